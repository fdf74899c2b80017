"""Sentences by id: parameters are put in, names and lists in the way of the language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from sw_widget.text.catalogue import FALLBACK, Catalogue, catalogue, finished, holder, locale
from sw_widget.text.names import KINDS, name

# Texts come from users (names of regions and players, or rubbish in a bad action): a sentence stays short.
_LONGEST = 200
# Beyond this a number is rubbish as well, and is shown as a text.
_LARGEST = 10**12
_MOST_SENTENCES = 50_000

# A plain list stands for alternatives in sentences that begin so, and elsewhere for all together.
_OF_ALTERNATIVES = ("not-", "help-", "refuse-")

# Parameters whose plain value is an id or a slot of the column, and what it is an id of.
_PLAIN_IDS = {"phase": "phase", "action": "action"}
_SLOTS = ("slot", "slots")
# $combo in a sentence is the name of what $power and $race are together.
_COMBO = ("power", "race")


@dataclass(frozen=True, init=False)
class _Several:
    items: tuple[object, ...]
    limit: int | None

    def __init__(self, items: Iterable[object], limit: int | None = None) -> None:
        object.__setattr__(self, "items", tuple(items))
        object.__setattr__(self, "limit", limit)


class OneOf(_Several):
    """Alternatives: "A, B or C". With a `limit`, "A, B or 3 others"."""


class AllOf(_Several):
    """All together: "A, B and C". With a `limit`, "A, B and 3 others"."""


class _Plan(NamedTuple):
    """How a message is filled: which catalogue has it, which parameters it needs, which variables it has."""

    catalogue: Catalogue
    needed: tuple[str, ...]
    variables: tuple[tuple[str, str, str], ...]  # variable, parameter, form of the name


@lru_cache(maxsize=8192)
def _plan(id: str, language: str) -> _Plan:
    found = holder(id, language)
    if found is None:
        raise KeyError(f"there is no sentence with the id {id!r}")
    variables = []
    for variable in sorted(found.variables(id)):
        # "race_one" asks for the form "one" of the parameter "race"; parameters have no underscore
        parameter, _, form = variable.partition("_")
        variables.append((variable, parameter, form))
    needed = {
        each for _, parameter, _ in variables for each in (_COMBO if parameter == "combo" else (parameter,))
    }
    return _Plan(found, tuple(sorted(needed)), tuple(variables))


def parameters(id: str, language: str = FALLBACK) -> frozenset[str]:
    """The parameters that a sentence needs."""
    return frozenset(_plan(id, language).needed)


def sentence(id: str, params: Mapping[str, object] | None = None, language: str = FALLBACK) -> str:
    """The sentence of that id with its parameters put in.

    A parameter is a number, a text, a pair such as `("race", "elves")` that is replaced by its name, or
    several of these as `OneOf` or `AllOf`; a plain list is one or the other, as the sentence asks. What the
    sentence does not need is ignored; what it needs and is not given is an error.
    """
    plan = _plan(id, language)
    given: Mapping[str, object] = params if params is not None else {}
    used: dict[str, object] = {}
    for parameter in plan.needed:
        if parameter not in given:
            raise ValueError(f"the sentence {id!r} needs the parameter {parameter!r}")
        value = given[parameter]
        if isinstance(value, list):
            value = (OneOf if id.startswith(_OF_ALTERNATIVES) else AllOf)(value)
        used[parameter] = value
    key = (id, language, *used.values())
    try:
        return finished[key]
    except KeyError:
        keep = True
    except TypeError:
        keep = False  # something that cannot be a key: rubbish out of a bad action
    values = {
        variable: _together(used["power"], used["race"], plan.catalogue.language)
        if parameter == "combo"
        else _shown(used[parameter], parameter, form, plan.catalogue.language)
        for variable, parameter, form in plan.variables
    }
    text = plan.catalogue.format(id, values)
    if keep:
        if len(finished) >= _MOST_SENTENCES:
            finished.clear()
        finished[key] = text
    return text


def combo(power: str | None, race: str, language: str = FALLBACK) -> str:
    """A race with its power by name: "Merchant Giants", "Were-Giants"; the race alone where it has none."""
    if power is None:
        return name("race", race, language)
    return _together(("power", power), ("race", race), language)


def words(family: str, language: str = FALLBACK) -> dict[str, str]:
    """All messages of a family that say something by themselves, by the rest of their id."""
    head = f"{family}-"
    return {
        id.removeprefix(head): sentence(id, {}, language) for id in catalogue(FALLBACK) if id.startswith(head)
    }


def _shown(value: object, parameter: str, form: str, language: str) -> str | int:
    if isinstance(value, _Several):
        if form == "count":
            return len(value.items)
        return _joined(value, parameter, form, language)
    if isinstance(value, tuple) and len(value) == 2 and value[0] in KINDS:
        return name(str(value[0]), str(value[1]), language, form=form or None)
    if isinstance(value, int) and not isinstance(value, bool):
        if form and parameter in _SLOTS:
            column = holder("slot", language)
            assert column is not None
            return column.format("slot", {"n": value}, form)
        return value if abs(value) < _LARGEST else _large(value)
    if parameter in _PLAIN_IDS:
        return name(_PLAIN_IDS[parameter], _text(value), language, form=form or None)
    return _text(value)


def _together(power: object, race: object, language: str) -> str:
    """Power and race as one name. A power that ends with a hyphen is written together with the race."""
    names = {"power": _shown(power, "power", "", language), "race": _shown(race, "race", "", language)}
    hyphen = str(names["power"]).endswith("-")
    return sentence("combo-joined" if hyphen else "combo", names, language)


def _joined(several: _Several, parameter: str, form: str, language: str) -> str:
    from babel.lists import format_list

    shown = several.items
    if several.limit is not None and len(shown) > several.limit:
        shown = shown[: several.limit]
    texts = [str(_shown(item, parameter, form, language)) for item in shown]
    if len(shown) < len(several.items):
        texts.append(sentence("list-others", {"n": len(several.items) - len(shown)}, language))
    style: Literal["or", "standard"] = "or" if isinstance(several, OneOf) else "standard"
    return format_list(texts, style, locale(language))


def _large(value: int) -> str:
    try:
        return _clipped(f"{value:,}")
    except ValueError:  # Python refuses to write out thousands of digits
        return "…"


def _text(value: object) -> str:
    try:
        return _clipped(str(value))
    except Exception:  # whatever a stranger put into an action must not break the sentence that refuses it
        return type(value).__name__


def _clipped(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
