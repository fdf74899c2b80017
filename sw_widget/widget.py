"""The game on the page: an anywidget that shows a game, explains it, and plays what is clicked.

    from sw_widget import SmallWorld

    world = SmallWorld(players=["Ann", "Ben"], seed=7)
    world

The page sends what the player wants, stamped with the version of the picture that they were looking at;
Python plays it on the game and answers with a new picture. Nothing is lost on the way: whatever goes wrong
comes back as a notice, because an exception in a message handler would vanish without a trace.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from sw_widget.draw.svg import svg
from sw_widget.game.errors import ScenarioError
from sw_widget.game.game import Game
from sw_widget.game.ledger import Refusal, Refused
from sw_widget.page.scenery import scenery
from sw_widget.page.scribe import Scribe
from sw_widget.page.snapshot import known_coins, snapshot
from sw_widget.page.story import headline
from sw_widget.page.voice import Voice
from sw_widget.text import languages

STATIC = Path(__file__).parent / "static"

Notice = dict[str, str]

TO_READ = ("scenery", "snapshot", "reasons", "to_act", "last_action", "score")
"""Traits that Python alone sets."""

NO_REASONS: Mapping[str, Any] = {"ledgers": [], "refusals": [], "strings": []}

HANDING_OVER = 0.001
"""Seconds in which another thread of the kernel gets a message out."""


def _compact(value: object, _widget: object) -> str:
    """As one text: ipywidgets would look for binary data in every corner of anything else."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class SmallWorld(anywidget.AnyWidget):
    """A game of Small World to look at and to click on.

    Give it a `game`, or say how to make one: `players` and `seed` for a new game, `scenario` for a position
    (the scenario itself, or the path of its file). `world.game` is the very object that a click plays on, and
    whatever is played on it in Python shows at once.

    `viewer` is the player who sits at this page; without one the page belongs to whoever must decide. Coins
    of others stay hidden until the end, as the rulebook wants it, unless `open_coins` says so.

    To observe or to link: `step` (how many steps are shown; less than `game.steps` looks back),
    `selected_region` and `language`; to read: `to_act`, `last_action`, `score`.
    """

    _esm = STATIC / "widget.js"
    _css = STATIC / "widget.css"

    scenery = traitlets.Dict(read_only=True).tag(sync=True)
    snapshot = traitlets.Dict(read_only=True, help="What is drawn.").tag(sync=True, to_json=_compact)
    reasons = traitlets.Dict(read_only=True, help="Why it is so.").tag(sync=True, to_json=_compact)

    selected_region = traitlets.Unicode(None, allow_none=True, help="The region that is explained.").tag(
        sync=True
    )
    step = traitlets.Int(0, help="How many steps are shown.").tag(sync=True)
    language = traitlets.Unicode("en", help="The language of every word on the page.").tag(sync=True)

    to_act = traitlets.Dict(read_only=True, help="Who must decide, and in which phase.").tag(sync=True)
    last_action = traitlets.Dict(None, allow_none=True, read_only=True, help="What was played last.").tag(
        sync=True
    )
    score: traitlets.List[int | None] = traitlets.List(
        read_only=True, help="Coins by player; None where they are hidden."
    ).tag(sync=True)

    # These stay in Python: a page must not be able to ask for what its viewer may not know.
    viewer = traitlets.Int(None, allow_none=True, help="Who sits at this page.")
    open_coins = traitlets.Bool(False, help="Whether everybody's coins are shown.")

    def __init__(
        self,
        game: Game | None = None,
        *,
        players: Sequence[str] | None = None,
        seed: int | None = None,
        scenario: Mapping[str, Any] | str | Path | None = None,
        viewer: int | None = None,
        open_coins: bool = False,
        language: str | None = None,
    ) -> None:
        self._game = _game_from(game, players, seed, scenario)
        self._version = 0
        self._since = max(0, self._game.steps - 1)
        """The step before what was last done in one go."""
        self._views: int | None = None
        """How many views there are; not known before the first one says hello."""
        self._behind = False
        self._at_work = self._stepping = True
        super().__init__(viewer=viewer, open_coins=open_coins, language=language or self._game.language)
        self._at_work = self._stepping = False
        self._voice = Voice(self._game, self.language)
        self.set_trait("scenery", scenery(self._game, self._voice))
        self._follow()
        self._game.listen(self._game_changed)
        self.on_msg(self._on_message)

    @property
    def game(self) -> Game:
        """The game that is shown."""
        return self._game

    def close(self) -> None:
        """Take the widget off the page; the game goes on without it."""
        if self.comm is not None:
            self._game.unlisten(self._game_changed)
        super().close()

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
        if not 0 <= step <= self._game.steps:
            raise traitlets.TraitError(f"{self._game.steps} steps have been played, there is no step {step}")
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
        if kind not in ("play", "undo", "redo"):
            raise ValueError("a message that this widget does not know")
        if content.get("version") != self._version or self.step != self._game.steps:
            self._publish(self._said("stale", "widget-stale"))
            return
        # However many actions there are, one picture is drawn: the last.
        self._at_work = True
        self._since = self._game.steps
        try:
            notice = self._played(content.get("actions")) if kind == "play" else self._moved(kind)
        except Exception as error:  # what was played before it has been played
            notice = self._trouble(error)
        finally:
            self._at_work = False
        self._follow(notice)

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
                self._game.play(action, by=self.viewer)
            except Refused as refused:
                refusal = Refusal(refused.refusal.raw, self._voice.speaker)
                return {"kind": "refused", "text": str(refusal)}
        return {"kind": "done", "text": headline(self._game.history[-1], self._voice)}

    def _moved(self, kind: str) -> Notice:
        """Undo or redo, where the page offered it."""
        deed = self.snapshot[kind]
        if deed is None:
            return self._said("stale", "widget-stale")
        (self._game.undo if kind == "undo" else self._game.redo)()
        said = self.snapshot["strings"][deed]
        return self._said("done", "widget-undone" if kind == "undo" else "widget-redone", deed=said)

    # Drawing

    def _game_changed(self) -> None:
        """Somebody played on the game; what a page asked for is drawn when all of it is done."""
        if not self._at_work:
            self._since = max(0, self._game.steps - 1)
            self._follow()

    def _follow(self, notice: Notice | None = None) -> None:
        """Show how the game stands now."""
        game, drawn = self._game, None
        with self.hold_sync():
            self._stepping = True
            try:
                self.step = game.steps
            finally:
                self._stepping = False
            self.set_trait("to_act", game.to_act._asdict())
            self.set_trait("last_action", game.last_action)
            self._count_coins()
            self._behind = self._views == 0
            if not self._behind:
                drawn = self._draw(notice)
        if drawn is not None:
            self._explain(*drawn)

    def _publish(self, notice: Notice | None = None) -> None:
        self._explain(*self._draw(notice))

    def _draw(self, notice: Notice | None) -> tuple[int, Scribe]:
        """Every picture has a number of its own, so that even the same answer twice is news to the page."""
        self._version += 1
        version = self._version
        self._behind = False
        live = self.step == self._game.steps
        shown, scribe = snapshot(
            self._game,
            self.step,
            since=min(self._since, self.step) if live else max(0, self.step - 1),
            viewer=self.viewer,
            open_coins=self.open_coins,
            voice=self._voice,
        )
        self.set_trait("snapshot", {"version": version, **shown, "notice": notice})
        return version, scribe

    def _explain(self, version: int, scribe: Scribe) -> None:
        """The reasons come after the picture, which need not wait until they are written."""
        if version != self._version:
            return  # whoever observes the picture has played on, and that is explained already
        if self._views:
            time.sleep(HANDING_OVER)
        self.set_trait("reasons", {"version": version, **scribe.reasons()})

    def _count_coins(self) -> None:
        known = known_coins(self._game, self.viewer, self.open_coins)
        coins = [coins if player in known else None for player, coins in enumerate(self._game.coins)]
        self.set_trait("score", coins)

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


def _game_from(
    game: Game | None,
    players: Sequence[str] | None,
    seed: int | None,
    scenario: Mapping[str, Any] | str | Path | None,
) -> Game:
    ways = [way for way in (game, players, scenario) if way is not None]
    if len(ways) > 1 or (seed is not None and players is None and ways):
        raise TypeError("give SmallWorld a game, or players (and a seed), or a scenario: one of the three")
    if game is not None:
        if not isinstance(game, Game):
            raise TypeError(f"SmallWorld shows a Game, not {type(game).__name__}")
        return game
    if scenario is not None:
        return Game.from_scenario(scenario if isinstance(scenario, Mapping) else _read(Path(scenario)))
    return Game(seed=seed or 0) if players is None else Game(players, seed=seed or 0)


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ScenarioError("", f"{path} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise ScenarioError("", f"{path} is no JSON: {error}") from None
    except RecursionError:
        raise ScenarioError("", f"{path} is nested too deeply") from None
