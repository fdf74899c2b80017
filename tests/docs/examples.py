"""Examples of a page, run as its reader runs them: block by block in a notebook, with what the page has
installed and nothing else.
"""

from __future__ import annotations

import ast
import io
import os
import re
import sys
import tempfile
import tomllib
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import cache
from importlib import metadata
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any

import pytest
from IPython.core.formatters import DisplayFormatter
from packaging.requirements import Requirement

from sw_widget import Game

ROOT = Path(__file__).resolve().parents[2]
# Of a block nothing is run but what it imports from here where a comment before it says why.
BLOCK = re.compile(r"(<!-- not run: [^\n]+ -->\n+)?```python\n(.*?)```", re.DOTALL)
PRINTED = re.compile(r"```text\n(.*?)```", re.DOTALL)
INSTALLED = re.compile(r"pip install \"?([\w.-]+(?:\[\w+\])?)")
USUAL = "sw-widget[lab]"
"""What a reader has whose page names nothing: `make lab`."""


@dataclass
class Page:
    """A page after its examples were run."""

    path: str
    known: dict[str, Any] = field(default_factory=dict)
    printed: str = ""
    shown: list[Any] = field(default_factory=list)
    """What notebooks show below the blocks that end in a value."""
    unseen: list[str] = field(default_factory=list)
    """Lines with a value that no notebook shows, since they are not the last of their block."""
    warned: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return (ROOT / self.path).read_text(encoding="utf-8")

    @property
    def promised(self) -> list[str]:
        """The texts that the page says are printed."""
        return PRINTED.findall(self.text)


def pages() -> list[str]:
    """All pages with examples for readers; those for contributors are patterns, not to be run."""
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [
        page.relative_to(ROOT).as_posix()
        for page in found
        if "design" not in page.parts and BLOCK.search(page.read_text(encoding="utf-8"))
    ]


def run(path: str, prepare: Callable[[], None] = lambda: None) -> Page:
    """Run the examples of a page in a folder of its own, which `prepare` may put something into."""
    page = Page(path)
    out = io.StringIO()
    with (
        tempfile.TemporaryDirectory() as folder,
        pytest.MonkeyPatch.context() as patch,
        warnings.catch_warnings(record=True) as told,
        redirect_stdout(out),
    ):
        warnings.simplefilter("always", RuntimeWarning)
        patch.chdir(folder)
        patch.setenv("SW_WIDGET_HOME", os.path.join(folder, "home"))
        prepare()
        hidden = beyond(page.text)
        for name in [name for name in sys.modules if name.partition(".")[0] in hidden]:
            patch.delitem(sys.modules, name)
        patch.setattr(sys, "meta_path", [NotInstalled(hidden), *sys.meta_path])
        page.known.update({"__name__": "__main__", "display": _seen})
        for left_out, block in BLOCK.findall(page.text):
            _run_block(page, block, imports_only=bool(left_out))
        page.known["files"] = {file.name for file in Path.cwd().iterdir()}
    page.printed = out.getvalue()
    page.warned = [str(warning.message) for warning in told]
    return page


def _run_block(page: Page, block: str, *, imports_only: bool) -> None:
    tree = ast.parse(block)
    if imports_only:
        own = [part for part in tree.body if isinstance(part, ast.ImportFrom) and "sw_" in str(part.module)]
        tree.body[:] = own
    for statement in tree.body:
        if not isinstance(statement, ast.Expr):
            exec(compile(ast.Module([statement], []), page.path, "exec", dont_inherit=True), page.known)
            continue
        value = eval(
            compile(ast.Expression(statement.value), page.path, "eval", dont_inherit=True), page.known
        )
        if statement is tree.body[-1]:
            if value is not None:
                page.shown.append(value)
                _seen(value)
        elif _is_to_be_seen(value) and not _is_acted_on(value, page.known):
            page.unseen.append(ast.unparse(statement))


def _is_acted_on(value: object, known: dict[str, Any]) -> bool:
    """Whether a method was called that acts, and gives back the game or attempt that it acts on."""
    return isinstance(value, Game) or any(value is one for one in known.values())


def _is_to_be_seen(value: object) -> bool:
    """Whether it is a number, a text, a list, or something that has a picture or a table."""
    return value is not None and (type(value).__module__ == "builtins" or bool(_pictures(value)))


def _pictures(value: object) -> list[Callable[[], object]]:
    methods = (getattr(value, name, None) for name in ("_repr_mimebundle_", "_repr_html_", "_repr_svg_"))
    return [method for method in methods if callable(method)]


def _seen(value: object) -> None:
    """Show it as a notebook does; a picture or table that fails is an error here."""
    for method in _pictures(value):
        method()
    data, _ = DisplayFormatter().format(value)
    assert data


def imported(page: Page) -> set[str]:
    """The packages that the examples of a page import themselves, also in those that are not run."""
    nodes = [node for _, block in BLOCK.findall(page.text) for node in ast.walk(ast.parse(block))]
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.partition(".")[0] for name in names}


# What is installed


class NotInstalled(MetaPathFinder):
    """Has Python say of packages that they are not there."""

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def find_spec(self, name: str, *_: object) -> None:
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def beyond(text: str) -> set[str]:
    """What can be imported here and not by the reader of the page, who has what it says or else the usual.
    What runs these tests is left alone.
    """
    named = INSTALLED.findall(text)
    installed = set().union(*map(_closure, (USUAL, *named, "pytest", "pytest-xdist", "hypothesis")))
    return {
        module
        for module, owners in _owners().items()
        if not {_plain(owner) for owner in owners} & installed
    }


@cache
def _owners() -> Mapping[str, list[str]]:
    """What can be imported here, with the distributions that it comes from."""
    return metadata.packages_distributions()


@cache
def _closure(requirement: str) -> frozenset[str]:
    """The distributions that come with one, and itself."""
    found: set[str] = set()
    waiting = [requirement]
    while waiting:
        wanted = Requirement(waiting.pop())
        for key in (_plain(wanted.name), *(f"{_plain(wanted.name)}[{extra}]" for extra in wanted.extras)):
            if key not in found:
                found.add(key)
                waiting += _needs(wanted.name, key.partition("[")[2].rstrip("]"))
    return frozenset(found)


def _needs(name: str, extra: str) -> Iterator[str]:
    if _plain(name) == "sw-widget":
        # As it is written here, not as it was once installed.
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        yield from project["optional-dependencies"][extra] if extra else project["dependencies"]
        return
    try:
        told = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return
    for line in told:
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
            yield f"{requirement.name}[{','.join(requirement.extras)}]"


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
