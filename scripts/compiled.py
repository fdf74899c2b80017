"""Builds the compiled sw_widget into build/compiled/package, and runs the tests of the rules against it.

    python scripts/compiled.py             build it, unless it is up to date
    python scripts/compiled.py --test      the same, then the tests of the rules with it

The environment that this runs in stays as it is. What was built is used by
`PYTHONPATH=build/compiled/package .venv/bin/sw-widget bench`, for example.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "compiled"
PACKAGE = WORK / "package"
STAMP = WORK / "built-from"
TESTS = [
    "tests/structure/test_cases.py",
    *(f"tests/{folder}" for folder in ("rules", "engine", "perft", "golden", "naive", "games")),
    "tests/explore/test_playouts.py",
    *(
        f"tests/game/test_{name}.py"
        for name in ("copy", "history", "keywords", "legal", "saves", "surface", "view")
    ),
]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--test", action="store_true", help="run the tests of the rules against it")
    parser.add_argument("tests", nargs="*", help="those instead of all of them")
    options = parser.parse_args()
    build()
    return test(options.tests or TESTS) if options.test else 0


def build() -> None:
    """Build the wheel and lay it out, unless what is there was built from the same files."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        print(f"{PACKAGE.relative_to(ROOT)} is up to date.")
        return
    print("Compiling the engine, which takes some minutes …", flush=True)
    wheels = WORK / "wheels"
    for folder in (wheels, PACKAGE):
        shutil.rmtree(folder, ignore_errors=True)
    STAMP.unlink(missing_ok=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "wheel", "--no-deps"]
    pip += ["--constraint", str(ROOT / "scripts" / "constraints.txt")]
    subprocess.run(
        [*pip, "--wheel-dir", str(wheels), str(ROOT)], env={**os.environ, "SW_COMPILE": "1"}, check=True
    )
    [wheel] = wheels.glob("*.whl")
    ZipFile(wheel).extractall(PACKAGE)
    STAMP.write_text(wanted)


def fingerprint() -> str:
    """What the build is made from: this Python, the source, and how it is built."""
    found = hashlib.sha256(sys.version.encode())
    for path in sorted(
        [*(ROOT / "sw_widget").rglob("*.py"), ROOT / "hatch_build.py", ROOT / "pyproject.toml"]
    ):
        found.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return found.hexdigest()


def test(tests: list[str]) -> int:
    """Run tests against what was built; tests/conftest.py sees to it that they are."""
    first = {"PYTHONPATH": str(PACKAGE), "SW_TEST_COMPILED": "1"}
    # pytest puts its own folders before PYTHONPATH.
    path = f"pythonpath={PACKAGE.relative_to(ROOT)} ."
    command = [sys.executable, "-m", "pytest", "-q", "-o", path, *tests]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **first}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
