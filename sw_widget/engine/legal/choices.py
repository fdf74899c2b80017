"""Choices that are free within bounds, as the list of legal actions holds them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import overload

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.compiling import mypyc_attr
from sw_widget.engine.legal.allocation import Spread
from sw_widget.engine.map.board import bits


@mypyc_attr(acyclic=True)
class WithdrawOption:
    """A defender's choice where the tokens, and the markers that fled with them, are put down."""

    __slots__ = ("markers", "race", "tokens")

    def __init__(self, race: int, tokens: Spread, markers: tuple[tuple[int, Spread], ...]) -> None:
        self.race = race
        self.tokens = tokens
        self.markers = markers

    def count(self) -> int:
        total = self.tokens.count()
        for _, spread in self.markers:
            total *= spread.count()
        return total

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, tuple) or code[1] != self.race or code[2] not in self.tokens:
            return False
        given = dict(code[3])
        return given.keys() == {marker for marker, _ in self.markers} and all(
            given[marker] in spread for marker, spread in self.markers
        )

    def __iter__(self) -> Iterator[Code]:
        def markers(rest: tuple[tuple[int, Spread], ...]) -> Iterator[Code]:
            if not rest:
                yield ()
                return
            for first in rest[0][1]:
                for more in markers(rest[1:]):
                    yield ((rest[0][0], first), *more)

        for tokens in self.tokens:
            for placed in markers(self.markers):
                yield (do.WITHDRAW, self.race, tokens, placed)

    def even(self, among: int = -1) -> Code:
        markers = tuple((marker, spread.even()) for marker, spread in self.markers)
        return (do.WITHDRAW, self.race, self.tokens.even(among), markers)

    def sample(self, rng: Random) -> Code:
        markers = tuple((marker, spread.sample(rng)) for marker, spread in self.markers)
        return (do.WITHDRAW, self.race, self.tokens.sample(rng), markers)


@mypyc_attr(acyclic=True)
class SpreadOption:
    """A redeployment or a placing of markers; `what` is the race or the marker."""

    __slots__ = ("kind", "spread", "what")

    def __init__(self, kind: int, what: int, spread: Spread) -> None:
        self.kind = kind
        self.what = what
        self.spread = spread

    def count(self) -> int:
        return self.spread.count()

    def __contains__(self, code: object) -> bool:
        return isinstance(code, tuple) and code[:2] == (self.kind, self.what) and code[2] in self.spread

    def __iter__(self) -> Iterator[Code]:
        for allocation in self.spread:
            yield (self.kind, self.what, allocation)

    def even(self, among: int = -1) -> Code:
        return (self.kind, self.what, self.spread.even(among))

    def sample(self, rng: Random) -> Code:
        return (self.kind, self.what, self.spread.sample(rng))


Option = SpreadOption | WithdrawOption


class OnRegions(Sequence[Code]):
    """One kind of action on each of some regions, written out only where somebody looks."""

    __slots__ = ("kind", "mask")

    def __init__(self, kind: int, mask: int) -> None:
        self.kind = kind
        self.mask = mask

    @property
    def regions(self) -> tuple[int, ...]:
        return bits(self.mask)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    @overload
    def __getitem__(self, index: int) -> Code: ...
    @overload
    def __getitem__(self, index: slice) -> list[Code]: ...
    def __getitem__(self, index: int | slice) -> Code | list[Code]:
        if isinstance(index, slice):
            return list(self)[index]
        return (self.kind, bits(self.mask)[index])

    def __iter__(self) -> Iterator[Code]:
        kind = self.kind
        return iter([(kind, region) for region in bits(self.mask)])

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, tuple) or len(code) != 2 or code[0] != self.kind:
            return False
        return isinstance(code[1], int) and code[1] >= 0 and bool(self.mask >> code[1] & 1)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


Options = dict[int, Sequence[Code] | Sequence[Option]]
