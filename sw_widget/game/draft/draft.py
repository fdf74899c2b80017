"""A scenario that is being edited: each change is tried first, and can be taken back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from sw_widget.engine.checks import Problem, as_dict
from sw_widget.engine.position import Position
from sw_widget.engine.soundness import check_sound
from sw_widget.game.board_size import check_size
from sw_widget.game.draft.changes import CHANGES
from sw_widget.game.draft.copied_powers import end_copies
from sw_widget.game.draft.edit import Edit
from sw_widget.game.draft.from_position import board_from
from sw_widget.game.draft.guard import recall_guard
from sw_widget.game.draft.problems import Impossible, in_words
from sw_widget.game.draft.reachability import Doubt, doubts
from sw_widget.game.draft.region_markers import remove_unbrought
from sw_widget.game.draft.roles import keep_reserves
from sw_widget.game.draft.this_turn import contradicts_turn, forget_turn, keep_in_step
from sw_widget.game.errors import ScenarioError, problems_as
from sw_widget.game.game import Game
from sw_widget.game.json_text import TOO_DEEP, parsed
from sw_widget.game.position_code import write_code
from sw_widget.game.scenario.given import is_code
from sw_widget.game.scenario.writing import Note

MOST_KEPT = 200
"""How many changes can be taken back."""

LONGEST = 200_000
"""How many characters may be loaded."""


class Draft:
    """A position that is being set up. `game` starts from it, to be looked at and not to be played."""

    def __init__(self, data: Mapping[str, Any], language: str = "en") -> None:
        self.language = language
        self._undone: list[dict[str, Any]] = []
        self._before: list[dict[str, Any]] = []
        self.game = self._read(data)
        self.data = self._written(self.game)

    @classmethod
    def blank(cls, language: str = "en") -> Draft:
        """A draft of an empty board for two, before any combo was picked."""
        return cls({"format": "sw-scenario/1"}, language)

    @property
    def scenario(self) -> dict[str, Any]:
        """The public format `sw-scenario/1`, without what says nothing; an empty pile says that all of it was
        drawn.
        """
        dealt = self.position.rules.dealt
        said = {key: value for key, value in self.data.items() if value not in ("", []) or key in dealt}
        return deepcopy(said)

    @property
    def text(self) -> str:
        """The scenario as a file has it."""
        return json.dumps(self.scenario, ensure_ascii=False, indent=1) + "\n"

    @property
    def code(self) -> str:
        """The position as a code, which knows no title, text or dice."""
        return write_code(self.position, self.game.names)

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def doubts(self) -> list[Doubt]:
        """Why this position cannot come up in play; nothing where it can."""
        return doubts(self.position)

    # Changing

    def change(self, do: str, given: Mapping[str, Any]) -> list[Note]:
        """Do one of `CHANGES`; says what else that did. Where it is `Impossible`, nothing changes."""
        edit = Edit(deepcopy(self.data), self.position)
        CHANGES[do](edit, given)
        keep_reserves(edit)
        end_copies(edit)
        remove_unbrought(edit)
        recall_guard(edit)
        keep_in_step(edit)
        try:
            game = self._tried(edit)
        except Problem as problem:
            raise in_words(problem, edit.data, self.position) from None
        self._refuse_worse(game)
        self._keep(game)
        return edit.notes

    def _tried(self, edit: Edit) -> Game:
        """The changed board; without what is remembered, or what happened in the turn, if only that stands
        against it.
        """
        try:
            return self._read(edit.data)
        except Problem as problem:
            if problem.path.startswith("notes."):
                del edit.data["notes"][int(problem.path.split(".")[1])]
                return self._tried(edit)
            if "this_turn" not in edit.data or not contradicts_turn(problem):
                raise
        forget_turn(edit)
        return self._read(edit.data)

    def load(self, text: str) -> list[Note]:
        """Open a scenario or a code instead; says what of it is lost. What was there can be brought back."""
        if len(text) > LONGEST:
            raise Impossible("edit-too-long", {"n": LONGEST})
        try:
            game = self._opened(text.strip())
            check_size(game, "board")
        except Problem as problem:
            raise _unreadable(problem) from None
        except RecursionError:
            raise _unreadable(Problem("", TOO_DEEP)) from None
        data, notes = self._board_of(game)
        self._keep(self._read(data))
        return notes

    def _opened(self, text: str) -> Game:
        if is_code(text):
            return Game.from_code(text, language=self.language)
        return Game.from_scenario(as_dict(parsed(text), ""), language=self.language)

    def go_on_from(self, other: Draft) -> bool:
        """Show another board instead of this one, which can be brought back; says whether it is another."""
        before = self.data
        self._keep(other.game)
        return self.data is not before

    def _refuse_worse(self, game: Game) -> None:
        """Refuse what no game could bring about. What was opened with it may stay, and may get better."""
        before = {(doubt.id, doubt.about): doubt.by for doubt in self.doubts}
        for doubt in doubts(game.position):
            if doubt.by > before.get((doubt.id, doubt.about), 0) and not doubt.passing:
                raise Impossible(doubt.id, doubt.params)

    def _keep(self, game: Game) -> None:
        data = self._written(game)
        if data == self.data:
            return
        self._before = [*self._before, self.data][-MOST_KEPT:]
        self._undone = []
        self.game, self.data = game, data

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last change back."""
        self._step(self._before, self._undone)

    def redo(self) -> None:
        """Make the change again that was taken back."""
        self._step(self._undone, self._before)

    def _step(self, source: list[dict[str, Any]], target: list[dict[str, Any]]) -> None:
        if source:
            target.append(self.data)
            self.data = source.pop()
            self.game = self._read(self.data)

    # Reading and writing

    def _read(self, data: Mapping[str, Any]) -> Game:
        game = Game.from_scenario(data, language=self.language)
        with problems_as(ScenarioError):
            check_size(game, "board")
            check_sound(game.position)
        return game

    def _written(self, game: Game) -> dict[str, Any]:
        """A scenario in which everything is said, and always in the same way."""
        return self._board_of(game)[0]

    def _board_of(self, game: Game) -> tuple[dict[str, Any], list[Note]]:
        scenario = game.scenario or {}
        rolled = sum(("die" in action) + len(action.get("rolls", ())) for action in game.log)
        return board_from(
            game.position,
            game.names,
            title=game.title,
            text=game.text,
            dice=scenario.get("dice", [])[rolled:],
            this_turn=scenario.get("this_turn") is not None,
        )


def _unreadable(problem: Problem) -> Impossible:
    """The sentence for a file that cannot be read; the path of a key stays as it is written."""
    said = problem.message[:1].upper() + problem.message[1:]
    why = f"{problem.path}: {problem.message}" if problem.path else said
    return Impossible("edit-unreadable", {"why": f"{why.rstrip('.')}."})
