"""Copycat: the power of a combo on offer, until the next own turn or until somebody takes that combo."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import COAST, VALLEY, Json, act, at, check, expect, player, position

PACKS = ("base", "spiders_web")
GIANTS = player("giants", "pillaging")


def copy(slot: int, **more: Any) -> Json:
    """Put the Copycat marker on a combo."""
    return act("use", trait="copycat", slot=slot, **more)


def market(*powers: str, hand: int = 0, ben: Json | None = None, **more: Any) -> Json:
    """Ann's Copycat Ratmen in b and c, Ben's Giants in g and h; on offer are races with these powers."""
    races = ("elves", "trolls", "humans", "orcs", "dwarves", "wizards")
    combos = [f"{race} {power}" for race, power in zip(races, powers, strict=False)]
    regions = {"b": at(0, "ratmen"), "c": at(0, "ratmen")}
    if ben is None:
        ben = GIANTS
        regions |= {"g": at(1, "giants"), "h": at(1, "giants")}
    regions |= more.pop("regions", {})
    players = [player("ratmen", "copycat", hand), ben]
    return position(VALLEY, players, regions, PACKS, **on_offer(*combos, **more))


def test_badge_brings_three_tokens() -> None:
    """Badge: 8 + 3 Ratmen."""
    check_badge_value("ratmen", "copycat", 11, 2, PACKS)


@pytest.mark.parametrize(("power", "coins"), [("merchant", 2), ("forest", 1), ("alchemist", 2), ("swamp", 0)])
def test_its_coins_come_in_its_own_line(power: str, coins: int) -> None:
    """German compendium, Copycat: the active race profits from the power that was chosen."""
    lines = {"regions": 2, power: coins} if coins else {"regions": 2}
    check(
        market("hill", power),
        copy(1),
        *idle(0),
        expect(score={"player": 0, "total": 2 + coins, "lines": lines}),
    )


def test_nothing_comes_by_itself() -> None:
    """German compendium, Copycat: it is a choice of each turn; without it the race has no power."""
    check(market("merchant"), *idle(0), expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}))


def test_neither_tokens_nor_coins_come_along() -> None:
    """German compendium, Copycat: the power alone; the combo stays on offer as it is."""
    scenario = market("merchant", "flying", hand=2)
    scenario["column"][1]["coins"] = 3
    check(
        scenario,
        copy(1),
        expect(
            hand=[2, 0],
            coins=[5, 5],
            tray={"ratmen": 9, "trolls": 10},
            column=[
                {"race": "elves", "power": "merchant", "coins": 0},
                {"race": "trolls", "power": "flying", "coins": 3},
            ],
            why_not={"e": None},
        ),
        act("conquer", "e"),
    )


def test_its_discount_counts_in_its_own_line() -> None:
    """Case format, packs: the line is called like the power that is copied."""
    check(
        market("commando", hand=2),
        expect(cost={"d": 3}),
        copy(0),
        expect(cost={"d": {"total": 2, "lines": {"base": 2, "mountain": 1, "commando": -1}}}),
        act("conquer", "d"),
        expect(hand=[0, 0]),
    )


def test_a_copied_die() -> None:
    """Rulebook, Berserk, and Copycat: the race rolls before a conquest, and has no final attempt."""
    check(
        market("berserk", hand=1, dice=[2]),
        act("roll", error="wrong_phase"),
        copy(0),
        act("attempt", "d", error="wrong_phase"),
        act("roll"),
        act("conquer", "d"),
        expect(regions={"d": {"player": 0, "tokens": 1}}),
    )


def test_only_at_the_start_of_the_turn() -> None:
    """R228: before the first conquest or abandonment."""
    scenario = market("merchant", hand=2)
    check(scenario, act("conquer", "d", error="not_enough_tokens"), copy(0))
    check(scenario, act("abandon", "b"), copy(0, error="wrong_phase"))
    check(scenario, STOP, copy(0, error="wrong_phase"))
    check(market("merchant", hand=3), act("conquer", "d"), copy(0, error="wrong_phase"))


def test_one_power_a_turn() -> None:
    """R228: there is one marker, and it is put down once a turn."""
    check(
        market("merchant", "forest"),
        copy(2, error="unknown_slot"),
        copy(6, error="unknown_slot"),
        copy(0),
        copy(1, error="already_used"),
        *idle(0),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "merchant": 2}}),
    )


def test_in_the_turn_of_the_pick() -> None:
    """R228: right after the pick, from what lies there now."""
    check(
        position(
            VALLEY,
            [player(), player()],
            {},
            PACKS,
            **on_offer("ratmen copycat", "elves merchant", "trolls hill"),
        ),
        act("pick", slot=0),
        expect(hand=[11, 0]),
        copy(0),
        act("conquer", "b"),
        STOP,
        act("redeploy", tokens={"b": 11}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "merchant": 1}}),
    )


def test_other_races_copy_nothing() -> None:
    """German compendium, Copycat: the race with this badge, while it is active."""
    scenario = market("merchant")
    scenario["players"][0] = player("ratmen", "hill")
    check(scenario, copy(0, error="wrong_phase"))


def test_it_ends_when_the_next_turn_begins() -> None:
    """German compendium, Copycat: then another power may be chosen, or none."""
    check(
        market("merchant", "forest"),
        copy(0),
        *idle(0),
        *idle(1),
        *idle(0),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
        *idle(1),
        copy(1, by=0),
        *idle(0),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "forest": 1}}),
    )


HEROES = act("place", marker="hero", regions={"b": 1, "c": 1})
POSTED = {"b": {"markers": {"hero": 1}}, "c": {"markers": {"hero": 1}}}
ALONE = {"b": {"tokens": 1, "markers": {}}, "c": {"tokens": 1, "markers": {}}}


def heroes(ben: Json | None = None, **more: Any) -> tuple[Json, ...]:
    """Ann's turn with copied heroes; the Heroic combo is the second of three."""
    return (market("merchant", "heroic", "hill", ben=ben, **more), copy(1), STOP, HEROES, END)


def test_its_pieces_work_in_the_turns_of_others() -> None:
    """German compendium, Copycat: until the own next turn begins; then the pieces are gone at once."""
    scenario, *turn = heroes(player("orcs", "pillaging"), regions={"d": at(1, "orcs")})
    check(
        scenario,
        act("stop"),
        HEROES | {"error": "wrong_phase"},
    )
    check(
        scenario,
        *turn,
        expect(regions=POSTED, why_not={"b": "immune", "c": "immune"}),
        *idle(1),
        expect(to_act={"player": 0, "phase": "start"}, regions=ALONE),
        act("stop", by=0),
        HEROES | {"error": "wrong_phase"},
        END,
        expect(cost={"b": 3, "c": 3}),
    )


def test_they_are_lost_when_an_opponent_takes_the_combo() -> None:
    """R155: at once, so that he may attack what they guarded."""
    check(
        *heroes(player()),
        expect(regions=POSTED),
        act("pick", slot=1, by=1),
        expect(regions=ALONE, coins=[7, 4], cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "b"),
        expect(regions={"b": {"player": 1, "race": "trolls"}}),
    )


@pytest.mark.parametrize("slot", [0, 2])
def test_another_combo_may_be_taken(slot: int) -> None:
    """R155: the marker lies on the combo, wherever it moves to in the column."""
    check(
        *heroes(player()),
        act("pick", slot=slot, by=1),
        expect(regions=POSTED, why_not={"b": "immune"}),
        act("conquer", "b", error="immune"),
        STOP,
        END,
        expect(to_act={"player": 0, "phase": "start"}, regions=ALONE),
    )


def test_a_copied_fortress_lasts_a_round() -> None:
    """German compendium, Copycat: it pays and defends, and leaves when the power does."""
    check(
        market("fortified", ben=player("orcs", "hill"), regions={"d": at(1, "orcs")}),
        copy(0),
        STOP,
        act("place", marker="fortress", regions={"b": 1}),
        END,
        expect(
            score={"player": 0, "total": 3, "lines": {"regions": 2, "fortified": 1}},
            cost={"b": {"total": 4, "lines": {"base": 2, "tokens": 1, "fortress": 1}}},
        ),
        *idle(1),
        expect(regions=ALONE),
        *idle(0),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}, cost={"b": 3}),
    )


def test_copied_encampments_and_the_copied_dragon_leave() -> None:
    """R155, R229: whatever pieces the power brought."""
    camp = act("place", marker="encampment", regions={"b": 2, "c": 3})
    check(
        market("bivouacking", "hill", ben=player()),
        copy(0),
        STOP,
        camp,
        END,
        expect(regions={"b": {"markers": {"encampment": 2}}, "c": {"markers": {"encampment": 3}}}),
        act("pick", slot=0, by=1),
        expect(regions=ALONE),
    )
    check(
        market("dragon_master", "hill", hand=1, ben=player()),
        copy(0),
        act("conquer", "d", **{"with": ["dragon"]}),
        STOP,
        END,
        expect(regions={"d": {"tokens": 1, "markers": {"dragon": 1}}}),
        act("pick", slot=0, by=1),
        expect(regions={"d": {"player": 0, "tokens": 1, "markers": {}}}),
    )


def test_copied_peace() -> None:
    """R155 and rulebook, Diplomat: it binds the ally, unless he takes the very combo."""
    scenario = market("diplomat", "hill", ben=player())
    turn = (copy(0), STOP, act("ally", player=1), END)
    check(scenario, *turn, act("pick", slot=1, by=1), expect(why_not={"b": "peace"}))
    check(scenario, *turn, act("pick", slot=0, by=1), expect(cost={"b": 3}), act("conquer", "b"))


def test_a_power_that_works_once_is_chosen_once() -> None:
    """R156: Wealthy pays seven coins, and cannot be chosen again."""
    check(
        position(
            VALLEY,
            [player(), player("giants", "pillaging")],
            {"h": at(1, "giants")},
            PACKS,
            **on_offer("ratmen copycat", "elves wealthy", "trolls hill"),
        ),
        act("pick", slot=0),
        copy(0),
        act("conquer", "a"),
        STOP,
        act("redeploy", tokens={"a": 11}),
        END,
        expect(score={"player": 0, "total": 8, "lines": {"regions": 1, "wealthy": 7}}),
        *idle(1),
        copy(0, by=0, error="already_used"),
        copy(1),
        STOP,
        act("redeploy", tokens={"a": 11}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "hill": 1}}),
    )


def test_who_has_copied_no_longer_declines_first() -> None:
    """R228: the troops are readied by then."""
    check(market("merchant"), copy(0), act("decline", error="wrong_phase"))


def test_what_stood_on_water_comes_to_the_hand() -> None:
    """R229: without the copied Seafaring nobody of the race can stay there."""
    combos = on_offer("elves seafaring", "trolls hill")
    scenario = position(
        COAST, [player("ratmen", "copycat", 4), player()], {"a": at(0, "ratmen")}, PACKS, **combos
    )
    check(
        scenario,
        copy(0),
        act("conquer", "s"),
        STOP,
        act("redeploy", tokens={"a": 1, "s": 4}),
        END,
        act("pick", slot=1, by=1),
        STOP,
        END,
        expect(hand_of={"ratmen": 4}, regions={"s": None, "a": {"player": 0, "tokens": 1}}),
    )


def test_historian_is_copied_once() -> None:
    """R230: a coin for each race in decline when it is copied, and no second time."""
    scenario = market("historian", "hill", regions={"a": at(0, "amazons")})
    scenario["packs"] = [*PACKS, "grand_dames"]
    scenario["players"][0]["declined"] = [{"race": "amazons", "power": None}]
    check(
        scenario,
        copy(0),
        expect(coins=[6, 5]),
        *idle(0),
        *idle(1),
        copy(0, by=0, error="already_used"),
        expect(coins=[9, 7]),
    )


def test_copied_stoutness() -> None:
    """R102 and Copycat: after scoring the race may decline; in decline nothing is copied."""
    check(
        market("stout", "merchant"),
        copy(0),
        *idle(0),
        expect(to_act={"player": 0, "phase": "after_scoring"}, coins=[7, 5]),
        act("decline"),
        expect(coins=[7, 5], regions={"b": {"in_decline": True}, "c": {"in_decline": True}}),
        *idle(1),
        expect(to_act={"player": 0, "phase": "pick"}),
        copy(1, error="wrong_phase"),
    )


def test_the_own_declined_race_has_no_part_in_it() -> None:
    """R041 and Copycat: it is the active race that profits."""
    scenario = market("forest", regions={"c": at(0, "amazons")})
    scenario["players"][0] = player("ratmen", "copycat", declined=["amazons"])
    check(
        scenario,
        copy(0),
        *idle(0),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "declined": 1}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("copycat", PACKS)
