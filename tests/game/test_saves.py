"""Saving and loading: everything comes back, nothing is lost, and damage is named."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sw_widget import Game, SaveError

GOLDEN = Path(__file__).parent / "golden_save_1.json"
GOLDEN_CODE = GOLDEN.with_suffix(".code")


def played(steps: int = 60, seed: int = 4, players: int = 3) -> Game:
    game, rng = Game(players=["Ann", "Ben", "Cleo"][:players], seed=seed), Random(seed)
    for _ in range(steps):
        game.play(game.legal.sample(rng))
    return game


def test_everything_comes_back(tmp_path: Path) -> None:
    game = played()
    game.undo().undo()
    game.save(tmp_path / "game.json")
    again = Game.load(tmp_path / "game.json")
    assert again.position == game.position
    assert again.log == game.log
    assert again.undone == game.undone
    assert again.names == game.names
    assert game.redo().redo().position == again.redo().redo().position


def test_the_dice_go_on_as_they_would_have(tmp_path: Path) -> None:
    """A loaded game meets the same dice as the one that was saved."""
    game = played(steps=40)
    game.save(tmp_path / "game.json")
    again = Game.load(tmp_path / "game.json")
    one, other = Random(1), Random(1)
    while not game.over:
        game.play(game.legal.sample(one))
        again.play(again.legal.sample(other))
    assert again.position == game.position


def test_a_saved_branch_meets_the_same_dice(tmp_path: Path) -> None:
    branch = played(steps=30).branch(at=20)
    branch.save(tmp_path / "branch.json")
    again = Game.load(tmp_path / "branch.json")
    one, other = Random(6), Random(6)
    while not branch.over:
        branch.play(branch.legal.sample(one))
        again.play(again.legal.sample(other))
    assert again.log == branch.log


def test_the_scenario_is_copied() -> None:
    """Whoever changes the scenario afterwards does not change the game."""
    scenario = {"format": "sw-scenario/1", "players": [{"name": "Ann"}, {"name": "Ben"}]}
    game = Game.from_scenario(scenario)
    scenario["players"][0]["name"] = "somebody else"  # type: ignore[index]
    assert game.to_dict()["scenario"]["players"][0]["name"] == "Ann"


def test_saved_files_can_be_read_by_others(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played(steps=3).save(path)
    other = tmp_path / "other"
    other.touch()
    assert path.stat().st_mode == other.stat().st_mode
    path.chmod(0o640)
    played(steps=4).save(path)
    assert path.stat().st_mode & 0o777 == 0o640
    with pytest.raises(FileNotFoundError, match="no folder"):
        played(steps=3).save(tmp_path / "nowhere" / "game.json")


def test_the_golden_save_loads_for_ever() -> None:
    """A file written by version 0.1.0. If it no longer loads, people lose their games."""
    game = Game.load(GOLDEN)
    assert Game.from_code(GOLDEN_CODE.read_text(encoding="utf-8").strip()).position == game.position
    assert Game.from_code(game.code).position == game.position


def test_stacks_are_kept_not_shuffled_again() -> None:
    data = played().to_dict()
    data["scenario"]["seed"] = 999
    scenario = data["scenario"]
    game = Game.from_scenario(scenario)
    assert [item["race"] for item in scenario["column"]] == [item["race"] for item in game.view(0)["column"]]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    played(steps=5).save(path)
    before = path.read_bytes()

    def broken(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.replace", broken)
    with pytest.raises(OSError, match="disk full"):
        played(steps=9).save(path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_branches_and_games_from_codes_can_be_saved(tmp_path: Path) -> None:
    branch = played().branch()
    branch.play(branch.legal.sample(Random(2)))
    branch.save(tmp_path / "branch.json")
    assert Game.load(tmp_path / "branch.json").position == branch.position


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "no saved game"),
        (b"\xff\xfe", "no saved game"),
        (b"[]", "object"),
        (b"{}", "sw-save/1"),
        (b'{"format": "sw-save/2"}', "sw-save/1"),
        (b'{"format": "sw-save/1"}', "scenario"),
        (b"[" * 100_000, "no saved game"),
    ],
)
def test_what_is_no_save_is_named(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(SaveError, match=says):
        Game.load(path)
    assert path.read_bytes() == content


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"nothing\.json cannot be read"):
        Game.load(tmp_path / "nothing.json")


def test_an_action_that_the_rules_forbid_is_named() -> None:
    data = played().to_dict()
    data["log"][3] = {"do": "decline"}
    with pytest.raises(SaveError) as error:
        Game.from_dict(json.loads(json.dumps(data)))
    assert error.value.path == "log.3"
