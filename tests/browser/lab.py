"""A JupyterLab of our own for the tests: private folders, a free port, and nothing left behind."""

from __future__ import annotations

import ast
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

STARTS_WITHIN = 90.0


class Lab:
    """A running server on `root`; stop it with `stop()`."""

    def __init__(self, home: Path) -> None:
        self.root = home / "notebooks"
        self.log = home / "server.log"
        self.root.mkdir(parents=True)
        settings = home / "settings" / "@jupyterlab" / "apputils-extension"
        settings.mkdir(parents=True)
        # Otherwise a pop-up asks for news and hides what a test wants to click.
        (settings / "notification.jupyterlab-settings").write_text(
            json.dumps({"fetchNews": "false", "checkForUpdates": False})
        )
        private = {
            "JUPYTER_CONFIG_DIR": home / "config",
            "JUPYTER_DATA_DIR": home / "data",
            "JUPYTER_RUNTIME_DIR": home / "runtime",
            "JUPYTERLAB_SETTINGS_DIR": home / "settings",
            "JUPYTERLAB_WORKSPACES_DIR": home / "workspaces",
            "IPYTHONDIR": home / "ipython",
        }
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
        command += ["--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
        command += ["--IdentityProvider.token=", f"--ServerApp.root_dir={self.root}"]
        command += ["--LabApp.expose_app_in_browser=True"]
        with self.log.open("wb") as out:
            # A group of its own, so that its kernels can be ended together with it.
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, **{name: str(folder) for name, folder in private.items()}},
                start_new_session=True,
            )
        self._wait_until_up()

    def _wait_until_up(self) -> None:
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api/status", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        self.stop()
        raise RuntimeError("JupyterLab did not start:\n" + self.log.read_text(errors="replace")[-3000:])

    def stop(self) -> None:
        for sent in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, sent)
                self.process.wait(timeout=10)
            except ProcessLookupError:
                return
            except subprocess.TimeoutExpired:
                continue

    def open(self, page: Page, notebook: Path) -> OpenNotebook:
        """Open a copy of a notebook, with its kernel connected."""
        name = f"{notebook.stem}-{time.monotonic_ns()}.ipynb"
        shutil.copy(notebook, self.root / name)
        page.goto(f"{self.url}/lab/tree/{name}?reset")
        page.wait_for_function("() => window.jupyterapp?.shell?.currentWidget?.context", timeout=60_000)
        # The page says "idle" before the kernel is connected, so ask for the kernel itself; a notebook
        # without a kernel would never be ready.
        page.evaluate(
            """() => {
                const { context, sessionContext } = window.jupyterapp.shell.currentWidget;
                const ready = context.ready
                    .then(() => sessionContext.ready)
                    .then(() => sessionContext.session.kernel.info)
                    .then(() => null);
                const late = new Promise((_, reject) =>
                    setTimeout(() => reject(new Error("The kernel did not connect within 60 s")), 60_000));
                return Promise.race([ready, late]);
            }"""
        )
        return OpenNotebook(page)


class OpenNotebook:
    def __init__(self, page: Page) -> None:
        self.page = page

    def run_all(self) -> None:
        self.page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")

    def finished(self) -> None:
        """Wait until every code cell has run."""
        self.page.wait_for_function(
            """() => window.jupyterapp.shell.currentWidget.content.widgets
                .filter((cell) => cell.model.type === "code")
                .every((cell) => cell.model.executionCount && cell.model.executionState !== "running")""",
            timeout=60_000,
        )

    def errors(self) -> list[str]:
        """What cells raised."""
        found: list[str] = self.page.evaluate(
            """() => window.jupyterapp.shell.currentWidget.content.widgets
                .filter((cell) => cell.model.type === "code")
                .flatMap((cell) => cell.model.outputs.toJSON())
                .filter((output) => output.output_type === "error")
                .map((output) => `${output.ename}: ${output.evalue}`)"""
        )
        return found

    def count_cells(self) -> int:
        return int(self.page.evaluate("() => window.jupyterapp.shell.currentWidget.content.widgets.length"))

    def ask(self, expression: str) -> Any:
        """What the kernel answers, by way of JSON: the page can only be trusted about what it shows."""
        reply = self.page.evaluate(
            """async (expression) => {
                const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
                const future = kernel.requestExecute(
                    { code: '', silent: true, user_expressions: { answer: expression } });
                return (await future.done).content.user_expressions.answer;
            }""",
            f"__import__('json').dumps({expression})",
        )
        if reply["status"] != "ok":
            raise RuntimeError(f"{reply['ename']}: {reply['evalue']}")
        return json.loads(ast.literal_eval(reply["data"]["text/plain"]))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
