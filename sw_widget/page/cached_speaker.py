"""A speaker that remembers what it said: every snapshot repeats most sentences and names."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from sw_widget import text
from sw_widget.engine.ledger import Params
from sw_widget.game.game import Game
from sw_widget.game.speaker import Speaker

MOST_REMEMBERED = 20_000


class CachedSpeaker:
    """A `Speaker` with a cache."""

    def __init__(self, game: Game, language: str) -> None:
        self.uncached = Speaker(game.board.map, game.names, language)
        self.language = language
        self._memory: dict[Hashable, str] = {}

    def say(self, id: str, params: Params | None = None) -> str:
        if not params:
            return self.remember(id, lambda: self.uncached.say(id))
        key = (id, *params.items())
        try:
            return self.remember(key, lambda: self.uncached.say(id, params))
        except TypeError:  # a list among the parameters cannot be remembered
            return self.uncached.say(id, params)

    def name(self, kind: str, id: str, form: str | None = None) -> str:
        key = ("a name", kind, id, form)
        return self.remember(key, lambda: text.name(kind, id, self.language, form=form))

    def combo(self, power: str | None, race: str) -> str:
        return self.remember(("a combo", power, race), lambda: text.combo(power, race, self.language))

    def ability(self, kind: str, id: str) -> str:
        return self.remember(("an ability", kind, id), lambda: text.ability(kind, id, self.language))

    def reference(self, rule: str) -> str:
        """The reference of a rule: where it stands."""
        return self.remember(("a reference", rule), lambda: text.reference(rule, self.language))

    def remember(self, key: Hashable, say: Callable[[], str]) -> str:
        """What was said under that key before, or is said now."""
        known = self._memory.get(key)
        if known is None:
            if len(self._memory) >= MOST_REMEMBERED:
                self._memory.clear()
            known = self._memory[key] = say()
        return known
