"""What a refusal proposes: followed on a copy of the game, every help must do what it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.game.ledger import Refusal
from sw_widget.text.catalogue import catalogue
from tests.games.followed_helps import helps_do_help
from tests.games.invariants import attempts_at_anything
from tests.rules.support import VALLEY, at, board, offer, player, position

Json = dict[str, Any]
ALL = ("base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web")
# A row of three regions with a way in at one end, and a branch: a is the edge, c lies behind b and x.
ROW = board("ab bc ax xc", a="hill border", b="forest", c="farmland", x="hill")


def game(on: Json, ann: Json, ben: Json, regions: Json | None = None, **more: Any) -> Game:
    return Game.from_scenario(
        {"format": "sw-scenario/1", **position(on, [ann, ben], regions, packs=ALL, **more)}
    )


def helps(refusal: Refusal | None) -> dict[str, Any]:
    """The helps of a refusal by their ids, with what they name or count."""
    assert refusal is not None
    return {id: next(iter(params.values()), None) for id, params in refusal.raw.helps}


def named(on: Game, found: object) -> list[str]:
    assert isinstance(found, list)
    return [on.position.rules.board.regions[region].id for _, region in found]


# Ways that lead nowhere


def test_no_way_in_through_what_cannot_be_entered() -> None:
    """d can be reached through b and e: b is a hole, e keeps the peace; without these, both are named."""
    ben = player("halflings", "diplomat", ally=0)
    shut = game(
        VALLEY, player("ratmen", "hill", 9), ben, {"b": at(1, "halflings", hole=1), "e": at(1, "halflings")}
    )
    assert helps(shut.why_not("conquer", region="d")) == {}
    free = game(VALLEY, player("ratmen", "hill", 9), player())
    assert named(free, helps(free.why_not("conquer", region="d"))["help-entry"]) == ["b", "e"]


def test_no_way_in_through_what_was_just_abandoned() -> None:
    """Gypsies leave b: d can be reached through e alone."""
    left = game(VALLEY, player("gypsies", "hill", 9), player(), {"b": at(0, "gypsies")})
    left.play("abandon", region="b")
    assert named(left, helps(left.why_not("conquer", region="d"))["help-entry"]) == ["e"]


def test_no_neighbour_that_was_just_abandoned() -> None:
    """Gypsies in a and b leave b: c is reached over x, not over b."""
    regions = {"a": at(0, "gypsies"), "b": at(0, "gypsies")}
    row = game(ROW, player("gypsies", "hill", 5), player(), regions).play("abandon", region="b")
    assert named(row, helps(row.why_not("conquer", region="c"))["help-neighbour"]) == ["x"]


def test_no_neighbour_that_itself_lies_behind_the_region() -> None:
    """From a to d it is two steps to c, three to d, four to e: e is no way to d."""
    line = board("ab bc cd de", a="hill border", b="hill", c="hill", d="hill", e="hill")
    far = game(line, player("ratmen", "forest", 5), player(), {"a": at(0, "ratmen")})
    assert named(far, helps(far.why_not("conquer", region="d"))["help-neighbour"]) == ["c"]


def test_a_way_that_cannot_be_paid_for_says_so() -> None:
    """b stands between a and c with six tokens: three in hand do not take it, eight do."""
    row = board("ab bc", a="hill border", b="forest", c="farmland")
    for hand, id in ((3, "help-neighbour-too_few"), (9, "help-neighbour")):
        regions = {"a": at(0, "ratmen"), "b": at(1, "elves", 6)}
        far = game(row, player("ratmen", "hill", hand), player("elves", "swamp"), regions)
        assert named(far, helps(far.why_not("conquer", region="c"))[id]) == ["b"]


# How many would be enough


@pytest.mark.parametrize(
    ("ann", "action", "n"),
    [
        # Three Trolls under a lair in b: 2 + 3 + 1. A fireball does the work of two.
        (player("ratmen", "fireball", 0, pieces={"fireball": 1}), {"with": ["fireball"]}, 4),
        (player("ratmen", "mercenary", 0), {"with": ["mercenary"]}, 4),
        (player("kobolds", "hill", 1), {}, 5),
        (player("kobolds", "mercenary", 1), {"with": ["mercenary"]}, 3),
        (player("ratmen", "hill", 0), {}, 6),
        (player("ratmen", "dragon_master", 0), {"with": ["dragon"]}, 1),
    ],
    ids=["fireball", "mercenary", "kobold", "kobold and mercenary", "empty hand", "dragon"],
)
def test_so_many_more_tokens_are_enough(ann: Json, action: Json, n: int) -> None:
    """Asked with special means, with a lone Kobold or with an empty hand: so many, and no fewer."""
    mine = {"c": at(0, ann["active"]["race"], 2 if ann["active"]["race"] == "kobolds" else 1)}
    where = {**mine, "b": at(1, "trolls", 3)}
    asked = {"do": "conquer", "region": "b", **action}
    assert helps(game(VALLEY, ann, player("trolls", "swamp"), where).why_not(asked))["help-more_tokens"] == n
    for more in (n - 1, n):
        richer = {**ann, "active": {**ann["active"], "hand": ann["active"]["hand"] + more}}
        possible = game(VALLEY, richer, player("trolls", "swamp"), where).why_not(asked) is None
        assert possible == (more == n)


def test_tokens_for_an_attempt_are_counted_with_the_die() -> None:
    """The Trolls' region takes 6: with three tokens the die may bring the rest."""
    where = {"c": at(0, "ratmen"), "b": at(1, "trolls", 3)}
    hill = game(VALLEY, player("ratmen", "hill", 1), player("trolls", "swamp"), where)
    assert helps(hill.why_not("attempt", region="b"))["help-more_tokens"] == 2


def test_a_coin_is_no_help_where_tokens_are_lacking_too() -> None:
    """Six tokens less two for the coin, and two in hand; four would do."""
    asked = {"do": "conquer", "region": "b", "with": ["mercenary"]}
    where = {"c": at(0, "ratmen"), "b": at(1, "trolls", 3)}
    for hand, expected in ((2, {}), (4, {"help-coins": 1})):
        ann = {**player("ratmen", "mercenary", hand), "coins": 0}
        assert helps(game(VALLEY, ann, player("trolls", "swamp"), where).why_not(asked)) == expected


def test_coins_on_a_combo_count_where_a_variant_lets_them() -> None:
    """The third combo costs two coins; one lies on it, so that one more would be enough."""
    column = [
        {"race": race, "power": power, "coins": n}
        for race, power, n in (("elves", "hill", 0), ("orcs", "forest", 0), ("trolls", "swamp", 1))
    ]
    poor = [{**player(), "coins": 0}, player()]
    for variants, n in (([], 2), (["pay_with_combo_coins"], 1)):
        table = Game.from_scenario(
            {
                "format": "sw-scenario/1",
                "board": VALLEY,
                "players": poor,
                "column": column,
                "variants": variants,
            }
        )
        assert helps(table.why_not("pick", slot=2)) == {"help-coins": n, "help-other_slot": [0]}


def test_abandoning_is_proposed_only_where_it_frees_enough() -> None:
    """h takes 3. With a and e held by one token each and none in hand, abandoning a leaves two short."""
    where = {"a": at(0, "ratmen"), "e": at(0, "ratmen")}
    few = game(VALLEY, player("ratmen", "forest", 0), player(), where)
    assert "help-abandon" not in helps(few.why_not("conquer", region="h"))
    more = game(VALLEY, player("ratmen", "forest", 2), player(), where)
    assert "help-abandon" in helps(more.why_not("conquer", region="h"))


@pytest.mark.parametrize("hand", [1, 0])
def test_abandoning_some_of_three_regions_is_proposed(hand: int) -> None:
    """d takes 2 and lies behind c: one of the others, or both, may go, but not c."""
    row = board("ab bc cd", a="hill border", b="forest", c="farmland", d="hill")
    held = {region: at(0, "ratmen") for region in "abc"}
    three = game(row, player("ratmen", "alchemist", hand), player(), held)
    assert "help-abandon" in helps(three.why_not("conquer", region="d"))


# When it would be possible


def test_ending_the_conquests_helps_only_who_has_something_to_place() -> None:
    for power, expected in (("hill", {}), ("fortified", {"help-stop_first": None})):
        mine = game(VALLEY, player("ratmen", power, 3), player(), {"a": at(0, "ratmen")})
        asked = {"do": "place", "marker": "fortress", "regions": {"a": 1}}
        assert helps(mine.why_not(asked)) == expected
    for power, expected in (("hill", {}), ("diplomat", {"help-stop_first": None})):
        mine = game(VALLEY, player("ratmen", power, 3), player(), {"a": at(0, "ratmen")})
        assert helps(mine.why_not("ally", player=1)) == expected
    # Putting down and ending the turn come for everybody, after both waves of a Marauding race as well.
    for power in ("hill", "marauding"):
        mine = game(VALLEY, player("ratmen", power, 3), player(), {"a": at(0, "ratmen")})
        for asked in ({"do": "end_turn"}, {"do": "redeploy", "tokens": {"a": 4}}):
            assert helps(mine.why_not(asked)) == {"help-stop_first": None}


def test_choosing_a_combo_helps_only_who_may_act_then() -> None:
    """Whoever has just picked a race may conquer with it, not let it decline in the same turn."""
    table = Game.from_scenario({"format": "sw-scenario/1", **offer("elves forest", "orcs fortified")})
    assert helps(table.why_not("conquer", region="a")) == {"help-pick_first": None}
    assert helps(table.why_not("place", marker="fortress", regions={"a": 1})) == {"help-pick_first": None}
    assert helps(table.why_not("decline")) == {}
    assert helps(table.why_not("place", marker="hero", regions={"a": 1})) == {}


def last_turn(turn: int, **more: Any) -> list[tuple[Game, Json]]:
    """Refusals of many kinds, in a game of five turns."""

    def begin(ann: Json, regions: Json, ben: Json | None = None) -> Game:
        return game(VALLEY, ann, ben or player(), regions, turn=turn, turns=5)

    gone = begin(player("gypsies", "hill", 9), {"a": at(0, "gypsies"), "b": at(0, "gypsies")})
    gone.play("abandon", region="b")
    late = begin(player("ratmen", "hill", 9), {"a": at(0, "ratmen", 2)}).play("conquer", region="b")
    over = begin(player("ratmen", "hill", 9), {"a": at(0, "ratmen", 2)}).play("stop")
    dragon = begin(player("ratmen", "dragon_master", 9), {"a": at(0, "ratmen", 2)})
    dragon.play({"do": "conquer", "region": "b", "with": ["dragon"]})
    peace = begin(
        player("ratmen", "hill", 9),
        {"a": at(0, "ratmen"), "b": at(1, "elves")},
        player("elves", "diplomat", ally=0),
    )
    hole = begin(
        player("ratmen", "hill", 9),
        {"a": at(0, "ratmen"), "b": at(1, "halflings", hole=1)},
        player("halflings", "swamp"),
    )
    return [
        (gone, {"do": "conquer", "region": "b"}),
        (late, {"do": "abandon", "region": "a"}),
        (late, {"do": "decline"}),
        (over, {"do": "conquer", "region": "b"}),
        (dragon, {"do": "conquer", "region": "c", "with": ["dragon"]}),
        (peace, {"do": "conquer", "region": "b"}),
        (hole, {"do": "conquer", "region": "b"}),
    ]


def test_there_is_no_next_turn_after_the_last() -> None:
    later = {"help-next_turn", "help-marker_moves"}
    for before, asked in last_turn(4):
        assert set(helps(before.why_not(asked))) & later, asked
    for last, asked in last_turn(5):
        assert not set(helps(last.why_not(asked))) & later, asked


def test_who_has_had_the_last_turn_need_not_wait() -> None:
    """In the last turn Ann goes before Ben: Ben may still come, Ann may not."""
    first = game(VALLEY, player("ratmen", "hill", 9), player("elves", "swamp", 9), turn=5, turns=5)
    assert helps(first.why_not("conquer", region="a", by=1)) == {"help-wait_for": ("player", 0)}
    second = first.play("stop").play("end_turn")
    assert helps(second.why_not("conquer", region="a", by=0)) == {}
    over = second.play("stop").play("end_turn")
    assert over.over
    assert (
        str(over.why_not("conquer", region="a", by=0)) == "The game is over: there is nothing left to decide."
    )


def test_next_turn_brings_nothing_that_the_race_lacks() -> None:
    """Redeployment: for the next turn nothing is promised that never comes, nor a region far away."""
    mine = game(VALLEY, player("ratmen", "hill", 9), player(), {"a": at(0, "ratmen", 2)}).play("stop")
    expected: Iterable[tuple[Json, bool]] = (
        ({"do": "conquer", "region": "b"}, True),
        ({"do": "conquer", "region": "h"}, False),
        ({"do": "conquer", "region": "a"}, False),
        ({"do": "convert", "region": "b"}, False),
        ({"do": "roll"}, False),
        ({"do": "decline"}, True),
    )
    for asked, said in expected:
        assert ("help-next_turn" in helps(mine.why_not(asked))) == said, asked


def test_all_fortresses_stand_so_that_no_turn_brings_another() -> None:
    for built, expected in (("abcde", {"help-next_turn": None}), ("abcdef", {})):
        where = {region: at(0, "ratmen", fortress=1) for region in built[:-1]}
        where |= {built[-1]: at(0, "ratmen"), "g": at(0, "ratmen")}
        mine = game(VALLEY, player("ratmen", "fortified"), player(), where).play("stop")
        mine.play("place", marker="fortress", regions={built[-1]: 1})
        assert helps(mine.why_not("place", marker="fortress", regions={"g": 1})) == expected


# All of them


def test_every_help_has_a_trial() -> None:
    """A sentence that promises something cannot be said untried."""
    from sw_widget.engine.why_not.helps import TRIALS

    variants = {id for id in catalogue("en") if id.startswith("help-") and id.endswith("-too_few")}
    said = {id for id in catalogue("en") if id.startswith("help-")} - variants
    assert said - {"help-wait_for"} == set(TRIALS)


@pytest.mark.parametrize("seed", range(4))
def test_every_help_of_random_games_does_help(seed: int) -> None:
    """Random games with all packs: every region and much else is asked for at every other step."""
    rng, said = Random(seed), Counter[str]()
    table = Game(players=["Ann", "Ben", "Cleo"][: 2 + seed % 2], seed=seed, packs=list(ALL))
    while not table.over:
        table.play(table.legal.sample(rng))
        if rng.random() < 0.5:
            continue
        view = table.position
        regions = [
            {"do": kind, "region": region.id} for region in table.board for kind in ("conquer", "attempt")
        ]
        for action in (*regions, *attempts_at_anything(table, rng, 10)):
            code = table.encode(action)
            refusal = table.why_not(action)
            if refusal is not None:
                helps_do_help(view, code, refusal.raw)
                said.update(id for id, _ in refusal.raw.helps)
    assert len(said) > 5, said
