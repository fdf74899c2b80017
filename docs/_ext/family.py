"""The directive `family`: tables of everything in the family of games, with its box, its rule and its state.

    ```{family} race        all races; likewise box, power, relic, place, marker, mode, variant
    ```

Every row is made from the packs, the rule cases and the facts as they are when the site is built. Only what
no pack declares is written down here: pieces that the engine keeps as a number or as a property of a region
(`PIECES`), and the ways to play (`MODES`).
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from _ext import effect_texts
from _ext.gallery import plain
from _ext.race_and_power_pages import FOLDERS, KIND_OF_TEXT, PACKS, Thing, things
from _ext.sitemap import ROOT
from sw_widget import presets, text
from sw_widget.engine.definitions import Power, Race

PLAYS = "plays"
"""The state of what has its whole rule in the engine."""
CASES = ROOT / "tests" / "cases"
_FACT = re.compile(r"^```\{fact\} (\S+)\n(?:(?!```).*\n)*?:rule: (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Piece:
    """A printed piece that no pack declares as a marker."""

    name: str
    box: str
    """The pack that it comes with."""
    rule: str
    """The rule that tells it: where it stands, and, unless `page` says more, which fact shows it."""
    kept_as: str
    """What it is in the engine."""
    page: str = ""
    """The anchor that it leads to, where that is not the fact of its rule."""


@dataclass(frozen=True)
class Mode:
    """A way to play."""

    name: str
    box: str
    rule: str
    players: str
    page: str = ""


PIECES = (
    Piece("Lost Tribe", "base", "lost_tribe", "what a region holds", "tribes-at-first"),
    Piece("Mountain", "base", "mountain", "a terrain"),
    Piece("Victory coins (1, 3, 5, 10)", "base", "scored", "a number for each player", "five-coins"),
    Piece("Reinforcement die", "base", "die", "the die, or faces that are given"),
    Piece("Copycat marker", "spiders_web", "copycat", "a note of the race", "power-copycat"),
    Piece("Trade Pact", "sky_islands", "haggling", "a note of the race", "power-haggling"),
    Piece("Access points (Beanstalk, Stairway)", "sky_islands", "island", "a link on the board", "ways-up"),
    Piece("END token", "sky_islands", "island", "the number of turns of a board", "R159"),
    Piece("Black Mountain", "underground", "black_mountain", "a terrain"),
    Piece("Vengeance marker", "underground", "vengeful", "a note of the race", "power-vengeful"),
    Piece("Bony the Lich", "six_player", "bonys_boneyard", "a note of the place", "place-bonys_boneyard"),
    Piece("Ghost", "necromancer", "ghosts", "a race that nobody can pick"),
)
MODES = (
    Mode("Small World", "base", "turn_began", "2 to 5", "turns"),
    Mode("Sky Islands: ground and islands", "sky_islands", "island", "3 to 6", "ways-up"),
    Mode("Underground: boards below ground", "underground", "river", "2, 3, 4 and 6"),
    Mode("Over and underworld combined", "underground", "monster", "any", "both-worlds"),
    Mode("Six players in teams", "six_player", "six_player", "6"),
    Mode("Necromancer Island", "necromancer", "necromancer", "3 to 6"),
)


def table(kind: str) -> str:
    """The table of a kind as Markdown."""
    heads, rows = TABLES[kind]
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows(kind))]) + "\n"


def _things(kind: str) -> Iterator[tuple[str, ...]]:
    for pack in PACKS:
        for thing in things(kind, pack):
            name = plain(text.name(KIND_OF_TEXT[kind], thing.id))
            yield (
                _link(name, f"{kind}-{thing.id}"),
                _box(pack.id),
                _reference(thing.id),
                PLAYS,
                str(_cases()[kind, thing.id]),
                _link("try it", f"preset-{thing.id}") if thing.id in presets else "none yet",
            )


def _markers(kind: str) -> Iterator[tuple[str, ...]]:
    seen = set()
    for pack in PACKS:
        for piece in PIECES:
            if piece.box == pack.id:
                page = piece.page or _facts().get(piece.rule, "")
                name = _link(plain(piece.name), page)
                yield name, _box(pack.id), _reference(piece.rule), f"{PLAYS}: {piece.kept_as}"
        for marker in pack.markers:
            if marker.id in seen:  # two boxes have monsters
                continue
            seen.add(marker.id)
            owner = _owner(marker.id)
            page = _facts().get(marker.id) or (owner[0] if owner else "")
            name = _link(plain(text.name("marker", marker.id)), page)
            state = f"{PLAYS}, with {_link(owner[1], owner[0])}" if owner else PLAYS
            yield name, _box(pack.id), _reference(marker.id), state


def _modes(kind: str) -> Iterator[tuple[str, ...]]:
    for mode in MODES:
        page = mode.page or _facts().get(mode.rule, "")
        cases = sum(1 for _ in (CASES / mode.box).glob("*.json"))
        name = _link(mode.name, page)
        yield name, _box(mode.box), mode.players, _reference(mode.rule), PLAYS, str(cases)


def _variants(kind: str) -> Iterator[tuple[str, ...]]:
    for pack in PACKS:
        for variant in pack.variants:
            name = _link(plain(text.name(kind, variant.id)), _facts().get(variant.id, ""))
            yield name, _box(pack.id), _reference(variant.id), PLAYS, f"`{variant.id}`"


def _boxes(kind: str) -> Iterator[tuple[str, ...]]:
    for pack in PACKS:
        counted = (str(len(things(each, pack)) or "") for each in FOLDERS)
        yield (
            _box(pack.id),
            f"`{pack.id}`",
            f"`packs/{pack.id}`",
            *counted,
            str(len(pack.boards) or ""),
        )


_HEADS = ("Name", "Box", "Reference", "State")
TABLES = {
    "box": (("Box", "Pack", "Folder", "Races", "Powers", "Relics", "Places", "Boards"), _boxes),
    **dict.fromkeys(FOLDERS, ((*_HEADS, "Rule cases", "Board"), _things)),
    "marker": (_HEADS, _markers),
    "mode": (("Name", "Box", "Players", "Reference", "State", "Rule cases"), _modes),
    "variant": ((*_HEADS, "Id"), _variants),
}


def _box(pack: str) -> str:
    return plain(text.name("pack", pack))


def _reference(rule: str) -> str:
    """Where a rule stands; a ruling leads to its own words."""
    where = text.reference(rule)
    ruling = re.fullmatch(r"Ruling (R\d{3})", where)
    return _link(where, ruling[1]) if ruling else plain(where)


def _link(words: str, anchor: str) -> str:
    return f"[{words}](#{anchor})" if anchor else words


def _owner(marker: str) -> tuple[str, str] | None:
    """The anchor and the name of what brings a marker."""
    for pack in PACKS:
        for kind in FOLDERS:
            for thing in things(kind, pack):
                if any(f'"{marker}"' in effect_texts.declared(effect) for effect in _effects(thing)):
                    return f"{kind}-{thing.id}", plain(text.name(KIND_OF_TEXT[kind], thing.id))
    return None


def _effects(thing: Thing) -> tuple[Any, ...]:
    return thing.effects if isinstance(thing, Race | Power) else thing.lends


@cache
def _facts() -> dict[str, str]:
    """The anchor of the fact that tells a rule."""
    pages = sorted((ROOT / "docs" / "rules").glob("*.md"))
    written = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    return {rule: anchor for anchor, rules in _FACT.findall(written) for rule in rules.split()}


@cache
def _cases() -> Counter[tuple[str, str]]:
    """In how many rule cases each thing plays a part."""
    counted: Counter[tuple[str, str]] = Counter()
    for file in CASES.rglob("*.json"):
        counted.update(set(_named(json.loads(file.read_text(encoding="utf-8")))))
    return counted


def _named(data: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """What a part of a case names, with its kind. A relic or a place has a name that nothing else has."""
    if isinstance(data, dict):
        for inner, value in data.items():
            yield from _named(value, inner)
            yield from (("relic", inner), ("place", inner))
    elif isinstance(data, list):
        for value in data:
            yield from _named(value, key)
    elif isinstance(data, str):
        yield from (("relic", data), ("place", data))
        if key in ("race", "power"):
            yield key, data


class FamilyDirective(SphinxDirective):
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        kind = self.arguments[0]
        if kind not in TABLES:
            raise self.error(f"{kind} is no kind of the family: {', '.join(TABLES)}")
        made = nodes.container(classes=["sw-family"])
        made += self.parse_text_to_nodes(table(kind))
        return [made]


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("family", FamilyDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
