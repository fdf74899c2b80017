"""Chromium and the places where a widget is shown, each started once for all browser tests.

Playwright drives the browser that the system has; it is never asked to download one.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.browser.exported import Exported
from tests.browser.lab import Lab, Notebook7
from tests.browser.marimo_app import Marimo

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Nothing but this machine can be found, so a page that asks for more fails here as it would on a train.
OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", OFFLINE]


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


@pytest.fixture
def context(chromium: Browser, forgiven: list[str]) -> Iterator[BrowserContext]:
    """A fresh browser window. A test fails if anything in it raised an error that nobody caught, or asked for
    something beyond this machine."""
    context = chromium.new_context(viewport={"width": 1400, "height": 1000})
    problems: list[str] = []

    def complain(text: str) -> None:
        if not any(known in text for known in forgiven):
            problems.append(text)

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            complain(f"{message.text} ({message.location.get('url', '')})")

    def on_request(url: str) -> None:
        if urlsplit(url).scheme not in ("data", "blob", "about") and urlsplit(url).hostname != "127.0.0.1":
            problems.append(f"a request left this machine: {url}")

    context.on("console", on_console)
    context.on("weberror", lambda error: complain(str(error.error)))
    context.on("request", lambda request: on_request(request.url))
    context.on("page", lambda page: page.on("websocket", lambda socket: on_request(socket.url)))
    yield context
    context.close()
    assert not problems, "The page reported problems:\n" + "\n".join(problems)


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


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
