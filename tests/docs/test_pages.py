"""How pages are brought together: links, the one list of contents, docstrings, effects in words."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from _ext import api, contents, effect_texts, notebooks, race_and_power_pages, sitemap, tryit

from sw_widget import packs

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("origin", "written", "turned"),
    [
        ("docs/widget.md", "[x](exploring.md#bots)", "[x](exploring.md#bots)"),
        ("docs/widget.md", "[x](../CHANGELOG.md)", "[x](changelog.md)"),
        ("docs/widget.md", "[x](design/)", "[x](design/index.md)"),
        ("docs/widget.md", "[x](../tutorials/)", "[x](tutorials/index.md)"),
        ("docs/design/2026-11-16-hooks.md", "[x](../README.md)", "[x](../index.md)"),
        ("CHANGELOG.md", "[x](docs/widget.md)", "[x](widget.md)"),
        ("tutorials/11_what_if.ipynb", "[x](../docs/exploring.md)", "[x](../exploring.md)"),
        ("docs/widget.md", "[x](https://example.org/a.md)", "[x](https://example.org/a.md)"),
        ("docs/widget.md", "`[x](../CHANGELOG.md)`", "`[x](../CHANGELOG.md)`"),
        ("docs/widget.md", "```\n[x](../CHANGELOG.md)\n```\n", "```\n[x](../CHANGELOG.md)\n```\n"),
        ("docs/widget.md", "[x](no-such-page.md)", "[x](no-such-page.md)"),
    ],
)
def test_links_lead_to_the_same_page_on_the_site(origin: str, written: str, turned: str) -> None:
    assert sitemap.relink(written, origin) == turned


def test_a_file_that_is_no_page_is_taken_along() -> None:
    staged: list[str] = []
    assert sitemap.relink("[x](../LICENSE)", "docs/widget.md", staged.append) == "[x](files/LICENSE)"
    assert staged == ["LICENSE"]


def test_the_tree_is_made_from_the_lists() -> None:
    text = "# T\n\n## One\n\n- [A](a.md), see [B](b.md).\n- [C](c/index.md)\n\nBut not [D](d.md).\n"
    assert ":caption: One\n\na\nb\nc/index\n```" in contents.with_trees(text)


def test_what_only_the_site_can_show_is_in_a_comment() -> None:
    assert contents.unveil("One.\n<!-- on the site\nTwo.\n-->\nThree.\n<!-- a note -->\n") == (
        "One.\nTwo.\nThree.\n<!-- a note -->\n"
    )


def test_every_page_of_the_documentation_is_listed() -> None:
    """Whoever adds a page names it in docs/README.md, which is the list of contents."""
    listed = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = {page.name for page in (ROOT / "docs").glob("*.md")} - {"README.md"}
    assert [page for page in sorted(pages) if f"({page})" not in listed] == []


def test_a_board_opens_by_its_line() -> None:
    link = urlsplit(tryit.cell_link(tryit.preset_line("giants")))
    assert link.path == "lite/repl/index.html"
    asked = parse_qs(link.query)
    assert asked["code"] == ['from sw_widget import SmallWorld\nSmallWorld(lesson="giants")']
    assert asked["kernel"] == ["python"]


def test_charts_are_drawn_here_and_widgets_are_not_live() -> None:
    spec = {"data": [{"name": "</script>"}], "layout": {}}
    outputs = [
        {"output_type": "display_data", "data": {notebooks.PLOTLY: spec, "text/html": "<table></table>"}},
        {"output_type": "display_data", "data": {notebooks.LIVE: {}, "image/svg+xml": "<svg/>"}},
    ]
    cells = [
        {"cell_type": "markdown", "source": ["# A title\n", "[x](../docs/widget.md)"]},
        {"cell_type": "code", "source": "", "outputs": outputs},
    ]
    made = notebooks.prepared(
        {"metadata": {"widgets": {}}, "cells": cells}, "tutorials/11_what_if.ipynb", print
    )
    title, code = made["cells"]
    assert title["source"].startswith("# A title\n") and "(../widget.md)" in title["source"]
    assert "path=tutorials/11_what_if.ipynb" in title["source"]
    chart = code["outputs"][0]["data"]["text/html"]
    assert chart.count("</script>") == 1, "what a chart says cannot end its script"
    assert json.loads(chart.partition('json">')[2].partition("</script>")[0]) == spec
    assert list(code["outputs"][1]["data"]) == ["image/svg+xml"]
    assert made["metadata"] == {}


def test_docstrings_become_code_and_sentences() -> None:
    lines = [
        "Gives `cost`, or None.",
        "",
        "game = Game()",
        "game.cost(3)",
        "",
        "Ten words that say nothing in Python.",
    ]
    api.as_rst(None, "", "", None, None, lines)
    assert lines[0] == "Gives ``cost``, or None."
    assert lines[2:6] == [".. code-block:: python", "", "   game = Game()", "   game.cost(3)"]
    assert lines[-1] == "Ten words that say nothing in Python."


@pytest.mark.parametrize("pack", packs.printed())
def test_every_effect_can_be_declared_again_from_what_the_page_shows(pack: str) -> None:
    from sw_widget.engine import conditions, occasions

    found = packs.get(pack)
    lent = (effect for thing in (*found.relics, *found.places) for effect in thing.lends)
    own = (effect for thing in (*found.races, *found.powers) for effect in thing.effects)
    for effect in (*own, *lent):
        names = {**vars(conditions), **vars(occasions)}
        for module in effect_texts.modules(effect):
            names.update(vars(import_module(module)))
        assert eval(effect_texts.declared(effect), names) == effect
        assert effect_texts.meaning(effect).endswith(".")
        assert all(effect_texts.numbers(effect))


def test_conditions_are_told_in_words() -> None:
    from sw_widget.engine.conditions import coastal, everywhere, in_decline, near_own, terrain
    from sw_widget.engine.occasions import at_most, even_turn
    from tests.every_effect import Coins, Discount

    told = [effect_texts.where(where) for where in (everywhere, ~coastal, in_decline, even_turn, at_most(4))]
    assert told == [
        "everywhere",
        "not land on a coast",
        "regions of races in decline and of Lost Tribes",
        "game turns with an even number",
        "while the race holds 4 regions or fewer",
    ]
    assert effect_texts.numbers(Coins(2)) == ["coins: 2", "when: always"]
    assert effect_texts.numbers(Discount(2, even_turn)) == [
        "tokens: 2",
        "when: game turns with an even number",
    ]
    either = Discount(1, ~(near_own("mountain") | terrain("hill", "swamp")))
    assert effect_texts.declared(either) == 'Discount(1, ~(near_own("mountain") | terrain("hill", "swamp")))'


def test_every_printed_race_power_relic_and_place_has_a_page_and_its_card() -> None:
    made = dict(race_and_power_pages.pages())
    for kind, folder in race_and_power_pages.FOLDERS.items():
        things = [
            thing for pack in race_and_power_pages.PACKS for thing in race_and_power_pages.things(kind, pack)
        ]
        assert set(made) >= {f"{folder}/{thing.id}.md" for thing in things}
        for thing in things:
            assert f'href="{thing.id}.html"' in made[f"{folder}/index.md"]
        assert "None" not in made[f"{folder}/index.md"], "somebody has no emblem"
    assert [pack.id for pack in race_and_power_pages.PACKS] == packs.printed()
