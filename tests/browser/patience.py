"""How long the tests wait for a page: long enough for a machine that has much else to do. Where all is well,
nobody waits that long."""

from __future__ import annotations

PATIENCE_MS = 60_000
