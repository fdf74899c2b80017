"""Cards of races, powers, relics and places to look up: emblem, name, tokens, what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape

from sw_widget import packs, text
from sw_widget.draw import emblems, glyphs
from sw_widget.draw.portraits import portrait
from sw_widget.engine.checks import Problem
from sw_widget.game.html import escaped

# Inline, since a notebook keeps outputs apart from any style sheet. Colours come from the notebook's theme.
_CELL = "padding:.3em .8em .3em 0;text-align:left;vertical-align:middle;background:none"
_NAME = _CELL + ";font-weight:600;white-space:nowrap"
_NUMBER = _CELL + ";text-align:right;font-variant-numeric:tabular-nums"


@dataclass(frozen=True)
class Card:
    """What is printed on a banner, a badge, a relic or a place, in words. `kind` is "race", "power", "relic"
    or "place"; the last two bring no tokens.
    """

    kind: str
    id: str
    tokens: int | None
    language: str

    @property
    def name(self) -> str:
        return text.name(_kind_of_name(self.kind), self.id, self.language)

    @property
    def ability(self) -> str:
        """One sentence on what it can do."""
        return text.ability(_kind_of_name(self.kind), self.id, self.language)

    @property
    def detail(self) -> str:
        """What that sentence leaves out."""
        return text.detail(_kind_of_name(self.kind), self.id, self.language)

    def __str__(self) -> str:
        return f"{self.name}{'' if self.tokens is None else f' ({self.tokens})'}: {self.ability}"

    __repr__ = __str__


def _kind_of_name(kind: str) -> str:
    """Relics and places are markers, and named like them."""
    return kind if kind in ("race", "power") else "marker"


class Cards:
    """Several of them, with a table in a notebook: emblem, name, tokens, and what it can do."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = tuple(cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __str__(self) -> str:
        return "\n".join(map(str, self._cards))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = "".join(
            f'<tr style="background:none"><td style="{_CELL}">{_emblem(card)}</td>'
            f'<td style="{_NAME}">{escaped(card.name)}</td>'
            f'<td style="{_NUMBER}">{"" if card.tokens is None else card.tokens}</td>'
            f'<td style="{_CELL}">{escaped(card.ability)}</td></tr>'
            for card in self._cards
        )
        return f'<table style="border-collapse:collapse;margin:.3em 0"><tbody>{rows}</tbody></table>'


def _emblem(card: Card) -> str:
    face = portrait(card.id) if card.kind == "race" else glyphs.find(card.id)
    if face is not None:
        return (
            '<svg viewBox="-12 -12 24 24" width="34" height="34" aria-hidden="true" '
            f'style="display:block;min-width:34px">{face}</svg>'
        )
    path = emblems.path(card.id) if card.kind == "power" else None
    if path is None:  # of one's own: its first letter, on a plate
        letter = escaped(next((sign for sign in card.name if sign.isalnum()), "?").upper())
        return (
            '<svg viewBox="0 0 30 30" width="30" height="30" fill="none" stroke="currentColor" '
            'aria-hidden="true" style="display:block;min-width:30px">'
            '<circle cx="15" cy="15" r="13" stroke-width="1.5"/>'
            '<text x="15" y="20.5" text-anchor="middle" font-size="16" font-weight="600" fill="currentColor" '
            f'stroke="none">{letter}</text></svg>'
        )
    return (
        '<svg viewBox="0 0 512 512" width="30" height="30" fill="currentColor" aria-hidden="true" '
        f'style="display:block;min-width:30px"><path d="{escape(path)}"/></svg>'
    )


def races(*ids: str, packs: Iterable[str] = ("base",), language: str = "en") -> Cards:
    """The races with these ids, or all there are: `races("giants", "tritons")`."""
    return _cards("race", ids, packs, language)


def powers(*ids: str, packs: Iterable[str] = ("base",), language: str = "en") -> Cards:
    """The special powers with these ids, or all there are: `powers("flying")`."""
    return _cards("power", ids, packs, language)


def relics(*ids: str, packs: Iterable[str] | None = None, language: str = "en") -> Cards:
    """The relics with these ids, or all that there are: `relics("shiny_orb")`; of some packs, or of all."""
    return _cards("relic", ids, packs, language)


def places(*ids: str, packs: Iterable[str] | None = None, language: str = "en") -> Cards:
    """The popular places with these ids, or all that there are: `places("stonehedge")`; of some packs, or of
    all.
    """
    return _cards("place", ids, packs, language)


def _cards(kind: str, ids: tuple[str, ...], chosen: Iterable[str] | None, language: str) -> Cards:
    found = {
        thing.id: Card(kind, thing.id, getattr(thing, "tokens", None), language)
        for pack in packs.get_all(packs.printed() if chosen is None else chosen)
        for thing in getattr(pack, f"{kind}s")
    }
    unknown = [id for id in ids if id not in found]
    if unknown:
        raise Problem(kind, f"{unknown[0]!r} is no {kind}; known: {', '.join(found)}")
    return Cards(found[id] for id in ids or found)
