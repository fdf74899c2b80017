"""A lock on a folder: whoever saves there waits for others who do, so that nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # on Windows, and in a browser
    LOCKS = False
else:
    LOCKS = True


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder; it leaves no file behind, and ends with the process at the latest.

    Where the system or the disk has no locks, nobody waits: two who save at the same moment may then lose
    what one of them noted.
    """
    handle = _locked(folder)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _locked(folder: Path) -> int | None:
    if not LOCKS:
        return None
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
    except OSError:
        os.close(handle)
        return None
    return handle
