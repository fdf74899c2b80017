"""Catapult: once a turn over one region for a token less; where it stands nobody gets in."""

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import VALLEY, Json, act, at, board, check, expect, player, position

PACKS = ("base", "be_not_afraid")
ROAD = board(
    "ae ab bc cd df",
    a="hill border",
    b="farmland",
    c="forest tribe",
    d="mountain",
    e="swamp border",
    f="farmland border",
)


def fire(region: str, start: str | None = None, do: str = "conquer", **more: Any) -> Json:
    """Conquer a region with the Catapult, or try to."""
    return act(do, region, **{"with": ["catapult"]}, **({} if start is None else {"from": start}), **more)


def road(hand: int, race: str = "ratmen", power: str = "catapult", **more: Any) -> Json:
    """Ann at one end of a road."""
    return position(ROAD, [player(race, power, hand), player()], {"a": at(0, race)}, PACKS, **more)


def test_badge_brings_four_tokens() -> None:
    """Badge: 6 + 4 Giants."""
    check_badge_value("giants", "catapult", 10, 1, PACKS)


def test_over_one_region_for_one_less() -> None:
    """R134: two steps away, past a region that is not held; what is shown does not count it."""
    check(
        road(3),
        expect(why_not={"c": "not_adjacent"}, cost={"c": None}, can={"conquer": ["b", "e"]}),
        act("conquer", "c", error="not_adjacent"),
        fire("c"),
        expect(
            hand=[1, 0],
            regions={
                "a": {"tokens": 1, "markers": {"catapult": 1}},
                "c": {"player": 0, "tokens": 2, "lost_tribe": 0, "markers": {}},
            },
        ),
    )


def test_exactly_two_steps() -> None:
    """R134: neither a neighbour nor a region further off; refused, nothing is placed."""
    check(
        road(9),
        fire("b", error="not_adjacent"),
        fire("d", error="not_adjacent"),
        expect(regions={"a": {"markers": {}}}, hand=[9, 0]),
    )
    check(
        position(
            board("ab bc ac cd", a="hill border", b="farmland", c="forest", d="hill"),
            [player("ratmen", "catapult", 9), player()],
            {"a": at(0, "ratmen")},
            PACKS,
        ),
        fire("c", error="not_adjacent"),
        fire("d"),
    )


def test_a_discount_down_to_one() -> None:
    """R134: an empty region costs one; so it does for Tritons on a coast."""
    shore = board("ab bc cs", a="hill border", b="farmland", c="forest", s="sea border")
    for race in ("ratmen", "tritons"):
        check(
            position(shore, [player(race, "catapult", 1), player()], {"a": at(0, race)}, PACKS),
            fire("c"),
            expect(hand=[0, 0], regions={"c": {"tokens": 1}}),
        )


def test_once_a_turn() -> None:
    """Rules summary, Catapult: the second shot waits for the next turn; reach is told first."""
    check(
        road(9),
        fire("c"),
        fire("f", "c", error="already_used"),
        fire("f", "a", error="not_adjacent"),
        act("conquer", "d"),
        expect(hand=[4, 0]),
    )


def test_twice_for_one_conquest() -> None:
    """Rules summary, Catapult: there is one shot in it."""
    check(road(9), act("conquer", "c", **{"with": ["catapult", "catapult"]}, error="already_used"))


def test_which_region_fires() -> None:
    """Case format, packs: where several would do, it is named; the shot from a neighbour is none."""
    scenario = position(
        VALLEY,
        [player("ratmen", "catapult", 5), player()],
        {"a": at(0, "ratmen"), "b": at(0, "ratmen"), "c": at(0, "ratmen")},
        PACKS,
    )
    check(
        scenario,
        fire("g", error="bad_allocation"),
        fire("g", "a", error="not_adjacent"),
        fire("g", "b"),
        expect(
            hand=[4, 0],
            regions={"g": {"tokens": 1}, "b": {"markers": {"catapult": 1}}, "c": {"markers": {}}},
        ),
    )
    check(scenario, fire("f", "a"), expect(hand=[3, 0], regions={"a": {"markers": {"catapult": 1}}}))


def test_another_own_region_may_touch_the_target() -> None:
    """R134: what counts is how far the Catapult is from it."""
    check(
        position(
            VALLEY,
            [player("ratmen", "catapult", 5), player()],
            {"b": at(0, "ratmen"), "d": at(0, "ratmen")},
            PACKS,
        ),
        expect(cost={"g": 2}),
        fire("g"),
        expect(hand=[4, 0], regions={"b": {"markers": {"catapult": 1}}, "g": {"tokens": 1}}),
    )


def test_over_the_lake_but_not_over_the_sea() -> None:
    """R135: whatever lies between, only a Sea stops the shot; water itself is no target."""
    for water, error in (("lake", None), ("sea", "not_adjacent")):
        scenario = position(
            board("al lc ab cd", a="hill border", l=water, c="forest", b="farmland", d="farmland border"),
            [player("ratmen", "catapult", 3), player()],
            {"a": at(0, "ratmen")},
            PACKS,
        )
        check(scenario, fire("c", **({} if error is None else {"error": error})))
    check(
        position(
            board("ab bl lc", a="hill border", b="farmland", l="lake", c="forest"),
            [player("ratmen", "catapult", 3), player()],
            {"a": at(0, "ratmen")},
            PACKS,
        ),
        fire("l", error="water"),
    )


def test_a_sea_beside_a_way_by_land() -> None:
    """R135: a region that can be reached past land may be fired at, even if a Sea lies between as well."""
    check(
        position(
            board("as sc ab bc", a="hill border", s="sea border", b="farmland", c="forest"),
            [player("ratmen", "catapult", 3), player()],
            {"a": at(0, "ratmen")},
            PACKS,
        ),
        fire("c"),
    )


def guarded(race: str, power: str, hand: int) -> Json:
    """Ben stands between Ann's Catapult and another region of hers."""
    return position(
        VALLEY,
        [player("ratmen", "catapult"), player(race, power, hand)],
        {"a": at(0, "ratmen", 1, catapult=1), "d": at(0, "ratmen"), "b": at(1, race)},
        PACKS,
        current=1,
    )


def test_the_region_of_the_catapult_is_immune() -> None:
    """R095, R135: no conquest, die, dragon or conversion by enemies."""
    check(
        guarded("sorcerers", "swamp", 2),
        expect(why_not={"a": "immune"}, cost={"a": None}, can={"convert": ["d"]}),
        act("conquer", "a", error="immune"),
        act("attempt", "a", error="immune"),
        act("convert", "a", error="immune"),
    )
    check(
        guarded("orcs", "dragon_master", 2),
        act("conquer", "a", **{"with": ["dragon"]}, error="immune"),
        act("conquer", "d", **{"with": ["dragon"]}),
    )


def test_an_immune_region_is_no_target() -> None:
    """R095: the Catapult does not break what protects others."""
    check(
        position(
            ROAD,
            [player("ratmen", "catapult", 5), player("orcs", "heroic")],
            {"a": at(0, "ratmen"), "c": at(1, "orcs", 1, hero=1)},
            PACKS,
        ),
        fire("c", error="immune"),
    )


def test_peace_binds_the_catapult() -> None:
    """Rulebook, Diplomat: no attack on the active race of a friend."""
    check(
        position(
            ROAD,
            [player("ratmen", "catapult", 5), player("orcs", "diplomat", ally=0)],
            {"a": at(0, "ratmen"), "c": at(1, "orcs")},
            PACKS,
        ),
        fire("c", error="peace"),
    )


def test_it_stays_until_it_is_moved() -> None:
    """R135: not fired, it guards on; fired from elsewhere, it leaves the old region open."""
    start = position(
        VALLEY,
        [player("ratmen", "catapult", 2), player("giants", "hill", 4)],
        {"a": at(0, "ratmen", 1, catapult=1), "c": at(0, "ratmen"), "b": at(1, "giants")},
        PACKS,
    )
    stay = act("redeploy", tokens={"a": 2, "c": 2})
    check(start, STOP, stay, END, expect(why_not={"a": "immune"}, cost={"c": 4}))
    check(
        start,
        fire("g", "c"),
        expect(regions={"a": {"tokens": 1, "markers": {}}, "c": {"markers": {"catapult": 1}}}, hand=[1, 4]),
        STOP,
        act("redeploy", tokens={"a": 1, "c": 1, "g": 2}),
        END,
        expect(why_not={"c": "immune"}, cost={"a": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
    )


def test_another_turn_another_shot() -> None:
    """Rules summary, Catapult: once in every turn, also from the same region."""
    check(
        position(
            ROAD,
            [player("ratmen", "catapult", 4), player("giants", "hill")],
            {"a": at(0, "ratmen"), "f": at(1, "giants")},
            PACKS,
        ),
        fire("c"),
        STOP,
        act("redeploy", tokens={"a": 2, "c": 3}),
        END,
        *idle(1),
        fire("f", by=0),
        expect(hand=[1, 0], regions={"c": {"tokens": 1, "markers": {"catapult": 1}}, "a": {"markers": {}}}),
    )


def test_the_final_attempt_with_the_catapult() -> None:
    """Rules summary, Catapult, and rulebook, Final Conquest Attempt: one token against two."""
    check(
        road(1, dice=[1]),
        act("attempt", "c", error="not_adjacent"),
        fire("c", do="attempt"),
        expect(regions={"c": {"player": 0, "tokens": 1}, "a": {"markers": {"catapult": 1}}}, hand=[0, 0]),
    )
    check(
        road(1, dice=[0]),
        fire("c", do="attempt"),
        expect(regions={"c": {"lost_tribe": 1}, "a": {"markers": {"catapult": 1}}}, hand=[1, 0]),
    )


def test_a_token_is_needed() -> None:
    """R006: no conquest starts with an empty hand; nor for less than what is left of the cost."""
    check(road(0), fire("c", error="no_tokens"))
    check(road(1), fire("c", error="not_enough_tokens"), expect(regions={"a": {"markers": {}}}))


def test_without_a_region_it_cannot_be_placed() -> None:
    """Rules summary, Catapult: it stands in a region that is held, so it does not help to enter."""
    check(
        position(ROAD, [player("ratmen", "catapult", 9), player()], {}, PACKS),
        fire("d", error="not_adjacent"),
        fire("b", error="not_adjacent"),
    )


def test_an_abandoned_region_gives_it_back() -> None:
    """R093 likewise: with the region the Catapult comes back, and it has not been fired this turn."""
    check(
        position(
            ROAD,
            [player("ratmen", "catapult"), player()],
            {"a": at(0, "ratmen", 2, catapult=1), "e": at(0, "ratmen", 2)},
            PACKS,
        ),
        act("abandon", "a"),
        expect(regions={"a": None}, hand=[3, 0]),
        fire("b"),
        expect(regions={"e": {"markers": {"catapult": 1}}, "b": {"tokens": 1}}),
    )


def test_own_ghouls_have_no_catapult_and_do_not_fear_it() -> None:
    """Rulebook, Ghouls: what guards against enemies does not bind them; the badge is not theirs."""
    check(
        position(
            VALLEY,
            [player("ratmen", "catapult", declined=["ghouls"]), player()],
            {"c": at(0, "ratmen", 1, catapult=1), "g": at(0, "ratmen"), "b": at(0, "ghouls", 4)},
            PACKS,
        ),
        fire("f", error="wrong_phase"),
        act("conquer", "c"),
        expect(regions={"c": {"race": "ghouls", "tokens": 3, "markers": {}}}),
    )


def test_other_races_have_no_catapult() -> None:
    """Rules summary, Catapult: the race with the badge."""
    check(road(5, power="hill"), fire("c", error="wrong_phase"))


def test_it_disappears_in_decline() -> None:
    """Rules summary, Catapult: the region can be attacked again."""
    check(
        position(
            VALLEY,
            [player("ratmen", "catapult"), player("orcs", "hill", 4)],
            {"a": at(0, "ratmen", 1, catapult=1), "b": at(1, "orcs")},
            PACKS,
        ),
        act("decline"),
        expect(
            regions={"a": {"in_decline": True, "markers": {}}},
            cost={"a": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge can be drawn again."""
    check_badge_is_discarded("catapult", PACKS)
