"""Tutorials as pages: notebooks with their committed outputs, and charts that are drawn on the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path
from typing import Any

from _ext import sitemap
from _ext.tryit import notebook_link

HEAD = """# Tutorials

Notebooks to read here, and better still to run: `make lab` opens them on your machine, and *Open it* at the
top of each one runs it in your browser. Begin with the first.

"""
PLOTLY = "application/vnd.plotly.v1+json"
# A live widget needs Python behind it; its picture stands beside it in the output.
LIVE = "application/vnd.jupyter.widget-view+json"


def prepared(notebook: dict[str, Any], path: str, stage: Callable[[str], None]) -> dict[str, Any]:
    """The notebook as the site shows it: links turned, charts as pictures, no widget without its Python."""
    notebook["metadata"].pop("widgets", None)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            cell["source"] = sitemap.relink("".join(cell["source"]), path, stage)
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            data.pop(LIVE, None)
            if PLOTLY in data:
                data["text/html"] = _chart(data.pop(PLOTLY), "".join(data.get("text/html", "")))
    first = next(cell for cell in notebook["cells"] if cell["cell_type"] == "markdown")
    title, _, rest = "".join(first["source"]).partition("\n")
    first["source"] = f"{title}\n\n{_invitation(path)}\n{rest}"
    return notebook


def _invitation(path: str) -> str:
    return f"{{open-it}}`{notebook_link(Path(path).name)}`\n"


def _chart(spec: dict[str, Any], table: str) -> str:
    """A chart for plotly to draw when the page opens; without scripts, the table of its numbers."""
    data = json.dumps(spec, ensure_ascii=False).replace("<", "\\u003c")
    return (
        f'<div class="sw-chart"><script type="application/json">{data}</script>'
        f"<noscript>{table}</noscript></div>"
    )


def index(notebooks: Iterable[Path]) -> str:
    """The list of tutorials, each with the first lines that it says of itself."""
    entries, names = [], []
    for file in notebooks:
        cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
        title, _, rest = "".join(cells[0]["source"]).strip().partition("\n")
        about = " ".join(rest.strip().split("\n\n")[0].split())
        entries.append(f"## [{escape(title.lstrip('# '))}]({file.name})\n\n{about}\n")
        names.append(file.stem)
    tree = "```{toctree}\n:hidden:\n\n" + "\n".join(names) + "\n```\n"
    return HEAD + "\n".join(entries) + "\n" + tree
