"""Damaged scenarios and saves: a clear error or a sound position, and never anything else.

All damage comes from seeded generators, so a failure names the seed that shows it again.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Game, SaveError, ScenarioError
from tests.amount import amount
from tests.rules.support import COAST, SYMBOLS, VALLEY
from tests.scenarios.fuzzing import assert_sound, damaged, drawn_position, nested

CASES = sorted((Path(__file__).parents[1] / "cases" / "base").glob("*.json"))
SCENARIOS = amount(25, 120)  # damaged versions of each public case
DRAWN = amount(60, 300)  # positions drawn for each board
SAVES = amount(40, 240)  # of each saved game, and as many in bytes
CODES = amount(150, 800)


def scenario_of(path: Path) -> dict[str, Any]:
    """The scenario of a public case, with the actions that the case accepts as its prelude."""
    case = json.loads(path.read_text())
    prelude = [step for step in case["steps"] if "do" in step and "error" not in step]
    for step in prelude:
        step.pop("by", None)
    return {"format": "sw-scenario/1", **case["scenario"], "prelude": prelude}


def test_there_are_cases_to_start_from() -> None:
    """Without them the tests below would pass with nothing done."""
    assert len(CASES) >= 62


@pytest.mark.sampled
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_damaged_scenarios(path: Path) -> None:
    """Each is refused with the path of a key, or can be played on."""
    scenario = scenario_of(path)
    assert_sound(Game.from_scenario(scenario), random.Random(0))
    loaded = 0
    for seed in range(SCENARIOS):
        rng = random.Random(f"{path.stem} {seed}")
        broken = damaged(scenario, rng)
        try:
            game = Game.from_scenario(broken)
        except ScenarioError as error:
            assert isinstance(error.path, str), f"seed {seed}"
            assert str(error), f"seed {seed}"
            assert len(str(error)) < 4000, f"seed {seed}: an error is to be read"
        else:
            loaded += 1
            # A new board must be laid out before it is drawn, which takes its time: some of them will do.
            show = broken.get("board") == scenario.get("board") or seed % 20 == 0
            try:
                assert_sound(game, rng, show=show)
            except Exception as fault:
                raise AssertionError(f"{path.stem}, seed {seed}: {fault!r}") from fault
    assert loaded < SCENARIOS, "some damage must have been seen"


@pytest.mark.sampled
@pytest.mark.parametrize("board", ["valley", "coast", "symbols", "base/2p", "base/4p"])
def test_drawn_positions(board: str) -> None:
    """Positions drawn at random in the right words: those that can be are played on, the others refused."""
    inline = {"valley": VALLEY, "coast": COAST, "symbols": SYMBOLS}.get(board)
    regions = list(inline["regions"]) if inline else [str(n) for n in range(23)]
    water = {"s", "l"} if inline else {"0", "7", "14", "22"}
    loaded = 0
    for seed in range(DRAWN):
        rng = random.Random(f"{board} {seed}")
        try:
            game = Game.from_scenario(drawn_position(rng, inline or board, regions, water))
        except ScenarioError as error:
            assert str(error), f"seed {seed}"
        else:
            loaded += 1
            try:
                assert_sound(game, rng, moves=25, show=seed % 5 == 0)
            except Exception as fault:
                raise AssertionError(f"{board}, seed {seed}: {fault!r}") from fault
    assert DRAWN // 4 < loaded < DRAWN


KEYS = [
    *(
        "format",
        "title",
        "board",
        "turn",
        "players",
        "current",
        "column",
        "race_stack",
        "regions",
        "dice",
        "seed",
    ),
    *("discarded", "prelude", "variants", "packs", "colour"),
]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("depth", [50, 5000])
def test_values_nested_without_end(key: str, depth: int) -> None:
    """Not even a value that is too deep to be printed leads to another exception."""
    for inside in range(3):
        value = nested("x", depth, random.Random(inside))
        broken: dict[str, Any] = {"format": "sw-scenario/1", key: value}
        if inside == 1 and key == "players":
            broken = {"format": "sw-scenario/1", "players": [{"name": value}, {}]}
        elif inside == 1 and key == "board":
            broken = {"format": "sw-scenario/1", "board": {"regions": {"a": value}, "edges": []}}
        elif inside == 1 and key in (
            "column",
            "race_stack",
            "dice",
            "prelude",
            "variants",
            "packs",
            "discarded",
        ):
            broken = {"format": "sw-scenario/1", key: [value]}
        with pytest.raises(ScenarioError) as caught:
            Game.from_scenario(broken)
        assert len(str(caught.value)) < 4000


def played(players: int, seed: int, actions: int) -> Game:
    """A game in which some random actions were played."""
    game = Game(players=[f"Player {n}" for n in range(players)], seed=seed)
    rng = random.Random(seed)
    for _ in range(actions):
        if game.over:
            break
        game.play(game.legal.sample(rng))
    return game


GAMES = [(2, 1, 30), (2, 2, 90), (3, 3, 60), (4, 4, 45), (5, 5, 80)]


def load(file: Path, rng: random.Random, what: str) -> None:
    """Load what is in the file; only a clear error or a sound game may come of it, and the file stays."""
    before = file.read_bytes()
    try:
        game = Game.load(file)
    except (SaveError, ScenarioError) as error:
        assert str(error), what
        assert len(str(error)) < 4000, f"{what}: an error is to be read"
    except Exception as fault:
        raise AssertionError(f"{what}: {fault!r}") from fault
    else:
        try:
            assert_sound(game, rng, moves=3)
        except Exception as fault:
            raise AssertionError(f"{what}: {fault!r}") from fault
    assert file.read_bytes() == before, what


@pytest.mark.sampled
@pytest.mark.parametrize(("players", "seed", "actions"), GAMES)
def test_damaged_values_in_saves(players: int, seed: int, actions: int, tmp_path: Path) -> None:
    """Values changed, keys lost or moved, actions doubled or shuffled."""
    file = tmp_path / "game.json"
    played(players, seed, actions).save(file)
    saved = json.loads(file.read_text())
    load(file, random.Random(0), "the sound save")
    for number in range(SAVES):
        rng = random.Random(f"{seed} {number}")
        broken = damaged(saved, rng)
        file.write_text(json.dumps(broken))
        load(file, rng, f"{players} players, number {number}")


@pytest.mark.sampled
@pytest.mark.parametrize(("players", "seed", "actions"), GAMES)
def test_damaged_bytes_in_saves(players: int, seed: int, actions: int, tmp_path: Path) -> None:
    """Bytes flipped, cut off, doubled or thrown in."""
    file = tmp_path / "game.json"
    played(players, seed, actions).save(file)
    saved = file.read_bytes()
    for number in range(SAVES):
        rng = random.Random(f"bytes {seed} {number}")
        data = bytearray(saved)
        for _ in range(rng.choice([1, 1, 2, 5, 20])):
            spot = rng.randrange(len(data))
            kind = rng.randrange(5)
            if kind == 0:
                data[spot] ^= 1 << rng.randrange(8)
            elif kind == 1:
                data[spot] = rng.choice(b'0123456789-"{}[],: ')
            elif kind == 2:
                data[spot:spot] = rng.randbytes(rng.randint(1, 4))
            elif kind == 3:
                data[spot:spot] = data[spot : spot + rng.randint(1, 40)]
            else:
                del data[spot : spot + rng.randint(1, 40)]
            if not data:
                break
        if rng.random() < 0.1:
            del data[rng.randrange(len(data) + 1) :]
        file.write_bytes(bytes(data))
        load(file, rng, f"{players} players, number {number}")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"0",
        b'"sw-save/1"',
        b"[]",
        b"{}",
        b"\x00" * 100,
        b"\xff\xfe\x00\x00",
        b"\xef\xbb\xbf{}",
        b"[" * 100_000,
        b'{"format": "sw-save/1"}',
        b'{"format": "sw-save/999", "scenario": {}, "log": []}',
        b'{"format": "sw-scenario/1"}',
        b'{"format": "sw-case/1", "scenario": {}, "steps": []}',
        b'{"format": "sw-save/1", "scenario": {"format": "sw-scenario/1"}, "log": 5}',
        b'{"format": "sw-save/1", "scenario": null, "log": []}',
        b"PK\x03\x04 something else",
        b"1" * 5000,
    ],
    ids=lambda data: repr(data[:24]),
)
def test_foreign_files(data: bytes, tmp_path: Path) -> None:
    """A file that is no saved game is refused in words."""
    file = tmp_path / "foreign.json"
    file.write_bytes(data)
    with pytest.raises((SaveError, ScenarioError)):
        Game.load(file)
    assert file.read_bytes() == data


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """Nor is a missing file, or a folder, another kind of error."""
    with pytest.raises(SaveError):
        Game.load(tmp_path / "nothing.json")
    with pytest.raises(SaveError):
        Game.load(tmp_path)


@pytest.mark.sampled
def test_damaged_codes() -> None:
    """The short text code of a position is checked like a file."""
    code = played(3, 7, 70).code
    assert_sound(Game.from_code(code), random.Random(0))
    letters = "ABCXYZabcxyz0129-_=+/ .:é\n"
    for number in range(CODES):
        rng = random.Random(f"code {number}")
        text = list(code)
        for _ in range(rng.choice([1, 1, 2, 6])):
            spot = rng.randrange(len(text)) if text else 0
            kind = rng.randrange(3)
            if kind == 0 and text:
                text[spot] = rng.choice(letters)
            elif kind == 1:
                text.insert(spot, rng.choice(letters))
            else:
                del text[spot : spot + rng.randint(1, 5)]
        try:
            game = Game.from_code("".join(text))
        except (SaveError, ScenarioError) as error:
            assert str(error)
        except Exception as fault:
            raise AssertionError(f"number {number}: {fault!r}") from fault
        else:
            assert_sound(game, rng, moves=2)
