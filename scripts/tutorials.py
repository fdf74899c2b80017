"""Runs the tutorials and keeps what they show, so that they read well where nobody runs them.

    python scripts/tutorials.py                    every notebook in tutorials/
    python scripts/tutorials.py 03_decline.ipynb   only this one
    python scripts/tutorials.py --list             runs nothing, only lists them as shipped (see below)

Live widgets need Python behind them, so only their picture is kept. What changes from run to run is left
out: the same tutorial gives the same file, and `pytest --nbval tutorials` says whether each cell still
shows what is kept. A cell with the tag "answer-below" shows the answer to the exercise above it: it is run,
but what it shows is not kept, and so not compared: nobody shall read it too early.

All notebooks are then listed as shipped, in sw_widget/cli/tutorials.sha256: `make lab` and `sw-widget lab`
have Jupyter trust those, and no others.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from nbformat import NotebookNode
from warm_kernels import warm_kernels

ROOT = Path(__file__).resolve().parent.parent
# What is listed is what lies here, wherever the package was installed from.
sys.path.insert(0, str(ROOT))

from sw_widget.cli.tutorials import SUMS, sums_of  # noqa: E402

FOLDER = ROOT / "tutorials"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
LIVE = "application/vnd.jupyter.widget-view+json"
LONGEST_CELL = 300
# What a notebook notes about its last run, and not about itself.
OF_A_RUN = ("execution", "collapsed", "scrolled", "ExecuteTime")
GIVES_AWAY = "answer-below"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NOTEBOOK", help="some of them (default: all)")
    parser.add_argument("--list", action="store_true", help="only list them as shipped")
    options = parser.parse_args()
    files = [FOLDER / Path(name).name for name in options.names] or sorted(FOLDER.glob("*.ipynb"))
    failed = False if options.list else run(files)
    list_shipped()
    return int(failed)


def run(files: list[Path]) -> bool:
    """Runs notebooks, and writes those that changed. Says whether a cell failed."""
    failed = False
    with warm_kernels():
        for file in files:
            old = file.read_text(encoding="utf-8")
            try:
                new = written(tidied(executed(nbformat.reads(old, as_version=4))))
            except CellExecutionError as error:
                print(f"{file.name}: a cell fails\n{error}")
                failed = True
                continue
            print(f"{file.name}: {'as it was' if new == old else 'written'}")
            if new != old:
                file.write_text(new, encoding="utf-8")
    return failed


def list_shipped() -> None:
    sums = sums_of(FOLDER.glob("*.ipynb"))
    if SUMS.read_text(encoding="utf-8") != sums:
        SUMS.write_text(sums, encoding="utf-8")
        print(f"{SUMS.name}: written")


def executed(notebook: NotebookNode) -> NotebookNode:
    """Runs all cells."""
    client = NotebookClient(
        notebook,
        timeout=LONGEST_CELL,
        kernel_name=KERNEL["name"],
        store_widget_state=False,
        record_timing=False,
        coalesce_streams=True,
    )
    return client.execute()


def tidied(notebook: NotebookNode) -> NotebookNode:
    """Takes away what belongs to this run alone."""
    notebook.metadata = {"kernelspec": KERNEL, "language_info": {"name": "python"}}
    for cell in notebook.cells:
        for key in OF_A_RUN:
            cell.metadata.pop(key, None)
        if GIVES_AWAY in cell.metadata.get("tags", ()):
            cell.outputs, cell.execution_count = [], None
        elif cell.cell_type == "code":
            for output in cell.outputs:
                output.get("data", {}).pop(LIVE, None)
    return notebook


def written(notebook: NotebookNode) -> str:
    nbformat.validate(notebook)
    return nbformat.writes(notebook).rstrip("\n") + "\n"


if __name__ == "__main__":
    sys.exit(main())
