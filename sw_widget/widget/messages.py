"""Messages of the page: each is carried out, and answered with a new snapshot.

The page sends what the player wants, with the version of the snapshot that they were looking at; Python
plays it on the game and answers with a new snapshot. Whatever goes wrong comes back as a notice, because an
exception in a message handler would vanish without a trace.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Protocol
from warnings import catch_warnings, simplefilter

import traitlets

from sw_widget.engine.checks import LONGEST_MESSAGE, clipped, harmless
from sw_widget.explore.whatif.adopted import OutOfDate
from sw_widget.game.copying import copy_of
from sw_widget.game.errors import ActionError, NotPlayed
from sw_widget.game.ledger import Refusal, Refused
from sw_widget.game.legal import DICE
from sw_widget.page.exploring import Asked
from sw_widget.page.review import review
from sw_widget.page.story import headline
from sw_widget.teach.learners.progress import Progress
from sw_widget.widget.kept_game import KeptGame
from sw_widget.widget.synced_traits import Notice, SyncedTraits, extra_bundle

TO_READ = (
    "scenery", "snapshot", "reasons", "explore", "review", "blackboard", "editor", "kept", "_workshop",
    "_live", "to_act", "last_action", "score",
)  # fmt: skip
"""Traits that Python alone sets."""

NO_REASONS: Mapping[str, Any] = {"ledgers": [], "refusals": [], "strings": []}

LONGEST_NAME, MOST_VIEWS = 40, 100
"""Of the name of a view, and how many views are known at a time."""

ANY_TIME = ("what_if", "show", "rename", "forget", "seat", "lesson", "edit")
"""What can be asked for while looking back."""


class MessageReceiver(Protocol):
    """A part of the page that has messages of its own."""

    def answers(self, kind: object) -> bool:
        """Whether messages of that kind are answered here."""

    def answer(self, asked: Asked) -> str:
        """Do what a message asks for; says in a sentence what came of it."""


class MessageHandler(SyncedTraits):
    """Answers the messages of the page."""

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Traits that the page sets. A refused value is reported, and the old one is sent back."""
        try:
            for name in sync_data:
                if name in TO_READ:
                    raise traitlets.TraitError(f"{name} is there to be read, not to be set")
            with self._game.lock:
                super().set_state(sync_data)
        except Exception as error:
            self._complain(error)
            self.send_state([name for name in sync_data if name in self.keys])

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        try:
            # Jupyter may hand us a click while a cell is running.
            with self._game.lock:
                self._answer(content)
        except Exception as error:  # anything at all: nobody else would see it
            self._complain(error)

    def _complain(self, error: Exception) -> None:
        notice = self._trouble(error)
        try:
            self._publish(notice)
        except Exception:  # here, or of somebody who observes it: there is nobody left to tell
            known = self.reasons if self.reasons.get("version") == self.snapshot["version"] else NO_REASONS
            with suppress(Exception), self._whole():
                if self.snapshot["version"] != self._version:
                    # Not even a snapshot can be made: the old one stays, with the notice on it. The game may
                    # have gone on, so nothing that is clicked on the old picture is played.
                    self._behind = True
                    self.set_trait("snapshot", {**self.snapshot, "version": self._version, "notice": notice})
                if self.reasons.get("version") != self._version:
                    self.set_trait("reasons", {**known, "version": self._version})

    def _answer(self, content: object) -> None:
        """Do what the page asks for, and show what came of it."""
        if not isinstance(content, Mapping):
            raise ValueError("a message that this widget does not know")
        kind = content.get("type")
        if kind in ("hello", "bye"):
            self._greet(kind, content.get("view"))
            return
        # Whoever asks is there, even if they were never heard to say hello.
        self._views = self._views or None
        if kind == "review":
            self._review(content)
            return
        if kind not in ("play", "undo", "redo") and self._receiver(kind) is None:
            raise ValueError("a message that this widget does not know")
        live = self.step == self._shown.steps
        # Whoever sets up a board may click faster than pictures come; the board has a number of its own.
        known = content.get("version") == self._version or (kind == "edit" and self._editing.open)
        # What happened while nobody was thought to look has no version yet.
        known = known and not self._behind
        if not known and kind == "bot" and content.get("auto") is True:
            return  # another view let the bot play already: what came of it is on its way to this one
        if not known or not (live or kind in ANY_TIME):
            self._publish(self._said("stale", "widget-stale"))
            return
        shown = self._shown
        # However many actions there are, one snapshot is sent: the last.
        self._at_work = True
        self._since = shown.steps
        try:
            notice = self._done(content)
        except Exception as error:  # what was played before it has been played
            notice = self._trouble(error)
        try:
            if kind != "lesson":
                self._learn()
        except Exception as error:
            notice = self._trouble(error)
        finally:
            self._at_work = False
        if self._editing.table is not None:
            self._take_board(notice)
        elif self._teaching is not None and self._teaching.game is not self._game:
            self._take_lesson(notice)
        elif self._shown is not shown:
            self._turn_to_shown(notice)
        elif live or kind == "lesson":
            self._follow(notice)
        else:
            self._publish(notice)

    def _done(self, content: Mapping[str, Any]) -> Notice:
        kind = content["type"]
        off = None if kind in ("lesson", "edit") else self._off(kind)
        if kind == "edit" and self._teaching is not None:
            off = self._speaker.say("edit-in-lesson")
        if off is not None:
            return {"kind": "refused", "text": off}
        if kind == "play":
            # Where a bot decides, a page offers nothing to play.
            if self.branch is None and self._exploring.waits_for_bot:
                return self._said("stale", "widget-stale")
            self._note_packs()
            return self._played(content.get("actions"))
        if kind in ("undo", "redo"):
            return self._moved(kind)
        receiver = self._receiver(kind)
        assert receiver is not None
        asked = Asked(content, self.step, self._branch_viewer(), self.viewer, self._speaker)
        try:
            return {"kind": "done", "text": receiver.answer(asked)}
        except (NotPlayed, OutOfDate) as error:
            return {"kind": "refused", "text": str(error)}

    def _note_packs(self) -> None:
        """Somebody plays here: what comes back to them in lessons may be about these packs, too."""
        packs = [pack.id for pack in self._game.position.rules.packs]
        if not self._notes_packs or len(packs) < 2:
            return
        self._notes_packs = False
        # A game goes on where nothing can be noted.
        with suppress(OSError), catch_warnings():
            simplefilter("ignore")
            Progress.home().meet(packs)

    def _review(self, content: Mapping[str, Any]) -> None:
        """Let the coach rate a move, or write a chapter of the report. Nothing else on the page changes."""
        off = self._off("best")
        if off is None:
            game = self._shown
            if game.language != self.language:
                game = copy_of(game, self.language)
            try:
                made = review(game, content, self.review, self._branch_viewer())
            except ActionError as error:
                off = error.message
            else:
                self.set_trait("review", made)
        if off is None:
            self.send({"type": "here"})
        else:
            self._publish({"kind": "refused", "text": off})

    @property
    def _receivers(self) -> tuple[MessageReceiver, ...]:
        """The parts that answer messages which the game itself does not."""
        others = (self._teaching, self._kept)
        return (self._exploring, self._editing, *(other for other in others if other is not None))

    def _receiver(self, kind: object) -> MessageReceiver | None:
        return next((receiver for receiver in self._receivers if receiver.answers(kind)), None)

    def _take_lesson(self, notice: Notice) -> None:
        """Another lesson of the series was opened: it has a game of its own."""
        assert self._teaching is not None
        # There may be more players in it than before.
        self._game = self._teaching.game
        self._stepping = True
        try:
            self.viewer = self._teaching.lesson.learner
        finally:
            self._stepping = False
        self._take(self._teaching.game, self._teaching.exploring, notice)

    def _greet(self, kind: str, view: object) -> None:
        """A view was opened or closed. Without any view nothing is sent until one is opened again."""
        name = view[:LONGEST_NAME] if isinstance(view, str) else ""
        views = self._views or {}
        if kind == "bye":
            # Of a view whose hello was lost, or that said bye already, it says nothing about the others.
            self._views = {other: None for other in views if other != name} if name in views else self._views
            return
        # Pages that were closed without a word are forgotten in the end.
        self._views = dict.fromkeys([name, *(other for other in views if other != name)][:MOST_VIEWS])
        if self._keeps and self._kept is None:
            self._kept = KeptGame(self._game)
            self._keep()
        if self._behind:
            self._publish()
        self.send({"type": "here", "view": name})
        if not self._live:
            self.set_trait("_live", extra_bundle("live"))

    def _played(self, actions: object) -> Notice:
        if not isinstance(actions, list) or not actions:
            raise ValueError("a message without an action")
        for action in actions:
            if not isinstance(action, Mapping):
                raise ValueError("an action that is none")
            try:
                self._play(dict(action))
            except Refused as refused:
                refusal = Refusal(refused.refusal.raw, self._speaker.uncached)
                return {"kind": "refused", "text": str(refusal)}
        return {"kind": "done", "text": headline(self._shown.history[-1], self._speaker)}

    def _play(self, action: dict[str, Any]) -> None:
        """What is clicked. In a what-if everybody's decisions can be tried, and the die can be fixed."""
        if self.branch is None:
            if not action.keys().isdisjoint(DICE):
                raise ActionError("die", "rolls by itself: only in a what-if is it chosen")
            self._game.play(action, by=self.viewer)
        else:
            die = action.pop("die", None)
            self.branch.play(action, die=die)

    def _moved(self, kind: str) -> Notice:
        """Undo or redo, where the page offered it."""
        move = self.snapshot[kind]
        if move is None:
            return self._said("stale", "widget-stale")
        (self._shown.undo if kind == "undo" else self._shown.redo)()
        said = self.snapshot["strings"][move]
        return self._said("done", "widget-undone" if kind == "undo" else "widget-redone", move=said)

    # What is said

    def _trouble(self, error: Exception) -> Notice:
        what = clipped(harmless(f"{type(error).__name__}: {error}"), LONGEST_MESSAGE)
        return self._said("error", "widget-error", what=what)

    def _said(self, kind: str, id: str, **params: object) -> Notice:
        return {"kind": kind, "text": self._speaker.say(id, params)}
