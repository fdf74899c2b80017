"""`Command`: what all commands have in common, their description and how they report errors."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TextIO

from sw_widget.engine.checks import clipped, harmless

Options = argparse.Namespace

LONGEST_LINE = 4_000


@dataclass(frozen=True)
class Command:
    """A command, and what its help says."""

    name: str
    help: str
    about: str
    examples: str
    set_up: Callable[[argparse.ArgumentParser], None]
    """Says what the command takes, and what runs."""

    def add_to(self, commands: Any) -> None:
        parser = commands.add_parser(
            self.name,
            help=self.help,
            description=self.about,
            epilog=f"examples:\n{self.examples}",
            # Lines are broken where they are written, or examples would run into each other.
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self.set_up(parser)


def say(line: str, file: TextIO | None = None) -> None:
    """Print a line that may quote files and their names: harmless to a terminal, and not too long."""
    print(clipped(harmless(line), LONGEST_LINE), file=file)


def complain(message: str) -> int:
    """Say what is wrong; gives the exit code for it."""
    say(f"sw-widget: {message}", sys.stderr)
    return 1
