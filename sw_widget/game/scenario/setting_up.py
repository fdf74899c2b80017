"""A new game set up: the table is laid once for all games that differ by their seed alone, then dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from secrets import randbelow
from typing import Any, NamedTuple, SupportsIndex

from sw_widget import packs as packs_by_id
from sw_widget.engine.checks import Problem, as_int, shown
from sw_widget.engine.definitions import Pack
from sw_widget.engine.position import Position
from sw_widget.game.board import Board
from sw_widget.game.scenario.new_game import ask_before_play, begin, stands_since
from sw_widget.game.scenario.offer import draw_offer
from sw_widget.game.scenario.reading import FORMAT, LEAST_SEED, MOST_SEED, Loaded, lay, load
from sw_widget.game.scenario.roles import seated

DRAWN_SEEDS = 2**31
"""Seeds that are drawn are smaller than this: short enough to be typed."""


class Laid(NamedTuple):
    """A table before chance comes in. Games copy what is on it, and never change it."""

    scenario: dict[str, Any]
    position: Position


def set_up(
    players: Iterable[str],
    seed: SupportsIndex | None,
    packs: Iterable[str],
    board: str | Board | Mapping[str, Any] | None,
    variants: Iterable[str],
    roles: Mapping[str, str] | None,
) -> Loaded:
    """A new game; raises `Problem` with the path of what is wrong. Without a seed one is drawn."""
    names, pack_ids, variant_ids = _all(players, "players"), _all(packs, "packs"), _all(variants, "variants")
    if seed is not None:
        number = as_int(seed, "seed", LEAST_SEED, MOST_SEED)
        return _set_up(names, number, pack_ids, board, variant_ids, roles)
    loaded = _set_up(names, randbelow(DRAWN_SEEDS), pack_ids, board, variant_ids, roles)
    loaded.asked = _scenario(seated(names, roles), None, pack_ids, board, variant_ids)
    return loaded


def set_up_again(asked: Mapping[str, Any], seed: int) -> Loaded:
    """A game that was asked for without a seed, as another seed sets it up."""
    loaded = load({**asked, "seed": seed})
    loaded.asked = dict(asked)
    return loaded


def _set_up(
    names: tuple[str, ...],
    seed: int,
    pack_ids: tuple[str, ...],
    board: str | Board | Mapping[str, Any] | None,
    variant_ids: tuple[str, ...],
    roles: Mapping[str, str] | None,
) -> Loaded:
    # A table can be laid beforehand where all that is asked for are texts: they say which table it is.
    if (
        (board is None or type(board) is str)
        and {*map(type, (*names, *pack_ids, *variant_ids))} == {str}
        and roles is None
    ):
        found = packs_by_id.find(pack_ids)
        laid = None if None in found else _laid(names, found, board, variant_ids)
        if laid is not None and not laid.position.rules.board.links:  # the seed says where links stand
            return _dealt(laid, names, seed)
    # All else is read as a scenario, which also finds what is wrong.
    return load(_scenario(seated(names, roles), seed, pack_ids, board, variant_ids))


def _all(values: Iterable[str], key: str) -> tuple[str, ...]:
    if not isinstance(values, list | tuple):
        if isinstance(values, str) or not isinstance(values, Iterable):
            raise Problem(key, f"must be a list of texts, not {shown(values)}")
    return tuple(values)


def _scenario(
    players: list[dict[str, Any]],
    seed: int | None,
    packs: Iterable[str],
    board: str | Board | Mapping[str, Any] | None,
    variants: Iterable[str],
) -> dict[str, Any]:
    """What is asked for, in the words of the format."""
    scenario: dict[str, Any] = {
        "format": FORMAT,
        "players": players,
        **({} if seed is None else {"seed": seed}),
        "packs": list(packs),
        "variants": list(variants),
    }
    if board is not None:
        scenario["board"] = board.to_dict() if isinstance(board, Board) else board
    return scenario


@lru_cache(maxsize=64)
def _laid(
    names: tuple[str, ...], packs: tuple[Pack, ...], board: str | None, variants: tuple[str, ...]
) -> Laid:
    """The table for games on a printed board in which nobody has a role."""
    scenario = _scenario(seated(names, None), 0, [pack.id for pack in packs], board, variants)
    return Laid(scenario, lay(scenario))


def _dealt(laid: Laid, names: tuple[str, ...], seed: int) -> Loaded:
    """A game at such a table."""
    position, scenario = laid.position.clone(), {**laid.scenario, "seed": seed}
    position.seed = seed
    if position.rules.common:
        begin(position)
        scenario |= stands_since(laid.position, position)
    draw_offer(position, scenario)
    if position.rules.common:
        ask_before_play(position)
    return Loaded(position, names, "", "", [], [], scenario)
