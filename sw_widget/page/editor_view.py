"""What the page shows of a board that is edited: what can be put down, and what stands in the forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sw_widget import packs
from sw_widget.engine.effects import KeepsBadge
from sw_widget.engine.position import ACTIVE, AT_REST, NOBODY, Position
from sw_widget.engine.rules import MOST_ON_OFFER
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.guard import guards
from sw_widget.game.draft.limits import most_in_hand, most_pieces, own_in_hand
from sw_widget.game.draft.map import LOST_TRIBE
from sw_widget.game.draft.packs import is_needed
from sw_widget.game.draft.reachability import tribes_gone
from sw_widget.game.draft.region_markers import pile_of
from sw_widget.game.scenario.beside_the_map import GUARD, badge_of_place
from sw_widget.game.scenario.notes import TRIBES
from sw_widget.game.scenario.reading import players_by_board, printed_board
from sw_widget.game.scenario.regions import is_brought, may_have
from sw_widget.game.scenario.roles import BADGES
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.editing import Editing
from sw_widget.page.editor_role import role_of_seat
from sw_widget.page.string_table import Data


def editor_view(
    editing: Editing, notice: dict[str, str] | None, version: int, speaker: CachedSpeaker
) -> Data:
    """A board as it is being edited; nothing at all where there is nothing to edit or to go back to."""
    draft = editing.draft
    if draft is None:
        return (
            {} if editing.before is None else {"open": False, "said": None, "version": version, "board": None}
        )
    position, data = draft.position, draft.data
    rules = position.rules
    return {
        "open": True,
        "said": notice,
        "version": version,
        "board": {
            "draft": editing.number,
            "doubts": [speaker.say(doubt.id, doubt.params) for doubt in draft.doubts],
            "undo": draft.can_undo,
            "redo": draft.can_redo,
            "title": data["title"],
            "text": data["text"],
            "boards": _boards(draft, speaker),
            "packs": _packs(draft, speaker),
            "turn": data["turn"],
            "turns": data["turns"],
            "guard": _guard(draft, speaker),
            "current": data["current"],
            "dice": " ".join(map(str, data["dice"])),
            "pieces": [*_tokens(position, speaker), *_markers(position, speaker), *_links(position, speaker)],
            "players": [
                _seat(position, player, seat, speaker) for player, seat in enumerate(data["players"])
            ],
            "column": _column(position, data),
            "finds": {
                "ordered": "places" in data,
                "pile": [{"id": id, "name": speaker.name("marker", id)} for id in pile_of(data, position)],
            },
            "lent": _lent(position, speaker),
            "room": len(position.column) < MOST_ON_OFFER and bool(position.race_stack),
            "races": [
                {"id": race.id, "name": speaker.name("race", race.id), "player": _owner(position, index)}
                for index, race in _by_name(rules.races, "race", speaker)
                if index not in rules.roles
            ],
            "powers": [
                {
                    "id": power.id,
                    "name": speaker.name("power", power.id),
                    "player": _bearer(position, index),
                    "stays": any(isinstance(effect, KeepsBadge) for effect in power.effects),
                }
                for index, power in _by_name(rules.powers, "power", speaker)
            ],
            "roles": [{"id": id, "name": speaker.name("role", id)} for id in rules.role_names],
            "file": draft.text,
            "file_name": _file_name(data["title"]),
            "code": draft.code,
        },
    }


def _guard(draft: Draft, speaker: CachedSpeaker) -> Data | None:
    """The race in decline that is guarded, and those that could be; None where the packs guard none."""
    if not guards(draft.data["packs"]):
        return None
    declined = [combo["race"] for seat in draft.data["players"] for combo in seat["declined"]]
    return {
        "race": draft.data.get(GUARD, ""),
        "races": [{"id": id, "name": speaker.name("race", id)} for id in declined],
    }


def _by_name(things: tuple[Any, ...], kind: str, speaker: CachedSpeaker) -> list[tuple[int, Any]]:
    return sorted(enumerate(things), key=lambda item: speaker.name(kind, item[1].id))


def _owner(position: Position, race: int) -> int | None:
    owner = position.owner[race]
    return None if owner == NOBODY else owner


def _bearer(position: Position, power: int) -> int | None:
    """Who has a badge."""
    if power in position.power:
        return position.owner[position.power.index(power)]
    for race in position.rules.roles:
        if position.owner[race] != NOBODY and any(position.noted(key, race) >> power & 1 for key in BADGES):
            return position.owner[race]
    return None


def _boards(draft: Draft, speaker: CachedSpeaker) -> list[Data]:
    """The printed boards; a board of one's own comes first, as long as it is the one that is edited."""
    found, now = draft.position.rules.packs, draft.data["board"]
    boards = []
    for id, number in players_by_board(found).items():
        islands = len(printed_board(id, found).islands)
        said = (
            ("edit-board-islands", {"n": number, "count": islands})
            if islands
            else ("edit-board", {"n": number})
        )
        boards.append({"id": id, "name": speaker.say(*said), "chosen": id == now})
    own = {"id": "", "name": speaker.say("edit-own-board"), "chosen": True}
    return boards if any(each["chosen"] for each in boards) else [own, *boards]


def _packs(draft: Draft, speaker: CachedSpeaker) -> list[Data]:
    """All packs that there are, and which of them are in play."""
    now, board = draft.data["packs"], draft.data["board"]
    return [
        {
            "id": id,
            "name": speaker.name("pack", id),
            "about": speaker.say(
                "edit-pack-about", {"races": len(packs.get(id).races), "powers": len(packs.get(id).powers)}
            ),
            "chosen": id in now,
            "stays": is_needed(now, board, id),
        }
        for id in packs.known()
    ]


def _column(position: Position, data: Data) -> list[Data]:
    """The combos on offer; on some of them tokens may lie."""
    grows = [
        position.rules.kit(race, power, False).outlook.grows_on_offer for race, power, _ in position.column
    ]
    return [
        {**row, "tokens": row.get("tokens", 0) if more else None}
        for row, more in zip(data["column"], grows, strict=True)
    ]


def _seat(position: Position, player: int, seat: Data, speaker: CachedSpeaker) -> Data:
    active = position.active[player]
    return {
        "name": seat["name"],
        "coins": seat["coins"],
        "role": role_of_seat(position, active, seat, speaker) if "role" in seat else None,
        "active": None
        if seat["active"] is None
        else {
            "race": seat["active"]["race"],
            "power": seat["active"]["power"],
            "hand": own_in_hand(position, active),
            "most": most_in_hand(position, active),
            "pieces": _pieces(position, active, speaker),
            "pile": _pile(position, active, seat, speaker),
        },
        "declined": seat["declined"],
        # Some do not count: then there is room for one that does.
        "may_decline": all(not position.fit(race).counts_in_decline for race in position.declined[player]),
    }


def _pieces(position: Position, race: int, speaker: CachedSpeaker) -> list[Data]:
    """Pieces that run out: how many of each kind the race still has."""
    kit, rules = position.kit[race], position.rules
    return [
        {
            "id": rules.markers[marker].id,
            "name": speaker.say("edit-pieces-owned", {"marker": ("marker", rules.markers[marker].id)}),
            "count": position.stock[race, marker],
            "least": position.count_markers(marker, race),
            "most": most_pieces(rules, kit, marker),
        }
        for marker in kit.stock
    ]


def _pile(position: Position, race: int, seat: Data, speaker: CachedSpeaker) -> Data | None:
    """What the race has collected, and what could be put there; nothing where it collects nothing."""
    kit, rules = position.kit[race], position.rules
    if not kit.outlook.trades:
        return None
    piled = seat.get("pile", {})
    left = {other.id: position.tray[index] for index, other in _by_name(rules.races, "race", speaker)}
    names = {id: speaker.name("race", id) for id in left} | {TRIBES: speaker.name("marker", TRIBES)}
    most = {id: count + piled.get(id, 0) for id, count in left.items()} | {TRIBES: tribes_gone(position)}
    return {
        "rows": [
            {"id": id, "name": names[id], "count": count, "least": 0, "most": most[id]}
            for id, count in piled.items()
        ],
        "more": [{"id": id, "name": names[id]} for id in names if id not in piled and most[id]],
    }


def _lent(position: Position, speaker: CachedSpeaker) -> Data | None:
    """The place on the map that has a badge, and which one; nothing where there is no such place."""
    for index, kind in enumerate(position.rules.markers):
        badge = badge_of_place(position, kind.id)
        if badge != NOBODY and position.markers[index]:
            return {"name": speaker.name("marker", kind.id), "power": position.rules.powers[badge].id}
    return None


# What can be put down


def _tokens(position: Position, speaker: CachedSpeaker) -> Iterator[Data]:
    """The races of the players, in turn order: active ones first."""
    for player in range(len(position.coins)):
        for race in position.races_of(player):
            id, active = position.rules.races[race].id, position.status[race] == ACTIVE
            left = {"n": own_in_hand(position, race), "left": position.tray[race]}
            yield {
                "key": f"race/{id}",
                "label": speaker.name("race", id),
                "about": speaker.say("edit-tokens-left" if active else "edit-tray-left", left),
                "player": player,
                "in_decline": not active,
                "single": False,
            }


def _markers(position: Position, speaker: CachedSpeaker) -> Iterator[Data]:
    """Lost tribes, and the markers that a race on the table brings or that stand on the map."""
    rules = position.rules
    tribes = position.tribes.bit_count()
    yield _marker(
        LOST_TRIBE, speaker.name("marker", "lost_tribe"), speaker.say("edit-on-map", {"n": tribes}), True
    )
    for index, kind in enumerate(rules.markers):
        pieces = position.markers[index]
        # What stands wherever its race does is put down by itself.
        if any(index in rules.kit(race, power, False).outlook.marks_all for race, power in _combos(position)):
            continue
        of_map = (kind.stays or kind.neutral) and not is_brought(rules, kind)
        if pieces or of_map or any(may_have(rules, combo, kind, False) for combo in _combos(position)):
            owned = [count for (_, marker), count in position.stock.items() if marker == index]
            there = sum(owned) if owned and not kind.lost_with_region else kind.in_box
            left = speaker.say("edit-markers-left", {"n": there - sum(pieces.values())})
            yield _marker(f"marker/{kind.id}", speaker.name("marker", kind.id), left, kind.per_region == 1)


def _links(position: Position, speaker: CachedSpeaker) -> Iterator[Data]:
    """The ways up to islands, which can be moved."""
    board = position.rules.board
    for link in board.links:
        where = speaker.say("edit-link-at", {"region": ("region", link.foot)})
        yield _marker(f"link/{link.id}", speaker.name("link", link.id), where, True)


def _combos(position: Position) -> list[tuple[int, int]]:
    return [(race, position.power[race]) for race, status in enumerate(position.status) if status != AT_REST]


def _marker(key: str, label: str, about: str, single: bool) -> Data:
    piece = {"key": key, "label": label, "about": about, "single": single}
    return {**piece, "player": None, "in_decline": False}


def _file_name(title: str) -> str:
    """A name that every system takes."""
    words = "".join(c if c.isascii() and c.isalnum() else " " for c in title.lower()).split()
    return f"{'-'.join(words)[:60] or 'board'}.json"
