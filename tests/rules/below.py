"""Shared by the tests of relics and places: two boards, and who plays on them."""

from __future__ import annotations

from tests.rules.support import Json, at, board, player, position

PACKS = ("base", "underground")
LINE = board(
    "ab bc cd de",
    a="hill border",
    b="mountain",
    c="farmland",
    d="hill",
    e="farmland border",
)
"""A line of five regions: Ann at one end, Ben at the other."""
CAVES = board(
    "ab bc cd bd de cf ef",
    a="mud border",
    b="mining",
    c="mud",
    d="mushroom_forest",
    e="mud border",
    f="river",
)


def duel(
    on: Json,
    regions: Json,
    hand: int = 5,
    race: str = "ratmen",
    power: str = "alchemist",
    other: tuple[str, str] = ("giants", "forest"),
    **more: object,
) -> Json:
    """Ann's Ratmen at the start of a turn, with tokens in hand, and Ben's Giants."""
    packs = more.pop("packs", PACKS)
    players = more.pop("players", None) or [player(race, power, hand), player(*other, 0)]
    return position(on, players, regions, packs=packs, **more)  # type: ignore[arg-type]


def mine(tokens: int = 1, **markers: int) -> Json:
    """Ratmen of Ann."""
    return at(0, "ratmen", tokens, **markers)


def theirs(tokens: int = 1, **markers: int) -> Json:
    """Giants of Ben."""
    return at(1, "giants", tokens, **markers)
