"""Numbers packed into one large number, and that into letters: how position codes are written."""

from __future__ import annotations

from sw_widget.game.errors import SaveError

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_VALUES = {letter: value for value, letter in enumerate(ALPHABET)}
_STEP = 16
"""Numbers without a known limit are written in steps of so many values, with a flag for "there is more"."""


class Packer:
    """Collects numbers, each with the number of values that it can have."""

    def __init__(self) -> None:
        self._items: list[tuple[int, int]] = []

    def put(self, value: int, values: int) -> None:
        if not 0 <= value < values:
            raise ValueError(f"{value} is not below {values}")
        self._items.append((value, values))

    def number(self, value: int) -> None:
        """A number from 0 up, short if it is small."""
        while True:
            self.put(value % _STEP, _STEP)
            value //= _STEP
            self.put(int(value > 0), 2)
            if not value:
                return

    def flag(self, value: bool) -> None:
        self.put(int(value), 2)

    def data(self, value: bytes) -> None:
        self.number(len(value))
        for byte in value:
            self.put(byte, 256)

    def text(self) -> str:
        total = 1
        for value, values in reversed(self._items):
            total = total * values + value
        letters = []
        while total:
            total, value = divmod(total, len(ALPHABET))
            letters.append(ALPHABET[value])
        return "".join(letters)


class Unpacker:
    """Gives the numbers back in the order in which they were put."""

    def __init__(self, text: str) -> None:
        total = 0
        for letter in reversed(text):
            if letter not in _VALUES:
                raise SaveError("code", f"{letter!r} does not occur in a position code")
            total = total * len(ALPHABET) + _VALUES[letter]
        self._rest = total

    def get(self, values: int) -> int:
        if self._rest <= 0:
            raise SaveError("code", "the position code is cut off")
        self._rest, value = divmod(self._rest, values)
        return value

    def number(self, most: int = 2**64) -> int:
        value, factor = 0, 1
        while True:
            value += self.get(_STEP) * factor
            factor *= _STEP
            if value > most:
                raise SaveError("code", "the position code has a number that is too large")
            if not self.get(2):
                return value

    def flag(self) -> bool:
        return bool(self.get(2))

    def data(self, most: int) -> bytes:
        return bytes(self.get(256) for _ in range(self.number(most)))

    def finish(self) -> None:
        if self._rest != 1:
            raise SaveError("code", "the position code has something left over")
