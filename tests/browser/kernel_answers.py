"""How a test asks a kernel that has no door of its own: expressions over HTTP, on this machine only."""

from __future__ import annotations

import json
import socket
import threading
import time
import urllib.request
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any


def serve(names: Mapping[str, Any], port: int) -> None:
    """Within the kernel: answer expressions about these names, beside whatever else the kernel does."""

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            expression = self.rfile.read(int(self.headers["Content-Length"])).decode()
            try:
                reply = {"answer": eval(expression, dict(names))}
            except Exception as error:  # the test is told, and decides
                reply = {"error": f"{type(error).__name__}: {error}"}
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(reply).encode())

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    threading.Thread(target=HTTPServer(("127.0.0.1", port), Answer).serve_forever, daemon=True).start()


def wait_for(port: int, seconds: float = 60) -> None:
    """Within the test: until the kernel answers. A page may show a widget before the last cell has run."""
    until = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=seconds).close()
            return
        except ConnectionRefusedError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def ask(port: int, expression: str) -> Any:
    """Within the test."""
    wait_for(port)
    with urllib.request.urlopen(f"http://127.0.0.1:{port}", data=expression.encode(), timeout=60) as response:
        reply = json.load(response)
    if "error" in reply:
        raise RuntimeError(reply["error"])
    return reply["answer"]
