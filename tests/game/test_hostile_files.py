"""Files that a stranger prepared are read as far as they are files, and what is written is whole."""

from __future__ import annotations

import json
import os
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Game, Lesson, Progress, SaveError, SmallWorld
from sw_widget.engine.checks import Problem
from sw_widget.game.file_writing import STALE, write_text
from sw_widget.game.json_text import parsed, read_json
from tests.effort import at_most

LOADERS = [
    Game.load,
    Lesson.load,
    Progress.load,
    lambda path: SmallWorld(scenario=path),
    lambda path: SmallWorld(lesson=path),
]


@pytest.mark.parametrize("load", LOADERS)
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_link_to_a_device_is_refused_by_name(tmp_path: Path, load: Any, device: str) -> None:
    """The first of them has no end."""
    path = tmp_path / "game.json"
    path.symlink_to(device)
    with pytest.raises(Problem, match=r"game\.json cannot be read: it is no file, but a device or a pipe"):
        load(path)


@pytest.mark.parametrize("load", LOADERS)
def test_a_pipe_is_refused_at_once(tmp_path: Path, load: Any) -> None:
    path = tmp_path / "game.json"
    os.mkfifo(path)
    done: list[str] = []

    def read() -> None:
        try:
            load(path)
        except Problem as problem:
            done.append(problem.message)

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    reader.join(10)
    assert done == ["game.json cannot be read: it is no file, but a device or a pipe"]


def test_a_link_to_a_file_is_read(tmp_path: Path) -> None:
    Game(seed=3).save(tmp_path / "real.json")
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    assert Game.load(tmp_path / "link.json").position == Game(seed=3).position


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be read: it is a folder"):
        Game.load(tmp_path)


def test_no_more_is_read_than_is_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file may grow between the look at its size and the reading."""
    path = tmp_path / "a.json"
    path.write_text("[" + " " * 100 + "]")
    with pytest.raises(Problem, match=r"a\.json is too large to be a thing"):
        read_json(path, "thing", 101)
    assert read_json(path, "thing", 102) == []


def test_a_byte_order_mark_is_read_past(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps({"a": 1}).encode())
    assert read_json(path, "thing", 1000) == {"a": 1}
    assert parsed("\ufeff[]") == []
    with pytest.raises(Problem, match="it is empty"):
        parsed("\ufeff ")


def test_a_key_that_stands_twice_is_named(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="the key 'coins' stands twice in one object"):
        parsed('{"a": {"coins": 1, "b": {"coins": 2}, "coins": 3}}')
    path = tmp_path / "game.json"
    path.write_text('{"format": "sw-save/1", "format": "sw-save/1"}')
    with pytest.raises(SaveError, match=r"game\.json is no saved game: the key 'format' stands twice"):
        Game.load(path)


def test_many_keys_are_compared_in_no_time() -> None:
    text = "{" + ",".join(f'"{i}":0' for i in range(200_000)) + ',"199999":1}'
    with at_most(seconds=2), pytest.raises(Problem, match="'199999' stands twice"):
        parsed(text)


# Writing


def test_a_link_is_written_through(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_text("old")
    link.symlink_to(real)
    Game(seed=3).save(link)
    assert link.is_symlink() and Game.load(real).position == Game(seed=3).position
    dangling = tmp_path / "dangling.json"
    dangling.symlink_to(tmp_path / "new.json")
    write_text("new", dangling)
    assert dangling.is_symlink() and (tmp_path / "new.json").read_text() == "new"


def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path):
        with pytest.raises(OSError, match="is no file that could be replaced"):
            write_text("text", path)


def test_parts_that_were_left_behind_are_removed(tmp_path: Path) -> None:
    stale, fresh = tmp_path / ".game.json.abc.part", tmp_path / ".game.json.def.part"
    others = tmp_path / ".other.json.abc.part"
    for path in (stale, fresh, others):
        path.write_text("half of it")
    before = time.time() - STALE - 1
    for path in (stale, others):
        os.utime(path, (before, before))
    Game(seed=0).save(tmp_path / "game.json")
    assert sorted(os.listdir(tmp_path)) == sorted(["game.json", fresh.name, others.name])


def test_text_that_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        write_text("\ud800", path)
    assert path.read_text() == "old" and os.listdir(tmp_path) == ["a.txt"]


def test_a_scenario_is_saved_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world, path = SmallWorld(Game(seed=3)), tmp_path / "board.json"
    assert world.save_scenario(path) == path
    before = path.read_bytes()

    def broken(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.replace", broken)
    with pytest.raises(OSError, match="disk full"):
        world.save_scenario(path)
    assert path.read_bytes() == before and os.listdir(tmp_path) == ["board.json"]
