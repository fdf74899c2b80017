"""What the code says, read from its syntax: texts, texts with gaps, and what stands at certain places."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import sw_widget

PACKAGE = Path(sw_widget.__file__).parent
PAGE = PACKAGE.parent / "js"


def words_of_the_page() -> set[str]:
    """The ids that the page's code asks for: word("undo")."""
    files = [file for file in PAGE.rglob("*.js") if ".test." not in file.name]
    return {
        id
        for file in files
        for id in re.findall(r"""\bword\("([a-z-]+)"\)""", file.read_text(encoding="utf-8"))
    }


class Code:
    """The Python files of parts of the package, such as "engine" or "engine/turn/scoring.py"."""

    def __init__(self, *parts: str) -> None:
        found = [PACKAGE / part for part in parts or ("",)]
        paths = [
            path for where in found for path in ([where] if where.is_file() else sorted(where.rglob("*.py")))
        ]
        self.nodes = [
            node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        ]

    def texts(self) -> set[str]:
        """All texts without gaps."""
        parts = {id(part) for node in self.nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        return _texts(node for node in self.nodes if id(node) not in parts)

    def templates(self) -> set[str]:
        """All texts with gaps, as "event-{}"."""
        return {
            "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
            for node in self.nodes
            if isinstance(node, ast.JoinedStr)
        }

    def given(self, function: str, position: int) -> set[str]:
        """Texts that calls of a function, or those who make an object, give at that position."""
        return _inside(call.args[position] for call in self._calls(function) if len(call.args) > position)

    def told(self, method: str, position: int) -> set[str]:
        """Texts that calls of a method, whatever the object, give at that position."""
        calls = [
            node
            for node in self.nodes
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == method
        ]
        return _inside(call.args[position] for call in calls if len(call.args) > position)

    def named(self, function: str, keyword: str) -> Iterator[tuple[str, str]]:
        """The first argument of calls with each text that they give by that keyword."""
        for call in self._calls(function):
            values = [given.value for given in call.keywords if given.arg == keyword]
            for first in _inside(call.args[:1]):
                for text in _inside(values):
                    yield first, text

    def _calls(self, function: str) -> Iterator[ast.Call]:
        for node in self.nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                yield node

    def assigned(self, variable: str) -> set[str]:
        """Texts that a variable may get."""
        return _inside(
            node.value
            for node in self.nodes
            if isinstance(node, ast.Assign)
            and any(isinstance(target, ast.Name) and target.id == variable for target in node.targets)
        )

    def returned(self, *functions: str) -> set[str]:
        """Texts that functions of that name return: alone, or first of several things."""
        values = [
            node.value
            for function in self.nodes
            if isinstance(function, ast.FunctionDef) and function.name in functions
            for node in ast.walk(function)
            if isinstance(node, ast.Return) and node.value is not None
        ]
        return _inside(value.elts[0] if isinstance(value, ast.Tuple) else value for value in values)


def _inside(nodes: Iterable[ast.AST]) -> set[str]:
    return _texts(inner for node in nodes for inner in ast.walk(node))


def _texts(nodes: Iterable[ast.AST]) -> set[str]:
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
