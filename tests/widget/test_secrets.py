"""What a viewer may not know is not in the page: others' coins, the stacks, the next die.

Most of it is tested with twins: two games that differ in nothing but what is hidden from a viewer. Whatever
is done to both, what is sent to that viewer's page must be the same, to the last letter.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from sw_widget import Action, Game, SmallWorld
from sw_widget.game.scenario.reading import Loaded
from tests.widget import contract
from tests.widget.fake_page import VALLEY, Page, conquer, written
from tests.widget.random_positions import RARE, walk
from tests.widget.samples import GAMES
from tests.widget.snapshot_questions import offered

# Everything that goes to the page and is not this widget's own code, style or number.
SENT = (
    *(
        "scenery",
        "snapshot",
        "reasons",
        "explore",
        "review",
        "blackboard",
        "kept",
        "editor",
        "selected_region",
        "step",
        "language",
        "to_act",
        "last_action",
        "score",
    ),
)
MOMENTS = 9
STEPS = 4


def sent(world: SmallWorld) -> dict[str, Any]:
    state = world.get_state()
    return {name: state[name] for name in SENT}


def test_nothing_else_is_sent() -> None:
    """A trait that is added has to be added here, and so to the tests below."""
    own = {"_anywidget_id", "_css", "_esm", "_live", "_workshop", "layout", "tabbable", "tooltip"}
    state = SmallWorld().get_state()
    assert {name for name in state if not name.startswith(("_model", "_view", "_dom"))} == {*SENT, *own}


# Twins


def twin(game: Game, hidden: set[int], more: int) -> Game:
    """The same game, but for what is hidden: those players' coins, the stacks, and all chance to come."""
    position = game.position.clone()
    position.seed += more
    for player in hidden:
        position.coins[player] = max(0, position.coins[player] + more)
    position.race_stack = position.race_stack[more:] + position.race_stack[:more]
    position.power_stack = position.power_stack[::-1]
    return Game.from_position(Loaded(position, list(game.names), game.title, game.text, [], [], None), "en")


def both_can(one: Game, other: Game, rng: Random) -> Action | None:
    for _ in range(20):
        action = one.legal.sample(rng)
        if action.to_dict() in other.legal:
            return action
    return None


@cache
def some_moments() -> list[Game]:
    """Games to start from; nothing is played on them."""
    rng = Random(1)
    games = [moment.game for name in ("2", "3") for moment in walk(name) if not moment.game.over]
    rare = [make() for name, make in RARE.items() if name not in ("over", "pick")]
    return [*rng.sample(games, MOMENTS), *rare]


def look_the_same(game: Game, hidden: set[int], rng: Random, **mode: Any) -> None:
    """Twins in step: as they are, after each of some actions, and looking back from there.

    It ends where the combos differ, since a combo that is turned over is no secret any more; and on a page
    without a viewer of its own, where another sits down.
    """
    one, other = twin(game, hidden, 0), twin(game, hidden, rng.choice((5, -3)))
    assert one.position != other.position
    worlds = [SmallWorld(each, **mode) for each in (one, other)]
    for _ in range(STEPS):
        assert sent(worlds[0]) == sent(worlds[1])
        action = both_can(one, other, rng)
        if action is None:
            break
        die = rng.choice((0, 1, 2, 3)) if action.kind in ("attempt", "roll") else None
        for each in (one, other):
            each.play(action.to_dict(), die=die)
        shared = not mode and one.to_act.player in hidden
        if one.position.column != other.position.column or one.over or shared:
            for each in (one, other):
                each.undo()
            break
    for step in range(one.steps):
        for world in worlds:
            world.step = step
        assert sent(worlds[0]) == sent(worlds[1])
    for world in worlds:
        world.close()


def test_a_viewer_sees_nothing_that_is_hidden() -> None:
    rng = Random(2)
    for game in some_moments():
        viewer = rng.randrange(len(game.names))
        look_the_same(game, set(range(len(game.names))) - {viewer}, rng, viewer=viewer)


def test_whoever_decides_sees_nothing_that_is_hidden() -> None:
    """Without a viewer the page belongs to the player who must decide."""
    rng = Random(3)
    for game in some_moments():
        look_the_same(game, set(range(len(game.names))) - {game.to_act.player}, rng)


def test_with_open_coins_stacks_and_dice_stay_hidden() -> None:
    rng = Random(4)
    for game in some_moments()[::2]:
        look_the_same(game, set(), rng, open_coins=True)


def test_a_widget_that_goes_along_sees_nothing_either() -> None:
    """Not even by what is news and what is not: the same messages go out, in the same order."""
    rng = Random(5)
    game = GAMES["conquest"]()
    viewer = 1 - game.to_act.player
    one, other = twin(game, {game.to_act.player}, 0), twin(game, {game.to_act.player}, 4)
    pages = [Page(SmallWorld(one, viewer=viewer)), Page(SmallWorld(other, viewer=viewer))]
    while (action := both_can(one, other, rng)) and one.position.column == other.position.column:
        die = 1 if action.kind in ("attempt", "roll") else None
        for each in (one, other):
            each.play(action.to_dict(), die=die)
        if one.to_act.phase == "pick":
            break
        assert pages[0].heard == pages[1].heard
    assert len(pages[0].heard) > 3


def test_what_a_viewer_asks_for_is_answered_alike() -> None:
    """A refusal must not tell whether the other could have paid."""
    game = Game(players=["Ann", "Ben"], seed=3)
    poor, rich = twin(game, {0}, -5), twin(game, {0}, 20)
    pages = [Page(SmallWorld(each, viewer=1)) for each in (poor, rich)]
    actions = [{"do": "pick", "slot": slot} for slot in range(7)]
    for action in [*actions, {"do": "stop"}, {"do": "decline"}, {"do": "fly"}]:
        notices = [page.play(action) for page in pages]
        assert notices[0] == notices[1] and notices[0] is not None
    assert pages[0].heard == pages[1].heard
    assert len(poor.legal) == 1 and len(rich.legal) == 6, "though there is something to find out"


def test_coach_and_report_tell_nothing_that_is_hidden() -> None:
    rng = Random(6)
    asked = 0
    for game in some_moments()[::3]:
        viewer = game.to_act.player
        hidden = set(range(len(game.names))) - {viewer}
        one, other = twin(game, hidden, 0), twin(game, hidden, 5)
        pages = [Page(SmallWorld(each, viewer=viewer)) for each in (one, other)]
        while one.steps < 12 and (action := both_can(one, other, rng)):
            for each in (one, other):
                each.play(action.to_dict(), die=1 if action.kind in ("attempt", "roll") else None)
            if one.position.column != other.position.column:
                break
            if one.over:
                # At the end everything is shown.
                for each in (one, other):
                    each.undo()
                break
        for message in ("report", *range(1, one.steps + 1)):
            of, step = ("coach", message) if isinstance(message, int) else (message, 0)
            notices = [page.send({"type": "review", "of": of, "step": step}) for page in pages]
            asked += notices == [None, None]
            assert notices[0] == notices[1]
            assert pages[0].world.review == pages[1].world.review
    assert asked > 10


def test_what_lies_in_the_stacks_is_not_sent() -> None:
    """Not only their order: with a scenario of one's own nobody can know what is in them at all."""
    races = ("elves", "humans", "ratmen", "tritons", "wizards", "orcs")
    powers = ("hill", "mounted", "flying", "merchant", "wealthy", "alchemist")
    column = [{"race": race, "power": power, "coins": 0} for race, power in zip(races, powers, strict=True)]
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    board = VALLEY["board"]
    fixed = {"format": "sw-scenario/1", "board": board, "players": seats, "column": column}
    one = fixed | {"race_stack": ["trolls"], "power_stack": ["forest"], "dice": [0], "seed": 1}
    other = fixed | {"race_stack": ["giants"], "power_stack": ["swamp"], "dice": [3], "seed": 2}
    assert sent(SmallWorld(scenario=one)) == sent(SmallWorld(scenario=other))


def test_pictures_without_a_kernel_keep_secrets_too() -> None:
    game = GAMES["conquest"]()
    others = {1 - game.to_act.player}
    view = "application/vnd.jupyter.widget-view+json"
    bundles = [SmallWorld(twin(game, others, more))._repr_mimebundle_()[0] for more in (0, 6)]
    for bundle in bundles:
        del bundle[view]
    assert bundles[0] == bundles[1]


# Coins, one by one


def coins_on(world: SmallWorld) -> list[int | None]:
    """What the page shows of everybody's coins; both places must agree."""
    plates = [player["coins"] for player in contract.shown(world)["players"]]
    if world.step == world.game.steps:
        assert plates == world.score
    return plates


def test_coins_are_shown_to_their_owner_alone() -> None:
    game = GAMES["five"]()
    for viewer in range(5):
        world = SmallWorld(game, viewer=viewer)
        assert coins_on(world) == [coins if i == viewer else None for i, coins in enumerate(game.coins)]
    decider = game.to_act.player
    shown = [coins if i == decider else None for i, coins in enumerate(game.coins)]
    assert coins_on(SmallWorld(game)) == shown
    assert coins_on(SmallWorld(game, open_coins=True)) == game.coins


def test_when_another_sits_down_the_first_one_s_coins_are_covered() -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=3, viewer=0)
    assert coins_on(world) == [5, None]
    world.viewer = 1
    assert coins_on(world) == [None, 5]
    world.open_coins = True
    assert coins_on(world) == [5, 5]
    world.open_coins = False
    assert coins_on(world) == [None, 5]
    world.viewer = None
    assert coins_on(world) == [5, None], "Ann decides"


def test_at_a_shared_page_coins_change_hands_with_the_turn() -> None:
    game = Game(players=["Ann", "Ben"], seed=3)
    world = SmallWorld(game)
    rng = Random(3)
    while game.turn < 3:
        game.play(game.legal.sample(rng))
        decider = game.to_act.player
        assert coins_on(world) == [coins if i == decider else None for i, coins in enumerate(game.coins)]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_at_the_end_everything_is_shown(viewer: int | None) -> None:
    game = GAMES["over"]()
    world = SmallWorld(game, viewer=viewer)
    assert coins_on(world) == game.coins
    game.undo()
    known = game.to_act.player if viewer is None else viewer
    assert coins_on(world)[1 - known] is None, "once it is taken back, it is not the end"
    game.redo()
    assert coins_on(world) == game.coins
    world.step = 3
    assert coins_on(world) == game.at(3).coins, "then one may look at everything again"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_looking_back_covers_the_same_coins(viewer: int | None) -> None:
    game = GAMES["markers"]()
    world = SmallWorld(game, viewer=viewer)
    known = game.to_act.player if viewer is None else viewer
    for step in range(game.steps + 1):
        world.step = step
        assert coins_on(world)[1 - known] is None
        assert coins_on(world)[known] == game.at(step).coins[known]


# Acting for others


def test_a_viewer_is_offered_nothing_where_another_decides() -> None:
    for game in some_moments():
        for viewer in range(len(game.names)):
            if viewer == game.to_act.player:
                continue
            shown = contract.shown(SmallWorld(game, viewer=viewer))
            assert list(offered(shown)) == []
            assert shown["choices"] == shown["allocations"] == []
            assert not any(region["why"] for region in shown["regions"])
            assert not any(card["why"] for card in shown["column"])
            assert shown["redo"] is None
            assert (shown["undo"] is not None) == (viewer == last_actor(game)), "one's own step alone"


def last_actor(game: Game) -> int | None:
    """Who took the last step that can be taken back."""
    return game.at(game.steps - 1).decider if game.steps > game.first_step else None


def test_a_viewer_cannot_play_for_others() -> None:
    for game in some_moments():
        decider = game.to_act.player
        page = Page(SmallWorld(game, viewer=(decider + 1) % len(game.names)))
        before = game.position.clone()
        for action in [game.legal.sample(Random(seed)).to_dict() for seed in range(3)]:
            notice = page.play(action)
            assert notice is not None and notice["kind"] == "refused"
            assert notice["text"] == str(game.why_not(action, by=page.world.viewer))
        for notice in (page.redo(), page.undo() if page.world.viewer != last_actor(game) else page.redo()):
            assert notice is not None and notice["kind"] == "stale"
        assert game.position == before


def test_a_viewer_takes_back_their_own_step_alone() -> None:
    game = Game(players=["Ann", "Ben"], seed=3)
    ann, ben = Page(SmallWorld(game, viewer=0)), Page(SmallWorld(game, viewer=1))
    ann.play({"do": "pick", "slot": 0})
    assert ben.shown["undo"] is None and ann.shown["undo"] is not None
    notice = ann.undo()
    assert notice is not None and notice["kind"] == "done" and game.steps == 0


def test_of_several_actions_only_the_viewer_s_own_are_played() -> None:
    """Ann ends her turn; what she would do for Ben after it is refused."""
    page = Page(SmallWorld(scenario=VALLEY, viewer=0))
    put_down = {"do": "redeploy", "tokens": {"gate": 1, "ford": 4}}
    mine = [conquer("ford"), {"do": "stop"}, put_down, {"do": "end_turn"}]
    notice = page.play(*mine, {"do": "pick", "slot": 0})
    assert notice is not None and notice["kind"] == "refused"
    assert page.world.game.to_act == (1, "pick")
    assert page.in_step()


def test_a_viewer_plays_where_it_is_their_turn() -> None:
    page = Page(SmallWorld(scenario=VALLEY, viewer=0))
    notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "done"
    notice = page.undo()
    assert notice is not None and notice["kind"] == "done"


def test_a_page_cannot_ask_to_be_somebody_else() -> None:
    page = Page(SmallWorld(players=["Ann", "Ben"], seed=3, viewer=0))
    for state in ({"viewer": 1}, {"open_coins": True}, {"viewer": None}):
        page.set(**state)
        assert coins_on(page.world) == [5, None]
    for more in ({"viewer": 1}, {"by": 1}, {"open_coins": True}):
        page.send({"type": "hello", **more})
        page.play({"do": "pick", "slot": 0, **more}, **more)
        assert page.world.score == [5, None]
    assert written(page.world.get_state())["score"] == [5, None]
