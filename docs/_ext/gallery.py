"""The page of all preset boards, by group: picture, title, goal, and what each of them teaches."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sw_widget import presets

HEAD = """# Preset boards

Every board here is a small task: a position, a goal, and an answer to whatever you try. *Open it* plays it in
your browser; in a notebook, `SmallWorld(lesson="giants")` does the same. `presets.find(teaches="mountain")`
finds those that teach a rule. There are {n}, and the engine has solved each of them.
"""


def plain(text: str) -> str:
    """A text as Markdown that shows it as it is: what a lesson says is never markup."""
    return re.sub(r"([\\`*_\[\]<>#$&|{}])", r"\\\1", text)


def pages() -> Iterator[tuple[str, str]]:
    parts = [HEAD.format(n=len(presets))]
    for head, names in presets.sections.items():
        cards = "\n".join(f"```{{card}} {name}\n```" for name in names)
        parts.append(f"## {plain(head)}\n\n````{{container}} sw-gallery\n{cards}\n````\n")
    yield "presets.md", "\n".join(parts)
