"""Writing a file: whole or not at all."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

STALE = 600
"""Seconds after which nobody writes a part any more: whoever began it was ended before it was whole."""


def write_text(text: str, path: str | Path) -> None:
    """Write atomically: into a new file beside it, which then replaces the old one.

    A symbolic link stays one: what it leads to is written.
    """
    path = Path(os.path.realpath(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(f"there is no folder {str(path.parent)!r} to save in")
    if path.exists() and not path.is_file():
        raise OSError(f"{str(path)!r} is no file that could be replaced")
    content = text.encode()
    start, end = f".{path.name}.", ".part"
    _remove_stale(path.parent, start, end)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=start, suffix=end)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, _mode(path))
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _remove_stale(folder: Path, start: str, end: str) -> None:
    """Remove what earlier writers of the same file left behind."""
    before = time.time() - STALE
    for entry in os.scandir(folder):
        if not (entry.name.startswith(start) and entry.name.endswith(end)):
            continue
        try:
            if entry.is_file(follow_symlinks=False) and entry.stat(follow_symlinks=False).st_mtime < before:
                os.unlink(entry.path)
        except OSError:  # somebody else has removed it, or may
            continue


def _mode(path: Path) -> int:
    """The access rights of a file: those that it has, or the usual ones for a new file."""
    if path.exists():
        return path.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask
