"""Custom races and powers, for the blank banner and the blank badge of the box.

from sw_widget.own import own_pack, own_power, own_race
from sw_widget.engine.conditions import terrain
from sw_widget.engine.effects import CoinPer, Discount

own_pack(
    "marsh_folk",
    races=[own_race("otters", 6, stands_in="ratmen", effects=[Discount(1, terrain("swamp"))], name="Otters")],
    powers=[own_power("lucky", 4, effects=[CoinPer(terrain("lake"))], name="Lucky")],
)
Game(players=["Ann", "Ben"], packs=["base", "marsh_folk"])
"""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget import packs, text
from sw_widget.engine.checks import Problem, as_int, as_name, as_text, shown
from sw_widget.engine.definitions import Marker, Pack, Power, Race
from sw_widget.engine.effects import Effect

MOST_ON_BANNER = 10
MOST_ON_BADGE = 5
LONGEST_NAME, LONGEST_ABILITY = 60, 1_000
# How English names end, for many and for one; the first that fits.
_PLURALS = [("ss", "ss"), ("us", "us"), ("men", "man"), ("ies", "y"), ("lves", "lf"), ("rves", "rf")]
_PLURALS += [("ches", "ch"), ("shes", "sh"), ("xes", "x"), ("s", "")]


def own_race(
    id: str,
    tokens: int,
    *,
    stands_in: str,
    effects: Sequence[Effect] = (),
    name: str | None = None,
    one: str | None = None,
    ability: str = "",
) -> Race:
    """A race of your own. A printed race lends its tokens and its banner leaves the game.

    `name` is what they are called, `one` what a single one of them is: "Mice" and "Mouse". Without it, the
    name loses its plural, as far as that is easy to guess.

    The rulebook's advice holds: at most 10 tokens on the banner, and the lender must have as many.
    """
    as_int(tokens, f"race {id}: tokens", 1, MOST_ON_BANNER)
    _check_new("race", id)
    lender = next((race for pack in _printed() for race in pack.races if race.id == stands_in), None)
    if lender is None:
        raise Problem(f"race {id}: stands_in", f"{stands_in!r} is no printed race")
    if lender.in_box < tokens:
        raise Problem(
            f"race {id}: stands_in", f"{stands_in!r} has {lender.in_box} tokens, {tokens} are needed"
        )
    race = Race(id, tokens, lender.in_box, _several(effects), stands_in)
    _name("race", id, name, ability, one)
    return race


def own_power(
    id: str, tokens: int, *, effects: Sequence[Effect] = (), name: str | None = None, ability: str = ""
) -> Power:
    """A special power of your own, with at most 5 tokens on its badge."""
    as_int(tokens, f"power {id}: tokens", 0, MOST_ON_BADGE)
    _check_new("power", id)
    power = Power(id, tokens, _several(effects))
    _name("power", id, name, ability)
    return power


def own_pack(
    id: str, *, races: Sequence[Race] = (), powers: Sequence[Power] = (), markers: Sequence[Marker] = ()
) -> Pack:
    """Put your races and powers into a pack that games can be played with by its id."""
    for kind, things in ((Race, races), (Power, powers), (Marker, markers)):
        for thing in things:
            if not isinstance(thing, kind):
                raise Problem(f"pack {id}", f"{shown(thing)} is no {kind.__name__.lower()} of your own")
    lenders = [race.stands_in for race in races]
    if len(set(lenders)) < len(lenders):
        raise Problem(f"pack {id}", "a printed race can lend its tokens to one race only")
    known = {marker.id for pack in _printed() for marker in pack.pieces} | {marker.id for marker in markers}
    owners: list[Race | Power] = [*races, *powers]
    for owner in owners:
        for effect in owner.effects:
            marker = getattr(effect, "marker", None)
            if marker is not None and getattr(effect, "has_marker", True) and marker not in known:
                raise Problem(
                    f"pack {id}: {owner.id}", f"{marker!r} is no marker; known: {', '.join(sorted(known))}"
                )
    pack = Pack(id, tuple(races), tuple(powers), tuple(markers))
    packs.register(pack)
    return pack


def _several(effects: Sequence[Effect]) -> tuple[Effect, ...]:
    """The effects as a tuple; a single effect counts as a list of one."""
    return (effects,) if isinstance(effects, Effect) else tuple(effects)


def _printed() -> list[Pack]:
    return [packs.get(id) for id in packs.printed()]


def _check_new(kind: str, id: str) -> None:
    as_name(id, kind, LONGEST_NAME)
    taken = {item.id for pack in _printed() for item in (pack.races if kind == "race" else pack.powers)}
    if id in taken:
        raise Problem(f"{kind} {id}", f"there is a printed {kind} of that id already")


def _name(kind: str, id: str, name: str | None, ability: str, one: str | None = None) -> None:
    readable = id.replace("_", " ").capitalize()
    # A name that somebody registered, perhaps in several languages, is left alone.
    if name is not None or ability or one is not None or text.name(kind, id) == readable:
        shown = readable if name is None else as_name(name, f"{kind} {id}: name", LONGEST_NAME)
        as_text(ability, f"{kind} {id}: ability", LONGEST_ABILITY)
        single = _one_of(shown) if one is None else as_name(one, f"{kind} {id}: one", LONGEST_NAME)
        forms = {"name": shown, "one": single} if kind == "race" else shown
        text.register_names(kind, id, {"en": forms}, ability={"en": ability} if ability else None)


def _one_of(name: str) -> str:
    """A single one of them, guessed from the name of all: an Otter of the Otters, a Wolf of the Wolves."""
    for plural, singular in _PLURALS:
        if name.endswith(plural):
            return name[: len(name) - len(plural)] + singular
    return name
