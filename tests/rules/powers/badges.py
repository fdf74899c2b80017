"""Shared by the tests of the powers: combos on offer, a player who does nothing, and the way of a badge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

BASE = ("base",)
STOP = act("stop")
END = act("end_turn")


def idle(by: int) -> tuple[Json, Json]:
    """A whole turn of a player whose tokens all stand alone and stay where they are."""
    return act("stop", by=by), END


def on_offer(*combos: str, **more: Any) -> Json:
    """The keys of a scenario that lay out these combos, and nothing else to draw: ``"orcs hill"``."""
    column = [dict(zip(("race", "power"), combo.split(), strict=True), coins=0) for combo in combos]
    return {"column": column, "race_stack": [], "power_stack": [], **more}


def check_badge_value(race: str, power: str, tokens: int, left: int, packs: Sequence[str] = BASE) -> None:
    """Who picks this combo takes so many tokens in hand, and so many stay in the tray."""
    filler = "elves" if race != "elves" else "giants"
    other = "commando" if power != "commando" else "mounted"
    check(
        position(
            VALLEY,
            [player(), player()],
            turn=1,
            packs=packs,
            **on_offer(f"{race} {power}", f"{filler} {other}"),
        ),
        act("pick", slot=0),
        expect(hand=[tokens, 0], tray={race: left}),
    )


def _decline_and_pick(power: str, packs: Sequence[str]) -> tuple[Json, list[Json], Json]:
    """Ann's race declines and Ben picks, while a banner waits for a badge; what lies next to Ann's pick."""
    first, second = [name for name in ("commando", "mounted", "wealthy") if name != power][:2]
    scenario = position(
        VALLEY,
        [player("orcs", power), player()],
        {"b": at(0, "orcs")},
        packs=packs,
        **on_offer(f"humans {first}", f"giants {second}", race_stack=["wizards"]),
    )
    steps = [act("decline"), act("pick", slot=0, by=1), STOP, END]
    return scenario, steps, {"race": "giants", "power": second, "coins": 0}


def check_badge_is_discarded(power: str, packs: Sequence[str] = BASE) -> None:
    """The badge of a race in decline is drawn again once the stack of badges is empty."""
    scenario, steps, below = _decline_and_pick(power, packs)
    again = {"race": "wizards", "power": power, "coins": 0}
    check(
        scenario,
        *steps,
        expect(to_act={"player": 0, "phase": "pick"}, column=[below, again], can={"pick": [0, 1]}),
    )


def check_badge_is_kept(power: str, packs: Sequence[str] = BASE) -> None:
    """The badge stays with the race in decline, so that the banner that waits finds none."""
    scenario, steps, below = _decline_and_pick(power, packs)
    check(scenario, *steps, expect(to_act={"player": 0, "phase": "pick"}, column=[below], can={"pick": [0]}))


def check_kept_badge_leaves_with_its_race(power: str, packs: Sequence[str] = BASE) -> None:
    """When the last declined token falls, banner and kept badge come back, here as one new combo."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 3), player(declined=[("orcs", power)])],
            {"c": at(0, "humans"), "b": at(1, "orcs")},
            packs=packs,
            **on_offer("giants commando"),
        ),
        act("conquer", "b"),
        STOP,
        END,
        act("pick", slot=0, by=1),
        expect(tray={"orcs": 10}, column=[{"race": "orcs", "power": power, "coins": 0}]),
    )
