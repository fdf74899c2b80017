"""When decline pays: turn by turn, two turns of going on beside declining and starting anew."""

from __future__ import annotations

from typing import NamedTuple

from sw_widget.draw.palette import INK
from sw_widget.engine.actions import DECLINE, START
from sw_widget.explore.charts.chart import Chart, Data, axis, legend_below, names_axis, safe
from sw_widget.explore.charts.styles import bar
from sw_widget.explore.turns.lines import amount
from sw_widget.explore.worth import LOOKS, Choice, choice
from sw_widget.game.game import Game
from sw_widget.game.players import player_number
from sw_widget.game.shown_game import AnyGame, game_of

_HEIGHT = 380
_MANY = 6
"""Over more turns the numbers are smaller, so that they stand beside each other on small pages."""
_STAY, _LEAVE = ("#e3ae3c", "#f3dca4"), ("#7fb0d8", "#cfe1f0")


class Moment(NamedTuple):
    """The start of a turn in which a player could decline."""

    turn: int
    race: str
    choice: Choice
    declined: bool
    """Whether the player did."""


def decline(game: AnyGame, player: int | None = None, *, looks: int = LOOKS) -> Chart:
    """For each turn of a player (the one who decides, if none is named) that began with an active race: what
    this turn and the next would bring by going on, and by declining. `looks` is how many positions a search
    may look at; there are three for each turn.
    """
    game = game_of(game)
    who = game.to_act.player if player is None else player_number(player, game.names)
    say = game.speaker.say
    told = moments(game, who, looks)
    traces: list[Data] = []
    for name, offset, colours, parts in (
        ("stay", -0.2, _STAY, [(m.choice.going_on.coins, m.choice.further) for m in told]),
        ("leave", 0.2, _LEAVE, [(m.choice.declining, m.choice.anew) for m in told]),
    ):
        now = [float(part[0]) for part in parts]
        later = [float(part[1].coins) if part[1] is not None else 0.0 for part in parts]
        hover = [_hover_text(game, who, moment, name) for moment in told]
        shared = {
            "type": "bar",
            "x": [i + offset for i in range(len(told))],
            "width": 0.36,
            "hoverinfo": "text",
            "hovertext": hover,
        }
        traces += [
            {**shared, "y": now, "name": say(_NAMES[name][0]), "marker": bar(colours[0])},
            {
                **shared,
                "y": later,
                "base": now,
                "name": say(_NAMES[name][1]),
                "marker": bar(colours[1], "/"),
            },
        ]
    tops = [max(t["y"][i] + t.get("base", [0] * len(told))[i] for t in traces) for i in range(len(told))]
    layout = {
        "barmode": "overlay",
        "xaxis": names_axis(
            range(len(told)),
            [f"{moment.turn}{'<br>▲' if moment.declined else ''}" for moment in told],
            say("chart-axis-turn"),
            range=[-0.6, max(len(told), 1) - 0.4],
        ),
        "yaxis": axis(say("chart-decline-axis"), range=[0, max([*tops, 1]) * 1.15]),
        "annotations": [
            {
                "x": i,
                "y": top,
                "yshift": 12,
                "text": f"<b>{gain_of(moment)}</b>",
                "showarrow": False,
                "font": {"color": INK, "size": 14 if len(told) <= _MANY else 11},
            }
            for i, (moment, top) in enumerate(zip(told, tops, strict=True))
        ],
        "showlegend": True,
        "legend": legend_below(_HEIGHT - 120),
        "margin": {"t": 8, "l": 48, "r": 12},
    }
    heads = ["chart-axis-turn", "chart-column-combo", *_NAMES["stay"], *_NAMES["leave"], "chart-decline-gain"]
    return Chart(
        say("chart-decline", {"player": ("player", who)}),
        _sentences(game, who, told),
        [say(head) for head in heads],
        [_row(game, moment) for moment in told],
        traces,
        layout,
        height=_HEIGHT + 20,
    )


_NAMES = {
    "stay": ("chart-decline-stay", "chart-decline-stay-next"),
    "leave": ("chart-decline-leave", "chart-decline-leave-next"),
}


def moments(game: Game, player: int, looks: int) -> list[Moment]:
    """Every turn of the player that began with an active race, with what could be had."""
    history = game.history
    found = []
    for began in history.turns(len(history)):
        position = history[began.step].position
        if began.player == player and position.phase == START:
            race = position.rules.races[position.active[player]].id
            played = began.step < len(history) and history[began.step + 1].code[0] == DECLINE
            found.append(Moment(began.turn, race, choice(position, looks), played))
    return found


def gain_of(moment: Moment) -> str:
    """What declining brings more, with its sign."""
    gain = round(float(moment.choice.gain), 1)
    return f"{gain:+g}".replace("-", "−") if gain else "0"


def _hover_text(game: Game, player: int, moment: Moment, which: str) -> str:
    say, speaker, c = game.speaker.say, game.speaker, moment.choice
    if which == "stay":
        lines = [
            say(
                "chart-decline-told-stay",
                {"amount": amount(c.going_on.coins, speaker), "race": ("race", moment.race)},
            )
        ]
        if c.further is not None:
            lines.append(say("chart-decline-told-stay-next", {"amount": amount(c.further.coins, speaker)}))
    else:
        lines = [say("chart-decline-told-leave", {"amount": c.declining, "race": ("race", moment.race)})]
        if c.anew is not None:
            lines.append(say("chart-decline-told-leave-next", {"amount": amount(c.anew.coins, speaker)}))
    if moment.declined:
        lines.append(say("chart-decline-did", {"player": ("player", player)}))
    return "<br>".join(map(safe, [say("chart-decline-turn", {"turn": moment.turn}), *lines]))


def _row(game: Game, moment: Moment) -> list[str]:
    c, speaker = moment.choice, game.speaker
    cells = [
        c.going_on.coins,
        c.further.coins if c.further else None,
        c.declining,
        c.anew.coins if c.anew else None,
    ]
    turn = f"{moment.turn}{' ▲' if moment.declined else ''}"
    shown = ["–" if cell is None else str(amount(cell, speaker)) for cell in cells]
    return [turn, speaker.name("race", moment.race), *shown, gain_of(moment)]


def _sentences(game: Game, player: int, told: list[Moment]) -> list[str]:
    say = game.speaker.say
    if not told:
        return [say("chart-decline-none", {"player": ("player", player)})]
    how = ("chart-decline-read", "chart-decline-bold", "chart-decline-plain", "chart-decline-how")
    said = [say(id) for id in how]
    if not all(moment.choice.proven for moment in told):
        said.append(say("chart-decline-unproven"))
    if any(moment.declined for moment in told):
        said.append(say("chart-decline-mark", {"player": ("player", player)}))
    return said
