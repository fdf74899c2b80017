"""The snapshot: everything that the page draws of a game at one moment, for one viewer."""

from __future__ import annotations

from dataclasses import replace

from sw_widget.engine.actions import PHASE_NAMES, SETUP
from sw_widget.engine.answer import Answer, answer
from sw_widget.engine.ledger import Ledger
from sw_widget.game.action_text import action_text
from sw_widget.game.game import Game
from sw_widget.game.history import History
from sw_widget.game.prompt import prompt
from sw_widget.page import decision, table
from sw_widget.page.allocations import allocations
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.redacted_strings import RedactedStringTable
from sw_widget.page.regions import regions
from sw_widget.page.snapshot_context import SnapshotContext
from sw_widget.page.story import python, story
from sw_widget.page.string_table import Data, StringIndex, StringTable


def snapshot(
    game: Game,
    step: int,
    *,
    since: int,
    viewer: int | None,
    known: frozenset[int],
    trying: bool,
    watching: bool,
    closed: str | None,
    learned: int | None,
    redacted: bool,
    editing: bool,
    withheld: frozenset[int],
    speaker: CachedSpeaker,
) -> tuple[Data, StringTable]:
    """The game after so many steps; the last of them, `since` some step, were taken in one go.

    `known` are the players whose coins may be shown. In a branch (`trying`) the die can be fixed. Looking
    back, nothing can be done, nor while `watching` a bot, nor where it is `closed`: that says why. Where
    somebody has `learned` and is done, their own result is shown, and not what the next player has. A
    `redacted` snapshot tells nothing that a question might ask; while somebody is `editing`, everything can
    be asked. Kinds of actions that are `withheld` are not offered. The table of strings can still give the
    reasons.
    """
    history = game.history
    moment, before = history[step], history[step - 1].position if step else None
    position = moment.position
    past = step < len(history)
    strings = RedactedStringTable(speaker) if redacted else StringTable(speaker)
    mine = viewer is None or viewer == position.decider
    result = None
    if learned is not None and not past and (position.over or position.player != learned):
        result = learned
    context = SnapshotContext(
        position,
        _offered(answer(position), withheld),
        strings,
        acting=mine and not past and not watching and closed is None and not position.over,
        known=known,
        began=history[0].position if trying else None,
        redacted=redacted,
        editing=editing,
        withheld=withheld,
    )
    shown: Data = {
        "step": step,
        "steps": len(history),
        "past": past,
        "player": position.decider,
        "phase": PHASE_NAMES[position.stage],
        "sentence": strings.write(closed or prompt(position, speaker.uncached, withheld)),
        "closed": None if closed is None else strings.write(closed),
        "redacted": redacted,
        "turn": position.turn,
        "turns": position.turns,
        "turn_label": strings.say("table-turn", {"turn": position.turn, "turns": position.turns}),
        "regions": regions(context, before),
        "choices": decision.choices(context),
        "allocations": allocations(context),
        "column": table.column(context),
        "stacks": table.stacks(context),
        "players": table.players(context, moment.scores),
        "score": strings.ledger_later(_score(context) if result is None else moment.scores[result]),
        "result": result is not None,
        "hand": decision.hand(context) if result is None else None,
        "story": story(before, moment, _code(history, since, step, trying), strings)
        if before and not redacted
        else None,
        "track": _track(history),
        "undo": None if past or redacted else _to_undo(game, viewer, strings),
        "redo": None if past or redacted else _to_redo(game, viewer, strings),
    }
    return {**shown, "strings": strings.texts}, strings


def _track(history: History) -> list[list[int]]:
    """Where turns began: the step, the turn of the game, the player. What players put down before the first
    one is a piece of the track for each of them.
    """
    first, *later = history.turns(len(history))
    at, found = 0, []
    while at < len(history) and history[at].position.stage == SETUP:
        found.append([at, first.turn, history[at].position.decider])
        at += 1
    if at == 0 or history[at].position.stage != SETUP:
        found.append([at, first.turn, first.player])
    return [*found, *map(list, later)]


def _score(context: SnapshotContext) -> Ledger | None:
    """What the turn would bring now; nothing while the map is still set up."""
    return None if context.position.stage == SETUP else context.answer.score


def _offered(found: Answer, withheld: frozenset[int]) -> Answer:
    """The answer without the actions that are withheld."""
    if not withheld:
        return found
    return replace(
        found, options={kind: codes for kind, codes in found.options.items() if kind not in withheld}
    )


def _code(history: History, since: int, step: int, trying: bool) -> str:
    """The Python that does the same as the steps from one to another."""
    on = "branch" if trying else "game"
    return "\n".join(python(history[n].position, history[n + 1].code, on) for n in range(since, step))


def _to_undo(game: Game, viewer: int | None, strings: StringTable) -> StringIndex | None:
    """What undo would take back. Whoever sits at a page of their own takes back their own steps only."""
    if game.steps <= game.first_step:
        return None
    before = game.history[game.steps - 1].position
    mine = viewer is None or viewer == before.decider
    return strings.say(*action_text(before, game.history[game.steps].code)) if mine else None


def _to_redo(game: Game, viewer: int | None, strings: StringTable) -> StringIndex | None:
    """What redo would play again."""
    mine = viewer is None or viewer == game.position.decider
    redone = game.to_redo
    return strings.say(*action_text(game.position, redone)) if redone is not None and mine else None
