"""Shared by the tests of the widget's Python side."""

from __future__ import annotations

from pathlib import Path

import pytest

from sw_widget import SmallWorld
from tests.widget.fake_page import VALLEY, Page
from tests.widget.random_positions import WALKS, Seen, walk


@pytest.fixture
def world() -> SmallWorld:
    return SmallWorld(scenario=VALLEY)


@pytest.fixture
def page(world: SmallWorld) -> Page:
    return Page(world)


@pytest.fixture(params=WALKS)
def moments(request: pytest.FixtureRequest) -> list[Seen]:
    """Many moments of a game, or of several."""
    return walk(request.param)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's real progress is touched."""
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path))
