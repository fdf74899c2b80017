"""Racketeering: coins for what others pass over in the column, and a free combo after the decline."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

SIX = ("elves hill", "orcs forest", "giants swamp", "humans mounted", "wizards heroic", "dwarves merchant")


def column(*coins: int) -> list[Json]:
    """What the first combos of the six carry, one number for each."""
    ids = [combo.split() for combo in SIX]
    return [
        {"race": race, "power": power, "coins": count}
        for (race, power), count in zip(ids, coins, strict=False)
    ]


def gang(ann: Json | None = None, ben: Json | None = None, **more: Any) -> Json:
    """Ann's Racketeering Ratmen in b, and a column of six combos; Ben has no race."""
    ann = ann or player("ratmen", "racketeering")
    active = ann["active"]
    regions = {} if active is None else {"b": at(0, active["race"])}
    regions |= more.pop("regions", {})
    offer = on_offer(*more.pop("combos", SIX))
    packs = (*PACKS, *more.pop("packs", ()))
    return position(VALLEY, [ann, ben or player()], regions, packs, **{**offer, **more})


def rival() -> dict[str, Any]:
    """Ben has a race, whose only token stands in h."""
    return {"ben": player("trolls", "underworld"), "regions": {"h": at(1, "trolls")}}


def test_badge_brings_five_tokens() -> None:
    """Badge: 8 + 5 Ratmen."""
    check_badge_value("ratmen", "racketeering", 13, 0, PACKS)


@pytest.mark.parametrize("slot", [0, 1, 3, 5])
def test_a_coin_for_each_combo_that_another_passes_over(slot: int) -> None:
    """R169: from the bank; Ben pays as ever, and his coins lie on the combos."""
    check(
        gang(current=1),
        act("pick", slot=slot),
        expect(coins=[5 + slot, 5 - slot], column=column(*[1] * slot)),
    )


def test_each_player_and_each_pick() -> None:
    """German compendium, Racketeering: whenever another player picks a race."""
    scenario = gang(current=1)
    scenario["players"].append(player())
    check(
        scenario,
        act("pick", slot=2),
        expect(coins=[7, 3, 5]),
        STOP,
        END,
        act("pick", slot=3, by=2),
        expect(coins=[10, 3, 2]),
    )


def test_what_he_pays_does_not_matter() -> None:
    """R106, R169: four coins for two combos, one of them Cursed, and two coins for Ann."""
    check(
        gang(current=1, combos=("elves hill", "orcs cursed", "giants swamp"), packs=("cursed",)),
        act("pick", slot=2),
        expect(coins=[7, 1]),
    )


def test_a_pick_that_is_refused_brings_nothing() -> None:
    """R060: Ben cannot afford it."""
    check(
        gang(current=1, ben=player(coins=1)),
        act("pick", slot=2, error="cannot_afford"),
        expect(coins=[5, 1]),
        act("pick", slot=1),
        expect(coins=[6, 0]),
    )


def test_the_own_pick_brings_nothing() -> None:
    """German compendium, Racketeering: another player's; the badge itself is paid for as ever."""
    check(
        gang(player(), combos=("elves hill", "orcs forest", "ratmen racketeering")),
        act("pick", slot=2),
        expect(coins=[3, 5], hand=[13, 0]),
    )


def test_after_the_decline_others_pass_over_in_vain() -> None:
    """Rulebook, In decline: the badge is given up with the decline."""
    check(gang(), act("decline"), expect(coins=[6, 5]), act("pick", slot=3, by=1), expect(coins=[6, 2]))


def test_the_next_combo_is_free() -> None:
    """R170, R243: even the sixth; no coin is laid on the others."""
    check(
        gang(**rival()),
        act("decline"),
        *idle(1),
        expect(coins=[6, 6], can={"pick": [0, 1, 2, 3, 4, 5]}),
        act("pick", slot=5, by=0),
        expect(coins=[6, 6], hand=[3 + 2, 0], column=column(0, 0, 0, 0, 0)),
    )


def test_coins_on_the_free_combo_are_taken() -> None:
    """R059, R170: what lies on it comes with it, also to a player without a coin."""
    scenario = gang(player(coins=0, free_pick=True))
    scenario["column"][4]["coins"] = 2
    check(scenario, act("pick", slot=4), expect(coins=[2, 5]))


def test_a_curse_costs_nothing_either() -> None:
    """R170: free, wherever it lies."""
    check(
        gang(
            player(free_pick=True),
            combos=("elves hill", "orcs cursed", "giants swamp"),
            packs=("cursed",),
        ),
        act("pick", slot=2),
        expect(coins=[5, 5], column=[{"race": "elves", "power": "hill", "coins": 0}]),
    )


def test_only_the_next_one_is_free() -> None:
    """German compendium, Racketeering: the race after that is paid for."""
    scenario = gang(player(coins=1, free_pick=True), **rival())
    check(
        scenario,
        act("pick", slot=2),
        STOP,
        END,
        *idle(1),
        act("decline", by=0),
        *idle(1),
        expect(coins=[1, 7], can={"pick": [0, 1]}),
        act("pick", slot=2, by=0, error="cannot_afford"),
        act("pick", slot=1, by=0),
        expect(coins=[0, 7]),
    )


def test_the_decline_of_another_badge_frees_nothing() -> None:
    """German compendium, Racketeering: the Racketeering race, and no other of its player."""
    check(
        gang(player("ratmen", "seafaring", coins=0), **rival()),
        act("decline"),
        *idle(1),
        expect(coins=[1, 6], can={"pick": [0, 1]}),
    )


def test_a_decline_without_a_region_counts() -> None:
    """R249."""
    check(
        gang(
            player("ratmen", "racketeering", first_turn=False),
            **{**rival(), "regions": {"b": None, "h": at(1, "trolls")}},
        ),
        act("decline"),
        *idle(1),
        act("pick", slot=3, by=0),
        expect(coins=[5, 6], column=column(0, 0, 0)),
    )


def test_homunculi_that_are_passed_over_grow() -> None:
    """R243: though no coin is laid there."""
    check(
        gang(
            player(free_pick=True),
            combos=("homunculi hill", "elves forest", "orcs swamp"),
            packs=("be_not_afraid",),
        ),
        act("pick", slot=1),
        expect(coins=[5, 5], column=[{"race": "homunculi", "power": "hill", "coins": 0, "tokens": 1}]),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("racketeering", PACKS)
