"""Setting up a board on the page: its draft, the game it came from, and the messages that change it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from sw_widget.engine.chance import shuffled
from sw_widget.engine.checks import shown
from sw_widget.engine.conquest.token_markers import extras_in
from sw_widget.engine.rules import START_COINS
from sw_widget.game.draft.changes import CHANGES
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.from_position import board_from
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.errors import ActionError
from sw_widget.game.game import Game
from sw_widget.game.scenario.writing import Note
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.exploring import Asked, Exploring


class Table(NamedTuple):
    """A table: the game that a page shows, what is explored beside it, and who sits there."""

    game: Game
    exploring: Exploring
    viewer: int | None


class Editing:
    """Sets up a board beside the game. `now` says what the page shows, `table` what it is to show."""

    def __init__(self, now: Callable[[], Table]) -> None:
        self._now = now
        self.draft: Draft | None = None
        """The board that is edited; None while nothing is."""
        self.number = 0
        """Which board it is: what was clicked on another one is out of date."""
        self.table: Table | None = None
        """What the page is to show instead; None where this room has nothing to say about it."""
        self._left: Table | None = None
        """What was shown when editing began."""
        self.before: Table | None = None
        """The game before the one that was set up here: one click goes back to it."""
        self._made: tuple[Game, Draft] | None = None
        """The game that was started from a board of this page last, and that board."""
        self._kept: Draft | None = None
        """A board that was left without playing it: undo brings it back when editing begins again."""
        self._answers: dict[object, Callable[[Asked], str]] = {
            "begin": self._begin,
            "undo": self._undo,
            "redo": self._redo,
            "load": self._load,
            "play": self._play,
            "cancel": self._cancel,
            "back": self._back,
        }

    @property
    def open(self) -> bool:
        return self.draft is not None

    @property
    def game(self) -> Game:
        """The real game, also while a board is edited beside it."""
        return self._now().game if self._left is None else self._left.game

    # Beginning

    def begin(self, draft: Draft) -> list[Note]:
        """Edit a board from now on; says so where undo brings back one that was left."""
        self._left = self._now()
        kept, self._kept = self._kept, None
        another = kept is not None and kept is not draft and kept.go_on_from(draft)
        self.draft = draft if kept is None else kept
        self._show_draft(another=True)
        return [("edit-kept", {})] if another else []

    def draft_of(self, game: Game, step: int, language: str) -> tuple[Draft, list[Note]]:
        """A game after so many steps, with everything that Python knows about it."""
        if self._made is not None and self._made[0] is game and game.steps == step == game.first_step:
            return self._made[1], []
        known = game.scenario
        if known is not None and game.steps == step == 0:
            return Draft(known, language), []
        position = game.at(step)
        data, notes = board_from(position, game.names, title=game.title, text=game.text)
        return Draft(data, language), notes

    def _seen(self, asked: Asked) -> tuple[Draft, list[Note]]:
        """The draft of what is shown, with only what the viewer of the page may know."""
        game = self._now().exploring.shown
        if self._made is not None and self._made[0] is game and game.steps == game.first_step:
            return self._made[1], []
        position = game.at(asked.step)
        hidden = [n for n in range(len(game.names)) if asked.viewer not in (None, n) and not position.over]
        for player in hidden:
            position.coins[player] = START_COINS
        # In an order that follows from nothing that is hidden: what is sent could be worked out backwards.
        position.seed, rng = asked.step, Random(f"edit/{asked.step}")
        position.race_stack = shuffled(sorted(position.race_stack), rng)
        position.power_stack = shuffled(sorted(position.power_stack), rng)
        position.hide_anew(rng)
        data, notes = board_from(position, game.names, title=game.title, text=game.text)
        notes.append(("edit-stacks-anew", {}))
        if hidden:
            notes.append(("edit-coins-hidden", {"n": START_COINS}))
        return Draft(data, asked.speaker.language), notes

    # What the page asks for

    def answers(self, kind: object) -> bool:
        """Whether messages of that kind are answered here."""
        return kind == "edit"

    def answer(self, asked: Asked) -> str:
        """Do what a message asks for; says in a sentence what came of it."""
        do = asked.content.get("do")
        try:
            if not isinstance(do, str) or do not in (*CHANGES, *self._answers):
                raise ActionError("do", f"a board cannot {shown(do)}")
            return self._change(asked) if do in CHANGES else self._answers[do](asked)
        except Impossible as impossible:
            raise ActionError("", asked.speaker.say(impossible.id, impossible.params)) from None

    def _open(self) -> Draft:
        if self.draft is None:
            raise Impossible("edit-not-open", {})
        return self.draft

    def _change(self, asked: Asked) -> str:
        draft, do = self._open(), asked.content["do"]
        if asked.content.get("draft") != self.number:
            raise ActionError("", asked.speaker.say("widget-stale"))
        before = draft.game.board.map
        notes = draft.change(do, asked.content)
        # A way up that was moved is another map, too.
        self._show_draft(another=do == "board" or draft.game.board.map != before)
        said = _notes_text(notes, CachedSpeaker(draft.game, asked.speaker.language))
        count = _counted(draft, asked.content, asked.speaker) if do == "put" else ""
        return " ".join(filter(None, (said, count)))

    def _begin(self, asked: Asked) -> str:
        if self.draft is not None:
            return asked.speaker.say("edit-begun")
        draft, notes = self._seen(asked)
        notes += self.begin(draft)
        return " ".join(filter(None, (asked.speaker.say("edit-begun"), _notes_text(notes, asked.speaker))))

    def _undo(self, asked: Asked) -> str:
        return self._step(self._open().undo, asked.speaker.say("edit-undone"))

    def _redo(self, asked: Asked) -> str:
        return self._step(self._open().redo, asked.speaker.say("edit-redone"))

    def _step(self, go: Callable[[], None], said: str) -> str:
        board = self._open().game.board.map
        go()
        self._show_draft(another=self._open().game.board.map != board)
        return said

    def _load(self, asked: Asked) -> str:
        text = asked.content.get("text")
        if not isinstance(text, str):
            raise ActionError("text", f"must be a text, not {shown(text)}")
        draft = self._open()
        notes = draft.load(text)
        self._show_draft(another=True)
        speaker = CachedSpeaker(draft.game, asked.speaker.language)
        return " ".join(filter(None, (speaker.say("edit-loaded"), _notes_text(notes, speaker))))

    def _show_draft(self, *, another: bool) -> None:
        game = self._open().game
        self.number += another
        self.table = Table(game, Exploring(game), None)

    # Leaving

    def _play(self, asked: Asked) -> str:
        draft, left = self._open(), self._left
        assert left is not None
        game = Game.from_scenario(draft.scenario, language=asked.speaker.language)
        # What was set up here before and never played is no game to go back to.
        if self._made is None or self._made[0] is not left.game or left.game.steps > left.game.first_step:
            self.before = left
        viewer = left.viewer if left.viewer in range(len(game.names)) else None
        self._leave(Table(game, Exploring(game), viewer))
        self._made = (game, draft)
        return asked.speaker.say("edit-played")

    def _cancel(self, asked: Asked) -> str:
        draft = self._open()
        assert self._left is not None
        self._kept = draft if draft.can_undo else None
        self._leave(self._left)
        return asked.speaker.say("edit-left" if draft.can_undo else "edit-cancelled")

    def _leave(self, table: Table) -> None:
        self.draft, self._left, self.table = None, None, table

    def _back(self, asked: Asked) -> str:
        """The game before comes back, and the other one becomes the game before."""
        if self.draft is not None or self.before is None:
            raise Impossible("edit-no-game-before", {})
        self.table, self.before = self.before, self._now()
        return asked.speaker.say("edit-back")


def _notes_text(notes: list[Note], speaker: CachedSpeaker) -> str:
    return " ".join(speaker.say(id, params) for id, params in notes)


def _counted(draft: Draft, content: Mapping[str, Any], speaker: CachedSpeaker) -> str:
    """How many of a piece stand where it was put, for those who listen."""
    position, (kind, _, id) = draft.position, content["piece"].partition("/")
    rules = position.rules
    region = rules.board.index[content["region"]]
    if kind == "link":
        return speaker.say("edit-link-moved", {"link": ("link", id), "region": ("region", region)})
    if kind == "race":
        held = position.holder[region] == rules.race_index[id]
        count = position.tokens[region] - extras_in(position, region) if held else 0
    elif id in rules.marker_index:
        count = position.markers[rules.marker_index[id]].get(region, 0)
    else:
        count = position.tribes >> region & 1
    said = {"region": ("region", region), "what": speaker.name(kind, id), "n": count}
    return speaker.say("edit-count", said)
