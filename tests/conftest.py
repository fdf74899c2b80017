"""What holds for all tests: nothing is kept in the home folder of whoever runs them, and no time is lost.

Many games are kept for several tests to look at. Python looks through all of them again and again for what
could go, and once more at its end, which takes a tenth of the time: here seldom, and not at the end.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

gc.set_threshold(100_000, 50, 100)


def pytest_sessionstart() -> None:
    """Where scripts/compiled.py has the compiled engine tested, plain Python must not be in its place."""
    if os.environ.get("SW_TEST_COMPILED"):
        from hatch_build import compiled_modules

        for path in compiled_modules(Path(__file__).resolve().parents[1]):
            file = import_module(path.removesuffix(".py").replace("/", ".")).__file__
            if not str(file).endswith(tuple(EXTENSION_SUFFIXES)):
                raise pytest.UsageError(f"{path} should be compiled, and is {file}")


def pytest_unconfigure() -> None:
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "SW_WIDGET_HOME", str(tmp_path_factory.mktemp("home")))
        yield
