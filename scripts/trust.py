"""Tells Jupyter to trust the tutorials, as far as they are as they were shipped; says which are not."""

from __future__ import annotations

import sys
from pathlib import Path

from sw_widget.cli.tutorials import shipped, trust

FOLDER = Path(__file__).resolve().parent.parent / "tutorials"


def main(folder: Path = FOLDER) -> int:
    ours = shipped(folder)
    trust(ours)
    for file in sorted(set(folder.glob("*.ipynb")) - set(ours)):
        print(f"{file.name} is not as it was shipped: Jupyter shows its outputs when you have run it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
