"""The real page in a real browser with the real game behind it, and no Jupyter in between: a fast stage.

The stage plays the part of anywidget: it loads the bundle as anywidget does, from a Blob, and carries traits
and messages between the page and a `SmallWorld` that lives in the test.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from sw_widget.widget import STATIC, SmallWorld

TRAITS = ("scenery", "snapshot", "selected_region")

HOST = """<!doctype html><meta charset="utf-8"><title>stage</title>
<style>body { margin: 16px; background: #fff; } </style><div id="stage"></div>"""

MODEL = """async ({ esm, traits }) => {
    const listeners = {};
    const changed = (name) => (listeners[`change:${name}`] ?? []).forEach((listener) => listener());
    window.fromPython = (news) => {
        Object.assign(traits, news);
        Object.keys(news).forEach(changed);
    };
    const ask = (message) => { window.toPython(message).then(window.fromPython); };
    window.unsaved = {};
    window.model = {
        get: (name) => traits[name],
        set: (name, value) => { traits[name] = value; window.unsaved[name] = value; changed(name); },
        save_changes: () => { ask({ traits: window.unsaved }); window.unsaved = {}; },
        send: (content) => ask({ content }),
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


class Stage:
    """A widget on a page. `messages` are the intents that the page has sent."""

    def __init__(self, page: Page, widget: SmallWorld) -> None:
        self.page = page
        self.widget = widget
        self.messages: list[Any] = []
        self._answer: dict[str, Any] | None = None
        traits = {name: getattr(widget, name) for name in TRAITS}
        page.expose_function("toPython", self._hear)
        page.set_content(HOST)
        page.add_style_tag(content=(STATIC / "widget.css").read_text(encoding="utf-8"))
        page.evaluate(MODEL, {"esm": (STATIC / "widget.js").read_text(encoding="utf-8"), "traits": traits})
        widget.observe(self._tell, names=list(TRAITS))

    def _hear(self, message: dict[str, Any]) -> dict[str, Any]:
        """What the page sends; what changes in Python meanwhile is the answer."""
        answer: dict[str, Any] = {}
        self._answer = answer
        for name, value in message.get("traits", {}).items():
            setattr(self.widget, name, value)
            answer.pop(name, None)
        if "content" in message:
            self.messages.append(message["content"])
            self.widget._handle_custom_msg(message["content"], [])
        self._answer = None
        return answer

    def _tell(self, change: Any) -> None:
        if self._answer is not None:
            self._answer[change["name"]] = change["new"]
        else:
            self.page.evaluate("(news) => window.fromPython(news)", {change["name"]: change["new"]})
