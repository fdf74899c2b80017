"""What rules are called, on labels."""

from __future__ import annotations

import pytest

from sw_widget import presets
from sw_widget.engine.actions import ACTION_NAMES, PHASE_NAMES
from sw_widget.teach.rules import NAMED, rule_name

TAUGHT = {id for lesson in presets.values() for id in lesson.teaches}
MISSED = {id for lesson in presets.values() for mistake in lesson.mistakes for id in mistake.rules}


@pytest.mark.parametrize("id", sorted({*NAMED, *ACTION_NAMES, *PHASE_NAMES, *TAUGHT, *MISSED}))
def test_every_name_reads_as_a_label(id: str) -> None:
    name = rule_name(id)
    assert name[0].isupper() and not name.endswith(".") and "_" not in name and "$" not in name
    assert len(name) < 45


def test_what_nobody_named_is_made_readable() -> None:
    assert rule_name("stone_circle") == "Stone circle"


def test_a_symbol_is_told_apart_from_the_power_with_its_id() -> None:
    assert rule_name("symbol-magic") == "Magic source"
    assert rule_name("magic") == "Magic"
