"""How long a click takes in JupyterLab: on our board, and on an empty widget beside it.

    python -m tests.browser.bench [--rounds N] [--json]

Both widgets are in one notebook and are clicked in turn, so that the machine, the browser and the server are
the same for both. The empty widget answers a click by adding one to a number: what that takes, every widget
takes. Ours shows the middle of a five-player game; a round is a conquest and its undoing, two clicks. It
answers in two parts, what is drawn and then the reasons; the page paints the map first and the rest after it.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Locator, Page, sync_playwright

from tests.browser.conftest import FLAGS, find_browser
from tests.browser.lab import Lab, OpenNotebook

Row = dict[str, float]
"""What the listener noted of one click: moments in milliseconds, and bytes."""

LISTENER = Path(__file__).with_suffix(".js")
WARM_UP = 5
# Between two clicks late messages and acknowledgements come to rest; animations are brought to their end.
REST_MS = 250
FINISH = """() => document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().endTime < Infinity)
    .forEach((animation) => animation.finish())"""

# Of p50: ours against the empty widget's, from the click to the painted frame; and our own parts of it.
RATIO_LIMIT = 1.3
HANDLER_LIMIT_MS = 8
REPAINT_LIMIT_MS = 8
MOVE_LIMIT_KB = 60

# Regions that a click alone conquers.
QUICK = """[
    place["id"] for place, now in zip(ours.scenery["places"], ours.snapshot["regions"])
    if any(act["kind"] == "conquer" and act["quick"] for act in now["acts"])
]"""

EMPTY = '''
import anywidget
import traitlets


class Empty(anywidget.AnyWidget):
    """A number on a button; a click asks Python to add one."""

    _esm = """
    function render({ model, el }) {
        window.bench.manager = model.widget_manager;
        const button = document.createElement("button");
        button.className = "bench-empty";
        const show = () => {
            button.textContent = model.get("value");
            button.dataset.version = button.dataset.shown = model.get("value");
        };
        button.addEventListener("click", () => model.send({ type: "click" }));
        model.on("change:value", show);
        show();
        el.append(button);
    }
    export default { render };
    """
    value = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self._answer)

    def _answer(self, _widget, _content, _buffers):
        self.value += 1
'''

BOTH = """
from time import perf_counter, thread_time

from IPython.display import display

from sw_widget import SmallWorld
from sw_widget.bench import mid_game


def timed(widget):
    took, handle, send = [], widget._handle_custom_msg, widget.comm.send
    sent = []

    def now():
        return 1000 * perf_counter(), 1000 * thread_time()

    def send_in_time(*args, **more):
        send(*args, **more)
        sent.append(now())

    def handle_in_time(content, buffers):
        sent.clear()
        start = now()
        handle(content, buffers)
        end = now()
        # Until the first message is out, and until all is done: by the clock, and computing.
        took.append([moment[n] - start[n] for moment in (sent[0], end) for n in (0, 1)])

    widget._handle_custom_msg, widget.comm.send = handle_in_time, send_in_time
    return took


empty, ours = Empty(), SmallWorld(mid_game())
took = {"empty": timed(empty), "ours": timed(ours)}
display(empty, ours)
"""


class Clicks:
    """A notebook with both widgets, and what was measured on each."""

    def __init__(self, page: Page, notebook: OpenNotebook) -> None:
        self.page = page
        self.notebook = notebook
        self.rows: dict[str, list[Row]] = {"empty": [], "ours": []}
        for name, css, trait in (("empty", ".bench-empty", "value"), ("ours", ".sw-widget", "snapshot")):
            page.evaluate(
                """async ([css, id, trait]) => {
                    const model = await window.bench.manager.get_model(id);
                    window.bench.watch(document.querySelector(css), model, trait);
                }""",
                [css, notebook.ask(f"{name}.model_id"), trait],
            )

    def click(self, name: str, goal: Locator) -> None:
        goal.hover()
        self.page.wait_for_timeout(REST_MS)
        self.page.mouse.down()
        self.page.mouse.up()
        self.page.evaluate("() => window.bench.painted()")
        self.page.evaluate(FINISH)
        self.page.wait_for_timeout(REST_MS)
        self.rows[name].append(self.page.evaluate("() => window.bench.take()"))

    def round(self, region: str) -> None:
        """A conquest and its undoing, each after a click on the empty widget."""
        empty = self.page.locator(".bench-empty")
        self.click("empty", empty)
        self.click("ours", self.page.locator(f'.sw-widget [data-region="{region}"]'))
        self.click("empty", empty)
        self.click("ours", self.page.locator('.sw-widget [data-key="undo"]'))

    def forget(self) -> None:
        """What was measured until now was the warm-up."""
        for rows in self.rows.values():
            rows.clear()
        self.notebook.ask("[each.clear() for each in took.values()]")


def measure(page: Page, lab: Lab, rounds: int) -> dict[str, Any]:
    notebook = lab.show(page, EMPTY, BOTH)
    page.locator(".sw-widget").wait_for(timeout=60_000)
    clicks = Clicks(page, notebook)
    goals = notebook.ask(QUICK)
    for number in range(WARM_UP + rounds):
        if number == WARM_UP:
            clicks.forget()
        clicks.round(goals[number % len(goals)])
    took = notebook.ask("took")
    result = {name: figures(rows, took[name]) for name, rows in clicks.rows.items()}
    ours, empty = (result[name]["click to paint"]["p50"] for name in ("ours", "empty"))
    return {"clicks": 2 * rounds, "ratio": ours / empty, **result}


def figures(rows: list[Row], handler: list[list[float]]) -> dict[str, Any]:
    """What one widget took, in milliseconds, and in bytes over the websocket."""

    def between(first: str, last: str) -> dict[str, float]:
        return spread([row[last] - row[first] for row in rows])

    return {
        "click to paint": between("click", "painted"),
        "click to all": between("click", "all"),
        "click to DOM": between("click", "shown"),
        "handler": spread([row[0] for row in handler]),
        "of it CPU": spread([row[1] for row in handler]),
        "handler, all of it": spread([row[2] for row in handler]),
        "all of it, CPU": spread([row[3] for row in handler]),
        "repaint": between("changed", "updated"),
        "layout": between("shown", "laid"),
        "frame": between("frame", "painted"),
        "bytes sent": spread([row["sent"] for row in rows]),
        "bytes received": spread([row["received"] for row in rows]),
    }


def spread(values: Sequence[float]) -> dict[str, float]:
    return {"p50": median(values), "p90": quantiles(values, n=10)[-1], "max": max(values)}


def run(rounds: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        lab = Lab(Path(home) / "lab")
        try:
            browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
            page = browser.new_page(viewport={"width": 1400, "height": 1400})
            page.add_init_script(path=LISTENER)
            # What moves after the frame belongs to no click.
            page.add_init_script("globalThis.swMotion = 'off';")
            result = measure(page, lab, rounds)
            browser.close()
            return result
        finally:
            lab.stop()


def report(result: dict[str, Any]) -> None:
    print(f"{result['clicks']} clicks on each widget, in JupyterLab")
    print(f"{'':20}{'an empty widget':^30} {'the five-player board':^30}")
    print(f"{'':20}" + " ".join(f"{'p50':>10}{'p90':>10}{'max':>10}" for _ in range(2)))
    for name in result["ours"]:
        places = 0 if name.startswith("bytes") else 1
        cells = (
            "".join(f"{result[who][name][rank]:10,.{places}f}" for rank in ("p50", "p90", "max"))
            for who in ("empty", "ours")
        )
        print(f"{name:20}" + " ".join(cells) + ("" if places == 0 else " ms"))
    ours = result["ours"]
    for what, value, limit in (
        ("click to paint, ours / empty", result["ratio"], RATIO_LIMIT),
        ("handler, ms", ours["handler"]["p50"], HANDLER_LIMIT_MS),
        ("repaint, ms", ours["repaint"]["p50"], REPAINT_LIMIT_MS),
        ("a move, kB", ours["bytes received"]["max"] / 1000, MOVE_LIMIT_KB),
    ):
        verdict = "within" if value <= limit else "OVER"
        print(f"{what:30}{value:8.2f}  {verdict} the limit of {limit:g}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.browser.bench", description="Measure clicks in JupyterLab."
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--rounds", type=int, default=50, metavar="N", help="of two clicks each (default 50)")
    options = parser.parse_args(arguments)
    if options.rounds < 2:
        parser.error("--rounds must be at least 2")
    # Whoever ends the bench early ends its server, too, which has a process group of its own.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    result = run(options.rounds)
    if options.json:
        print(json.dumps(result, indent=1))
    else:
        report(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
