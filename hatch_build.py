"""The build, with or without a compiler: `SW_COMPILE=1 pip install .` compiles the engine with mypyc.

Without the variable the wheel is plain Python and the same for every machine. With it the modules that are
named here are compiled as well, from the same source, for this machine and this Python. An editable install
is always plain Python: its source is there to be changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from copy import deepcopy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDS = ["mypy>=2.4,<3", "setuptools>=68"]
# The engine, but for these.
PLAIN = (
    "**/__init__.py",
    # What packs and readers derive classes of their own from, and what that is made of: mypyc makes fields of
    # all that such a class says about itself.
    "conditions.py", "conquest/pile.py", "definitions.py", "effects/*.py", "hooks/effect.py",
    "hooks/outlook.py", "occasions.py",
    # What is worked out once and kept: mypyc would work it out each time.
    "map/board.py", "why_not/*.py",
    # What is not asked while a game is played, or only where it is told.
    "answer.py", "checks.py", "compiling.py", "errors.py", "events.py", "ledger.py", "map/links.py",
    "map/reading.py", "map/terrain.py", "perft.py", "soundness.py",
)  # fmt: skip
# What beside the engine is asked in each step of a game.
ALSO = ("sw_widget/game/course.py", "sw_widget/game/legal.py")
# One file of which nothing is seen from outside: so the C compiler can join functions that call each other.
HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
# gcc counts what is run while a sample of games is played, and then compiles by that.
COUNT = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = ["-fprofile-use", "-Wno-missing-profile"]
SAMPLE = """
from random import Random
from sw_widget.engine.answer import answer
from sw_widget.engine.turn.machine import play
from sw_widget.game.game import Game
from sw_widget.packs import printed

names, dice = ("Ann", "Ben", "Cleo", "Dag", "Eve"), (1,) * 50
for packs, games in ((["base"], 300), (printed(), 40)):
    for seed in range(games):
        game, rng = Game(names[: 2 + seed % 4], seed=seed, packs=packs), Random(seed)
        while not game.over:
            action = game.legal.sample(rng)
            if game.steps % 10 == 0:
                answer(game.position)
                play(game.position.clone(), action.code, dice, record=[])
            game.play(action)
"""
FLAGS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--strict"]


def compiled_modules(root: Path) -> list[str]:
    """The modules that are compiled, as paths from the root."""
    engine = root / "sw_widget" / "engine"
    plain = {path for pattern in PLAIN for path in engine.glob(pattern)}
    found = [path.relative_to(root).as_posix() for path in {*engine.rglob("*.py")} - plain]
    return sorted([*found, *ALSO])


def compile_modules(root: Path, folder: Path) -> dict[str, str]:
    """Compile them into a folder. Gives the files, each with its place in the wheel.

    Where the compiler can be told what is run most, it is: games are played with a first build, and the
    second one is made by what was counted.
    """
    from mypyc.build import mypycify

    before = Path.cwd()
    os.chdir(root)  # mypyc knows a module by its path from here
    try:
        extensions = mypycify(
            [*FLAGS, *compiled_modules(root)],
            target_dir=str(folder / "source"),
            group_name="sw_widget",
            opt_level="3",
            debug_level="0",
        )
        for earlier in ("counting", "objects"):  # what was counted there would be added to
            shutil.rmtree(folder / earlier, ignore_errors=True)
        knows_counts = _is_gcc()
        if knows_counts:
            counting = folder / "counting"
            shutil.copytree(root / "sw_widget", counting / "sw_widget")
            _build(extensions, counting, folder / "objects", COUNT)
            # Nothing but the standard library is needed, and nothing else may be at hand.
            subprocess.run([sys.executable, "-c", SAMPLE], cwd=counting, check=True)
        built = _build(extensions, folder / "built", folder / "objects", COUNTED if knows_counts else [])
        return {str(path.resolve()): path.relative_to(folder / "built").as_posix() for path in built}
    finally:
        os.chdir(before)


def _build(extensions: list[Any], folder: Path, objects: Path, more: list[str]) -> list[Path]:
    """Run the C compiler, with more of its options than usual; what it made is in the folder."""
    from setuptools import Distribution

    extensions = deepcopy(extensions)
    for extension in extensions:
        extension.extra_compile_args += [*HIDDEN, *more]
        extension.extra_link_args += more
    command: Any = Distribution({"name": "sw-widget", "ext_modules": extensions})
    command = command.get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.force = str(folder), str(objects), True
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


def _is_gcc() -> bool:
    """Whether the C compiler is the one that knows these options; others have other ones."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    try:
        said = subprocess.run([*compiler[:1], "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError, IndexError):
        return False
    return "Free Software Foundation" in said.stdout


class CompilingHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to a wheel, if they are asked for."""

    def _asked_for(self) -> bool:
        return os.environ.get("SW_COMPILE", "") not in ("", "0")

    def dependencies(self) -> list[str]:
        return NEEDS if self._asked_for() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self._asked_for():
            return
        root = Path(self.root)
        folder = root / "build" / "compiled" / str(sys.implementation.cache_tag)
        build_data["force_include"] |= compile_modules(root, folder)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
