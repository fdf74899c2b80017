"""Numbers packed into one large number, and that into letters: how position codes are written.

A letter stands for six bits and a byte of data for eight, so that both are cut out of the large number as a
whole: one division for each of them would take the square of a code's length.
"""

from __future__ import annotations

from sw_widget.game.errors import SaveError

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_VALUES = {letter: value for value, letter in enumerate(ALPHABET)}
_BITS = 6
"""Bits in a letter."""
_STEP = 16
"""Numbers without a known limit are written in steps of so many values, with a flag for "there is more"."""


def check_letters(text: str) -> None:
    """Refuse what has anything in it that no code has."""
    wrong = next((letter for letter in text if letter not in _VALUES), None)
    if wrong is not None:
        raise SaveError("code", f"{wrong!r} does not occur in a position code")


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
        if value < 0:
            raise ValueError(f"{value} is less than 0")
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
        if value:
            self.put(int.from_bytes(value, "little"), 1 << 8 * len(value))

    def text(self) -> str:
        total = 1
        for value, values in reversed(self._items):
            total = total * values + value
        bits = f"{total:b}"
        bits = bits.zfill(-(-len(bits) // _BITS) * _BITS)
        ends = range(len(bits), 0, -_BITS)
        return "".join(ALPHABET[int(bits[end - _BITS : end], 2)] for end in ends)


class Unpacker:
    """Gives the numbers back in the order in which they were put."""

    def __init__(self, text: str) -> None:
        check_letters(text)
        self._rest = int("".join(f"{_VALUES[letter]:06b}" for letter in reversed(text)) or "0", 2)

    @property
    def bits(self) -> int:
        """How many bits are left."""
        return self._rest.bit_length()

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
            # Zeros without end are no number, either.
            if value > most or factor > most * _STEP**2:
                raise SaveError("code", "the position code has a number that is too large")
            if not self.get(2):
                return value

    def flag(self) -> bool:
        return bool(self.get(2))

    def data(self, most: int) -> bytes:
        count = self.number(most)
        if 8 * count >= self.bits:
            raise SaveError("code", "the position code is cut off")
        value = self._rest & (1 << 8 * count) - 1
        self._rest >>= 8 * count
        return value.to_bytes(count, "little")

    def finish(self) -> None:
        if self._rest != 1:
            raise SaveError("code", "the position code has something left over")
