"""The list of all pages at the side: made once, and then turned to each page.

Sphinx would make it anew for every page, out of the headings of all of them: two fifths of the whole build,
and more with each race.
"""

from __future__ import annotations

import posixpath
import re
from typing import Any

from sphinx.environment.adapters.toctree import global_toctree_for_doc

_STEP = re.compile(r'<li class="([^"]*)">|(</li>)|href="([^"#]+)"')


class Navigation:
    """The list as the first page of the site shows it."""

    def __init__(self, html: str) -> None:
        self.html = html
        self.entries: dict[str, list[int]] = {}
        """Of each page the places where the classes of its entry, and of those above it, end."""
        above: list[int] = []
        for step in _STEP.finditer(html):
            if step[2]:
                above.pop()
            elif step[3]:
                self.entries[step[3]] = list(above)
            else:
                above.append(step.end(1))

    def beside(self, page: str) -> str:
        """The list beside a page of the site, whose entry is marked as the current one."""
        out, at = [], 0
        for end in self.entries.get(page, ()):
            out += [self.html[at:end], " current"]
            at = end
        marked = "".join(out) + self.html[at:]
        folder = posixpath.dirname(page) or "."
        return _STEP.sub(lambda step: _turned(step, folder), marked)


def _turned(step: re.Match[str], folder: str) -> str:
    target = step[3]
    return f'href="{posixpath.relpath(target, folder)}"' if target and ":" not in target else step[0]


def once(app: Any, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Give the page the list that was made already."""
    builder = app.builder
    if not hasattr(builder, "sw_navigation"):
        everything = {"collapse": False, "titles_only": True, "maxdepth": -1, "includehidden": True}
        root = app.config.root_doc
        tree = global_toctree_for_doc(app.env, root, builder, tags=app.tags, **everything)
        builder.sw_navigation = Navigation(builder.render_partial(tree)["fragment"])
    context["toctree"] = lambda **_options: builder.sw_navigation.beside(builder.get_target_uri(page))


def setup(app: Any) -> dict[str, bool]:
    # Before the theme asks for the list.
    app.connect("html-page-context", once, priority=400)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
