"""The odds of the die: how likely a final attempt is, by how many tokens are missing."""

from __future__ import annotations

from fractions import Fraction

from sw_widget import text
from sw_widget.draw.palette import INK
from sw_widget.engine.chance import chance_of_at_least, faces
from sw_widget.engine.checks import shown
from sw_widget.engine.die import FACES, MOST_BY_DIE
from sw_widget.explore.charts.chart import Chart, axis, names_axis, safe
from sw_widget.game.errors import ActionError
from sw_widget.game.odds import Odds


def die(odds: Odds | None = None, *, language: str = "en") -> Chart:
    """The chance that the die makes up for missing tokens. Given `game.odds(region)`, that case is marked."""
    if odds is not None:
        if not isinstance(odds, Odds):
            raise ActionError("odds", f"must come from game.odds(region), not be {shown(odds)}")
        language = odds.speaker.language

    def say(id: str, **params: object) -> str:
        return text.sentence(id, params, language)

    missing = list(range(1, MOST_BY_DIE + 2))
    chances = [chance_of_at_least(short) for short in missing]
    enough = [[face for face in faces() if face >= short] for short in missing]
    marked = [odds is not None and odds.needed == short for short in missing]
    labels = [
        f"<b>{chance}</b><br>{round(100 * chance)} %" if chance else safe(say("chart-die-none"))
        for chance in chances
    ]
    hover = [
        safe(
            say("chart-die-faces", n=short, chance=str(chance), faces=text.OneOf(shown))
            if chance
            else say("chart-die-never", n=short)
        )
        for short, chance, shown in zip(missing, chances, enough, strict=True)
    ]
    trace = {
        "type": "bar",
        "x": missing,
        "y": [float(chance) for chance in chances],
        "text": labels,
        "textposition": "outside",
        "textfont": {"size": 15, "color": INK},
        "cliponaxis": False,
        "width": 0.6,
        "hoverinfo": "text",
        "hovertext": hover,
        "marker": {
            "color": ["#e3ae3c" if here else "#7fb0d8" for here in marked],
            "line": {"color": INK, "width": [3 if here else 1 for here in marked]},
        },
    }
    # One die for every sixth of a bar: the faces that are enough are the chance.
    dice = {
        "type": "scatter",
        "mode": "text",
        "x": [short for short, shown in zip(missing, enough, strict=True) for _ in shown],
        "y": [(i + 0.5) / len(FACES) for shown in enough for i in range(len(shown))],
        "text": ["⚀⚁⚂⚃⚄⚅"[face - 1] for shown in enough for face in shown],
        "textfont": {"size": 32, "color": INK},
        "hoverinfo": "skip",
    }
    ticks = [safe(say("chart-die-short", n=short)) for short in missing]
    layout = {
        "xaxis": names_axis(missing, ticks),
        "yaxis": axis(
            say("chart-axis-chance"), range=[0, 0.62], tickformat=".0%", tickvals=[0, 1 / 6, 1 / 3, 1 / 2]
        ),
    }
    blank = Fraction(FACES.count(0), len(FACES))
    sentences = [say("chart-die-read"), say("chart-die-blank", n=FACES.count(0), chance=str(blank))]
    if odds is not None:
        sentences.insert(0, odds.sentence)
    columns = [say(id) for id in ("chart-axis-short", "chart-column-faces", "chart-axis-chance")]
    rows = [
        (str(short), ", ".join(map(str, shown)) or "–", str(chance))
        for short, shown, chance in zip(missing, enough, chances, strict=True)
    ]
    title = odds.title if odds is not None else say("chart-die")
    return Chart(title, sentences, columns, rows, [trace, dice], layout, height=320)
