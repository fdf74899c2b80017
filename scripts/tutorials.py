"""Runs the tutorials and keeps what they show, so that they read well where nobody runs them.

    python scripts/tutorials.py                    every notebook in tutorials/
    python scripts/tutorials.py 03_decline.ipynb   only this one
    python scripts/tutorials.py --check            changes nothing, says which are out of date
    python scripts/tutorials.py --list             runs nothing, only lists them as shipped (see below)

Live widgets need Python behind them, so only their picture is kept. What changes from run to run (times,
progress bars) is left out: the same tutorial gives the same file. A cell with the tag "answer-below" shows
the answer to the exercise above it: it is run, but what it shows is not kept: nobody shall read it too early.

All notebooks are then listed as shipped, in sw_widget/cli/tutorials.sha256: `make lab` and `sw-widget lab`
have Jupyter trust those, and no others.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from nbformat import NotebookNode
from warm_kernels import warm_kernels

from sw_widget.cli.tutorials import SUMS, sums_of

FOLDER = Path(__file__).resolve().parent.parent / "tutorials"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
LIVE = "application/vnd.jupyter.widget-view+json"
LONGEST_CELL = 300
# What a notebook notes about its last run, and not about itself.
OF_A_RUN = ("execution", "collapsed", "scrolled", "ExecuteTime")
GIVES_AWAY = "answer-below"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NOTEBOOK", help="some of them (default: all)")
    parser.add_argument("--check", action="store_true", help="only say which are out of date")
    parser.add_argument("--list", action="store_true", help="only list them as shipped")
    options = parser.parse_args()
    if options.list:
        return list_shipped(check=False)
    files = [FOLDER / Path(name).name for name in options.names] or sorted(FOLDER.glob("*.ipynb"))
    with tempfile.TemporaryDirectory() as kernels, warm_kernels(Path(kernels)):
        os.environ["JUPYTER_PATH"] = kernels
        wrong = run(files, check=options.check)
    return list_shipped(check=options.check) or (1 if wrong else 0)


def run(files: list[Path], *, check: bool) -> int:
    """Runs notebooks, and writes those that changed unless they are only checked. Says how many are wrong."""
    wrong = 0
    for file in files:
        old = file.read_text(encoding="utf-8")
        try:
            new = written(tidied(executed(nbformat.reads(old, as_version=4))))
        except CellExecutionError as error:
            print(f"{file.name}: a cell fails\n{error}")
            wrong += 1
            continue
        print(f"{file.name}: {'as it was' if new == old else 'out of date' if check else 'written'}")
        if new != old and check:
            wrong += 1
        elif new != old:
            file.write_text(new, encoding="utf-8")
    return wrong


def list_shipped(*, check: bool) -> int:
    sums = sums_of(FOLDER.glob("*.ipynb"))
    if SUMS.read_text(encoding="utf-8") == sums:
        return 0
    print(f"{SUMS.name}: {'out of date, scripts/tutorials.py --list mends it' if check else 'written'}")
    if not check:
        SUMS.write_text(sums, encoding="utf-8")
    return int(check)


def executed(notebook: NotebookNode) -> NotebookNode:
    """Runs all cells, in a folder of their own: what they save disappears, and nobody's progress changes."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "SW_WIDGET_HOME": folder}
        client = NotebookClient(
            notebook,
            timeout=LONGEST_CELL,
            kernel_name=KERNEL["name"],
            store_widget_state=False,
            record_timing=False,
            coalesce_streams=True,
            resources={"metadata": {"path": folder}},
        )
        return client.execute(env=environment)


def tidied(notebook: NotebookNode) -> NotebookNode:
    """Takes away what belongs to this run alone."""
    notebook.metadata = {"kernelspec": KERNEL, "language_info": {"name": "python"}}
    for cell in notebook.cells:
        for key in OF_A_RUN:
            cell.metadata.pop(key, None)
        if GIVES_AWAY in cell.metadata.get("tags", ()):
            cell.outputs, cell.execution_count = [], None
        elif cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if not _progress(output)]
            for output in cell.outputs:
                output.get("data", {}).pop(LIVE, None)
    return notebook


def _progress(output: NotebookNode) -> bool:
    """Whether an output is a bar that filled up while somebody waited."""
    return output.output_type == "stream" and "\r" in output.text


def written(notebook: NotebookNode) -> str:
    nbformat.validate(notebook)
    return nbformat.writes(notebook).rstrip("\n") + "\n"


if __name__ == "__main__":
    sys.exit(main())
