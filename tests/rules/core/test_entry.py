"""First conquest: where a race may enter the map, for the first time and again."""

from __future__ import annotations

from tests.rules.support import COAST, VALLEY, act, at, board, check, expect, player, position


def test_entry_by_the_edge_or_by_the_shore_of_an_edge_sea() -> None:
    """Edge regions and the inland shore of the edge Sea are ways in, the shore of the Lake is not. R013."""
    check(
        position(COAST, [player("ratmen", "merchant", 10), player()]),
        expect(
            can={"conquer": ["a", "b", "e", "g"]},
            why_not={"c": "not_border", "f": "not_border", "d": "not_border", "s": "water", "l": "water"},
            cost={"a": 2, "b": 2, "c": None, "f": None, "l": None},
        ),
        act("conquer", "f", error="not_border"),
        act("conquer", "b"),
        expect(regions={"b": {"player": 0, "race": "ratmen", "tokens": 2}}, hand=[8, 0]),
    )


def test_a_sea_away_from_the_edge_is_no_way_in() -> None:
    """Only a Sea that itself touches the edge opens its shore. Rulebook, First Conquest."""
    inland = board("ab bs sc cd", a="hill border", b="forest", s="sea", c="farmland", d="swamp")
    check(
        position(inland, [player("ratmen", "merchant", 10), player()]),
        expect(can={"conquer": ["a"]}, why_not={"b": "not_border", "c": "not_border", "d": "not_border"}),
    )


def test_a_sea_held_by_seafarers_still_opens_its_shore() -> None:
    """That an enemy sits on the Sea changes nothing for its shore. Ruling R014."""
    check(
        position(
            COAST,
            [player("ratmen", "merchant", 10), player("orcs", "seafaring")],
            {"s": at(1, "orcs", 2), "g": at(1, "orcs")},
        ),
        expect(can={"conquer": ["a", "b", "e", "g"]}, why_not={"s": "water"}, cost={"b": 2, "g": 3}),
        act("conquer", "b"),
        expect(hand=[8, 0]),
    )


def test_seafarers_enter_by_the_edge_sea_but_not_by_the_lake() -> None:
    """An edge Sea is an edge region that a Seafaring race may take for 2; the Lake is inland. Ruling R015."""
    check(
        position(COAST, [player("orcs", "seafaring", 10), player()]),
        expect(
            can={"conquer": ["a", "b", "e", "g", "s"]},
            why_not={"l": "not_border", "c": "not_border"},
            cost={"s": {"total": 2, "lines": {"base": 2}}, "l": None},
        ),
        act("conquer", "l", error="not_border"),
        act("conquer", "s"),
        expect(hand=[8, 0], regions={"s": {"player": 0, "tokens": 2}}, can={"conquer": ["a", "b"]}),
    )


def test_halflings_enter_in_the_middle_at_the_normal_cost() -> None:
    """Halflings may start anywhere on land and save nothing by it; the Lake is not for them. Ruling R016."""
    check(
        position(COAST, [player("halflings", "hill", 10), player()]),
        expect(
            can={"conquer": ["a", "b", "c", "d", "e", "f", "g"]},
            why_not={"l": "water", "s": "water"},
            cost={"c": 2, "d": 3, "f": 3, "l": None},
        ),
        act("conquer", "l", error="water"),
        act("conquer", "d"),
        expect(hand=[7, 0], can={"conquer": ["b", "c", "e", "f", "g"]}, why_not={"a": "not_adjacent"}),
    )


def test_seafaring_halflings_may_start_on_the_lake() -> None:
    """What keeps Halflings off the Lake is the water alone. Ruling R016 with Rulebook, Seafaring."""
    check(
        position(COAST, [player("halflings", "seafaring", 11), player()]),
        expect(can={"conquer": ["a", "b", "c", "d", "e", "f", "g", "l", "s"]}, cost={"l": 2, "s": 2}),
    )


def test_a_flying_race_enters_inland() -> None:
    """Flying reaches any land from the first conquest on. Ruling R017."""
    check(
        position(COAST, [player("orcs", "flying", 10), player()]),
        expect(can={"conquer": ["a", "b", "c", "d", "e", "f", "g"]}, why_not={"l": "water", "s": "water"}),
        act("conquer", "c"),
        expect(hand=[8, 0]),
    )


def test_who_abandons_everything_enters_again() -> None:
    """After leaving all four regions the next conquest must be a way in. Ruling R018."""
    check(
        position(
            VALLEY,
            [player("orcs", "hill"), player()],
            {"c": at(0, "orcs", 2), "d": at(0, "orcs"), "f": at(0, "orcs"), "g": at(0, "orcs", 2)},
        ),
        act("abandon", "c"),
        act("abandon", "d"),
        act("abandon", "f"),
        expect(hand=[5, 0], can={"conquer": ["d", "e", "f", "h"]}, why_not={"c": "not_adjacent"}),
        act("abandon", "g"),
        expect(
            hand=[6, 0],
            can={"conquer": ["a", "b", "e", "h"]},
            why_not={"c": "not_border", "d": "not_border", "f": "not_border", "g": "not_border"},
        ),
        act("conquer", "g", error="not_border"),
        act("conquer", "h"),
        expect(hand=[3, 0], can={"conquer": ["e", "g"]}),
    )


def test_a_race_driven_off_the_map_comes_back_on_its_next_turn() -> None:
    """Tokens in hand without a region wait: no withdrawal, then an entry like the first one. Ruling R019."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 8), player("humans", "forest")],
            {"c": at(0, "ratmen"), "d": at(1, "humans", 4)},
        ),
        act("conquer", "d"),
        expect(hand=[1, 3], tray={"humans": 7}),
        act("stop"),
        act("redeploy", tokens={"c": 4, "d": 5}),
        act("end_turn"),
        expect(
            to_act={"player": 1, "phase": "start"},
            hand=[0, 3],
            can={"conquer": ["a", "b", "e", "h"], "decline": True},
            why_not={"f": "not_border", "g": "not_border", "c": "not_border"},
        ),
        act("conquer", "g", error="not_border"),
        act("conquer", "e"),
        expect(hand=[0, 1], regions={"e": {"player": 1, "race": "humans", "tokens": 2}}),
    )


def test_a_race_driven_off_the_map_need_not_come_back() -> None:
    """Coming back is allowed, not demanded: the player may pass with the tokens in hand. Rulebook, Enemy
    Losses and Withdrawals (R019)."""
    check(
        position(VALLEY, [player("humans", "forest", 3, first_turn=False), player()]),
        act("stop"),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 0, "lines": {}}, hand=[3, 0], to_act={"player": 1, "phase": "pick"}
        ),
    )


def test_a_new_race_need_not_touch_the_old_one() -> None:
    """The new race enters anywhere a race may enter, however far from the declined one; and the declined one
    opens no way in. Ruling R020."""
    check(
        position(
            VALLEY,
            [player("humans", "merchant", 7, declined=["orcs"]), player()],
            {"c": at(0, "orcs"), "f": at(0, "orcs")},
        ),
        expect(
            can={"conquer": ["a", "b", "e", "h"]},
            why_not={"g": "not_border", "d": "not_border", "c": "not_border"},
        ),
        act("conquer", "h"),
        expect(hand=[4, 0], can={"conquer": ["e", "g"]}, why_not={"a": "not_adjacent", "b": "not_adjacent"}),
    )


def test_the_entry_rule_ends_with_the_first_region() -> None:
    """Once it stands on the map a race needs a neighbour, not the edge. Rulebook, Following Conquests."""
    check(
        position(VALLEY, [player("ratmen", "merchant", 10), player()]),
        act("conquer", "b"),
        expect(can={"conquer": ["a", "c", "d"]}, why_not={"e": "not_adjacent", "h": "not_adjacent"}),
        act("conquer", "e", error="not_adjacent"),
        act("conquer", "d"),
        act("conquer", "e"),
        expect(hand=[3, 0]),
    )


def test_an_entry_region_costs_what_it_always_costs() -> None:
    """Entering through hills with a Lost Tribe takes three tokens. Rulebook, First Conquest (picture)."""
    check(
        position(VALLEY, [player("skeletons", "merchant", 8), player()]),
        expect(cost={"a": {"total": 3, "lines": {"base": 2, "lost_tribe": 1}}, "h": 3, "e": 2}),
        act("conquer", "a"),
        expect(hand=[5, 0], regions={"a": {"tokens": 3, "lost_tribe": 0}}),
    )
