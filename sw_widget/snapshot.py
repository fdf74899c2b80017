"""What the page is sent: the lie of the land once, and the state of the game whenever it changes.

All of it is plain data with ready sentences. The page draws it and computes no rule, so a page that was saved
still explains. The shapes are written down in js/types.d.ts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sw_widget.draw import glyphs, palette
from sw_widget.draw.geometry import FLATTEN, shape
from sw_widget.draw.marks import width_of, wrap
from sw_widget.engine.answer import RegionAnswer
from sw_widget.engine.board import Region
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger, Refusal
from sw_widget.game.legal import Choice
from sw_widget.text import name, sentence

Data = dict[str, Any]
Outline = Iterable[tuple[float, float]]


def scenery(game: Game) -> Data:
    """The constant part: how the land lies, and how everything on it looks."""
    board = game.board.map
    form = shape(board)
    lie = zip(board.regions, form.outlines, form.labels, form.rooms, strict=True)
    markers = {*glyphs.MARKER, *game.position.rules.marker_index}
    return {
        "width": form.width,
        "height": round(form.height, 1),
        "label": sentence("widget-map", {"n": len(board)}, game.language),
        "wilds": [_path(outline) for outline in form.wilds],
        "roads": [[*form.labels[a], *form.labels[b]] for a, b in form.links],
        "places": [_place(*each, game.language) for each in lie],
        "terrains": {id: _terrain(id) for id in sorted({region.terrain for region in board.regions})},
        "players": [
            {"full": colour.full, "pale": colour.pale, "shape": colour.shape}
            for colour in map(palette.player, range(len(game.names)))
        ],
        "emblems": {
            **{f"terrain/{id}": glyphs.terrain(id) for id in sorted(board.terrain)},
            **{f"symbol/{id}": glyphs.symbol(id) for id in sorted(board.symbol)},
            **{f"marker/{id}": glyphs.marker(id) for id in sorted(markers)},
        },
    }


def _place(region: Region, outline: Outline, at: tuple[float, float], room: float, language: str) -> Data:
    """A region on the map. Sizes are given for scale 1, in which a name is 15 high unless it is long."""
    scale = max(0.9, min(1.3, room / 36))
    width = max(2.1 * room / FLATTEN, 72.0) / scale
    lines = wrap(region.name, 15, width * 0.95)
    longest = max(1.0, *(width_of(line, 15) for line in lines))
    return {
        "id": region.id,
        "name": region.name,
        "terrain": region.terrain,
        "about": _about(region, language),
        "emblems": [f"terrain/{region.terrain}", *(f"symbol/{symbol}" for symbol in region.symbols)],
        "outline": _path(outline),
        "at": list(at),
        "scale": round(scale, 2),
        "width": round(width, 1),
        "lines": lines,
        "size": round(max(12.0, min(15.0, 15 * width / longest)), 1),
    }


def _terrain(id: str) -> Data:
    look = palette.terrain(id)
    pattern = look.pattern.replace("{s}", look.shade)
    return {"ground": look.ground, "tile": list(look.tile), "pattern": pattern}


def _path(outline: Outline) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in outline) + "Z"


def state(game: Game) -> Data:
    """The changing part: what stands where, what may be done, and what everything costs and why."""
    scene = game.scene()
    conquests = [action.to_dict() for action in game.legal.of("conquer")]
    # Special means are a choice of their own; a click is the plain conquest.
    targets = {action["region"]: action for action in conquests if "with" not in action}
    regions = {
        region.id: _region(game, region, scene["regions"][region.id], targets.get(region.id), answer)
        for region, answer in zip(game.board, game.answer().regions, strict=True)
    }
    return {"status": game.prompt, "regions": regions, "choices": _choices(game)}


def _region(
    game: Game, region: Region, content: Data | None, action: Data | None, answer: RegionAnswer
) -> Data:
    pieces = _pieces(game, content or {})
    speaker = game.speaker
    ledger = None if answer.cost is None else Ledger(answer.cost, speaker)
    refusal = None if action or answer.why_not is None else Refusal(answer.why_not, speaker)
    holds = [piece.pop("heard") for piece in pieces]
    heard = [f"{region.name} ({_about(region, game.language)})", *holds]
    if action and ledger is not None:
        heard.append(sentence("widget-cost", {"n": ledger.total}, game.language))
    return {
        "label": " ".join(heard),
        "holds": holds,
        "pieces": pieces,
        "action": action,
        "cost": None if ledger is None else ledger.total,
        "total": "" if ledger is None else _total(ledger.total, game.language),
        "lines": [
            {"amount": line.amount, "text": line.sentence, "place": line.place, "applied": line.applied}
            for line in ledger or ()
        ],
        "why_not": None if refusal is None else str(refusal),
    }


def _total(tokens: int, language: str) -> str:
    return f"{sentence('ledger-total', {}, language)}: {sentence('unit-tokens', {'n': tokens}, language)}"


def _about(region: Region, language: str) -> str:
    """What is printed in a region: "Hill, Mine"."""
    printed = [("terrain", region.terrain), *(("symbol", symbol) for symbol in region.symbols)]
    return ", ".join(name(kind, id, language) for kind, id in printed)


def _pieces(game: Game, content: Data) -> list[Data]:
    """What stands in a region, each piece with what a screen reader says of it."""
    language = game.language
    pieces: list[Data] = []
    if "race" in content:
        owner, tokens, declined = content["player"], content["tokens"], content["in_decline"]
        said = {"player": game.names[owner], "race": ("race", content["race"]), "n": tokens}
        label = name("race", content["race"], language)
        pieces.append(
            {
                "label": label,
                "label_width": round(width_of(label, 13), 1),
                "heard": sentence("widget-held-declined" if declined else "widget-held", said, language),
                "count": tokens,
                "player": owner,
                "in_decline": declined,
            }
        )
    others = {"lost_tribe": content["lost_tribe"]} if content.get("lost_tribe") else {}
    for marker, count in {**others, **content.get("markers", {})}.items():
        label = name("marker", marker, language)
        heard = sentence("widget-marker", {"marker": label, "n": count}, language)
        pieces.append({"label": label, "heard": heard, "count": count, "emblem": f"marker/{marker}"})
    return pieces


def _choices(game: Game) -> list[Data]:
    """What can be done without pointing at a region: these become buttons."""
    choices = []
    column = game.view(None)["column"]
    for entry in game.legal:
        if isinstance(entry, Choice) and entry.kind in ("redeploy", "withdraw"):
            action = entry.even().to_dict()
            label = sentence("widget-spread", {"race": ("race", action["race"])}, game.language)
            choices.append({"label": label, "action": action})
            continue
        action = entry.to_dict()
        if action["do"] == "pick":
            combo = column[action["slot"]]
            said = {**combo, "race": ("race", combo["race"]), "power": ("power", combo["power"])}
            label = sentence("widget-pick-coins" if combo["coins"] else "widget-pick", said, game.language)
        elif len(action) == 1:
            label = name("action", action["do"], game.language, form="label")
        else:
            continue
        choices.append({"label": label, "action": action})
    return choices
