"""The line of Python for what was clicked: it does the same, and all of it."""

from __future__ import annotations

from sw_widget import Game, SmallWorld
from tests.widget.fake_page import Page
from tests.widget.samples import GAMES


def test_what_was_done_in_one_go_is_one_piece_of_code() -> None:
    game = GAMES["redeploy"]()
    page, before = Page(SmallWorld(game)), Game.from_dict(game.to_dict())
    put_down = game.legal.of("redeploy")[0].even().to_dict()
    page.play(put_down, {"do": "end_turn"})
    code = page.shown["story"]["code"]
    assert len(code.splitlines()) == 2
    exec(code, {"game": before})
    assert before.position == game.position


def test_what_python_played_is_one_line() -> None:
    game = Game(players=["Ann", "Ben"], seed=7)
    world = SmallWorld(game)
    game.play("pick", slot=0)
    game.play("conquer", region=game.targets()[0])
    assert world.snapshot["story"]["code"] == f"game.play('conquer', region={game.log[-1]['region']!r})"


def test_looking_back_each_step_has_its_own_line() -> None:
    game = GAMES["start"]()
    world = SmallWorld(game)
    world.step = 1
    assert world.snapshot["story"]["code"] == f"game.play('pick', slot={game.log[0]['slot']})"


def test_nobody_draws_for_a_widget_that_nobody_looks_at() -> None:
    """Cells are run again and again, and each run leaves a widget behind; the one on the page stays quick."""
    game = Game(players=["Ann", "Ben"], seed=7)
    page = Page(SmallWorld(game))
    page.send({"type": "hello"})
    page.send({"type": "bye"})
    version = page.world.snapshot["version"]
    game.play("pick", slot=0)
    assert page.world.snapshot["version"] == version
    assert page.world.to_act["phase"] == "conquest" and page.world.step == 1
    page.send({"type": "hello"})
    assert page.shown["step"] == 1 and page.shown["phase"] == "conquest"
