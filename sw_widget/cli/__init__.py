"""The command line: `sw-widget lab` opens the tutorials, `scenario` looks at positions and lessons, `check`
runs rule cases, `bench` measures.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from sw_widget import __version__
from sw_widget.cli import bench, check, lab, scenario


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; gives the exit code."""
    parser = argparse.ArgumentParser(
        prog="sw-widget", description="Learn Small World in a notebook, and look after what it is made of."
    )
    parser.add_argument("--version", action="version", version=f"sw-widget {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for part in (lab, scenario, check, bench):
        part.COMMAND.add_to(commands)
    options = parser.parse_args(arguments)
    code: int = options.run(options)
    return code
