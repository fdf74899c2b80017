"""A player's view: the game without others' coins, which are hidden until the end, and without the stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sw_widget.engine.conquest.pile import left_in_pile
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.picking import price
from sw_widget.engine.turn.returning import waiting
from sw_widget.game.players import player_number
from sw_widget.game.scenario.beside_the_map import guard_of, lent_badge_of, player_of
from sw_widget.game.scenario.notes import notes_of
from sw_widget.game.scenario.offer import column_of
from sw_widget.game.scenario.roles import role_of
from sw_widget.game.scenario.this_turn import asked_of, fled_of
from sw_widget.game.scenario.writing import pile_of
from sw_widget.game.scene import pieces_of, scene

if TYPE_CHECKING:
    from sw_widget.game.game import Game


def view_of(game: Game, player: int | None) -> dict[str, Any]:
    """The game as a player (or, with None, an onlooker) sees it, as plain data."""
    position = game.position
    if player is not None:
        player = player_number(player, game.names)
    rules = position.rules
    seen = scene(position, game.names)
    return {
        "turn": position.turn,
        "turns": position.turns,
        "current": position.player,
        "to_act": {"player": game.to_act.player, "phase": game.to_act.phase},
        "this_turn": _this_turn(position),
        "notes": notes_of(position, this_turn=False),
        "over": game.over,
        "winners": game.winners,
        "regions": seen["regions"],
        "players": [_player(position, i, name, player) for i, name in enumerate(game.names)],
        "column": [
            {**combo, "price": price(position, slot)} for slot, combo in enumerate(column_of(position))
        ],
        "left": {
            "races": len(position.race_stack),
            "powers": len(position.power_stack),
            "discarded": len(position.discarded),
            **({"finds": left_in_pile(position)} if rules.finds else {}),
        },
        **lent_badge_of(position),
        **guard_of(position),
        "tray": {race.id: position.tray[i] for i, race in enumerate(rules.races)},
    }


def _player(position: Position, index: int, name: str, viewer: int | None) -> dict[str, Any]:
    active = position.active[index]
    shown = position.over or index == viewer
    combos = [_combo(position, race) for race in position.races_of(index)]
    ally = position.noted("ally", active) - 1
    return {
        "name": name,
        "coins": position.coins[index] if shown else None,
        "active": combos[0] if active != NOBODY else None,
        "declined": combos[1:] if active != NOBODY else combos,
        "ally": ally if ally != NOBODY else None,
        "pile": pile_of(position, active),
        **_team(position, index),
        **player_of(position, index),
        **role_of(position, index),
    }


def _team(position: Position, player: int) -> dict[str, Any]:
    """The team of a player and who else is in it; nothing where everybody plays alone."""
    seat, partner = position.seats()[player], position.partner(player)
    return {} if seat.team is None else {"team": seat.team, "partner": partner}


def _combo(position: Position, race: int) -> dict[str, Any]:
    """A race with what its player has of it beside the map, and what of that has fled there this turn."""
    rules, power = position.rules, position.power[race]
    return {
        "race": rules.races[race].id,
        "power": rules.powers[power].id if power != NOBODY else None,
        "hand": position.hand[race],
        "pieces": pieces_of(position, race),
        "fled": fled_of(position, race),
        "regions": position.held[race].bit_count(),
        "first_turn": bool(position.new >> race & 1),
        **_for_now(position, race),
    }


def _this_turn(position: Position) -> dict[str, Any]:
    """What everybody has seen happen in this turn, as far as it still counts."""
    rules, acting, board = position.rules, position.acting, position.rules.board
    return {
        "race": rules.races[acting].id if acting != NOBODY else None,
        "begun": position.begun,
        "opened": position.opened,
        "non_empty": board.ids(position.non_empty),
        "given_up": board.ids(position.given_up),
        "used": [name for number, name in enumerate(rules.means) if position.used >> number & 1],
        "attacked": [player for player in range(len(position.coins)) if position.attacked >> player & 1],
        "roll": position.roll if position.roll != NOBODY else None,
        "notes": notes_of(position, this_turn=True),
        **asked_of(position),
    }


def _for_now(position: Position, race: int) -> dict[str, Any]:
    """The power that a race copies, and whether a race in decline will be active again, where it is so."""
    copied = position.noted("copied", race) - 1
    said: dict[str, Any] = {} if copied == NOBODY else {"copied": position.rules.powers[copied].id}
    return {**said, "returns": True} if waiting(position, position.owner[race]) == race else said
