"""The reference of a rule keeps its older name, `place`, for those who use it."""

from __future__ import annotations

from sw_widget import Game, text
from sw_widget.game.ledger import Event, Line, Refusal


def found() -> tuple[Line, Event, Refusal]:
    game = Game(players=["Ann", "Ben"], seed=8)
    game.play("pick", slot=0)
    cost = game.cost("5")
    refusal = game.why_not("conquer", region="9")
    assert cost is not None and refusal is not None
    return cost.lines[0], game.events_of(-1)[0], refusal


def test_the_older_name_is_an_attribute_and_a_key() -> None:
    for thing in found():
        data = thing.to_dict()
        assert thing.reference.startswith("Rulebook")
        assert thing.place == data["place"] == data["reference"] == thing.reference


def test_the_text_package_knows_both_names() -> None:
    assert text.place("berserk") == text.reference("berserk") == "Rulebook, Berserk"
    text.register_names("race", "older_gnolls", {"en": "Gnolls"}, place={"en": "Our rules, Gnolls"})
    assert text.reference("older_gnolls") == "Our rules, Gnolls"
