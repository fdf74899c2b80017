"""`SmallWorld`, an anywidget that shows a game, explains it, and plays what is clicked.

    from sw_widget import SmallWorld

    world = SmallWorld(players=["Ann", "Ben"], seed=7)
    world

`messages.py` answers what the page asks for, `synced_traits.py` keeps what it is sent.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import traitlets

from sw_widget.draw.first_colour import with_first_colour
from sw_widget.draw.svg import svg
from sw_widget.engine.checks import shown
from sw_widget.explore.whatif.branch import Branch
from sw_widget.game.draft.draft import Draft
from sw_widget.game.errors import ActionError
from sw_widget.game.file_writing import write_text
from sw_widget.game.game import Game
from sw_widget.game.scenario.given import AnyScenario
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.exploring import Exploring
from sw_widget.page.game_argument import game_from
from sw_widget.page.teaching import Teaching
from sw_widget.text import languages, sentence
from sw_widget.widget.messages import MessageHandler

if TYPE_CHECKING:
    from sw_widget.page.lesson_argument import Lessons
    from sw_widget.teach.learners.progress import Progress
    from sw_widget.teach.lessons.attempt import Attempt

STATIC = Path(__file__).parents[1] / "static"
LIVE_HEIGHT = 640
"""The height of the live widget in a notebook, in pixels."""


class SmallWorld(MessageHandler):
    """A game of Small World to look at and to click on.

    Give it a `game`, or say how to make one: `players`, `seed` and `packs` for a new game, `scenario` for a
    position (the scenario itself, the path of its file, or a code), `code` for one that was sent as a code.
    `world.game` is the very object that a click plays on, and whatever is played on it in Python shows at
    once.

    `edit` begins with setting up the board that is given, or an empty one.

    `viewer` is the player who sits at this page; without one the page belongs to whoever must decide. Coins
    of others stay hidden until the end, as the rulebook wants it, unless `open_coins` says so. `bots` says
    which players bots play for: `bots={1: "planner"}`.

    `lesson` puts a lesson on the page: a `Lesson`, the name of one of the `presets`, its data or its file, or
    a list of them that follow each other. How it went is kept in `progress`, else in the learner's own file.

    A game that is played on a page is kept in a file. When its kernel is gone and the cell runs in another
    one, the page offers to go on where it stood; `keep=False` keeps nothing.

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
        packs: Sequence[str] | None = None,
        scenario: AnyScenario | None = None,
        code: str | None = None,
        edit: bool = False,
        lesson: Lessons | Sequence[Lessons] | None = None,
        progress: Progress | None = None,
        viewer: int | None = None,
        open_coins: bool = False,
        bots: Mapping[int, str] | None = None,
        language: str | None = None,
        keep: bool = True,
    ) -> None:
        teaching = None
        if lesson is not None:
            if edit or any(
                given is not None for given in (game, players, seed, packs, scenario, code, viewer, bots)
            ):
                raise TypeError("a lesson brings its own game, and knows who learns: give it alone")
            from sw_widget.page.lesson_argument import lessons_from

            teaching = Teaching(lessons_from(lesson), progress, language=language or "en")
            viewer = teaching.lesson.learner
        shown = game_from(game, players, seed, scenario, code, packs) if teaching is None else teaching.game
        exploring = Exploring(shown) if teaching is None else teaching.exploring
        for player, name in _seats(bots).items():
            exploring.give_seat(player, name)
        super().__init__(
            shown,
            exploring,
            teaching,
            viewer=viewer,
            open_coins=open_coins,
            language=language or shown.language,
        )
        self._notes_packs = keep and teaching is None
        # In a browser's Python there is no thread to write, and its folder is what the learner sees.
        self._keeps = keep and teaching is None and sys.platform != "emscripten"
        self.on_msg(self._on_message)
        if edit:
            self.edit()

    @property
    def game(self) -> Game:
        """The game that is shown; while a board is being set up, the game that waits meanwhile."""
        return self._editing.game

    @property
    def lesson(self) -> Attempt | None:
        """The attempt at the lesson that is open, to answer, to hint and to begin again in Python."""
        return None if self._teaching is None else self._teaching.attempt

    def close(self) -> None:
        """Take the widget off the page; the game goes on without it."""
        if self.comm is not None:
            self._listen_to()
        super().close()

    # Exploring

    def what_if(self, name: str | None = None) -> Branch:
        """Begin a what-if where the game stands, and show it instead of the game."""
        self._check("what_if")
        branch = self._game.what_if(name, viewer=self._branch_viewer())
        self.show(branch)
        return branch

    def show(self, branch: Branch | None = None) -> None:
        """Show a what-if of the game; without one, the game itself."""
        if branch is not None and branch not in self._game.what_ifs:
            raise ValueError("only a what-if that the game keeps can be shown")
        self._check("show")
        with self._game.lock:
            self._exploring.show(branch)
            self._turn_to_shown()

    def give_seat(self, player: int, bot: str | None) -> None:
        """Let a bot ("random", "greedy", "planner") play for a player; with None, a person decides again.

        While a what-if is shown, that holds for the what-if alone.
        """
        self._check("seat")
        with self._game.lock:
            self._exploring.give_seat(player, bot)
            self._publish()

    def let_play(self, *, whole: bool = False) -> str:
        """Let the bot that must decide take one step, and say why; or its whole turn, and say what it did."""
        with self._game.lock:
            self._at_work, self._since = True, self._shown.steps
            try:
                return self._exploring.let_play(whole=whole, speaker=self._speaker)
            finally:
                self._at_work = False
                self._follow()

    # Setting up a board

    def edit(self) -> str:
        """Set up a board on the page, beginning with what is shown; says what of that is lost.

        Everything that Python knows comes along, coins and stacks included: a board is no secret.
        """
        if self._editing.open:
            return ""
        self._check("edit")
        with self._game.lock:
            draft, lost = self._editing.draft_of(self._shown, self.step, self.language)
            self._editing.begin(draft)
            said = " ".join(self._speaker.say(id, params) for id, params in lost)
            self._take_board({"kind": "done", "text": f"{self._speaker.say('edit-begun')} {said}".strip()})
        return said

    @property
    def scenario(self) -> dict[str, Any]:
        """The board that is being set up, else the position that is shown, as a scenario."""
        return self._board().scenario

    def save_scenario(self, path: str | Path) -> Path:
        """Write that scenario to a file, which `SmallWorld(scenario=…)` opens again; an old file stays until
        the new one is complete.
        """
        write_text(self._board().text, path)
        return Path(path)

    def _board(self) -> Draft:
        draft = self._editing.draft
        return draft or self._editing.draft_of(self._shown, self.step, self.language)[0]

    def _check(self, kind: str) -> None:
        """Refuse what the open lesson does not allow."""
        if kind == "edit" and self._teaching is not None:
            raise ValueError(self._speaker.say("edit-in-lesson"))
        why = self._off(kind)
        if why is not None:
            raise ValueError(why)

    # What may be set

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
            known = ", ".join(languages())
            raise traitlets.TraitError(f"unknown language {shown(language)}; known are: {known}")
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
            self._speaker = CachedSpeaker(self._game, self.language)
            with self.hold_sync():
                self._set_scenery()
                # What the coach or the report has said is in the other language.
                self.set_trait("review", {})
                self._publish()

    # How it shows where no kernel runs

    def __repr__(self) -> str:
        return f"SmallWorld({self._game!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live widget, and beside it a plain picture for exports and for pages without a kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        game, scene = self._game, self._game.scene()
        if self._teaching is not None:
            scene = with_first_colour(scene, self._teaching.lesson.learner)
        # Kept in a notebook, it looks as if its cell had been run: it says that it was not, and what to do.
        wake = sentence("draw-wake", {}, self.language)
        title = game.title or None
        picture = svg(game.board.map, scene, title=title, subtitle=wake, language=self.language)
        return {**data, "image/svg+xml": _as_high_as_live(picture)}, metadata


def _seats(bots: Mapping[int, str] | None) -> Mapping[int, str]:
    """Which bots play for whom."""
    if bots is None:
        return {}
    if not isinstance(bots, Mapping):
        raise ActionError("bots", f"must say who is played for, like {{1: 'planner'}}, not {shown(bots)}")
    return bots


def _as_high_as_live(picture: str) -> str:
    """A picture that is no higher than the live widget: else the notebook would jump when its cell is run."""
    found = re.search(r'viewBox="0 0 (\d+) (\d+)"', picture)
    assert found is not None
    width, height = map(int, found.groups())
    most = min(width, round(LIVE_HEIGHT * width / height))
    return picture.replace(f"max-width:{width}px", f"max-width:{most}px", 1)
