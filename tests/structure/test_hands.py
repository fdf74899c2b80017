"""Hands: one place where tokens leave them, so that none is ever below zero."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "sw_widget"
HOME = PACKAGE / "engine" / "position.py"


def _takes_from_a_hand(node: ast.AST) -> bool:
    """Whether it is `….hand[…] -= …`."""
    return (
        isinstance(node, ast.AugAssign)
        and isinstance(node.op, ast.Sub)
        and isinstance(node.target, ast.Subscript)
        and isinstance(node.target.value, ast.Attribute)
        and node.target.value.attr == "hand"
    )


def test_tokens_leave_hands_in_one_place() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path != HOME and "hand[" in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if _takes_from_a_hand(node)
    ]
    assert found == [], "use Position.take_from_hand"
