"""Errors that speak for themselves: a notebook shows what they say, and not the way through our code."""

from __future__ import annotations

from traceback import extract_tb, format_exception, walk_tb


class Spoken(Exception):
    """An error whose sentence is all that a reader needs.

    IPython asks an error how to show itself. The sentence is shown first, with the line of the cell that it
    is about; whoever asks again, with %tb, gets the whole traceback. Python elsewhere shows it as any other.
    """

    _said = False

    def _render_traceback_(self) -> list[str]:
        if self._said:
            return "".join(format_exception(self)).splitlines()
        self._said = True
        lines = [f"{type(self).__name__}: {self}", *self._beside(), *getattr(self, "__notes__", ())]
        return [*lines, *self._in_cell(), "(%tb shows the whole traceback.)"]

    def _beside(self) -> tuple[str, ...]:
        """What there is to say beside the sentence."""
        return ()

    def _in_cell(self) -> list[str]:
        """The line of the reader's own code that led here; none if it is not known."""
        own = [
            step
            for (frame, _), step in zip(
                walk_tb(self.__traceback__), extract_tb(self.__traceback__), strict=True
            )
            if frame.f_globals.get("__name__") == "__main__" and step.line
        ]
        return [f"Line {own[-1].lineno}: {own[-1].line}"] if own else []


class UnknownName(Spoken, KeyError):
    """Something was asked for by a name that nothing here has; said plainly, where a `KeyError` quotes it."""

    def __str__(self) -> str:
        return str(self.args[0])


class MissingFile(Spoken, FileNotFoundError):
    """A file or folder is not where it was looked for."""
