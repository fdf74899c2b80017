"""The lessons that come along: each can be read, keeps what it promises, and helps."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from sw_widget import packs, presets
from sw_widget.engine.definitions import Pack
from sw_widget.teach import library
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.topics import known

BOARDS = Path(library.__file__).parent / "boards"
FILES = sorted(BOARDS.rglob("*.json"))
PRESETS = [file for file in FILES if file.parent.name != "exercises"]
PACKS = packs.get_all(packs.printed())


def name(file: Path) -> str:
    return file.relative_to(BOARDS).as_posix()


def group(of: str) -> set[str]:
    return {file.stem for file in FILES if file.parent.name == of}


@pytest.mark.parametrize("file", FILES, ids=name)
def test_each_keeps_what_it_promises(file: Path) -> None:
    assert Lesson.load(file).check() == []


@pytest.mark.parametrize("file", FILES, ids=name)
def test_each_says_what_it_teaches(file: Path) -> None:
    lesson = Lesson.load(file)
    assert not [id for id in lesson.teaches if not known(id)]
    assert len(set(lesson.teaches)) == len(lesson.teaches)


@pytest.mark.parametrize("file", PRESETS, ids=name)
def test_each_has_hints(file: Path) -> None:
    lesson = Lesson.load(file)
    assert len(lesson.hints) >= 2 and len(set(lesson.hints)) == len(lesson.hints)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_each_is_written_as_it_is_saved(file: Path) -> None:
    """Nothing is lost, and nothing is said that holds anyway."""
    assert Lesson.load(file).to_dict() == json.loads(file.read_text(encoding="utf-8"))


def test_all_lie_in_a_group_that_is_known() -> None:
    assert {file.parent.relative_to(BOARDS).as_posix() for file in FILES} <= set(library.GROUPS)


def test_names_and_titles_are_unique() -> None:
    names = Counter(file.stem for file in FILES)
    titles = Counter(lesson.title for lesson in presets.values())
    assert [name for name, count in names.items() if count > 1] == []
    assert [title for title, count in titles.items() if count > 1] == []
    assert set(presets) == set(names)


def test_there_are_enough() -> None:
    assert len(PRESETS) >= 60 + 28
    printed = [file for file in PRESETS if isinstance(Lesson.load(file).game().scenario["board"], str)]
    assert len(printed) >= 40


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)
def test_each_race_power_relic_and_place_has_one(pack: Pack) -> None:
    """It is played with what it is called by, and with the pack in which that lies."""
    for kind in library.BY_PACK:
        assert group(kind) >= {thing.id for thing in getattr(pack, kind)}
    for thing in (*pack.races, *pack.powers, *pack.relics, *pack.places):
        lesson = presets[thing.id]
        assert thing.id in lesson.teaches
        assert set(lesson.packs) == {"base", pack.id}, thing.id


@pytest.mark.parametrize("kind", ["relics", "places"])
def test_what_a_board_is_called_by_lies_on_it_or_is_found(kind: str) -> None:
    for name in presets.groups[kind]:
        scenario = presets[name].scenario
        lying = [region.get("markers", {}) for region in scenario["regions"].values() if region]
        assert any(name in markers for markers in lying) or name in scenario.get("places", ()), name


def test_what_boards_are_called_by_comes_pack_by_pack() -> None:
    for kind in library.BY_PACK:
        by_pack = [tuple(sorted(thing.id for thing in getattr(pack, kind))) for pack in PACKS]
        assert list(presets.groups[kind]) == [id for ids in by_pack for id in ids]
        for ids in filter(None, by_pack):
            assert [names for names in presets.sections.values() if {*names} & {*ids}] == [ids]
    assert [name for names in presets.sections.values() for name in names] == list(presets)
