"""Flying Doormat: any region, near or far, once a turn."""

from __future__ import annotations

from tests.rules.below import CAVES, LINE, duel, mine, theirs
from tests.rules.support import act, check, expect

DOORMAT = "flying_doormat"


def test_a_region_far_away_is_conquered_and_the_doormat_lies_there() -> None:
    """German compendium, Flying Doormat."""
    check(
        duel(LINE, {"a": mine(flying_doormat=1), "e": theirs()}),
        expect(why_not={"e": "not_adjacent"}),
        act("conquer", "e", error="not_adjacent"),
        act("conquer", "e", **{"with": [DOORMAT]}),
        expect(hand=[2, 0], regions={"e": {"race": "ratmen", "tokens": 3, "markers": {DOORMAT: 1}}}),
        act("conquer", "c", **{"with": [DOORMAT]}, error="already_used"),
    )


def test_an_attempt_that_fails_leaves_it_where_it_was() -> None:
    check(
        duel(LINE, {"a": mine(flying_doormat=1), "e": theirs(3)}, hand=3, dice=[0]),
        act("attempt", "e", **{"with": [DOORMAT]}),
        expect(regions={"a": {"markers": {DOORMAT: 1}}, "e": {"race": "giants", "tokens": 3}}),
    )


def test_it_goes_together_with_the_sword() -> None:
    regions = {"a": mine(flying_doormat=1, sword_of_the_killer_rabbit=1), "e": theirs()}
    check(
        duel(LINE, regions, hand=1),
        act("conquer", "e", **{"with": [DOORMAT, "sword_of_the_killer_rabbit"]}),
        expect(
            hand=[0, 0],
            regions={"e": {"tokens": 1, "markers": {DOORMAT: 1, "sword_of_the_killer_rabbit": 1}}},
        ),
    )


def test_what_is_protected_and_gnomes_stay_out_of_reach() -> None:
    """Gnomes: no benefit of a relic counts against them."""
    regions = {"a": mine(flying_doormat=1), "e": {"player": 1, "race": "gnomes", "tokens": 1}}
    check(
        duel(LINE, regions, other=("gnomes", "forest")),
        act("conquer", "e", **{"with": [DOORMAT]}, error="immune"),
    )
    regions = {"a": mine(flying_doormat=1), "e": theirs(), "d": {"markers": {"balrog": 1}}}
    check(duel(CAVES, regions), act("conquer", "d", **{"with": [DOORMAT]}, error="immune"))
