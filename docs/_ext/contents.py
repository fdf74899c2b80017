"""The one list of contents: the lists of links in README.md become the tree that Sphinx shows at the side."""

from __future__ import annotations

import re

_ON_THE_SITE = re.compile(r"^<!-- on the site\n(.*?)^-->\n", re.MULTILINE | re.DOTALL)
_ENTRY = re.compile(r"^- .*", re.MULTILINE)
_PAGE = re.compile(r"\]\(([^)#\s]+)\.(?:md|ipynb)\)")


def unveil(text: str) -> str:
    """Shows what only the site can: lines in a comment that begins with `<!-- on the site`."""
    return _ON_THE_SITE.sub(r"\1", text)


def with_trees(text: str) -> str:
    """An index page with a hidden tree for each of its headings, made from the links in its lists."""
    out = []
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        pages = [page for entry in _ENTRY.findall(part) for page in _PAGE.findall(entry)]
        pages = [page for page in dict.fromkeys(pages) if not page.startswith("..")]
        out.append(part)
        if pages:
            heading = re.match(r"## (.+)", part)
            caption = f":caption: {heading[1]}\n" if heading else ""
            out.append(f"\n```{{toctree}}\n:hidden:\n{caption}\n" + "\n".join(pages) + "\n```\n\n")
    return "".join(out)
