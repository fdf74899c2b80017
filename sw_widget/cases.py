"""Rule cases (`sw-case/1`): a scenario, actions, and what must be true in between."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sw_widget.engine.actions import ACTION_CODES
from sw_widget.engine.checks import (
    LONGEST_MESSAGE,
    Problem,
    as_dict,
    as_list,
    as_text,
    check_format,
    clipped,
    harmless,
    known_keys,
    shown,
)
from sw_widget.engine.conquest.token_markers import extras_in_hand
from sw_widget.engine.position import NOBODY
from sw_widget.game.errors import ActionError, ScenarioError
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger, Refused
from sw_widget.game.scenario.notes import TRIBES
from sw_widget.game.scenario.offer import COMBO_KEYS, column_of
from sw_widget.game.scenario.roles import well_of
from sw_widget.game.scene import pieces_of, region_dict

FORMAT = "sw-case/1"
LONGEST_NAME = 200


@dataclass(frozen=True)
class CaseResult:
    """The result of a case. Where it failed, `message` says what was expected and what was found."""

    name: str
    ok: bool
    message: str = ""

    def __str__(self) -> str:
        return f"ok    {self.name}" if self.ok else f"FAIL  {self.name}: {self.message}"


def run(case: Mapping[str, Any]) -> CaseResult:
    """Play a case and compare. A case that is not well written fails, too, and says where."""
    name = case.get("name", "?") if isinstance(case, Mapping) else "?"
    named = clipped(harmless(name if isinstance(name, str) else shown(name)), LONGEST_NAME)
    try:
        failed = _run(case)
    except Problem as error:
        failed = f"scenario: {error}" if isinstance(error, ScenarioError) else str(error)
    return CaseResult(named, failed is None, clipped(harmless(failed or ""), LONGEST_MESSAGE))


def _run(case: Mapping[str, Any]) -> str | None:
    table = as_dict(case, "")
    check_format(table, FORMAT)
    known_keys(table, {"format", "name", "rule", "scenario", "steps"}, "")
    as_text(table.get("name", ""), "name")
    as_text(table.get("rule", ""), "rule")
    game = Game.from_scenario(table.get("scenario", {}), needs_format=False)
    for i, value in enumerate(as_list(table.get("steps"), "steps")):
        step = as_dict(value, f"steps.{i}")
        if "expect" in step:
            known_keys(step, {"expect"}, f"steps.{i}")
            failed = _expect_at(game, step["expect"], f"steps.{i}.expect")
        else:
            failed = _act(game, step, f"steps.{i}")
        if failed is not None:
            return f"step {i}: {failed}"
    return None


def _expect_at(game: Game, wanted: object, path: str) -> str | None:
    """Compare, and say at which step an expectation is not well written."""
    try:
        return expect(game, wanted, path)
    except Problem as problem:
        where = problem.path if problem.path.startswith(path) else f"{path}.{problem.path}"
        raise Problem(where, problem.message) from None


def _act(game: Game, step: dict[str, Any], path: str) -> str | None:
    action = {key: value for key, value in step.items() if key not in ("by", "error")}
    wanted = step.get("error")
    by = step.get("by")
    if by is not None and (
        isinstance(by, bool) or not isinstance(by, int) or by not in range(len(game.names))
    ):
        raise Problem(f"{path}.by", f"there is no player {shown(by)}")
    try:
        game.play(action, by=by)
    except Refused as refused:
        if refused.code == wanted:
            return None
        asked = f"expected {wanted!r}" if wanted else "nothing was to be refused"
        return f"{action} was refused with {refused.code!r} ({refused}); {asked}"
    except ActionError as error:
        raise Problem(f"{path}.{error.path}" if error.path else path, error.message) from None
    return f"{action} was accepted; expected the error {wanted!r}" if wanted else None


# Expectations


def expect(game: Game, wanted: object, path: str = "expect") -> str | None:
    """Compare a game with an expectation; None if all holds, otherwise what was expected and found."""
    table = as_dict(wanted, path)
    for key, value in table.items():
        if key not in _QUESTIONS:
            raise Problem(f"{path}.{key}", f"unknown expectation; known: {', '.join(sorted(_QUESTIONS))}")
        failed = _QUESTIONS[key](game, value)
        if failed is not None:
            return f"{key}: {failed}"
    return None


def _same(found: object, wanted: object, what: str = "") -> str | None:
    if found == wanted and type(found) is type(wanted):
        return None
    return f"{what + ' ' if what else ''}expected {wanted!r}, found {found!r}"


def _coins(game: Game, wanted: object) -> str | None:
    return _same(game.coins, wanted)


def _hand(game: Game, wanted: object) -> str | None:
    return _same(game.hand, wanted)


def _pieces(game: Game, wanted: object) -> str | None:
    return _same([pieces_of(game.position, race) for race in game.position.active], wanted)


def _pile(game: Game, wanted: object) -> str | None:
    found: dict[str, int] = {}
    for collector in game.position.active:
        for race, count in game.position.counted("pile", collector).items():
            found[TRIBES if race == NOBODY else game.position.rules.races[race].id] = count
    return _same(found, wanted)


def _well(game: Game, wanted: object) -> str | None:
    found: dict[str, int] = {}
    for race in game.position.active:
        if race in game.position.rules.roles:
            found = well_of(game.position, race)
    return _same(found, wanted)


def _reserve(game: Game, wanted: object) -> str | None:
    position = game.position
    found = [position.tray[race] for race in position.active if race in position.rules.roles]
    return _same(found[0] if found else None, wanted)


def _by_race(game: Game, wanted: object, counts: list[int]) -> str | None:
    index = game.position.rules.race_index
    for race, count in as_dict(wanted, "races").items():
        if race not in index:
            raise Problem(race, f"{race!r} is no race of these packs")
        failed = _same(counts[index[race]], count, race)
        if failed:
            return failed
    return None


def _hand_of(game: Game, wanted: object) -> str | None:
    position = game.position
    hands = [count - extras_in_hand(position, race) for race, count in enumerate(position.hand)]
    return _by_race(game, wanted, hands)


def _tray(game: Game, wanted: object) -> str | None:
    return _by_race(game, wanted, game.position.tray)


def _regions(game: Game, wanted: object) -> str | None:
    index = game.position.rules.board.index
    for id, value in as_dict(wanted, "regions").items():
        if id not in index:
            raise Problem(f"regions.{id}", f"{shown(id)} is no region of this board")
        found = region_dict(game.position, index[id])
        if value is None:
            # Markers may lie in a region where neither tokens nor a lost tribe are.
            lived_in = found is not None and ("race" in found or found["lost_tribe"])
            failed = _same(found if lived_in else None, None, id)
        else:
            known_keys(as_dict(value, f"regions.{id}"), _NOTHING_THERE, f"regions.{id}")
            seen = {**_NOTHING_THERE, **(found or {})}
            if value.get("under") is not None and seen["under"] is not None:
                asked = as_dict(value["under"], f"regions.{id}.under")
                known_keys(asked, seen["under"], f"regions.{id}.under")
                seen["under"] = {key: seen["under"][key] for key in asked}
            failed = next(
                (f for key, v in as_dict(value, id).items() if (f := _same(seen.get(key), v, f"{id}.{key}"))),
                None,
            )
        if failed:
            return failed
    return None


_NOTHING_THERE: dict[str, Any] = {
    "player": None,
    "race": None,
    "tokens": 0,
    "in_decline": False,
    "lost_tribe": 0,
    "markers": {},
    "under": None,
}


def _compare_ledger(found: Ledger | None, wanted: object, what: str) -> str | None:
    if found is None or wanted is None or isinstance(wanted, int):
        return _same(None if found is None else found.total, wanted, what)
    table = as_dict(wanted, what)
    for key, value in table.items():
        if key == "total":
            failed = _same(found.total, value, f"{what}.total")
        elif key == "lines":
            failed = _same(found.by_rule(), value, f"{what}.lines")
        else:
            raise Problem(f"{what}.{key}", "unknown key; a ledger has total and lines")
        if failed:
            return failed
    return None


def _per_region(answer: Callable[[Game, str], object]) -> Callable[[Game, object], str | None]:
    def compare(game: Game, wanted: object) -> str | None:
        for id, value in as_dict(wanted, "regions").items():
            found = answer(game, id)
            failed = (
                _compare_ledger(found, value, id) if isinstance(found, Ledger) else _same(found, value, id)
            )
            if failed:
                return failed
        return None

    return compare


def _why_not(game: Game, region: str) -> str | None:
    refusal = game.why_not_conquer(region)
    return None if refusal is None else refusal.code


def _chance(game: Game, region: str) -> str | None:
    chance = game.chance(region)
    return None if chance is None else str(chance)


_LISTED_BY = {
    "conquer": "region",
    "attempt": "region",
    "convert": "region",
    "abandon": "region",
    "pick": "slot",
    "roll": "region",
    "ally": "player",
}


def _can(game: Game, wanted: object) -> str | None:
    for name, value in as_dict(wanted, "can").items():
        if name not in ACTION_CODES:
            raise Problem(f"can.{name}", f"is no action; known: {', '.join(ACTION_CODES)}")
        if isinstance(value, bool):
            without = any("with" not in entry.to_dict() for entry in game.legal.of(name))
            failed = _same(without, value, name)
        elif name == "conquer":
            failed = _same(sorted(game.targets()), sorted(as_list(value, name), key=str), name)
        elif name in _LISTED_BY:
            plain = [entry.to_dict() for entry in game.legal.of(name)]
            found = [entry.get(_LISTED_BY[name]) for entry in plain if "with" not in entry]
            listed = [item for item in dict.fromkeys(found) if item is not None]
            failed = _same(sorted(listed, key=str), sorted(as_list(value, name), key=str), name)
        else:
            raise Problem(
                f"can.{name}",
                "must be true or false; a list for conquer, attempt, convert, abandon, pick, roll and ally",
            )
        if failed:
            return failed
    return None


def _score(game: Game, wanted: object) -> str | None:
    table = dict(as_dict(wanted, "score"))
    found = game.last_score
    if found is None:
        return f"expected {wanted!r}, but nobody has scored"
    if "player" in table:
        scored = found.raw.params["player"]
        assert isinstance(scored, tuple)
        failed = _same(scored[1], table.pop("player"), "player")
        if failed:
            return failed
    return _compare_ledger(found, table, "score")


def _to_act(game: Game, wanted: object) -> str | None:
    found = {"player": game.to_act.player, "phase": game.to_act.phase}
    known_keys(as_dict(wanted, "to_act"), found, "to_act")
    return next(
        (f for key, v in as_dict(wanted, "to_act").items() if (f := _same(found.get(key), v, key))), None
    )


def _column(game: Game, wanted: object) -> str | None:
    found = [{"tokens": 0, **combo} for combo in column_of(game.position)]
    for i, combo in enumerate(as_list(wanted, "column")):
        known_keys(as_dict(combo, f"column.{i}"), COMBO_KEYS, f"column.{i}")
        if i >= len(found):
            return f"expected {combo!r} in slot {i}, but only {len(found)} are on offer"
        failed = next(
            (
                f
                for key, v in as_dict(combo, f"column.{i}").items()
                if (f := _same(found[i].get(key), v, f"{i}.{key}"))
            ),
            None,
        )
        if failed:
            return failed
    return None


_QUESTIONS: dict[str, Callable[[Game, Any], str | None]] = {
    "coins": _coins,
    "hand": _hand,
    "hand_of": _hand_of,
    "pieces": _pieces,
    "pile": _pile,
    "tray": _tray,
    "well": _well,
    "reserve": _reserve,
    "regions": _regions,
    "cost": _per_region(Game.cost),
    "why_not": _per_region(_why_not),
    "chance": _per_region(_chance),
    "can": _can,
    "score": _score,
    "to_act": _to_act,
    "column": _column,
    "turn": lambda game, wanted: _same(game.turn, wanted),
    "over": lambda game, wanted: _same(game.over, wanted),
    "winners": lambda game, wanted: _same(sorted(game.winners), sorted(as_list(wanted, "winners"), key=str)),
}
