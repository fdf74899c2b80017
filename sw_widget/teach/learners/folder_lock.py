"""A lock on a folder: whoever saves there waits for others who do, so that nothing is lost."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows has no such module, and that of a browser has no locks in it
    LOCKS = False
else:
    LOCKS = True

PATIENCE = 5.0
"""Seconds to wait for others; saving takes a few hundredths of one."""
PAUSE = 0.02


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder; it leaves no file behind, and ends with the process at the latest.

    Raises `TimeoutError` where somebody else holds it for long. Where the system or the disk has no locks,
    nobody waits: two who save at the same moment may then lose what one of them noted.
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
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            flock(handle, LOCK_EX | LOCK_NB)
            return handle
        except BlockingIOError:
            if time.monotonic() > give_up:
                os.close(handle)
                raise TimeoutError(f"another program keeps the folder {str(folder)!r} locked") from None
            time.sleep(PAUSE)
        except OSError:
            os.close(handle)
            return None
