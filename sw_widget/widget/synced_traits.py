"""The traits that a widget shares with its page: the snapshot of a game, its reasons, what is explored."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from sw_widget.engine.checks import shown
from sw_widget.explore.whatif.branch import Branch
from sw_widget.game.action_codec import AnyRegion, find_region
from sw_widget.game.game import Game
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.editing import Editing, Table
from sw_widget.page.editor_view import editor_view
from sw_widget.page.exploring import Exploring
from sw_widget.page.exploring_view import NOTHING_BLOCKED, Blocked, exploring_view
from sw_widget.page.lesson_view import lesson_view
from sw_widget.page.scenery import scenery
from sw_widget.page.snapshot import snapshot
from sw_widget.page.string_table import StringTable
from sw_widget.page.teaching import Teaching
from sw_widget.widget.kept_game import KeptGame

Notice = dict[str, str]

STATIC = Path(__file__).parents[1] / "static"

HANDING_OVER = 0.001
"""Seconds in which another thread of the kernel gets a message out."""


def _compact(value: object, _widget: object) -> str:
    """A value as JSON text: ipywidgets would search anything else for binary data."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _if_any(value: dict[str, Any], widget: object) -> str:
    """A value as JSON text; empty where there is none."""
    return _compact(value, widget) if value else ""


def extra_bundle(name: str) -> str:
    """An extra bundle of that name: its code and style."""
    code, style = ((STATIC / f"{name}.{kind}").read_text(encoding="utf-8") for kind in ("js", "css"))
    return json.dumps({"code": code, "style": style}, ensure_ascii=False)


class RegionTrait(traitlets.Unicode[str | None, AnyRegion | None]):
    """The id of a region of the game that is shown; it can be given as a region can be anywhere."""

    def validate(self, obj: Any, value: Any) -> Any:
        if value is not None:
            board = obj._game.board.map
            found = find_region(board, value)
            if not isinstance(found, int):
                raise traitlets.TraitError(f"there is no region {shown(value)} on this board")
            value = board.regions[found].id
        return value


class SyncedTraits(anywidget.AnyWidget):
    """The synchronised traits: they follow a game, or the what-if that is shown instead."""

    scenery = traitlets.Dict(read_only=True).tag(sync=True)
    snapshot = traitlets.Dict(read_only=True, help="What is drawn.").tag(sync=True, to_json=_compact)
    reasons = traitlets.Dict(read_only=True, help="Why it is so.").tag(sync=True, to_json=_compact)
    explore = traitlets.Dict(read_only=True, help="What-ifs, advice and bots.").tag(
        sync=True, to_json=_compact
    )

    review = traitlets.Dict(read_only=True, help="The coach or the report, if one is open.").tag(
        sync=True, to_json=_if_any
    )

    blackboard = traitlets.Dict(read_only=True, help="The lesson, if there is one.").tag(
        sync=True, to_json=_if_any
    )
    editor = traitlets.Dict(read_only=True, help="The board that is set up, if one is.").tag(
        sync=True, to_json=_if_any
    )

    kept = traitlets.Dict(read_only=True, help="The offer to go on with a game that was kept.").tag(
        sync=True, to_json=_if_any
    )

    _workshop = traitlets.Unicode(read_only=True, help="Code of the editor, or of a lesson.").tag(sync=True)

    _live = traitlets.Unicode(
        read_only=True, help="Code of what comes alive in play, sent when a view is there."
    ).tag(sync=True)

    selected_region = RegionTrait(None, allow_none=True, help="The region that is explained.").tag(
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
        self, game: Game, exploring: Exploring, teaching: Teaching | None = None, **traits: Any
    ) -> None:
        self._game = game
        self._exploring = exploring
        self._teaching = teaching
        self._editing = Editing(lambda: Table(self._game, self._exploring, self.viewer))
        self._version = 0
        self._since = max(0, game.steps - 1)
        """The step before what was last done in one go."""
        self._views: dict[str, None] | None = None
        """The views that there are, by name; not known before the first one says hello."""
        self._raised: list[Exception] | None = None
        """What observers raised while something is sent; None where nothing is."""
        self._behind = False
        self._kept: KeptGame | None = None
        self._keeps = False
        self._notes_packs = False
        """Whether the learner's progress is told with which packs somebody plays here."""
        """Whether the game is kept in a file, which is looked for when the first view is opened."""
        self._at_work = self._stepping = True
        super().__init__(**traits)
        self._at_work = self._stepping = False
        self._speaker = CachedSpeaker(game, self.language)
        self._set_scenery()
        self._heard: list[Game] = []
        self._listen_to(game, self._shown)
        if teaching is not None:
            teaching.on_change = self._lesson_changed
        self._follow()

    @property
    def branch(self) -> Branch | None:
        """The what-if that is shown; None while the real game is."""
        return self._exploring.branch

    @property
    def _shown(self) -> Game:
        asked_about = None if self._teaching is None else self._teaching.about
        return self._exploring.shown if asked_about is None else asked_about

    @property
    def _open(self) -> bool:
        """Whether all coins are shown; nobody's are hidden on a board that is being set up."""
        return self.open_coins or self._editing.open

    @property
    def _redacted(self) -> bool:
        """Whether a question is open that the snapshot might answer."""
        return self._teaching is not None and self._teaching.asking

    @property
    def _withheld(self) -> frozenset[int]:
        """Kinds of actions that the lesson does not offer. Where a mistake leads, nothing is left out."""
        return frozenset() if self._teaching is None or self.branch else self._teaching.withheld

    @property
    def _learned(self) -> int | None:
        """Who has just solved the lesson that is shown, or failed."""
        teaching = self._teaching
        if teaching is None or not teaching.over or self.branch is not None:
            return None
        return teaching.lesson.learner

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """Send all that belongs together, whatever observers raise meanwhile: that comes out afterwards."""
        if self._raised is not None:
            yield
            return
        self._raised = []
        try:
            yield
        finally:
            raised, self._raised = self._raised, None
        if raised:
            raise raised[0]

    def notify_change(self, change: traitlets.Bunch) -> None:
        """Tell the page first, then everybody who observes a trait."""
        try:
            super().notify_change(change)
        except Exception as error:
            if self._raised is None:
                raise
            self._raised.append(error)

    def _game_changed(self) -> None:
        """Follow a game that has changed; what a message of the page does is sent when all of it is done."""
        if not self._at_work:
            shown = self._shown
            self._since = max(0, shown.steps - 1)
            try:
                self._learn()
            finally:
                if self._shown is shown:
                    self._follow()
                else:
                    self._turn_to_shown()

    def _learn(self) -> None:
        """Tell the lesson what was played: its opponents answer, and it may be solved."""
        if self._teaching is None:
            return
        self._at_work, was = True, self._at_work
        try:
            self._teaching.follow()
        finally:
            self._at_work = was

    def _lesson_changed(self) -> None:
        """Somebody answered or wanted a hint in Python."""
        if not self._at_work:
            self._turn_to_shown()

    def _listen_to(self, *games: Game) -> None:
        """Listen to these games from now on, and to no others."""
        for game in self._heard:
            game.unlisten(self._game_changed)
        self._heard = list(dict.fromkeys(games))
        for game in self._heard:
            game.listen(self._game_changed)

    def _take_board(self, notice: Notice | None = None) -> None:
        """A board is set up, or was changed, or left: show what there is now."""
        table = self._editing.table
        assert table is not None
        self._editing.table = None
        before = self._game
        self._game, self._exploring = table.game, table.exploring
        self._stepping = True
        try:
            self.viewer = None if self._editing.open else table.viewer
        finally:
            self._stepping = False
        region, board = self.selected_region, table.game.board.map
        with self.hold_sync():
            same_packs = before.position.rules.packs == table.game.position.rules.packs
            same_land = before.names == table.game.names and before.board.map == board
            if self._editing.open and same_packs and same_land:
                self._turn_to_shown(notice)  # the land lies as it did
            else:
                self._take(table.game, table.exploring, notice)
            # Whoever walks over the map with the keyboard stays where they are.
            self.selected_region = region if self._editing.open and region in board.index else None

    def _take(self, game: Game, exploring: Exploring, notice: Notice | None = None) -> None:
        """Show another game from now on: the page is built anew, since its very board may be another."""
        self._game, self._exploring = game, exploring
        self._speaker = CachedSpeaker(game, self.language)
        with self.hold_sync():
            self._set_scenery()
            self.selected_region = None
            self._turn_to_shown(notice)

    def _set_scenery(self) -> None:
        """Send what does not change; in a lesson that depends on who learns, and on what it shows."""
        lesson = None if self._teaching is None else self._teaching.lesson
        learner, hides = (0, frozenset[str]()) if lesson is None else (lesson.learner, lesson.hides)
        self.set_trait("scenery", scenery(self._game, self._speaker, learner=learner, hides=hides))

    def _turn_to_shown(self, notice: Notice | None = None) -> None:
        """Send something else to show: what is explored first, so that the page knows what it shows."""
        self._listen_to(self._game, self._shown)
        self._since = max(0, self._shown.steps - 1)
        with self._whole(), self.hold_sync():
            self.set_trait("review", {})
            self._explore(self._shown.steps)
            self._follow(notice)

    def _follow(self, notice: Notice | None = None) -> None:
        """Show how the game stands now."""
        game, drawn = self._game, None
        if self._speaker.uncached.board != game.position.rules.board:  # dealt anew: its links stand elsewhere
            self._speaker = CachedSpeaker(game, self.language)
            self._set_scenery()
        # Until it is drawn, what the page shows is out of date.
        self._behind = True
        with self._whole():
            try:
                with self.hold_sync():
                    self._stepping = True
                    try:
                        self.step = self._shown.steps
                    finally:
                        self._stepping = False
                    self.set_trait("to_act", game.to_act._asdict())
                    self.set_trait("last_action", game.last_action)
                    self._count_coins()
                    if self._views is None or self._views:
                        drawn = self._draw(notice)
                if drawn is not None:
                    self._explain(*drawn)
            finally:
                # Last, whatever happened: it starts a thread, and nobody who clicks shall wait for that.
                self._keep()

    def _keep(self) -> None:
        """Keep the game that is played on the page, and offer what was kept of it before."""
        if self._kept is not None and self._kept.game is self._game:
            self._kept.keep()
            self.set_trait("kept", self._kept.view(self._speaker))

    def _publish(self, notice: Notice | None = None) -> None:
        with self._whole():
            self._explain(*self._draw(notice))

    def _draw(self, notice: Notice | None) -> tuple[int, StringTable]:
        """Send a snapshot. Each has a version of its own, so that the page notices the same answer twice."""
        self._version += 1
        version = self._version
        live = self.step == self._shown.steps
        shown, strings = snapshot(
            self._shown,
            self.step,
            since=min(self._since, max(0, self.step - 1)) if live else max(0, self.step - 1),
            viewer=self.viewer if self.branch is None else None,
            known=self._exploring.known_coins(self._shown, self.viewer, self._open),
            trying=self.branch is not None,
            # In a what-if people may decide for a bot as well.
            watching=self.branch is None and self._exploring.waits_for_bot,
            closed=self._off("play"),
            learned=self._learned,
            redacted=self._redacted,
            editing=self._editing.open,
            withheld=self._withheld,
            speaker=self._speaker,
        )
        if not self._workshop and (self._editing.open or self._teaching is not None):
            # A lesson brings its own board, so that nobody needs both.
            self.set_trait("_workshop", extra_bundle("editor" if self._teaching is None else "lesson"))
        if self._editing.open or self._editing.before is not None or self.editor:
            self.set_trait("editor", editor_view(self._editing, notice, version, self._speaker))
        if self._teaching is not None:
            shown |= {kind: None for kind in ("undo", "redo") if self._off(kind) is not None}
            self.set_trait("blackboard", lesson_view(self._teaching, self._speaker))
        self._behind = False
        self.set_trait("snapshot", {"version": version, **shown, "notice": notice})
        return version, strings

    def _explain(self, version: int, strings: StringTable) -> None:
        """Send the reasons, after the snapshot, which need not wait for them."""
        if version != self._version:
            return  # an observer of the snapshot has played on, and that is explained already
        if self._views:
            time.sleep(HANDING_OVER)
        self.set_trait("reasons", {"version": version, **strings.reasons()})
        self._explore(self.step)

    def _explore(self, step: int) -> None:
        found = exploring_view(
            self._exploring,
            step,
            viewer=self._branch_viewer(),
            known=self._exploring.known_coins(self._shown, self.viewer, self._open),
            speaker=self._speaker,
            off=Blocked(self._off("what_if"), self._off("best"), self._redacted)
            if self._teaching or self._editing.open
            else NOTHING_BLOCKED,
        )
        self.set_trait("explore", found)

    def _off(self, kind: str) -> str | None:
        """Why a lesson, or a board that is set up, does not let anybody do something; None where it does."""
        id = None if self._teaching is None else self._teaching.why_not(kind)
        if self._editing.open:
            id = "edit-begun"
        return None if id is None else self._speaker.say(id)

    def _branch_viewer(self) -> int | None:
        """Whose knowledge a what-if of this page has: coins that are hidden here stay hidden there."""
        if self.open_coins or self._game.over:
            return None
        eyes = self._exploring.eyes(self.viewer, self._game)
        return self._game.to_act.player if eyes is None else eyes

    def _count_coins(self) -> None:
        known = self._exploring.known_coins(self._game, self.viewer, self._open)
        coins = [coins if player in known else None for player, coins in enumerate(self._game.coins)]
        self.set_trait("score", coins)
