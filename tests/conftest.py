"""What holds for all tests: nothing is kept in the home folder of whoever runs them."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "SW_WIDGET_HOME", str(tmp_path_factory.mktemp("home")))
        yield
