"""A turn's score step by step: what every line of it adds, up to the total."""

from __future__ import annotations

from sw_widget import text
from sw_widget.draw.palette import INK
from sw_widget.engine.ledger import Line as RawLine
from sw_widget.explore.charts.chart import Chart, Data, axis, names_axis, safe
from sw_widget.explore.charts.styles import fill_style
from sw_widget.explore.coin_flows import BOARD, DECLINED, POWER, RACE, REGIONS
from sw_widget.explore.line_names import named_in
from sw_widget.game.errors import ActionError
from sw_widget.game.ledger import Ledger
from sw_widget.game.shown_game import AnyGame, game_of

WANTED = "a game or the ledger of a score, such as game.last_score"


def waterfall(of: Ledger | AnyGame) -> Chart:
    """A turn's score step by step, from its ledger.

    Of a game it is the last scoring; where nothing has been scored yet, what the turn would bring now.
    """
    if isinstance(of, Ledger):
        ledger = of
    else:
        game = game_of(of, "of", WANTED)
        ledger = game.last_score or game.score_preview()
    if ledger.raw.kind != "score":
        raise ActionError("of", f"must be {WANTED}, not that of a {ledger.raw.kind}")
    language = ledger.language

    def say(id: str) -> str:
        return text.sentence(id, {}, language)

    # What did not count comes last, as in the ledger itself.
    pairs = sorted(zip(ledger.raw.lines, ledger.lines, strict=True), key=lambda pair: not pair[1].applied)
    names = [_name(raw, language) for raw, _ in pairs]
    lines = [line for _, line in pairs]
    ends = [sum(line.amount for line in lines[: i + 1]) for i in range(len(lines))]
    starts = [end - line.amount for end, line in zip(ends, lines, strict=True)]
    total = ledger.total
    bars = [
        _bar(
            i,
            start,
            line.amount,
            signed(line.amount),
            f"{safe(line.sentence)}<br><i>{safe(line.reference)}</i>",
        )
        | {"marker": fill_style(_source(raw))}
        for i, (start, (raw, line)) in enumerate(zip(starts, pairs, strict=True))
    ]
    bars.append(
        _bar(len(lines), 0, total, f"<b>{total}</b>", safe(ledger.total_text))
        | {"marker": {"color": "#fffaf0", "line": {"color": INK, "width": 2.5}}}
    )
    # From the top of each step to the foot of the next: one sees that they stand on one another.
    steps = {
        "type": "scatter",
        "mode": "lines",
        "x": [x for i in range(len(lines)) for x in (i + 0.3, i + 0.7, None)],
        "y": [y for end in ends for y in (end, end, None)],
        "line": {"color": INK, "width": 1, "dash": "dot"},
        "hoverinfo": "skip",
    }
    layout = {
        "barmode": "overlay",
        "xaxis": names_axis(
            range(len(lines) + 1), [*map(_broken, names), f"<b>{safe(say('ledger-total'))}</b>"]
        ),
        "yaxis": axis(say("chart-axis-coins"), range=[0, max(total, 1) * 1.15], dtick=max(1, total // 6)),
    }
    rows = [(name, signed(line.amount), line.sentence) for name, line in zip(names, lines, strict=True)]
    return Chart(
        ledger.title,
        [say("chart-waterfall")],
        [say(id) for id in ("chart-column-from", "chart-column-coins", "chart-column-why")],
        [*rows, (say("ledger-total"), str(total), ledger.total_text)],
        [*bars, steps],
        layout,
        height=320,
    )


def _bar(tick: int, base: int, height: int, label: str, hover: str) -> Data:
    return {
        "type": "bar",
        "x": [tick],
        "base": [base],
        "y": [height],
        "text": [label],
        "textposition": "outside",
        "textfont": {"size": 16, "color": INK},
        "cliponaxis": False,
        "width": 0.6,
        "hoverinfo": "text",
        "hovertext": [hover],
    }


def _source(line: RawLine) -> str:
    """What kind of thing a line comes from."""
    if line.rule in (REGIONS, DECLINED):
        return line.rule
    named = named_in(line)
    return named[0] if named is not None and named[0] in (RACE, POWER) else BOARD


def _name(line: RawLine, language: str) -> str:
    """Whom or what a line comes from, in a word or two."""
    if line.rule == REGIONS:
        return text.sentence("chart-bar-regions", line.params, language)
    if line.rule == DECLINED:
        return text.sentence("chart-bar-declined", line.params, language)
    named = named_in(line)
    if named is None:
        return text.sentence("chart-bar-other", {}, language)
    return text.sentence("chart-bar-bonus", {"name": named}, language)


def _broken(name: str) -> str:
    return safe(name).replace(": ", "<br>")


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−") if amount else "0"
