"""The command line: `sw-widget check` runs rule cases, `sw-widget bench` measures."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from sw_widget import __version__, cases
from sw_widget.bench.run import GAMES, PARTS, USUAL, run_bench


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; gives the exit code."""
    parser = argparse.ArgumentParser(
        prog="sw-widget", description="Small World in a notebook: checks and measurements."
    )
    parser.add_argument("--version", action="version", version=f"sw-widget {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    check = commands.add_parser(
        "check", help="run rule cases", description="Run every rule case in the files and folders given."
    )
    check.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER")
    bench = commands.add_parser(
        "bench",
        help="measure how fast it is, and how well its bots play",
        description="Measure the engine (random play, answers, copies) and the widget (what it answers to a"
        " click); or what is named: the search for the best turn, the ladder of bots, how tournaments scale.",
    )
    bench.add_argument(
        "parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} or all (default: {' '.join(USUAL)})"
    )
    bench.add_argument("--json", action="store_true", help="print the figures as JSON")
    bench.add_argument(
        "--seconds", type=float, default=2.0, metavar="S", help="CPU seconds for each measurement (default 2)"
    )
    bench.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=f"games for each rung of the ladder (default {GAMES})",
    )
    options = parser.parse_args(arguments)
    if options.command == "check":
        return run_check(options.paths)
    parts = PARTS if "all" in options.parts else tuple(dict.fromkeys(options.parts)) or USUAL
    for part in parts:
        if part not in PARTS:
            bench.error(f"{part!r} is no part of the bench; there are {', '.join(PARTS)} and all")
    if options.seconds <= 0:
        bench.error("--seconds must be more than 0")
    if options.games < 1:
        bench.error("--games must be at least 1")
    return run_bench(options.json, options.seconds, parts, options.games)


def run_check(paths: Sequence[Path]) -> int:
    """Run all cases under the paths; prints one line a case, and how many passed."""
    passed = failed = 0
    for path, name in _files(paths):
        result = _check_file(path)
        passed, failed = passed + result.ok, failed + (not result.ok)
        verdict = "ok   " if result.ok else "FAIL "
        print(f"{verdict} {name}" + ("" if result.ok else f": {result.message}"))
    print(f"{passed} passed, {failed} failed")
    if not passed and not failed:
        print("no rule case was found", file=sys.stderr)
    return 0 if passed and not failed else 1


def _files(paths: Sequence[Path]) -> Iterator[tuple[Path, str]]:
    """All JSON files under the paths, with the name to show for each."""
    for path in paths:
        if path.is_dir():
            for file in sorted(path.rglob("*.json")):
                yield file, f"{path.resolve().name}/{file.relative_to(path).with_suffix('').as_posix()}"
        else:
            yield path, path.stem


def _check_file(path: Path) -> cases.CaseResult:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        return cases.CaseResult(path.stem, False, f"cannot be read: {error.strerror}")
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        return cases.CaseResult(path.stem, False, f"is no JSON: {str(error)[:200]}")
    return cases.run(data)


if __name__ == "__main__":
    sys.exit(main())
