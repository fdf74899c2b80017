"""`sw-widget lab` puts the tutorials where somebody wants them, and opens JupyterLab on them."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from sw_widget.cli.command import Command, Options, complain, say
from sw_widget.cli.tutorials import copy_tutorials, shipped, trust, tutorials

ABOUT = """\
Copy the tutorials into a folder and open JupyterLab there. What you changed
stays as it is: a notebook that differs from the tutorial is kept, unless you
ask for the original again."""
EXAMPLES = """\
  sw-widget lab                          into ./sw_widget_tutorials
  sw-widget lab ~/small-world            into a folder of your choice
  sw-widget lab --no-open                copy only
  sw-widget lab --no-open --force        take the originals again"""
FOLDER = Path("sw_widget_tutorials")
NO_LAB = """\
JupyterLab is not installed here. This brings it:

    pip install "sw-widget[lab]\""""


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder", nargs="?", type=Path, default=FOLDER, metavar="FOLDER", help=f"default: ./{FOLDER}"
    )
    parser.add_argument("--no-open", action="store_true", help="only copy the tutorials")
    parser.add_argument("--force", action="store_true", help="replace notebooks that you changed")
    parser.set_defaults(run=run)


def run(options: Options) -> int:
    folder: Path = options.folder
    source = tutorials()
    if source is None:
        return complain("the tutorials did not come with this installation; please install sw-widget anew")
    if folder.exists() and not folder.is_dir():
        return complain(f"{folder} is a file; the tutorials need a folder")
    try:
        copied = copy_tutorials(source, folder, replace=options.force)
    except OSError as error:
        return complain(f"{error.filename or folder} cannot be written: {error.strerror}")
    for name in copied.kept:
        say(f"kept {name}: you changed it (--force takes the original)")
    say(f"The tutorials are in {folder}: {copied}.")
    if options.no_open:
        return 0
    # A copy of what somebody else put beside our tutorials is not ours, either.
    ours = {file.name for file in shipped(source)} & {*copied.new, *copied.replaced, *copied.same}
    return _open(folder, [folder / name for name in sorted(ours)])


def _open(folder: Path, ours: list[Path]) -> int:
    try:
        from jupyterlab.labapp import LabApp
    except ImportError:
        return complain(NO_LAB)
    trust(ours)
    # Jupyter does not run as root unless it is told that this is meant.
    as_root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    LabApp.launch_instance([*as_root, str(folder)])
    return 0


COMMAND = Command("lab", "copy the tutorials and open them in JupyterLab", ABOUT, EXAMPLES, set_up)
