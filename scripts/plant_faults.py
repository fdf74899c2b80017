"""Plants small faults in the rules, one at a time, and says which of them the tests find.

    python scripts/plant_faults.py                                  30 faults, the tests of the rules
    python scripts/plant_faults.py --count 5 --seed 2               five others
    python scripts/plant_faults.py --list                           says what would be planted
    python scripts/plant_faults.py --only 7 12                      the seventh and the twelfth again
    python scripts/plant_faults.py -- -n 2 tests/rules tests/games  what pytest is given

A fault is a change of one expression or statement: `<` becomes `<=`, `+` becomes `-`, `and` becomes `or`, a
number grows by one, a `not` goes, a statement is dropped. It is made in a copy of the tree, and pytest stops
at the first test that fails, so name the quick tests first. A fault that survives is either one that no test
looks for, or no fault at all: the program does the same with it. Only a reader can tell which.

Nothing is known here about the files of the engine: any version of the tree will do, `--tree` names another.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import copy
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PLANTED_IN = ("sw_widget/engine", "sw_widget/packs")
# The tests of the rules, the quick ones first; those that a tree does not have are left out.
TESTS = (
    "tests/structure/test_cases.py",
    "tests/rules",
    "tests/engine",
    "tests/perft",
    "tests/golden",
    "tests/naive",
    "tests/games",
    "tests/game",
    "tests/scenarios",
    "tests/explore",
)
LEFT_BEHIND = (".*", "node_modules", "build", "dist", "__pycache__")

# Kinds of operators, each with what it becomes.
SWAPS: dict[str, dict[type[ast.AST], type[ast.AST]]] = {
    "comparison": {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt},
    "equality": {ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is},
    "membership": {ast.In: ast.NotIn, ast.NotIn: ast.In},
    "arithmetic": {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add},
    "bits": {ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd},
    "and, or": {ast.And: ast.Or, ast.Or: ast.And},
}


@dataclass(frozen=True)
class Fault:
    """A change of one piece of a file."""

    file: str
    line: int
    kind: str
    start: int
    """Where in the file's bytes the piece begins, and where it ends."""
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        old, new = (" ".join(text.split())[:70] for text in (self.old, self.new))
        return f"{self.file}:{self.line}  {self.kind}: {old}  ->  {new}"

    def planted(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


# Where faults can be planted


def changes(node: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    """The kinds of fault that a node can have, each with what is there instead; None where nothing is."""
    match node:
        case ast.Compare(ops=[op]) | ast.BinOp(op=op) | ast.BoolOp(op=op):
            if isinstance(node, ast.BinOp) and (no_number(node.left) or no_number(node.right)):
                return
            for kind, swaps in SWAPS.items():
                if type(op) in swaps:
                    yield kind, with_operator(node, swaps[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not", operand
        case ast.Constant(value=bool(value)):
            yield "true, false", ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield "number", ast.Constant(value + 1)
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break() | ast.Raise():
            yield "statement", None
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "statement", None


def with_operator(node: ast.Compare | ast.BinOp | ast.BoolOp, operator: Any) -> ast.expr:
    other = copy.deepcopy(node)
    if isinstance(other, ast.Compare):
        other.ops = [operator]
    else:
        other.op = operator
    return other


def no_number(node: ast.expr) -> bool:
    """A list or a type, as in `[0] * n` and `int | None`: with another operator nothing would run at all."""
    match node:
        case ast.List() | ast.ListComp() | ast.Constant(value=None):
            return True
        case ast.Name(id=name):
            return hasattr(builtins, name) or bool(re.match(r"[A-Z]\w*[a-z]", name))
    return False


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes that do something when the program runs, and whose place in the file is known."""
    yield node
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not tells_nothing(child):
                yield from inside(child)


def tells_nothing(node: ast.AST) -> bool:
    """What only type checkers read, and texts put together, in which Python 3.11 does not know places."""
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
            return True
        case ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return True
    return False


def faults_in(tree: Path, file: Path) -> Iterator[Fault]:
    source = file.read_bytes()
    before = [0]
    for line in source.splitlines(keepends=True):
        before.append(before[-1] + len(line))
    for node in inside(ast.parse(source)):
        for kind, other in changes(node):
            start = before[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]
            end = before[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]
            new = "pass" if other is None else f"({ast.unparse(other)})"
            place = file.relative_to(tree).as_posix(), node.lineno  # type: ignore[attr-defined]
            fault = Fault(*place, kind, start, end, source[start:end].decode(), new)
            ast.parse(fault.planted(source))
            yield fault


def chosen(tree: Path, folders: list[str], count: int, seed: int) -> list[Fault]:
    """So many faults, of all kinds and folders alike, however rare."""
    alike: dict[tuple[str, str], list[Fault]] = {}
    for folder in folders:
        for file in sorted((tree / folder).rglob("*.py")):
            for fault in faults_in(tree, file):
                alike.setdefault((fault.kind, folder), []).append(fault)
    rng = Random(seed)
    pools = [rng.sample(alike[key], len(alike[key])) for key in sorted(alike)]
    found = [fault for row in range(count) for pool in pools for fault in pool[row : row + 1]][:count]
    return rng.sample(found, len(found))


# Whether they are found


def run_pytest(tree: Path, arguments: list[str], seconds: float | None) -> tuple[str, float]:
    """What pytest says first of all: "" if all tests pass, else which failed; and how long it took."""
    shutil.rmtree(tree / ".hypothesis", ignore_errors=True)  # what failed with the last fault is tried first
    began = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *arguments],
        cwd=tree,
        # Before the package that is installed here, which may be of another tree.
        env={**os.environ, "PYTHONPATH": str(tree), "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        return f"no end within {seconds:.0f} s", time.monotonic() - began
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE)
    first = failed.group(1) if failed else f"pytest ended with {process.returncode}: {said[-300:]}"
    return ("" if process.returncode == 0 else first), time.monotonic() - began


def plant(tree: Path, fault: Fault, arguments: list[str], seconds: float) -> tuple[str, float]:
    file = tree / fault.file
    sound = file.read_bytes()
    try:
        write(file, fault.planted(sound))
        return run_pytest(tree, arguments, seconds)
    finally:
        write(file, sound)


def write(file: Path, source: bytes) -> None:
    """What Python has compiled goes, too: it tells by time and size alone whether that is still true."""
    file.write_bytes(source)
    Path(cache_from_source(str(file))).unlink(missing_ok=True)


def main() -> int:
    summary, _, more = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=more, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=30, help="how many faults (default: 30)")
    parser.add_argument("--seed", type=int, default=1, help="which (default: 1)")
    parser.add_argument("--tree", type=Path, default=ROOT, help="whose rules and tests (default: this one)")
    parser.add_argument(
        "--in", dest="folders", action="append", metavar="FOLDER", help=f"default: {', '.join(PLANTED_IN)}"
    )
    parser.add_argument("--seconds", type=float, help="for one fault (default: thrice what the tests take)")
    parser.add_argument("--only", type=int, nargs="+", metavar="NUMBER", help="only these of them")
    parser.add_argument("--list", action="store_true", help="only say what would be planted")
    parser.add_argument("pytest", nargs="*", metavar="ARGUMENT", help="for pytest (default: tests of rules)")
    options = parser.parse_args()

    tree = options.tree.resolve()
    faults = list(enumerate(chosen(tree, options.folders or [*PLANTED_IN], options.count, options.seed), 1))
    faults = [(number, fault) for number, fault in faults if options.only is None or number in options.only]
    if options.list:
        print("\n".join(f"{number:3}  {fault}" for number, fault in faults))
        return 0
    arguments = options.pytest or [test for test in TESTS if (tree / test).exists()]
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        garden = Path(folder) / "tree"
        shutil.copytree(tree, garden, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        print(f"pytest {' '.join(arguments)}", flush=True)
        failed, took = run_pytest(garden, arguments, None)
        if failed:
            print(f"Without any fault, this fails: {failed}")
            return 2
        print(f"     all pass after {took:.0f} s without any fault", flush=True)
        survived = 0
        for number, fault in faults:
            by, needed = plant(garden, fault, arguments, options.seconds or 3 * took + 60)
            survived += not by
            result = "caught  " if by else "SURVIVED"
            print(f"{number:3}  {result} {needed:6.0f} s  {fault}" + (f"  [{by}]" if by else ""), flush=True)
        print(f"{len(faults) - survived} of {len(faults)} caught, {survived} survived")
    return 0


if __name__ == "__main__":
    sys.exit(main())
