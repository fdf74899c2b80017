"""Layers: each imports only from those above it, the engine needs only Python, heavy packages wait."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "sw_widget"

# Top-level names in sw_widget, highest layer first, with what each may import from the package beside itself.
ENGINE = {"engine"}
PACKS = {"packs", *ENGINE}
DRAW = {"draw", "text", *ENGINE}
GAME = {"game", *DRAW, *PACKS}
TOOLS = {"own", "cases", "bench", *GAME}
SURFACE = {"sw_widget", *TOOLS}
EXPLORE = {"explore", *SURFACE}
TEACH = {"teach", *EXPLORE}
WIDGET = {"page", "widget", *TEACH}
MAY_IMPORT: dict[str, set[str]] = {
    "engine": ENGINE,
    "packs": PACKS,
    "text": {"text"},
    "draw": DRAW,
    "game": GAME,
    "own": {"own", "text", *PACKS},
    "cases": {"cases", *GAME},
    # Measures the widget and what explores as well, and imports them only then.
    "bench": {"bench", "explore", "widget", *GAME},
    # The face of the package names what explores, teaches and shows, and imports it only when somebody asks.
    "sw_widget": {*GAME, "explore", "teach", "widget"},
    "explore": EXPLORE,
    "teach": TEACH,
    "page": {"page", *TEACH},
    "widget": WIDGET,
    "cli": {"cli", *WIDGET},
}
# The one file that may import from a layer below its own: the exploring methods of a game (`game.what_if()`),
# which import what they need only when they are called. Everything else in the game must not know of it.
MAY_ALSO_IMPORT = {"game/exploration.py": {"explore"}}
# Packages from outside that a layer may use; the standard library is free to all.
OUTSIDE: dict[str, set[str]] = {
    "text": {"fluent", "babel"},
    "draw": {"networkx"},
    "game": {"networkx"},
    "explore": {"plotly", "networkx", "pandas", "tqdm"},
    "bench": {"distributed"},
    "widget": {"anywidget", "traitlets"},
    "cli": {"jupyterlab", "nbformat"},
}
# And what a single file may use beside that: numbers for agents that learn stay away from everything else.
OUTSIDE_OF_FILE = {
    "explore/agents/environment.py": {"gymnasium", "numpy", "pettingzoo"},
    "engine/compiling.py": {"mypy_extensions"},  # which the compiler alone reads: it is never imported
}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def layer_of(file: Path) -> str:
    first = file.relative_to(PACKAGE).parts[0]
    return "sw_widget" if first == "__init__.py" else first.removesuffix(".py")


def imports(file: Path) -> Iterator[tuple[str, int]]:
    """Every module that a file imports, at any depth and for types, too; with the line."""
    inside = ["sw_widget", *file.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join([*inside[: len(inside) - node.level + 1], *([base] if base else [])])
            if base == "sw_widget":
                # `from sw_widget import text` is an import of sw_widget.text.
                yield from ((f"sw_widget.{alias.name}", node.lineno) for alias in node.names)
            else:
                yield base, node.lineno


def target(module: str) -> str:
    """The layer that an import of the package reaches."""
    parts = module.split(".")
    if len(parts) > 1 and ((PACKAGE / parts[1]).is_dir() or (PACKAGE / f"{parts[1]}.py").is_file()):
        return parts[1]
    return "sw_widget"


@pytest.mark.parametrize("file", modules(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_imports_go_upward_only(file: Path) -> None:
    layer = layer_of(file)
    assert layer in MAY_IMPORT, f"{layer} has no place among the layers yet: give it one in this test"
    for module, line in imports(file):
        where = f"{file.relative_to(ROOT)}:{line}"
        top = module.split(".")[0]
        if top == "sw_widget":
            allowed = MAY_IMPORT[layer] | MAY_ALSO_IMPORT.get(file.relative_to(PACKAGE).as_posix(), set())
            assert target(module) in allowed, f"{where}: {layer} imports {module}"
        elif top not in sys.stdlib_module_names:
            own = OUTSIDE_OF_FILE.get(file.relative_to(PACKAGE).as_posix(), set())
            assert top in OUTSIDE.get(layer, set()) | own, f"{where}: {layer} imports {module} from outside"


def test_exploring_methods_import_only_when_they_are_called() -> None:
    """A game that is only played never loads the package that explores."""
    code = "import sys; from sw_widget import Game; Game(seed=1).play('pick', slot=0); print(found())"
    found = "def found(): return [name for name in sys.modules if name.startswith('sw_widget.explore')]\n"
    assert run(found + code) == "[]"
    called = code.replace("print", "Game(seed=1).what_if(); print")
    assert "sw_widget.explore.whatif.branch" in run(found + called)


def test_the_layers_are_those_of_the_package() -> None:
    found = {layer_of(file) for file in modules()}
    assert {"engine", "packs", "text", "draw", "game", "cases", "widget", "sw_widget"} <= found
    assert "sw_widget.engine.map.board" in [
        module for module, _ in imports(PACKAGE / "engine" / "conquest" / "cost.py")
    ]
    assert target("sw_widget.text") == "text" and target("sw_widget.Game") == "sw_widget"


HEAVY = ("anywidget", "ipywidgets", "traitlets", "plotly", "networkx", "fluent", "babel", "IPython", "numpy")


def run(code: str, *flags: str) -> str:
    done = subprocess.run(
        [sys.executable, *flags, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_importing_the_package_imports_nothing_heavy() -> None:
    found = run(f"import sys, sw_widget; print([name for name in {HEAVY} if name in sys.modules])")
    assert found == "[]"


def test_a_whole_game_needs_nothing_but_python() -> None:
    """Without site-packages: the engine, the packs and the game object run on the standard library alone."""
    code = """
import sys
sys.path[:] = [path for path in sys.path if "site-packages" not in path]
sys.path.insert(0, ".")
from random import Random
from sw_widget import Game
game, rng = Game(players=["Ann", "Ben"], seed=1), Random(1)
while not game.over:
    game.play(game.legal.sample(rng))
again = Game.from_dict(game.to_dict())
assert again.position == game.position
files = [str(getattr(module, "__file__", "")) for module in sys.modules.values()]
print(game.over, [file for file in files if "site-packages" in file])
"""
    assert run(code, "-I", "-S") == "True []"


def test_the_widget_is_found_when_it_is_asked_for() -> None:
    code = "import sys, sw_widget; sw_widget.SmallWorld; print(*(name in sys.modules for name in {}))"
    assert run(code.format(["anywidget", "plotly", "networkx"])) == "True False False"
