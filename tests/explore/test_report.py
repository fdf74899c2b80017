"""The page about a game: right, complete, alone, and silent about what is hidden."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from sw_widget import ActionError, Game, charts
from sw_widget.explore.charts.decline import Moment
from sw_widget.explore.reports.decline_review import longest_missed
from sw_widget.explore.reports.report import Report
from sw_widget.explore.reports.turning_points import FALL, GIVEN_AWAY, LEAD, SWING
from sw_widget.explore.worth import Choice, Worth
from tests.explore.played_games import NAMES, golden, partly


@cache
def told(name: str) -> Report:
    return golden(name).report()


class Page(HTMLParser):
    """What a page is made of, and whether it closes what it opens."""

    VOID = frozenset(("meta", "br", "hr", "img", "link", "input"))

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, f"{tag} closes {self.open[-3:]}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


@pytest.mark.parametrize("name", NAMES)
def test_the_page_stands_alone(name: str) -> None:
    page = Page(told(name).html)
    names = {tag for tag, _ in page.tags}
    assert not names & {"script", "link", "img", "iframe", "object", "image", "foreignobject"}
    for tag, given in page.tags:
        for key, value in given.items():
            assert not key.startswith("on"), (tag, key)
            if key in ("href", "xlink:href", "src", "action"):
                assert value is not None and value.startswith("#"), (tag, key, value)
            if value and "url(" in value:
                assert all(part.startswith("#") for part in re.findall(r"url\((.)", value))
    ids = [given["id"] for _, given in page.tags if "id" in given]
    assert len(ids) == len(set(ids)), "pictures on one page must not share ids"
    policy = next(given["content"] for _, given in page.tags if given.get("http-equiv"))
    assert policy == "default-src 'none'; style-src 'unsafe-inline'"


@pytest.mark.parametrize("name", NAMES)
def test_the_page_says_who_won_and_with_what(name: str) -> None:
    game, report = golden(name), told(name)
    assert report.result == game.events_of(-1)[-1].sentence
    rows = report.to_dict()["standings"]
    assert [row["Player"] for row in rows] == list(game.names)
    assert [int(row["Coins"]) for row in rows] == game.coins
    text = Page(report.html).text
    for words in (report.title, report.result, *(point.title for point in report.points)):
        assert words in text


@pytest.mark.parametrize("name", NAMES)
def test_the_sources_add_up(name: str) -> None:
    game = golden(name)
    for player, row in enumerate(told(name).to_dict()["sources"]):
        numbers = [int(text.replace("−", "-")) for key, text in row.items() if key not in ("Player", "Total")]
        assert sum(numbers) == int(row["Total"]) == game.coins[player]


@pytest.mark.parametrize("name", NAMES)
def test_every_turning_point_is_proven_by_its_ledgers(name: str) -> None:
    game, report = golden(name), told(name)
    assert list(report) == list(report.points) and report.points
    steps = [point.step for point in report.points]
    assert steps == sorted(steps)
    for point in report.points:
        assert point.ledgers and point.sentences and point.title
        position = game.history[point.step].position
        if point.kind == SWING:
            before = max(turn.step for turn in game.history.turns(point.step - 1))
            had = game.history[before].position.coins[point.player]
            assert str(position.coins[point.player] - had) in point.title
        if point.kind == FALL:
            assert "declined" in {event.kind for event in game.events_of(point.step - 1)}
        if point.kind == GIVEN_AWAY:
            advice = game.coach(point.step - 1)
            assert advice.player == point.player and advice.lost > 0


def test_the_lead_changes_when_somebody_else_is_ahead() -> None:
    """In the golden game of two, Ben leads after turns 1 and 3, Ann after 4, Ben at the end."""
    points = [point for point in told("two_players").points if point.kind == LEAD]
    assert [(point.turn, point.player) for point in points] == [(4, 0), (5, 1)]
    assert points[-1].sentences == ("Ben passes Ann: 41 against 39 when the turn is over.",)


def test_hidden_coins_are_nowhere_on_the_page() -> None:
    game = partly(3, turn=5)
    page = game.report(viewer=1)
    rows = page.to_dict()["standings"]
    assert [row["Coins"] for row in rows] == ["hidden", str(game.coins[1]), "hidden"]
    assert {point.kind for point in page.points} <= {FALL, GIVEN_AWAY}
    assert all(point.player == 1 for point in page.points if point.kind == GIVEN_AWAY)
    # whatever coins the others had: the page is the same
    other = partly(3, turn=5)
    moments = [other.history[step].position for step in range(len(other.history) + 1)]
    for position in (*moments, other.position):
        position.coins[0] += 40
        position.coins[2] += 70
    assert other.report(viewer=1).html == page.html
    with pytest.raises(ActionError, match="no player 3"):
        game.report(viewer=3)


def test_what_others_scored_at_a_decline_is_hidden_too() -> None:
    game = partly(3, turn=8)
    everything = [point for point in game.report().points if point.kind == FALL]
    assert {point.player for point in everything} - {1}, "somebody else declined"
    page = game.report(viewer=1)
    falls = [point for point in page.points if point.kind == FALL]
    assert any(point.player != 1 for point in falls)
    for point in falls:
        assert bool(point.ledgers) == (point.player == 1)
    assert [lesson.player for lesson in page.lessons] == [1]
    assert "Score of Ann" not in page.html and "Score of Cleo" not in page.html


def test_a_turning_point_shows_what_it_says() -> None:
    """The two accounts differ by what was given away; where a die decides they need not, and none is told."""
    gifts = [(name, point) for name in NAMES for point in told(name).points if point.kind == GIVEN_AWAY]
    assert gifts
    for name, point in gifts:
        advice = golden(name).coach(point.step - 1)
        totals = [0, 0]
        for label, ledger in point.ledgers:
            totals["begins with this move" in label] += ledger.total
        assert totals[0] - totals[1] == point.weight >= 1
        assert point.weight == advice.lost


@cache
def greedy() -> Game:
    """Greta plays the best turn for coins, turn after turn, and never declines."""
    return Game.load(Path(__file__).with_name("greed.json"))


def test_half_a_coin_is_no_turning_point_and_plain_english() -> None:
    advice = greedy().coach(20)
    assert advice.lost == Fraction(1, 2)
    assert advice.sentence.startswith("Gave away half a coin: 9 could be had this turn, and 8½")
    assert 21 not in [point.step for point in lesson_of_greed().points]


@cache
def lesson_of_greed() -> Report:
    return greedy().report()


def test_the_page_tells_when_declining_would_have_paid() -> None:
    report = lesson_of_greed()
    ann, greta = report.lessons
    assert greta.sentences[0] == "Greta never declined."
    assert [moment.turn for moment in greta.missed] == list(range(2, 10))
    assert all(moment.choice.gain >= 1 for moment in greta.missed)
    assert "From turn 2 to turn 9, 8 turns running," in greta.sentences[1]
    assert "+2 to +8" in greta.sentences[1]
    assert ann.sentences[0] == "Ann declined in turns 1 and 6."
    text = Page(report.html).text
    for sentence in (*ann.sentences, *greta.sentences):
        assert sentence in text and sentence in str(report)
    assert [row.label for row in report.declining.rows] == ["Ann", "Greta"]
    chart = charts.decline(greedy(), 1, looks=1000)
    assert [cell.text for cell in report.declining.rows[1].cells] == [row[-1] for row in chart.rows]


def test_the_longest_row_of_missed_turns_is_told() -> None:
    def at(turn: int, gain: int, declined: bool = False) -> Moment:
        return Moment(turn, "elves", Choice(Worth(Fraction(0), None), None, gain, None), declined)

    told = [at(2, 3), at(3, 0), at(4, 1), at(5, 2), at(6, 9, declined=True), at(8, 1), at(9, 3), at(10, -2)]
    assert [moment.turn for moment in longest_missed(told)] == [8, 9]
    assert longest_missed([at(2, 0), at(3, 5, declined=True)]) == ()


def test_an_early_decline_names_the_power_that_allows_it() -> None:
    first = lesson_of_greed().points[0]
    assert (first.kind, first.turn) == (FALL, 1)
    assert "Stout allows it in the same turn, after scoring." in first.sentences
    assert first.ledgers


def test_two_races_in_decline_are_told_apart() -> None:
    last = lesson_of_greed().points[-1]
    said = [line.sentence for _, ledger in last.ledgers for line in ledger]
    assert "4 regions of the Trolls in decline: 4 coins." in said
    assert "4 regions of the Tritons in decline: 4 coins." in said
    assert last.sentences == ("That is 20 more than Greta brought in that turn.",)


def test_a_game_that_goes_on_is_told_so_far() -> None:
    game = Game(seed=3)
    report = game.report()
    assert report.result == "The game is not over: it is turn 1 of 10, and Player 1 decides."
    assert not report.points and "Nothing stands out yet." in Page(report.html).text
    assert "Nothing stands out yet." in str(report)
    game = partly(2, turn=4)
    assert "turn 4 of 10" in game.report().result


def test_the_same_game_gives_the_same_page() -> None:
    one, other = golden("three_players").report(), golden("three_players").report()
    assert one.html == other.html and json.dumps(one.to_dict()) == json.dumps(other.to_dict())
    assert repr(one) == "<Report: Ghouls that go on, camps that flee, and a peace that holds>"


def test_names_are_escaped_wherever_they_stand() -> None:
    spite = "<script>alert(1)</script>"
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "title": f"{spite} & more",
            "players": [{"name": spite}, {"name": '"><img src=x onerror=alert(1)>'}],
            "turns": 3,
            "seed": 3,
        }
    )
    rng = Random(3)
    while not game.over:
        game.play(game.legal.sample(rng))
    report = game.report()
    for text in (report.html, report._repr_html_()):
        page = Page(text)
        assert not {tag for tag, _ in page.tags} & {"script", "img"}
        assert spite in page.text


def test_the_picture_of_coins_is_well_formed_and_says_itself() -> None:
    html = told("five_players").html
    found = [svg for svg in re.findall(r"<svg.*?</svg>", html, re.S) if "<polyline" in svg]
    assert len(found) == 1
    root = ElementTree.fromstring(found[0])
    lines = root.findall("{*}polyline")
    assert len(lines) == 5
    assert len({line.get("stroke") for line in lines}) == 5
    shapes = {path.get("d") for path in root.findall("{*}path")}
    assert len(shapes) == 5, "each player has a shape, too"
    said = [element.text for element in root.findall("{*}text")]
    assert {
        f"{name} {coins}"
        for name, coins in zip(golden("five_players").names, golden("five_players").coins, strict=True)
    } <= set(said)


def test_saving_writes_the_whole_page(tmp_path: Path) -> None:
    path = tmp_path / "game.html"
    path.write_text("old")
    told("two_players").save(path)
    assert path.read_text(encoding="utf-8") == told("two_players").html
    assert [file.name for file in tmp_path.iterdir()] == ["game.html"]
    with pytest.raises(FileNotFoundError, match="there is no folder"):
        told("two_players").save(tmp_path / "nowhere" / "game.html")
