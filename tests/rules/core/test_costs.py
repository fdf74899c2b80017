"""What a region costs, what conquering it does, and where the next conquest may go."""

from __future__ import annotations

from tests.rules.support import COAST, VALLEY, act, at, board, check, expect, player, position


def test_base_costs() -> None:
    """2 for empty farmland, 3 for an empty mountain, 4 for a mountain with a Lost Tribe, 5 for two Trolls in
    their lair. Ruling R001."""
    check(
        position(
            VALLEY,
            [player("ratmen", "alchemist", 8), player("trolls", "hill")],
            {
                "c": at(0, "ratmen"),
                "g": at(0, "ratmen"),
                "d": {"lost_tribe": 1},
                "b": None,
                "a": at(1, "trolls", 2),
            },
        ),
        expect(
            cost={
                "b": {"total": 2, "lines": {"base": 2}},
                "h": {"total": 3, "lines": {"base": 2, "mountain": 1}},
                "d": {"total": 4, "lines": {"base": 2, "mountain": 1, "lost_tribe": 1}},
                "a": {"total": 5, "lines": {"base": 2, "tokens": 2, "lair": 1}},
                "f": {"total": 3, "lines": {"base": 2, "lost_tribe": 1}},
            }
        ),
    )


def test_discounts_add_up_but_one_token_is_always_needed() -> None:
    """Commando Tritons on an empty coast: 2 - 1 - 1, lifted to 1. Ruling R002."""
    check(
        position(COAST, [player("tritons", "commando", 10), player()]),
        expect(
            cost={
                "a": {"total": 1, "lines": {"base": 2, "tritons": -1, "commando": -1, "minimum": 1}},
                "g": {"total": 1, "lines": {"base": 2, "commando": -1}},
            }
        ),
        act("conquer", "a"),
        expect(hand=[9, 0], regions={"a": {"tokens": 1}}),
    )


def test_discounts_come_off_the_sum() -> None:
    """Commando Giants beside their own mountain, against 3 tokens and a fortress: 2 + 3 + 1 - 1 - 1 = 4.
    R003."""
    check(
        position(
            VALLEY,
            [player("giants", "commando", 4), player("humans", "fortified")],
            {"d": at(0, "giants"), "b": at(1, "humans", 3, fortress=1)},
        ),
        expect(
            cost={
                "b": {
                    "total": 4,
                    "lines": {"base": 2, "tokens": 3, "fortress": 1, "giants": -1, "commando": -1},
                }
            },
        ),
        act("conquer", "b"),
        expect(hand=[0, 2], regions={"b": {"player": 0, "race": "giants", "tokens": 4, "markers": {}}}),
    )


def test_two_mountains_give_one_discount() -> None:
    """Giants on both mountains that touch a region save one token, not two. Ruling R004."""
    check(
        position(
            VALLEY, [player("giants", "swamp", 3), player()], {"d": at(0, "giants"), "h": at(0, "giants")}
        ),
        expect(
            cost={
                "e": {"total": 1, "lines": {"base": 2, "giants": -1}},
                "g": {"total": 1, "lines": {"base": 2, "giants": -1}},
            }
        ),
    )


def test_two_mountains_and_a_defender() -> None:
    """The same with a token in the region, where no floor hides the difference: 2 + 1 - 1 = 2. R004."""
    check(
        position(
            VALLEY,
            [player("giants", "swamp", 3), player("humans", "hill")],
            {"d": at(0, "giants"), "h": at(0, "giants"), "g": at(1, "humans")},
        ),
        expect(cost={"g": {"total": 2, "lines": {"base": 2, "tokens": 1, "giants": -1}}}),
    )


def test_the_first_mountain_is_not_cheaper_for_giants() -> None:
    """Giants must hold the mountain already: from a hill a mountain costs 3. Ruling R005."""
    check(
        position(VALLEY, [player("giants", "swamp", 4), player()], {"g": at(0, "giants")}),
        expect(cost={"h": {"total": 3, "lines": {"base": 2, "mountain": 1}}, "e": 2}),
    )


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


def test_an_own_declined_region_costs_its_token() -> None:
    """One own declined token on empty ground: 3, and the token goes to the tray. Ruling R009."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 4, declined=["orcs"]), player()],
            {"c": at(0, "humans"), "b": at(0, "orcs"), "e": at(0, "orcs")},
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}, tray={"orcs": 8}),
        act("conquer", "b"),
        expect(
            hand=[1, 0],
            hand_of={"orcs": 0},
            tray={"orcs": 9},
            regions={"b": {"player": 0, "race": "humans", "tokens": 3, "in_decline": False}},
        ),
    )


def test_own_active_tokens_defend_against_own_ghouls() -> None:
    """Declined Ghouls pay for the own active race's token as for any other: 2 + 1. Ruling R009."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "b": at(0, "humans")},
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "b"),
        expect(hand_of={"ghouls": 0}, tray={"humans": 10}, regions={"b": {"race": "ghouls", "tokens": 3}}),
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


def test_every_marker_and_token_counts() -> None:
    """Two Bivouacking Trolls with three encampments on a mountain: 2 + 2 + 3 + 1 + 1 = 9. Rulebook,
    Conquering a Region."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 9), player("trolls", "bivouacking")],
            {"c": at(0, "ratmen"), "d": at(1, "trolls", 2, encampment=3)},
        ),
        expect(
            cost={
                "d": {
                    "total": 9,
                    "lines": {"base": 2, "tokens": 2, "encampment": 3, "mountain": 1, "lair": 1},
                }
            }
        ),
        act("conquer", "d"),
        expect(hand=[0, 1], regions={"d": {"player": 0, "tokens": 9, "markers": {}}}),
    )


def test_a_declined_token_defends_like_an_active_one() -> None:
    """An enemy's declined token adds one, as does the mountain under it. Rulebook, Conquering a Region."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 9), player(declined=["humans"])],
            {"c": at(0, "ratmen"), "d": at(1, "humans"), "b": at(1, "humans")},
        ),
        expect(cost={"d": {"total": 4, "lines": {"base": 2, "tokens": 1, "mountain": 1}}, "b": 3}),
    )


def test_mountains_stay_and_defend_their_new_owner() -> None:
    """A conquered mountain goes on adding one. Rulebook, Enemy Losses and Withdrawals."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 3), player("humans", "forest", 9)],
            {"c": at(0, "ratmen"), "b": at(1, "humans")},
        ),
        act("conquer", "d"),
        act("stop"),
        act("end_turn"),
        expect(cost={"d": {"total": 6, "lines": {"base": 2, "tokens": 3, "mountain": 1}}}),
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


def test_the_cost_is_told_whatever_the_hand_holds() -> None:
    """A region out of the hand's reach still has its price. Case format, `cost`."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 1), player("humans", "swamp")],
            {"c": at(0, "ratmen"), "d": at(1, "humans", 6)},
        ),
        expect(cost={"d": 9, "b": 2, "a": 3}, why_not={"d": "not_enough_tokens", "b": "not_enough_tokens"}),
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
