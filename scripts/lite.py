"""Builds sw_widget as a site that needs no Python: JupyterLab in the browser, with the tutorials in it.

    python scripts/lite.py            build/site/lite, unless it is up to date
    python scripts/lite.py --serve    the same, then serve build/site on this machine

Everything that a reader's browser asks for lies in the site: Pyodide (Python in the browser) comes from npm,
as package.json pins it, and the wheels that it loads are locked beside it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "lite"
SITE = ROOT / "build" / "site"
OUT = SITE / "lite"
# Where it is built: what lies in the site is whole, or not there at all.
NEW = ROOT / "build" / "lite-new"
STAMP = "built-from"
CONSTRAINTS = ROOT / "scripts" / "constraints.txt"
PROMPT = ROOT / "scripts" / "lite_prompt.js"
PYODIDE = ROOT / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# The apps that are built: JupyterLab for the tutorials, and a prompt for boards that are opened by a link.
APPS = ("lab", "repl")
# What shows widgets and charts on the page; it must fit the Python packages, so it comes from where they are.
EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@jupyterlite/pyodide-kernel-extension",
    "anywidget",
    "jupyterlab-plotly",
)
# Loaded while Python starts: what the kernel would otherwise fetch one by one, and the package itself, so
# that `import sw_widget` just works.
LOADED = ("micropip", "piplite", "jedi", "sw-widget")
# Folders to open there, and what in them is not for reading.
READ = {"tutorials": (), "docs": ("_ext", "_static", "conf.py", "__pycache__")}
PAGE = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {
        "appName": "Small World in the browser",
        # Lets a script (our tests) ask the page when a notebook is ready.
        "exposeAppInBrowser": True,
    },
}
# The prompt has no notebooks, and this plugin would complain about that on the console.
REPL_PAGE = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {"disabledExtensions": ["@jupyterlab/codemirror-extension:commands"]},
}

# Pages of the documentation are for reading, not for editing.
SETTINGS = {"@jupyterlab/docmanager-extension:plugin": {"defaultViewers": {"markdown": "Markdown Preview"}}}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--serve", action="store_true", help="serve build/site on this machine afterwards")
    parser.add_argument("--port", type=int, default=8000, help="where to serve it (default 8000)")
    options = parser.parse_args()
    build()
    if options.serve:
        from serve import serve

        serve(SITE, options.port)
    return 0


def build() -> Path:
    """Build the site, unless what is there was built from the same files. Gives its folder."""
    wanted = fingerprint()
    stamp = OUT / STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        print(f"{OUT.relative_to(ROOT)} is up to date.")
        return OUT
    start = time.monotonic()
    print("Building the site without Python …", flush=True)
    # JupyterLite keeps notes of what it did, and trusts them more than the files: so it always starts afresh.
    for old in (WORK, NEW):
        shutil.rmtree(old, ignore_errors=True)
    lay_out()
    run(sys.executable, "-m", "jupyter", "lite", "build", cwd=WORK)
    finish_pages()
    (NEW / STAMP).write_text(wanted)
    put_in_place()
    megabytes = sum(file.stat().st_size for file in OUT.rglob("*") if file.is_file()) / 1e6
    print(f"{OUT.relative_to(ROOT)}: {megabytes:.0f} MB after {time.monotonic() - start:.0f} s.", flush=True)
    return OUT


def put_in_place() -> None:
    """Exchange what was there for what was built, in two steps that take no time."""
    SITE.mkdir(parents=True, exist_ok=True)
    if OUT.exists():
        OUT.rename(WORK / "before")
    NEW.rename(OUT)


def sources() -> Iterator[Path]:
    """Every file that the site is made from."""
    yield from (Path(__file__), PROMPT, CONSTRAINTS, ROOT / "pyproject.toml", ROOT / "package-lock.json")
    for folder in ("sw_widget", *READ):
        yield from sorted(
            file
            for file in (ROOT / folder).rglob("*")
            if file.is_file() and not {"__pycache__", ".ipynb_checkpoints"} & set(file.parts)
        )


def fingerprint() -> str:
    """What the site is made from, as one number."""
    found = hashlib.sha256()
    for file in sources():
        found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def lay_out() -> None:
    """Put everything where JupyterLite looks for it."""
    lay_pyodide(WORK / "static" / "pyodide")
    # Laid out as in the tree, so that the tutorials' links to the documentation lead somewhere here, too.
    for folder, left_out in READ.items():
        shutil.copytree(
            ROOT / folder, WORK / "contents" / folder, ignore=shutil.ignore_patterns(".*", *left_out)
        )
    wheels = WORK / "wheels"
    os.environ.pop("SW_COMPILE", None)  # in the browser there is plain Python alone
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels), cwd=ROOT)
    extensions = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
    write(WORK / "jupyter-lite.json", PAGE)
    write(WORK / "repl" / "jupyter-lite.json", REPL_PAGE)
    write(WORK / "overrides.json", SETTINGS)
    write(
        WORK / "jupyter_lite_config.json",
        {
            "LiteBuildConfig": {
                "output_dir": str(NEW),
                "cache_dir": str(WORK / "cache"),
                "contents": [str(WORK / "contents")],
                "apps": list(APPS),
                "ignore_sys_prefix": ["federated_extensions"],
                "federated_extensions": [str(extensions / name) for name in EXTENSIONS],
                "settings_overrides": ["overrides.json"],
                "no_sourcemaps": True,
                "no_unused_shared_packages": True,
            },
            "PyodideLockAddon": {
                "enabled": True,
                "wheels": [str(wheels)],
                "specs": ["micropip"],
                "constraints": [f"-r {CONSTRAINTS}"],
                "prefetch_extra": list(LOADED),
            },
        },
    )


def lay_pyodide(folder: Path) -> None:
    """Pyodide without its own packages, which lie on a server far away: uv finds them all anew."""
    folder.mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copy(PYODIDE / name, folder)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}
    lock["info"]["version"] = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    write(folder / "pyodide-lock.json", lock)


def finish_pages() -> None:
    """What JupyterLite cannot be told: an icon (browsers would look for one elsewhere), and our script."""
    shutil.copy(PROMPT, NEW / "repl" / PROMPT.name)
    for app, more in {"lab": "", "repl": f'<script type="module" src="./{PROMPT.name}"></script>'}.items():
        page = NEW / app / "index.html"
        head = '<head><link rel="icon" href="../lab/favicon.ico">'
        html = page.read_text(encoding="utf-8").replace("<head>", head, 1)
        page.write_text(html.replace("</body>", f"{more}</body>", 1), encoding="utf-8")


def write(file: Path, data: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(data, indent=1), encoding="utf-8")


def run(*command: str, cwd: Path) -> None:
    """Run a command; what it says is shown only if it fails."""
    done = subprocess.run(
        command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{done.stdout[-4000:]}\n{' '.join(command)} failed; its last words are above.")


if __name__ == "__main__":
    sys.exit(main())
