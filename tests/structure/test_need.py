"""What set-up commands do with administrator's rights is said before it is done, and can be forbidden."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "need.sh"
TOOLS = ("bash", "env", "mktemp", "rm", "tail")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A machine without a browser, where apt-get and sudo only say what they were asked for."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in TOOLS:
        where = next(path for path in ("/usr/bin", "/bin") if Path(path, tool).exists())
        (folder / tool).symlink_to(Path(where, tool))
    stand_in(folder, "sudo", '[ "$1" = -n ] && shift; [ "$1" = true ] && exit 0; exec "$@"')
    return tmp_path


def stand_in(folder: Path, name: str, does: str) -> None:
    (folder / name).write_text(f"#!/usr/bin/env bash\n{does}\n")
    (folder / name).chmod(0o755)


def need(machine: Path, *, root: bool, **more: str) -> tuple[int, list[str], str]:
    """The exit code, and what was said and done, in that order: as lines, and as a text."""
    stand_in(machine / "bin", "id", f"echo {0 if root else 1000}")
    # What apt-get does goes to the same place as what is said, so that the order can be seen.
    stand_in(machine / "bin", "apt-get", f'echo "DONE apt-get $*" >> "{machine}/all"')
    with open(machine / "all", "a") as said:
        environment = {"PATH": str(machine / "bin"), **more}
        command = ["bash", str(SCRIPT), "browser"]
        done = subprocess.run(command, env=environment, stdout=said, stderr=said, check=False)
    text = (machine / "all").read_text()
    return done.returncode, text.splitlines(), text


@pytest.mark.parametrize("root", [True, False])
def test_it_is_said_before_it_is_done(machine: Path, root: bool) -> None:
    code, lines, text = need(machine, root=root)
    assert code == 0
    first = next(i for i, line in enumerate(lines) if line.startswith("DONE"))
    before = "\n".join(lines[:first])
    assert "With administrator's rights this runs now" in before
    assert "apt-get update" in before and "apt-get install --no-install-recommends chromium" in before
    assert ("sudo -n apt-get update" in before) == (not root)
    assert text.count("DONE") == 2


@pytest.mark.parametrize("root", [True, False])
def test_it_can_be_forbidden(machine: Path, root: bool) -> None:
    code, _, text = need(machine, root=root, SW_NO_ROOT="1")
    assert code == 1 and "DONE" not in text
    assert "sudo apt-get install --no-install-recommends chromium" in text


def test_where_nothing_is_missing_nothing_is_said(machine: Path) -> None:
    stand_in(machine / "bin", "chromium", "exit 0")
    assert need(machine, root=True) == (0, [], "")


def test_the_help_of_make_says_it() -> None:
    said = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "administrator's rights" in said and "SW_NO_ROOT=1" in said
