"""Kernels that have their beginning behind them: one process imports what a tutorial begins with and shows a
first board, and each kernel is a copy of it. A kernel by itself spends a second on that.

    with warm_kernels():    Jupyter takes them for its "python3"
        …

What Jupyter starts is this file once more, which asks for a copy, and lives and ends together with it. Copies
know nothing of each other: no notebook sees what another one did. Each works in a folder of its own, where
the learner's progress lies as well: what a notebook saves disappears, and nobody's progress changes.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

DOOR = "warm"


@contextlib.contextmanager
def warm_kernels() -> Iterator[None]:
    """Has copies made until it is left. Jupyter is told how to ask for one."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        spec = folder / "kernels" / "python3" / "kernel.json"
        spec.parent.mkdir(parents=True)
        this, door = str(Path(__file__).resolve()), str(folder / DOOR)
        # Whoever asks needs nothing of the environment, and so starts in no time.
        argv = [sys.executable, "-I", "-S", this, "ask", door, "-f", "{connection_file}"]
        told = {"argv": argv, "display_name": "Python 3 (ipykernel)", "language": "python"}
        spec.write_text(json.dumps(told), encoding="utf-8")
        process = stack.enter_context(
            subprocess.Popen([sys.executable, this, "copy", door], stdout=subprocess.PIPE)
        )
        stack.callback(process.kill)
        assert process.stdout is not None and process.stdout.readline(), "there is nothing to copy"
        before = os.environ.get("JUPYTER_PATH")
        os.environ["JUPYTER_PATH"] = str(folder)
        try:
            yield
        finally:
            del os.environ["JUPYTER_PATH"]
            if before is not None:
                os.environ["JUPYTER_PATH"] = before


def ask(door: str, *arguments: str) -> None:
    """Asks for a copy that has this process's surroundings and a folder of its own, and waits for its end."""
    folder = tempfile.mkdtemp(dir=Path(door).parent)
    environment = {**os.environ, "SW_WIDGET_HOME": folder}
    wanted = {"arguments": arguments, "environment": environment, "folder": folder}
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(door)
        socket.send_fds(line, [b"\n"], [1, 2])
        line.sendall(json.dumps(wanted).encode() + b"\n")
        copied = int(line.makefile().readline())
        # Jupyter interrupts a kernel through the process that it started, even one that has just ended.
        signal.signal(signal.SIGINT, lambda *_: interrupt(copied))
        line.recv(1)


def interrupt(copied: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(copied, signal.SIGINT)


def copy(door: str) -> None:
    """Gets ready, then makes a copy for whoever asks."""
    # Notebooks find the package that lies beside this folder, and not what lies in it.
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    # Read on import. A kernel would watch the process that started it, and copies watch another, see below.
    os.environ["JPY_PARENT_PID"] = "1"
    import ipykernel.kernelapp

    from sw_widget import SmallWorld

    # What every board needs is read, drawn and remembered here.
    SmallWorld()._repr_mimebundle_()
    # Nobody waits for the end of copies.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(door)
        listening.listen()
        print("ready", flush=True)
        while True:
            line, _ = listening.accept()
            if os.fork() == 0:
                listening.close()
                ipykernel.kernelapp.launch_new_instance(settle(line))
                os._exit(0)
            line.close()


def settle(line: socket.socket) -> list[str]:
    """Takes over the surroundings of whoever asked. Gives the arguments for a kernel."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    _, outputs, _, _ = socket.recv_fds(line, 1, 2)
    for number, output in enumerate(outputs, start=1):
        os.dup2(output, number)
        os.close(output)
    wanted = json.loads(line.makefile().readline())
    os.environ.clear()
    os.environ.update(wanted["environment"])
    os.chdir(wanted["folder"])
    os.setsid()
    random.seed()
    line.sendall(f"{os.getpid()}\n".encode())
    # Who asked may be ended, and this process shall end with it.
    threading.Thread(target=lambda: (line.recv(1), os._exit(0)), daemon=True).start()
    return list(wanted["arguments"])


if __name__ == "__main__":
    {"ask": ask, "copy": copy}[sys.argv[1]](*sys.argv[2:])
