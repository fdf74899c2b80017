"""Races, powers, relics and places to look up."""

from __future__ import annotations

import pytest

from sw_widget import packs, places, powers, races, relics
from sw_widget.engine.checks import Problem
from sw_widget.own import own_pack, own_race


def test_all_of_them_are_there() -> None:
    base = packs.get("base")
    assert [card.id for card in races()] == [race.id for race in base.races]
    assert [(card.id, card.tokens) for card in powers()] == [
        (power.id, power.tokens) for power in base.powers
    ]


def test_some_of_them_in_the_order_asked_for() -> None:
    some = races("tritons", "giants")
    assert [card.name for card in some] == ["Tritons", "Giants"] and len(some) == 2
    assert str(some).startswith("Tritons (6): A region on the shore")


def test_the_table_has_an_emblem_for_each() -> None:
    html = powers()._repr_html_()
    assert html.count("<tr") == html.count("<svg") == len(powers())
    assert "Dragon Master" in html


def test_who_is_unknown_is_named() -> None:
    with pytest.raises(Problem, match="'ants' is no race; known: amazons"):
        races("giants", "ants")


def test_ones_own_are_shown_as_text_with_their_first_letter() -> None:
    own_pack(
        "people_test",
        races=[own_race("moles", 5, stands_in="ratmen", name="<i>Moles</i>", ability="Dig & go.")],
    )
    html = races("moles", packs=["base", "people_test"])._repr_html_()
    assert "&lt;i&gt;Moles" in html and "Dig &amp; go." in html
    assert html.count("<svg") == 1 and ">I</text>" in html


def test_relics_and_places_are_shown_as_they_lie_on_the_map() -> None:
    for cards in (relics(), places()):
        html = cards._repr_html_()
        assert html.count("<tr") == html.count("<svg") == len(cards)
        assert "<text" not in html, "a letter stands for what has no emblem"
