"""A server of our own for the tests: private folders, a free port, and nothing left behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

STARTS_WITHIN = 180.0


class Server:
    """A running process that answers at `url`; stop it with `stop()`."""

    def __init__(
        self, command: list[str], *, port: int, ready: str, log: Path, folders: dict[str, Path], cwd: Path
    ) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.log = log
        with log.open("wb") as out:
            # A group of its own, so that its kernels can be ended together with it.
            self.process = subprocess.Popen(
                command,
                cwd=cwd,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, **{name: str(folder) for name, folder in folders.items()}},
                start_new_session=True,
            )
        self._wait_until_up(f"{self.url}{ready}")

    def _wait_until_up(self, url: str) -> None:
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(url, timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        self.stop()
        raise RuntimeError("The server did not start:\n" + self.log.read_text(errors="replace")[-3000:])

    def stop(self) -> None:
        for sent in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, sent)
                self.process.wait(timeout=10)
            except ProcessLookupError:
                return
            except subprocess.TimeoutExpired:
                continue


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
