"""Who would win now? Wrong answers add up the coins of partners, or look at the richest player alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sw_widget.engine.checks import Problem
from sw_widget.engine.position import Position
from sw_widget.engine.turn.ending import how_won
from sw_widget.engine.turn.scoring import places
from sw_widget.game.game import Game
from sw_widget.game.speaker import Speaker
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.spec import QuestionSpec
from sw_widget.text import AllOf

MOST_OPTIONS = 5
RULE = "end"
Side = tuple[int, ...]
"""Players who win together: those of a team, or a single one."""
_BY = {
    "team_won": "quiz-winner-team",
    "team_tie_broken": "quiz-winner-team-tie",
    "team_tie_broken_by_tokens": "quiz-winner-by_tokens",
    "tie_broken": "quiz-winner-by_tokens",
}
"""What is said to the right answer, by how it is won, where coins alone do not say it."""


@dataclass(frozen=True, kw_only=True)
class Winner(QuestionSpec):
    """Who would win if the game ended now?"""

    kind = "winner"

    def about(self, game: Game) -> Question:
        position, speaker = game.position, game.speaker
        right = sole_winner(position)
        if right is None:
            raise Problem(self.path, "several would share the victory, so nobody can be named")
        in_teams = len(right) > 1
        others = sorted(
            (side for side in sides(position) if side != right), key=lambda side: _temptation(position, side)
        )
        by = how_won(position)
        why = speaker.say(_BY[by.kind], by.params) if by.kind in _BY else ""
        options = [Option(_names(right, speaker), "", True, why)]
        for side in others[: MOST_OPTIONS - 1]:
            say = speaker.say(_slip(position, side, right), {"player": ("player", side[0])})
            options.append(Option(_names(side, speaker), "", False, say, (RULE,)))
        coins = AllOf(_coins(position, side, speaker) for side in sides(position))
        asked = speaker.say("quiz-ask-winning_team" if in_teams else "quiz-ask-winner", {"what": coins})
        return Question(
            text=asked,
            kind=self.kind,
            options=self.lettered(options, asked, game),
            say=self.say,
            rules=(RULE,),
            language=game.language,
        )


def sides(position: Position) -> list[Side]:
    """Who wins with whom, in the order of their first players."""
    found: dict[object, list[int]] = {}
    for player, seat in enumerate(position.seats()):
        found.setdefault(("alone", player) if seat.team is None else seat.team, []).append(player)
    return [tuple(side) for side in found.values()]


def sole_winner(position: Position) -> Side | None:
    """The one side that would win if the game ended now; None if several would."""
    order = places(position)
    first = [side for side in sides(position) if order[side[0]] == 1]
    return first[0] if len(first) == 1 else None


def _names(side: Side, speaker: Speaker) -> str:
    return str(speaker.say("quiz-winner-side", {"winners": [("player", player) for player in side]}))


def _coins(position: Position, side: Side, speaker: Speaker) -> str:
    """ "Ann 70", or with a partner "Ann 70 with Dan 55"."""
    one, *more = (
        speaker.say("quiz-winner-coins", {"player": ("player", player), "coins": position.coins[player]})
        for player in side
    )
    return speaker.say("quiz-winner-with", {"what": one, "other": more[0]}) if more else one


def _had(position: Position, side: Sequence[int]) -> list[int]:
    return sorted(position.coins[player] for player in side)


def _temptation(position: Position, side: Side) -> tuple[bool, int]:
    """What comes first is the better bait: a seat that is not ranked at all, then whoever has most."""
    return position.seats()[side[0]].ranked, -sum(_had(position, side))


def _slip(position: Position, side: Side, right: Side) -> str:
    """What whoever names this side has overlooked."""
    if not position.seats()[side[0]].ranked:
        return "quiz-winner-unranked"
    own, best = _had(position, side), _had(position, right)
    if own == best:
        return "quiz-winner-tokens"
    if len(side) == 1:
        return "quiz-winner-fewer"
    if own[0] == best[0]:
        return "quiz-winner-richer"
    if own[-1] == max(position.coins):
        return "quiz-winner-richest"
    return "quiz-winner-added_up" if sum(own) > sum(best) else "quiz-winner-poorer"
