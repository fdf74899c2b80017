"""Names of races, powers, markers and the rest, and what each of them does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from sw_widget.text.catalogue import FALLBACK, catalogue, finished, holder

T = TypeVar("T")

KINDS = ("race", "power", "marker", "terrain", "symbol", "link", "pack", "role", "variant", "phase", "action")

# The names of these stand inside a sentence without a capital letter, where the language allows it.
_COMMON_NOUNS = ("marker", "terrain", "symbol", "phase", "action")

# What users gave to their own races and powers: language -> form -> text; the form "" is the name itself.
_own_names: dict[tuple[str, str], dict[str, dict[str, str]]] = {}
_own_abilities: dict[tuple[str, str], dict[str, str]] = {}
own_references: dict[str, dict[str, str]] = {}


def name(kind: str, id: str, language: str = FALLBACK, *, form: str | None = None) -> str:
    """The name of a race, power, marker, terrain, symbol, pack, variant, phase or action.

    An id nobody gave a name to is made readable: "my_race" becomes "My race". A `form` is another shape
    of the same name, as the messages list them: "one" gives "Elf" for the Elves. A name that lacks the
    form is given as it is.
    """
    _check_kind(kind)
    own = _own_names.get((kind, id))
    if own is not None:
        catalogue(language)  # an unknown language is an error here too
        forms = _in_language(own, language)
        return forms.get(form or "", forms[""])
    message_id = f"{kind}-{id}"
    found = holder(message_id, language)
    if found is None:
        return _readable(id, small=form is not None and kind in _COMMON_NOUNS)
    if kind == "phase":
        form = form or "name"  # the message itself is the sentence that says what can be done in it
    if form is not None and form in found.attributes(message_id):
        return found.format(message_id, {}, form)
    return found.format(message_id, {})


def ability(kind: str, id: str, language: str = FALLBACK) -> str:
    """One sentence on what a race, power, marker, terrain, symbol or variant does."""
    _check_kind(kind)
    own = _own_abilities.get((kind, id))
    if own is not None:
        catalogue(language)
        return _in_language(own, language)
    message_id = f"variant-{id}-text" if kind == "variant" else f"ability-{kind}-{id}"
    found = holder(message_id, language)
    if found is not None:
        return found.format(message_id, {})
    nothing = holder("ability-none", language)
    assert nothing is not None
    return nothing.format("ability-none", {"name": name(kind, id, language)})


def detail(kind: str, id: str, language: str = FALLBACK) -> str:
    """What `ability` leaves out of a race or power: limits, exceptions, decline. Where nobody wrote that
    down, as for races of one's own, it is the ability itself.
    """
    _check_kind(kind)
    message_id = f"detail-{kind}-{id}"
    found = holder(message_id, language)
    return ability(kind, id, language) if found is None else found.format(message_id, {})


def register_names(
    kind: str,
    id: str,
    names: Mapping[str, str | Mapping[str, str]],
    *,
    ability: Mapping[str, str] | None = None,
    reference: Mapping[str, str] | None = None,
    place: Mapping[str, str] | None = None,
) -> None:
    """Give a race, power or marker of your own its name, and say what it does, in one language or more.

    `names` maps a language to the name, or to its forms: `{"en": {"name": "Gnolls", "one": "Gnoll"}}`.
    `reference` says where its rule stands, if not in a house rule; `place` is the older name of that.
    Registering again replaces what was there.
    """
    reference = reference or place
    _check_kind(kind)
    if holder(f"{kind}-{id}", FALLBACK) is not None:
        raise ValueError(f"the {kind} {id!r} has a name already: {name(kind, id)}; choose another id")
    if not names:
        raise ValueError(f"the {kind} {id!r} needs a name in one language at least")
    own: dict[str, dict[str, str]] = {}
    for language, given in names.items():
        forms: Mapping[str, object] = given if isinstance(given, Mapping) else {"name": given}
        if "name" not in forms:
            raise ValueError(f"the {kind} {id!r} has forms but no name in {language!r}")
        own[language] = {
            ("" if form == "name" else form): _checked(text, kind, id) for form, text in forms.items()
        }
    for texts in (ability, reference):
        for text in (texts or {}).values():
            _checked(text, kind, id)
    _own_names[kind, id] = own
    _own_abilities.pop((kind, id), None)
    if ability:
        _own_abilities[kind, id] = dict(ability)
    own_references.pop(id, None)
    if reference:
        own_references[id] = dict(reference)
    finished.clear()


def _check_kind(kind: str) -> None:
    if kind not in KINDS:
        raise ValueError(f"unknown kind of name {kind!r}; known are: {', '.join(KINDS)}")


def _checked(text: object, kind: str, id: str) -> str:
    if not isinstance(text, str) or not text.strip():
        raise ValueError(f"names and sentences of the {kind} {id!r} must be texts, not {text!r}")
    return text


def _in_language(texts: Mapping[str, T], language: str) -> T:
    for wanted in (language, FALLBACK):
        if wanted in texts:
            return texts[wanted]
    return next(iter(texts.values()))


def _readable(id: str, *, small: bool) -> str:
    words = " ".join(str(id).replace("_", " ").split())
    if small or not words:
        return words
    return words[0].upper() + words[1:]
