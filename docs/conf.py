"""How Sphinx builds the documentation: `make docs` puts it into build/site.

The pages are brought together by docs/_ext/gather.py in build/pages, which is the source folder.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from plotly.offline import get_plotlyjs

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import sw_widget  # noqa: E402

# Nearly all that is made here stays until the end: to look for what could go takes long and finds little.
gc.set_threshold(100_000, 50, 100)

project = "sw_widget"
author = "sw_widget contributors"
version = release = sw_widget.__version__
language = "en_GB"
html_title = "sw_widget"

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx_copybutton",
    "_ext.gather",
    "_ext.linked",
    "_ext.navigation",
    "_ext.boards",
    "_ext.cards",
    "_ext.family",
    "_ext.api",
]

# Markdown as code hosts show it, and what our own pages need beyond.
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
# Exercises in a notebook have small headings on purpose.
suppress_warnings = ["myst.header"]
# Tutorials are committed with their outputs, see scripts/tutorials.py: nothing is executed here.
nb_execution_mode = "off"
nb_merge_streams = True
nb_mime_priority_overrides = [
    ("html", "image/svg+xml", 0),
    ("html", "text/html", 1),
    ("html", "text/plain", 9),
]
# The site asks nobody for anything: no scripts from elsewhere for widgets.
nb_ipywidgets_js: dict[str, dict[str, str]] = {}

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
# Types of Python and of other packages have no page here, and neither have the inner rooms of ours.
nitpick_ignore_regex = [("py:.*", r"(?!sw_widget\.[A-Za-z]+$).*")]

html_theme = "furo"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_show_sourcelink = False
html_copy_source = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a4a1e", "color-brand-content": "#8a4b14"},
    "dark_css_variables": {"color-brand-primary": "#e0b074", "color-brand-content": "#e8bd85"},
}
copybutton_prompt_text = "$ "


def plotly_where_needed(app, page, template, context, doctree):  # type: ignore[no-untyped-def]
    """Only pages with a chart load what draws it."""
    if 'class="sw-chart"' in context.get("body", ""):
        app.add_js_file("plotly.min.js", loading_method="defer")
        app.add_js_file("charts.js", loading_method="defer")


def write_plotly(app, error):  # type: ignore[no-untyped-def]
    """Plotly's script, once, from the package that is installed anyway."""
    if error is None:
        Path(app.outdir, "_static", "plotly.min.js").write_text(get_plotlyjs(), encoding="utf-8")


def setup(app):  # type: ignore[no-untyped-def]
    app.connect("html-page-context", plotly_where_needed)
    app.connect("build-finished", write_plotly)
