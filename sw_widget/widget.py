"""The board on the page: an anywidget that shows a game and plays what is clicked.

    from sw_widget import Game
    from sw_widget.widget import SmallWorld

    game = Game(players=["Ann", "Ben"], seed=7)
    board = SmallWorld(game)
    board

The page sends what the player wants, stamped with the version of the picture that they were looking at;
Python plays it on the game and answers with a new picture. Nothing is lost on the way: whatever goes wrong
comes back as a notice, because an exception in a message handler would vanish without a trace.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from sw_widget.game.game import Game
from sw_widget.game.ledger import Refused
from sw_widget.snapshot import scenery, state
from sw_widget.text import sentence

STATIC = Path(__file__).parent / "static"


class SmallWorld(anywidget.AnyWidget):
    """A game of Small World to look at and to click on.

    Give it a `game`, or say how to make one: `players` and `seed` for a new game, `scenario` for a position.
    The game is yours as well: `board.game` is the very object that a click plays on. After playing on it in
    Python, call `refresh()`.
    """

    _esm = STATIC / "widget.js"
    _css = STATIC / "widget.css"

    scenery = traitlets.Dict(read_only=True).tag(sync=True)
    snapshot = traitlets.Dict(read_only=True).tag(sync=True)

    # Where the player is: this region is explained. May be set from either side.
    selected_region = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    to_act = traitlets.Dict(read_only=True).tag(sync=True)
    last_action = traitlets.Dict(None, allow_none=True, read_only=True).tag(sync=True)

    def __init__(
        self,
        game: Game | None = None,
        *,
        players: Sequence[str] | None = None,
        seed: int | None = None,
        scenario: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = _game_from(game, players, seed, scenario)
        super().__init__()
        self._version = 0
        self._drawn: dict[str, Any] = {}
        self.set_trait("scenery", scenery(self.game))
        self._draw()
        self.on_msg(self._on_message)

    @traitlets.validate("selected_region")
    def _known_region(self, proposal: traitlets.Bunch) -> str | None:
        region: str | None = proposal["value"]
        if region is not None and region not in self.game.board.map.index:
            raise traitlets.TraitError(f"there is no region {region!r} on this board")
        return region

    def play(self, action: Mapping[str, Any] | str, **more: Any) -> None:
        """Play on the game and show what became of it; raises `Refused` as `game.play` does."""
        self.game.play(action, **more)
        self._draw({"kind": "done", "text": self._told()})

    def refresh(self) -> None:
        """Show the game as it is now, after something was played on it in Python."""
        self._draw()

    # The conversation with the page

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        try:
            self._draw(self._answer(content))
        except Exception as error:  # anything at all: this is the last place where it can be seen
            what = f"{type(error).__name__}: {error}"
            self._publish(self._notice("error", "widget-error", what=what))

    def _answer(self, content: object) -> dict[str, str]:
        """Do what the page asks for, and say what came of it."""
        if not isinstance(content, Mapping) or content.get("type") != "play":
            raise ValueError("a message that this widget does not know")
        if content.get("version") != self._version or state(self.game) != self._drawn:
            return self._notice("stale", "widget-stale")
        action = content.get("action")
        if not isinstance(action, Mapping):
            raise ValueError("a message without an action")
        try:
            self.game.play(action)
        except Refused as refused:
            return {"kind": "refused", "text": str(refused)}
        return {"kind": "done", "text": self._told()}

    def _draw(self, notice: dict[str, str] | None = None) -> None:
        """Look at the game anew and send what is there."""
        self._drawn = state(self.game)
        self.set_trait("to_act", self.game.to_act._asdict())
        self.set_trait("last_action", self.game.log[-1] if self.game.steps else None)
        self._publish(notice)

    def _publish(self, notice: dict[str, str] | None) -> None:
        """Every picture has a number of its own, so that even the same answer twice is news to the page."""
        self._version += 1
        self.set_trait("snapshot", {"version": self._version, **self._drawn, "notice": notice})

    def _told(self) -> str:
        return " ".join(event.sentence for event in self.game.explain(-1))

    def _notice(self, kind: str, id: str, **params: object) -> dict[str, str]:
        return {"kind": kind, "text": sentence(id, params, self.game.language)}

    # How it shows where no kernel runs

    def __repr__(self) -> str:
        return f"SmallWorld({self.game!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live widget, and beside it a plain picture for exports and for pages without a kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "image/svg+xml": self.game._repr_svg_()}, metadata


def _game_from(
    game: Game | None,
    players: Sequence[str] | None,
    seed: int | None,
    scenario: Mapping[str, Any] | None,
) -> Game:
    ways = [way for way in (game, players, scenario) if way is not None]
    if len(ways) > 1 or (seed is not None and players is None and ways):
        raise TypeError("give SmallWorld a game, or players (and a seed), or a scenario: one of the three")
    if game is not None:
        if not isinstance(game, Game):
            raise TypeError(f"SmallWorld shows a Game, not {type(game).__name__}")
        return game
    if scenario is not None:
        return Game.from_scenario(scenario)
    return Game(seed=seed or 0) if players is None else Game(players, seed=seed or 0)
