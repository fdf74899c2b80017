"""Real scenery and real snapshots for the page's own tests, written by `python -m tests.widget.samples`.

They are made anew before every run instead of being kept, so that the page is never tested against shapes
that Python no longer sends.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from sw_widget import Game
from sw_widget.bench import mid_game
from sw_widget.teach.learners.progress import Progress
from sw_widget.widget.small_world import SmallWorld
from tests.widget import packs
from tests.widget.fake_page import conquer
from tests.widget.lessons import CHOICE, COST, NUMBER, TARGETS, ford, tarn

FOLDER = Path(__file__).resolve().parents[2] / "js" / "samples"


def play_until(
    seed: int,
    wanted: Callable[[Game], bool],
    players: tuple[str, ...] = ("Ann", "Ben"),
    board: str | None = None,
) -> Game:
    """A random game that stops where it is wanted; the next seed is tried where that never comes."""
    packs = ("base",) if board is None else ("base", board.partition("/")[0])
    while True:
        game, rng = Game(players=players, seed=seed, packs=packs, board=board), Random(seed)
        while not game.over and not wanted(game):
            game.play(game.legal.sample(rng))
        if wanted(game):
            return game
        seed += 1


def in_phase(phase: str, turn: int) -> Callable[[Game], bool]:
    return lambda game: game.turn >= turn and game.to_act.phase == phase


def can(kind: str, turn: int = 2) -> Callable[[Game], bool]:
    return lambda game: game.turn >= turn and kind in game.legal.kinds


def two_conquests(game: Game) -> bool:
    """Whether a region can be taken and another after it, and one be tried with the die."""
    if not (can("attempt", 3)(game) and can("conquer", 3)(game)):
        return False
    target = next(iter(game.targets()), None)
    return target is not None and game.branch().play("conquer", region=target).targets() != []


SIX = ("Ann", "Ben", "Cleo", "Dag", "Eve", "Fay")


def on_islands(turn: int) -> Callable[[Game], bool]:
    """The start of a turn of a player who holds regions of the islands, and can conquer another."""

    def wanted(game: Game) -> bool:
        position = game.position
        sky, race = position.rules.board.sky, position.active[position.player]
        return in_phase("start", turn)(game) and (position.held[race] & sky).bit_count() > 1

    return wanted


GAMES: dict[str, Callable[[], Game]] = {
    "pick": lambda: play_until(7, in_phase("pick", 1)),
    "start": lambda: play_until(11, in_phase("start", 4)),
    "conquest": lambda: play_until(25, two_conquests),
    "redeploy": lambda: play_until(
        5, lambda game: in_phase("redeploy", 3)(game) and "end_turn" not in game.legal.kinds
    ),
    "markers": lambda: play_until(3, lambda game: can("place")(game) and can("redeploy")(game)),
    "ally": lambda: play_until(3, can("ally", 1), ("Ann", "Ben", "Cleo")),
    "convert": lambda: play_until(3, can("convert")),
    "roll": lambda: play_until(3, can("roll")),
    "withdraw": lambda: play_until(3, in_phase("withdraw", 1)),
    "after_scoring": lambda: play_until(3, in_phase("after_scoring", 1)),
    "over": lambda: play_until(9, lambda game: game.over),
    "five": mid_game,
    "six": lambda: play_until(8, on_islands(5), SIX, "sky_islands/6p-three"),
    "six_pick": lambda: play_until(8, in_phase("pick", 4), SIX, "sky_islands/6p-two"),
    "islands": lambda: play_until(8, on_islands(5), SIX[:3], "sky_islands/3p-two"),
    "islands_four": lambda: play_until(8, on_islands(5), SIX[:4], "sky_islands/4p-three"),
    "islands_five": lambda: play_until(8, on_islands(5), SIX[:5], "sky_islands/5p-three"),
}


OF_PACKS = {
    "means": "fireballs",
    "question": "tower",
    "trade": "igors",
    "heights": "behemoths_stand",
    "merged": "hordes_redeploy",
    "one_way": "pixies",
    "dear": "cursed",
    "dice": "pygmies",
    "copy": "copycat",
    "borrowed": "copied",
    "waiting": "returns",
    "abroad": "winter",
}
"""Positions with pieces and choices of the packs, under names that the page may know."""


def _shown(make: Callable[[], Game]) -> SmallWorld:
    return SmallWorld(make())


def branches() -> SmallWorld:
    """Two what-ifs beside the game, the second of them the best turn, which is shown."""
    world = SmallWorld(GAMES["start"]())
    world.what_if().play("conquer", region=world.game.targets()[0])
    world.show()
    world._handle_custom_msg({"type": "best", "version": world.snapshot["version"]}, [])
    return world


def bot() -> SmallWorld:
    """A bot has taken a step of its turn, and is to go on."""
    world = SmallWorld(GAMES["start"]())
    world.give_seat(world.game.to_act.player, "greedy")
    world.let_play()
    return world


def _lesson(*questions: dict[str, Any], after: Sequence[dict[str, Any]] = ()) -> SmallWorld:
    """The lesson of the ford, and one on another board after it; nobody's progress is touched."""
    world = SmallWorld(lesson=[ford(*questions), tarn()], progress=Progress())
    for message in after:
        world._handle_custom_msg({**message, "version": world.snapshot["version"]}, [])
    return world


def _both_races(game: Game) -> bool:
    """Whether the first player, who has begun a turn, has a race in decline beside the active one."""
    return in_phase("start", 4)(game) and game.position.player == 0 and bool(game.position.declined[0])


def editor() -> SmallWorld:
    """A board that is set up, from the middle of a game."""
    world = SmallWorld(play_until(11, _both_races))
    world.edit()
    return world


PLAYED = {"type": "play", "actions": [conquer("wood"), {"do": "stop"}]}
LESSONS: dict[str, Callable[[], SmallWorld]] = {
    "lesson_choice": partial(_lesson, CHOICE, COST),
    "lesson_many": partial(_lesson, TARGETS),
    "lesson_number": partial(_lesson, NUMBER, after=[{"type": "lesson", "do": "answer", "number": "5"}]),
    "lesson_right": partial(_lesson, NUMBER, after=[{"type": "lesson", "do": "answer", "number": "4"}]),
    "lesson_solved": partial(_lesson, after=[{"type": "play", "actions": [conquer("ford")]}]),
    "lesson_failed": partial(_lesson, after=[PLAYED]),
    "lesson_next": partial(_lesson, after=[{"type": "lesson", "do": "next"}]),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    worlds: dict[str, Callable[[], SmallWorld]] = {
        **{name: partial(_shown, make) for name, make in GAMES.items()},
        **{name: partial(_shown, packs.GAMES[of]) for name, of in OF_PACKS.items()},
        "branches": branches,
        "bot": bot,
        "editor": editor,
        **LESSONS,
    }
    for name, make in worlds.items():
        world = make()
        sample = {
            "scenery": world.scenery,
            "snapshot": world.snapshot,
            "reasons": world.reasons,
            "explore": world.explore,
            "blackboard": world.blackboard,
            "editor": world.editor,
        }
        (FOLDER / f"{name}.json").write_text(json.dumps(sample, ensure_ascii=False), encoding="utf-8")
        world.close()
    print(f"wrote {len(worlds)} samples to js/samples")


if __name__ == "__main__":
    main()
