"""axe-core, asked about the widget alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from tests.browser.stage import Stage

SCRIPT = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"

# The size of what is to be hit is only asked for on demand. Style sheets and films need not be loaded first:
# no rule that is asked here looks at them.
#
# axe-core judges no colour that it takes for hidden. So the page is drawn (see conftest.py), and what lies
# over all of it, see-through and empty until something moves, is taken away.
RUN = """async (root, rules) => {
    document.documentElement.dataset.drawn = "";
    for (const overlay of root.querySelectorAll(".sw-motion")) overlay.style.display = "none";
    const { violations } = await axe.run(root, {
        preload: false,
        resultTypes: ["violations"],
        ...(rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } }),
    });
    return violations;
}"""
# All that another colour scheme changes.
COLOURS = ["color-contrast"]


def violations(root: Locator, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds wrong with the widget, one line for each element; by these rules, or by all."""
    if not root.page.evaluate("() => 'axe' in window"):
        root.page.add_script_tag(path=SCRIPT)
    found: list[dict[str, Any]] = root.evaluate(RUN, rules)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}".replace("\n", " ")
        for rule in found
        for node in rule["nodes"]
    ]


def find_faults(stage: Stage) -> list[str]:
    """What axe-core finds in light, and about colours in dark."""
    faults = []
    for scheme, rules in (("dark", COLOURS), ("light", None)):
        stage.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        faults += [f"{scheme} {fault}" for fault in violations(stage.root, rules)]
    return faults
