"""Keeping quiet: while a lesson asks what something costs or brings, no picture may tell.

What stands on the table is shown, with nothing that was worked out from it; so nobody finds the answer in
what was sent to the page either.
"""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine.ledger import Ledger, Reason
from sw_widget.page.scribe import Data, Scribe


class QuietScribe(Scribe):
    """Writes no account and no reason down, now or later."""

    def promise(self, total: int, account: Callable[[], Ledger]) -> None:
        """Not even the number."""

    def refusal_later(self, reason: Reason | None) -> None:
        """Why something is not possible is an answer, too."""

    def ledger(self, ledger: Ledger) -> Data:
        """A card of the column has room for an account: it stays empty."""
        return {"total": 0, "title": self.write(""), "sum": self.write(""), "lines": []}
