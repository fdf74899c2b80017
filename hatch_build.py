"""The build, with or without a compiler: `SW_COMPILE=1 pip install .` compiles the engine with mypyc.

Without the variable the wheel is plain Python and the same for every machine. With it the modules that are
named here are compiled as well, from the same source, for this machine and this Python. An editable install
is always plain Python: its source is there to be changed.
"""

from __future__ import annotations

import os
import sys
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
FLAGS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--strict"]


def compiled_modules(root: Path) -> list[str]:
    """The modules that are compiled, as paths from the root."""
    engine = root / "sw_widget" / "engine"
    plain = {path for pattern in PLAIN for path in engine.glob(pattern)}
    found = [path.relative_to(root).as_posix() for path in {*engine.rglob("*.py")} - plain]
    return sorted([*found, *ALSO])


def compile_modules(root: Path, folder: Path) -> dict[str, str]:
    """Compile them into a folder. Gives the files, each with its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    before = Path.cwd()
    os.chdir(root)  # mypyc knows a module by its path from here
    try:
        extensions = mypycify(
            [*FLAGS, *compiled_modules(root)],
            target_dir=str(folder / "source"),
            group_name="sw_widget",
            opt_level="2",
            debug_level="0",
        )
        for extension in extensions:
            extension.extra_compile_args += HIDDEN
        command: Any = Distribution({"name": "sw-widget", "ext_modules": extensions})
        command = command.get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(folder / "built"), str(folder / "objects")
        command.ensure_finalized()
        command.run()
        built = [Path(path) for path in command.get_outputs()]
        return {str(path.resolve()): path.relative_to(folder / "built").as_posix() for path in built}
    finally:
        os.chdir(before)


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
