"""Where a file of the repository is found on the site, and links that lead there.

The pages in docs/ are plain Markdown whose links work wherever the repository is browsed. On the site the
same files lie elsewhere (docs/widget.md is widget, CHANGELOG.md is changelog), so links are turned here.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CREDITS.md": "credits.md",
    "docs/_ext/README.md": "writing.md",
}
_FENCE = re.compile(r"^ {0,3}(`{3,}|~{3,}).*?^ {0,3}\1[`~]*[ \t]*$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(\]\()([^)\s<>]+)(\))")
_ABROAD = re.compile(r"[a-z][a-z0-9+.-]*:|#|/", re.IGNORECASE)


def home(path: str) -> str:
    """The place on the site of a file or folder of the repository, by its path from the root."""
    if path in ELSEWHERE:
        return ELSEWHERE[path]
    if (ROOT / path).is_dir():
        path = f"{path}/README.md"
    if path.startswith("docs/"):
        inside = PurePosixPath(path).relative_to("docs")
        return str(inside.with_name("index.md") if inside.name == "README.md" else inside)
    if path.startswith("tutorials/"):
        return path.replace("README.md", "index.md")
    return f"files/{path}"  # anything else is offered as a file


def relink(text: str, origin: str, stage: Callable[[str], None] = lambda path: None) -> str:
    """The Markdown of `origin` with its links turned to the site; files that they need go to `stage`."""
    old, new = posixpath.dirname(origin), posixpath.dirname(home(origin))

    def turned(match: re.Match[str]) -> str:
        before, target, after = match.groups()
        path, hash, anchor = target.partition("#")
        if _ABROAD.match(target):
            return match[0]
        found = posixpath.normpath(posixpath.join(old, path))
        if not (ROOT / found).exists():
            return match[0]  # a page that the site makes, or a mistake that Sphinx finds
        there = home(found)
        if there.startswith("files/"):
            stage(found)
        return f"{before}{posixpath.relpath(there, new or '.')}{hash}{anchor}{after}"

    parts, at = [], 0
    for code in _FENCE.finditer(text):  # what stands in code is no link
        parts += [_LINK.sub(turned, text[at : code.start()]), code[0]]
        at = code.end()
    return "".join([*parts, _LINK.sub(turned, text[at:])])
