"""The command line: `sw-widget check` runs rule cases, `sw-widget bench` measures."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from sw_widget import __version__, cases


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
        help="measure the engine and the widget",
        description="Measure random play, answers and clones, and what the widget answers to a click.",
    )
    bench.add_argument("--json", action="store_true", help="print the figures as JSON")
    bench.add_argument(
        "--seconds", type=float, default=2.0, metavar="S", help="CPU seconds for each measurement (default 2)"
    )
    options = parser.parse_args(arguments)
    if options.command == "check":
        return run_check(options.paths)
    if options.seconds <= 0:
        parser.error("--seconds must be more than 0")
    from sw_widget.bench import run_bench

    return run_bench(options.json, options.seconds)


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
