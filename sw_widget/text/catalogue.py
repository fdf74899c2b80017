"""Messages of one language, read from its .ftl files when they are first needed.

Fluent and its parser are imported inside the functions: a game that is only played needs no sentences.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

FALLBACK = "en"

# Where a language alone leaves open how lists and numbers look: ours is British English ("A, B or C").
LOCALES = {"en": "en_GB"}

# Finished sentences, kept by id, language and parameters; emptied when somebody registers a name.
finished: dict[tuple[object, ...], str] = {}


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, each a folder of .ftl files."""
    return tuple(
        sorted(
            folder.name
            for folder in files(__package__).iterdir()
            if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
        )
    )


def locale(language: str) -> str:
    return LOCALES.get(language, language)


class Catalogue:
    """All messages of a language, with the variables that each of them uses."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle
        from fluent.syntax import FluentParser
        from fluent.syntax import ast as ftl

        self.language = language
        self._bundle = FluentBundle([locale(language).replace("_", "-")], use_isolating=False)
        self._messages: dict[str, Any] = {}
        self._terms: dict[str, Any] = {}
        parser = FluentParser(with_spans=False)
        folder = files(__package__).joinpath(language)
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if not file.name.endswith(".ftl"):
                continue
            resource = parser.parse(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                # Fluent itself skips what it cannot read and keeps the first of two equal ids.
                # Both are mistakes in a file of ours, so they are told at once.
                if isinstance(entry, ftl.Junk):
                    raise ValueError(f"{language}/{file.name}: cannot read {entry.content.strip()[:60]!r}")
                if isinstance(entry, ftl.Message | ftl.Term):
                    known = self._messages if isinstance(entry, ftl.Message) else self._terms
                    if entry.id.name in known:
                        raise ValueError(f"{language}/{file.name}: {entry.id.name!r} is there twice")
                    known[entry.id.name] = entry
            self._bundle.add_resource(resource)

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._messages

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def attributes(self, message_id: str) -> tuple[str, ...]:
        return tuple(attribute.id.name for attribute in self._messages[message_id].attributes)

    def variables(self, message_id: str) -> frozenset[str]:
        """The variables of a message's own sentence, and of the messages it refers to."""
        return frozenset(self._variables(self._messages[message_id].value))

    def _variables(self, node: Any) -> Iterator[str]:
        if isinstance(node, list):
            for child in node:
                yield from self._variables(child)
            return
        kind = type(node).__name__
        if kind == "VariableReference":
            yield node.id.name
        elif kind == "MessageReference":
            yield from self._variables(self._messages[node.id.name].value)
        elif hasattr(node, "__dict__"):
            for child in vars(node).values():
                yield from self._variables(child)

    def format(self, message_id: str, values: Mapping[str, object], form: str | None = None) -> str:
        message = self._bundle.get_message(message_id)
        pattern = message.value if form is None else message.attributes[form]
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise ValueError(f"the message {message_id!r} ({self.language}) cannot be written: {errors[0]}")
        return str(text)


@cache
def _load(language: str) -> Catalogue:
    return Catalogue(language)


def catalogue(language: str) -> Catalogue:
    if language not in languages():
        raise ValueError(f"unknown language {language!r}; known are: {', '.join(languages())}")
    return _load(language)


@lru_cache(maxsize=8192)
def holder(message_id: str, language: str) -> Catalogue | None:
    """The catalogue that has the message: that of the language, else the English one."""
    own = catalogue(language)
    if message_id in own:
        return own
    english = catalogue(FALLBACK)
    return english if message_id in english else None


def has(message_id: str) -> bool:
    """Whether there is a message of that id."""
    return message_id in catalogue(FALLBACK)
