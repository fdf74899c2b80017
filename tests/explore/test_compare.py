"""What-ifs side by side: coins, tokens, regions, defence, what can be taken back, score lines that differ."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sw_widget import ActionError, Branch, Game, compare
from sw_widget.engine.checks import harmless
from sw_widget.explore.data_table import Cell, DataTable, Row
from sw_widget.explore.whatif.compare import Comparison
from tests.explore.small_games import duel, made, play_at_random, played
from tests.rules.support import SYMBOLS, at, player

seeds = st.integers(0, 10_000)


def row(comparison: Comparison, label: str) -> list[str]:
    """The cells of a row, without notes and stars."""
    (found,) = (row for row in comparison if row.label == label)
    return [cell.text for cell in found.cells]


def notes(comparison: Comparison, label: str) -> list[str]:
    (found,) = (row for row in comparison if row.label == label)
    return [" ".join(cell.notes) for cell in found.cells]


def two_ways() -> tuple[Game, Branch, Branch]:
    """Ann takes the forest and ends, or the mountain and is still at it."""
    game = duel()
    forest, mountain = game.what_if("forest"), game.what_if("mountain")
    forest.play("conquer", region="c").play("stop").play("redeploy", tokens={"b": 2, "c": 4}).play("end_turn")
    mountain.play("conquer", region="d")
    return game, forest, mountain


def test_the_numbers_of_each_branch() -> None:
    _, forest, mountain = two_ways()
    both = compare(forest, mountain)
    assert both.table.heads == ("What counts", "Before", "forest", "mountain")
    # Farmland b pays Humans a coin more.
    assert row(both, "Coins now") == ["5", "8", "5"]
    assert row(both, "Coins that the turn pays if it ends now") == ["2", "3", "3"]
    assert notes(both, "Coins that the turn pays if it ends now") == ["", "Paid already.", ""]
    assert row(both, "Coins after that") == ["7", "8", "8"]
    assert row(both, "Tokens left in hand") == ["5", "0", "2"]
    assert row(both, "Regions held") == ["1", "2", "2"]
    assert notes(both, "Regions held") == ["", "New: c.", "New: d."]
    assert row(both, "Tokens that the weakest region costs an attacker") == ["3", "4", "3"]
    assert notes(both, "Tokens that the weakest region costs an attacker") == ["b.", "b.", "b."]
    assert [at.coins_then for at in both.standings] == [8, 8]


def test_what_the_opponents_could_take_back() -> None:
    """Ben's Orcs will have 5 tokens in hand, or 6. Mountain d costs 6 with the 3 Humans that took it."""
    for tokens, word, note in ((6, "none", "With the die: d."), (7, "1 region", "d.")):
        game = made(
            [player("humans", "hill", 3), player("orcs", "forest")],
            {"b": at(0, "humans"), "e": at(1, "orcs", tokens), "h": at(1, "orcs", 1)},
        )
        near, far = game.what_if("near"), game.what_if("far")
        near.play("conquer", region="d")
        far.play("conquer", region="c")
        both = compare(near, far)
        assert row(both, "Ben can take") == ["none", word, "none"]
        assert notes(both, "Ben can take") == ["", note, ""]
    assert both.table.notes[1] == (
        "Safest: “far”, with no region that an opponent can take as a first conquest."
    )
    assert both.table.notes[2].startswith("Tokens in hand guard nothing yet")
    far.play("stop").play("redeploy", tokens={"b": 1, "c": 3})
    assert not any("guard nothing yet" in note for note in compare(near, far).table.notes)


def test_the_best_of_a_row_is_marked_and_said() -> None:
    game = duel()
    more, less = game.what_if("more"), game.what_if("less")
    more.play("conquer", region="c").play("conquer", region="a")
    less.play("conquer", region="c")
    both = compare(more, less)
    marked = {
        row.label: [both.columns[i].name for i, cell in enumerate(row.cells) if cell.best] for row in both
    }
    assert marked["Coins after that"] == ["more"] and marked["Tokens left in hand"] == ["less"]
    assert marked["Regions held"] == ["more"]
    assert both.table.notes[0] == "Most coins: “more”, with 10 after the turn."
    assert "★ the best of its row." in both.table.notes
    assert str(both).count("★") == str(both._repr_html_()).count("★") == 4


def test_equals_are_not_marked() -> None:
    game = duel()
    both = compare(game.what_if(), game.what_if())
    assert "★" not in str(both)
    assert both.table.notes[0] == "All leave the same number of coins after the turn: 7."
    assert "Where the coins differ" not in str(both)


def test_only_the_score_lines_that_differ_are_shown() -> None:
    """Dwarves get a coin for a mine, Merchants one for every region; a is a mine, b has magic."""
    game = made([player("dwarves", "merchant", 5), player()], {}, on=SYMBOLS)
    mine, magic = game.what_if("mine"), game.what_if("magic")
    mine.play("conquer", region="a")
    magic.play("conquer", region="b")
    both = compare(mine, magic)
    labels = [row.label for row in both]
    after = labels[labels.index("Where the coins differ") + 1 :]
    assert after == ["Dwarves"]
    assert row(both, "Dwarves") == ["0", "1", "0"]
    assert notes(both, "Dwarves")[1] == "Dwarves: 1 bonus coin for mines held."
    magic.play("conquer", region="c")
    after = [row.label for row in compare(mine, magic)]
    assert after[after.index("Where the coins differ") + 1 :] == [
        "Regions of the Dwarves",
        "Dwarves",
        "Merchant",
    ]


def test_a_decline_is_laid_beside_going_on() -> None:
    game = duel()
    on, off = game.what_if("on"), game.what_if("off")
    on.play("conquer", region="c")
    off.play("decline")
    both = compare(on, off)
    assert row(both, "Regions of the Humans") == ["1", "2", "0"]
    assert row(both, "Humans in decline") == ["0", "0", "1"]
    assert notes(both, "Regions held") == ["", "New: c.", "1 of them in decline."]
    assert row(both, "Coins after that") == ["7", "8", "6"]


def test_combos_side_by_side_share_the_row_of_their_regions() -> None:
    game = Game(players=["Ann", "Ben"], seed=8)
    for slot in (0, 1):
        branch = game.what_if(game.column[slot].name).play("pick", slot=slot)
        branch.play(branch.legal.of("conquer")[0])  # type: ignore[arg-type]
    both = compare(*game.what_ifs)
    assert both.table.heads[2:] == ("Merchant Giants", "Bivouacking Halflings")
    assert row(both, "Coins now") == ["5", "5", "4"]
    assert row(both, "Coins after that") == ["5", "7", "5"]
    assert [at.score.total for at in both.standings if at.score] == [2, 1]
    game.what_ifs[1].play(game.what_ifs[1].legal.of("conquer")[0])  # type: ignore[arg-type]
    assert row(compare(*game.what_ifs), "Regions of the active race") == ["0", "1", "2"]


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seeds, st.integers(0, 70), st.integers(2, 4))
def test_the_lines_that_differ_account_for_the_whole_difference(seed: int, steps: int, players: int) -> None:
    game, rng = played(seed, steps, players), Random(seed)
    branches = [game.what_if() for _ in range(3)]
    for branch in branches:
        for _ in range(int(rng.random() * 6)):
            if not branch.over and branch.position.player == branch.player:
                play_at_random(branch, rng)
    before = game.position.clone()
    comparison = compare(*branches)
    assert game.position == before
    labels = [row.label for row in comparison]
    differ: list[Row] = []
    if "Where the coins differ" in labels:
        differ = list(comparison)[labels.index("Where the coins differ") + 1 :]
    shown = [sum(int(row.cells[1 + i].text) for row in differ) for i in range(3)]
    scores = [0 if at.score is None else at.score.total for at in comparison.standings]
    assert len({total - part for total, part in zip(scores, shown, strict=True)}) == 1
    for branch, at_end in zip(branches, comparison.standings, strict=True):
        assert at_end.coins == branch.coins[branch.player]
        assert at_end.coins_then - at_end.coins == (0 if at_end.paid else branch.score_preview().total)
        assert at_end.threats.to_dict() == branch.threats(branch.player).to_dict()
    assert len(str(comparison).splitlines()) > 8
    json.dumps(comparison.to_dict())


# Which may be compared


def test_one_branch_is_laid_beside_the_game_as_it_stood() -> None:
    game = duel()
    branch = game.what_if()
    branch.play("conquer", region="c")
    alone = compare(branch)
    assert row(alone, "Coins after that") == ["7", "8"]
    assert row(alone, "Regions of the Humans") == ["1", "2"]
    assert "Most coins" not in str(alone)


def test_branches_that_begin_at_other_steps_have_no_common_beginning() -> None:
    game = duel()
    early = game.what_if()
    game.play("conquer", region="c")
    late = game.what_if()
    both = compare(early, late)
    assert both.before is None and both.table.heads == ("What counts", "What if 1", "What if 2")
    assert row(both, "Regions held") == ["1", "2"]


def test_only_what_ifs_of_one_game_and_one_player_can_be_compared() -> None:
    game, other = duel(), duel()
    first = game.what_if("mine")
    with pytest.raises(ValueError, match="what-ifs of one game can be compared: 'mine' and 'yours'"):
        compare(first, other.what_if("yours"))
    with pytest.raises(ValueError, match="one game"):
        compare(first, first.what_if())
    game.play("decline")
    with pytest.raises(ValueError, match="'mine' begins with a decision of Ann, 'late' with one of Ben"):
        compare(first, game.what_if("late"))
    with pytest.raises(ValueError, match="nothing to compare"):
        compare()
    with pytest.raises(TypeError, match="only what-ifs can be compared"):
        compare(game)  # type: ignore[arg-type]


def test_the_outcomes_of_a_die_can_be_compared() -> None:
    branch = duel(hand=1).what_if()
    outcomes = branch.every_outcome("attempt", region="d")
    both = compare(*(outcome.branch for outcome in outcomes))
    assert both.table.heads[2:] == (
        "The die is blank",
        "The die shows 1",
        "The die shows 2",
        "The die shows 3",
    )
    assert row(both, "Coins after that") == ["7", "7", "7", "8", "8"]


# Shown


class Tags(HTMLParser):
    """The tags of a page, and that each is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.feed(page)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40).filter(str.strip))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_a_name_is_shown_as_text(name: str) -> None:
    """Or refused: where it would steer what shows it, or is no single line."""
    game = duel()
    if harmless(name) != name or not {*"\t\n\r"}.isdisjoint(name):
        with pytest.raises(ActionError, match="name: "):
            game.what_if(name)
        return
    comparison = compare(game.what_if(name), game.what_if("other"))
    tags = Tags(comparison._repr_html_())
    ours = {"table", "caption", "thead", "tbody", "tr", "th", "td", "div", "p", "strong", "span", "wbr"}
    assert tags.seen <= ours
    lines = str(comparison).splitlines()
    assert sum(set(line) == {"─"} for line in lines) == 1


def test_html_in_a_name_is_harmless() -> None:
    game = duel()
    page = compare(game.what_if("<script>alert(1)</script>"))._repr_html_()
    assert "<script>" not in page and "&lt;script&gt;" in page


def test_a_sheet_as_text_keeps_its_columns() -> None:
    sheet = DataTable(
        "Title",
        ("what", "one", "two"),
        (
            Row("first", (Cell("1", ("a note that is much too long for one line",)), Cell("22", (), True))),
            Row("part"),
            Row("second", (Cell("333"), Cell("4"))),
        ),
        ("A sentence.",),
    )
    assert str(sheet).splitlines() == [
        "Title",
        "",
        "what    one                      two",
        "─────────────────────────────────────",
        "first   1                        22 ★",
        "        a note that is much too",
        "        long for one line",
        "",
        "part",
        "second  333                      4",
        "",
        "A sentence.",
    ]
    assert "<strong>22 ★</strong>" in sheet.html()
