"""Looks at a built site: does every link lead somewhere, and does no page fetch anything from elsewhere?

    python scripts/links.py build/site

Local links, pictures and scripts must be there, and so must the anchors that links name. What a page loads by
itself (scripts, styles, pictures) must be local; links that a reader follows may lead abroad and go untried.
Inside lite/, which another command builds and may exchange meanwhile, only the page itself is looked for, and
only where there is one.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LITE = "lite"
# Attributes by which a page loads something, and those by which a reader goes somewhere.
LOADS = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "src")}
LOADS |= {("video", "src"), ("audio", "src"), ("object", "data"), ("image", "href"), ("use", "href")}
GOES = {("a", "href"), ("form", "action")}
_STYLE = re.compile(r"""url\(\s*["']?(https?:)?//|@import\s+["'](https?:)?//""")


class Page(HTMLParser):
    """The anchors of a page, and what it points at: (attribute, target, whether it is loaded)."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors = {""}
        self.targets: list[tuple[str, bool]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value)
            elif (tag, name) in LOADS:
                self.targets.append((value, True))
            elif (tag, name) in GOES:
                self.targets.append((value, False))


@cache
def page(file: Path) -> Page:
    return Page(file.read_text(encoding="utf-8"))


def pages(site: Path) -> list[Path]:
    """The pages to look at: all but those in lite/, which are never even walked through."""
    folders = [thing for thing in site.iterdir() if thing.is_dir() and thing.name != LITE]
    return sorted([*site.glob("*.html"), *(file for folder in folders for file in folder.rglob("*.html"))])


def problems(site: Path) -> list[str]:
    """What is wrong with a site, one sentence each."""
    found = []
    for file in pages(site):
        place = file.relative_to(site)
        found += [
            f"{place}: {wrong}" for target in page(file).targets for wrong in _wrong(site, file, *target)
        ]
    for style in sorted((site / "_static").rglob("*.css")):
        if _STYLE.search(style.read_text(encoding="utf-8")):
            found.append(f"{style.relative_to(site)}: loads something from elsewhere")
    return list(dict.fromkeys(found))


@cache
def _place(folder: Path, path: str) -> Path:
    """The file that a link leads to. Pages of a folder share nearly all of theirs: those beside the text."""
    there = (folder / unquote(path)).resolve()
    return there / "index.html" if there.is_dir() else there


def _wrong(site: Path, file: Path, target: str, loaded: bool) -> list[str]:
    parts = urlsplit(target)
    if parts.scheme == "data":
        return []
    if parts.scheme or parts.netloc:
        return [f"loads {target} from elsewhere"] if loaded else []
    there = _place(file.parent, parts.path) if parts.path else file
    if not there.is_relative_to(site):
        return [f"{target} leads out of the site"]
    if there.relative_to(site).parts[:1] == (LITE,):
        # Asked again once lite/ is surely there: the first time may have been while it was exchanged.
        missing = not there.is_file() and (site / LITE).is_dir() and not there.is_file()
        return [f"{target.partition('?')[0]} is not there"] if missing else []
    if not there.is_file():
        return [f"{target} is not there"]
    if there.suffix == ".html" and unquote(parts.fragment) not in page(there).anchors:
        return [f"{target}: no such place on that page"]
    return []


def main(folder: str) -> int:
    site = Path(folder).resolve()
    count = len(pages(site)) if site.is_dir() else 0
    if not count:
        print(f"There is no page in {folder}.", file=sys.stderr)
        return 1
    found = problems(site)
    for problem in found:
        print(problem)
    print(f"{count} pages, {len(found)} broken links")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "build/site"))
