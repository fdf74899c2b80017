"""How many tokens and pieces a race can have, by its declared effects.

Markers that count as the race's tokens (hordes) are counted apart: the box, the tray and the `hand` of a
scenario have none of them.
"""

from __future__ import annotations

from sw_widget.engine.conquest.token_markers import extras_in_hand, extras_of
from sw_widget.engine.kit import Kit
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.picking import Combo, skip_price
from sw_widget.game.declared_effects import badges_exchanged, lent_growth, victims_grow
from sw_widget.game.scenario.writing import on_map


def brought(rules: Rules, race: int, power: int) -> int:
    """What banner and badge bring."""
    banner = rules.races[race]
    wanted = banner.tokens + rules.powers[power].tokens + rules.kit(race, power, False).outlook.lifted
    return min(wanted, banner.in_box)


def most_tokens(position: Position, race: int, power: int) -> int:
    """How many tokens a race can ever have. Without its badge, whatever that was."""
    return max(_most(position.rules, race, badge) for badge in _badges(position, power))


def came_with_another(position: Position) -> bool:
    """Whether races may have come with another badge than the one that they have: partners exchange them."""
    partners = any(position.partner(player) != NOBODY for player in range(len(position.coins)))
    return partners and badges_exchanged(position.rules)


def _badges(position: Position, power: int) -> range:
    """The badge with which a race came, or all that it may have been."""
    unknown = power == NOBODY or came_with_another(position)
    return range(len(position.rules.powers)) if unknown else range(power, power + 1)


def _most(rules: Rules, race: int, power: int) -> int:
    kit = rules.kit(race, power, False)
    can = kit.outlook
    grows = can.replaces or can.growth or can.rolls_for_losses or can.gains_tokens or can.grows_on_offer
    if grows or victims_grow(rules) or lent_growth(rules):
        return rules.races[race].in_box
    return brought(rules, race, power)


def most_regions(position: Position, race: int, power: int) -> int:
    """How many regions a race can ever hold at a time: each of them takes a few tokens."""
    rules, most = position.rules, 0
    for badge in _badges(position, power):
        kit = rules.kit(race, badge, False)
        others = sum(tokens for _, tokens in kit.outlook.counted)
        most = max(most, (_most(rules, race, badge) + others) // kit.least)
    return most


def own_tokens(position: Position, race: int) -> int:
    """The tokens of a race on the map and in hand, without markers that count as tokens."""
    return on_map(position, race) + position.hand[race] - extras_of(position, race)


def own_in_hand(position: Position, race: int) -> int:
    """The tokens of a race in hand, without markers that count as tokens."""
    return position.hand[race] - extras_in_hand(position, race)


def most_in_hand(position: Position, race: int) -> int:
    """How many tokens of an active race can be off the map."""
    now = own_in_hand(position, race)
    more = most_tokens(position, race, position.power[race]) - own_tokens(position, race)
    return now + max(0, min(more, position.tray[race]))


def most_pieces(rules: Rules, kit: Kit, marker: int) -> int:
    """How many pieces of a kind that runs out a race can have at a time."""
    gathered = any(marker == gained for gained, _ in kit.outlook.gathers)
    return rules.markers[marker].in_box if gathered else kit.stock[marker]


def most_gathered(position: Position, race: int, marker: int, turns: int) -> int:
    """How many pieces the regions of the board can have brought in so many turns."""
    kit, board = position.kit[race], position.rules.board
    most = position.rules.markers[marker].in_box
    conditions = [where for gained, where in kit.outlook.gathers if gained == marker]
    if conditions and all(where.fixed for where in conditions):
        regions = sum((kit.stand & where.on_board(board)).bit_count() for where in conditions)
        most = min(most, turns * regions)
    return most


def most_on_combo(rules: Rules, combo: Combo) -> int:
    """How many tokens can lie on a combo: some for each time that coins were laid on it."""
    race, power, coins = combo
    return coins // skip_price(rules, combo) * rules.kit(race, power, False).outlook.grows_on_offer
