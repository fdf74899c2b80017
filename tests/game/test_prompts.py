"""Prompts name what can be done now, nothing else, and end a turn only where nothing is left to put down."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sw_widget import Game
from tests.rules.support import SYMBOLS, VALLEY, at, offer, player, position
from tests.widget import packs as middle

Json = dict[str, Any]
ALL = ("base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web")


def game(
    ann: Json, ben: Json | None = None, regions: Json | None = None, on: Json = VALLEY, **more: Any
) -> Game:
    named = [{"name": "Ann", **ann}, {"name": "Ben", **(ben or player())}]
    return Game.from_scenario({"format": "sw-scenario/1", **position(on, named, regions, packs=ALL, **more)})


# The pick


def test_a_column_with_few_combos() -> None:
    """One combo has no other after it, and none costs nothing."""
    one = Game.from_scenario({"format": "sw-scenario/1", **offer("elves forest")})
    assert one.prompt == "Player 1 chooses a race with its power: only one combo is on offer, and it is free."
    none = game(player(), column=[], race_stack=[], power_stack=[])
    assert none.prompt == "No combo is on offer, so Ann goes on without an active race."
    assert none.legal.kinds == ["stop"]


# The start of a turn


def test_the_start_of_a_turn_offers_what_there_is() -> None:
    """Regions are abandoned by who has some; who can attack nothing is not told to conquer."""
    new = game(player("orcs", "hill", 5))
    assert new.prompt == "Ann decides: conquer with the Orcs or put the Orcs into decline."
    settled = game(player("orcs", "hill", 5), regions={"a": at(0, "orcs")})
    assert settled.prompt == (
        "Ann decides: conquer with the Orcs, abandon regions first or put the Orcs into decline."
    )
    stuck = game(player("orcs", "hill"), regions={"a": at(0, "orcs")})
    assert stuck.prompt == (
        "Ann decides: abandon regions first, go on without a conquest or put the Orcs into decline."
    )


def test_igors_trade_while_they_can() -> None:
    """At the start of a turn, if enough was collected; not after the first conquest."""
    traded = "trade in lost tokens for new Igors"
    poor = game(player("igors", "hill", 5, pile={"humans": 1}), regions={"a": at(0, "igors")})
    assert traded not in poor.prompt
    rich = game(player("igors", "hill", 5, pile={"humans": 2}), regions={"a": at(0, "igors")})
    assert rich.prompt == (
        f"Ann decides: conquer with the Igors, abandon regions first, {traded} or put the Igors into decline."
    )
    rich.play("abandon", region="a")
    assert traded not in rich.prompt


def test_copycats_copy_once_a_turn() -> None:
    copied = "copy the power of a combo on offer"
    column = [{"race": "elves", "power": "flying", "coins": 0}]
    table = game(player("orcs", "copycat", 5), column=column)
    assert table.prompt == f"Ann decides: conquer with the Orcs, {copied} or put the Orcs into decline."
    table.play("use", trait="copycat", slot=0)
    assert copied not in table.prompt
    fresh = Game.from_scenario(
        {"format": "sw-scenario/1", **offer("orcs copycat", "elves flying", packs=ALL)}
    ).play("pick", slot=0)
    assert fresh.prompt == f"Player 1 conquers with the Orcs: take a region, {copied} or end the conquests."


def test_ghouls_come_first() -> None:
    table = game(
        player("orcs", "hill", 5, declined=["ghouls"]), regions={"a": at(0, "orcs"), "e": at(0, "ghouls", 3)}
    )
    assert table.prompt == (
        "Ann decides: conquer with the Ghouls in decline, abandon regions first, go on with the Orcs"
        " or put the Orcs into decline."
    )
    table.play("conquer", region="g")
    assert table.prompt == "Ann can conquer no more with the Ghouls, and ends the conquests."


# Conquests


def test_conquests_name_every_way() -> None:
    regions = {"b": at(0, "sorcerers"), "c": at(1, "elves")}
    table = game(player("sorcerers", "hill", 3), player("elves", "swamp"), regions).play(
        "conquer", region="a"
    )
    assert "convert a token" not in table.prompt and table.legal.kinds == ["stop"]
    table = game(player("sorcerers", "hill", 5), player("elves", "swamp"), regions).play(
        "conquer", region="a"
    )
    assert table.prompt == (
        "Ann conquers with the Sorcerers: make a final attempt with the die, convert a token"
        " or end the conquests."
    )
    berserk = game(player("orcs", "berserk", 5), regions={"b": at(0, "orcs")}).play("conquer", region="c")
    assert berserk.prompt == (
        "Ann conquers with the Orcs: roll the die first, take a region without it or end the conquests."
    )
    assert berserk.play("roll", die=2).prompt == (
        "Ann has rolled a 2, so the next region costs the Orcs that much less: take a region"
        " or end the conquests."
    )
    last = game(player("orcs", "hill", 3), regions={"b": at(0, "orcs")}).play("conquer", region="c")
    assert last.prompt == (
        "Ann cannot be sure of any region with the Orcs in hand: make a final attempt with the die"
        " or end the conquests."
    )


# Redeployment


@pytest.mark.parametrize(
    ("ann", "regions", "start"),
    [
        (player("barbarians", "hill"), {"a": at(0, "barbarians")}, "Ann's Barbarians stay where they fought"),
        (player("pixies", "hill"), {"a": at(0, "pixies")}, "Ann leaves one of the Pixies in each region"),
        (player("orcs", "hill", first_turn=False), {}, "Ann's Orcs hold no region"),
        (player("orcs", "hill"), {"a": at(0, "orcs", 2)}, "Ann spreads the Orcs over their regions"),
        (player(), {}, "Ann has no active race."),
    ],
    ids=["barbarians", "pixies", "without a region", "orcs", "without a race"],
)
def test_ghouls_in_hand_are_not_forgotten(ann: Json, regions: Json, start: str) -> None:
    """The turn cannot end while Ghouls are in hand, and without Ghouls it can."""
    empty: Json = {"column": [], "race_stack": [], "power_stack": []}
    alone = game(ann, None, regions, **empty).play("stop")
    assert alone.prompt.startswith(start) and "Ghouls" not in alone.prompt and "turn" in alone.prompt
    with_ghouls = {**ann, "declined": [{"race": "ghouls", "power": None}]}
    table = game(with_ghouls, None, {**regions, "e": at(0, "ghouls", 3)}, **empty)
    while table.to_act.phase != "redeploy":
        table.play("stop")
    assert "end_turn" not in table.legal.kinds
    assert table.prompt.startswith(start)
    assert "the Ghouls in decline" in table.prompt or "The Ghouls in decline" in table.prompt
    assert table.prompt.count("ends the turn") == 1 and "can end the turn" not in table.prompt


def test_markers_and_peace_are_named_where_there_are_any() -> None:
    for power, said in (
        ("bivouacking", "Before that, encampments can be put down."),
        ("fortified", "Before that, a fortress can be put down."),
        ("heroic", "Before that, heroes can be put down."),
        ("diplomat", "Before that, Ann may make peace with another player."),
    ):
        table = game(player("amazons", power), regions={"a": at(0, "amazons", 6)}).play("stop")
        assert table.prompt.endswith(f"and then ends the turn. {said}")
    witches = game(player("ice_witches", "hill"), regions={"c": at(0, "ice_witches")}, on=SYMBOLS).play(
        "stop"
    )
    assert "winter" not in witches.prompt
    witches = game(player("ice_witches", "hill"), regions={"b": at(0, "ice_witches")}, on=SYMBOLS).play(
        "stop"
    )
    assert witches.prompt.endswith("Before that, a winter marker can be put down.")


def test_there_is_no_peace_with_whom_one_attacked() -> None:
    regions = {"b": at(0, "orcs"), "c": at(1, "elves")}
    table = game(player("orcs", "diplomat", 5), player("elves", "swamp"), regions)
    table.play("conquer", region="c").play("stop")
    assert "peace" not in table.prompt


# Everywhere

NAMED = {
    "abandon": ("abandon",),
    "decline": ("into decline",),
    "convert": ("convert", "conquer with"),
    "roll": ("roll the die", "conquer with"),
    "attempt": ("final attempt", "conquer with"),
    "conquer": ("take a region", "conquer with"),
    "use": ("trade in", "copy the power"),
}


@pytest.mark.parametrize("seed", range(4))
def test_prompts_of_random_games_name_what_is_legal(seed: int) -> None:
    """At the start of a turn and in conquests: each kind of action is named exactly where it is possible."""
    rng = Random(seed)
    table = Game(players=["Ann", "Ben"], seed=seed, packs=list(ALL))
    while not table.over:
        if table.to_act.phase in ("start", "conquest"):
            said, kinds = table.prompt, table.legal.kinds
            for kind, words in NAMED.items():
                if kind in kinds:
                    assert any(word in said for word in words), f"{kind}: {said}"
                else:
                    assert words[0] not in said or (kind == "conquer" and "rolled" in said), f"{kind}: {said}"
        table.play(table.legal.sample(rng))


# A decline that brings a race back


def test_a_race_that_a_decline_brings_back_is_named_with_badge_and_tokens() -> None:
    back = middle.GAMES["soul_touch"]()
    assert back.prompt.endswith(
        "After a decline, the Forest Ratmen come back: on Ann's next turn they are active again, with 12 "
        "tokens, counting those on the map."
    )
    # Ben has the badge that the Ratmen had, so it stays with him.
    assert middle.game(*middle.SOUL_TOUCH, was="merchant", declined=middle.OLDER).prompt.endswith(
        "After a decline, the Ratmen come back: on Ann's next turn they are active again, without a power "
        "and with 8 tokens, counting those on the map."
    )
    back.play("stop")
    assert "come back" not in back.prompt


def test_nobody_comes_back_where_nobody_is_in_decline() -> None:
    assert "come back" not in middle.game(*middle.SOUL_TOUCH).prompt
    assert (
        "come back" not in middle.game("trolls", "hill", middle.SOUL_TOUCH[2], declined=middle.OLDER).prompt
    )
