"""The game on the page: an anywidget that shows a game, explains it, and plays what is clicked.

    from sw_widget import SmallWorld

    world = SmallWorld(players=["Ann", "Ben"], seed=7)
    world

The page sends what the player wants, stamped with the version of the picture that they were looking at;
Python plays it on the game and answers with a new picture. Nothing is lost on the way: whatever goes wrong
comes back as a notice, because an exception in a message handler would vanish without a trace.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import traitlets

from sw_widget.draw.svg import svg
from sw_widget.explore.whatif.adopted import OutOfDate
from sw_widget.explore.whatif.branch import Branch
from sw_widget.game.errors import ActionError
from sw_widget.game.game import Game
from sw_widget.game.ledger import Refusal, Refused
from sw_widget.page.exploring import Asked, Exploring
from sw_widget.page.opening import game_from
from sw_widget.page.scenery import scenery
from sw_widget.page.story import headline
from sw_widget.page.voice import Voice
from sw_widget.picture import Notice, Picture
from sw_widget.text import languages

STATIC = Path(__file__).parent / "static"

TO_READ = ("scenery", "snapshot", "reasons", "explore", "to_act", "last_action", "score")
"""Traits that Python alone sets."""

NO_REASONS: Mapping[str, Any] = {"ledgers": [], "refusals": [], "strings": []}

ANY_TIME = ("what_if", "show", "rename", "forget", "seat")
"""What can be asked for while looking back."""


class SmallWorld(Picture):
    """A game of Small World to look at and to click on.

    Give it a `game`, or say how to make one: `players` and `seed` for a new game, `scenario` for a position
    (the scenario itself, or the path of its file). `world.game` is the very object that a click plays on, and
    whatever is played on it in Python shows at once.

    `viewer` is the player who sits at this page; without one the page belongs to whoever must decide. Coins
    of others stay hidden until the end, as the rulebook wants it, unless `open_coins` says so. `bots` says
    which players bots play for: `bots={1: "planner"}`.

    To observe or to link: `step` (how many steps are shown; less than `game.steps` looks back),
    `selected_region` and `language`; to read: `to_act`, `last_action`, `score`.
    """

    _esm = STATIC / "widget.js"
    _css = STATIC / "widget.css"

    def __init__(
        self,
        game: Game | None = None,
        *,
        players: Sequence[str] | None = None,
        seed: int | None = None,
        scenario: Mapping[str, Any] | str | Path | None = None,
        viewer: int | None = None,
        open_coins: bool = False,
        bots: Mapping[int, str] | None = None,
        language: str | None = None,
    ) -> None:
        shown = game_from(game, players, seed, scenario)
        exploring = Exploring(shown)
        for player, name in (bots or {}).items():
            exploring.give_seat(player, name)
        super().__init__(
            shown, exploring, viewer=viewer, open_coins=open_coins, language=language or shown.language
        )
        self.on_msg(self._on_message)

    @property
    def game(self) -> Game:
        """The game that is shown."""
        return self._game

    def close(self) -> None:
        """Take the widget off the page; the game goes on without it."""
        if self.comm is not None:
            self._listen_to()
        super().close()

    # Exploring

    def what_if(self, name: str | None = None) -> Branch:
        """Begin a what-if where the game stands, and show it instead of the game."""
        branch = self._game.what_if(name, viewer=self._branch_viewer())
        self.show(branch)
        return branch

    def show(self, branch: Branch | None = None) -> None:
        """Show a what-if of the game; without one, the game itself."""
        if branch is not None and branch not in self._game.what_ifs:
            raise ValueError("only a what-if that the game keeps can be shown")
        with self._game.lock:
            self._exploring.show(branch)
            self._turn_to_shown()

    def give_seat(self, player: int, bot: str | None) -> None:
        """Let a bot ("random", "greedy", "planner") play for a player; with None, a person decides again.

        While a what-if is shown, that holds for the what-if alone.
        """
        with self._game.lock:
            self._exploring.give_seat(player, bot)
            self._publish()

    def let_play(self, *, whole: bool = False) -> str:
        """Let the bot that must decide take one step, and say why; or its whole turn, and say what it did."""
        with self._game.lock:
            self._at_work, self._since = True, self._shown.steps
            try:
                return self._exploring.let_play(whole=whole, voice=self._voice)
            finally:
                self._at_work = False
                self._follow()

    # What may be set

    @traitlets.validate("selected_region")
    def _known_region(self, proposal: traitlets.Bunch) -> str | None:
        region: str | None = proposal["value"]
        if region is not None and region not in self._game.board.map.index:
            raise traitlets.TraitError(f"there is no region {region!r} on this board")
        return region

    @traitlets.validate("step")
    def _known_step(self, proposal: traitlets.Bunch) -> int:
        step: int = proposal["value"]
        if not 0 <= step <= self._shown.steps:
            raise traitlets.TraitError(f"{self._shown.steps} steps have been played, there is no step {step}")
        return step

    @traitlets.validate("language")
    def _known_language(self, proposal: traitlets.Bunch) -> str:
        language: str = proposal["value"]
        if language not in languages():
            raise traitlets.TraitError(f"unknown language {language!r}; known are: {', '.join(languages())}")
        return language

    @traitlets.validate("viewer")
    def _known_viewer(self, proposal: traitlets.Bunch) -> int | None:
        viewer: int | None = proposal["value"]
        if viewer is not None and viewer not in range(len(self._game.names)):
            raise traitlets.TraitError(f"there is no player {viewer}: they are counted from 0")
        return viewer

    @traitlets.observe("step", "viewer", "open_coins")
    def _looked_elsewhere(self, _change: traitlets.Bunch) -> None:
        if not self._stepping:
            self._count_coins()
            self._publish()

    @traitlets.observe("language")
    def _spoken_to(self, _change: traitlets.Bunch) -> None:
        if not self._stepping:
            self._voice = Voice(self._game, self.language)
            with self.hold_sync():
                self.set_trait("scenery", scenery(self._game, self._voice))
                self._publish()

    # The conversation with the page

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """What the page sets. A value that is refused must not vanish silently, nor stay on the page."""
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
        except Exception as error:  # anything at all: this is the last place where it can be seen
            self._complain(error)

    def _complain(self, error: Exception) -> None:
        notice = self._trouble(error)
        try:
            self._publish(notice)
        except Exception:  # not even a picture can be drawn: the old one stays, with the notice on it
            known = self.reasons if self.reasons.get("version") == self.snapshot["version"] else NO_REASONS
            self.set_trait("snapshot", {**self.snapshot, "version": self._version, "notice": notice})
            self.set_trait("reasons", {**known, "version": self._version})

    def _answer(self, content: object) -> None:
        """Do what the page asks for, and show what came of it."""
        if not isinstance(content, Mapping):
            raise ValueError("a message that this widget does not know")
        kind = content.get("type")
        if kind in ("hello", "bye"):
            self._greet(1 if kind == "hello" else -1)
            return
        if kind not in ("play", "undo", "redo") and not self._exploring.answers(kind):
            raise ValueError("a message that this widget does not know")
        live = self.step == self._shown.steps
        if content.get("version") != self._version or not (live or kind in ANY_TIME):
            self._publish(self._said("stale", "widget-stale"))
            return
        shown = self._shown
        # However many actions there are, one picture is drawn: the last.
        self._at_work = True
        self._since = shown.steps
        try:
            notice = self._done(content)
        except Exception as error:  # what was played before it has been played
            notice = self._trouble(error)
        finally:
            self._at_work = False
        if self._shown is not shown:
            self._turn_to_shown(notice)
        elif live:
            self._follow(notice)
        else:
            self._publish(notice)

    def _done(self, content: Mapping[str, Any]) -> Notice:
        kind = content["type"]
        if kind == "play":
            # Where a bot decides, a page offers nothing to play.
            waits = self.branch is None and self._exploring.waits_for_bot
            return self._said("stale", "widget-stale") if waits else self._played(content.get("actions"))
        if kind in ("undo", "redo"):
            return self._moved(kind)
        asked = Asked(content, self.step, self._branch_viewer(), self.viewer, self._voice)
        try:
            return {"kind": "done", "text": self._exploring.answer(asked)}
        except (ActionError, OutOfDate, Refused) as error:
            return {"kind": "refused", "text": str(error)}

    def _greet(self, views: int) -> None:
        """A view has come or gone. With none left there is nobody to draw for, until one comes again."""
        self._views = max(0, (self._views or 0) + views)
        if self._views and self._behind:
            self._publish()
        if views > 0:
            self.send({"type": "here"})

    def _played(self, actions: object) -> Notice:
        if not isinstance(actions, list) or not actions:
            raise ValueError("a message without an action")
        for action in actions:
            if not isinstance(action, Mapping):
                raise ValueError("an action that is none")
            try:
                self._play(dict(action))
            except Refused as refused:
                refusal = Refusal(refused.refusal.raw, self._voice.speaker)
                return {"kind": "refused", "text": str(refusal)}
        return {"kind": "done", "text": headline(self._shown.history[-1], self._voice)}

    def _play(self, action: dict[str, Any]) -> None:
        """What is clicked. In a what-if everybody's decisions can be tried, and the die can be fixed."""
        if self.branch is None:
            self._game.play(action, by=self.viewer)
        else:
            die = action.pop("die", None)
            self.branch.play(action, die=die)

    def _moved(self, kind: str) -> Notice:
        """Undo or redo, where the page offered it."""
        deed = self.snapshot[kind]
        if deed is None:
            return self._said("stale", "widget-stale")
        (self._shown.undo if kind == "undo" else self._shown.redo)()
        said = self.snapshot["strings"][deed]
        return self._said("done", "widget-undone" if kind == "undo" else "widget-redone", deed=said)

    # What is said

    def _trouble(self, error: Exception) -> Notice:
        return self._said("error", "widget-error", what=f"{type(error).__name__}: {error}")

    def _said(self, kind: str, id: str, **params: object) -> Notice:
        return {"kind": kind, "text": self._voice.say(id, params)}

    # How it shows where no kernel runs

    def __repr__(self) -> str:
        return f"SmallWorld({self._game!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live widget, and beside it a plain picture for exports and for pages without a kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        game = self._game
        picture = svg(game.board.map, game.scene(), title=game.title or None, language=self.language)
        return {**data, "image/svg+xml": picture}, metadata
