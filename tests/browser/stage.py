"""The real page in a real browser with the real game behind it, and no Jupyter in between: a fast stage.

The stage plays the part of Jupyter and anywidget: it loads the bundle as anywidget does, from a Blob, and
carries between the page and a `SmallWorld` that lives in the test exactly what Jupyter would carry.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from sw_widget.widget.small_world import STATIC, SmallWorld
from tests.browser.expected_page import agree, truth
from tests.browser.patience import PATIENCE_MS

HOST = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport"
 content="width=device-width"><title>stage</title>
<style>body { margin: 16px; background: Canvas; color: CanvasText; color-scheme: light dark; }</style>
<main id="stage"></main></html>"""

MODEL = """async ({ esm, traits }) => {
    const listeners = {};
    const tell = (event, ...what) => (listeners[event] ?? []).forEach((listener) => listener(...what));
    const change = (news) => {
        const changed = Object.keys(news).filter((name) => traits[name] !== news[name]);
        Object.assign(traits, news);
        changed.forEach((name) => tell(`change:${name}`));
    };
    window.fromPython = (messages) => {
        for (const message of messages) {
            if (message.method === "update") change(message.state);
            if (message.method === "custom") tell("msg:custom", message.content, []);
        }
    };
    window.unanswered = 0;
    const say = async (message) => {
        window.unanswered += 1;
        window.fromPython(await window.toPython(message));
        window.unanswered -= 1;
    };
    let unsaved = {};
    window.model = {
        get: (name) => traits[name],
        set: (name, value) => { unsaved[name] = value; change({ [name]: value }); },
        save_changes: () => { say({ method: "update", state: unsaved, buffer_paths: [] }); unsaved = {}; },
        send: (content) => say({ method: "custom", content }),
        on: (event, listener) => (listeners[event] ??= []).push(listener),
        off: (event, listener) => {
            listeners[event] = (listeners[event] ?? []).filter((other) => other !== listener);
        },
    };
    const url = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
    const module = await import(url);
    window.show = () => {
        const el = document.createElement("div");
        document.getElementById("stage").append(el);
        const ending = new AbortController();
        module.default.render({ model: window.model, el, signal: ending.signal });
        return ending;
    };
    window.view = window.show();
}"""


# Resolves when Python has answered all that it was asked, all of that is shown, and all that follows from a
# new size or a new part is done: the page watches its size, and what it finds is drawn in the frame after.
AT_REST = """async (patience) => {
    const late = performance.now() + patience;
    const isShown = ({ dataset }) => dataset.shown === dataset.version;
    const answered = () => !window.unanswered && !document.querySelector(".sw-rolling")
        && [...document.querySelectorAll(".sw-widget")].every(isShown);
    for (let frames = 0; frames < 3; frames = answered() ? frames + 1 : 0) {
        if (performance.now() > late) throw new Error("The page does not come to rest.");
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
    }
}"""
RESIZED = "([width, height]) => window.innerWidth === width && window.innerHeight === height"


# Opens what says that it can be opened, one after the other, as each may bring another into sight. Clicks of
# a real mouse take twice as long and find no more than this: something that lies over what is to be clicked.
OPEN_ALL = """async (root, closed) => {
    const seen = (element) =>
        element.getClientRects().length && element.checkVisibility({ visibilityProperty: true });
    for (let tried = 0; tried < 100; tried++) {
        const opener = [...root.querySelectorAll(closed)].find(seen);
        if (!opener) return;
        opener.scrollIntoView({ block: "nearest", inline: "nearest" });
        const [{ left, top, width, height }] = opener.getClientRects();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!opener.contains(hit)) throw new Error(`${hit?.outerHTML} lies over ${opener.outerHTML}`);
        opener.click();
        await new Promise(requestAnimationFrame);
    }
    throw new Error("something does not open");
}"""


class Wire:
    """The widget's end of the line to its page: what Jupyter calls a comm."""

    def __init__(self, deliver: Callable[[dict[str, Any]], None]) -> None:
        self.comm_id = "stage"
        self._deliver = deliver
        self.hear: Callable[[dict[str, Any]], None] = lambda message: None

    def send(self, data: dict[str, Any], buffers: object = None, **_more: object) -> None:
        self._deliver(data)

    def on_msg(self, hear: Callable[[dict[str, Any]], None]) -> None:
        self.hear = hear

    def close(self) -> None:
        """Nothing is left open."""


class Stage:
    """A widget on a page. `messages` are the intents that the page has sent."""

    def __init__(self, page: Page, widget: SmallWorld) -> None:
        self.page = page
        self.widget = widget
        self.messages: list[Any] = []
        self.deaf = False
        """Whether Python does not answer, as a kernel that is busy or gone."""
        self.held_back = False
        """Whether what happens in Python is on its way still, and not on the page yet."""
        self._answers: list[dict[str, Any]] | None = None
        self._wire = Wire(self._tell)
        page.expose_function("toPython", self._hear)
        page.set_content(HOST)
        page.add_style_tag(content=(STATIC / "widget.css").read_text(encoding="utf-8"))
        bundle = (STATIC / "widget.js").read_text(encoding="utf-8")
        widget.comm = self._wire
        page.evaluate(MODEL, {"esm": bundle, "traits": traits(widget)})
        # What comes alive in play follows when the page has said hello.
        page.wait_for_function("() => document.querySelector('.sw-motion')")

    @property
    def root(self) -> Locator:
        return self.page.locator(".sw-widget").first

    def resize(self, width: int, height: int) -> None:
        """Give the page another size, and wait until it has settled."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(RESIZED, arg=[width, height])
        self.settle()

    def settle(self) -> None:
        """Wait until Python has answered, and nothing on the page changes any more."""
        self.page.evaluate(AT_REST, PATIENCE_MS)

    def agree(self) -> None:
        """What was clicked is done, and the page shows what the game says."""
        self.settle()
        agree(self.root, lambda: truth(self.widget))

    def open_everything(self) -> None:
        """Cards, plates, accounts, the code: whatever says that it can be opened."""
        closed = '[aria-expanded="false"]:not(.sw-region, [data-key="more"]), details:not([open]) > summary'
        self.root.evaluate(OPEN_ALL, closed)
        # The tools lie over the panel: they are opened last.
        self.open_tools()
        self.root.evaluate(OPEN_ALL, closed)

    def open_tools(self) -> None:
        """Lenses, exploring, the code: what lies behind the button "More"."""
        more = self.root.locator('[data-key="more"][aria-expanded="false"]:visible')
        if more.count():
            more.click()

    def _hear(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """What the page sends; what Python says meanwhile is the answer."""
        if message["method"] == "custom":
            self.messages.append(message["content"])
        if self.deaf:
            return []
        self._answers = []
        self._wire.hear({"content": {"data": message}, "buffers": []})
        answers, self._answers = self._answers, None
        return answers

    def _tell(self, message: dict[str, Any]) -> None:
        if self._answers is not None:
            self._answers.append(message)
        elif not self.held_back:
            self.page.evaluate("(message) => window.fromPython([message])", message)


def traits(widget: SmallWorld) -> dict[str, Any]:
    """What the page may read: everything that is sent to it."""
    hidden = ("_esm", "_css", "layout")
    return {name: value for name, value in widget.get_state().items() if name not in hidden}
