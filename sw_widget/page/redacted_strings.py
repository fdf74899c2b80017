"""A table of strings without answers, for while a lesson asks what something costs or brings.

The page is sent the pieces on the table and nothing that is worked out from them, so that the answer cannot
be found in what was sent either.
"""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine.ledger import Ledger, Reason
from sw_widget.page.string_table import Data, StringTable


class RedactedStringTable(StringTable):
    """A table of strings that leaves ledgers and refusals out."""

    def lazy_ledger(self, total: int, account: Callable[[], Ledger]) -> None:
        """Nothing: even the total would be an answer."""

    def refusal_later(self, reason: Reason | None) -> None:
        """Nothing: why something is not possible is an answer, too."""

    def ledger(self, ledger: Ledger) -> Data:
        """An empty ledger, since a card of the column needs one."""
        return {"total": 0, "title": self.write(""), "sum": self.write(""), "lines": []}
