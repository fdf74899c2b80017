"""The wheel by itself: everything that a learner needs is in it, and what it asks for is enough to run.

It is installed into an empty environment, as pip would do it for anybody. Nothing there can see this tree.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import compiled_modules

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "scripts" / "constraints.txt"
# As in the tutorials: a lesson on its board, solved; pictures; the best turn, a bot's turn, a chart.
LEARN = """
from sw_widget import Board, Game, SmallWorld, charts, presets

world = SmallWorld(lesson="t01-first")
for action in world.lesson.lesson.solutions[0]:
    world.lesson.play(action)
assert world.lesson.state == "solved", world.lesson.state
assert all(world.get_state()[name] for name in ("_esm", "_css", "snapshot", "scenery"))
for picture in (Board("base/2p"), presets["t01-coins"].game()):
    assert picture._repr_svg_().startswith("<svg ")
game = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0)
game.best_turn(looks=200).best.play(game)
SmallWorld(game, bots={1: "greedy"}).let_play()
print(charts.waterfall(game.last_score).figure.layout.title.text)
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
    # Without PYTHONPATH and the like, so that the tree cannot stand in for what the wheel lacks; and plain.
    ours = ("PYTHON", "VIRTUAL_ENV", "SW_COMPILE")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
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


def test_it_is_plain_python_for_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_a_compiler_is_needed_only_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    needs = [sys.executable, "-c", "from hatchling.build import *; print(get_requires_for_build_wheel())"]
    for value, wanted in (("", False), ("0", False), ("1", True)):
        monkeypatch.setenv("SW_COMPILE", value)
        said = subprocess.run(needs, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert ("mypy" in said) == wanted, said


def test_what_is_compiled_is_there_and_leaves_readers_their_classes() -> None:
    modules = compiled_modules(ROOT)
    assert all((ROOT / path).is_file() for path in modules)
    assert {"sw_widget/engine/position.py", "sw_widget/engine/legal/options.py"} <= {*modules}
    # Interpreted classes cannot be derived from compiled ones, and effects and conditions are made to be.
    assert not {"sw_widget/engine/hooks/effect.py", "sw_widget/engine/conditions.py"} & {*modules}


def test_a_learner_needs_nothing_but_the_wheel(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=False)
    python = tmp_path / "venv" / "bin" / "python"
    uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", python]
    uv += ["--constraint", CONSTRAINTS]
    here = tmp_path / "elsewhere"
    here.mkdir()
    run(*uv, wheel, cwd=here)
    assert int(run(python, "-c", IMPORT_ALL, cwd=here)) > 100
    command = python.with_name("sw-widget")
    said = run(command, "lab", "--no-open", cwd=here)
    assert said.startswith("The tutorials are in sw_widget_tutorials: ")

    assert (here / "sw_widget_tutorials" / "01_first_conquest.ipynb").is_file()
    assert run(python, "-c", LEARN, cwd=here).count("Score of Ann") == 1
    where = run(python, "-c", "import sw_widget; print(sw_widget.__file__)", cwd=here)
    assert Path(where.strip()).is_relative_to(tmp_path / "venv")
    drawn = run(command, "scenario", "draw", "giants", cwd=here)
    assert drawn.startswith("<svg ")
