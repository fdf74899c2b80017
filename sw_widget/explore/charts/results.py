"""The results of a tournament: how often each bot won, and how sure that is."""

from __future__ import annotations

from statistics import fmean

from sw_widget.draw.palette import INK
from sw_widget.engine.checks import shown
from sw_widget.explore.charts.chart import FAINT, Chart, axis, names_axis, safe
from sw_widget.explore.charts.styles import line_style
from sw_widget.explore.tournaments.records import sides
from sw_widget.explore.tournaments.results import Standing, Tournament
from sw_widget.game.errors import ActionError
from sw_widget.text import sentence

_BAR = 62


def results(tournament: Tournament) -> Chart:
    """How often each bot won, with the 95 % interval, beside what chance alone would give."""
    if not isinstance(tournament, Tournament):
        raise ActionError("tournament", f"must be what tournament(…) gave, not {shown(tournament)}")
    standings = tournament.standings
    fair = [_fair(tournament, standing.bot) for standing in standings]
    traces = [
        {
            "type": "scatter",
            "mode": "markers",
            "x": [standing.share],
            "y": [i],
            "error_x": {
                "type": "data",
                "array": [standing.high - standing.share],
                "arrayminus": [standing.share - standing.low],
                "thickness": 3,
                "width": 9,
                "color": line_style(i)["line"]["color"],
            },
            "hoverinfo": "text",
            "hovertext": ["<br>".join(map(safe, _hover_text(standing)))],
            **line_style(i),
        }
        for i, standing in enumerate(standings)
    ]
    for trace in traces:
        trace["marker"] = {**trace["marker"], "size": 15}
    layout = {
        "xaxis": axis(sentence("chart-results-axis"), range=[-0.03, 1.06], tickformat=".0%", dtick=0.25),
        "yaxis": names_axis(
            range(len(standings)),
            [f"<b>{safe(standing.bot)}</b> " for standing in standings],
            range=[len(standings) - 0.4, -0.7],
        ),
        "shapes": [
            {
                "type": "line",
                "x0": share,
                "x1": share,
                "y0": i - 0.4,
                "y1": i + 0.4,
                "line": {"color": FAINT, "width": 2, "dash": "dot"},
            }
            for i, share in enumerate(fair)
        ],
        "annotations": [
            {
                "x": standing.share,
                "y": i,
                "yshift": 20,
                "text": f"<b>{100 * standing.share:.0f} %</b>",
                "showarrow": False,
                "font": {"color": INK, "size": 14},
            }
            for i, standing in enumerate(standings)
        ],
    }
    heads = (
        "tournament-bot",
        "tournament-games",
        "tournament-wins",
        "tournament-share",
        "tournament-interval",
    )
    rows = [
        [
            s.bot,
            str(s.games),
            f"{float(s.wins):g}",
            f"{100 * s.share:.1f} %",
            f"{100 * s.low:.1f}–{100 * s.high:.1f} %",
        ]
        for s in standings
    ]
    return Chart(
        sentence("chart-results", {"n": len(tournament)}),
        [_verdict(standings), sentence("chart-results-read"), sentence("chart-results-fair")],
        [sentence(head) for head in heads],
        rows,
        traces,
        layout,
        height=90 + _BAR * max(2, len(standings)),
    )


def _fair(tournament: Tournament, bot: str) -> float:
    """The share of its games that a bot would win by chance alone, with its partner where it has one."""
    own = [1 / len({*sides(record)}) for record in tournament if bot in record["seats"]]
    return fmean(own) if own else 0.0


def _hover_text(standing: Standing) -> list[str]:
    wins, low, high = f"{float(standing.wins):g}", f"{100 * standing.low:.1f}", f"{100 * standing.high:.1f}"
    return [
        sentence("chart-results-won", {"bot": standing.bot, "wins": wins, "n": standing.games}),
        sentence("chart-results-range", {"low": low, "high": high}),
        sentence("chart-results-coins", {"amount": f"{standing.coins:.1f}"}),
    ]


def _verdict(standings: tuple[Standing, ...]) -> str:
    """Whether the first is sure to be ahead of the second: only where their intervals lie apart."""
    if len(standings) < 2:
        return ""
    first, second = standings[:2]
    names = {"bot": first.bot, "other": second.bot}
    return sentence("chart-results-ahead" if first.low > second.high else "chart-results-open", names)
