"""JupyterLab and Notebook 7 for the tests. One server shows notebooks in both."""

from __future__ import annotations

import ast
import json
import shutil
import sys
import time
from pathlib import Path
from typing import Any

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page

from tests.browser.patience import PATIENCE_MS
from tests.browser.server import Server, free_port

ROOT = Path(__file__).resolve().parents[2]
APP = "window.jupyterapp.shell.currentWidget"


class Lab:
    """A running JupyterLab; stop it with `stop()`."""

    # Where a notebook's page lies on the server.
    address = "/lab/tree/{name}?reset"

    def __init__(self, home: Path) -> None:
        self.root = home / "notebooks"
        self.root.mkdir(parents=True)
        settings = home / "settings" / "@jupyterlab" / "apputils-extension"
        settings.mkdir(parents=True)
        # Otherwise a pop-up asks for news and hides what a test wants to click.
        (settings / "notification.jupyterlab-settings").write_text(
            json.dumps({"fetchNews": "false", "checkForUpdates": False})
        )
        pages = home / "config" / "labconfig"
        pages.mkdir(parents=True)
        # Nothing is built here: it would be asked anew for each page whether something has to be.
        (pages / "page_config.json").write_text(json.dumps({"buildCheck": False, "buildAvailable": False}))
        port = free_port()
        command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
        command += ["--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
        command += ["--IdentityProvider.token=", f"--ServerApp.root_dir={self.root}"]
        command += ["--LabApp.expose_app_in_browser=True", "--JupyterNotebookApp.expose_app_in_browser=True"]
        self.server = Server(
            command,
            port=port,
            ready="/api/status",
            log=home / "server.log",
            folders={
                "JUPYTER_CONFIG_DIR": home / "config",
                "JUPYTER_DATA_DIR": home / "data",
                "JUPYTER_RUNTIME_DIR": home / "runtime",
                "JUPYTERLAB_SETTINGS_DIR": home / "settings",
                "JUPYTERLAB_WORKSPACES_DIR": home / "workspaces",
                "IPYTHONDIR": home / "ipython",
                # Kernels tell what a page must show.
                "PYTHONPATH": ROOT,
            },
            cwd=self.root,
        )

    def stop(self) -> None:
        self.server.stop()

    def open(self, page: Page, notebook: Path) -> OpenNotebook:
        """Open a copy of a notebook, with its kernel connected."""
        name = f"{notebook.stem}-{time.monotonic_ns()}.ipynb"
        shutil.copy(notebook, self.root / name)
        return self._open(page, name)

    def show(self, page: Page, *cells: str) -> OpenNotebook:
        """Open a new notebook of these cells, and run them."""
        name = f"test-{time.monotonic_ns()}.ipynb"
        notebook = new_notebook(cells=[new_code_cell(cell) for cell in cells])
        notebook.metadata["kernelspec"] = {
            "name": "python3",
            "display_name": "Python 3",
            "language": "python",
        }
        nbformat.write(notebook, self.root / name)
        opened = self._open(page, name)
        opened.run_all()
        opened.finished()
        raised = opened.errors()
        assert not raised, f"a cell raised {raised}"
        return opened

    def _open(self, page: Page, name: str) -> OpenNotebook:
        page.goto(self.server.url + self.address.format(name=name))
        return OpenNotebook(page)


class Notebook7(Lab):
    """Notebook 7, which every JupyterLab server has at another address."""

    address = "/notebooks/{name}"

    def __init__(self, lab: Lab) -> None:
        self.root = lab.root
        self.server = lab.server


class OpenNotebook:
    """A notebook in a browser. Its cells are run, and its kernel is asked, in the page's own way."""

    # For a kernel that starts, and for all cells together.
    patience_ms = 2 * PATIENCE_MS

    def __init__(self, page: Page) -> None:
        self.page = page
        self.connected()

    def connected(self) -> None:
        """Wait for the kernel: the page says "idle" before it is connected."""
        self.page.wait_for_function(f"() => window.jupyterapp && {APP}?.context", timeout=self.patience_ms)
        # A notebook without a kernel would never be ready.
        self.page.evaluate(
            f"""() => {{
                const {{ context, sessionContext }} = {APP};
                const ready = context.ready
                    .then(() => sessionContext.ready)
                    .then(() => sessionContext.session.kernel.info)
                    .then(() => null);
                const late = new Promise((_, reject) =>
                    setTimeout(() => reject(new Error("The kernel did not connect")), {self.patience_ms}));
                return Promise.race([ready, late]);
            }}"""
        )

    def run_all(self) -> None:
        """Begin to run all cells. The numbers that they bring along say nothing about this run."""
        self.page.evaluate(
            """() => {
                window.allRan = false;
                window.jupyterapp.commands.execute("notebook:run-all-cells")
                    .then(() => { window.allRan = true; });
            }"""
        )

    def finished(self) -> None:
        """Wait until every code cell has run, or one has raised: those after it are not run then."""
        self.page.wait_for_function("() => window.allRan", timeout=self.patience_ms)

    def run_cell(self, index: int) -> None:
        """Click beside a cell and press Shift + Enter: the cell that is clicked becomes the active one."""
        cell = self.page.locator(f'.jp-Notebook .jp-Cell[data-windowed-list-index="{index}"]')
        cell.locator(".jp-InputPrompt").click()
        self.page.wait_for_function(
            f"""(index) => {APP}.content.activeCellIndex === index && {APP}.content.mode === "command"
                && {APP}.content.node.contains(document.activeElement)""",
            arg=index,
        )
        self.page.keyboard.press("Shift+Enter")

    def errors(self) -> list[str]:
        """What cells raised."""
        found: list[str] = self.page.evaluate(
            f"""() => {APP}.content.widgets
                .filter((cell) => cell.model.type === "code")
                .flatMap((cell) => cell.model.outputs.toJSON())
                .filter((output) => output.output_type === "error")
                .map((output) => `${{output.ename}}: ${{output.evalue}}`)"""
        )
        return found

    def count_cells(self) -> int:
        return int(self.page.evaluate(f"() => {APP}.content.widgets.length"))

    def cells(self) -> list[list[str]]:
        """Kind and text of every cell."""
        found: list[list[str]] = self.page.evaluate(
            f"""() => {APP}.content.widgets
                .map(({{ model }}) => [model.type, model.sharedModel.getSource()])"""
        )
        return found

    def mode(self) -> str:
        """Whether keys would edit a cell or command the notebook: "edit" or "command"."""
        return str(self.page.evaluate(f"() => {APP}.content.mode"))

    def save(self) -> None:
        self.page.evaluate(f"() => {APP}.context.save()")

    def ask(self, expression: str) -> Any:
        """What the kernel answers, by way of JSON: the page can only be trusted about what it shows."""
        reply = self.page.evaluate(
            f"""async (expression) => {{
                const future = {APP}.sessionContext.session.kernel.requestExecute(
                    {{ code: '', silent: true, user_expressions: {{ answer: expression }} }});
                return (await future.done).content.user_expressions.answer;
            }}""",
            f"__import__('json').dumps({expression})",
        )
        if reply["status"] != "ok":
            raise RuntimeError(f"{reply['ename']}: {reply['evalue']}")
        return json.loads(ast.literal_eval(reply["data"]["text/plain"]))

    def ask_until(self, expression: str, wanted: Any) -> None:
        """Ask until the kernel answers this. What a page changes may be on its way when the page shows it:
        ipywidgets sends a change only when the one before it is answered, and the kernel may carry out what a
        widget is told beside what it is asked.
        """
        late = time.monotonic() + PATIENCE_MS / 1000
        while (answer := self.ask(expression)) != wanted and time.monotonic() < late:
            self.page.wait_for_timeout(50)
        assert answer == wanted, f"{expression} is {answer!r}, and not {wanted!r}"

    def start(self, code: str) -> None:
        """Let the kernel run something, and do not wait for it."""
        self.page.evaluate(
            f"(code) => {{ {APP}.sessionContext.session.kernel.requestExecute({{ code, silent: true }}); }}",
            code,
        )

    def shut_down(self) -> None:
        self.page.evaluate(f"() => {APP}.sessionContext.shutdown()")

    def start_kernel(self) -> None:
        """Start another kernel after the first was shut down; what the cells showed goes."""
        self.page.evaluate(f"() => {APP}.sessionContext.changeKernel({{ name: 'python3' }})")
        self.page.evaluate("() => window.jupyterapp.commands.execute('notebook:clear-all-cell-outputs')")
        self.connected()
