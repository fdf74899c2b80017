"""The list of pages at the side of the documentation, turned to each page."""

from __future__ import annotations

from _ext.navigation import Navigation

LIST = (
    '<ul><li class="l1"><a href="start.html">Start</a></li>'
    '<li class="l1"><a href="races/index.html">Races</a>'
    '<ul><li class="l2"><a href="races/elves.html">Elves</a></li></ul></li>'
    '<li class="l1"><a href="https://example.org/x">Elsewhere</a></li></ul>'
)


def test_links_lead_from_the_page_and_its_entry_is_marked_with_those_above() -> None:
    assert Navigation(LIST).beside("races/elves.html") == (
        '<ul><li class="l1"><a href="../start.html">Start</a></li>'
        '<li class="l1 current"><a href="index.html">Races</a>'
        '<ul><li class="l2 current"><a href="elves.html">Elves</a></li></ul></li>'
        '<li class="l1"><a href="https://example.org/x">Elsewhere</a></li></ul>'
    )


def test_beside_a_page_that_is_not_in_the_list_nothing_is_marked() -> None:
    assert Navigation(LIST).beside("index.html") == LIST
