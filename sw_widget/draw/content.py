"""What stands on a board, read from a scene, and how to say it.

A scene is a plain dict in the words of the public formats. Drawings are shown in the middle of anything, so
a scene that leaves something out is fine; a region it does not mention has what is printed on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sw_widget.draw.glyphs import GUARDS
from sw_widget.engine.map.board import Board, Region
from sw_widget.text import AllOf, name, sentence

Scene = Mapping[str, Any]


@dataclass(frozen=True)
class Content:
    """What stands in one region."""

    player: int | None = None
    race: str = ""
    tokens: int = 0
    in_decline: bool = False
    lost_tribe: int = 0
    markers: Mapping[str, int] = field(default_factory=dict)
    fired: frozenset[str] = frozenset()
    """Those of the markers that were fired this turn."""
    immune: bool = False
    under: tuple[int, str, int] | None = None
    """Tokens in decline beneath those of the holder: whose, of which race, how many."""


def word(id: str, language: str) -> str:
    return sentence(f"draw-{id}", {}, language)


def contents(board: Board, scene: Scene | None) -> list[Content]:
    """The content of every region, in the board's order."""
    given = (scene or {}).get("regions") or {}
    immune = set((scene or {}).get("immune") or ())
    return [
        _content(region, given.get(region.id, _printed(region)), region.id in immune)
        for region in board.regions
    ]


def _printed(region: Region) -> dict[str, Any]:
    return {"lost_tribe": int(region.lost_tribe), "markers": dict(region.markers)}


def _content(region: Region, given: Mapping[str, Any] | None, immune: bool) -> Content:
    given = given or {}
    tokens = int(given.get("tokens") or 0)
    markers = {str(id): int(n) for id, n in (given.get("markers") or {}).items() if n}
    # Pieces that stand for tokens may hold a region alone.
    held = given.get("player") is not None and (tokens > 0 or bool(markers))
    under = given.get("under") if held else None
    return Content(
        player=int(given["player"]) if held else None,
        race=str(given.get("race") or "") if held else "",
        tokens=tokens if held else 0,
        in_decline=held and bool(given.get("in_decline")),
        lost_tribe=int(given.get("lost_tribe") or 0),
        markers=markers,
        fired=frozenset(map(str, given.get("fired") or ())),
        immune=immune or bool(given.get("immune")) or any(id in GUARDS for id in markers),
        under=(int(under["player"]), str(under["race"]), int(under["tokens"])) if under else None,
    )


def players(scene: Scene | None, found: list[Content], language: str) -> list[str]:
    """Names of the players; those the scene does not name are numbered."""
    given = (scene or {}).get("players") or ()
    named = [str(p.get("name", "")) if isinstance(p, Mapping) else str(p) for p in given]
    most = max((c.player + 1 for c in found if c.player is not None), default=0)
    return named + [sentence("draw-player", {"n": i + 1}, language) for i in range(len(named), most)]


def race_name(id: str, language: str) -> str:
    return name("race", id, language) if id else ""


def describe(board: Board, index: int, language: str) -> str:
    """A region and the land it is, in words, with the ways that lead from it to other parts of the map."""
    return ", ".join([_land(board.regions[index], language), *ways(board, index, language)])


def ways(board: Board, index: int, language: str) -> list[str]:
    """The island that a region belongs to, and the bridges and ways up that begin or end in it."""
    region = board.regions[index]
    found = [sentence("draw-island", {"island": region.island}, language)] if region.island else []
    for pair in board.edges:
        if index in pair:
            other = board.regions[pair[pair[0] == index]]
            if other.island != region.island:
                found.append(sentence("draw-bridge", {"region": other.name}, language))
    for link in board.links:
        if index == link.top:
            foot = board.regions[link.foot].name if link.foot >= 0 else ""
            id = "draw-link-down" if foot else "draw-link-open"
            found.append(sentence(id, {"link": ("link", link.id), "region": foot}, language))
        elif index == link.foot:
            there = {"link": ("link", link.id), "region": board.regions[link.top].name}
            found.append(sentence("draw-link-up", there, language))
    return found


def _land(region: Region, language: str) -> str:
    params: dict[str, object] = {"region": region.name, "terrain": ("terrain", region.terrain)}
    if not region.symbols:
        return sentence("draw-region", params, language)
    params["symbols"] = AllOf([("symbol", symbol) for symbol in region.symbols])
    return sentence("draw-region-symbols", params, language)


def tell(content: Content, names: list[str], language: str) -> list[str]:
    """What stands in a region, in words."""
    told = []
    if content.player is not None:
        id = "draw-held-declined" if content.in_decline else "draw-held"
        params = {"player": names[content.player], "race": ("race", content.race or "?"), "n": content.tokens}
        told.append(sentence(id, params, language))
    if content.under is not None:
        player, race, n = content.under
        told.append(
            sentence("draw-under", {"player": names[player], "race": ("race", race), "n": n}, language)
        )
    markers = {"lost_tribe": content.lost_tribe, **content.markers}
    told += [
        sentence(
            "draw-marker-fired" if id in content.fired else "draw-marker",
            {"marker": ("marker", id), "n": n},
            language,
        )
        for id, n in markers.items()
        if n
    ]
    return told
