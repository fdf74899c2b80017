"""A game that a widget keeps in a file, so that it is not lost with its kernel.

Whoever runs the same cell in a new kernel gets the game as it began, and is offered to go on where it stood.
What is kept is the log, as in any saved game: the rules decide whether it can be played. Where the seed was
drawn, the new kernel has drawn another: the game that was kept is known by what was asked for, and goes on
with the seed that it had.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
from hashlib import sha256
from pathlib import Path
from threading import Lock, Timer
from typing import Any, NamedTuple
from uuid import uuid4

from sw_widget.engine.checks import Problem, whole
from sw_widget.game.errors import SaveError
from sw_widget.game.file_writing import write_text
from sw_widget.game.game import Game
from sw_widget.game.json_text import LARGEST_FILE
from sw_widget.game.saves import play_log, read_table
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.exploring import Asked
from sw_widget.teach.learners.progress import Progress

FOLDER = "games"
MOST_KEPT = 40
"""How many games are kept; the oldest make room."""
WAIT = 0.5
"""Seconds after a step until it is written, so that nobody who clicks waits for a disk."""

_KERNEL = uuid4().hex
"""Which kernel this is: a game that it has kept itself is not lost."""


class Left(NamedTuple):
    """A game as another kernel left it."""

    seed: int
    log: list[dict[str, Any]]


class KeptGame:
    """The file of one game, and what another kernel left in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._begun = len(game.log)
        """How many steps it had when the widget was made."""
        self._path = _file_of(game)
        self._left = self._read()
        """What another kernel left; None where it left nothing."""
        self._timer: Timer | None = None
        self._writing = Lock()
        self._writes = True

    def view(self, speaker: CachedSpeaker) -> dict[str, str]:
        """What the page offers; nothing where nothing is left, or something else was played meanwhile."""
        if self._left is None or len(self.game.log) != self._begun:
            return {}
        return {"text": speaker.say("kept-offer", {"n": len(self._left.log) - self._begun})}

    # What the page asks for

    def answers(self, kind: object) -> bool:
        """Whether messages of that kind are answered here."""
        return kind == "kept"

    def answer(self, asked: Asked) -> str:
        """Go on where the game stood, or begin anew; says in a sentence what came of it."""
        left, self._left = self._left, None
        if asked.content.get("do") != "restore":
            return asked.speaker.say("kept-anew")
        if left is None or len(self.game.log) != self._begun:
            raise SaveError("", asked.speaker.say("kept-too_late"))
        before = Left(self.game.seed, self.game.log)
        try:
            self._go_on(left)
        except Problem:
            self._go_back(before)
            return asked.speaker.say("kept-unplayable")
        return asked.speaker.say("kept-restored", {"n": len(left.log) - self._begun})

    def _go_on(self, left: Left) -> None:
        if self.game.asked_for is None:
            play_log(self.game, left.log[self._begun :], "log")
        else:
            self.game.deal_anew(left.seed)
            play_log(self.game, left.log, "log")

    def _go_back(self, before: Left) -> None:
        if self.game.asked_for is None:
            while len(self.game.log) > self._begun:
                self.game.undo()
        else:
            self.game.deal_anew(before.seed)
            play_log(self.game, before.log, "log")

    # The file

    def keep(self) -> None:
        """Write the game soon, together with the steps that follow at once."""
        if not self._writes or self._timer is not None or len(self.game.log) == self._begun:
            return
        self._left = None
        self._timer = Timer(WAIT, self.write)
        self._timer.daemon = True
        atexit.register(self.write)  # a kernel that is shut down meanwhile still writes it
        self._timer.start()

    def write(self) -> None:
        """Write the game as it stands now."""
        with self._writing:
            self._timer = None
            atexit.unregister(self.write)
            with self.game.lock:
                log = self.game.log
                data = {"kernel": _KERNEL, "begun": self._begun, "seed": self.game.seed, "log": log}
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                write_text(json.dumps(data, ensure_ascii=False), self._path)
                _make_room(self._path.parent)
            except OSError:  # a folder that cannot be written: the game goes on, and is not kept
                self._writes = False

    def _read(self) -> Left | None:
        """What another kernel left, where it goes beyond what the game has; nothing from a damaged file."""
        with contextlib.suppress(OSError, SaveError, ValueError):
            data = read_table(self._path, "kept game", LARGEST_FILE)
            if isinstance(data, dict) and data.get("kernel") != _KERNEL and data.get("begun") == self._begun:
                log, seed = data.get("log"), whole(data.get("seed", self.game.seed))
                if not isinstance(log, list) or not all(isinstance(entry, dict) for entry in log):
                    return None
                same = _known_by(self.game, log[: self._begun]) == _known_by(self.game, self.game.log)
                if seed is not None and len(log) > self._begun and same:
                    return Left(seed, log)
        return None


def _known_by(game: Game, log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The steps by which a game is known: where its seed was drawn, another kernel rolled other dice."""
    dice = () if game.asked_for is None else ("die", "rolls")
    return [{key: value for key, value in entry.items() if key not in dice} for entry in log]


def _file_of(game: Game) -> Path:
    """The file of a game: the same for the same beginning in the same notebook."""
    beginning: dict[str, Any] = {"title": game.title, "log": _known_by(game, game.log)}
    if game.asked_for is None:
        beginning |= {"start": game.start_code, "seed": game.seed}
    else:
        beginning["asked"] = game.asked_for
    where = os.environ.get("JPY_SESSION_NAME") or str(Path.cwd())
    key = json.dumps([where, beginning], sort_keys=True, ensure_ascii=True)
    return Progress.folder() / FOLDER / f"{sha256(key.encode()).hexdigest()[:24]}.json"


def _make_room(folder: Path) -> None:
    """Remove the oldest games where there are too many."""
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
    for file in files[:-MOST_KEPT]:
        file.unlink(missing_ok=True)
