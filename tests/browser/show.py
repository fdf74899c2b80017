"""A picture of the widget in one of its states: `python -m tests.browser.show OUT.png --state pick --dark`.

The real page in a real browser with the real engine behind it: for looking at it, and for the docs.
"""

from __future__ import annotations

import argparse

from playwright.sync_api import sync_playwright

from sw_widget.widget.small_world import SmallWorld
from tests.browser.conftest import FLAGS, find_browser
from tests.browser.stage import Stage
from tests.widget import necromancer, packs, six_players, sky_islands, underground
from tests.widget.samples import GAMES

STATES = {
    **GAMES,
    **packs.GAMES,
    **sky_islands.GAMES,
    **underground.GAMES,
    **six_players.GAMES,
    **necromancer.GAMES,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", help="the picture to write")
    parser.add_argument("--state", choices=STATES, default="start")
    parser.add_argument("--width", type=int, default=1000, help="of the widget, in pixels")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--hover", help="the id of a region to point at")
    parser.add_argument(
        "--click", action="append", default=[], help="a selector to click, any number of times"
    )
    parser.add_argument("--scale", type=float, default=1.0, help="pixels of the picture for one of the page")
    given = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        page = browser.new_page(
            viewport={"width": given.width + 32, "height": 900},
            color_scheme="dark" if given.dark else "light",
            device_scale_factor=given.scale,
        )
        page.on("console", lambda message: print(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: print(str(error)))
        stage = Stage(page, SmallWorld(STATES[given.state]()))
        page.wait_for_timeout(300)
        for selector in given.click:
            page.locator(selector).first.click()
            page.wait_for_timeout(300)
        if given.hover:
            stage.root.locator(f'[data-region="{given.hover}"]').hover()
        page.wait_for_timeout(300)
        page.screenshot(path=given.out, full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
