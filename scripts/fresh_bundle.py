"""Fails where sw_widget/static/ is not what js/ builds to.

Builds beside the tree instead of into it, so that a check never changes what it checks.
"""

from __future__ import annotations

import difflib
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "sw_widget" / "static"


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def compare(committed: Path, built: Path) -> Iterator[str]:
    names = f"sw_widget/static/{committed.name}", "built from js/"
    return difflib.unified_diff(lines(committed), lines(built), *names, lineterm="")


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder)
        subprocess.run(["npm", "run", "--silent", "bundle", "--", f"--outdir={built}"], cwd=ROOT, check=True)
        names = {path.name for path in built.iterdir()} | {path.name for path in STATIC.iterdir()}
        difference = [line for name in sorted(names) for line in compare(STATIC / name, built / name)]
    if difference:
        print("\n".join(difference[:60]))
        print("\nsw_widget/static is stale: run `make bundle` and commit what it writes.")
        return 1
    print("sw_widget/static is what js/ builds to.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
