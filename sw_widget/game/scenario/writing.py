"""Writing a position as a scenario, and naming what a scenario cannot hold of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sw_widget.engine.conquest.token_markers import extras_in_hand
from sw_widget.engine.hooks.effect import THIS_TURN
from sw_widget.engine.ledger import Params
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import ACTIVE, AT_REST, NOBODY, Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.redeployment import placings
from sw_widget.engine.turn.scoring import coins_at_start
from sw_widget.game.board import Board
from sw_widget.game.scenario.beside_the_map import guard_of, lent_badge_of, player_of, turned_of
from sw_widget.game.scenario.notes import TRIBES, remembered_of
from sw_widget.game.scenario.offer import column_of
from sw_widget.game.scenario.reading import FORMAT, links_of, load, printed_board
from sw_widget.game.scenario.regions import automatic_markers, bringer_of
from sw_widget.game.scenario.roles import bought_of, role_of, with_hand
from sw_widget.game.scenario.this_turn import fled_of, in_a_turn, this_turn_of, tokens_come
from sw_widget.game.scene import region_dict

Note = tuple[str, Params]
"""A sentence about a change: its id, and its parameters."""

THIS_TURN_FIELDS = (
    "phase", "acting", "opened", "non_empty", "used", "attacked", "roll", "given_up", "fled", "fled_markers",
    "pending", "begun",
)  # fmt: skip
"""What a position remembers of a turn that has begun."""


def scenario_of(
    position: Position,
    names: Sequence[str],
    *,
    title: str = "",
    text: str = "",
    dice: Sequence[int] = (),
    this_turn: bool = False,
) -> dict[str, Any]:
    """A scenario that opens at this position: everything in it is written out.

    It opens at the start of the turn; with `this_turn` where the turn stands, what has happened in it
    included.
    """
    rules, this_turn = position.rules, this_turn and in_a_turn(position)
    data: dict[str, Any] = {"format": FORMAT, "title": title, "text": text}
    data["packs"] = [pack.id for pack in rules.packs]
    data["variants"] = list(rules.variants)
    data["board"] = board_of(rules)
    data |= links_of(rules.board)
    data["turn"], data["turns"] = min(position.turn, position.turns), position.turns
    data["current"] = position.player
    data["players"] = [_player(position, player, name, this_turn) for player, name in enumerate(names)]
    data["regions"] = _regions(position, set() if this_turn else _of_this_turn(position))
    if not this_turn:
        come = {race: tokens_come(position, race) for race in rules.roles}
        data["regions"] = with_hand(position, data["regions"], come)
    data["column"] = column_of(position)
    data["race_stack"] = [rules.races[race].id for race in position.race_stack]
    data["power_stack"] = [rules.powers[power].id for power in position.power_stack]
    data["discarded"] = [rules.powers[power].id for power in position.discarded]
    data |= _face_down(position)
    data |= turned_of(position)
    data |= lent_badge_of(position)
    data |= guard_of(position)
    data["notes"] = remembered_of(position)
    if this_turn:
        data["this_turn"] = this_turn_of(position)
    data["dice"] = list(dice)
    data["seed"] = position.seed
    if position.shuffles:
        data["shuffles"] = position.shuffles
    return data


def board_of(rules: Rules) -> str | dict[str, Any]:
    """A printed board by its id, any other in full."""
    board = rules.board.printed
    printed = any(board.id in pack.boards for pack in rules.packs)
    if printed and board == printed_board(board.id, rules.packs):
        return board.id
    return Board(board).to_dict()


def _player(position: Position, player: int, name: str, this_turn: bool) -> dict[str, Any]:
    rules, race = position.rules, position.active[player]
    seat: dict[str, Any] = {"name": name, "coins": position.coins[player], "active": None}
    role = role_of(position, player)
    if role:
        seat |= {"declined": [], **role, **_with_role(position, player, this_turn)}
        return seat
    if race != NOBODY:
        active: dict[str, Any] = {
            "race": rules.races[race].id,
            "power": _badge(position, race),
            "hand": position.hand[race] - extras_in_hand(position, race),
        }
        kit = position.kit[race]
        if not this_turn and player == position.player:
            # What comes when a turn begins comes again when the scenario opens.
            active["hand"] -= tokens_come(position, race)
        if kit.stock:
            owned = {rules.markers[marker].id: position.stock[race, marker] for marker in kit.stock}
            active["pieces"] = owned
        active |= _copied(position, race)
        first = bool(position.new >> race & 1)
        if first != (position.held[race] == 0):
            active["first_turn"] = first
        seat["active"] = {**active, **_fled(position, race)} if this_turn else active
    seat["declined"] = [
        {
            "race": rules.races[declined].id,
            "power": _badge(position, declined),
            **_return(position, declined),
            **(_in_hand(position, declined) if this_turn else {}),
        }
        for declined in position.declined[player]
    ]
    piled = pile_of(position, race)
    if piled:
        seat["pile"] = piled
    if not this_turn and player == position.player:
        # What a turn pays when it begins is paid again when the scenario opens.
        seat["coins"] = max(0, seat["coins"] - coins_at_start(position, race))
    seat |= player_of(position, player)
    # Whoever's turn begins has no ally any more.
    ally = position.noted("ally", race) - 1
    if ally != NOBODY and (this_turn or player != position.player):
        seat["ally"] = ally
    return seat


def _with_role(position: Position, player: int, this_turn: bool) -> dict[str, Any]:
    """What the race of a role has beside the map, and the player besides."""
    race, markers = position.active[player], position.rules.markers
    said: dict[str, Any] = {**_copied(position, race), **player_of(position, player)}
    if position.kit[race].stock:
        said["pieces"] = {
            markers[marker].id: position.stock[race, marker] for marker in position.kit[race].stock
        }
    ally = position.noted("ally", race) - 1
    if ally != NOBODY and (this_turn or player != position.player):
        said["ally"] = ally
    if this_turn:
        hand = position.hand[race] - extras_in_hand(position, race)
        said |= {"hand": hand, **_fled(position, race)}
    elif player == position.player:
        said |= bought_of(position, race)
        said["reserve"] = position.tray[race] + tokens_come(position, race)
    return said


def _fled(position: Position, race: int) -> dict[str, Any]:
    """What of a race has fled this turn, where something has."""
    fled = {key: value for key, value in fled_of(position, race).items() if value}
    return {"fled": fled} if fled else {}


def _in_hand(position: Position, race: int) -> dict[str, Any]:
    """The tokens in hand of a race in decline, which only the middle of a turn knows."""
    hand = position.hand[race]
    return {**({"hand": hand} if hand else {}), **_fled(position, race)}


def _badge(position: Position, race: int) -> str | None:
    power = position.power[race]
    return None if power == NOBODY else position.rules.powers[power].id


def _return(position: Position, race: int) -> dict[str, Any]:
    """With which badge a race declined, where somebody may bring it back; whether that will happen."""
    said: dict[str, Any] = {}
    was = position.notes.get(("was", race, ""), 0)
    if isinstance(was, int) and was:
        said["was"] = position.rules.powers[was - 1].id
    if ("returns", race, "") in position.notes:
        said["returns"] = True
    return said


def _copied(position: Position, race: int) -> dict[str, Any]:
    """The power that a race borrows from a combo on offer, and those that it cannot borrow again."""
    powers, said = position.rules.powers, {}
    copied = position.noted("copied", race) - 1
    if copied != NOBODY:
        said["copied"] = powers[copied].id
    once = [powers[power].id for power in bits(position.noted("copied_once", race))]
    return {**said, "copied_once": once} if once else said


def _face_down(position: Position) -> dict[str, Any]:
    """The piles that lie face down, and what was turned up; nothing as long as nobody has drawn."""
    said: dict[str, Any] = {}
    for key, effect in position.rules.dealt.items():
        dealt = effect.dealt(position)
        if dealt is not None:
            said[key] = list(dealt.pile)
            if dealt.used is not None:
                said[f"{key}_used"] = list(dealt.used)
    return said


def pile_of(position: Position, race: int) -> dict[str, int]:
    """The lost tokens that a race has collected, by the race that lost them."""
    races = position.rules.races
    return {
        TRIBES if other == NOBODY else races[other].id: count
        for other, count in sorted(position.counted("pile", race).items())
    }


def _regions(position: Position, anew: set[tuple[str, int]]) -> dict[str, Any]:
    """What differs from what is printed, without markers that are taken up again."""
    board = position.rules.board
    found: dict[str, Any] = {}
    faces, printed = _faces(position), _printed_markers(position)
    for index, region in enumerate(board.regions):
        content = region_dict(position, index) or {}
        markers = {id: count for id, count in content.get("markers", {}).items() if (id, index) not in anew}
        tribe = content.get("lost_tribe", 0)
        same = tribe == board.lost_tribes >> index & 1 and markers == printed.get(index, {})
        if same and "race" not in content:
            continue
        entry: dict[str, Any] = {"lost_tribe": 1} if tribe else {}
        if "race" in content:
            entry = {key: content[key] for key in ("player", "race", "tokens", "under") if key in content}
            markers = {**_missing(position, index), **markers}
        if markers:
            entry["markers"] = markers
            laid_by = _laid_by(position, index, markers)
            entry |= {"laid_by": laid_by} if laid_by else {}
            entry |= {key: lying[index] for key, lying in faces.items() if index in lying}
        found[region.id] = entry or None
    return found


def _missing(position: Position, region: int) -> dict[str, int]:
    """Markers that come with the race of a region, and that it has not there: 0 of each."""
    kinds = automatic_markers(position, position.holder[region])
    return {position.rules.markers[marker].id: 0 for marker in kinds}


def _printed_markers(position: Position) -> dict[int, dict[str, int]]:
    """The markers that stand in regions when a game begins."""
    found: dict[int, dict[str, int]] = {}
    for marker, region, count in position.rules.printed_markers:
        found.setdefault(region, {})[position.rules.markers[marker].id] = count
    return found


def _of_this_turn(position: Position) -> set[tuple[str, int]]:
    """Markers, by region, that are taken up again where the turn begins anew: what is worth coins, and what
    would be placed once more.
    """
    race, markers = position.active[position.player], position.rules.markers
    found = {
        (markers[marker].id, region)
        for marker in position.kit[race].outlook.cashed
        for region in position.lying(marker, race)
    }
    for placing in placings(position):
        found |= {(markers[placing.marker].id, region) for region in placing.again}
    return found


def _laid_by(position: Position, region: int, markers: Mapping[str, int]) -> dict[str, int]:
    """Who laid markers that belong to their region, where that is not to be guessed."""
    rules = position.rules
    found = {}
    for id in markers:
        marker = rules.marker_index[id]
        player = position.laid_by(marker, region)
        if player not in (NOBODY, bringer_of(position, rules.markers[marker])):
            found[id] = player
    return found


def _faces(position: Position) -> dict[str, Mapping[int, object]]:
    """What lies under markers that lie face down in regions, by what scenarios call it."""
    dealt = {key: effect.dealt(position) for key, effect in position.rules.dealt.items()}
    return {key: found.lying for key, found in dealt.items() if found is not None}


def lost_in_scenario(position: Position, data: dict[str, Any]) -> list[Note]:
    """What a scenario cannot hold of a position, as notes."""
    again = load(data).position
    notes: list[Note] = []
    if position.over:
        notes.append(("edit-was-over", {"turn": again.turn}))
    elif "this_turn" not in data and (
        any(getattr(position, name) != getattr(again, name) for name in THIS_TURN_FIELDS)
        or any(position.rules.notes[name].scope == THIS_TURN for name, _, _ in position.notes)
    ):
        notes.append(("edit-turn-anew", {"player": ("player", position.player)}))
    for race, status in enumerate(position.status):
        if status not in (AT_REST, ACTIVE) and position.hand[race] != again.hand[race]:
            said = {"race": ("race", position.rules.races[race].id), "n": position.hand[race]}
            notes.append(("edit-hand-lost", said))
    return notes


def on_map(position: Position, race: int) -> int:
    """How many tokens of a race stand on the map."""
    return sum(position.tokens[region] for region in bits(position.held[race]))
