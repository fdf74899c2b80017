"""No race, power or marker is known by name where rules are asked, explored, taught or shown.

The rule. Every id of every printed pack is searched in every file of sw_widget/engine/, sw_widget/explore/,
sw_widget/teach/ (but not in the lessons themselves, which are data) and js/: in code, in texts and in
comments, in small or capital letters, as a word of its own or as a part of a name (`elves`, "Elves",
ELVES_BONUS, isElves). `dragon_master` is also found as dragonMaster and "dragon master". Longer
words that merely contain an id are no hits ("whole" has no hole, "heroine" no hero). English singulars of the
races count as well ("elf").

"Were" is also a verb, so it is found in quotes or as a part of a name only. "Exploring" is what a part of the
program is about, and "magic" is also a symbol of the map: they are found only where they are a whole string.

A shield is what the page draws for defences and immune regions, so that the word may stand in js/.

Another exception: some powers are called like a terrain (forest, hill, swamp). Those words may stand where
the terrains are listed, in the first lines of engine/map/board.py; in an example of a condition,
`terrain('hill')`; and in the test data of the page.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sw_widget import packs, text
from sw_widget.engine.map.terrain import SYMBOLS, TERRAINS

ROOT = Path(__file__).resolve().parents[2]
LISTS_TERRAINS = ("LAND", "SYMBOLS", "((")
ENGLISH = {"were"}
"""Ids that are words of every other sentence: these are found in quotes, and as a part of a name."""
OF_THE_PROGRAM = {"exploring", "magic"}
"""Ids that are also words for a part of the program, or of the map: these are found where they are a whole
string.
"""
DRAWN = {"shield"}
"""Ids that are also what the page draws: a shield stands for a defence, and for a region that is immune."""
SUFFIXES = {".py", ".js", ".ts", ".mjs", ".css", ".html", ".json"}


def searched() -> list[Path]:
    folders = (*(ROOT / "sw_widget" / layer for layer in ("engine", "explore", "teach")), ROOT / "js")
    return [
        file
        for folder in folders
        for file in sorted(folder.rglob("*"))
        # Samples are made by Python for the tests, and full of names that it sent. Lessons are data.
        if file.suffix in SUFFIXES and not {"node_modules", "samples", "boards"} & set(file.parts)
    ]


def parts_of(word: str) -> list[str]:
    return re.split("[_ -]", word)


def forbidden() -> dict[str, re.Pattern[str]]:
    """For each word that may not occur, what finds it."""
    words = set()
    for pack in map(packs.get, packs.printed()):
        words |= {item.id for items in (pack.races, pack.powers, pack.pieces) for item in items}
        words |= {text.name("race", race.id, form="one").lower() for race in pack.races}
    return {word: pattern(word) for word in sorted(words)}


def pattern(word: str) -> re.Pattern[str]:
    if word in OF_THE_PROGRAM:
        return re.compile(rf"""(?<!describe\()(?P<quote>["'`]){word}(?P=quote)""")
    if word in ENGLISH:
        return re.compile(rf"""(?<=["'`_.-]){word}(?![a-z])|(?<![a-z]){word}(?=[_-])""")
    return re.compile(rf"(?<![a-z]){'[_ -]?'.join(parts_of(word))}(?![a-z])")


def spread_out(line: str) -> str:
    """In small letters, with the parts of a name such as `isElves` apart."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", line).lower()


def may_stay(word: str, file: Path, line: str) -> bool:
    if word in DRAWN:
        return "js" in file.parts
    listed = {part for id in TERRAINS + SYMBOLS for part in (id, *id.split("_"))}
    if file.name == "terrain.py" and line.lstrip().startswith(LISTS_TERRAINS):
        return word in listed
    if word not in TERRAINS + SYMBOLS:
        return False
    return f"terrain('{word}')" in line or f'symbol("{word}"' in line or ".test." in file.name


@pytest.mark.parametrize("file", searched(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_file_knows_them_by_name(file: Path) -> None:
    found = []
    lines = file.read_text(encoding="utf-8").splitlines()
    whole = spread_out("\n".join(lines))
    # No word goes over the end of a line, and none is there without its parts: most are nowhere at once.
    there = [word for word in WORDS if all(part in whole for part in parts_of(word))]
    for word, finds in [(word, WORDS[word]) for word in there if WORDS[word].search(whole)]:
        for number, line in enumerate(lines, 1):
            if finds.search(spread_out(line)) and not may_stay(word, file, line):
                found.append(f"{file.relative_to(ROOT)}:{number}: {word!r} in {line.strip()[:100]}")
    assert not found, "\n".join(found)


WORDS = forbidden()


def test_the_search_looks_at_the_right_files() -> None:
    names = {file.relative_to(ROOT).as_posix() for file in searched()}
    assert {
        "sw_widget/engine/turn/machine.py",
        "sw_widget/engine/conquest/cost.py",
        "js/widget.js",
        "sw_widget/teach/lessons/lesson.py",
    } <= names
    assert {"elves", "elf", "dragon_master", "berserk", "encampment", "hole", "forest"} <= WORDS.keys()


@pytest.mark.parametrize(
    "line",
    [
        "if race == 'elves':",
        'const ELVES = 1',
        "isElves(race)",
        "# Elves never lose a token",
        "an elf stands here",
        "dragonMaster()",
        "DRAGON_MASTER",
        "the dragon-master's token",
        "power.dragon master",
        "my_dragon = 2",
        "holes: 2, hole: 1",
        "if power == 'were':",
        "were_discount = 2",
        "commando",
    ],
)  # fmt: skip
def test_what_is_found(line: str) -> None:
    assert any(finds.search(spread_out(line)) for finds in WORDS.values())


@pytest.mark.parametrize(
    "line",
    [
        "the whole board",
        "shell",
        "themselves",
        "foresters",
        "heroine",
        "uphill",
        "a fortification",
        "myself",
        "they were here",
    ],
)  # fmt: skip
def test_what_is_not(line: str) -> None:
    assert not any(finds.search(spread_out(line)) for finds in WORDS.values())


def test_terrains_are_allowed_in_their_list_only() -> None:
    board = ROOT / "sw_widget" / "engine" / "map" / "terrain.py"
    assert may_stay("hill", board, 'LAND = ("hill",)')
    assert not may_stay("hill", board, 'if terrain == "hill":')
    assert may_stay("hill", board, "such as terrain('hill')")
    assert not may_stay("hill", ROOT / "js" / "map" / "map.js", 'LAND = ["hill"]')
    assert not may_stay("elves", board, "LAND = elves")
