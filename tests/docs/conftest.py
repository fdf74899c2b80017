"""The site's own modules lie in docs/ and scripts/, outside the package."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
for folder in (ROOT / "docs", ROOT / "scripts"):
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
