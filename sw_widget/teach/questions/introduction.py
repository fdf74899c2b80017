"""The introduction of a question: what was played before it. "Suppose that Ann has taken Old Snowy."."""

from __future__ import annotations

from collections.abc import Iterator

from sw_widget.game.action_text import action_text
from sw_widget.game.game import Game
from sw_widget.text import AllOf

_CONQUER = "action_text-conquer"


def introduction(game: Game, reached: Game) -> str:
    """How the position that is asked about came of that of the lesson. It tells no number."""
    say = game.speaker.say
    who = [
        say("quiz-after-who", {"player": ("player", player), "what": AllOf(done)})
        for player, done in _by_player(game, reached)
    ]
    return say("quiz-after", {"who": AllOf(who)})


def _by_player(game: Game, reached: Game) -> Iterator[tuple[int, list[str]]]:
    """Who did what, in order."""
    history, say = reached.history, game.speaker.say
    last = -1
    done: list[str] = []
    taken: list[str] = []

    def finished() -> list[str]:
        """What was done, with all regions taken in a row as one action."""
        more = [say("quiz-after-conquer", {"regions": AllOf(taken)})] if taken else []
        taken.clear()
        return [*done, *more]

    for step in range(reached.first_step, reached.steps):
        before = history[step].position
        if last not in (before.decider, -1):
            yield last, finished()
            done = []
        last = before.decider
        id, params = action_text(before, history[step + 1].code)
        if id == _CONQUER:
            taken.append(str(game.speaker.named(params)["region"]))
        else:
            done = [*finished(), say(f"quiz-after-{id.removeprefix('action_text-')}", params)]
    if last != -1:
        yield last, finished()
