"""Counts all positions anew with the plain model and prints what differs from the stored numbers."""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))


def main():
    from naive.model import load
    from naive.perft import perft

    for position in json.loads((HERE / "positions.json").read_text(encoding="utf-8")):
        state = load(position["scenario"])
        counts = [perft(state, depth) for depth in range(1, len(position["counts"]) + 1)]
        note = "" if counts == position["counts"] else f"  (stored: {position['counts']})"
        print(f"{position['name']}: {counts}{note}")


if __name__ == "__main__":
    main()
