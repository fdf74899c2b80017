"""Dragon Master: once a turn one token conquers whatever defends, and the dragon guards the region."""

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import COAST, VALLEY, Json, act, at, check, expect, player, position


def fly(region: str, **more: Any) -> Json:
    """Conquer a region with the dragon."""
    return act("conquer", region, **{"with": ["dragon"]}, **more)


def test_badge_brings_five_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 5 + 5 Trolls."""
    check_badge_value("trolls", "dragon_master", 10, 0)


def test_one_token_beats_any_defence() -> None:
    """Ruling R091: 5 tokens and a fortress on a mountain fall to one token; 4 of them withdraw."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 1), player("ratmen", "fortified")],
            {
                "c": at(0, "humans"),
                "d": at(1, "ratmen", 5, fortress=1),
                "e": at(1, "ratmen"),
                "h": at(1, "ratmen"),
            },
        ),
        expect(
            cost={"d": {"total": 9, "lines": {"base": 2, "tokens": 5, "mountain": 1, "fortress": 1}}},
            why_not={"d": "not_enough_tokens"},
        ),
        fly("d"),
        expect(
            regions={"d": {"player": 0, "race": "humans", "tokens": 1, "markers": {"dragon": 1}}},
            hand=[0, 4],
            tray={"ratmen": 7},
        ),
        STOP,
        END,
        act("withdraw", by=1, tokens={"e": 1, "h": 3}),
        expect(regions={"e": {"tokens": 2}, "h": {"tokens": 4}}),
    )


def test_encampments_are_no_hindrance_and_flee() -> None:
    """Rulebook, Dragon Master and Bivouacking: the camp does not stop the dragon, nor is it lost."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 1), player("ratmen", "bivouacking")],
            {
                "c": at(0, "humans"),
                "d": at(1, "ratmen", encampment=5),
                "e": at(1, "ratmen"),
                "h": at(1, "ratmen"),
            },
        ),
        fly("d"),
        STOP,
        END,
        act("withdraw", by=1, tokens={}, markers={"encampment": {"e": 2, "h": 3}}),
        expect(
            regions={"e": {"markers": {"encampment": 2}}, "h": {"tokens": 1, "markers": {"encampment": 3}}}
        ),
    )


def test_the_dragon_also_takes_a_lost_tribe() -> None:
    """Rulebook, Dragon Master: a single token, whoever defends; for Orcs the region was not empty."""
    check(
        position(VALLEY, [player("orcs", "dragon_master", 1), player()], {"c": at(0, "orcs")}),
        fly("f"),
        expect(
            regions={"f": {"player": 0, "tokens": 1, "lost_tribe": 0, "markers": {"dragon": 1}}}, hand=[0, 0]
        ),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "orcs": 1}}),
    )


def test_the_dragon_keeps_the_limits_of_a_conquest() -> None:
    """Ruling R092: not where a hero stands, not out of reach, not twice in a turn; reach comes first."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 3), player("ratmen", "heroic")],
            {"c": at(0, "humans"), "b": at(1, "ratmen", hero=1)},
        ),
        fly("b", error="immune"),
        fly("c", error="own_region"),
        fly("h", error="not_adjacent"),
        fly("a"),
        expect(hand=[2, 0]),
        fly("d", error="already_used"),
        fly("h", error="not_adjacent"),
        fly("b", error="immune"),
    )


def test_the_dragon_does_not_take_water() -> None:
    """Rulebook, Seafaring: seas and lakes are for Seafaring races only."""
    check(
        position(COAST, [player("humans", "dragon_master", 2), player()], {"b": at(0, "humans")}),
        fly("s", error="water"),
    )


def test_one_token_is_needed() -> None:
    """Rulebook, Dragon Master, and ruling R006: the dragon does not conquer alone."""
    check(
        position(VALLEY, [player("humans", "dragon_master"), player()], {"c": at(0, "humans")}),
        fly("b", error="no_tokens"),
    )


def test_entry_by_dragon() -> None:
    """German compendium, Dragon Master, and ruling R092: it also works on entering, at an entry region."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 2), player("ratmen", "hill")],
            {"a": at(1, "ratmen", 4), "h": at(1, "ratmen")},
        ),
        fly("c", error="not_border"),
        fly("a"),
        expect(hand=[1, 3], regions={"a": {"player": 0, "tokens": 1, "markers": {"dragon": 1}}}),
    )


def test_halflings_enter_anywhere_with_the_dragon() -> None:
    """Rulebook, benefits cumulate: the first conquest of Halflings may be inland, and gets a hole as well."""
    check(
        position(VALLEY, [player("halflings", "dragon_master", 11), player()]),
        fly("d"),
        expect(hand=[10, 0], regions={"d": {"tokens": 1, "markers": {"dragon": 1, "hole": 1}}}),
    )


def test_the_region_of_the_dragon_is_immune() -> None:
    """Rulebook, Dragon Master, and ruling R095: no conquest, no die and no conversion by enemies."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master"), player("sorcerers", "swamp", 2)],
            {"a": at(0, "humans"), "c": at(0, "humans", dragon=1), "b": at(1, "sorcerers")},
            current=1,
        ),
        expect(why_not={"c": "immune"}, cost={"c": None}, can={"convert": ["a"]}),
        act("conquer", "c", error="immune"),
        act("convert", "c", error="immune"),
        act("attempt", "c", error="immune"),
    )


def test_the_dragon_moves_on() -> None:
    """Rulebook, Dragon Master: it may be used elsewhere next turn, and guards the old region no longer."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 1), player("giants", "flying", 2)],
            {"c": at(0, "humans", dragon=1), "d": at(1, "giants", 4), "e": at(1, "giants")},
        ),
        fly("d"),
        expect(regions={"c": {"tokens": 1, "markers": {}}, "d": {"tokens": 1, "markers": {"dragon": 1}}}),
        STOP,
        END,
        expect(
            regions={"e": {"tokens": 4}},
            why_not={"d": "immune"},
            cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_the_dragon_stays_while_it_is_not_used() -> None:
    """Rulebook, Dragon Master: the region is immune until the dragon moves, turn after turn."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 2), player("giants", "hill", 5)],
            {"c": at(0, "humans", dragon=1), "b": at(1, "giants")},
        ),
        act("conquer", "d", error="not_enough_tokens"),
        STOP,
        act("redeploy", tokens={"c": 3}),
        END,
        expect(regions={"c": {"tokens": 3, "markers": {"dragon": 1}}}, why_not={"c": "immune"}),
    )


def test_the_dragon_of_an_abandoned_region_can_be_used_at_once() -> None:
    """Ruling R093: with the region the dragon comes back, and it has not been used this turn."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master"), player("giants", "hill")],
            {
                "a": at(0, "humans"),
                "c": at(0, "humans", dragon=1),
                "b": at(1, "giants", 4),
                "h": at(1, "giants"),
            },
        ),
        act("abandon", "c"),
        expect(regions={"c": None}, hand=[1, 0], cost={"c": {"total": 2, "lines": {"base": 2}}}),
        fly("b"),
        expect(regions={"b": {"player": 0, "tokens": 1, "markers": {"dragon": 1}}}, hand=[0, 3]),
    )


def test_own_ghouls_have_no_dragon_and_do_not_fear_it() -> None:
    """Rulebook, Ghouls: they may attack the own active race, which is guarded against enemies only."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 1, declined=["ghouls"]), player()],
            {"c": at(0, "humans", dragon=1), "g": at(0, "humans"), "b": at(0, "ghouls", 4)},
        ),
        fly("a", error="wrong_phase"),
        expect(cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "c"),
        expect(regions={"c": {"player": 0, "race": "ghouls", "tokens": 3, "markers": {}}}),
    )


def test_other_races_have_no_dragon() -> None:
    """Rulebook, Dragon Master: only the race with this badge."""
    check(
        position(VALLEY, [player("humans", "hill", 3), player()], {"c": at(0, "humans")}),
        fly("b", error="wrong_phase"),
    )


def test_the_dragon_disappears_in_decline() -> None:
    """Rulebook, Dragon Master: it leaves the map, and the region can be attacked."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master"), player("giants", "hill", 5)],
            {"c": at(0, "humans", dragon=1), "b": at(1, "giants")},
        ),
        act("decline"),
        expect(
            regions={"c": {"in_decline": True, "markers": {}}},
            cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("dragon_master")
