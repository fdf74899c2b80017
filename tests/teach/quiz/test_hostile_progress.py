"""Progress that somebody tampered with, in folders that are locked or cannot be written."""

from __future__ import annotations

import fcntl
import os
import runpy
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sw_widget import class_results
from sw_widget.teach.learners import folder_lock
from sw_widget.teach.learners.progress import Progress, ProgressError

GOOD = {"lesson": "giants", "state": "solved"}
HALF = "\ud800"


@pytest.mark.parametrize(
    "bad",
    [
        {"lesson": HALF},
        {HALF: 1},
        {"more": HALF},
        {"more": [{"deep": {"down": [HALF]}}]},
        {"more": {"deep": {HALF: 1}}},
        {"missed": [HALF]},
        {"answers": [{"right": True, "said": HALF}]},
    ],
    ids=repr,
)
def test_what_cannot_be_written_is_refused_and_blocks_no_later_save(
    tmp_path: Path, bad: dict[str, Any]
) -> None:
    path = tmp_path / "progress.json"
    progress = Progress(path=path)
    progress.note(GOOD)
    with pytest.raises(ProgressError, match="cannot be written"):
        progress.note({**GOOD, **bad})
    progress.note(GOOD)
    assert len(Progress.load(path).records()) == 2


def test_a_file_with_such_a_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    path.write_text('{"format": "sw-progress/1", "records": [{"lesson": "a", "state": "b", "\\ud800": 1}]}')
    with pytest.raises(ProgressError, match=r"records\.0: has a character that cannot be written"):
        Progress.load(path)
    results = class_results(tmp_path)
    assert [name for name, _ in results.refused] == ["progress.json"]
    str(results).encode()


def test_a_lock_that_is_held_says_so_and_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder_lock, "PATIENCE", 0.2)
    progress = Progress(path=tmp_path / "progress.json")
    holder = os.open(tmp_path, os.O_RDONLY)
    fcntl.flock(holder, fcntl.LOCK_EX)
    try:
        start = time.monotonic()
        with pytest.raises(TimeoutError, match=r"another program keeps the folder .* locked"):
            progress.save()
        with pytest.warns(UserWarning, match=r"could not be saved.*another program keeps the folder"):
            progress.note(GOOD)
        assert time.monotonic() - start < 5
    finally:
        os.close(holder)
    # What could not be saved then is saved with the next record.
    progress.note(GOOD)
    assert len(Progress.load(tmp_path / "progress.json").records()) == 2


def test_a_lock_that_is_released_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    holder = os.open(tmp_path, os.O_RDONLY)
    fcntl.flock(holder, fcntl.LOCK_EX)
    waited: list[float] = []

    def release(pause: float) -> None:
        waited.append(pause)
        if len(waited) == 3:
            os.close(holder)

    monkeypatch.setattr(time, "sleep", release)
    Progress(path=tmp_path / "progress.json").save()
    assert len(waited) == 3


@pytest.mark.parametrize("module", [None, ModuleType("fcntl")], ids=["as on Windows", "as in a browser"])
def test_where_there_are_no_locks_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: ModuleType | None
) -> None:
    """Python in a browser has the module, but no `flock` in it."""
    monkeypatch.setitem(sys.modules, "fcntl", module)
    without = runpy.run_path(str(folder_lock.__file__))
    assert without["LOCKS"] is False
    with without["folder_lock"](tmp_path), without["folder_lock"](tmp_path):
        pass


def test_a_damaged_file_that_cannot_be_moved_gets_its_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a folder that is read-only. Learning goes on, and the file stays as it is."""
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path))
    path = tmp_path / "progress.json"
    path.write_text("{")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.warns(UserWarning, match=r"could not be saved.*progress\.json is no file of progress"):
        progress = Progress.home()
    progress.note(GOOD)
    assert progress.solved == ("giants",) and path.read_text() == "{"
