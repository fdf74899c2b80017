"""`Command`: what all commands have in common, their description and how they report errors."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Options = argparse.Namespace


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


def complain(message: str) -> int:
    """Say what is wrong; gives the exit code for it."""
    print(f"sw-widget: {message}", file=sys.stderr)
    return 1
