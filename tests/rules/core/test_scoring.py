"""Scoring: a coin a region, what race and power add, and what a race in decline still earns."""

from __future__ import annotations

from tests.rules.support import COAST, SYMBOLS, VALLEY, act, at, check, expect, player, position


def test_active_and_declined_regions_pay_one_coin_each() -> None:
    """Four active and three declined regions: 7. Ruling R040."""
    check(
        position(
            VALLEY,
            [player("ratmen", "pillaging", declined=["orcs"]), player()],
            {region: at(0, "ratmen") for region in "abcd"} | {region: at(0, "orcs") for region in "efg"},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 7, "lines": {"regions": 4, "declined": 3}}, coins=[12, 5]),
    )


def test_regions_pay_not_tokens() -> None:
    """However many tokens stand there, a region is one coin. Rulebook, Scoring Victory Coins."""
    check(
        position(VALLEY, [player("ratmen", "pillaging", 6), player()], {"b": at(0, "ratmen")}),
        act("stop"),
        act("redeploy", tokens={"b": 7}),
        act("end_turn"),
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}, coins=[6, 5]),
    )


def test_a_power_does_not_see_the_declined_race() -> None:
    """Forest pays for the two forests of the active race, not for a declined one: 5 + 4 + 2 = 11. R041."""
    woods = {
        "regions": {
            name: {"terrain": "forest" if name in "abfgh" else "swamp", "border": name == "a"}
            for name in "abcdefghi"
        },
        "edges": [list(pair) for pair in ["ab", "bc", "cd", "de", "ef", "fg", "gh", "hi"]],
    }
    check(
        position(
            woods,
            [player("giants", "forest", declined=["orcs"]), player()],
            {region: at(0, "giants") for region in "abcde"} | {region: at(0, "orcs") for region in "fghi"},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 11, "lines": {"regions": 5, "declined": 4, "forest": 2}}),
    )


def test_merchant_doubles_active_regions_only() -> None:
    """Five active and three declined regions: 5 + 5 + 3 = 13. Ruling R042."""
    check(
        position(
            VALLEY,
            [player("ratmen", "merchant", declined=["orcs"]), player()],
            {region: at(0, "ratmen") for region in "abcde"} | {region: at(0, "orcs") for region in "fgh"},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 13, "lines": {"regions": 5, "declined": 3, "merchant": 5}}),
    )


def test_race_and_power_add_up() -> None:
    """Pillaging Orcs with three non-empty and one empty conquest: 4 + 3 + 3 = 10. Ruling R043."""
    check(
        position(
            VALLEY,
            [player("orcs", "pillaging", 10), player("giants", "forest")],
            {"b": at(1, "giants"), "h": at(1, "giants")},
            dice=[1],
        ),
        act("conquer", "a"),
        act("conquer", "b"),
        act("conquer", "c"),
        expect(hand=[2, 0]),
        act("attempt", "f"),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 10, "lines": {"regions": 4, "orcs": 3, "pillaging": 3}},
            coins=[15, 5],
        ),
    )


def test_orcs_are_paid_for_conquests_of_this_turn() -> None:
    """Five regions held, one of them taken non-empty this turn: 5 + 1 = 6. Ruling R044."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", 3), player()],
            {region: at(0, "orcs") for region in "bcdg"},
        ),
        act("conquer", "f"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 6, "lines": {"regions": 5, "orcs": 1}}),
    )


def test_bonus_for_conquests_does_not_carry_over() -> None:
    """In the turn after, nothing was conquered: no coin. Rulebook, Orcs (R044)."""
    check(
        position(
            VALLEY,
            [player("orcs", "pillaging", 3), player("giants", "forest")],
            {"c": at(0, "orcs"), "h": at(1, "giants")},
        ),
        act("conquer", "f"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "orcs": 1, "pillaging": 1}}),
        act("stop", by=1),
        act("end_turn"),
        act("stop", by=0),
        act("redeploy", tokens={"c": 2, "f": 2}),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_alchemist_pays_until_the_decline() -> None:
    """Three regions: 5 while active, 3 in the turn of decline. Ruling R045."""
    check(
        position(
            VALLEY,
            [player("ratmen", "alchemist"), player("giants", "forest")],
            {region: at(0, "ratmen") for region in "abc"} | {"h": at(1, "giants")},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 5, "lines": {"regions": 3, "alchemist": 2}}, coins=[10, 5]),
        act("stop", by=1),
        act("end_turn"),
        act("decline", by=0),
        expect(score={"player": 0, "total": 3, "lines": {"declined": 3}}, coins=[13, 6]),
    )


def test_wealthy_pays_in_the_first_turn() -> None:
    """Three regions in the first turn: 10; four in the second: 4. Ruling R046."""
    check(
        position(
            VALLEY,
            [player("ratmen", "wealthy", 8), player("giants", "forest")],
            {"h": at(1, "giants"), "a": None, "f": None},
        ),
        act("conquer", "a"),
        act("conquer", "b"),
        act("conquer", "c"),
        act("stop"),
        act("redeploy", tokens={"a": 1, "b": 1, "c": 6}),
        act("end_turn"),
        expect(score={"player": 0, "total": 10, "lines": {"regions": 3, "wealthy": 7}}, coins=[15, 5]),
        act("stop", by=1),
        act("end_turn"),
        act("conquer", "f", by=0),
        act("stop"),
        act("redeploy", tokens={"a": 1, "b": 1, "c": 1, "f": 5}),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 4}}, coins=[19, 6]),
    )


def test_wealthy_pays_nothing_later() -> None:
    """A race that stands on the board already had its first turn. R046; scenario format, `first_turn`."""
    check(
        position(VALLEY, [player("ratmen", "wealthy"), player()], {"b": at(0, "ratmen")}),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_dwarves_keep_their_mines_in_decline() -> None:
    """Five regions with two mines: 7 in the turn of decline and in every later one. Ruling R047."""
    check(
        position(
            SYMBOLS,
            [player("dwarves", "stout"), player("giants", "forest")],
            {region: at(0, "dwarves") for region in "abcdf"} | {"i": at(1, "giants")},
            column=[{"race": "humans", "power": "swamp", "coins": 0}],
            race_stack=[],
            power_stack=[],
        ),
        act("decline"),
        expect(score={"player": 0, "total": 7, "lines": {"declined": 5, "dwarves": 2}}, coins=[12, 5]),
        act("stop", by=1),
        act("end_turn"),
        act("pick", slot=0, by=0),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 7, "lines": {"declined": 5, "dwarves": 2}}, coins=[19, 6]),
        act("stop", by=1),
        act("end_turn"),
        act("conquer", "j", by=0),
        act("stop"),
        act("redeploy", tokens={"j": 9}),
        act("end_turn"),
        expect(score={"player": 0, "total": 8, "lines": {"regions": 1, "declined": 5, "dwarves": 2}}),
    )


def test_fortresses_pay_while_the_race_is_active() -> None:
    """Five regions, three fortresses: 8; in decline 5, then and later. Ruling R048."""
    held = {region: at(0, "ratmen") for region in "bc"} | {
        region: at(0, "ratmen", fortress=1) for region in "adg"
    }
    check(
        position(
            VALLEY,
            [player("ratmen", "fortified"), player("giants", "forest")],
            held | {"h": at(1, "giants")},
            column=[{"race": "humans", "power": "merchant", "coins": 0}],
            race_stack=[],
            power_stack=[],
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 8, "lines": {"regions": 5, "fortified": 3}}, coins=[13, 5]),
        act("stop", by=1),
        act("end_turn"),
        act("decline", by=0),
        expect(
            score={"player": 0, "total": 5, "lines": {"declined": 5}},
            regions={"d": {"in_decline": True, "markers": {"fortress": 1}}},
        ),
        act("stop", by=1),
        act("end_turn"),
        act("pick", slot=0, by=0),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 5, "lines": {"declined": 5}}, coins=[23, 7]),
    )


def test_nothing_held_scores_nothing() -> None:
    """A score of 0 has no lines. Case format, Expectations."""
    check(
        position(VALLEY, [player("ratmen", "merchant", 4), player()]),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 0, "lines": {}}, coins=[5, 5]),
    )


def test_lines_that_are_zero_are_left_out() -> None:
    """Humans without farmland and Hill without a hill have no line. Case format, Expectations."""
    check(
        position(VALLEY, [player("humans", "hill"), player()], {"c": at(0, "humans"), "d": at(0, "humans")}),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_a_declined_race_has_no_benefits() -> None:
    """Declined Humans on farmland earn the plain coin. Rulebook, Scoring Victory Coins."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", declined=["humans"]), player()],
            {"e": at(0, "ratmen"), "b": at(0, "humans"), "f": at(0, "humans")},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 1, "declined": 2, "swamp": 1}}),
    )


def test_only_the_player_in_turn_scores() -> None:
    """Coins come at the end of one's own turn. Rulebook, Scoring Victory Coins."""
    check(
        position(
            VALLEY,
            [player("ratmen", "pillaging"), player("humans", "forest")],
            {"a": at(0, "ratmen"), "e": at(1, "humans"), "h": at(1, "humans")},
        ),
        act("stop"),
        act("end_turn"),
        expect(coins=[6, 5]),
        act("stop", by=1),
        act("end_turn"),
        expect(score={"player": 1, "total": 2, "lines": {"regions": 2}}, coins=[6, 7]),
    )


def test_regions_lost_since_pay_no_more() -> None:
    """What counts is what is held when the turn ends. Rulebook, Scoring Victory Coins."""
    check(
        position(
            VALLEY,
            [player("ratmen", "pillaging", 5), player("humans", "stout")],
            {"c": at(0, "ratmen"), "b": at(1, "humans"), "f": at(1, "humans"), "e": at(1, "humans")},
        ),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 3, "c": 3}),
        act("end_turn"),
        act("decline", by=1),
        expect(score={"player": 1, "total": 2, "lines": {"declined": 2}}),
    )


def test_the_last_score_stays_to_be_read() -> None:
    """`score` tells the last scoring until the next one. Case format, Expectations."""
    score = {"player": 0, "total": 2, "lines": {"regions": 1, "hill": 1}}
    check(
        position(
            COAST,
            [player("ratmen", "hill"), player("humans", "forest", 4)],
            {"a": at(0, "ratmen"), "e": at(1, "humans")},
        ),
        act("stop"),
        act("end_turn"),
        act("conquer", "d", by=1),
        expect(score=score),
    )
