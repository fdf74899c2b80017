"""Ghouls in decline: what binds them, what helps them, and what becomes of them when they are attacked."""

from __future__ import annotations

import pytest

from tests.rules.support import COAST, VALLEY, act, at, check, expect, player, position


def test_peace_does_not_bind_them() -> None:
    """Rulebook, Diplomat. R088: declined Ghouls of the ally attack, his active race may not."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 5, declined=["ghouls"]), player("elves", "diplomat", ally=0)],
            {
                "c": at(0, "ghouls", 4),
                "g": at(0, "humans"),
                "b": at(1, "elves"),
                "e": at(1, "elves"),
            },
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "b"),
        act("stop"),
        expect(why_not={"e": "peace"}, cost={"e": None}),
        act("conquer", "e", error="peace"),
    )


@pytest.mark.parametrize(
    ("race", "power", "markers"),
    [
        ("humans", "heroic", {"hero": 1}),
        ("halflings", "hill", {"hole": 1}),
        ("orcs", "dragon_master", {"dragon": 1}),
    ],
)
def test_what_protects_the_own_race_does_not_stop_them(
    race: str, power: str, markers: dict[str, int]
) -> None:
    """Case format: heroes, holes and the dragon keep enemies out, and own Ghouls are no enemies."""
    check(
        position(
            VALLEY,
            [player(race, power, declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "b": at(0, race, 1, **markers), "h": at(0, race)},
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "b"),
        expect(regions={"b": {"player": 0, "race": "ghouls", "tokens": 3, "markers": {}}}),
    )


def test_an_enemy_hero_stops_them() -> None:
    """Rulebook, Heroic and Ghouls: they play as if active, and to others they are enemies."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=["ghouls"]), player("ratmen", "heroic")],
            {"c": at(0, "ghouls", 4), "g": at(0, "humans"), "b": at(1, "ratmen", 1, hero=1)},
        ),
        act("conquer", "b", error="immune"),
    )


def test_seafaring_and_flying_end_with_decline() -> None:
    """R068: a Sea that is held is kept and scored, new water is closed, and neighbours are needed."""
    check(
        position(
            COAST,
            [player("humans", "swamp", declined=[("ghouls", "seafaring")]), player()],
            {"s": at(0, "ghouls"), "c": at(0, "ghouls", 3), "g": at(0, "humans")},
        ),
        expect(why_not={"l": "water", "e": "not_adjacent"}, cost={"l": None}),
        act("stop"),
        act("stop"),
        act("redeploy", race="ghouls", tokens={"c": 3, "s": 1}),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}}),
    )


def test_the_badge_of_the_active_race_is_not_theirs() -> None:
    """Rulebook, Special Powers: a badge works for the race beside it only."""
    check(
        position(
            VALLEY,
            [player("humans", "commando", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 3), "e": at(0, "humans", 2)},
        ),
        expect(cost={"d": {"total": 3, "lines": {"base": 2, "mountain": 1}}}),
        act("stop"),
        expect(cost={"d": {"total": 2, "lines": {"base": 2, "mountain": 1, "commando": -1}}}),
    )


def test_their_conquests_earn_nothing_for_the_active_race() -> None:
    """Rulebook, Orcs and Pillaging: coins are for what Orcs conquered, not Ghouls."""
    check(
        position(
            VALLEY,
            [player("orcs", "pillaging", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "e": at(0, "orcs")},
        ),
        act("conquer", "a"),
        act("stop"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}}),
    )


def test_their_conquests_raise_no_skeletons() -> None:
    """Rulebook, Skeletons: the pairs are counted among the Skeletons' own conquests."""
    check(
        position(
            VALLEY,
            [player("skeletons", "swamp", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 7), "e": at(0, "skeletons")},
        ),
        act("conquer", "a"),
        act("conquer", "f"),
        act("stop"),
        act("stop"),
        expect(hand_of={"skeletons": 0, "ghouls": 0}, tray={"skeletons": 19}),
    )


def test_a_declined_fortress_defends_them_and_is_the_last() -> None:
    """Rulebook, Fortified. R048: in decline a fortress defends, pays nothing, and no other is built."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=[("ghouls", "fortified")]), player("ratmen", "forest")],
            {"c": at(0, "ghouls", 2, fortress=1), "e": at(0, "humans"), "d": at(1, "ratmen")},
        ),
        act("stop"),
        act("stop"),
        act("place", marker="fortress", regions={"e": 1}, error="wrong_phase"),
        act("redeploy", race="ghouls", tokens={"c": 2}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 1, "declined": 1}},
            cost={"c": {"total": 5, "lines": {"base": 2, "tokens": 2, "fortress": 1}}},
        ),
    )


def test_driven_out_they_withdraw_to_their_own_regions() -> None:
    """Rulebook, Ghouls. R032: as if active, one is lost and the others flee, to regions of Ghouls only."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 5), player("humans", "hill", declined=["ghouls"])],
            {
                "c": at(0, "ratmen"),
                "b": at(1, "ghouls", 3),
                "a": at(1, "ghouls"),
                "e": at(1, "ghouls"),
                "g": at(1, "humans"),
            },
        ),
        act("conquer", "b"),
        expect(hand_of={"ghouls": 2, "humans": 0}, tray={"ghouls": 6}),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "withdraw"}),
        act("withdraw", by=1, tokens={"a": 1, "g": 1}, error="bad_allocation"),
        act("withdraw", by=1, tokens={"a": 1, "e": 1}),
        expect(
            regions={"a": {"tokens": 2}, "e": {"tokens": 2}, "g": {"tokens": 1}},
            to_act={"player": 1, "phase": "start"},
        ),
    )


@pytest.mark.parametrize("ghouls_first", [True, False])
def test_two_races_of_one_player_withdraw_one_after_the_other(ghouls_first: bool) -> None:
    """Case format: each withdrawal names its race, in either order."""
    withdrawals = [
        act("withdraw", by=1, race="ghouls", tokens={"a": 2}),
        act("withdraw", by=1, race="humans", tokens={"g": 1}),
    ]
    first, second = withdrawals if ghouls_first else reversed(withdrawals)
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 10), player("humans", "hill", declined=["ghouls"])],
            {
                "c": at(0, "ratmen"),
                "b": at(1, "ghouls", 3),
                "a": at(1, "ghouls"),
                "e": at(1, "ghouls"),
                "d": at(1, "humans", 2),
                "g": at(1, "humans"),
                "h": at(1, "humans"),
            },
        ),
        act("conquer", "b"),
        act("conquer", "d"),
        act("stop"),
        act("end_turn"),
        first,
        expect(to_act={"player": 1, "phase": "withdraw"}),
        second,
        expect(regions={"a": {"tokens": 3}, "g": {"tokens": 2}}, to_act={"player": 1, "phase": "start"}),
    )


def test_with_their_last_region_they_are_gone() -> None:
    """Case format: what fled has no Ghoul region to go to and returns to the tray when the turn ends."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 5), player("humans", "hill", declined=["ghouls"])],
            {"c": at(0, "ratmen"), "b": at(1, "ghouls", 3), "g": at(1, "humans")},
        ),
        act("conquer", "b"),
        expect(hand_of={"ghouls": 2}, tray={"ghouls": 8}),
        act("stop"),
        act("end_turn"),
        expect(tray={"ghouls": 10}, hand_of={"ghouls": 0}, to_act={"player": 1, "phase": "start"}),
    )


def test_the_banner_of_the_last_ghoul_returns_at_once() -> None:
    """Rulebook, Entering In Decline. R055: the banner fills the lowest empty place of the column."""
    combos = ["trolls flying", "giants mounted", "wizards berserk", "skeletons merchant", "orcs stout"]
    column = [dict(zip(("race", "power"), combo.split(), strict=True), coins=0) for combo in combos]
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 3), player("humans", "hill", declined=["ghouls"])],
            {"c": at(0, "ratmen"), "b": at(1, "ghouls"), "g": at(1, "humans")},
            column=column,
            race_stack=[],
            power_stack=["spirit"],
        ),
        act("conquer", "b"),
        expect(tray={"ghouls": 10}, column=[*column, {"race": "ghouls", "power": "spirit", "coins": 0}]),
    )


def test_a_declined_ghoul_cannot_be_converted() -> None:
    """Rulebook, Sorcerers. R073: only active tokens are replaced."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("humans", "hill", declined=["ghouls"])],
            {"c": at(0, "sorcerers"), "b": at(1, "ghouls"), "g": at(1, "humans")},
        ),
        act("convert", "b", error="no_convert"),
    )


def test_spirit_ghouls_rest_in_a_turn_of_decline_and_go_on_after_it() -> None:
    """R066, R101: a turn of decline has no Ghoul conquests, Spirit or not; later they act again."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=[("ghouls", "spirit")]), player("giants", "forest")],
            {"c": at(0, "ghouls", 3), "e": at(0, "humans", 2), "h": at(1, "giants")},
            column=[{"race": "orcs", "power": "swamp", "coins": 0}],
            race_stack=[],
            power_stack=[],
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            tray={"humans": 9, "ghouls": 7},
            regions={"c": {"tokens": 3}, "e": {"tokens": 1, "in_decline": True}},
            to_act={"player": 1, "phase": "start"},
        ),
        act("stop", by=1),
        act("end_turn"),
        act("pick", slot=0),
        act("conquer", "b"),
        expect(regions={"b": {"race": "ghouls", "tokens": 2}}, hand_of={"orcs": 9, "ghouls": 0}),
    )


def test_the_next_decline_removes_them() -> None:
    """Rulebook, Entering In Decline. R052: all Ghouls leave the map before the next race declines."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=["ghouls"]), player("giants", "forest")],
            {"c": at(0, "ghouls", 3), "b": at(0, "ghouls"), "e": at(0, "humans", 2), "h": at(1, "giants")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 1, "lines": {"declined": 1}},
            tray={"ghouls": 10},
            regions={"b": None, "c": None},
        ),
    )


def test_own_encampments_defend_against_them_and_are_pitched_again() -> None:
    """R009 and Bivouacking: encampments count for the own race too; none is lost, all five can be placed."""
    check(
        position(
            VALLEY,
            [player("humans", "bivouacking", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 6), "b": at(0, "humans", 1, encampment=2), "e": at(0, "humans")},
        ),
        expect(cost={"b": {"total": 5, "lines": {"base": 2, "tokens": 1, "encampment": 2}}}),
        act("conquer", "b"),
        expect(regions={"b": {"race": "ghouls", "tokens": 5, "markers": {}}}, hand_of={"humans": 0}),
        act("stop"),
        act("stop"),
        act("place", marker="encampment", regions={"e": 5}),
        act("end_turn"),
        expect(regions={"e": {"tokens": 1, "markers": {"encampment": 5}}}),
    )


def test_an_active_race_that_they_drove_off_the_map_enters_again() -> None:
    """Rulebook, First Conquest: without a region the active race starts at the edge, this very turn."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 2, declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "b": at(0, "humans", 2)},
        ),
        act("conquer", "b"),
        expect(hand_of={"ghouls": 0, "humans": 3}, tray={"humans": 7}),
        act("stop"),
        expect(can={"conquer": ["a", "e", "h"]}, why_not={"d": "not_border", "b": "not_enough_tokens"}),
    )


def test_sorcerers_wait_for_them() -> None:
    """Rulebook, Ghouls. R065, R075: a conversion is a conquest of the active race, so it has to wait."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "hill", 1, declined=["ghouls"]), player("orcs", "forest")],
            {"c": at(0, "ghouls", 2), "e": at(0, "sorcerers"), "g": at(1, "orcs"), "f": at(1, "orcs")},
        ),
        act("convert", "g", error="wrong_phase"),
        act("convert", "f", error="wrong_phase"),
        act("stop"),
        expect(can={"convert": ["g"]}),
        act("convert", "g"),
    )


def test_the_active_race_may_take_a_region_of_theirs() -> None:
    """R009, R032: own Ghouls defend with all they have there; one is lost, the rest is put down again."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 5, declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 3), "a": at(0, "humans")},
        ),
        act("conquer", "b"),
        act("stop"),
        expect(cost={"b": {"total": 4, "lines": {"base": 2, "tokens": 2}}}),
        act("conquer", "b"),
        expect(hand_of={"ghouls": 1, "humans": 1}, tray={"ghouls": 8}),
        act("stop"),
        act("redeploy", tokens={"a": 2, "b": 4}),
        act("end_turn", error="bad_allocation"),
        act("redeploy", race="ghouls", tokens={"c": 2}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 5, "lines": {"regions": 2, "declined": 1, "humans": 1, "hill": 1}}
        ),
    )


def test_stout_drives_them_off_the_map_after_the_scoring() -> None:
    """Rulebook, Stout and Entering In Decline: they score once more, then the next race replaces them."""
    check(
        position(
            VALLEY,
            [player("orcs", "stout", declined=["ghouls"]), player("giants", "forest")],
            {"c": at(0, "ghouls", 3), "e": at(0, "orcs"), "h": at(1, "giants")},
        ),
        act("conquer", "b"),
        act("stop"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}}),
        act("decline"),
        expect(
            coins=[8, 5],
            tray={"ghouls": 10},
            regions={"b": None, "c": None, "e": {"race": "orcs", "in_decline": True}},
        ),
    )


def test_active_ghouls_are_a_race_like_any_other() -> None:
    """Rulebook, Ghouls: while active they keep the peace, lose a token with a region and can be converted."""
    check(
        position(
            VALLEY,
            [player("ghouls", "hill", 5), player("elves", "diplomat", ally=0)],
            {"c": at(0, "ghouls"), "b": at(1, "elves")},
        ),
        act("conquer", "b", error="peace"),
    )
    check(
        position(
            VALLEY,
            [player("sorcerers", "hill", 4), player("ghouls", "forest")],
            {"c": at(0, "sorcerers"), "b": at(1, "ghouls"), "d": at(1, "ghouls"), "h": at(1, "ghouls")},
        ),
        act("convert", "b"),
        act("conquer", "d"),
        expect(hand=[0, 0], tray={"ghouls": 9}),
    )
