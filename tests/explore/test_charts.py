"""Charts: their numbers are the game's, their data is plotly's, and nobody's name can break them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from html import unescape
from html.parser import HTMLParser
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sw_widget import ActionError, Game, charts, compare
from sw_widget.engine.actions import START
from sw_widget.explore.charts.chart import Chart, safe
from sw_widget.explore.charts.styles import spread_labels
from sw_widget.explore.coin_flows import SOURCES, flows, rounds
from sw_widget.explore.tournaments.results import Tournament
from sw_widget.explore.worth import choice, offers
from tests.explore.played_games import NAMES, golden, partly
from tests.explore.small_games import duel
from tests.rules import support

PLOTLY = "application/vnd.plotly.v1+json"
SPITEFUL = '<b onclick="x">$\\alpha$</b> %{y} & "Ann"'


def record(game: int, seats: list[str], winner: str) -> dict[str, Any]:
    return {
        "game": game,
        "seed": game,
        "board": "base/2p",
        "turns": 10,
        "steps": 99,
        "seats": seats,
        "winners": [winner],
        "coins": [90, 80],
        "tokens": [9, 8],
    }


def some_tournament() -> Tournament:
    records = [record(i, ["greedy", "random"], "greedy" if i % 10 else "random") for i in range(40)]
    return Tournament(records, bots=["random", "greedy"], seed=0)


NAMED = ("would bring most", "brought most", "share the victory", "is ahead of")
"""Sentences with names in them, which may be of any length."""

ALL: dict[str, Callable[[], Chart]] = {
    "waterfall": lambda: charts.waterfall(golden("two_players")),
    "coins": lambda: charts.coins(golden("five_players")),
    "coins hidden": lambda: charts.coins(partly(), viewer=1),
    "income": lambda: charts.income(golden("three_players")),
    "die": charts.die,
    "combos": lambda: charts.combos(Game(seed=3), looks=300),
    "decline": lambda: charts.decline(golden("two_players"), 0, looks=300),
    "results": lambda: charts.results(some_tournament()),
}


@pytest.fixture(params=ALL)
def chart(request: pytest.FixtureRequest) -> Chart:
    return ALL[request.param]()


# Showing


def test_plotly_accepts_every_picture(chart: Chart) -> None:
    """Its own checks raise an error for any option that does not exist."""
    figure = chart.figure
    assert len(figure.data) == len(chart.spec["data"])
    assert chart.title in figure.layout.title.text
    figure.data = ()
    assert chart.spec["data"], "a figure is a copy"


def test_a_notebook_gets_the_picture_and_the_numbers(chart: Chart) -> None:
    bundle = chart._repr_mimebundle_()
    assert json.loads(json.dumps(bundle, allow_nan=False)) == bundle
    picture = bundle[PLOTLY]
    assert picture.keys() == {"data", "layout", "config"}
    assert picture["config"]["showSendToCloud"] is False
    assert all("hovertext" in trace or trace["hoverinfo"] == "skip" for trace in picture["data"])
    shown = unescape(bundle["text/html"]), " ".join(bundle["text/plain"].split())
    for words in (
        chart.title,
        *chart.sentences,
        *chart.columns,
        *(cell for row in chart.rows for cell in row),
    ):
        assert words in shown[0]
    assert all(sentence in shown[1] for sentence in (chart.title, *chart.sentences))
    assert all(len(row) == len(chart.columns) for row in chart.rows)
    assert [list(row.values()) for row in chart] == [list(row) for row in chart.rows]
    assert chart.to_dict()["picture"] == chart.spec


def test_nothing_is_told_by_colour_alone(chart: Chart) -> None:
    """Traces that differ in colour differ in shape, pattern or place, or have names beside them."""
    seen: dict[str, set[str]] = {}
    for trace in chart.spec["data"]:
        if trace["type"] == "bar" and trace.get("name"):
            marker = trace["marker"]
            seen.setdefault(marker["pattern"]["shape"], set()).add(marker["color"])
        if trace["type"] == "scatter" and "markers" in trace["mode"]:
            seen.setdefault(trace["marker"]["symbol"], set()).add(trace["marker"]["color"])
    if chart.title.startswith("Decline"):
        return  # two bars for each turn, told apart by their place: left and right
    assert all(len(colours) == 1 for colours in seen.values()), seen


def luminance(colour: str) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_writing_is_dark_on_the_chart_s_own_paper(chart: Chart) -> None:
    """So it does not matter whether the notebook around it is light or dark."""
    layout = chart.spec["layout"]
    paper = luminance(layout["paper_bgcolor"])
    fonts = [layout["font"], *(note["font"] for note in layout.get("annotations", ()) if "font" in note)]
    fonts += [layout[name]["title"]["font"] for name in ("xaxis", "yaxis")]
    for font in fonts:
        assert (paper + 0.05) / (luminance(font["color"]) + 0.05) >= 4.5, font


def test_what_stands_over_a_picture_fits_a_small_page(chart: Chart) -> None:
    """Plotly breaks no lines: each sentence is one of its own, or broken where it is too long."""
    lines = chart.spec["layout"]["title"]["text"].split("<br>")[1:]
    assert all(len(unescape(line)) <= 48 for line in lines)
    assert " ".join(lines) == " ".join(map(safe, chart.sentences))
    fixed = [sentence for sentence in chart.sentences if not any(name in sentence for name in NAMED)]
    assert all(safe(sentence) in lines for sentence in fixed)


class Tags(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.add(tag)


def test_a_spiteful_name_stays_a_name() -> None:
    game = Game(players=[SPITEFUL, "Ben"], seed=3)
    rng = Random(1)
    while not game.over:
        game.play(game.legal.sample(rng))
    for chart in (charts.coins(game), charts.income(game), charts.waterfall(game)):
        bundle = chart._repr_mimebundle_()
        picture = bundle[PLOTLY]
        texts = json.dumps([picture["data"], picture["layout"]])
        assert "onclick" not in texts or "<b onclick" not in texts
        assert picture["config"]["typesetMath"] is False
        assert "hovertemplate" not in texts
        assert not Tags(bundle["text/html"]).found & {"b", "script", "img"}


def test_plotly_waits_until_somebody_wants_a_figure() -> None:
    code = """
import sys
from sw_widget import Game, charts
shown = charts.coins(Game(seed=0))._repr_mimebundle_()
print([name for name in ("plotly", "nbformat", "numpy", "networkx") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# Numbers


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 5), paid=st.booleans())
def test_every_coin_has_a_source(seed: int, players: int, paid: bool) -> None:
    variants = ["diplomat_pays"] if paid else []
    game = Game(players=["Ann", "Ben", "Cleo", "Dan", "Eve"][:players], seed=seed, variants=variants)
    rng = Random(seed)
    for _ in range(rng.randrange(200)):
        if game.over:
            break
        game.play(game.legal.sample(rng))
    changes = flows(game)
    for player in range(players):
        assert 5 + sum(flow.amount for flow in changes if flow.player == player) == game.coins[player]
    assert {flow.source for flow in changes} <= set(SOURCES)
    assert rounds(game)[-1].coins == tuple(game.coins)


@pytest.mark.parametrize("name", NAMES)
def test_the_income_of_races_adds_up(name: str) -> None:
    game = golden(name)
    chart = charts.income(game)
    for player, who in enumerate(game.names):
        totals = [int(row[-1].replace("−", "-")) for row in chart.rows if row[0].startswith(f"{who}: ")]
        assert 5 + sum(totals) == game.coins[player]
    by_source = {trace["name"]: sum(trace["x"]) for trace in chart.spec["data"]}
    assert sum(by_source.values()) == sum(game.coins) - 5 * len(game.names)


@pytest.mark.parametrize("name", NAMES)
def test_coins_end_where_the_game_ended(name: str) -> None:
    game = golden(name)
    lines = charts.coins(game).spec["data"]
    assert [line["y"][-1] for line in lines] == game.coins
    assert [line["x"][-1] for line in lines] == [game.position.turns] * len(game.names)


def test_hidden_coins_stay_hidden_until_the_end() -> None:
    game = partly(3, turn=4)
    for make in (charts.coins, charts.income):
        shown = make(game, viewer=1)
        everything = json.dumps(shown.to_dict()) + str(shown) + shown._repr_html_()
        assert "Ben" in everything and "Ann" not in everything and "Cleo" not in everything
        assert shown.sentences[-1] == "The others' coins stay hidden until the end."
    over = golden("three_players")
    assert charts.coins(over, viewer=1).rows == charts.coins(over).rows
    with pytest.raises(ActionError, match="no player 7"):
        charts.coins(game, viewer=7)


def test_a_turn_that_is_not_over_counts_as_so_far() -> None:
    game = Game(seed=3)
    assert charts.coins(game).rows == (("start", "5", "5"),)
    game.play("pick", slot=2)
    assert charts.coins(game).rows[-1] == ("1 (so far)", "3", "5")


@pytest.mark.parametrize("name", NAMES)
def test_the_steps_of_a_waterfall_lead_to_the_total(name: str) -> None:
    ledger = golden(name).last_score
    assert ledger is not None
    *bars, total, _ = charts.waterfall(ledger).spec["data"]
    height = 0
    for bar in bars:
        assert bar["base"] == [height]
        height += bar["y"][0]
    assert total["y"] == [height] == [ledger.total]


def test_a_waterfall_is_of_a_score() -> None:
    game = duel()
    cost = game.cost(game.targets()[0])
    assert cost is not None
    for wrong in (cost, 7, None):
        with pytest.raises(ValueError, match="ledger of a score"):
            charts.waterfall(wrong)  # type: ignore[arg-type]
    branch = game.what_if()
    assert charts.waterfall(branch).rows[-1][1] == str(branch.score_preview().total)


def test_lines_that_name_no_race_and_no_power_have_bars_and_rows() -> None:
    """Khans in a swamp and a Goldsmith without a mine take more than it is worth; winter lies in one."""
    at, player = support.at, support.player
    swamp = dict.fromkeys("abc", "swamp border")
    game = Game.from_scenario(
        {
            "packs": ["base", "spiders_web", "sky_islands"],
            "board": support.board("ab bc cd", **swamp, d="hill border"),
            "players": [player("khans", "goldsmith", 3), player("ice_witches", "swamp")],
            "regions": {
                "a": at(0, "khans", 2),
                "b": at(0, "khans", 1, winter_marker=1),
                "d": at(1, "ice_witches"),
            },
        },
        needs_format=False,
    )
    assert "Besides" in str(charts.waterfall(game))
    one, other = game.what_if(), game.what_if()
    other.play("conquer", region="c")
    assert "Besides" in str(compare(one, other))


def test_the_odds_are_those_of_the_die() -> None:
    chart = charts.die()
    assert [row[2] for row in chart.rows] == ["1/2", "1/3", "1/6", "0"]
    bars, dice = chart.spec["data"]
    assert bars["y"] == [pytest.approx(value) for value in (1 / 2, 1 / 3, 1 / 6, 0)]
    # a die stands for each sixth
    assert [dice["x"].count(short) / 6 for short in (1, 2, 3, 4)] == bars["y"]


def test_the_odds_of_one_attempt_are_marked() -> None:
    game, rng = Game(seed=3), Random(3)
    while not (attempts := game.legal.of("attempt")):
        game.play(game.legal.sample(rng))
    odds = game.odds(attempts[0].to_dict()["region"])
    assert odds is not None
    chart = charts.die(odds)
    widths = chart.spec["data"][0]["marker"]["line"]["width"]
    assert [width > 1 for width in widths] == [short == odds.needed for short in (1, 2, 3, 4)]
    assert chart.sentences[0] == odds.sentence


def test_combos_bring_what_their_first_turn_brings() -> None:
    """Played out, the best line of each combo brings just that."""
    game = Game(seed=3)
    game.play("pick", slot=2)
    game.play("stop")
    while game.to_act.player == 0:
        kinds = game.legal.kinds
        game.play("end_turn" if "end_turn" in kinds else game.legal.of("redeploy")[0].even())  # type: ignore[union-attr]
    found = offers(game.position, 3000)
    assert [offer.found for offer in found][:2] == [1, 1]
    for offer in found:
        after = game.branch().play("pick", slot=offer.slot)
        line = after.best_turn(looks=3000).best
        assert offer.worth is not None and line.value == offer.worth.coins
        assert offer.tokens == int(game.tokens(offer.slot))
    chart = charts.combos(game, looks=3000)
    assert len(chart.rows) == len(found) and game.column[0].name in chart.rows[0][0]
    assert charts.combos(game, looks=3000).spec == chart.spec


def test_what_is_too_dear_is_said_to_be() -> None:
    game = Game.from_scenario(
        {"format": "sw-scenario/1", "players": [{"name": "Ann", "coins": 1}, {"name": "Ben"}], "seed": 3}
    )
    chart = charts.combos(game, looks=100)
    assert [row[2] == "too dear" for row in chart.rows] == [False, False, True, True, True, True]
    with pytest.raises(ActionError, match="nobody picks a combo now"):
        charts.combos(game.play("pick", slot=0))


def test_declining_pays_what_the_game_pays() -> None:
    """The exact part of the chart: played on a branch, decline scores just that."""
    game = golden("two_players")
    chart = charts.decline(game, 0, looks=500)
    starts = [
        turn
        for turn in game.history.turns(game.steps)
        if turn.player == 0 and game.history[turn.step].position.phase == START
    ]
    assert len(chart.rows) == len(starts) > 1
    for turn, row in zip(starts, chart.rows, strict=True):
        branch = game.branch(at=turn.step)
        before = branch.coins[0]
        branch.play("decline")
        assert row[4] == str(branch.coins[0] - before)
        did = game.log[turn.step]["do"] == "decline"
        assert row[0].endswith("▲") == did


def test_in_the_last_turn_only_that_turn_counts() -> None:
    game = golden("two_players")
    last = [turn for turn in game.history.turns(game.steps) if turn.turn == game.position.turns]
    for turn in last:
        position = game.history[turn.step].position
        if position.phase == START:
            found = choice(position, 500)
            assert found.further is None and found.anew is None
            assert found.gain == Fraction(found.declining) - found.going_on.coins
            assert position == game.history[turn.step].position


def test_before_anybody_could_decline_the_chart_says_so() -> None:
    chart = charts.decline(Game(seed=3))
    assert not chart.rows and "has not begun a turn" in chart.sentences[0]
    with pytest.raises(ActionError, match="no player 5"):
        charts.decline(Game(seed=0), 5)


def test_results_show_their_intervals() -> None:
    tournament = some_tournament()
    chart = charts.results(tournament)
    for standing, trace in zip(tournament.standings, chart.spec["data"], strict=True):
        bars = trace["error_x"]
        assert trace["x"][0] + bars["array"][0] == pytest.approx(standing.high)
        assert trace["x"][0] - bars["arrayminus"][0] == pytest.approx(standing.low)
    assert chart.spec["layout"]["shapes"][0]["x0"] == 0.5
    assert chart.sentences[0] == "greedy is ahead of random: their lines lie apart."
    few = Tournament([record(0, ["greedy", "random"], "greedy")], bots=["random", "greedy"], seed=0)
    assert charts.results(few).sentences[0].endswith("Their lines overlap: play more.")


@given(st.lists(st.floats(0, 200), max_size=6), st.floats(0.1, 20))
def test_labels_keep_their_distance_and_their_order(heights: list[float], least: float) -> None:
    moved = spread_labels(heights, least)
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    for below, above in pairwise(order):
        assert moved[above] - moved[below] >= least - 1e-9
    assert sum(moved) == pytest.approx(sum(heights))
