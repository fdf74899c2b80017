"""`sw-widget check` runs rule cases."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sw_widget import cases
from sw_widget.cli.command import Command, Options, say
from sw_widget.cli.files import json_files
from sw_widget.engine.checks import Problem
from sw_widget.game.json_text import LARGEST_FILE, read_json

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
        say(f"{verdict} {name}" + ("" if result.ok else f": {result.message}"))
    print(f"{passed} passed, {failed} failed")
    if not passed and not failed:
        print("no rule case was found", file=sys.stderr)
    return 0 if passed and not failed else 1


def _check_file(path: Path) -> cases.CaseResult:
    try:
        data: Any = read_json(path, "rule case", LARGEST_FILE)
    except Problem as problem:
        return cases.CaseResult(path.stem, False, problem.message.removeprefix(f"{path.name} "))
    return cases.run(data)


COMMAND = Command("check", "run rule cases", ABOUT, EXAMPLES, set_up)
