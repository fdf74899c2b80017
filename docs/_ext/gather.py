"""Brings the pages of the site together in one folder, before Sphinx reads them.

They come from docs/ and tutorials/, from files at the top of the repository, and from the definitions of the
game. A page is only written where it has changed, so that Sphinx reads no more than it must.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from sphinx.application import Sphinx

from _ext import api, contents, gallery, notebooks, race_and_power_pages, sitemap

ROOT = sitemap.ROOT
PICTURES = {".jpg", ".png", ".svg"}


def gather(app: Sphinx) -> None:
    """Fills the source folder; what is no longer a page goes."""
    folder = Path(app.srcdir)
    kept: set[Path] = set()

    def put(name: str, text: str) -> None:
        file = folder / name
        kept.add(file)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")

    def stage(path: str) -> None:
        file = folder / sitemap.home(path)
        kept.add(file)
        if not file.exists() or file.stat().st_mtime != (ROOT / path).stat().st_mtime:
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, file)

    for path in _pages():
        text = contents.unveil((ROOT / path).read_text(encoding="utf-8"))
        text = sitemap.relink(text, path, stage)
        put(
            sitemap.home(path), contents.with_trees(text) if sitemap.home(path).endswith("index.md") else text
        )
    for picture in (ROOT / "docs").rglob("*"):
        if picture.suffix in PICTURES and "_" not in picture.relative_to(ROOT / "docs").parts[0]:
            stage(picture.relative_to(ROOT).as_posix())
    lessons = sorted((ROOT / "tutorials").glob("*.ipynb"))
    for notebook in lessons:
        path = notebook.relative_to(ROOT).as_posix()
        made = notebooks.prepared(json.loads(notebook.read_text(encoding="utf-8")), path, stage)
        put(path, json.dumps(made, ensure_ascii=False, indent=1, sort_keys=True))
    put("tutorials/index.md", notebooks.index(lessons))
    for name, text in (*race_and_power_pages.pages(), *gallery.pages(), *api.pages()):
        put(name, text)
    for file in folder.rglob("*"):
        if file.is_file() and file not in kept:
            file.unlink()


def _pages() -> Iterator[str]:
    yield from (path for path in sitemap.ELSEWHERE if path != "README.md")
    for page in sorted((ROOT / "docs").rglob("*.md")):
        path = page.relative_to(ROOT)
        if not path.parts[1].startswith("_"):
            yield path.as_posix()


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", gather)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
