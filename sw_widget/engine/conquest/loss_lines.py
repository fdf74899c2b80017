"""What a defender loses with a region, where that goes, and the lines that say so."""

from __future__ import annotations

from typing import NamedTuple

from sw_widget.engine.conquest.buried import rule_of_burying, stays_under
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.telling import lines_of
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Ledger, Line
from sw_widget.engine.position import NOBODY, Position


class Collector(NamedTuple):
    """Who collects what is lost in conquests, and the one effect by which they do."""

    at: View
    effect: Effect


def collector(position: Position) -> Collector | None:
    """The race that collects what is lost, if there is one, with the rule that says so."""
    for race in position.active:
        for source, collects in position.kit[race].answering.collects_lost:
            at = View(position, race, source)
            if collects(at):
                return Collector(at, collects.__self__)  # type: ignore[attr-defined]
    return None


def losses(position: Position, region: int, fought: bool = True) -> int:
    """How many tokens the race that holds a region loses with it; unless `fought`, no fewer than usual."""
    race = position.holder[region]
    if position.kit[race].answering.losses:
        return loss_line(position, region, fought).amount
    return min(1, position.tokens[region])


def loss_ledger(position: Position, region: int) -> Ledger:
    """What the defender would lose with the region, and why."""
    if position.holder[region] == NOBODY:
        return Ledger("loss", ())
    if position.rules.answering.buries and stays_under(position, region):
        race = ("race", position.rules.races[position.holder[region]].id)
        params = {"race": race, "n": position.tokens[region]}
        line = Line(
            "buried",
            0,
            "loss-buried",
            params,
            applied=True,
            reference=rule_of_burying(position, position.acting),
        )
        return ledger_of_loss(position, region, line)
    return ledger_of_loss(position, region, loss_line(position, region))


def ledger_of_loss(position: Position, region: int, line: Line) -> Ledger:
    name = ("race", position.rules.races[position.holder[region]].id)
    return Ledger("loss", (line,), {"region": ("region", region), "race": name})


def loss_line(position: Position, region: int, fought: bool = True) -> Line:
    """What is lost with a region; unless it is `fought` for, nobody loses less than usual, and nobody
    collects it.
    """
    race = position.holder[region]
    said_so = lines_of(position, race, "losses", region)
    lost = min(1, position.tokens[region])
    if not fought:
        said_so = [line for line in said_so if line.amount >= lost]
    if said_so:
        return min(said_so, key=lambda line: line.amount)
    params = {"race": ("race", position.rules.races[race].id), "n": lost}
    taker = collector(position) if fought else None
    if taker is None:
        return Line("loss", lost, "loss-one", params)
    return Line("loss", lost, "loss-collected", {**params, "name": taker.at.name}, reference=taker.at.rule)


def conversion_line(position: Position, region: int, rule: str) -> Line:
    """What is lost where a lone token is replaced, and where it goes; `rule` is whose doing that is."""
    params: dict[str, object] = {"race": ("race", position.rules.races[position.holder[region]].id)}
    taker, sentence = collector(position), "loss-converted"
    for marker in position.rules.counted:
        if region in position.markers[marker]:
            params["marker"] = ("marker", position.rules.markers[marker].id)
            return Line("converted", 1, "loss-converted-token_marker", params, reference=rule)
    if taker is not None:
        params["name"], sentence = taker.at.name, "loss-converted-collected"
    return Line("converted", 1, sentence, params, reference=rule)
