"""Effects and their conditions in words, from their declarations: for the pages of races and powers."""

from __future__ import annotations

import inspect
import re
from dataclasses import MISSING, fields

from sw_widget import text
from sw_widget.engine import conditions, occasions
from sw_widget.engine.effects import Effect
from sw_widget.engine.map.terrain import LAND

SHARED = "sw_widget.engine.effects"


def declared(effect: Effect) -> str:
    """The effect as somebody would write it: `Discount(1, near_own("mountain"))`."""
    return f"{type(effect).__name__}({', '.join(_arguments(effect))})"


def module(effect: Effect) -> str:
    """Where the effect is imported from: with those that several share, or beside the race or power that has
    it."""
    found = type(effect).__module__
    return SHARED if found.startswith(f"{SHARED}.") else found


def modules(effect: Effect) -> list[str]:
    """Where all is imported from that `declared` names, but for the conditions that everybody shares."""
    used = (getattr(effect, field.name) for field in fields(effect))
    where = [value for value in used if isinstance(value, conditions.Condition)]
    return list(dict.fromkeys((module(effect), *(type(each).__module__ for each in where if _own(each)))))


def _own(where: conditions.Condition) -> bool:
    """Whether a condition stands beside the race or power that has it."""
    return type(where).__module__ not in (conditions.__name__, occasions.__name__)


def _arguments(effect: Effect) -> list[str]:
    out: list[str] = []
    left_out = False
    for field in fields(effect):
        value = getattr(effect, field.name)
        if value == field.default:
            left_out = True
            continue
        in_its_place = not left_out and field.name in ("where", "when")
        name = "" if field.default is MISSING or in_its_place else f"{field.name}="
        out.append(name + _argument(value))
    return [part.replace("'", '"') for part in out]


def _argument(value: object) -> str:
    return _condition(value) if isinstance(value, conditions.Condition) else repr(value)


def _condition(where: conditions.Condition) -> str:
    match where:
        case conditions.Either(one, other):
            return f"{_condition(one)} | {_condition(other)}"
        case conditions.Not(other):
            inside = _condition(other)
            return f"~({inside})" if isinstance(other, conditions.Either) else f"~{inside}"
    name = type(where).__name__
    values = [getattr(where, field.name) for field in fields(where)]  # type: ignore[arg-type]
    if _own(where):
        return f"{name}({', '.join(map(_argument, values))})"
    # Each is written as its class is called: NearOwn("hill") is near_own("hill"), Coastal() is coastal.
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
    arguments = [repr(each) for value in values for each in (value if isinstance(value, tuple) else (value,))]
    return f"{name}({', '.join(arguments)})" if values else name


def meaning(effect: Effect | conditions.Condition) -> str:
    """What an effect or condition of this kind does, in the words of the engine itself."""
    return " ".join(inspect.getdoc(type(effect)).split("\n\n")[0].split())  # type: ignore[union-attr]


def numbers(effect: Effect) -> list[str]:
    """What this one says beyond its kind: amounts, where, which marker."""
    said = []
    for field in fields(effect):
        value = getattr(effect, field.name)
        if isinstance(value, conditions.Condition):
            when = field.name == "when" or isinstance(value, occasions.Occasion)
            said.append(f"{'when' if when else 'where'}: {where(value, when=when)}")
        elif field.name == "marker":
            said.append(f"marker: {text.name('marker', value)}")
        elif isinstance(value, bool):
            said += [field.name.replace("_", " ")] if value else []
        else:
            said.append(f"{field.name}: {value}")
    return said


def where(condition: conditions.Condition, *, when: bool = False) -> str:
    match condition:
        case conditions.Terrain(ids) if set(ids) == set(LAND):
            return "any land"
        case conditions.Terrain(ids):
            return " or ".join(text.name("terrain", id) for id in ids)
        case conditions.Symbol(ids):
            return " or ".join(f"a region with {text.name('symbol', id)}" for id in ids)
        case conditions.NearOwn(id):
            return f"next to a {text.name('terrain', id)} that the race holds"
        case conditions.Coastal():
            return "land on a coast"
        case conditions.Water():
            return "seas and lakes"
        case conditions.InDecline():
            return "regions of races in decline and of Lost Tribes"
        case conditions.Either(one, other):
            return f"{where(one)}, or {where(other)}"
        case conditions.Not(other):
            return f"not {where(other)}"
        case occasions.AtMost(regions):
            return f"while the race holds {regions} regions or fewer"
        case conditions.Everywhere():
            return "always" if when else "everywhere"
    return meaning(condition).rstrip(".").lower()
