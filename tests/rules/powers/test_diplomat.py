"""Diplomat: peace with one opponent, whose active race may not attack until the next own turn."""

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

SCORE_OF_TWO = {"player": 0, "total": 2, "lines": {"regions": 2}}


def ally(whom: int | None, **more: Any) -> Json:
    """Choose an ally, or nobody."""
    return act("ally", player=whom, **more)


def three_players(hand: int = 0, race: str = "elves", **more: Any) -> Json:
    """Ann the Diplomat in the forest, Ben beside her, Cleo far away."""
    return position(
        VALLEY,
        [player(race, "diplomat", hand), player("ratmen", "hill"), player("wizards", "swamp")],
        {"c": at(0, race), "b": at(1, "ratmen"), "d": at(1, "ratmen", 2), "h": at(2, "wizards")},
        **more,
    )


def at_peace(*, race: str = "ratmen", power: str = "swamp", hand: int = 4, current: int = 1) -> Json:
    """Ann has made peace with Ben on her last turn; Cleo stands by."""
    return position(
        VALLEY,
        [
            player("elves", "diplomat", declined=["orcs"], ally=1),
            player(race, power, hand),
            player("wizards", "hill", 4),
        ],
        {
            "a": at(0, "elves"),
            "c": at(0, "elves"),
            "d": at(0, "orcs"),
            "b": at(1, race),
            "f": at(2, "wizards"),
        },
        current=current,
    )


def test_badge_brings_five_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 6 + 5 Elves."""
    check_badge_value("elves", "diplomat", 11, 0)


def test_the_ally_is_one_opponent_named_in_redeployment() -> None:
    """Rulebook, Diplomat: at the end of the turn, one opponent; not oneself, and nobody unknown."""
    check(
        three_players(),
        ally(1, error="wrong_phase"),
        STOP,
        expect(can={"ally": [1, 2]}),
        ally(0, error="bad_allocation"),
        ally(3, error="bad_allocation"),
        ally(2),
        END,
        expect(to_act={"player": 1, "phase": "start"}, cost={"c": 3}),
    )


def test_the_ally_may_not_attack() -> None:
    """Rulebook, Diplomat, and ruling R089: also with two players the opponent may be named and is bound."""
    check(
        position(
            VALLEY,
            [player("elves", "diplomat"), player("ratmen", "hill", 6)],
            {"c": at(0, "elves"), "b": at(1, "ratmen")},
        ),
        STOP,
        ally(1),
        END,
        expect(why_not={"c": "peace"}, cost={"c": None}, can={"conquer": ["a", "d"]}),
        act("conquer", "c", by=1, error="peace"),
    )


def test_peace_forbids_every_kind_of_attack() -> None:
    """Rulebook, Diplomat: neither conquest, nor conversion, nor the die, nor the dragon."""
    check(
        at_peace(race="sorcerers", hand=2),
        act("conquer", "c", error="peace"),
        act("convert", "c", error="peace"),
        act("attempt", "c", error="peace"),
        expect(can={"convert": [], "attempt": ["d"]}),
    )
    check(
        at_peace(race="humans", power="dragon_master"),
        act("conquer", "c", **{"with": ["dragon"]}, error="peace"),
    )


def test_the_declined_race_of_a_diplomat_is_not_protected() -> None:
    """Rulebook, Diplomat, and ruling R088: tokens in decline are outside the peace."""
    check(
        at_peace(),
        expect(cost={"d": {"total": 4, "lines": {"base": 2, "tokens": 1, "mountain": 1}}}),
        act("conquer", "d"),
        expect(regions={"d": {"player": 1, "tokens": 4}}),
    )


def test_others_are_not_bound() -> None:
    """Rulebook, Diplomat: the peace is made with one opponent only."""
    check(
        at_peace(current=2),
        act("conquer", "c"),
        expect(regions={"c": {"player": 2, "race": "wizards", "tokens": 3}}),
    )


def test_declined_ghouls_do_not_keep_the_peace() -> None:
    """Rulebook, Diplomat, and ruling R088: the ally's declined Ghouls may attack, his active race may not."""
    check(
        position(
            VALLEY,
            [player("elves", "diplomat", ally=1), player("ratmen", "hill", 3, declined=["ghouls"])],
            {"c": at(0, "elves"), "g": at(0, "elves"), "b": at(1, "ghouls", 4), "d": at(1, "ratmen")},
            current=1,
        ),
        expect(cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "c"),
        expect(regions={"c": {"player": 1, "race": "ghouls", "tokens": 3}}),
        STOP,
        expect(why_not={"g": "peace"}),
        act("conquer", "g", error="peace"),
    )


def test_who_was_attacked_is_no_ally() -> None:
    """Rulebook, Diplomat: an opponent whose active race was attacked this turn cannot be chosen."""
    check(
        three_players(3),
        act("conquer", "b"),
        STOP,
        expect(can={"ally": [2]}),
        ally(1, error="attacked_this_turn"),
        ally(2),
    )


def test_a_failed_attempt_was_an_attack() -> None:
    """Rulebook, Diplomat: attacking is enough; it does not have to succeed."""
    check(
        three_players(1, dice=[0]),
        act("attempt", "b"),
        expect(regions={"b": {"player": 1, "tokens": 1}}, can={"ally": [2]}),
        ally(1, error="attacked_this_turn"),
    )


def test_a_conversion_was_an_attack() -> None:
    """Rulebook, Diplomat and Sorcerers: replacing a token is a conquest of the opponent's active race."""
    check(
        three_players(1, race="sorcerers"),
        act("convert", "b"),
        STOP,
        expect(can={"ally": [2]}),
        ally(1, error="attacked_this_turn"),
    )


def test_attacking_a_declined_race_does_no_harm() -> None:
    """Ruling R087: after attacks on Ben's active and Cleo's declined race, Cleo or nobody may be named."""
    check(
        position(
            VALLEY,
            [
                player("elves", "diplomat", 6),
                player("ratmen", "hill"),
                player("wizards", "swamp", declined=["orcs"]),
            ],
            {
                "c": at(0, "elves"),
                "b": at(1, "ratmen"),
                "a": at(2, "orcs"),
                "g": at(2, "orcs"),
                "h": at(2, "wizards"),
            },
        ),
        act("conquer", "b"),
        act("conquer", "a"),
        STOP,
        expect(can={"ally": [2]}),
        ally(1, error="attacked_this_turn"),
        ally(None),
        ally(2),
    )


def test_the_last_word_counts() -> None:
    """Rulebook, Diplomat: one ally at most; until the turn ends the choice may be changed or taken back."""
    check(three_players(), STOP, ally(1), ally(2), END, expect(cost={"c": 3}))
    check(three_players(), STOP, ally(1), ally(None), END, expect(cost={"c": 3}))
    check(three_players(), STOP, ally(None), ally(1), END, expect(why_not={"c": "peace"}))


def test_peace_lasts_until_the_next_own_turn() -> None:
    """Rulebook, Diplomat: who is not named again may attack again."""
    check(
        position(
            VALLEY,
            [player("elves", "diplomat"), player("ratmen", "hill", 3)],
            {"a": at(0, "elves"), "c": at(0, "elves"), "b": at(1, "ratmen")},
        ),
        STOP,
        ally(1),
        END,
        expect(can={"conquer": ["d"]}),
        act("stop", by=1),
        act("redeploy", tokens={"b": 4}),
        END,
        *idle(0),
        expect(to_act={"player": 1, "phase": "start"}, can={"conquer": ["a", "c", "d"]}),
    )


def test_the_diplomat_himself_is_not_bound() -> None:
    """Rulebook, Diplomat: only the ally must keep still; who attacks him cannot name him again."""
    check(
        position(
            VALLEY,
            [player("elves", "diplomat", 3, ally=1), player("ratmen", "hill")],
            {"c": at(0, "elves"), "b": at(1, "ratmen"), "h": at(1, "ratmen")},
        ),
        act("conquer", "b"),
        expect(regions={"b": {"player": 0, "tokens": 3}}),
        STOP,
        expect(can={"ally": []}),
        ally(1, error="attacked_this_turn"),
    )


def test_decline_ends_the_peace() -> None:
    """Ruling R090: a Diplomat who declines has no power and no active race to protect any more."""
    check(
        at_peace(current=0),
        act("decline"),
        expect(cost={"a": 3, "c": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "c", by=1),
        expect(regions={"c": {"player": 1, "tokens": 3}}),
    )


def test_only_diplomats_make_peace() -> None:
    """Rulebook, Diplomat: nobody else names an ally."""
    check(
        position(VALLEY, [player("elves", "hill"), player("ratmen", "swamp")], {"c": at(0, "elves")}),
        STOP,
        expect(can={"ally": []}),
        ally(1, error="wrong_phase"),
    )


def test_variant_the_ally_is_paid() -> None:
    """German compendium, Diplomat, variant: the chosen opponent is given a coin; it is no part of a score."""
    scenario = position(
        VALLEY,
        [player("elves", "diplomat"), player("ratmen", "hill")],
        {"a": at(0, "elves"), "c": at(0, "elves"), "h": at(1, "ratmen")},
    )
    paying = {**scenario, "variants": ["diplomat_pays"]}
    check(scenario, STOP, ally(1), END, expect(score=SCORE_OF_TWO, coins=[7, 5]))
    check(paying, STOP, ally(1), END, expect(score=SCORE_OF_TWO, coins=[6, 6]))
    check(paying, STOP, ally(1), ally(1), END, expect(coins=[6, 6]))
    check(paying, STOP, ally(1), ally(None), END, expect(coins=[7, 5]))


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("diplomat")
