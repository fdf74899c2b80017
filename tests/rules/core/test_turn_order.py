"""The order of a turn, readying the troops, and how the turn passes on."""

from __future__ import annotations

from tests.rules.support import VALLEY, act, at, check, expect, player, position


def test_a_whole_turn_in_order() -> None:
    """Pick, conquests, redeployment with scoring at its end, then the next player. Case format, The order of
    a turn."""
    check(
        position(
            VALLEY,
            [player(), player("giants", "forest")],
            {"h": at(1, "giants")},
            column=[{"race": "ratmen", "power": "swamp", "coins": 0}],
        ),
        expect(to_act={"player": 0, "phase": "pick"}),
        act("pick", slot=0),
        expect(to_act={"player": 0, "phase": "conquest"}),
        act("conquer", "b"),
        expect(to_act={"player": 0, "phase": "conquest"}),
        act("stop"),
        expect(to_act={"player": 0, "phase": "redeploy"}, coins=[5, 5]),
        act("redeploy", tokens={"b": 12}),
        expect(to_act={"player": 0, "phase": "redeploy"}, coins=[5, 5]),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}, coins=[6, 5]),
    )


def test_stout_chooses_before_the_defenders_withdraw() -> None:
    """After scoring comes Stout's choice, after that the withdrawals. Case format, The order of a turn."""
    check(
        position(
            VALLEY,
            [player("ratmen", "stout", 5), player("humans", "forest")],
            {"c": at(0, "ratmen"), "b": at(1, "humans", 2), "e": at(1, "humans"), "h": at(1, "humans")},
        ),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 3, "c": 3}),
        act("end_turn"),
        expect(
            to_act={"player": 0, "phase": "after_scoring"},
            can={"decline": True, "end_turn": True},
            coins=[7, 5],
        ),
        act("withdraw", tokens={"e": 1}, by=1, error="not_your_turn"),
        act("decline"),
        expect(to_act={"player": 1, "phase": "withdraw"}, coins=[7, 5], regions={"b": {"in_decline": True}}),
        act("withdraw", tokens={"e": 1}),
        expect(to_act={"player": 1, "phase": "start"}),
    )


def test_stout_may_go_on_without_declining() -> None:
    """The turn may end after scoring with the race still active. Rulebook, Stout."""
    check(
        position(
            VALLEY,
            [player("ratmen", "stout"), player("humans", "forest")],
            {"c": at(0, "ratmen"), "b": at(0, "ratmen", 3), "e": at(1, "humans")},
        ),
        act("stop"),
        act("redeploy", tokens={"b": 3, "c": 1}),
        act("end_turn"),
        act("redeploy", tokens={"b": 1, "c": 3}, error="wrong_phase"),
        act("conquer", "a", error="wrong_phase"),
        act("end_turn"),
        expect(
            to_act={"player": 1, "phase": "start"},
            regions={"b": {"tokens": 3, "in_decline": False}},
            coins=[7, 5],
        ),
    )


def test_only_stout_has_a_choice_after_scoring() -> None:
    """Any other race passes the turn on at once. Rulebook, Stout."""
    check(
        position(VALLEY, [player("ratmen", "hill"), player()], {"c": at(0, "ratmen")}),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "pick"}),
        act("decline", by=0, error="not_your_turn"),
    )


def test_readying_leaves_one_token_a_region() -> None:
    """All other tokens come to the hand, with the first action of the turn. Rulebook, Ready your Troops."""
    start = position(
        VALLEY,
        [player("ratmen", "hill", 1), player()],
        {"a": at(0, "ratmen", 4), "b": at(0, "ratmen"), "c": at(0, "ratmen", 3)},
    )
    check(start, expect(hand=[1, 0], regions={"a": {"tokens": 4}, "c": {"tokens": 3}}))
    check(start, act("stop"), expect(hand=[6, 0], regions={region: {"tokens": 1} for region in "abc"}))
    check(
        start, act("conquer", "d"), expect(hand=[3, 0], regions={region: {"tokens": 1} for region in "abc"})
    )
    check(start, act("abandon", "a"), expect(hand=[7, 0], regions={"a": None, "c": {"tokens": 1}}))


def test_a_refused_action_readies_nothing() -> None:
    """A refused action changes nothing: the turn could still be a decline. Case format, Actions."""
    check(
        position(
            VALLEY, [player("ratmen", "hill"), player()], {"a": at(0, "ratmen", 4), "b": at(0, "ratmen")}
        ),
        act("conquer", "h", error="not_adjacent"),
        act("attempt", "d", error="enough_tokens"),
        act("redeploy", tokens={"a": 4, "b": 1}, error="wrong_phase"),
        act("abandon", "c", error="bad_allocation"),
        expect(
            to_act={"player": 0, "phase": "start"},
            hand=[0, 0],
            regions={"a": {"tokens": 4}},
            can={"decline": True},
        ),
        act("decline"),
        expect(tray={"ratmen": 11}),
    )


def test_the_start_counts_the_hand_as_it_will_be() -> None:
    """What can be conquered is told for the troops once readied. Case format, Actions."""
    check(
        position(
            VALLEY, [player("ratmen", "hill"), player()], {"a": at(0, "ratmen", 3), "b": at(0, "ratmen", 2)}
        ),
        expect(
            hand=[0, 0],
            to_act={"player": 0, "phase": "start"},
            can={"conquer": ["c", "d"], "attempt": [], "abandon": ["a", "b"], "decline": True, "stop": True},
        ),
    )
    check(
        position(
            VALLEY, [player("ratmen", "hill"), player()], {"a": at(0, "ratmen", 2), "b": at(0, "ratmen", 2)}
        ),
        expect(
            can={"conquer": ["c"], "attempt": ["d"]}, chance={"d": "1/2"}, why_not={"d": "not_enough_tokens"}
        ),
    )


def test_the_turn_goes_round_the_table() -> None:
    """Clockwise from player to player; the marker moves when all have played. Rulebook, Starting the game."""
    races = [("ratmen", "hill"), ("elves", "swamp"), ("orcs", "forest"), ("humans", "merchant")]
    players = [player(race, power) for race, power in races]
    regions = {"a": at(0, "ratmen"), "b": at(1, "elves"), "c": at(2, "orcs"), "d": at(3, "humans")}
    check(
        position(VALLEY, players, regions, turn=3),
        *(
            step
            for n in range(4)
            for step in (
                expect(turn=3, to_act={"player": n, "phase": "start"}),
                act("stop", by=n),
                act("end_turn", by=n),
            )
        ),
        expect(turn=4, to_act={"player": 0, "phase": "start"}),
    )


def test_the_first_player_is_always_the_first_of_the_list() -> None:
    """The marker moves after the last player of the list, wherever a scenario started. Scenario format,
    `current`."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill"), player("elves", "swamp"), player("orcs", "forest")],
            {"a": at(0, "ratmen"), "b": at(1, "elves"), "c": at(2, "orcs")},
            current=1,
            turn=3,
        ),
        act("decline", by=1),
        expect(turn=3),
        act("decline", by=2),
        expect(turn=4, to_act={"player": 0, "phase": "start"}),
    )


def test_actions_are_for_whoever_must_decide() -> None:
    """Without `by` the action is the decider's; with it, anybody else is refused. Case format, Actions."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill"), player("elves", "swamp")],
            {"a": at(0, "ratmen"), "b": at(1, "elves")},
        ),
        act("stop", by=1, error="not_your_turn"),
        act("stop", by=0),
        act("end_turn", by=1, error="not_your_turn"),
        act("end_turn"),
        act("stop", by=0, error="not_your_turn"),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 0, "phase": "start"}),
    )


def test_conquests_end_with_stop() -> None:
    """After `stop` nothing more is conquered this turn. Case format, Actions."""
    check(
        position(VALLEY, [player("ratmen", "hill", 5), player()], {"b": at(0, "ratmen")}),
        act("stop"),
        act("conquer", "c", error="wrong_phase"),
        act("stop", error="wrong_phase"),
        expect(hand=[5, 0], can={"conquer": [], "stop": False}),
    )


def test_a_turn_ends_with_end_turn() -> None:
    """Redeploying all tokens does not end it. Case format, Actions."""
    check(
        position(VALLEY, [player("ratmen", "hill", 5), player()], {"b": at(0, "ratmen")}),
        act("stop"),
        act("redeploy", tokens={"b": 6}),
        expect(to_act={"player": 0, "phase": "redeploy"}, hand=[0, 0]),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "pick"}),
    )
