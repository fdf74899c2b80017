"""Everybody's coins from turn to turn."""

from __future__ import annotations

from sw_widget.draw.svg_text import shorten, width_of
from sw_widget.engine.turn.ending import how_won
from sw_widget.explore.charts.chart import Chart, axis, safe
from sw_widget.explore.charts.styles import line_style, spread_labels, text_colour
from sw_widget.explore.coin_flows import Round, flows, rounds
from sw_widget.explore.leaders import leaders
from sw_widget.explore.visible_coins import players_with_visible_coins
from sw_widget.game.game import Game
from sw_widget.game.shown_game import AnyGame, game_of

_HEIGHT = 340
_WIDEST = 150
_LINE = 20


def coins(game: AnyGame, *, viewer: int | None = None) -> Chart:
    """The coins of all players over the game. With a `viewer`, others' stay hidden until the end."""
    game = game_of(game)
    say = game.speaker.say
    told, shown = rounds(game), players_with_visible_coins(game, viewer)
    income = flows(game)
    most = max(max(moment.coins[p] for p in shown) for moment in told)
    top = most * 1.08 + 1
    traces = []
    for p in shown:
        hover = []
        for moment in told:
            params = {"player": ("player", p), "n": moment.coins[p], "turn": moment.turn}
            brought = sum(flow.amount for flow in income if (flow.turn, flow.player) == (moment.turn, p))
            lines = [say(_told_by(moment, told), params)]
            if moment is not told[0]:
                lines.append(
                    say("chart-coins-brought", {"n": brought})
                    if brought >= 0
                    else say("chart-coins-spent", {"n": -brought})
                )
            hover.append("<br>".join(map(safe, lines)))
        traces.append(
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": safe(game.names[p]),
                "x": [moment.turn for moment in told],
                "y": [moment.coins[p] for moment in told],
                "hoverinfo": "text",
                "hovertext": hover,
                **line_style(p),
            }
        )
    last = told[-1]
    heights = spread_labels([last.coins[p] for p in shown], _LINE * top / _HEIGHT)
    labels = [shorten(f"{game.names[p]} {last.coins[p]}", 15, _WIDEST) for p in shown]
    room = 30 + max(width_of(label, 15) for label in labels)
    names = [
        {
            "x": last.turn,
            "y": height,
            "text": f"<b>{safe(label)}</b>",
            "font": {"color": text_colour(p), "size": 15},
            "showarrow": False,
            "xanchor": "left",
            "xshift": 12,
        }
        for p, label, height in zip(shown, labels, heights, strict=True)
    ]
    layout = {
        "xaxis": axis(
            say("chart-axis-turn"),
            dtick=1,
            zeroline=False,
            range=[told[0].turn - 0.2, max(last.turn, told[0].turn + 1) + 0.1],
            showgrid=False,
        ),
        "yaxis": axis(say("chart-axis-coins"), range=[0, top]),
        "annotations": names,
        "margin": {"r": round(room)},
        "hovermode": "closest",
    }
    return Chart(
        say("chart-coins"),
        [_leads(game, shown, last), *_hidden(game, shown)],
        [say("chart-axis-turn"), *(game.names[p] for p in shown)],
        [[_row(game, moment, told), *(str(moment.coins[p]) for p in shown)] for moment in told],
        traces,
        layout,
        height=_HEIGHT,
    )


def _told_by(moment: Round, told: list[Round]) -> str:
    if moment is told[0]:
        return "chart-coins-start"
    return "chart-coins-after" if moment.over else "chart-coins-now"


def _row(game: Game, moment: Round, told: list[Round]) -> str:
    if moment is told[0]:
        return game.speaker.say("chart-row-start")
    return str(moment.turn) if moment.over else game.speaker.say("chart-row-now", {"turn": moment.turn})


_WON_BY = {
    "team_won": "chart-coins-won-team",
    "team_tie_broken": "chart-coins-won-team",
    "team_tie_broken_by_tokens": "chart-coins-won-tokens",
    "tie_broken": "chart-coins-won-tokens",
    "won_at_once": "chart-coins-won-at_once",
}
"""What is said of a victory, by the event that tells it, where coins alone do not say it."""


def _leads(game: Game, shown: list[int], last: Round) -> str:
    """Who is ahead, as far as the viewer may know."""
    if len(shown) == 1:
        return game.speaker.say(
            "chart-coins-own", {"player": ("player", shown[0]), "n": last.coins[shown[0]]}
        )
    if game.over:
        how = how_won(game.position)
        n = min(last.coins[p] for p in game.winners)
        return game.speaker.say(_WON_BY.get(how.kind, "chart-coins-won"), {**how.params, "n": n})
    ahead = leaders(game.position, last.coins)
    names = [("player", p) for p in ahead]
    n = min(last.coins[p] for p in ahead)
    teams = any(game.position.partner(p) in ahead for p in ahead)
    return game.speaker.say("chart-coins-team" if teams else "chart-coins-leads", {"winners": names, "n": n})


def _hidden(game: Game, shown: list[int]) -> list[str]:
    return [] if len(shown) == len(game.names) else [game.speaker.say("chart-hidden")]
