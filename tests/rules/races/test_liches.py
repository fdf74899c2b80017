"""Liches: whoever conquers them in decline pays."""

from __future__ import annotations

from tests.rules.support import act, at, board, check, expect, player, position

ALL = ("base", "be_not_afraid", "sky_islands", "underground")
ROW = board("ab bc", a="hill border", b="farmland", c="forest border")


def attack(race: str, power: str, coins: int, tokens: int = 1) -> dict[str, object]:
    liches = {**player(declined=["liches"]), "coins": 5}
    regions = {"a": at(0, race), "b": at(1, "liches", tokens)}
    return position(ROW, [{**player(race, power, 5), "coins": coins}, liches], regions, packs=ALL)


def test_without_a_coin_nobody_conquers_them() -> None:
    """R178."""
    closed = expect(why_not={"b": "cannot_afford"}, cost={"b": 3}, can={"conquer": []})
    check(attack("orcs", "hill", 0), closed)
    check(attack("orcs", "hill", 1), act("conquer", "b"), expect(coins=[0, 6]))


def test_the_last_coin_is_not_for_a_mercenary() -> None:
    """R271."""
    means = {"with": ["mercenary"]}
    check(attack("orcs", "mercenary", 1), act("conquer", "b", error="cannot_afford", **means))
    check(attack("orcs", "mercenary", 2), act("conquer", "b", **means), expect(coins=[0, 6], hand=[4, 0]))


def test_scavengers_pay_when_they_move_in_and_whoever_drives_them_out_pays_again() -> None:
    """R271."""
    under = {"player": 1, "race": "liches", "tokens": 1}
    check(
        {
            **attack("scavengers", "hill", 2),
            "players": [
                {**player("scavengers", "hill", 5), "coins": 2},
                {**player("orcs", "merchant", 0, declined=["liches"])},
                {**player("elves", "forest", 9), "coins": 1},
            ],
            "regions": {"a": at(0, "scavengers"), "b": at(1, "liches"), "c": at(2, "elves")},
        },
        act("conquer", "b"),
        expect(coins=[1, 6, 1], regions={"b": {"race": "scavengers", "under": under}}),
        act("stop"),
        act("redeploy", tokens={"a": 2, "b": 4}),
        act("end_turn"),
        act("stop", by=1),
        act("end_turn"),
        act("conquer", "b", by=2),
        expect(coins=[4, 8, 0]),
    )


def test_while_they_are_active_nobody_pays() -> None:
    check(
        position(
            ROW,
            [player("orcs", "hill", 5), player("liches", "fisher")],
            {"a": at(0, "orcs"), "b": at(1, "liches")},
            packs=ALL,
        ),
        act("conquer", "b"),
        expect(coins=[5, 5]),
    )
