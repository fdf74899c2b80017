"""Heroic: two heroes in two regions, which are immune while they stand there."""

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position


def post(error: str | None = None, **regions: int) -> Json:
    """Say where the heroes stand."""
    refused = {} if error is None else {"error": error}
    return act("place", marker="hero", regions=regions, **refused)


def test_badge_brings_five_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 6 + 5 Halflings."""
    check_badge_value("halflings", "heroic", 11, 0)


def test_heroes_may_be_left_off_the_map() -> None:
    """R210: the turn may be ended with one of them in hand, or both; they can be posted in a later one."""
    scenario = position(
        VALLEY,
        [player("ratmen", "heroic"), player("orcs", "hill")],
        {"a": at(0, "ratmen"), "b": at(0, "ratmen"), "h": at(1, "orcs")},
    )
    check(scenario, STOP, END, expect(regions={"a": {"markers": {}}, "b": {"markers": {}}}))
    check(
        scenario,
        STOP,
        post(a=1),
        END,
        *idle(1),
        act("stop", by=0),
        post(a=1, b=1),
        END,
        expect(regions={"a": {"markers": {"hero": 1}}, "b": {"markers": {"hero": 1}}}),
    )


def test_where_and_when_heroes_are_posted() -> None:
    """Rulebook, Heroic: two heroes in two different regions of this race, at the end of the turn."""
    check(
        position(
            VALLEY,
            [player("ratmen", "heroic", declined=["elves"]), player("orcs", "hill", 4)],
            {
                "a": at(0, "ratmen"),
                "b": at(0, "ratmen"),
                "c": at(0, "ratmen"),
                "g": at(0, "elves"),
                "d": at(1, "orcs"),
            },
        ),
        post("wrong_phase", a=1, b=1),
        STOP,
        post("marker_limit", a=2),
        post("marker_limit", a=1, b=1, c=1),
        post("bad_allocation", a=1, d=1),
        post("bad_allocation", a=1, g=1),
        post("bad_allocation", a=1, f=1),
        post("unknown_region", a=1, z=1),
        post(a=1, c=1),
        post(b=1, c=1),
        END,
        expect(
            regions={"a": {"markers": {}}, "b": {"markers": {"hero": 1}}, "c": {"markers": {"hero": 1}}},
            score={"player": 0, "total": 4, "lines": {"regions": 3, "declined": 1}},
            why_not={"b": "immune", "c": "immune"},
        ),
    )


def test_a_single_region_holds_a_single_hero() -> None:
    """Ruling R094: two different regions are needed, so the other hero stays off the map."""
    check(
        position(
            VALLEY,
            [player("ratmen", "heroic"), player("orcs", "hill", 4)],
            {"b": at(0, "ratmen"), "d": at(1, "orcs")},
        ),
        STOP,
        post("marker_limit", b=2),
        post(b=1),
        END,
        expect(regions={"b": {"markers": {"hero": 1}}}, why_not={"b": "immune"}),
    )


def test_heroes_keep_off_conquest_die_and_conversion() -> None:
    """Rulebook, Heroic, and ruling R095: neither tokens nor the powers of enemies touch the region."""
    check(
        position(
            VALLEY,
            [player("ratmen", "heroic"), player("sorcerers", "swamp", 2)],
            {
                "a": at(0, "ratmen", hero=1),
                "c": at(0, "ratmen", hero=1),
                "d": at(0, "ratmen"),
                "b": at(1, "sorcerers"),
            },
            current=1,
        ),
        expect(cost={"a": None, "c": None, "d": 4}, can={"convert": ["d"], "attempt": ["d"]}),
        act("conquer", "c", error="immune"),
        act("convert", "c", error="immune"),
        act("attempt", "c", error="immune"),
    )


def test_heroes_keep_off_the_dragon_and_ghouls() -> None:
    """Ruling R092: no dragon; and the Ghouls of an enemy are enemies, in decline as well."""
    check(
        position(
            VALLEY,
            [player("ratmen", "heroic"), player("humans", "dragon_master", 2, declined=["ghouls"])],
            {"c": at(0, "ratmen", hero=1), "b": at(1, "ghouls", 5), "d": at(1, "humans")},
            current=1,
        ),
        act("conquer", "c", error="immune"),
        STOP,
        act("conquer", "c", **{"with": ["dragon"]}, error="immune"),
    )


def test_own_ghouls_are_no_enemies() -> None:
    """Rulebook, Heroic and Ghouls: the protection is against enemies, and own Ghouls are none."""
    check(
        position(
            VALLEY,
            [player("ratmen", "heroic", declined=["ghouls"]), player()],
            {"c": at(0, "ratmen", hero=1), "g": at(0, "ratmen"), "b": at(0, "ghouls", 4)},
        ),
        expect(cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "c"),
        expect(regions={"c": {"race": "ghouls", "tokens": 3, "markers": {}}}),
    )


def test_heroes_stay_where_they_are_not_moved() -> None:
    """Rulebook, Heroic: the regions are immune until the heroes move."""
    check(
        position(
            VALLEY,
            [player("ratmen", "heroic", 2), player("orcs", "hill", 4)],
            {"a": at(0, "ratmen", hero=1), "b": at(0, "ratmen", hero=1), "d": at(1, "orcs")},
        ),
        act("conquer", "c"),
        STOP,
        END,
        expect(
            regions={"a": {"markers": {"hero": 1}}, "b": {"markers": {"hero": 1}}, "c": {"markers": {}}},
            why_not={"b": "immune"},
            cost={"c": 4},
        ),
    )


def test_heroes_move_and_leave_the_region_open() -> None:
    """Rulebook, Heroic: where no hero stands any more, the usual cost holds; a hero adds nothing to it."""
    check(
        position(
            VALLEY,
            [player("ratmen", "heroic"), player("orcs", "hill", 4)],
            {
                "a": at(0, "ratmen"),
                "b": at(0, "ratmen", hero=1),
                "c": at(0, "ratmen", hero=1),
                "d": at(1, "orcs"),
            },
        ),
        STOP,
        post(a=1, c=1),
        END,
        expect(
            regions={"a": {"markers": {"hero": 1}}, "b": {"markers": {}}},
            cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
            why_not={"c": "immune"},
        ),
    )


def test_the_hero_of_an_abandoned_region_is_free() -> None:
    """Rulebook, Abandoning a region: the region is not held any more; its hero can be posted elsewhere."""
    check(
        position(
            VALLEY,
            [player("ratmen", "heroic"), player()],
            {"a": at(0, "ratmen", hero=1), "b": at(0, "ratmen", hero=1), "c": at(0, "ratmen")},
        ),
        act("abandon", "a"),
        expect(regions={"a": None, "b": {"markers": {"hero": 1}}}),
        STOP,
        act("redeploy", tokens={"b": 2, "c": 1}),
        post("bad_allocation", a=1, b=1),
        post(b=1, c=1),
        END,
        expect(regions={"b": {"markers": {"hero": 1}}, "c": {"markers": {"hero": 1}}}),
    )


def test_heroes_disappear_in_decline() -> None:
    """Rulebook, Heroic: no hero is left, and the regions can be attacked."""
    check(
        position(
            VALLEY,
            [player("ratmen", "heroic"), player("orcs", "hill", 4)],
            {"b": at(0, "ratmen", hero=1), "c": at(0, "ratmen", 3, hero=1), "d": at(1, "orcs")},
        ),
        act("decline"),
        expect(
            regions={"b": {"markers": {}}, "c": {"tokens": 1, "markers": {}}},
            cost={"b": 3, "c": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_other_races_have_no_heroes() -> None:
    """Rulebook, Heroic: only the race with this badge."""
    check(
        position(VALLEY, [player("ratmen", "hill"), player()], {"b": at(0, "ratmen")}),
        STOP,
        post("wrong_phase", b=1),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("heroic")
