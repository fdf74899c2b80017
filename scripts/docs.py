"""Builds the documentation into build/site and checks every link in it. Any warning fails.

Always from the start, so that no page of yesterday hides a broken link; lite/, which lies beside the pages
and is built by another command, stays.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import links

ROOT = Path(__file__).resolve().parent.parent
PAGES, SITE = ROOT / "build" / "pages", ROOT / "build" / "site"
SPHINX = [sys.executable, "-m", "sphinx", "--builder", "html", "--conf-dir", str(ROOT / "docs")]
# -n: every reference must be found; -W: a warning fails, but only after all of them have been said.
# In one process: several would each draw the same boards, and take half as much again in all.
STRICT = ["-n", "-W", "--keep-going", "--quiet", "--fresh-env"]


def main() -> int:
    clear(SITE)
    PAGES.mkdir(parents=True, exist_ok=True)
    doctrees = ["--doctree-dir", str(ROOT / "build" / "doctrees")]
    built = subprocess.run([*SPHINX, *STRICT, *doctrees, str(PAGES), str(SITE)], cwd=ROOT, check=False)
    return built.returncode or links.main(str(SITE))


def clear(site: Path) -> None:
    for thing in site.iterdir() if site.is_dir() else ():
        if thing.is_dir() and thing.name != links.LITE:
            shutil.rmtree(thing)
        elif thing.is_file():
            thing.unlink()


if __name__ == "__main__":
    sys.exit(main())
