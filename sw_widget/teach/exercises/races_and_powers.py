"""Custom races and powers as answers."""

from __future__ import annotations

from typing import Any

from sw_widget import packs
from sw_widget.engine.conditions import Condition, everywhere, symbol, terrain
from sw_widget.engine.definitions import Pack, Power, Race
from sw_widget.engine.effects import CoinPer, Discount, Effect, KeepsBadge
from sw_widget.engine.map.board import Board
from sw_widget.game.board import Board as Printed

TOKENS = {Race: 6, Power: 4}
HEIGHTS = terrain("mountain")
SHINING = symbol("magic", "mine")
CAVES = symbol("cavern")


def mountain_people(answer: Any) -> str | None:
    """A race of 6 tokens that takes mountains for one token less."""
    if (wrong := _no(Race, answer)) is not None:
        return wrong
    effect = _only(answer.effects)
    if isinstance(effect, str):
        return effect
    if isinstance(effect, CoinPer):
        return "CoinPer pays coins for what is held. They shall pay fewer tokens when they conquer."
    if not isinstance(effect, Discount):
        return f"{type(effect).__name__} does something else. Which effect makes regions cheaper?"
    if effect.tokens < 0:
        return "A negative number makes it dearer: Discount takes off what you give it."
    if effect.tokens != 1:
        return f"That takes {effect.tokens} tokens off, and it shall be one."
    return _elsewhere(effect.where, HEIGHTS, "mountains", "take")


def shining_power(answer: Any) -> str | None:
    """A power of 4 tokens that pays one coin for each region with magic or a mine."""
    return _badge_that_pays(answer, SHINING, "regions with magic or a mine")


def lasting_power(answer: Any) -> str | None:
    """A power of 4 tokens that pays one coin for each cavern, in decline as well."""
    if (wrong := _badge_that_pays(answer, CAVES, "regions with a cavern")) is not None:
        return wrong
    pays = next(effect for effect in answer.effects if isinstance(effect, CoinPer))
    if not pays.in_decline:
        keeps = any(isinstance(effect, KeepsBadge) for effect in answer.effects)
        kept = (
            "The badge is kept in decline, but pays nothing there: "
            if keeps
            else "In decline it pays nothing: "
        )
        return f"{kept}CoinPer has to be told that it goes on in decline."
    return None


def _badge_that_pays(answer: Any, wanted: Condition, what: str) -> str | None:
    if (wrong := _no(Power, answer)) is not None:
        return wrong
    effects = [effect for effect in answer.effects if not isinstance(effect, KeepsBadge)]
    if len(effects) > 1 and all(isinstance(effect, CoinPer) for effect in effects):
        return (
            f"Effects add up: where {len(effects)} of them hold in one region, it would pay more than once. "
            "Let one CoinPer name it all."
        )
    effect = _only(effects)
    if isinstance(effect, str):
        return effect
    if isinstance(effect, Discount):
        return "Discount makes regions cheaper. This power shall pay coins when the turn is scored."
    if not isinstance(effect, CoinPer):
        return f"{type(effect).__name__} does something else. Which effect pays for each region of a kind?"
    if effect.coins != 1:
        return f"That pays {effect.coins} coins a region, and it shall be one."
    return _elsewhere(effect.where, wanted, what, "be paid for")


def _no(kind: type[Race] | type[Power], answer: Any) -> str | None:
    """Why it is no race or power with as many tokens as it should have."""
    word, other = ("race", "power") if kind is Race else ("power", "race")
    if isinstance(answer, Pack):
        return f"That is a whole pack. Give the {word} alone, as own_{word}(…) makes it."
    if isinstance(answer, Race | Power) and not isinstance(answer, kind):
        return f"That is a {other}, and a {word} is wanted: own_{word}(…) makes one."
    if not isinstance(answer, kind):
        return f"Give what own_{word}(…) makes, by the name that stands before the = sign, without quotes."
    if answer.tokens != TOKENS[kind]:
        return f"{answer.tokens} tokens are printed on it, and {TOKENS[kind]} are wanted."
    return None


def _only(effects: Any) -> Effect | str:
    """The one effect, or why there is not one."""
    if not effects:
        return "It can do nothing yet: `effects` is a list of what it can do."
    if len(effects) > 1:
        return f"{len(effects)} effects, and one is enough here."
    effect: Effect = effects[0]
    return effect


def _elsewhere(given: Condition, wanted: Condition, what: str, verb: str) -> str | None:
    """Where a condition holds and should not, or should and does not."""
    if given == everywhere:
        return f"That holds everywhere: `where` is missing. Only {what} shall {verb} differently."
    if not given.fixed:
        return f"That condition changes during the game. What is printed on the map is enough here: {what}."
    boards = _boards()
    here = [(given.on_board(board), wanted.on_board(board)) for board in boards]
    if not any(mine & theirs for mine, theirs in here):
        return f"It holds in other regions, and in none of those that are meant: {what}."
    extra = any(mine & ~theirs for mine, theirs in here)
    missing = any(theirs & ~mine for mine, theirs in here)
    if extra and missing:
        return f"It holds where it should not, and misses places where it should. These are meant: {what}."
    if extra:
        return f"It also holds where it should not. Only {what} are meant."
    if missing:
        return f"Some places are missing. All {what} are meant; a condition can name several things."
    return None


def _boards() -> list[Board]:
    return [Printed(board).map for pack in packs.printed() for board in packs.get(pack).boards]
