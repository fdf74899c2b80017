"""The Python reference, from the docstrings: the names of sw_widget, and the submodules that users import."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator

import sw_widget

# Submodules that people import from, in the order in which they are met.
MODULES = {
    "sw_widget.own": "Races and powers of your own",
    "sw_widget.engine.effects": "Effects",
    "sw_widget.engine.hooks.effect": "What effects can be asked and told",
    "sw_widget.engine.conditions": "Conditions",
    "sw_widget.engine.occasions": "Occasions",
    "sw_widget.explore.charts": "Charts",
    "sw_widget.explore.agents.environment": "An environment for agents that learn",
    "sw_widget.cases": "Rule cases",
    "sw_widget.text": "Sentences and names",
}
HEAD = """# Python reference

Everything here comes from the docstrings of the code itself. These names come straight from `sw_widget`:
"""
KINDS = ("Classes", "Functions and modules", "Errors")


def pages() -> Iterator[tuple[str, str]]:
    groups: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for name in sorted(sw_widget.__all__, key=str.lower):
        groups[_kind(getattr(sw_widget, name))].append(name)
    listed = "".join(
        f"\n## {kind}\n\n" + "\n".join(map(_listed, names)) + "\n" for kind, names in groups.items()
    )
    tree = "\n".join(["names", *(module.replace(".", "-") for module in MODULES)])
    yield "api/index.md", f"{HEAD}{listed}\n```{{toctree}}\n:hidden:\n\n{tree}\n```\n"
    parts = "\n".join(_documented(name) for name in sorted(sw_widget.__all__, key=str.lower))
    yield "api/names.md", f"# The names of sw_widget\n\n{parts}"
    for module, title in MODULES.items():
        yield (
            f"api/{module.replace('.', '-')}.md",
            f"# {title}\n\n```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n```\n",
        )


def _listed(name: str) -> str:
    said = (inspect.getdoc(getattr(sw_widget, name)) or "").split("\n\n")[0]
    return f"- {{py:obj}}`{name} <sw_widget.{name}>`: {' '.join(said.split())}"


def _kind(thing: object) -> str:
    if not inspect.isclass(thing):
        return KINDS[1]
    return KINDS[2] if issubclass(thing, Exception) else KINDS[0]


def _documented(name: str) -> str:
    thing = getattr(sw_widget, name)
    if inspect.isclass(thing):
        directive = f".. autoclass:: sw_widget.{name}\n   :members:"
    elif inspect.isroutine(thing):
        directive = f".. autofunction:: sw_widget.{name}"
    else:
        directive = f".. autodata:: sw_widget.{name}\n   :no-value:"
    return f"## {name}\n\n```{{eval-rst}}\n{directive}\n```\n"


def as_rst(app: object, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Docstrings are written for those who read the code: turns their code and their quotes into Sphinx's."""
    paragraphs = "\n".join(lines).split("\n\n")
    turned = [_code(part) if _is_code(part) else _quotes(part) for part in paragraphs]
    lines[:] = "\n\n".join(turned).split("\n")


def _is_code(paragraph: str) -> bool:
    """Whether a paragraph is lines of Python: they parse, and do something."""
    try:
        tree = ast.parse(inspect.cleandoc(paragraph).replace("…", "..."))
    except SyntaxError:
        return False
    return any(
        isinstance(node, ast.Call | ast.Assign | ast.Import | ast.ImportFrom) for node in ast.walk(tree)
    )


def _code(paragraph: str) -> str:
    inside = inspect.cleandoc(paragraph).splitlines()
    language = "text" if "…" in paragraph else "python"  # something left out cannot be coloured
    return f".. code-block:: {language}\n\n" + "\n".join(f"   {line}" for line in inside)


def _quotes(paragraph: str) -> str:
    """`code` between single backticks becomes ``code``; stars and bars are only themselves."""
    parts = paragraph.split("`")
    if len(parts) % 2 == 0 or "``" in paragraph:
        return paragraph
    return "".join(f"``{part}``" if i % 2 else part.replace("*", "\\*") for i, part in enumerate(parts))


def setup(app: object) -> dict[str, bool]:
    app.connect("autodoc-process-docstring", as_rst)  # type: ignore[attr-defined]
    return {"parallel_read_safe": True, "parallel_write_safe": True}
