"""Messages of one language, read from its .ftl files when they are first needed.

Fluent and its parser are imported inside the functions: a game that is only played needs no sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

FALLBACK = "en"

# Where a language alone leaves open how lists and numbers look: ours is British English ("A, B or C").
LOCALES = {"en": "en_GB"}

# An entry begins at the start of a line with its id, and goes on as long as lines are indented or empty.
_ENTRY = re.compile(r"^(?P<id>-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE | re.ASCII)
_REFERENCES = ("VariableReference", "MessageReference", "TermReference")

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
    """All messages of a language, with the variables that each of them uses.

    Its files are cut into entries at once, but an entry is parsed when it is first asked for: to parse all of
    them takes longer than all else that happens before a board is shown.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([locale(language).replace("_", "-")], use_isolating=False)
        self._texts: dict[str, str] = {}
        """Each entry as it is written; the id of a term has a hyphen before it."""
        self._entries: dict[str, Any] = {}
        self._plain: dict[tuple[str, str | None], str] = {}
        """What messages without values say, by id and form."""
        folder = files(__package__).joinpath(language)
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self._add(file.read_text(encoding="utf-8"), f"{language}/{file.name}")

    def _add(self, text: str, where: str) -> None:
        """The entries of a file. Fluent itself skips what it cannot read and keeps the first of two equal
        ids; both are mistakes in a file of ours.
        """
        for line in _ENTRY.sub("", text).splitlines():
            if line and not line.startswith("#"):
                raise ValueError(f"{where}: cannot read {line.strip()[:60]!r}")
        for entry in _ENTRY.finditer(text):
            if entry["id"] in self._texts:
                raise ValueError(f"{where}: {entry['id']!r} is there twice")
            self._texts[entry["id"]] = entry.group()

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._texts

    def __iter__(self) -> Iterator[str]:
        return (id for id in self._texts if not id.startswith("-"))

    def attributes(self, message_id: str) -> tuple[str, ...]:
        return tuple(attribute.id.name for attribute in self._parsed(message_id).attributes)

    def variables(self, message_id: str) -> frozenset[str]:
        """The variables of a message's own sentence, and of the messages it refers to."""
        return frozenset(self._variables(self._parsed(message_id).value))

    def _variables(self, value: Any) -> Iterator[str]:
        for kind, id in _named_in(value):
            if kind == "VariableReference":
                yield id
            elif kind == "MessageReference":
                yield from self._variables(self._parsed(id).value)

    def _parsed(self, id: str) -> Any:
        """An entry, made known to Fluent together with all that it refers to."""
        if id not in self._entries:
            from fluent.syntax import FluentParser
            from fluent.syntax import ast as ftl

            read = FluentParser(with_spans=False).parse(self._texts[id])
            if any(isinstance(entry, ftl.Junk) for entry in read.body):
                raise ValueError(f"{self.language}: cannot read {self._texts[id].strip()[:60]!r}")
            (self._entries[id],) = read.body
            self._bundle.add_resource(read)
            for kind, other in _named_in(read.body):
                full = f"-{other}" if kind == "TermReference" else other
                if kind != "VariableReference" and full in self._texts:
                    self._parsed(full)
        return self._entries[id]

    def format(self, message_id: str, values: Mapping[str, object], form: str | None = None) -> str:
        if values:
            return self._written(message_id, values, form)
        # Names, abilities and references are always the same, and asked for again and again.
        known = self._plain.get((message_id, form))
        if known is None:
            known = self._plain[message_id, form] = self._written(message_id, values, form)
        return known

    def _written(self, message_id: str, values: Mapping[str, object], form: str | None) -> str:
        self._parsed(message_id)
        message = self._bundle.get_message(message_id)
        pattern = message.value if form is None else message.attributes[form]
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise ValueError(f"the message {message_id!r} ({self.language}) cannot be written: {errors[0]}")
        return str(text)


def _named_in(node: Any) -> Iterator[tuple[str, str]]:
    """Kind and id of each reference in a part of a message."""
    if isinstance(node, list):
        for child in node:
            yield from _named_in(child)
    elif hasattr(node, "__dict__"):
        kind = type(node).__name__
        if kind in _REFERENCES:
            yield kind, node.id.name
        for child in vars(node).values():
            yield from _named_in(child)


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
