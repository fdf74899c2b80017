"""The tutorials that come with the package: their folder, and copying them without losing anybody's work."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
# Inside the package when it was installed from a wheel, beside it in the tree.
FOLDERS = (PACKAGE / "tutorials", PACKAGE.parent / "tutorials")
# What we ship, by name: `sha256sum` in the folder of the tutorials writes the same lines.
SUMS = Path(__file__).with_name("tutorials.sha256")
# The documentation lies beside the tutorials in the tree only: a copy names a page, and does not link to it.
_TO_A_PAGE = re.compile(r"\[([^]]*)\]\(\.\./docs/[^)]*\)")


@dataclass
class Copied:
    """What became of each notebook, by name."""

    new: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        counts = {
            "new": self.new,
            "replaced": self.replaced,
            "as they were": self.same,
            "kept as you changed them": self.kept,
        }
        return ", ".join(f"{len(names)} {what}" for what, names in counts.items() if names)


def tutorials() -> Path | None:
    """The folder of the tutorials, if they are there."""
    return next((folder for folder in FOLDERS if any(folder.glob("*.ipynb"))), None)


def sums_of(notebooks: Iterable[Path]) -> str:
    """The lines for notebooks that are shipped as they are now."""
    return "".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(notebooks))


def shipped(folder: Path) -> list[Path]:
    """The notebooks of a folder that are just as we shipped them; a folder may hold others, of anybody."""
    lines = (line.split() for line in SUMS.read_text(encoding="utf-8").splitlines())
    known = {name: digest for digest, name in lines}
    return [
        file
        for file in sorted(folder.glob("*.ipynb"))
        if file.is_file() and sha256(file.read_bytes()).hexdigest() == known.get(file.name)
    ]


def trust(notebooks: Iterable[Path]) -> None:
    """Let Jupyter show the pictures that come with notebooks; it hides those that it was not told of.

    What a trusted notebook holds may run as soon as it is opened: only for those that we shipped.
    """
    from nbformat import read
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    for notebook in notebooks:
        notary.sign(read(notebook, as_version=4))


def copy_tutorials(source: Path, folder: Path, *, replace: bool) -> Copied:
    """Copy everything. A file that is there and differs stays as it is, unless it is to be replaced."""
    copied = Copied()
    folder.mkdir(parents=True, exist_ok=True)
    for file in sorted(source.rglob("*")):
        name = file.relative_to(source)
        if not file.is_file() or any(part.startswith((".", "__")) for part in name.parts):
            continue
        target, content = folder / name, copy_of(file)
        there = os.path.lexists(target)
        if there and target.is_file() and target.read_bytes() == content:
            copied.same.append(name.as_posix())
        elif there and not (replace and target.is_file()):
            copied.kept.append(name.as_posix())
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
            (copied.replaced if there else copied.new).append(name.as_posix())
    return copied


def copy_of(file: Path) -> bytes:
    """What a copy of a file has in it: links of a notebook that would lead nowhere are plain words."""
    content = file.read_bytes()
    if file.suffix != ".ipynb" or b"](../docs/" not in content:
        return content
    notebook = json.loads(content)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            text = _TO_A_PAGE.sub(r"*\1* (in the documentation)", "".join(cell["source"]))
            cell["source"] = text.splitlines(keepends=True)
    return (json.dumps(notebook, indent=1, ensure_ascii=False) + "\n").encode()
