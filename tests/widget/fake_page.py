"""A page without a browser: it hears what a widget sends, remembers it, and sends what a page would."""

from __future__ import annotations

import json
from typing import Any

from sw_widget import SmallWorld
from tests.widget import contract

# Ann's Humans stand in the middle of a valley; the peak beyond it is out of reach.
VALLEY: dict[str, Any] = {
    "format": "sw-scenario/1",
    "players": [
        {"name": "Ann", "active": {"race": "humans", "power": "merchant", "hand": 4}},
        {"name": "Ben", "declined": [{"race": "elves", "power": None}]},
    ],
    "board": {
        "regions": {
            "gate": {"terrain": "farmland", "border": True},
            "ford": {"terrain": "swamp", "symbols": ["cavern"], "lost_tribe": True},
            "wood": {"terrain": "forest"},
            "peak": {"terrain": "mountain"},
            "mere": {"terrain": "lake"},
        },
        "edges": [["gate", "ford"], ["gate", "wood"], ["ford", "peak"], ["wood", "peak"], ["mere", "ford"]],
    },
    "regions": {
        "gate": {"player": 0, "race": "humans", "tokens": 1},
        "wood": {"player": 1, "race": "elves", "tokens": 1},
        "ford": {"lost_tribe": 1},
    },
}


def conquer(region: str) -> dict[str, Any]:
    return {"do": "conquer", "region": region}


class Page:
    """One page that shows a widget. `known` is what its model holds, `heard` every message so far."""

    def __init__(self, world: SmallWorld) -> None:
        self.world = world
        self.known: dict[str, Any] = parsed(world.get_state())
        self.heard: list[dict[str, Any]] = []
        world.comm.send = self._hear

    def _hear(self, data: Any = None, **_rest: Any) -> None:
        message = written(data)
        if "state" in message:
            message["state"] = parsed(message["state"])
        self.heard.append(message)
        # Jupyter tells every page what one of them has set, even where Python then refuses it.
        if message["method"] in ("update", "echo_update"):
            self.known.update(message["state"])

    def _say(self, data: Any) -> None:
        self.world._handle_msg({"content": {"data": data}, "buffers": []})

    def send(self, content: Any) -> dict[str, str] | None:
        """A message of the page; the notice that comes back, None where nothing new was drawn."""
        return self._answer({"method": "custom", "content": content})

    def set(self, **state: Any) -> dict[str, str] | None:
        """What the page's model holds is changed, and saved; the notice that comes back."""
        self.known.update(state)
        return self._answer({"method": "update", "state": state, "buffer_paths": []})

    def _answer(self, data: Any) -> dict[str, str] | None:
        before = self.version
        self._say(data)
        return None if self.version == before else self.known["snapshot"]["notice"]

    @property
    def version(self) -> int:
        version: int = self.known["snapshot"]["version"]
        return version

    def play(self, *actions: Any, **changes: Any) -> dict[str, str] | None:
        """A click on what the page shows now."""
        return self.send({"type": "play", "version": self.version, "actions": list(actions)} | changes)

    def undo(self) -> dict[str, str] | None:
        return self.send({"type": "undo", "version": self.version})

    def redo(self) -> dict[str, str] | None:
        return self.send({"type": "redo", "version": self.version})

    @property
    def shown(self) -> dict[str, Any]:
        """The picture, as the page reads it."""
        return contract.read(self.known["snapshot"], self.known["reasons"])

    def region(self, id: str) -> dict[str, Any]:
        index = [place["id"] for place in self.known["scenery"]["places"]].index(id)
        found: dict[str, Any] = self.shown["regions"][index]
        return found

    def pictures(self) -> int:
        """How many pictures were drawn."""
        return sum("snapshot" in message.get("state", ()) for message in self.heard)

    def in_step(self) -> bool:
        """Whether the page holds what Python holds."""
        return self.known == parsed(self.world.get_state())


AS_TEXT = ("snapshot", "reasons", "explore", "blackboard", "editor", "kept")


def parsed(state: dict[str, Any]) -> dict[str, Any]:
    """What a model holds, with the texts that hold JSON read."""
    read = {name: json.loads(state[name]) for name in AS_TEXT if state.get(name)}
    return {**written(state), **read}


def written(data: Any) -> Any:
    """As it comes out at the other end: a kernel writes JSON in UTF-8, and what it cannot write is lost."""
    return json.loads(json.dumps(data, ensure_ascii=False, allow_nan=False).encode())
