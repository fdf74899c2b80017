"""Candidates for generated questions about a position, and how instructive each is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sw_widget.engine.actions import REDEPLOYMENT
from sw_widget.engine.conquest.loss_lines import collector
from sw_widget.engine.conquest.token_markers import extras_in
from sw_widget.engine.position import ACTIVE, NOBODY
from sw_widget.engine.turn.preview import GIVEN_UP
from sw_widget.game.game import Game
from sw_widget.game.role_questions import rises
from sw_widget.game.scenario.roles import well_of
from sw_widget.teach.questions.collected import TRAY, goes_to, who_collects
from sw_widget.teach.questions.losses import rolled_for
from sw_widget.teach.questions.plain_rules import is_plain
from sw_widget.teach.questions.purchase import price_now
from sw_widget.teach.questions.spec import in_another_way
from sw_widget.teach.questions.targets import chosen
from sw_widget.teach.questions.winner import sole_winner

FEWEST_TARGETS = 3


@dataclass(frozen=True)
class Candidate:
    """A question that could be asked, the rules that it is about, and its worth among its kind."""

    data: dict[str, Any]
    rules: frozenset[str]
    worth: int
    in_force: frozenset[str]
    """Those of the rules that hold in this position, as it works them out itself; others only seem to."""


def _in_force(data: dict[str, Any], rules: Iterable[str], worth: int) -> Candidate:
    """A question about rules that all hold."""
    about = frozenset(rules)
    return Candidate(data, about, worth, about)


def candidates(game: Game, kind: str) -> list[Candidate]:
    """All questions of a kind that this position allows."""
    return list(_KINDS[kind](game))


def _regions(game: Game) -> Iterator[str]:
    if game.to_act.phase in ("start", "conquest") and game.readied.acting != NOBODY:
        yield from (region.id for region in game.position.rules.board.regions)


def _cost(game: Game) -> Iterator[Candidate]:
    for id in _regions(game):
        ledger = game.cost(id)
        if ledger is not None:
            counted = [line for line in ledger.lines if line.applied]
            # An ability that does not count here is worth asking about as well: is it seen?
            gifts = [line for line in ledger.raw.lines if not line.applied and "name" in line.params]
            rules = {line.rule for line in counted} | {line.rule for line in gifts}
            about = frozenset(rules - {"base"} or rules)
            in_force = about & {line.rule for line in counted}
            yield Candidate({"ask": "cost", "region": id}, about, 2 * len(counted) + len(gifts), in_force)


def _coins(game: Game) -> Iterator[Candidate]:
    # Whoever must still pick cannot end the turn now; which region is given up, if one must be, is a choice.
    if game.to_act.phase != "pick" and game.position.phase <= REDEPLOYMENT:
        ledger = game.score_preview()
        if ledger.total and all(line.rule != GIVEN_UP for line in ledger.lines):
            rules = frozenset(line.rule for line in ledger.lines)
            counted = [line.rule for line in ledger.lines if line.applied]
            yield Candidate({"ask": "coins"}, rules, len(counted), frozenset(counted))


def _targets(game: Game) -> Iterator[Candidate]:
    regions = chosen(game, 0) if list(_regions(game)) else []
    refusals = [refusal for refusal in map(game.why_not_conquer, regions) if refusal is not None]
    if refusals and FEWEST_TARGETS <= len(regions) > len(refusals):
        codes = frozenset(refusal.code for refusal in refusals)
        in_force = codes - {refusal.code for refusal in refusals if not is_plain(game, refusal)}
        yield Candidate({"ask": "targets"}, codes | {"conquer"}, len(codes), in_force | {"conquer"})


def _losses(game: Game) -> Iterator[Candidate]:
    for id in _regions(game):
        if game.cost(id) is not None and len(game.losses(id)) and not _arguable(game, id):
            ledger = game.losses(id)
            tokens = game.readied.tokens[game.position.rules.board.index[id]]
            rules = frozenset(line.rule for line in ledger.lines)
            in_force = frozenset(line.rule for line in ledger.lines if line.applied)
            worth = min(tokens, 3) + 3 * any(not line.applied for line in ledger.lines)
            yield Candidate({"ask": "losses", "region": id}, rules, worth, in_force)


def _arguable(game: Game, id: str) -> bool:
    """Whether it can be argued who is lost, or how many are kept: where markers that count as tokens stand
    among those of the race, and where the die or the conqueror's gift brings new ones.
    """
    view = game.readied
    region = view.rules.board.index[id]
    kit = view.kit[view.acting]
    gives = kit.outlook.victims_grow
    given = gives and view.status[view.holder[region]] == ACTIVE
    return given or rolled_for(view, region) or extras_in(view, region) > 0


def _chance(game: Game) -> Iterator[Candidate]:
    for id in _regions(game):
        odds = game.odds(id)
        if odds is not None:
            rules = {"die", *(line.rule for line in odds.cost.lines if line.applied)} - {"base"}
            yield _in_force({"ask": "chance", "region": id}, rules, len(rules))


def _why_not(game: Game) -> Iterator[Candidate]:
    unclear = in_another_way(game) if list(_regions(game)) else set()
    for id in _regions(game):
        refusal = game.why_not_conquer(id)
        if refusal is not None and id not in unclear:
            worth = 0 if refusal.code == "own_region" else 1
            rules = frozenset((refusal.code,))
            in_force = rules if is_plain(game, refusal) else frozenset()
            yield Candidate({"ask": "why_not", "region": id}, rules, worth, in_force)


def _winner(game: Game) -> Iterator[Candidate]:
    """Only where more than everybody's own coins decides."""
    alike = all(seat.team is None and seat.ranked for seat in game.position.seats())
    if not alike and not game.over and sole_winner(game.position) is not None:
        yield _in_force({"ask": "winner"}, ("end",), 1)


def _purchase(game: Game) -> Iterator[Candidate]:
    ledger = price_now(game.position)
    if ledger is not None:
        yield _in_force({"ask": "purchase"}, (line.rule for line in ledger.lines), ledger.total)


def _lost_to(game: Game) -> Iterator[Candidate]:
    view = game.readied
    if "collects_lost" not in view.rules.heard:
        return
    for id in _regions(game):
        found = None if _arguable(game, id) else goes_to(game, view.rules.board.index[id])
        taker = collector(view)
        if found is not None and taker is not None:
            rule = "loss" if found == TRAY else taker.at.rule
            yield _in_force({"ask": "lost_to", "region": id}, (rule,), 1)


def _rising(game: Game) -> Iterator[Candidate]:
    race = who_collects(game.position)
    if race is not None and rises(game.position, race) is not None and not game.over:
        rule = game.position.rules.races[race].id
        yield _in_force({"ask": "rising"}, (rule,), sum(well_of(game.position, race).values()))


_KINDS: dict[str, Callable[[Game], Iterator[Candidate]]] = {
    "cost": _cost,
    "coins": _coins,
    "targets": _targets,
    "losses": _losses,
    "chance": _chance,
    "why_not": _why_not,
    "winner": _winner,
    "purchase": _purchase,
    "lost_to": _lost_to,
    "rising": _rising,
}
GENERATED = tuple(_KINDS)
"""The kinds of questions that can be made from a position."""
OF_MODES = ("winner", "purchase", "lost_to", "rising")
"""Those of them that only teams, or a player with a role, give rise to."""
