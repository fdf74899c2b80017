"""The wheel by itself: everything that a learner needs is in it, and what it asks for is enough to run.

It is installed into an empty environment, as pip would do it for anybody; only what runs notebooks (the `lab`
extra has it, with much more) is added. Nothing there can see this tree.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "scripts" / "constraints.txt"
RUN = """
import nbformat, sys
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=60, kernel_name="python3").execute()
print(sum(1 for cell in notebook.cells if cell.get("execution_count")))
"""

# All of it but the environment for agents that learn, which has an extra of its own.
IMPORT_ALL = """
import importlib, pkgutil, sw_widget

names = [module.name for module in pkgutil.walk_packages(sw_widget.__path__, "sw_widget.")]
names = [name for name in names if name != "sw_widget.explore.agents.environment"]
for name in names:
    importlib.import_module(name)
print(len(names))
"""


def run(*command: str | Path, cwd: Path) -> str:
    # Without PYTHONPATH and the like, so that the tree cannot stand in for what the wheel lacks.
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    done = subprocess.run(
        command, cwd=cwd, env=clean, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    [built] = folder.glob("*.whl")
    return built


def committed(folder: str) -> set[str]:
    """The files of a folder that git knows or would take; what a run leaves behind is ignored."""
    found = run("git", "ls-files", "--cached", "--others", "--exclude-standard", folder, cwd=ROOT)
    return {name for name in found.splitlines() if (ROOT / name).is_file()}


def test_everything_is_in_it(wheel: Path) -> None:
    inside = set(ZipFile(wheel).namelist())
    package = committed("sw_widget")
    assert len([name for name in package if name.startswith("sw_widget/teach/boards/")]) > 10
    assert package <= inside
    tutorials = {f"sw_widget/{name}" for name in committed("tutorials")}
    assert "sw_widget/tutorials/01_first_conquest.ipynb" in tutorials
    assert tutorials <= inside
    known = {*package, *tutorials}
    assert not {name for name in inside - known if ".dist-info/" not in name}


def test_the_first_tutorial_runs_from_the_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=False)
    python = tmp_path / "venv" / "bin" / "python"
    uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", python]
    uv += ["--constraint", CONSTRAINTS]
    here = tmp_path / "elsewhere"
    here.mkdir()
    # First with nothing but what the wheel asks for: what runs notebooks could hide that something lacks.
    run(*uv, wheel, cwd=here)
    assert int(run(python, "-c", IMPORT_ALL, cwd=here)) > 100
    run(*uv, "nbclient", "ipykernel", cwd=here)
    command = python.with_name("sw-widget")
    said = run(command, "lab", "--no-open", cwd=here)
    assert said.startswith("The tutorials are in sw_widget_tutorials: ")

    notebook = here / "sw_widget_tutorials" / "01_first_conquest.ipynb"
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    ran = run(python, "-c", RUN, notebook, cwd=here)
    assert int(ran) == sum(cell["cell_type"] == "code" for cell in cells)
    where = run(python, "-c", "import sw_widget; print(sw_widget.__file__)", cwd=here)
    assert Path(where.strip()).is_relative_to(tmp_path / "venv")
    drawn = run(command, "scenario", "draw", "giants", cwd=here)
    assert drawn.startswith("<svg ")
