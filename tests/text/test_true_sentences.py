"""What is told of losses and of special means is what happened, whoever is in play."""

from __future__ import annotations

import pytest

from sw_widget import Action, Game
from sw_widget.explore.turns.line_texts import step_of
from tests.rules.support import Json, act, at, board, player, position
from tests.text.told_games import GIANTS, ROAD, duel, event, game, told

HORDES = player("orcs", "hordes_of")
SORCERERS = player("sorcerers", "hill", 5)


def with_dragon(region: str) -> Json:
    return act("conquer", region, **{"with": ["dragon"]})


def test_a_dragon_with_kobolds() -> None:
    kobolds = player("kobolds", "dragon_master", 4)
    found = game(duel(kobolds, GIANTS, {"a": at(0, "kobolds", 2), "b": at(1, "giants", 2)}))
    cost = found.cost("b", means="dragon")
    assert cost is not None and "With the dragon, 2 tokens are enough: 2 tokens less." in str(cost)
    found.play(with_dragon("b"))
    said = event(found, "single_token_conquered").sentence
    assert said == "With the dragon, Player 1's Kobolds take b for only 2 tokens."


def test_a_dragon_with_anybody_else() -> None:
    ratmen = player("ratmen", "dragon_master", 4)
    found = game(duel(ratmen, GIANTS, {"a": at(0, "ratmen"), "b": at(1, "giants", 2)}))
    cost = found.cost("b", means="dragon")
    assert cost is not None and "With the dragon, one token is enough: 3 tokens less." in str(cost)
    found.play(with_dragon("b"))
    said = event(found, "single_token_conquered").sentence
    assert said == "With the dragon, Player 1's Ratmen take b for a single token."


def test_the_threat_of_a_dragon_with_kobolds() -> None:
    kobolds = player("kobolds", "dragon_master", 4)
    found = game(duel(GIANTS, kobolds, {"a": at(1, "kobolds", 2), "b": at(0, "giants", 2)}))
    threats = [threat.sentence for threat in found.threats() if threat.marker == "dragon"]
    assert threats == [
        "Player 2's Dragon Master Kobolds can take b with the dragon, which needs only 2 tokens."
    ]


def test_a_horde_that_is_lost() -> None:
    found = game(
        duel(GIANTS, HORDES, {"a": at(0, "giants"), "b": at(1, "orcs", 2, horde=1), "c": at(1, "orcs")}),
        act("conquer", "b"),
    )
    lost = event(found, "token_markers_lost")
    assert lost.sentence == "Player 2 loses 1 horde of the Orcs in b."
    assert lost.reference == "Rules of the expansions, Hordes of"
    assert [line.sentence for line in lost] == ["1 horde of the Orcs is lost, and gone for good."]
    assert not [other for other in found.events_of(-1) if other.kind == "tokens_lost"]


def test_a_token_beside_a_horde_that_is_lost() -> None:
    found = game(
        duel(
            GIANTS,
            HORDES,
            {"a": at(0, "giants"), "b": at(1, "orcs", 2, horde=1), "c": at(1, "orcs")},
            variants=["hordes_lost_last"],
        ),
        act("conquer", "b"),
    )
    assert event(found, "tokens_lost").sentence == "Player 2 loses 1 Orc token in b."


def test_a_token_that_is_converted() -> None:
    regions = {"a": at(0, "sorcerers"), "b": at(1, "giants")}
    found = game(duel(SORCERERS, GIANTS, regions), act("convert", "b"))
    converted = event(found, "converted")
    assert converted.sentence.endswith("convert the lone token of the Giants in b and take the region.")
    assert [line.sentence for line in converted] == [
        "The lone Giant token is converted: it goes to the tray, whatever its race keeps in conquests."
    ]


def test_a_token_that_is_converted_and_collected() -> None:
    regions = {"a": at(0, "sorcerers"), "b": at(1, "igors")}
    found = game(duel(SORCERERS, player("igors", "forest"), regions), act("convert", "b"))
    assert [line.sentence for line in event(found, "converted")] == [
        "The lone Igor token is converted: the Igors collect it, whatever its race keeps in conquests."
    ]
    assert event(found, "tokens_collected").sentence == "Player 2's Igors collect the lost token."


def test_a_horde_that_is_converted() -> None:
    regions = {"a": at(0, "sorcerers"), "b": at(1, "orcs", 0, horde=1), "c": at(1, "orcs", 1)}
    found = game(duel(SORCERERS, HORDES, regions), act("convert", "b"))
    assert [line.sentence for line in event(found, "converted")] == [
        "The lone horde of the Orcs is converted, and gone for good."
    ]


def test_a_tribe_that_is_collected() -> None:
    igors = player("igors", "hill", 9)
    found = game(duel(igors, player(), {"b": at(0, "igors")}), act("conquer", "a"))
    assert told(found)[-2:] == [
        "The Lost Tribe of a is driven out.",
        "Player 1's Igors collect the lost token.",
    ]


@pytest.mark.parametrize(
    "means",
    [("flying_doormat", "sword_of_the_killer_rabbit"), ("sword_of_the_killer_rabbit", "flying_doormat")],
)
def test_means_of_several_kinds_are_named_each(means: tuple[str, str]) -> None:
    find = dict.fromkeys(means, 1)
    found = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            **position(
                ROAD,
                [player("ratmen", "mining", 4), player("giants", "hill")],
                {"a": at(0, "ratmen", **find), "c": at(1, "giants", 3), "d": at(1, "giants")},
                ("base", "underground"),
            ),
        }
    )
    both = "the Flying Doormat and the Sword of the Killer Rabbit"
    cost = found.cost("c", means=list(means))
    assert cost is not None and cost.title == f"Cost of c with {both}"
    found.play(act("conquer", "c", **{"with": list(means)}))
    assert told(found)[0] == f"With {both}, Player 1's Ratmen take c with 3 tokens."


def test_a_line_says_with_what_a_region_is_taken() -> None:
    """Whatever a means calls its conquest, a line of the best turn tells it as it will be told."""
    found = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            **position(
                board("ab bc", a="hill border", b="mountain", c="hill border"),
                [player("storm_giants", "alchemist", 3), player("giants", "hill")],
                {"a": at(0, "storm_giants"), "c": at(1, "giants")},
                ("base", "sky_islands"),
            ),
        }
    )
    line = next(way for way in found.legal.of("conquer") if "with" in way.to_dict())
    assert isinstance(line, Action)
    said = step_of(found.position, line.code, found.speaker).sentence
    found.play(line)
    assert said == told(found)[0] and said.startswith("With a bolt of lightning,")
