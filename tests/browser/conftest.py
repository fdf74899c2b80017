"""Chromium and the places where a widget is shown, each started once for all browser tests.

Playwright drives the browser that the system has; it is never asked to download one.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.exported import Exported
from tests.browser.lab import Lab, Notebook7
from tests.browser.marimo_app import Marimo
from tests.browser.patience import PATIENCE_MS

# The first is Chromium without its windows: tests take a fifth less of the processor with it.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Nothing but this machine can be found, so a page that asks for more fails here as it would on a train.
OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
LEFT = "a request left this machine:"
# Tests with one of these get a window of their own. Windows cost time, which is why the others share one.
IN_OWN_WINDOW = {"own_window", "lab", "notebook7", "marimo", "exported", "lite"}
# One process draws all pages: to start one for each page takes a quarter of the time that the page takes.
ONE_PROCESS = "--renderer-process-limit=1"
# Tests ask where things are and what they say, and nobody looks at a picture: what cannot be seen is laid out
# and can be clicked like anything else, but no pixel of it is drawn, which takes a third of the processor's
# time. axe-core judges colours as they are seen, and so has the page drawn.
UNDRAWN = """{
    const unseen = new CSSStyleSheet();
    unseen.replaceSync("html:not([data-drawn]) { opacity: 0 !important; }");
    document.adoptedStyleSheets.push(unseen);
}"""
expect.set_options(timeout=PATIENCE_MS)
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", ONE_PROCESS, OFFLINE]


def find_browser() -> str:
    found = os.environ.get("SW_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "No Chromium found; `make test` installs it, or set SW_BROWSER to the path of one."
    return found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def forgiven() -> list[str]:
    """Parts of messages that a test may see on the console without failing: errors of others."""
    return []


class Window:
    """A browser window that notes what goes wrong in it: errors that nobody caught, and requests for
    something beyond this machine."""

    def __init__(self, chromium: Browser, moving: bool = True) -> None:
        motion: Literal["no-preference", "reduce"] = "no-preference" if moving else "reduce"
        self.context = chromium.new_context(viewport={"width": 1400, "height": 1000}, reduced_motion=motion)
        self.context.set_default_timeout(PATIENCE_MS)
        # Tests click faster than anybody: clicks right after a change of phase count for them.
        self.context.add_init_script("window.swSettlingTime = 0")
        self.context.add_init_script(UNDRAWN)
        self.problems: list[str] = []
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.problems.append(str(error.error)))
        self.context.on("request", lambda request: self._see(request.url))
        self.context.on("page", lambda page: page.on("websocket", lambda socket: self._see(socket.url)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"{message.text} ({message.location.get('url', '')})")

    def _see(self, url: str) -> None:
        if urlsplit(url).scheme not in ("data", "blob", "about") and urlsplit(url).hostname != "127.0.0.1":
            self.problems.append(f"{LEFT} {url}")


@pytest.fixture(scope="session")
def shared_window(chromium: Browser) -> Iterator[Window]:
    """The window in which most tests have a page of their own; a first page keeps it open between them.

    It asks for less motion: what moves is drawn many times, and tests of motion say that they want it.
    """
    window = Window(chromium, moving=False)
    window.context.new_page()
    yield window
    window.context.close()


@pytest.fixture
def own_window(chromium: Browser) -> Iterator[Window]:
    """A fresh window, for tests that leave something behind in it, as a clock or the storage of a host."""
    window = Window(chromium)
    yield window
    window.context.close()


@pytest.fixture
def page(request: pytest.FixtureRequest, forgiven: list[str]) -> Iterator[Page]:
    """A fresh page. A test fails if anything went wrong in its window."""
    own = not IN_OWN_WINDOW.isdisjoint(request.fixturenames)
    window: Window = request.getfixturevalue("own_window" if own else "shared_window")
    page = window.context.new_page()
    yield page
    for each in window.context.pages[0 if own else 1 :]:
        each.close()
    problems = [
        problem
        for problem in window.problems
        if problem.startswith(LEFT) or not any(known in problem for known in forgiven)
    ]
    window.problems.clear()
    assert not problems, "The page reported problems:\n" + "\n".join(problems)


@pytest.fixture
def moving(page: Page) -> None:
    """Let the page move, as it does for everybody who does not ask for less motion."""
    page.emulate_media(reduced_motion="no-preference")


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    server = Lab(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture
def notebook7(lab: Lab, forgiven: list[str]) -> Notebook7:
    # Notebook 7 raises this by itself, with or without a widget.
    forgiven += ["reading 'schema'", "Command 'filebrowser:open-path' not registered"]
    return Notebook7(lab)


@pytest.fixture(scope="session")
def marimo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Marimo]:
    host = Marimo(tmp_path_factory.mktemp("marimo"))
    yield host
    host.stop()


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Exported]:
    host = Exported(tmp_path_factory.mktemp("exported") / "pages")
    yield host
    host.stop()
