"""What a conquest needs and does, and where the next one may go."""

from __future__ import annotations

from tests.rules.support import COAST, VALLEY, act, at, board, check, expect, player, position


def test_no_conquest_with_an_empty_hand() -> None:
    """A token must be at hand for any conquest. Ruling R006; Rulebook, Conquering a Region (note)."""
    check(
        position(VALLEY, [player("humans", "hill"), player()], {"c": at(0, "humans")}),
        expect(
            why_not={"b": "no_tokens", "d": "no_tokens"}, can={"conquer": [], "attempt": []}, cost={"b": 2}
        ),
        act("conquer", "b", error="no_tokens"),
        act("attempt", "b", error="no_tokens"),
    )


def test_no_conversion_with_an_empty_hand() -> None:
    """Sorcerers need a token at hand to convert. Ruling R006."""
    sorcerers = player("sorcerers", "hill"), player("humans", "forest")
    check(
        position(
            VALLEY, list(sorcerers), {"c": at(0, "sorcerers"), "b": at(1, "humans"), "e": at(1, "humans")}
        ),
        expect(can={"convert": []}),
        act("convert", "b", error="no_tokens"),
    )


def test_the_token_for_a_conversion_is_not_spent() -> None:
    """One token at hand lets Sorcerers convert, and stays there. Ruling R006."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "hill", 1), player("humans", "forest")],
            {"c": at(0, "sorcerers"), "b": at(1, "humans"), "e": at(1, "humans")},
        ),
        expect(can={"convert": ["b"]}, tray={"sorcerers": 16}),
        act("convert", "b"),
        expect(
            hand=[1, 0],
            tray={"sorcerers": 15},
            regions={"b": {"player": 0, "race": "sorcerers", "tokens": 1}},
        ),
    )


def test_no_dragon_with_an_empty_hand() -> None:
    """The Dragon needs its one token as well. Ruling R006."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master"), player("giants", "forest")],
            {"c": at(0, "humans"), "b": at(1, "giants", 4)},
        ),
        act("conquer", "b", **{"with": ["dragon"]}, error="no_tokens"),
        expect(regions={"b": {"player": 1, "tokens": 4}}),
    )


def test_no_conversion_while_all_eighteen_sorcerers_are_out() -> None:
    """With no Sorcerer left in the tray nothing is converted, until one comes back. Ruling R063."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "hill", 4), player("humans", "forest", 6)],
            {"c": at(0, "sorcerers", 14), "b": at(1, "humans"), "e": at(1, "humans")},
        ),
        expect(tray={"sorcerers": 0}, can={"convert": []}),
        act("convert", "b", error="no_convert"),
        act("stop"),
        act("redeploy", tokens={"c": 18}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}),
    )
    check(
        position(
            VALLEY,
            [player("sorcerers", "hill", 4), player("humans", "forest", 6)],
            {"c": at(0, "sorcerers", 13), "b": at(1, "humans"), "e": at(1, "humans")},
        ),
        expect(tray={"sorcerers": 1}, can={"convert": ["b"]}),
    )


def test_tokens_are_spent_until_redeployment() -> None:
    """The tokens that took a region stay there while conquests go on. Ruling R007."""
    check(
        position(VALLEY, [player("humans", "hill", 4), player()]),
        act("conquer", "b"),
        expect(
            hand=[2, 0],
            regions={"b": {"tokens": 2}},
            why_not={"d": "not_enough_tokens", "a": "not_enough_tokens"},
        ),
        act("conquer", "a", error="not_enough_tokens"),
        act("conquer", "c"),
        expect(hand=[0, 0], regions={"b": {"tokens": 2}, "c": {"tokens": 2}}, can={"conquer": []}),
    )


def test_conquering_is_not_compulsory() -> None:
    """Three regions with two tokens each, then a stop with three tokens to spare: 3, 3 and 3. Ruling R008."""
    check(
        position(VALLEY, [player("humans", "swamp", 9), player()], {"a": None}),
        act("conquer", "b"),
        act("conquer", "c"),
        expect(hand=[5, 0], can={"conquer": ["a", "d", "f"]}),
        act("conquer", "a"),
        act("stop"),
        act("redeploy", tokens={"a": 3, "b": 3, "c": 3}),
        act("end_turn"),
        expect(regions={"a": {"tokens": 3}, "b": {"tokens": 3}, "c": {"tokens": 3}}, coins=[9, 5]),
    )


def test_a_turn_without_any_conquest() -> None:
    """A player may stop at once and keep what there is. Ruling R008."""
    check(
        position(VALLEY, [player("ratmen", "merchant", 4), player()], {"b": at(0, "ratmen")}),
        act("stop"),
        act("redeploy", tokens={"b": 5}),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "merchant": 1}}),
    )


def test_an_own_declined_region_is_not_empty() -> None:
    """Orcs that take a region of the own declined race get their coin. Ruling R010."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", 3, declined=["humans"]), player()],
            {"c": at(0, "orcs"), "b": at(0, "humans")},
        ),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "orcs": 1}}),
    )


def test_a_bare_mountain_is_empty() -> None:
    """The mountain marker alone makes no region non-empty: nothing to pillage. Ruling R011."""
    check(
        position(VALLEY, [player("ratmen", "pillaging", 3), player()], {"c": at(0, "ratmen")}),
        act("conquer", "d"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_own_active_regions_cannot_be_conquered() -> None:
    """A region that the active race holds is no target. Ruling R012."""
    check(
        position(
            VALLEY, [player("ratmen", "hill", 9), player()], {"c": at(0, "ratmen"), "b": at(0, "ratmen")}
        ),
        expect(why_not={"b": "own_region", "c": "own_region"}, cost={"b": None}),
        act("conquer", "b", error="own_region"),
        act("attempt", "b", error="own_region"),
        expect(hand=[9, 0], regions={"b": {"tokens": 1}}),
    )


def test_a_lost_tribe_is_gone_for_good() -> None:
    """A conquered tribe leaves the board and does not come back when the region is given up. Rulebook, Enemy
    Losses and Withdrawals."""
    check(
        position(VALLEY, [player("ratmen", "hill", 3), player("humans", "swamp")], {"h": at(1, "humans")}),
        act("conquer", "a"),
        expect(regions={"a": {"lost_tribe": 0, "tokens": 3}}),
        act("stop"),
        act("end_turn"),
        act("stop", by=1),
        act("end_turn"),
        act("abandon", "a", by=0),
        expect(regions={"a": None}, cost={"a": {"total": 2, "lines": {"base": 2}}}),
    )


def test_water_is_not_for_land_races() -> None:
    """Seas and the Lake cannot usually be conquered. Rulebook, Conquering a Region."""
    check(
        position(
            COAST, [player("ratmen", "hill", 9), player()], {"b": at(0, "ratmen"), "c": at(0, "ratmen")}
        ),
        expect(why_not={"s": "water", "l": "water"}, cost={"s": None, "l": None}),
        act("conquer", "s", error="water"),
        act("attempt", "l", error="water"),
    )


def test_a_conquest_takes_exactly_its_cost() -> None:
    """The tokens used go into the region, all others stay in hand. Rulebook, Conquering a Region."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 12), player("humans", "swamp")],
            {"c": at(0, "ratmen"), "d": at(1, "humans", 2)},
        ),
        act("conquer", "d"),
        expect(hand=[7, 1], regions={"d": {"player": 0, "race": "ratmen", "tokens": 5, "in_decline": False}}),
    )


def test_new_regions_open_the_way_further() -> None:
    """Each conquest must touch a region that the active race holds, the newest included. Rulebook, Following
    Conquests."""
    check(
        position(VALLEY, [player("ratmen", "hill", 13), player()]),
        act("conquer", "b"),
        act("conquer", "g", error="not_adjacent"),
        act("conquer", "d"),
        expect(can={"conquer": ["a", "c", "e", "f", "g"]}),
        act("conquer", "g"),
        act("conquer", "h"),
        expect(hand=[3, 0]),
    )


def test_declined_regions_do_not_open_the_way() -> None:
    """Only active tokens make a neighbour. Rulebook, Following Conquests."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 9, declined=["orcs"]), player()],
            {"a": at(0, "ratmen"), "d": at(0, "orcs")},
        ),
        expect(
            can={"conquer": ["b", "c"]},
            why_not={"e": "not_adjacent", "g": "not_adjacent", "d": "not_adjacent"},
        ),
    )


def test_water_does_not_link_its_shores() -> None:
    """Two regions on one Sea are no neighbours for that. Rulebook, Following Conquests."""
    bay = board("as bs ab cs", a="hill border", b="forest", c="farmland", s="sea border")
    check(
        position(bay, [player("ratmen", "hill", 9), player()], {"a": at(0, "ratmen")}),
        expect(can={"conquer": ["b"]}, why_not={"c": "not_adjacent"}),
    )


def test_conquests_go_on_with_an_empty_hand() -> None:
    """Conquests end when the player says so, even where nothing can be conquered any more. Case format,
    Actions."""
    check(
        position(VALLEY, [player("ratmen", "hill", 2), player()]),
        act("conquer", "b"),
        expect(hand=[0, 0], to_act={"player": 0, "phase": "conquest"}, can={"stop": True}),
        act("end_turn", error="wrong_phase"),
        act("stop"),
        expect(to_act={"player": 0, "phase": "redeploy"}),
    )
