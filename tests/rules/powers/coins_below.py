"""Shared by the tests of powers of Underground that pay at scoring: what Ann's race earns, by itself, lent by
Stonehedge, copied, on the last turn, and how that is told.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from sw_widget import Game
from tests.rules.powers.badges import END, STOP, idle, on_offer
from tests.rules.support import Json, act, check, expect, player, position

PACKS = ("base", "underground")
PLAIN = "commando"
"""A power that brings no coin."""


def scene(on: Json, regions: Json, power: str, race: str = "ratmen", **more: Any) -> Json:
    """Ann at the start of a turn, with nothing in hand; Ben has Giants."""
    ann = player(race, power, more.pop("hand", 0), declined=more.pop("declined", []))
    packs = more.pop("packs", PACKS)
    return position(on, [ann, player("giants", "pillaging")], regions, packs, **more)


def check_paid(on: Json, regions: Json, power: str, race: str = "ratmen", **more: Any) -> None:
    """Ann ends her turn where she stands; `lines` are those of her score. Own Ghouls stop first."""
    lines = more.pop("lines")
    told = {"player": 0, "total": sum(lines.values()), "lines": lines}
    ghouls = [STOP] if "ghouls" in more.get("declined", ()) else []
    check(scene(on, regions, power, race, **more), *ghouls, *idle(0), expect(score=told))


def _own(regions: Json) -> list[str]:
    return [region for region, held in regions.items() if held.get("player") == 0]


def _lines(regions: Json, power: str, coins: int) -> Json:
    return {"regions": len(_own(regions)), **({power: coins} if coins else {})}


def check_lent(on: Json, regions: Json, power: str, coins: int) -> None:
    """Stonehedge, in the first of Ann's regions, lends the power: it pays, and not any more in decline."""
    lent = deepcopy(regions)
    first = lent[_own(regions)[0]]
    first["markers"] = {**first.get("markers", {}), "stonehedge": 1}
    check_paid(on, lent, PLAIN, stonehedge=power, lines=_lines(regions, power, coins))
    check(
        scene(on, lent, PLAIN, stonehedge=power),
        act("decline"),
        expect(score={"player": 0, "lines": {"declined": len(_own(regions))}}),
    )


def check_copied(on: Json, regions: Json, power: str, coins: int) -> None:
    """A Copycat race is paid while it copies the power, and in the next turn only if it copies it again."""
    scenario = scene(
        on, regions, "copycat", packs=(*PACKS, "spiders_web"), **on_offer(f"elves {power}", "orcs hill")
    )
    check(
        scenario,
        act("use", trait="copycat", slot=0),
        *idle(0),
        expect(score={"player": 0, "lines": _lines(regions, power, coins)}),
        *idle(1),
        *idle(0),
        expect(score={"player": 0, "lines": {"regions": len(_own(regions))}}),
    )


def check_last_turn(on: Json, regions: Json, power: str, coins: int) -> None:
    """What the last turn brings counts in the end."""
    mine = 5 + len(_own(regions)) + coins
    check(
        scene(on, regions, power, turn=10, turns=10),
        *idle(0),
        *idle(1),
        expect(over=True, coins=[mine, 5 + sum(held.get("player") == 1 for held in regions.values())]),
    )


def check_told(on: Json, regions: Json, power: str, coins: int, where: str, race: str = "ratmen") -> None:
    """The line of the score: its amount, the regions that pay one by one, and where the rule stands."""
    game = Game.from_scenario({"format": "sw-scenario/1", **scene(on, regions, power, race)})
    game.play("stop")
    game.play("redeploy", tokens={region: regions[region]["tokens"] for region in _own(regions)})
    (line,) = (line for line in game.score_preview().lines if line.rule == power)
    assert (line.amount, line.reference) == (coins, f"German compendium, {power.capitalize()}")
    assert line.sentence.startswith(f"{power.capitalize()}: ") and str(coins) in line.sentence
    assert sorted(line.regions) == sorted(where)


def check_declines_without_it(on: Json, regions: Json, power: str) -> None:
    """On the turn of the decline, and later, the regions alone pay."""
    check(
        scene(on, regions, power, **on_offer("elves forest", "orcs hill")),
        act("decline"),
        expect(score={"player": 0, "lines": {"declined": len(_own(regions))}}),
        *idle(1),
        act("pick", slot=0),
        STOP,
        END,
        expect(score={"player": 0, "lines": {"declined": len(_own(regions))}}),
    )
