"""Sentences against the position that they speak of: is what they say so?

`TRUE_REASONS` and `TRUE_LINES` have, by the id of a sentence, what must hold in the position for it to be
said. The facts are looked up on the board and in what is in force, not in the reasons of the engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from sw_widget import Game
from sw_widget.engine.actions import CONQUER, PHASE_NAMES, REDEPLOYMENT, Code
from sw_widget.engine.conquest.cost import cost, entry_with, near_with
from sw_widget.engine.conquest.token_markers import extras_in
from sw_widget.engine.definitions import COPIES
from sw_widget.engine.effects.means import Renewed
from sw_widget.engine.ledger import Event, Ledger, Line, Reason
from sw_widget.engine.legal.options import readied
from sw_widget.engine.occasions import first_turn
from sw_widget.engine.position import NOBODY, Position
from sw_widget.game.speaker import MOST_LISTED
from tests.games.followed_helps import helps_do_help

NOUNS = "tokens|coins|regions|combos|conquests|badges|markers|times|others"
SINGULAR = "token|coin|region|combo|conquest|badge|time"
UNCLEAN = (
    re.compile(r"[{}]|\$|  |\bNone\b|\('|[\u2068\u2069]"),
    re.compile(r"[.,:;!?]\s*[.,:;!?]| [.,:;!?]"),
    re.compile(rf"\b1 (?!of )(?:\w+ ){{0,2}}?(?:{NOUNS})\b"),
    re.compile(rf"\b(?:0|[2-9]|\d\d) (?:new |more |bonus )?(?:{SINGULAR})\b"),
)


@lru_cache(maxsize=64)
def _any_of(names: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(longest_first)})\b")


def without_names(game: Game, text: str) -> str:
    """The text with a word for each name of a player or region, and for what is quoted."""
    names = _any_of((*game.names, *(region.name for region in game.position.rules.board.regions)))
    return re.sub(r"\"[^\"]*\"|'\w+'", "Name", names.sub("Name", text))


def is_clean(game: Game, text: str, what: str) -> None:
    """No placeholder that is left, no doubled punctuation, no plural of one, no singular of several."""
    plain = without_names(game, text).replace("…", "")
    for pattern in UNCLEAN:
        assert not pattern.search(plain), f"{what}: {text!r}"


def numbers_in(value: object) -> set[str]:
    """All numbers that parameters give, those in names included."""
    if isinstance(value, Mapping):
        return set().union(*map(numbers_in, value.values())) if value else set()
    if isinstance(value, (list, tuple)):
        return {str(len(value)), str(len(value) - MOST_LISTED)}.union(*map(numbers_in, value))
    return {str(abs(value))} if isinstance(value, int) else set(re.findall(r"\d+", str(value)))


def numbers_are_given(said: str, params: Mapping[str, object], game: Game) -> None:
    """A sentence has no number but those that it was given, and the ones of a rule ("1 token at least")."""
    left = set(re.findall(r"\d+", without_names(game, said))) - numbers_in(params) - {"0", "1"}
    assert not left, f"{said!r} has {left}, not of {params}"


# Who and what is in play


def names_in(value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, tuple) and len(value) == 2 and value[0] in ("race", "power", "marker"):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from names_in(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from names_in(item)


def in_play(position: Position) -> set[tuple[str, str]]:
    """Races, powers and markers that somebody has, or that lie on the map."""
    rules = position.rules
    found: set[tuple[str, str]] = set()
    for race, owner in enumerate(position.owner):
        if owner != NOBODY:
            found.add(("race", rules.races[race].id))
            if position.power[race] != NOBODY:
                found.add(("power", rules.powers[position.power[race]].id))
            for item in position.kit[race].effects:
                found |= {item.source, ("marker", item.by)}
                found |= {("marker", value) for value in vars(item.effect).values() if isinstance(value, str)}
    for marker, pieces in zip(rules.markers, position.markers, strict=True):
        if pieces:
            found.add(("marker", marker.id))
    found |= {("marker", marker.split("/")[0]) for _, marker in found if marker}
    return found


def names_take_part(position: Position, params: Mapping[str, object], what: str) -> None:
    known = in_play(position)
    for name in names_in(params):
        assert name in known, f"{what}: {name} is not in play"


# Refusals


def region_of(reason: Reason) -> int:
    _, region = reason.params["region"]  # type: ignore[misc]
    assert isinstance(region, int)
    return region


def has(mask: int, reason: Reason) -> bool:
    return bool(mask >> region_of(reason) & 1)


def _far(view: Position, code: Code, reason: Reason) -> bool:
    race = view.acting
    beside = view.rules.board.around(view.held[race])
    return not has(near_with(view, race, view.kit[race]), reason) and not has(beside, reason)


def _no_entry(view: Position, code: Code, reason: Reason) -> bool:
    race = view.acting
    return not view.held[race] and not has(entry_with(view, race, view.kit[race]), reason)


def _inland(view: Position, code: Code, reason: Reason) -> bool:
    kit, usual = view.kit[view.acting], view.rules.board.entry
    return _no_entry(view, code, reason) and not has(usual, reason) and not kit.entry & kit.stand & ~usual


def _void(view: Position, code: Code, reason: Reason) -> bool:
    holder = view.holder[region_of(reason)]
    guards = [source for source, _ in view.kit[holder].answering.voids]
    return view.owner[holder] != view.player and reason.params["guard"] in guards


def _short(view: Position, code: Code, reason: Reason) -> bool:
    race, params, region = view.acting, reason.params, region_of(reason)
    hand = view.hand[race]
    prices = {cost(view, race, region), cost(view, race, region, code[2:])}
    asked = params["cost"]
    assert isinstance(asked, int)
    return asked in prices and params["hand"] == hand and params["short"] == asked - hand


def _means_used(view: Position, code: Code, reason: Reason) -> bool:
    limits = {
        means.times if isinstance(means, Renewed) else 1
        for means in view.kit[view.acting].means.values()
        if means.once or means.renewed
    }
    return reason.params["limit"] in limits


def _means_unpaid(view: Position, code: Code, reason: Reason) -> bool:
    return reason.params["coins"] == view.coins[view.player]


def _no_such_marker(view: Position, code: Code, reason: Reason) -> bool:
    race = view.acting if view.acting != NOBODY else view.active[view.player]
    _, marker = reason.params["marker"]  # type: ignore[misc]
    own = {getattr(item.effect, "marker", None) for item in view.kit[race].effects}
    return marker not in own


def _tokens(view: Position, code: Code, reason: Reason) -> bool:
    return reason.params["n"] == view.tokens[region_of(reason)]


def _holder(view: Position, reason: Reason) -> int:
    return view.holder[region_of(reason)]


Truth = Callable[[Position, Code, Reason], bool]

TRUE_REASONS: dict[str, Truth] = {
    "refuse-water": lambda view, code, reason: has(view.rules.board.water, reason),
    "water-chasm": lambda view, code, reason: has(view.rules.board.printed_terrain["chasm"], reason),
    "refuse-own_region": lambda view, code, reason: _holder(view, reason) == view.acting
    or has(view.kit[view.acting].refuge, reason),
    "refuse-not_adjacent": _far,
    "not_adjacent-too_far": _far,
    "refuse-not_border": _inland,
    "not_border-more": _no_entry,
    "not_border-void": _void,
    "not_adjacent-void": _void,
    "immune-void": _void,
    "no_convert-void": _void,
    "refuse-no_tokens": lambda view, code, reason: view.hand[view.acting] == 0,
    "refuse-at_least": lambda view, code, reason: 0 < view.hand[view.acting] < view.kit[view.acting].least,
    "refuse-not_enough_tokens": _short,
    "refuse-enough_tokens": _short,
    "refuse-too_far_short": _short,
    "already_used-means": _means_used,
    "cannot_afford-means": _means_unpaid,
    "cannot_afford-means_besides": _means_unpaid,
    "wrong_phase-lacks_marker": _no_such_marker,
    "no_convert-several": _tokens,
    "no_convert-empty": lambda view, code, reason: _holder(view, reason) == NOBODY
    and not has(view.tribes, reason),
    "no_convert-lost_tribe": lambda view, code, reason: has(view.tribes, reason),
    "no_convert-own": lambda view, code, reason: view.owner[_holder(view, reason)] == view.player,
    "marker_limit-total": lambda view, code, reason: reason.params["limit"]
    == view.rules.markers[code[1]].in_box
    or reason.params["limit"] == view.stock.get((view.active[view.player], code[1])),
    "marker_limit-region": lambda view, code, reason: reason.params["limit"]
    == view.rules.markers[code[1]].per_region,
    "bad_allocation-sum": lambda view, code, reason: reason.params["n"] == sum(n for _, n in code[2]),
    "not_your_turn-over": lambda view, code, reason: PHASE_NAMES[view.stage] == "over",
}


def refusal_is_true(game: Game, code: Code, reason: Reason) -> None:
    """The reason holds in the position, whoever it names takes part, and its sentences are clean."""
    say = game.speaker.say
    said = say(reason.sentence, reason.params)
    view = readied(game.position)
    what = f"{code}: {said}"
    is_clean(game, said, what)
    numbers_are_given(said, reason.params, game)
    holds = TRUE_REASONS.get(reason.sentence)
    assert holds is None or holds(view, code, reason), f"{what} ({reason})"
    if reason.sentence == "wrong_phase-action":
        assert reason.params["phase"] == PHASE_NAMES[game.position.stage], what
    if reason.code not in ("wrong_phase", "bad_allocation", "already_used"):
        names_take_part(view, reason.params, what)
    for sentence, params in reason.helps:
        help = say(sentence, params)
        is_clean(game, help, what)
        numbers_are_given(help, params, game)


# Ledgers


def _one_shot(position: Position, line: Line) -> bool:
    """Whether that trait pays or saves something in a first turn only."""
    rules = position.rules
    traits = [*rules.races, *rules.powers]
    effects = next((trait.effects for trait in traits if trait.id == line.rule), ())
    return any(first_turn in (getattr(e, "when", None), getattr(e, "where", None)) for e in effects)


_OF_LINES = ("cost", "score", "income", "loss")
"""Accounts whose lines say what they add; a line of others may say how much there is."""

TRUE_LINES: dict[str, Callable[[Position, int, Line], bool]] = {
    "not-tokens": lambda view, region, line: view.holder[region] == NOBODY,
    "not-tokens-pieces": lambda view, region, line: view.holder[region] != NOBODY
    and view.tokens[region] == extras_in(view, region),
    "not-lost_tribe": lambda view, region, line: not view.tribes >> region & 1,
    "not-mountain": lambda view, region, line: not view.rules.board.terrain["mountain"] >> region & 1,
    "cost-tokens": lambda view, region, line: line.params["n"]
    == view.tokens[region] - extras_in(view, region),
    "score-flat": lambda view, region, line: not _one_shot(view, line),
    "cost-discount-any": lambda view, region, line: not _one_shot(view, line),
}


def ledger_is_true(game: Game, ledger: Ledger, view: Position | None, region: int = NOBODY) -> None:
    """Lines say their own numbers, once, and hold in the position, where it is known."""
    say, told = game.speaker.say, []
    for line in ledger:
        said = say(line.sentence, line.params)
        is_clean(game, said, line.sentence)
        numbers_are_given(said, {**line.params, "amount": line.amount}, game)
        if line.amount and "n" in line.params and line.rule != "minimum" and ledger.kind in _OF_LINES:
            assert line.params["n"] == abs(line.amount), f"{said}: {line.amount}"
        if view is not None:
            holds = TRUE_LINES.get(line.sentence)
            assert holds is None or holds(view, region, line), f"{said} ({line})"
            if line.sentence != "not-in_decline":  # which tells of what is over
                names_take_part(view, line.params, said)
        told.append((said, line.lender))
    assert len(set(told)) == len(told), f"said twice: {told}"


def event_is_true(game: Game, event: Event) -> None:
    """What happened, in a clean sentence with its own numbers, and its ledger."""
    said = game.speaker.say(f"event-{event.kind}", event.params)
    is_clean(game, said, event.kind)
    numbers_are_given(said, event.params, game)
    if event.ledger is not None:
        ledger_is_true(game, event.ledger, None)


def decision_is_true(game: Game) -> None:
    """What a learner sees before deciding: the prompt, the score so far, cost or reason of every region."""
    view, to_come = readied(game.position), game.position.phase <= REDEPLOYMENT
    is_clean(game, game.prompt, PHASE_NAMES[game.position.phase])
    ledger_is_true(game, game.score_preview().raw, view if to_come else None)
    for index, region in enumerate(view.rules.board.regions):
        ledger, refusal = game.cost(region.id), game.why_not_conquer(region.id)
        if ledger is not None:
            ledger_is_true(game, ledger.raw, view, index)
        if refusal is not None:
            refusal_is_true(game, (CONQUER, index), refusal.raw)


def refusals_are_true(game: Game) -> None:
    """Whatever a learner may ask about and is refused has a true reason, and helps that help."""
    for action in asked(game):
        refusal = game.why_not(action)
        if refusal is not None:
            code = game.encode(action)
            refusal_is_true(game, code, refusal.raw)
            helps_do_help(game.position, code, refusal.raw)


def asked(game: Game) -> Iterator[dict[str, Any]]:
    """Each region, with each means of the race and of others; each choice that a trait in play offers."""
    rules, view = game.position.rules, readied(game.position)
    regions = [region.id for region in rules.board.regions]
    own = view.kit[view.acting].means if view.acting != NOBODY else ()
    for region in regions:
        yield from ({"do": do, "region": region} for do in ("conquer", "attempt", "convert", "abandon"))
        for number in own:
            yield {"do": "conquer", "region": region, "with": rules.means[number].split(COPIES)}
    for named in rules.means:
        yield {"do": "conquer", "region": regions[0], "with": named.split(COPIES)}
    traits = {item.rule: item.effect.uses for kit in view.kit for item in kit.effects if item.effect.uses}
    for trait, uses in traits.items():
        key = uses.replace("/", " ").split()[0]
        values = {"region": regions, "regions": [[region] for region in regions]}.get(key, range(3))
        yield from ({"do": "use", "trait": trait, key: value} for value in values)
