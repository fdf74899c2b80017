"""What each race brought its player, and by what: regions, decline, the race's and the power's bonus."""

from __future__ import annotations

from collections import defaultdict

from sw_widget import text
from sw_widget.draw.palette import INK
from sw_widget.explore.charts.chart import Chart, axis, legend_below, names_axis, safe
from sw_widget.explore.charts.styles import fill_style
from sw_widget.explore.charts.waterfall import signed
from sw_widget.explore.coin_flows import PICK, SOURCES, Flow, flows
from sw_widget.explore.visible_coins import players_with_visible_coins
from sw_widget.game.game import Game
from sw_widget.game.shown_game import AnyGame, game_of

_BAR = 46
Combo = tuple[int, str, str | None]
"""A player, a race and the power it came with."""


def income(game: AnyGame, *, viewer: int | None = None) -> Chart:
    """The coins of each race by where they came from. With a `viewer`, only that player's until the end."""
    game = game_of(game)
    say = game.speaker.say
    shown = players_with_visible_coins(game, viewer)
    by_combo: dict[Combo, list[Flow]] = defaultdict(list)
    for flow in flows(game):
        if flow.player in shown:
            by_combo[flow.player, flow.race, flow.power].append(flow)
    combos = sorted(by_combo, key=lambda combo: (combo[0], by_combo[combo][0].step))
    totals = [sum(flow.amount for flow in by_combo[combo]) for combo in combos]
    names = [f"{game.names[combo[0]]}: {combo_name(combo, game.language)}" for combo in combos]
    sums = {
        source: [sum(f.amount for f in by_combo[combo] if f.source == source) for combo in combos]
        for source in SOURCES
    }
    used = [source for source in SOURCES if any(sums[source])]
    ticks = list(range(len(combos)))
    traces = [
        {
            "type": "bar",
            "orientation": "h",
            "name": say(f"chart-source-{source}"),
            "y": ticks,
            "x": sums[source],
            "text": [str(abs(amount)) if amount else "" for amount in sums[source]],
            "textposition": "inside",
            "insidetextanchor": "middle",
            "textangle": 0,
            "textfont": {"color": INK, "size": 13},
            "hoverinfo": "text",
            "hovertext": [
                "<br>".join(map(safe, (name, *_hover_text(game, by_combo[combo], source))))
                for combo, name in zip(combos, names, strict=True)
            ],
            "marker": fill_style(source),
        }
        for source in used
    ]
    ends = [sum(max(0, sums[source][i]) for source in SOURCES) for i in ticks]
    layout = {
        "barmode": "relative",
        "bargap": 0.3,
        "xaxis": axis(
            say("chart-axis-coins"),
            range=[min(0, *map(min, sums.values())) * 1.1 if combos else 0, max(ends, default=1) * 1.14],
        ),
        "yaxis": names_axis(
            ticks,
            [_label(game, combo) for combo in combos],
            range=[len(combos) - 0.4, -0.6],
        ),
        "annotations": [
            {"x": end, "y": i, "text": f"<b>{total}</b>", "showarrow": False, "xanchor": "left", "xshift": 6}
            for i, end, total in zip(ticks, ends, totals, strict=True)
        ],
        "showlegend": True,
        "legend": legend_below(_BAR * max(2, len(combos))),
    }
    columns = [
        say("chart-column-combo"),
        *(say(f"chart-source-{source}") for source in used),
        say("ledger-total"),
    ]
    rows = [
        [name, *(signed(sums[source][i]) for source in used), str(total)]
        for i, (name, total) in enumerate(zip(names, totals, strict=True))
    ]
    return Chart(
        say("chart-income"),
        [
            _best(game, combos, totals),
            say("chart-income-read") if min(sums[PICK], default=0) < 0 else "",
            *([] if len(shown) == len(game.names) else [say("chart-hidden")]),
        ],
        columns,
        rows,
        traces,
        layout,
        height=100 + _BAR * max(2, len(combos)),
    )


def combo_name(combo: Combo, language: str) -> str:
    """Power and race by name, or the race alone where its power is not known."""
    _, race, power = combo
    return text.combo(power, race, language)


def _label(game: Game, combo: Combo) -> str:
    return f"<b>{safe(game.names[combo[0]])}</b> <br>{safe(combo_name(combo, game.language))} "


def _hover_text(game: Game, of: list[Flow], source: str) -> list[str]:
    """What one source brought a race: in all, and turn by turn."""
    found: dict[int, int] = defaultdict(int)
    for flow in of:
        if flow.source == source:
            found[flow.turn] += flow.amount
    say = game.speaker.say
    head = f"{say(f'chart-source-{source}')}: {signed(sum(found.values()))}"
    return [head, *(say("chart-income-turn", {"turn": turn, "what": signed(n)}) for turn, n in found.items())]


def _best(game: Game, combos: list[Combo], totals: list[int]) -> str:
    if not combos:
        return game.speaker.say("chart-income-none")
    best = max(range(len(combos)), key=totals.__getitem__)
    player, race, power = combos[best]
    if power is None:
        return ""
    names = {"player": ("player", player), "race": ("race", race), "power": ("power", power)}
    return game.speaker.say("chart-income-best", {**names, "n": totals[best]})
