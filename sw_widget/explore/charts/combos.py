"""What each combo on offer would bring in its first turn."""

from __future__ import annotations

from sw_widget.draw.palette import INK
from sw_widget.engine.actions import PICKING
from sw_widget.explore.charts.chart import Chart, Data, axis, legend_below, names_axis, safe
from sw_widget.explore.charts.styles import fill_style
from sw_widget.explore.coin_flows import PEACE, PICK, REGIONS
from sw_widget.explore.turns.lines import amount
from sw_widget.explore.worth import LOOKS, Offer, offers
from sw_widget.game.column import Combo
from sw_widget.game.errors import ActionError
from sw_widget.game.game import Game
from sw_widget.game.shown_game import AnyGame, game_of

_BAR = 58


def combos(game: AnyGame, *, looks: int = LOOKS) -> Chart:
    """The combos on offer by what their best first turn would bring, price and coins on them included.

    `looks` is how many positions may be looked at for each combo.
    """
    game = game_of(game)
    if game.position.stage != PICKING or not game.position.column:
        raise ActionError("combos", "nobody picks a combo now")
    say = game.speaker.say
    found = offers(game.branch().position, looks)
    column = list(game.column)
    ticks = list(range(len(found)))
    open_ones = [offer for offer in found if offer.worth is not None]

    def bars(source: str, name: str, amounts: list[float]) -> Data:
        return {
            "type": "bar",
            "orientation": "h",
            "name": name,
            "y": ticks,
            "x": amounts,
            "hoverinfo": "text",
            "hovertext": [
                "<br>".join(map(safe, _hover_text(game, offer, combo)))
                for offer, combo in zip(found, column, strict=True)
            ],
            "marker": fill_style(source),
        }

    traces = [
        bars(REGIONS, say("chart-combos-score"), [float(o.worth.coins) if o.worth else 0 for o in found]),
        bars(PEACE, say("chart-combos-found"), [o.found if o.worth else 0 for o in found]),
        bars(PICK, say("chart-combos-price"), [-o.price if o.worth else 0 for o in found]),
    ]
    traces = [trace for trace in traces if any(trace["x"])]
    ends = [float(offer.worth.coins) + offer.found if offer.worth else 0.0 for offer in found]
    dearest = max((offer.price for offer in open_ones), default=0)
    layout = {
        "barmode": "relative",
        "bargap": 0.35,
        "xaxis": axis(say("chart-axis-coins"), range=[-1.12 * dearest - 0.2, max([*ends, 1]) * 1.25]),
        "yaxis": names_axis(
            ticks,
            [_label(game, offer, combo) for offer, combo in zip(found, column, strict=True)],
            range=[len(found) - 0.4, -0.6],
        ),
        "annotations": [
            {
                "x": end,
                "y": offer.slot,
                "text": _short(game, offer),
                "showarrow": False,
                "xanchor": "left",
                "xshift": 6,
                "font": {"color": INK},
            }
            for offer, end in zip(found, ends, strict=True)
        ],
        "showlegend": True,
        "legend": legend_below(_BAR * max(2, len(found))),
    }
    heads = ("chart-column-combo", "chart-column-tokens", "chart-combos-score", "chart-combos-found")
    return Chart(
        say("chart-combos"),
        [
            _best(game, open_ones, column),
            say("chart-combos-read"),
            say("chart-combos-later"),
            *_unproven(game, open_ones),
        ],
        [say(head) for head in (*heads, "chart-combos-price", "ledger-total")],
        [_row(game, offer, combo) for offer, combo in zip(found, column, strict=True)],
        traces,
        layout,
        height=100 + _BAR * max(2, len(found)),
    )


def _label(game: Game, offer: Offer, combo: Combo) -> str:
    tokens = game.speaker.say("unit-tokens", {"n": offer.tokens})
    return f"<b>{safe(combo.name)}</b> <br>{safe(tokens)} "


def _coins(game: Game, offer: Offer) -> str:
    """What a combo comes to; with a plus if there may be more."""
    assert offer.worth is not None
    return f"{amount(offer.total, game.speaker)}{'' if offer.worth.proven else '+'}"


def _short(game: Game, offer: Offer) -> str:
    if offer.worth is None:
        return safe(game.speaker.say("chart-combos-dear"))
    total = offer.total
    short = str(total) if total.denominator == 1 else f"{float(total):.1f}"
    return f"<b>{short}{'' if offer.worth.proven else '+'}</b>".replace("-", "−")


def _hover_text(game: Game, offer: Offer, combo: Combo) -> list[str]:
    say = game.speaker.say
    if offer.worth is None:
        return [combo.name, say("chart-combos-dear")]
    return [
        combo.name,
        say("chart-combos-total", {"amount": amount(offer.total, game.speaker)}),
        say("chart-combos-scores", {"amount": amount(offer.worth.coins, game.speaker)}),
        *(line.sentence for line in combo.price),
        *combo.abilities,
    ]


def _row(game: Game, offer: Offer, combo: Combo) -> list[str]:
    first = [combo.name, str(offer.tokens)]
    if offer.worth is None:
        return [
            *first,
            game.speaker.say("chart-combos-dear"),
            str(offer.found),
            str(-offer.price).replace("-", "−"),
            "–",
        ]
    score = str(amount(offer.worth.coins, game.speaker))
    return [*first, score, str(offer.found), str(-offer.price).replace("-", "−"), _coins(game, offer)]


def _best(game: Game, found: list[Offer], column: list[Combo]) -> str:
    best = max(found, key=lambda offer: offer.total)
    combo = column[best.slot]
    names = {"race": ("race", combo.race), "power": ("power", combo.power)}
    return game.speaker.say("chart-combos-best", {**names, "amount": amount(best.total, game.speaker)})


def _unproven(game: Game, found: list[Offer]) -> list[str]:
    unproven = [offer for offer in found if offer.worth is not None and not offer.worth.proven]
    return [game.speaker.say("chart-combos-unproven")] if unproven else []
