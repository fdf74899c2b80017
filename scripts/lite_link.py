"""Addresses in the site that `make lite` builds: a board, a lesson or a tutorial that opens and runs at once.

All are relative to the root of the site, where the documentation lies and `lite/` beside it.
"""

from __future__ import annotations

from urllib.parse import quote, urlencode

REPL = "lite/repl/index.html"
LAB = "lite/lab/index.html"


def board_link(code: str) -> str:
    """Where the position of this code ("SW1.…") opens, ready to be played."""
    return run_link(f'from sw_widget import SmallWorld\nSmallWorld(code="{code}")')


def lesson_link(name: str) -> str:
    """Where a lesson of the library opens."""
    return run_link(f'from sw_widget import SmallWorld\nSmallWorld(lesson="{name}")')


def run_link(python: str) -> str:
    """Where some Python runs as soon as the page is there, with its result below it and a prompt to go on."""
    # Several lines in one `code` are one cell; without `execute=0` it runs. The banner would only say that
    # this is Python.
    asked = {"toolbar": "1", "kernel": "python", "showBanner": "0", "code": python}
    return f"{REPL}?{urlencode(asked, quote_via=quote, safe='')}"


def tutorial_link(name: str) -> str:
    """Where a tutorial ("01_first_conquest.ipynb") opens in JupyterLab, to be run cell by cell."""
    return f"{LAB}?{urlencode({'path': f'tutorials/{name}'}, quote_via=quote, safe='')}"
