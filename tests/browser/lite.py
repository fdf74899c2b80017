"""The site that needs no Python, built once and served for the tests."""

from __future__ import annotations

import json
import subprocess
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from scripts.serve import server
from tests.browser.lab import APP, OpenNotebook

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
BUILDER = ROOT / ".venv-lite" / "bin" / "python"


class Lite:
    """The site, served on this machine; stop it with `stop()`."""

    def __init__(self) -> None:
        subprocess.run([BUILDER, "scripts/lite.py"], cwd=ROOT, check=True)
        self._server = server(SITE)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(timeout=10)


class LitePrompt:
    """A prompt whose Python runs in the page, and has started."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def ask(self, expression: str) -> Any:
        """This kernel answers no questions beside the cells, so it prints what it is asked."""
        printed = self.page.evaluate(
            f"""async (code) => {{
                const future = {APP}.sessionContext.session.kernel.requestExecute({{ code }});
                let printed = "";
                future.onIOPub = ({{ content, header }}) => {{
                    if (header.msg_type === "stream") printed += content.text;
                    if (header.msg_type === "error") printed += JSON.stringify(content.evalue);
                }};
                await future.done;
                return printed;
            }}""",
            f"print(__import__('json').dumps({expression}))",
        )
        return json.loads(printed)


class LiteNotebook(LitePrompt, OpenNotebook):
    """A notebook whose Python runs in the page."""

    # Python comes with the page and is unpacked there, which a busy machine takes its time for.
    patience_ms = 150_000

    def __init__(self, page: Page) -> None:
        OpenNotebook.__init__(self, page)
        self.page.wait_for_function(f"() => {APP}.content.widgets.length > 1", timeout=self.patience_ms)

    def run_first_code(self) -> None:
        """Run the first cell that has code, and wait for it."""
        self.page.evaluate(
            f"""async () => {{
                const notebook = {APP}.content;
                notebook.activeCellIndex =
                    notebook.widgets.findIndex((cell) => cell.model.type === "code");
                await window.jupyterapp.commands.execute("notebook:run-cell");
            }}"""
        )

    def add_cell(self, source: str) -> None:
        """Write a cell at the end, and run it."""
        self.page.evaluate(
            f"""async (source) => {{
                const {{ commands }} = window.jupyterapp;
                const notebook = {APP}.content;
                notebook.activeCellIndex = notebook.widgets.length - 1;
                await commands.execute("notebook:insert-cell-below");
                await commands.execute("notebook:change-cell-to-code");
                notebook.activeCell.model.sharedModel.setSource(source);
                await commands.execute("notebook:run-cell");
            }}""",
            source,
        )
