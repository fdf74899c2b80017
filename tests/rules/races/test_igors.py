"""Igors: whatever falls in battle is collected, and sewn together again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, idle
from tests.rules.support import VALLEY, Json, act, at, check, expect, offer, player, position

PACKS = ("base", "royal_bonus")


def trade(count: int, **more: Any) -> Json:
    """Ask for new Igors."""
    return act("use", trait="igors", count=count, **more)


def laboratory(tokens: int = 1, hand: int = 0, players: int = 2, **pile: int) -> Json:
    """Ann's Igors in the forest, and what they have collected."""
    others = [("giants", "hill"), ("dwarves", "swamp"), ("wizards", "merchant")][: players - 1]
    return position(
        VALLEY,
        [player("igors", "flying", hand, pile=pile), *(player(race, power) for race, power in others)],
        {"c": at(0, "igors", tokens), "h": at(1, "giants")},
        PACKS,
    )


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 8, 7), ("flying", 9, 6)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, Igors: four and the badge, fifteen in the box."""
    check(
        offer(f"igors {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"igors": tray}),
    )


def test_as_many_for_one_as_there_are_players() -> None:
    """R142: four players, nine tokens: two Igors, and one token is kept."""
    check(
        laboratory(players=4, orcs=4, humans=3, lost_tribe=2),
        trade(3, error="not_enough_tokens"),
        trade(0, error="bad_allocation"),
        trade(2),
        expect(hand=[2, 0, 0, 0], tray={"igors": 12}),
        trade(1, error="not_enough_tokens"),
    )


@pytest.mark.parametrize("players", [2, 3])
def test_the_rate_follows_the_number_of_players(players: int) -> None:
    """Rules summary, Igors: with two players two for one, with three three."""
    enough, short = ({"orcs": n} for n in (players, players - 1))
    check(laboratory(players=players, **short), trade(1, error="not_enough_tokens"))
    check(laboratory(players=players, **enough), trade(1), expect(tray={"orcs": 10, "igors": 13}))


def test_what_is_collected_is_not_in_the_tray() -> None:
    """Case format, packs: own Igors are handed in first, then Lost Tribes, then others."""
    check(
        laboratory(igors=1, lost_tribe=1, orcs=2),
        expect(tray={"igors": 13, "orcs": 8}),
        trade(1),
        expect(tray={"igors": 13, "orcs": 8}, hand=[1, 0]),
        trade(1),
        expect(tray={"igors": 12, "orcs": 10}, hand=[2, 0]),
        trade(1, error="not_enough_tokens"),
    )


def test_the_tray_limits_the_trade() -> None:
    """Rules summary, Igors: fourteen in play leave one, whatever was collected."""
    check(
        laboratory(14, orcs=4),
        trade(2, error="not_enough_tokens"),
        trade(1),
        expect(tray={"igors": 0, "orcs": 8}, hand=[14, 0]),
    )


def test_own_igors_come_back_to_the_tray_first() -> None:
    """Rules summary, Igors: with the tray empty, two of their own that were collected make one again."""
    check(
        laboratory(13, igors=2),
        expect(tray={"igors": 0}),
        trade(1),
        expect(tray={"igors": 1}, hand=[13, 0]),
    )


def test_new_igors_fight_at_once() -> None:
    """Rules summary, Igors: they come at the beginning of the turn; later it is too late."""
    check(
        laboratory(orcs=6),
        trade(2),
        act("conquer", "b"),
        expect(hand=[0, 0], regions={"b": {"tokens": 2}}),
        trade(1, error="wrong_phase"),
        STOP,
        trade(1, error="wrong_phase"),
        END,
        *idle(1),
        trade(1, by=0),
    )


def test_not_after_an_abandonment() -> None:
    """Case format, packs: at the start means before the first conquest or abandonment."""
    check(laboratory(orcs=4), act("abandon", "c"), trade(1, error="wrong_phase"))


def test_their_own_conquests_collect_tribes_and_enemies() -> None:
    """Rules summary, Igors: a Lost Tribe, an active and a declined token; the trays get none of them."""
    check(
        position(
            VALLEY,
            [player("igors", "swamp", 10), player("orcs", "hill", declined=["ratmen"])],
            {"c": at(0, "igors"), "b": at(1, "orcs", 2), "g": at(1, "orcs"), "d": at(1, "ratmen")},
            PACKS,
        ),
        act("conquer", "a"),
        act("conquer", "b"),
        expect(tray={"orcs": 7}, hand=[3, 1]),
        STOP,
        act("redeploy", tokens={"a": 6, "b": 4, "c": 1}),
        END,
        expect(regions={"g": {"tokens": 2}}),
        act("stop", by=1),
        act("redeploy", tokens={"g": 2}),
        END,
        act("conquer", "d", by=0),
        expect(tray={"ratmen": 12}),
        STOP,
        END | {"error": "bad_allocation"},
        act("redeploy", tokens={"a": 1, "b": 1, "c": 1, "d": 8}),
        END,
        act("stop", by=1),
        act("redeploy", tokens={"g": 2}),
        END,
        trade(2, by=0, error="not_enough_tokens"),
        trade(1),
        expect(tray={"igors": 3}),
        trade(1, error="not_enough_tokens"),
    )


def test_their_own_losses_are_collected() -> None:
    """Rules summary, Igors: tokens of every player, their own included."""
    check(
        position(
            VALLEY,
            [player("igors", "swamp"), player("orcs", "hill", 7)],
            {"a": at(0, "igors"), "b": at(0, "igors", 2), "f": at(0, "igors"), "c": at(1, "orcs")},
            PACKS,
            current=1,
        ),
        act("conquer", "b"),
        act("conquer", "a"),
        expect(tray={"igors": 11}),
        STOP,
        END,
        expect(regions={"f": {"tokens": 2}}),
        trade(1, by=0),
        expect(tray={"igors": 12}, hand=[2, 0]),
        trade(1, error="not_enough_tokens"),
    )


def fight(race: str, power: str, hand: int, victim: str) -> Json:
    """Ben attacks Cleo's lone token beside him, and Ann's Igors look on with two tokens collected."""
    return position(
        VALLEY,
        [
            player("igors", "swamp", pile={"humans": 2}),
            player(race, power, hand),
            player(victim, "forest"),
        ],
        {"h": at(0, "igors"), "c": at(1, race), "b": at(2, victim), "g": at(2, victim)},
        PACKS,
        current=1,
    )


def test_battles_of_others_are_collected() -> None:
    """Rules summary, Igors: whoever conquers whom."""
    check(
        fight("orcs", "hill", 3, "dwarves"),
        act("conquer", "b"),
        expect(tray={"dwarves": 6}),
        STOP,
        END,
        *idle(2),
        trade(1, by=0),
        expect(hand=[1, 0, 0]),
        expect(tray={"dwarves": 7, "humans": 10}),
    )


def test_who_is_converted_is_collected() -> None:
    """R075 and Igors: lost in a conquest, an Elf as well."""
    check(
        fight("sorcerers", "hill", 1, "elves"),
        act("convert", "b"),
        expect(tray={"elves": 9}),
        STOP,
        act("redeploy", tokens={"b": 1, "c": 2}),
        END,
        *idle(2),
        trade(1, by=0),
    )


def test_elves_that_get_away_are_not_collected() -> None:
    """R069 and Igors: what was not lost cannot be found."""
    check(
        fight("orcs", "hill", 3, "elves"),
        act("conquer", "b"),
        STOP,
        END,
        expect(regions={"g": {"tokens": 2}}),
        act("stop", by=2),
        act("redeploy", tokens={"g": 2}),
        END,
        trade(1, by=0, error="not_enough_tokens"),
    )


def test_tokens_given_up_in_decline_are_not_collected() -> None:
    """Rules summary, Igors: only losses in conquests."""
    check(
        position(
            VALLEY,
            [player("igors", "swamp", pile={"humans": 1}), player("orcs", "hill")],
            {"c": at(0, "igors"), "h": at(1, "orcs", 4)},
            PACKS,
            current=1,
        ),
        act("decline"),
        expect(tray={"orcs": 9}),
        trade(1, by=0, error="not_enough_tokens"),
    )


def test_in_decline_the_collection_goes_back() -> None:
    """Rulebook, The Races, and Igors: the pile returns to the trays, and nothing is collected any more."""
    check(
        position(
            VALLEY,
            [player("igors", "swamp", 2, pile={"ratmen": 3, "igors": 1}), player("orcs", "hill", 3)],
            {"c": at(0, "igors"), "b": at(0, "igors"), "d": at(1, "orcs")},
            PACKS,
        ),
        expect(tray={"ratmen": 10, "igors": 10}),
        act("decline"),
        expect(tray={"ratmen": 13, "igors": 13}),
        act("conquer", "b", by=1),
        expect(tray={"igors": 14}),
    )


def test_other_races_collect_nothing() -> None:
    """Rules summary, Igors: it is theirs alone."""
    check(
        position(VALLEY, [player("orcs", "hill", 3), player()], {"c": at(0, "orcs")}, PACKS),
        trade(1, error="wrong_phase"),
    )


def test_without_a_token_they_can_come_back() -> None:
    """Rules summary, Igors: the last of them is collected, too, and two tokens make one to enter with."""
    check(
        position(
            VALLEY,
            [player("igors", "swamp", pile={"humans": 1}), player("orcs", "hill", 3)],
            {"c": at(0, "igors"), "b": at(1, "orcs")},
            PACKS,
            current=1,
        ),
        act("conquer", "c"),
        STOP,
        END,
        expect(to_act={"player": 0, "phase": "start"}, tray={"igors": 14}),
        trade(1, by=0),
        expect(hand=[1, 0], tray={"igors": 14, "humans": 10}),
    )


def test_an_ivory_tower_is_a_find() -> None:
    """R122 and Igors: all tokens of the tower are lost, so all are collected."""
    check(
        position(
            VALLEY,
            [player("igors", "swamp", 6), player("orcs", "hill", declined=["priestesses"])],
            {"c": at(0, "igors"), "b": at(1, "priestesses", 4), "h": at(1, "orcs")},
            ("base", "grand_dames", "royal_bonus"),
        ),
        act("conquer", "b"),
        expect(hand=[0, 0], tray={"priestesses": 5}),
        STOP,
        END,
        *idle(1),
        trade(2, by=0),
        expect(tray={"priestesses": 9}),
        trade(1, error="not_enough_tokens"),
    )


def test_hordes_are_no_find() -> None:
    """R107 and Igors: a Horde that is lost is gone, and no token of a race."""
    check(
        position(
            VALLEY,
            [player("igors", "swamp", 4, pile={"humans": 1}), player("orcs", "hordes_of")],
            {"c": at(0, "igors"), "b": at(1, "orcs", 1, horde=1), "g": at(1, "orcs")},
            ("base", "cursed", "royal_bonus"),
        ),
        act("conquer", "b"),
        expect(tray={"orcs": 8}),
        STOP,
        END,
        act("stop", by=1),
        act("redeploy", tokens={"g": 3}),
        END,
        trade(1, by=0, error="not_enough_tokens"),
    )
