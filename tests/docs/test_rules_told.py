"""The rules as facts, and the rulings: complete, linked, and true to the engine."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from _ext import ledgers, race_and_power_pages

from sw_widget import Board, Game, packs, presets, text
from sw_widget.engine.definitions import Variant
from tests.docs.source_entries import FACTS, ROOT, RULINGS, Entry

BASE = packs.get("base")
PACKS = [packs.get(id) for id in packs.printed()]
THINGS = {
    f"{kind}-{thing.id}"
    for pack in PACKS
    for kind, folder in race_and_power_pages.FOLDERS.items()
    for thing in getattr(pack, folder)
}
VARIANTS = [variant for pack in PACKS for variant in pack.variants]
ANCHORS = THINGS | {entry.anchor for entry in (*FACTS, *RULINGS)}
TEXTS = sorted((ROOT / "sw_widget" / "text" / "en").glob("*.ftl"))
WITH_REFERENCE = [
    rule
    for file in TEXTS
    for rule in re.findall(r"^reference-(\S+) =", file.read_text("utf-8"), re.MULTILINE)
]


def test_every_anchor_is_there_once() -> None:
    """What has a page of its own has its id as an anchor, and ledgers look rules up by anchor, too."""
    counted = Counter(entry.anchor for entry in (*FACTS, *RULINGS))
    assert [anchor for anchor, times in counted.items() if times > 1] == []
    assert len(FACTS) >= 60
    assert not {entry.anchor for entry in FACTS} & {thing.partition("-")[2] for thing in THINGS}


@pytest.mark.parametrize("entry", [*FACTS, *RULINGS], ids=lambda entry: entry.anchor)
def test_everything_named_exists(entry: Entry) -> None:
    assert [target for target in entry.options["see"] if target not in ANCHORS] == []
    assert [link for link in re.findall(r"\(#([^)]*)\)", entry.says) if link not in ANCHORS] == []
    assert entry.anchor not in entry.options["see"]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.anchor)
def test_a_fact_is_short_has_its_place_and_a_board_that_shows_it(fact: Entry) -> None:
    assert len(re.findall(r"[.!?](?=\s|$)", fact.says)) <= 2
    if fact.anchor != "variants":  # it tells how variants are switched on here, which no rulebook does
        assert fact.options.get("rule") or fact.options.get("reference")
    assert fact.board is not None
    options, board = fact.board
    scenario = presets[board].scenario if isinstance(board, str) else board
    game = Game.from_scenario(scenario, needs_format=False)
    for account in ledgers.asked(game, options):
        assert account["rows"]


def test_every_rule_of_a_ledger_or_refusal_is_told_once() -> None:
    """By a fact, by the page of what it is called by, or by the ruling that its place names."""
    told = Counter(rule for fact in FACTS for rule in {*fact.options.get("rule", ()), fact.anchor})
    assert [rule for rule, times in told.items() if times > 1] == []
    rulings = {entry.anchor for entry in RULINGS}
    for rule in WITH_REFERENCE:
        ruling = re.fullmatch(r"Ruling (R\d{3})", text.reference(rule))
        page = {f"{kind}-{rule}" for kind in race_and_power_pages.FOLDERS} & THINGS
        assert rule in told or page or (ruling and ruling[1] in rulings), f"no fact tells {rule}"


def test_every_ruling_that_is_mentioned_is_told() -> None:
    known = {entry.anchor for entry in RULINGS}
    for file in (*TEXTS, ROOT / "docs" / "formats.md"):
        mentioned = set(re.findall(r"\bR\d{3}\b", file.read_text(encoding="utf-8")))
        assert mentioned <= known, file.name


@pytest.mark.parametrize("entry", RULINGS, ids=lambda entry: entry.anchor)
def test_a_ruling_asks_answers_and_says_why(entry: Entry) -> None:
    number, _, question = entry.heading.partition(": ")
    assert number == entry.anchor and question.endswith("?")
    why = entry.says.split("\n\n")[-1]
    assert re.fullmatch(r"\*(From|Our reading).*\.\*", why, re.DOTALL), why


def named_in_tests(file: Path) -> set[str]:
    """Rulings that a test names itself: in what it says it checks, in its parameters, or in what it compares.
    A comment does not count, nor what stands around the tests."""
    functions = [
        node
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    texts = [
        node.value
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return set(re.findall(r"\bR\d{3}\b", " ".join(texts)))


def test_every_ruling_is_named_by_a_test() -> None:
    """That the test checks what the ruling says is for its reader to see; this finds rulings without any."""
    # Those in tests/docs/test_facts.py are made up.
    folders = ("rules", "draw")
    files = [file for folder in folders for file in (ROOT / "tests" / folder).rglob("test_*.py")]
    named = set().union(*map(named_in_tests, (*files, Path(__file__))))
    assert [entry.anchor for entry in RULINGS if entry.anchor not in named] == []


def test_a_comment_does_not_stand_for_a_test(tmp_path: Path) -> None:
    file = tmp_path / "test_x.py"
    file.write_text(
        'OTHER = "R001"\n# R002\n@mark("R003")\ndef test_x():\n    """R004"""\n    # R005\n',
        encoding="utf-8",
    )
    assert named_in_tests(file) == {"R003", "R004"}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_variant_has_a_fact_and_is_named_where_a_ruling_decides_it(variant: Variant) -> None:
    assert any(variant.id in fact.options.get("rule", ()) for fact in FACTS)
    ruling = re.fullmatch(r"Ruling (R\d{3})", text.reference(variant.id))
    if ruling:
        (entry,) = (entry for entry in RULINGS if entry.anchor == ruling[1])
        assert f"`{variant.id}`" in entry.says


def said(anchor: str) -> str:
    return next(" ".join(fact.says.split()) for fact in FACTS if fact.anchor == anchor)


def test_numbers_of_maps_and_boxes_are_those_of_the_engine() -> None:
    boards = {players: Board(f"base/{players}p") for players in (2, 3, 4, 5)}
    words = {8: "eight", 9: "nine", 10: "ten"}
    assert f"two has {len(boards[2])} regions, the one for five has {len(boards[5])}" in said(
        "map-for-players"
    )
    tribes = {players: sum(region.lost_tribe for region in board) for players, board in boards.items()}
    assert f"{tribes[2]} on the map for two players, {tribes[5]} on the one for five" in said(
        "tribes-at-first"
    )
    assert boards[2].turns == boards[3].turns
    turns = {players: words[board.turns] for players, board in boards.items()}
    assert f"{turns[2]} on the maps for two and three players, {turns[4]} for four, {turns[5]} for five" in (
        said("turns")
    )
    count = {marker.id: marker.in_box for marker in BASE.markers}
    assert [count[id] for id in ("lair", "fortress", "encampment", "hole", "hero", "dragon")] == [
        10,
        6,
        5,
        2,
        2,
        1,
    ]
    assert said("no-more").startswith(
        "Ten lairs, six fortresses, five encampments, two holes, two heroes, one dragon."
    )


def test_there_is_a_lair_for_every_troll() -> None:
    """R079: so the number of lairs never matters."""
    (trolls,) = (race for race in BASE.races if race.id == "trolls")
    (lair,) = (marker for marker in BASE.markers if marker.id == "lair")
    assert trolls.in_box <= lair.in_box


@pytest.mark.parametrize("thing", sorted(THINGS))
def test_every_race_power_relic_and_place_is_named_by_a_fact(thing: str) -> None:
    """Its own page lists these facts."""
    assert any(thing in fact.options["see"] for fact in FACTS)
