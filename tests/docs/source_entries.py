"""Reads facts, rulings and boards from the pages as they are written, without building the site."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = re.compile(r"^```\{(fact|ruling|board)\} ?([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_OPTION = re.compile(r":([a-z-]+): ?(.*)")
_LISTS = ("rule", "reference", "see", "cost", "why-not", "losses", "price", "odds")


@dataclass(frozen=True)
class Entry:
    """A fact or a ruling: its heading, what it says, its block, and the board below."""

    page: str
    anchor: str
    heading: str
    says: str
    options: dict[str, Any]
    board: tuple[dict[str, Any], dict[str, Any] | str] | None


def _block(body: str) -> tuple[dict[str, Any], str]:
    options: dict[str, Any] = {}
    lines = body.splitlines()
    while lines and (found := _OPTION.fullmatch(lines[0])):
        name, value = found.groups()
        options[name] = value.split() if name in _LISTS else value
        lines.pop(0)
    return options, "\n".join(lines)


def entries(path: str) -> list[Entry]:
    """All facts and rulings of a page, in its order."""
    out = []
    text = (ROOT / path).read_text(encoding="utf-8")
    for section in re.split(r"^##+ ", text, flags=re.MULTILINE)[1:]:
        blocks = {kind: (argument, body) for kind, argument, body in _BLOCK.findall(section)}
        if "fact" not in blocks and "ruling" not in blocks:
            continue
        anchor, body = blocks.get("fact") or blocks["ruling"]
        heading, _, rest = section.partition("\n")
        board = None
        if "board" in blocks:
            name, content = blocks["board"]
            options, scenario = _block(content)
            board = options, name or json.loads(scenario)
        says = rest.partition("```{")[0].strip()
        out.append(Entry(path, anchor, heading, says, _block(body)[0], board))
    return out


FACTS = [
    entry
    for page in sorted((ROOT / "docs" / "rules").glob("*.md"))
    for entry in entries(page.relative_to(ROOT).as_posix())
]
RULINGS = entries("docs/rulings.md")
