"""A notebook that was run and exported: a page with the widget's last state and no Python behind it.

What such a page otherwise loads from afar (require.js, and what shows widgets) lies beside it.
"""

from __future__ import annotations

import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import anywidget
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page

MODULES = Path(__file__).resolve().parents[2] / "node_modules"
BESIDE = {
    "require.js": MODULES / "requirejs" / "require.js",
    "embed-amd.js": MODULES / "@jupyter-widgets" / "html-manager" / "dist" / "embed-amd.js",
    "anywidget.js": Path(anywidget.__file__).parent / "nbextension" / "index.js",
}


class Exported:
    """A folder of exported pages, served on this machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        for name, source in BESIDE.items():
            shutil.copy(source, folder / name)
        # Every browser asks for it, and would report that it is missing.
        (folder / "favicon.ico").touch()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(folder)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def show(self, page: Page, *cells: str) -> None:
        """Run the cells, export them, and open the page."""
        notebook = new_notebook(cells=[new_code_cell(cell) for cell in cells])
        NotebookClient(notebook, timeout=120, kernel_name="python3", store_widget_state=True).execute()
        exporter = HTMLExporter(
            require_js_url="require.js",
            widget_renderer_url="embed-amd.js",
            mathjax_url="",
            exclude_input=False,
        )
        html, _ = exporter.from_notebook_node(notebook)
        (self.folder / "page.html").write_text(html, encoding="utf-8")
        page.goto(f"{self.url}/page.html")

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""
