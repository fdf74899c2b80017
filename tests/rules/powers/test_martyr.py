"""Martyr: a coin from the bank whenever an opponent conquers a region of the race."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from tests.rules.powers.badges import (
    END,
    STOP,
    check_badge_is_discarded,
    check_badge_value,
    idle,
    on_offer,
)
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

PACKS = ("base", "underground")
ATTACK = act("conquer", "b", by=1)


def attacked(race: str = "ratmen", power: str = "martyr", hand: int = 4, **more: Any) -> Json:
    """Ben's turn: his Orcs in d stand beside Ann's b and c."""
    regions = {"b": at(0, race), "c": at(0, race), "d": at(1, "orcs")} | more.pop("regions", {})
    ann = more.pop("ann", None) or player(race, power)
    ben = player(*more.pop("ben", ("orcs", "hill")), hand)
    return position(VALLEY, [ann, ben], regions, more.pop("packs", PACKS), current=1, **more)


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen of 13."""
    check_badge_value("ratmen", "martyr", 12, 1, PACKS)


def test_a_coin_at_once_from_the_bank_for_each_region() -> None:
    """German compendium, Martyr: whenever one falls; the attacker pays nothing."""
    check(
        attacked(hand=6),
        ATTACK,
        expect(coins=[6, 5]),
        act("conquer", "c"),
        expect(coins=[7, 5]),
        STOP,
        END,
        expect(coins=[7, 5 + 3 + 2]),
    )


def test_it_brings_nothing_at_the_own_scoring() -> None:
    """German compendium, Martyr: regions that stand pay like any other."""
    check(
        position(VALLEY, [player("ratmen", "martyr"), player()], {"b": at(0, "ratmen")}, PACKS),
        *idle(0),
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_elves_who_lose_nobody_are_paid_as_well() -> None:
    """German compendium, Martyr: for the region, not for a token."""
    check(attacked("elves"), ATTACK, expect(coins=[6, 5]))


@pytest.mark.parametrize(("roll", "coins"), [(2, 6), (0, 5)])
def test_the_die_decides_a_final_attempt(roll: int, coins: int) -> None:
    """German compendium, Martyr: conquered, not attacked."""
    check(attacked(hand=1, dice=[roll]), act("attempt", "b", by=1), expect(coins=[coins, 5]))


def test_a_dragon_and_a_sorcerer_conquer_too() -> None:
    """German compendium, Martyr; rulebook, Dragon Master and Sorcerers: however it is taken."""
    dragon = attacked(ben=("orcs", "dragon_master"), hand=1)
    check(dragon, ATTACK | {"with": ["dragon"]}, expect(coins=[6, 5]))
    sorcerers = attacked(ben=("sorcerers", "hill"), hand=1, regions={"d": at(1, "sorcerers")})
    check(sorcerers, act("convert", "b", by=1), expect(coins=[6, 5]))


def test_an_attacker_who_is_paid_for_it_and_the_martyr() -> None:
    """Rules of the expansions, Ransacking: one coin goes to the attacker, one comes from the bank."""
    ransacked = attacked(ben=("orcs", "ransacking"), packs=("base", "cursed", "underground"))
    check(ransacked, ATTACK, expect(coins=[5, 6]))


def test_a_region_that_is_left_or_taken_by_own_ghouls_brings_nothing() -> None:
    """German compendium, Martyr: an opponent must conquer it."""
    regions = {"b": at(0, "ratmen", 2), "c": at(0, "ghouls", 5)}
    scenario = position(
        VALLEY, [player("ratmen", "martyr", 0, declined=["ghouls"]), player()], regions, PACKS
    )
    check(scenario, act("conquer", "b"), expect(coins=[5, 5], regions={"b": {"race": "ghouls"}}))
    check(scenario, STOP, act("abandon", "b"), expect(coins=[5, 5]))


def test_regions_of_the_other_own_race_bring_nothing() -> None:
    """R276: a power belongs to its race."""
    ann = player("ratmen", "martyr", declined=["ghouls"])
    check(attacked(ann=ann, regions={"b": at(0, "ghouls")}), ATTACK, expect(coins=[5, 5]))


def test_in_decline_it_pays_nothing() -> None:
    """Rulebook, Entering in decline: the badge is given up."""
    check(attacked(ann=player(declined=["ratmen"])), ATTACK, expect(coins=[5, 5]))
    check_badge_is_discarded("martyr", PACKS)


def test_lent_by_stonehedge() -> None:
    """German compendium, Stonehedge: while the place is held, and no longer in decline."""
    lent = {"c": at(0, "ratmen", stonehedge=1)}
    check(attacked(power="forest", stonehedge="martyr", regions=lent), ATTACK, expect(coins=[6, 5]))
    gone = attacked(power="forest", stonehedge="martyr", regions=lent, ann=player(declined=["ratmen"]))
    check(gone, ATTACK, expect(coins=[5, 5]))


def test_without_stonehedge_the_next_region_brings_no_coin() -> None:
    """German compendium, Stonehedge: its power goes to whoever conquers the place."""
    lent = {"b": at(0, "ratmen", stonehedge=1)}
    scenario = attacked(power="forest", stonehedge="martyr", regions=lent, hand=6)
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    game.play("conquer", region="b")
    before = game.to_scenario()["players"][0]["coins"]
    game.play("conquer", region="c")
    assert game.to_scenario()["players"][0]["coins"] == before


def test_copied_it_works_in_the_turns_of_others() -> None:
    """R155, and German compendium, Copycat: until the own next turn, or until somebody takes that combo."""
    scenario = position(
        VALLEY,
        [player("ratmen", "copycat"), player()],
        {"b": at(0, "ratmen"), "c": at(0, "ratmen")},
        (*PACKS, "spiders_web"),
        **on_offer("elves martyr", "trolls swamp"),
    )
    turn = (act("use", trait="copycat", slot=0), *idle(0))
    check(scenario, *turn, act("pick", slot=1, by=1), act("conquer", "b"), expect(coins=[8, 4]))
    check(scenario, *turn, act("pick", slot=0, by=1), act("conquer", "b"), expect(coins=[7, 5]))


def test_on_the_last_turn_it_still_pays() -> None:
    """German compendium, Martyr: Ann's turns are over, and the coin counts."""
    check(
        attacked(turn=10, turns=10, hand=3),
        ATTACK,
        STOP,
        END,
        expect(over=True, coins=[6, 5 + 2 + 1]),
    )


def test_it_is_told() -> None:
    """German compendium, Martyr: who is paid by whom, and for which region."""
    game = Game.from_scenario({"format": "sw-scenario/1", **attacked()})
    game.play("conquer", region="b")
    last = game.explain().events[-1]
    assert last.reference == "German compendium, Martyr"
    assert last.sentence == "The bank pays Player 1 1 coin for the loss of b."
