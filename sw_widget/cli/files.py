"""Files that a command is given, alone or in folders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path


def json_files(paths: Sequence[Path]) -> Iterator[tuple[Path, str]]:
    """All JSON files under the paths, with the name to show for each."""
    for path in paths:
        if path.is_dir():
            for file in sorted(path.rglob("*.json")):
                yield file, f"{path.resolve().name}/{file.relative_to(path).with_suffix('').as_posix()}"
        else:
            yield path, path.stem
