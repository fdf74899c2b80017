"""A pool of processes that play games, and end with it."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from warnings import warn

from sw_widget.text import sentence

# What makes processes is imported where it is used: in a browser it cannot be.
if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing.context import BaseContext

MOST = 60
"""Windows cannot wait for more."""
NO_PROCESSES = (OSError, ImportError, NotImplementedError, BrokenExecutor)
"""What starting a process raises where there are none, or where they may not be started."""


def cores() -> int:
    """How many processes can compute at once."""
    if hasattr(os, "sched_getaffinity"):
        return min(MOST, len(os.sched_getaffinity(0)))
    return min(MOST, os.cpu_count() or 1)


def context_for(bots: Iterable[Any]) -> BaseContext | None:
    """How to start processes that know these bots; None if there can be none.

    What was written in a notebook or at the prompt is known to a process only if it is a fork of this one.
    """
    if sys.platform in ("emscripten", "wasi"):
        return None
    import multiprocessing

    if multiprocessing.current_process().daemon:  # which may have no children
        return None
    bots = list(bots)
    try:
        pickle.dumps(bots)
    except Exception as error:  # whatever a stranger's bot is made of
        why = f"{type(error).__name__}: {error}"
        warn(sentence("tournament-cannot_travel", {"what": why}), RuntimeWarning, stacklevel=5)
        return None
    context: BaseContext = multiprocessing.get_context()
    if context.get_start_method() != "fork" and any(type(bot).__module__ == "__main__" for bot in bots):
        if sys.platform == "darwin" or "fork" not in multiprocessing.get_all_start_methods():
            return None
        context = multiprocessing.get_context("fork")
    return context


@contextmanager
def processes(workers: int, context: BaseContext) -> Iterator[ProcessPoolExecutor]:
    """A pool whose processes have started; they end with the block, whatever they are doing then."""
    from concurrent.futures import ProcessPoolExecutor

    pool = ProcessPoolExecutor(workers, context, initializer=_begin)
    try:
        pool.submit(os.getpid).result()
        yield pool
    finally:
        # After an interruption, shutting down alone would wait for the games that are being played.
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    # An interruption is for the one who waits, and that one ends us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
