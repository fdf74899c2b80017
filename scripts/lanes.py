"""Runs the lanes of `make test`, one more at a time than there are cores, and says how long each took.

A lane is a list of commands that run one after the other, all of them, so that one run shows every problem.
What a lane prints goes to .lanes/<lane>.log and is shown when the lane ends, so that lanes do not mix.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / ".lanes"
PYTEST = [sys.executable, "-m", "pytest", "-q", "--durations=5"]

# Each of these is one process: what its tests prepare and keep, they prepare once.
RULES = [
    f"tests/{folder}"
    for folder in ("structure", "rules", "engine", "perft", "golden", "naive", "games", "scenarios")
]
EXPLORE = ["tests/explore"]
TEACH = ["tests/teach", "tests/text"]
BROWSER = ["tests/browser"]
# Those of the browser's tests that mostly wait for a notebook, a kernel or Pyodide to start.
HOSTS = [
    f"tests/browser/test_{name}.py"
    for name in (
        "lite",
        "hosts",
        "jupyterlab",
        "first_tutorial",
        "whole_game",
        "charts",
        "keyboard",
        "scroll_into_view",
        "random_clicks",
    )
]

# In the order in which they start: the long ones first, so that no core is idle while the last one ends.
LANES: dict[str, list[list[str]]] = {
    # They wait more than they compute, so that two processes share them.
    "browser": [[*PYTEST, "-n", "2", *BROWSER, *(f"--ignore={file}" for file in HOSTS)]],
    "hosts": [["make", "--no-print-directory", ".venv-lite/.with-lite"], [*PYTEST, *HOSTS]],
    "rules": [[*PYTEST, *RULES]],
    # All the others, so that a new folder of tests needs no line here.
    "python": [
        [*PYTEST, "tests", *(f"--ignore={folder}" for folder in (*RULES, *EXPLORE, *TEACH, *BROWSER))]
    ],
    "explore": [[*PYTEST, *EXPLORE]],
    "teach": [[*PYTEST, *TEACH]],
    "docs": [[sys.executable, "scripts/docs.py"]],
    # Hypothesis takes a second to be imported, and has nothing to do there.
    "notebooks": [
        [
            *(*PYTEST, "--color=no", "-p", "no:hypothesispytest"),
            *("--nbval", "--nbval-cell-timeout=300", "tutorials"),
        ]
    ],
    "node": [
        [sys.executable, "-m", "tests.widget.samples"],
        ["npm", "run", "--silent", "types"],
        ["npm", "run", "--silent", "test"],
        [sys.executable, "scripts/fresh_bundle.py"],
        ["node", "scripts/emblems.mjs", "--check"],
    ],
    "lint": [
        [sys.executable, "-m", "ruff", "check", "."],
        [sys.executable, "-m", "mypy"],
    ],
}
# One waits now and then, above all for a browser.
AT_ONCE = (os.cpu_count() or 1) + 1
# A lane that hangs is ended here; all of them together are meant to stay under 10 minutes.
LIMIT_SECONDS = 20 * 60

_printing = threading.Lock()
_running: set[subprocess.Popen[bytes]] = set()


@dataclass
class Outcome:
    lane: str
    ok: bool
    seconds: float
    summary: str


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends a command with all that it started.

    Asks first: on an interrupt pytest still stops the Jupyter server, which has a process group of its own.
    """
    for sent in (signal.SIGINT, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, sent)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=15)
            return


def environment() -> dict[str, str]:
    """What all commands are told.

    Python keeps what it has compiled, even where it is told not to leave that beside the sources: a lane
    starts dozens of processes, and each would spend a second or two on compiling the same libraries.
    """
    told = {
        "NO_COLOR": "1",
        # What lessons note goes here, not into the home folder of whoever runs the checks.
        "SW_WIDGET_HOME": str(LOGS / "home"),
        "PYTHONPYCACHEPREFIX": str(LOGS / "compiled"),
    }
    return {
        **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
        **told,
    }


def run_command(command: list[str], log: Path, deadline: float) -> bool:
    with log.open("ab") as out:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            env=environment(),
            start_new_session=True,
        )
        _running.add(process)
        try:
            return process.wait(timeout=max(1.0, deadline - time.monotonic())) == 0
        except subprocess.TimeoutExpired:
            end(process)
            out.write(f"\nStopped: no end after {LIMIT_SECONDS} s.\n".encode())
            return False
        finally:
            _running.discard(process)


def run_lane(lane: str) -> Outcome:
    log = LOGS / f"{lane}.log"
    log.write_bytes(b"")
    start = time.monotonic()
    results = [run_command(command, log, start + LIMIT_SECONDS) for command in LANES[lane]]
    ok = all(results)
    seconds = time.monotonic() - start
    text = log.read_text(encoding="utf-8", errors="replace").rstrip()
    with _printing:
        print(f"\n──── {lane}: {'ok' if ok else 'FAILED'} after {seconds:.1f} s " + "─" * 40)
        if text:
            print(text)
        sys.stdout.flush()
    return Outcome(lane, ok, seconds, pytest_summary(text))


def pytest_summary(text: str) -> str:
    """The last line in which pytest says how many passed, as pytest wrote it."""
    summary = re.compile(r"\b\d+ (passed|failed|errors?)\b.* in [\d.]+s")
    found = [line for line in text.splitlines() if summary.search(line)]
    return found[-1].strip("= ") if found else ""


def main(wanted: list[str]) -> int:
    unknown = [lane for lane in wanted if lane not in LANES]
    if unknown:
        print(f"There is no lane {', '.join(unknown)}; there are {', '.join(LANES)}.", file=sys.stderr)
        return 2
    lanes = [lane for lane in LANES if not wanted or lane in wanted]
    LOGS.mkdir(exist_ok=True)
    start = time.monotonic()
    print(f"Running {', '.join(lanes)}; what they print is shown as each ends.", flush=True)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        try:
            outcomes = list(pool.map(run_lane, lanes))
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list(_running):
                end(process)
            raise

    print("\n" + "═" * 72)
    for outcome in reversed(outcomes):
        result = "ok" if outcome.ok else "FAILED"
        print(f"{outcome.lane:<10} {result:<7} {outcome.seconds:7.1f} s   {outcome.summary}")
    failed = [outcome.lane for outcome in outcomes if not outcome.ok]
    print(f"{'all':<10} {'FAILED' if failed else 'ok':<7} {time.monotonic() - start:7.1f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
