"""How long things take on the site that needs no Python, where everything runs in the browser.

    python -m tests.browser.bench_site [SITE ...] [--rounds N] [--json]

A SITE is a folder that `scripts/lite.py` has built; without one it is this project's own, which is built
first. Several take turns, so that two commits can be compared. Each round opens the first tutorial in a
window that has nothing in its cache, runs its first cell and conquers a region with the mouse; then Python in
the page is asked to time a planner's moves and best turns.
"""

from __future__ import annotations

import argparse
import json
import threading
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, expect, sync_playwright

from docs._ext.tryit import notebook_link
from scripts.serve import server
from tests.browser.conftest import FLAGS, find_browser
from tests.browser.lite import SITE, Lite, LiteNotebook

Figures = dict[str, float]
"""What was measured, in seconds."""

SAID = {
    "board": "cold start to the first board",
    "conquest": "cold start to the first conquest shown",
    "move": "a planner's move, the slowest of its turn",
    "best_turn": "a best turn",
}

# Python in the page times itself: two players after three turns of random games, the same for every site.
CODES = (
    "SW1.WaBRKCAwII3cbIZ8LLNv7MMq-i6amU-JOjUugzD445L12Z-OFcQ0ZKGDsXrSuJFZtQkkGO56ZVpTMF",
    "SW1.V2BRKiAwII3c7IZ8LLRs_soCCLL3hUvNF8-Fk8IwF0y0WL5Qg-F5qOpIAcgFsY09Ww0_npNY_EXjmOqS",
    "SW1.ltBRKCBwII3cTIZ8LLBKFi5mp9aPaHkdE8sZL9AEA5U-PUqdK9YIgkVXnAf5PgZULTw4ZEspQBLKOp7wn2JF",
    "SW1.HrBRKiBwII3cbIZ8LLZVsxhkha0p5Q5eusBkkdyvMMbcMRfI3AuivCQ2X7zipj5Afddfxe5VlOxU",
)
TIMED = (
    f"CODES = {CODES!r}"
    + """
from statistics import median
from time import perf_counter
from sw_widget import Game
from sw_widget.explore.bots import Seat, bot

def _took(work):
    began = perf_counter()
    work()
    return perf_counter() - began

_moves, _turns = [], []
for _code in CODES:
    _game = Game.from_code(_code)
    _turns.append(_took(_game.best_turn))
    _player = _game.to_act.player
    _seat, _steps = Seat(_game, _player, bot("planner")), []
    while _game.to_act.player == _player and not _game.over:
        _steps.append(_took(_seat.step))
    _moves.append(max(_steps))
timed = [median(_moves), median(_turns)]
"""
)


def measure(browser: Browser, url: str) -> Figures:
    """One visit, with an empty cache."""
    context = browser.new_context(viewport={"width": 1400, "height": 8000})
    page = context.new_page()
    began = perf_counter()
    page.goto(url + notebook_link("01_first_conquest.ipynb"))
    notebook = LiteNotebook(page)
    notebook.run_first_code()
    world = page.locator(".sw-widget").first
    expect(world.locator(".sw-region.sw-target").first).to_be_visible(timeout=notebook.patience_ms)
    board = perf_counter() - began
    shown = world.get_attribute("data-shown")
    world.locator(".sw-region.sw-target").first.click()
    expect(world).not_to_have_attribute("data-shown", shown or "", timeout=notebook.patience_ms)
    conquest = perf_counter() - began
    notebook.add_cell(TIMED)
    assert notebook.errors() == []
    move, best_turn = notebook.ask("timed")
    context.close()
    return {"board": board, "conquest": conquest, "move": move, "best_turn": best_turn}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("sites", nargs="*", type=Path, metavar="SITE")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    if not options.sites:
        Lite().stop()  # builds it
    servers = {str(site): server(site) for site in options.sites or [SITE]}
    for each in servers.values():
        threading.Thread(target=each.serve_forever, daemon=True).start()
    found: dict[str, list[Figures]] = {site: [] for site in servers}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for _ in range(options.rounds):
            for site, each in servers.items():
                found[site].append(measure(browser, f"http://127.0.0.1:{each.server_port}/"))
        browser.close()
    middle = {site: {key: median(row[key] for row in rows) for key in SAID} for site, rows in found.items()}
    if options.json:
        print(json.dumps(middle, indent=2))
        return 0
    for site, figures in middle.items():
        print(f"{site}, the median of {options.rounds}")
        for key, words in SAID.items():
            print(f"  {words:44} {figures[key]:6.2f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
