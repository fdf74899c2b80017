"""`sw-widget check` runs rule cases."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from sw_widget import cases
from sw_widget.cli.files import json_files
from sw_widget.cli.words import Command, Options

ABOUT = "Run every rule case in the files and folders given."
EXAMPLES = """\
  sw-widget check my_case.json
  sw-widget check tests/cases"""


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER")
    parser.set_defaults(run=run)


def run(options: Options) -> int:
    return run_check(options.paths)


def run_check(paths: Sequence[Path]) -> int:
    """Run all cases under the paths; prints one line a case, and how many passed."""
    passed = failed = 0
    for path, name in json_files(paths):
        result = _check_file(path)
        passed, failed = passed + result.ok, failed + (not result.ok)
        verdict = "ok   " if result.ok else "FAIL "
        print(f"{verdict} {name}" + ("" if result.ok else f": {result.message}"))
    print(f"{passed} passed, {failed} failed")
    if not passed and not failed:
        print("no rule case was found", file=sys.stderr)
    return 0 if passed and not failed else 1


def _check_file(path: Path) -> cases.CaseResult:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        return cases.CaseResult(path.stem, False, f"cannot be read: {error.strerror}")
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        return cases.CaseResult(path.stem, False, f"is no JSON: {str(error)[:200]}")
    return cases.run(data)


COMMAND = Command("check", "run rule cases", ABOUT, EXAMPLES, set_up)
