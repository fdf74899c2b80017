"""A game: a scenario and the actions since. Undo, replay, branches and explanations follow from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from pathlib import Path
from threading import RLock
from typing import Any, Self

from sw_widget.engine.actions import ACTION_NAMES, Code
from sw_widget.engine.chance import faces
from sw_widget.engine.checks import as_dict, as_list, choice
from sw_widget.engine.ledger import Reason
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import includes
from sw_widget.engine.perft import perft
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import play
from sw_widget.engine.why_not.refusal import check, not_your_turn
from sw_widget.game import saves
from sw_widget.game.action_codec import decode
from sw_widget.game.board import Board
from sw_widget.game.course import FIELDS, Course, Number, next_die
from sw_widget.game.dice import Dice, check_rolls, checked_face
from sw_widget.game.errors import ActionError, NotPlayed, ScenarioError, problems_as
from sw_widget.game.explanation import Explanation
from sw_widget.game.exploration import ExplorationMethods
from sw_widget.game.history import Entry, History, dice_of
from sw_widget.game.json_text import as_written
from sw_widget.game.ledger import Event, Ledger, Refusal, Refused
from sw_widget.game.legal import Action, Choice, code_of
from sw_widget.game.players import player_number
from sw_widget.game.position_code import read_code, write_code
from sw_widget.game.prompt import prompt
from sw_widget.game.scenario.given import AnyScenario, scenario_given
from sw_widget.game.scenario.reading import Loaded, load
from sw_widget.game.scenario.setting_up import set_up, set_up_again
from sw_widget.game.scenario.writing import scenario_of
from sw_widget.game.scene import scene
from sw_widget.game.speaker import Speaker
from sw_widget.game.standing import StandingMethods
from sw_widget.game.status_text import status_lines
from sw_widget.game.suggestions import with_suggestions
from sw_widget.game.view import view_of
from sw_widget.text import languages, name


class Game(ExplorationMethods, StandingMethods, Course):
    """A game of Small World that can explain itself.

    `players` are names in turn order; the same `seed` gives the same column and dice, and without one every
    game is another: `game.seed` tells which was drawn. `packs` and `variants` say what is played with;
    `board` is a printed board by id, or one of your own; `roles` gives players a role that one of the packs
    has, by their names: `roles={"Cleo": "necromancer"}`.

    game = Game(players=["Ann", "Ben"], seed=7)
    game.play("pick", slot=0)
    game.cost("3")          # a ledger: what region 3 takes, and why
    game.why_not({"do": "conquer", "region": "9"})
    """

    def __init__(
        self,
        players: Sequence[str] = ("Player 1", "Player 2"),
        *,
        seed: Number | None = None,
        packs: Sequence[str] = ("base",),
        board: str | Board | Mapping[str, Any] | None = None,
        variants: Sequence[str] = (),
        roles: Mapping[str, str] | None = None,
        language: str = "en",
    ) -> None:
        with problems_as(ScenarioError):
            self._set_up(set_up(players, seed, packs, board, variants, roles), language)

    @classmethod
    def from_scenario(
        cls, scenario: AnyScenario, *, language: str = "en", needs_format: bool = True
    ) -> Game:
        """A game that starts from a scenario of the public format `sw-scenario/1`: from its data, the path of
        its file, or the code of a position.
        """
        with problems_as(ScenarioError):
            data = scenario_given(scenario)
            if data.keys() == {"code"}:
                return cls.from_code(data["code"], language=language)
            game = Game.__new__(Game)  # a branch can only come from its origin
            game._set_up(load(data, needs_format), language)
        game._play_prelude()
        game._keep_scenario()
        return game

    @classmethod
    def from_position(cls, loaded: Loaded, language: str) -> Game:
        """A game that starts in the middle: from a code, or as a branch."""
        game = Game.__new__(Game)  # a branch can only come from its origin
        with problems_as(ScenarioError):
            game._set_up(loaded, language)
        game._dice = None
        return game

    def _set_up(self, loaded: Loaded, language: str) -> None:
        self.names = tuple(loaded.names)
        self.title, self.text = loaded.title, loaded.text
        self.language = language
        self._start_unshared_state()
        self._begin(loaded)

    def _begin(self, loaded: Loaded) -> None:
        """Begin with what was read: nothing has been played yet."""
        self._loaded = loaded
        self._start = loaded.position
        self._dice = Dice(loaded.dice, loaded.position.seed)
        self._log = []
        self._undone = []
        self._history: History | None = None
        self._first = 0
        """The log's length after the prelude, which cannot be undone."""
        self._move_to(self._start.clone())
        self._rolled = 0

    def _start_unshared_state(self) -> None:
        """Start the state that copies do not share: listeners, the lock, the what-ifs."""
        self._listeners = []
        self._kept = []
        self.lock = RLock()

    def __getstate__(self) -> dict[str, Any]:
        """The state of a copy: without listeners and what-ifs, and without what is asked of it again."""
        left_out = ("_listeners", "_kept", "_legal", "lock")
        state = {**vars(self), **{key: getattr(self, key) for key in FIELDS}}
        return {key: value for key, value in state.items() if key not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for key, value in state.items():
            setattr(self, key, value)
        self._move_to(self.position)
        self._start_unshared_state()

    def _play_prelude(self) -> None:
        for i, value in enumerate(self._loaded.prelude):
            with problems_as(ScenarioError):
                action = dict(as_dict(value, f"prelude.{i}"))
            try:
                self.play(action, by=action.pop("by", None))
            except NotPlayed as error:
                raise ScenarioError(f"prelude.{i}", str(error)) from None
        self._first = len(self._log)

    def _keep_scenario(self) -> None:
        """Keep a copy of the scenario: its author may change the original."""
        try:
            self._loaded.table = as_written(self._loaded.data)
        except RecursionError:
            raise ScenarioError("prelude", "is nested too deeply") from None

    def _move_to(self, position: Position) -> None:
        self.position = position
        self._legal = None

    # What the game is

    @property
    def language(self) -> str:
        """The language of all sentences of the game."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        with problems_as(ScenarioError):
            self._language = choice(language, languages(), "language", "language")

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.position.rules.board, self.names, self.language)

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return Board(self.position.rules.board)

    @property
    def scenario(self) -> dict[str, Any] | None:
        """The scenario that the game started from, with the column and the stacks as they were drawn.

        None for a game that started from a code or a branch: `start_code` has that position.
        """
        return None if self._loaded.data is None else as_written(self._loaded.data)

    @property
    def start_code(self) -> str:
        """The code of the position that the game started from."""
        return write_code(self._start, self.names)

    @property
    def seed(self) -> int:
        """What all randomness of the game follows from: the seed that was given, or one that was drawn."""
        return self.position.seed

    @property
    def asked_for(self) -> dict[str, Any] | None:
        """What the game was asked for, as a scenario without a seed; None unless its seed was drawn."""
        return deepcopy(self._loaded.asked)

    def deal_anew(self, seed: int) -> None:
        """Begin again as if this seed had been drawn instead; what was played is gone."""
        asked = self._loaded.asked
        if asked is None:
            raise ScenarioError("seed", "was given, and none was drawn")
        with self.lock:
            with problems_as(ScenarioError):
                self._begin(set_up_again(asked, seed))
            self._tell()

    @property
    def prompt(self) -> str:
        """One sentence that says who decides and what the choices are."""
        return prompt(self.position, self.speaker)

    def scene(self) -> dict[str, Any]:
        """What stands on the board, in the words of the public formats."""
        return scene(self.position, self.names)

    # What may be done

    @property
    def readied(self) -> Position:
        """The position as conquests see it: at the start of a turn, with the troops in hand."""
        return self.legal.readied

    def encode(self, action: Action | Choice | Mapping[str, Any] | str, **more: Any) -> Code:
        """The engine's form of an action."""
        return code_of(self.position, action, more)

    def why_not(
        self, action: Action | Choice | Mapping[str, Any] | str, *, by: int | None = None, **more: Any
    ) -> Refusal | None:
        """Why an action would be refused now, or None if it would be accepted. Nothing changes.

        It is given as in `play`: by its name and keywords, as data, or as one of the legal actions.
        """
        reason = self._refusal(self.encode(action, **more), by)
        return None if reason is None else Refusal(reason, self.speaker)

    def _refusal(self, code: Code, by: int | None) -> Reason | None:
        decider = self.position.decider
        if by is not None and by != decider:
            return not_your_turn(self.position, player_number(by, self.names, "by"))
        if includes(self.legal.options, code):
            return None
        reason = check(self.position, code, self.readied)
        return None if reason is None else with_suggestions(reason, self.position.rules, code)

    # Playing

    def _checked(
        self,
        action: Action | Choice | Mapping[str, Any] | str,
        by: int | None,
        die: Any,
        rolls: Sequence[int],
        more: Mapping[str, Any],
    ) -> tuple[Code, int | None, Sequence[int]]:
        code, position = self.encode(action, **more), self.position
        die, rolls = _dice_with(action, die, rolls)
        if by is not None or not includes(self.legal.options, code):
            reason = self._refusal(code, by)
            if reason is not None:
                raise Refused(Refusal(reason, self.speaker))
        if rolls != ():
            rolls = check_rolls(position, code, next_die(self) if die is None else die, rolls)
        if die is not None:
            if not takes_die(position, code):
                raise ActionError("die", f"nobody rolls a die for {ACTION_NAMES[code[0]]!r} here")
            die = checked_face(die, "die")
        return code, die, rolls

    def outcomes(
        self, action: Action | Choice | Mapping[str, Any] | str, **more: Any
    ) -> dict[int | None, Fraction]:
        """What chance can bring if the action is played: the faces of the die with their probabilities."""
        if not takes_die(self.position, self.encode(action, **more)):
            return {None: Fraction(1)}
        return dict(faces().items())

    def replay(self, log: Sequence[Mapping[str, Any]]) -> Self:
        """Play the entries of a log of another game, with the dice that were rolled there.

        What the prelude of a scenario has played already is not played again. Where an entry cannot be
        played, an `ActionError` says which one, and the game is as it was.
        """
        with problems_as(ActionError):
            entries = as_list(log, "log")
        with self.lock:
            known = self.log if self.steps == self._first else []
            if entries[: len(known)] == known:
                entries = entries[len(known) :]
            before, undone = self.steps, self._undone[:]
            try:
                with problems_as(ActionError):
                    saves.play_log(self, entries, "log", len(known))
            except ActionError:
                while self.steps > before:
                    self.undo()
                self._undone = undone
                raise
        return self

    def undo(self) -> Self:
        """Take the last action back. The die that follows will be the same die."""
        with self.lock:
            if len(self._log) <= self._first:
                raise IndexError("there is nothing to undo")
            *before, last = self._log
            self._undone.append(last)
            self._move_to(self.at(len(before)))
            self._log = before
            self._rolled -= len(dice_of(last))
            self._tell()
        return self

    def redo(self) -> Self:
        """Play again what was undone last."""
        with self.lock:
            if not self._undone:
                raise IndexError("there is nothing to redo")
            entry = self._undone.pop()
            dice = dice_of(entry)
            play(self.position, entry[0], dice)
            self._log.append(entry)
            self._rolled += len(dice)
            self._legal = None
            self._tell()
        return self

    def at(self, steps: int) -> Position:
        """The position after so many steps, to look at or to play on."""
        if not 0 <= steps <= len(self._log):
            raise IndexError(f"{len(self._log)} steps have been played, there is no position after {steps}")
        return self.history[steps].position.clone()

    @property
    def history(self) -> History:
        """All moments of the game so far."""
        with self.lock:
            if self._history is None:
                self._history = History(self._start)
            return self._history.follow(self._log)

    # Listening

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener whenever the game has changed: after every action, undo and redo.

        What a listener raises comes out of that action, which has been played all the same; all others are
        called before.
        """
        self._listeners.append(listener)

    def unlisten(self, listener: Callable[[], None]) -> None:
        """Call the listener no more."""
        self._listeners.remove(listener)

    # Explaining

    @property
    def steps(self) -> int:
        """How many actions have been played."""
        return len(self._log)

    @property
    def log(self) -> list[dict[str, Any]]:
        """The actions played, with the dice that were rolled."""
        return [self._said(entry) for entry in self._log]

    @property
    def last_action(self) -> dict[str, Any] | None:
        """What was played last; None if nothing was."""
        return self._said(self._log[-1]) if self._log else None

    @property
    def first_step(self) -> int:
        """The number of steps that belong to the scenario's prelude and cannot be undone."""
        return self._first

    @property
    def undone(self) -> list[dict[str, Any]]:
        """What `redo` would play again, the next one last."""
        return [self._said(entry) for entry in self._undone]

    @property
    def to_redo(self) -> Code | None:
        """What `redo` would play again next, in the engine's form."""
        return self._undone[-1][0] if self._undone else None

    def _said(self, entry: Entry) -> dict[str, Any]:
        code, die, rolls = entry
        said = decode(self.position.rules, code)
        if die is not None:
            said["die"] = die
        if rolls:
            said["rolls"] = list(rolls)
        return said

    def events_of(self, step: int) -> list[Event]:
        """What happened in a step (0 is the first; negative numbers count from the end)."""
        return [Event(event, self.speaker) for event in self.history[self._step(step) + 1].events]

    def _step(self, step: int) -> int:
        played = len(self._log)
        if not -played <= step < played:
            raise IndexError(
                f"there is no step {step}: {played} have been played" if played else "no step has been played"
            )
        return step % played

    def __iter__(self) -> Iterator[Explanation]:
        """The steps of the game, each told."""
        return (self.explain(step) for step in range(len(self._log)))

    @property
    def events(self) -> list[list[Event]]:
        """What happened in each step of the game."""
        return [step.events for step in self]

    def explain(self, step: int = -1) -> Explanation:
        """A step of the game, told: the action, and what it did, with its ledgers."""
        index = self._step(step)
        code, die, _ = self._log[index]
        return Explanation(Action(self.position.rules, code), die, self.events_of(index))

    @property
    def last_score(self) -> Ledger | None:
        """The last scoring of the game, line by line."""
        history = self.history
        for step in range(len(history), 0, -1):
            for event in history[step].events:
                if event.kind == "scored" and event.ledger is not None:
                    return Ledger(event.ledger, self.speaker)
        return None

    def perft(self, depth: int) -> int:
        """How many sequences of so many decisions there are, allocations settled once, in fixed order."""
        return perft(self.position, depth)

    # Keeping

    def save(self, path: str | Path) -> None:
        """Write the whole game to a file; the old file stays until the new one is complete."""
        saves.write(self, path)

    @classmethod
    def load(cls, path: str | Path) -> Game:
        """A game from a file that `save` wrote; raises `SaveError` if it cannot be read."""
        return saves.read(path)

    def to_dict(self) -> dict[str, Any]:
        """The whole game as plain data: what `save` writes."""
        return saves.to_dict(self)

    @classmethod
    def from_dict(cls, data: object) -> Game:
        """A game from what `to_dict` gave."""
        return saves.from_dict(data)

    def to_scenario(self) -> dict[str, Any]:
        """A scenario of the public format that opens where the game stands, in the middle of a turn as well.

        It has neither what happened before nor the dice to come. A game that is over has none, since somebody
        decides where a scenario opens: that raises `ScenarioError`.
        """
        if self.over:
            said = "the game is over, and a scenario opens where somebody decides; save() and code keep it"
            raise ScenarioError("", said)
        return scenario_of(self.position, self.names, title=self.title, text=self.text, this_turn=True)

    @property
    def code(self) -> str:
        """The position as a short text, to send or to write down; `Game.from_code` reads it."""
        return write_code(self.position, self.names)

    @classmethod
    def from_code(cls, code: str, *, language: str = "en") -> Game:
        """A game that starts from the position of a code."""
        return read_code(code, language)

    def view(self, player: int | None) -> dict[str, Any]:
        """What one player may know (None: an onlooker): not others' coins, nor the order of the stacks.

        All else that lies on the table is in it: what stands where (`regions`), what each race has beside the
        map (`hand` and `pieces`, of which some have `fled`) and its player in a `pile`, the offer, the trays;
        what has happened in this turn, as far as it still counts (`this_turn`), and what effects remember for
        longer (`notes`), but for what lies face down.
        """
        return view_of(self, player)

    # Showing

    def __str__(self) -> str:
        from sw_widget.draw.text import text_picture

        picture = text_picture(self.position.rules.board, self.scene(), language=self.language)
        parts = [picture, *status_lines(self.position, self.speaker), self.prompt]
        if self.to_act.phase == "pick":
            parts.append(str(self.column))
        return "\n".join(parts)

    def __repr__(self) -> str:
        who = " and ".join(self.names) if len(self.names) == 2 else ", ".join(self.names)
        if self.over:
            return f"<Game of {who}: over>"
        when = f"turn {self.turn} of {self.position.turns}"
        phase = name("phase", self.to_act.phase, self.language)
        return f"<Game of {who}: {when}, {self.names[self.to_act.player]} at {phase}>"

    def _repr_svg_(self) -> str:
        from sw_widget.draw.svg import svg

        return svg(self.position.rules.board, self.scene(), title=self.title or None, language=self.language)


def _dice_with(
    action: object, die: Number | None, rolls: Sequence[int]
) -> tuple[Number | None, Sequence[int]]:
    """The dice that are given for an action, beside it or, as in a log, in it."""
    if not isinstance(action, Mapping):
        return die, rolls
    for key, given in (("die", die is not None), ("rolls", rolls != ())):
        if key in action and given:
            raise ActionError(key, "is given twice: in the action, and beside it")
    return action.get("die", die), action.get("rolls", rolls)
