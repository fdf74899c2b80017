"""marimo for the tests: it puts a widget into a shadow root and has a kernel of its own kind."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.kernel_answers import ask
from tests.browser.server import Server, free_port

ROOT = Path(__file__).resolve().parents[2]

CELL = """
@app.cell
def _():
{code}
    return

"""


class Marimo:
    """Shows notebooks of cells as apps. Names that a test asks about stand in `names`."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.servers: list[Server] = []

    def show(self, page: Page, *cells: str, names: tuple[str, ...] = ("game", "world")) -> OpenApp:
        answers = free_port()
        known = "{" + ", ".join(f'"{name}": {name}' for name in names) + "}"
        asked = f"from tests.browser.kernel_answers import serve\nserve({known}, {answers})"
        code = "".join(CELL.format(code=textwrap.indent(cell, "    ")) for cell in (*cells, asked))
        home = self.home / str(len(self.servers))
        home.mkdir(parents=True)
        (home / "app.py").write_text(f"import marimo\n\napp = marimo.App(width='full')\n\n{code}")
        port = free_port()
        command = [sys.executable, "-m", "marimo", "run", str(home / "app.py"), "--headless", "--no-token"]
        command += ["--no-sandbox", "--host=127.0.0.1", f"--port={port}"]
        server = Server(
            command,
            port=port,
            ready="/health",
            log=home / "server.log",
            folders={"HOME": home, "XDG_CONFIG_HOME": home, "PYTHONPATH": ROOT},
            cwd=home,
        )
        self.servers.append(server)
        page.goto(server.url)
        return OpenApp(page, answers)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


class OpenApp:
    def __init__(self, page: Page, port: int) -> None:
        self.page = page
        self.port = port

    def ask(self, expression: str) -> Any:
        return ask(self.port, expression)
