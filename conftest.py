"""What `pytest --nbval tutorials` needs beside nbval: kernels that are ready, in folders of their own."""

from __future__ import annotations

from contextlib import ExitStack

import pytest


def pytest_configure(config: pytest.Config) -> None:
    # Where tests are shared among processes, these are started by one that has them already.
    if not config.getoption("nbval", False) or hasattr(config, "workerinput"):
        return
    from scripts.warm_kernels import warm_kernels

    stack = ExitStack()
    config.add_cleanup(stack.close)
    stack.enter_context(warm_kernels())
