"""Serves a folder of pages on this machine, and nowhere else."""

from __future__ import annotations

import contextlib
import functools
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing about requests that went well."""

    # Windows may say otherwise, and browsers refuse modules of another type.
    extensions_map: ClassVar[dict[str, str]] = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_request(self, code: object = "-", size: object = "-") -> None:
        pass


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server for the folder, not yet running; without a port it takes a free one."""
    return ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Quiet, directory=str(folder)))


def serve(folder: Path, port: int) -> None:
    """Serve the folder until somebody presses Ctrl-C. If the port is taken, a free one is used."""
    try:
        running = server(folder, port)
    except OSError:
        running = server(folder)
    address = f"http://127.0.0.1:{running.server_port}/"
    print(f"The site is at {address}lite/lab/index.html?path=tutorials/01_first_conquest.ipynb")
    if (folder / "index.html").is_file():
        print(f"and the documentation at {address}")
    print("Ctrl-C ends it.", flush=True)
    with running, contextlib.suppress(KeyboardInterrupt):
        running.serve_forever()


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 8000)
