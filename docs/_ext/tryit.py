"""Links that open something in JupyterLite, which is served beside the pages. The one place that knows how.

Every link is relative to the root of the site: whoever writes it on a page puts the way to the root first.
"""

from __future__ import annotations

from urllib.parse import quote

LITE = "lite"


def cell_link(code: str) -> str:
    """Opens a console in the browser and runs some lines of Python in it."""
    # Several lines are one cell, which runs at once. The banner would only say that this is Python.
    return f"{LITE}/repl/index.html?toolbar=1&kernel=python&showBanner=0&code={quote(code, safe='')}"


def notebook_link(name: str) -> str:
    """Opens a tutorial in the browser."""
    return f"{LITE}/lab/index.html?path=tutorials/{quote(name)}"


def position_line(code: str) -> str:
    """The line of Python that opens a position by its code."""
    return f'from sw_widget import SmallWorld\nSmallWorld(code="{code}")'


def preset_line(name: str) -> str:
    """The line of Python that opens a preset board."""
    return f'from sw_widget import SmallWorld\nSmallWorld(lesson="{name}")'
