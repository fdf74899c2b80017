"""The picture of a game against the game itself: what it offers can be done, and what it refuses cannot."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from sw_widget import Action, Choice, Game, SmallWorld
from sw_widget.bench import wire_bytes
from sw_widget.engine.map.board import bits
from tests.widget import contract
from tests.widget.fake_page import conquer, written
from tests.widget.random_positions import WALKS, Seen, walk
from tests.widget.samples import GAMES
from tests.widget.snapshot_questions import Json, offered, put, same_refusal, texts, without

MOVE_LIMIT = 60_000


def test_the_moments_have_everything_in_them() -> None:
    """Or else the tests below would say less than they seem to."""
    moments = [moment for name in WALKS for moment in walk(name)]
    kinds = {act["kind"] for m in moments for region in m.shown["regions"] for act in region["acts"]}
    assert kinds == {"conquer", "attempt", "convert", "abandon"}
    choices = {choice["kind"] for m in moments for choice in m.shown["choices"]}
    assert choices == {"stop", "decline", "roll", "end_turn", "use"}
    keys = {a["key"].split("/")[2] for m in moments for a in m.shown["allocations"]}
    assert keys == {"redeploy", "place", "withdraw"}
    phases = {m.shown["phase"] for m in moments}
    assert phases == {"pick", "start", "conquest", "redeploy", "after_scoring", "withdraw", "over"}
    acts = [act for m in moments for region in m.shown["regions"] for act in region["acts"]]
    assert any(act["emblem"] for act in acts), "a special means"
    assert any("in vain" in act["label"] for act in acts), "a hopeless attempt after a roll"
    assert any(a["with"] for m in moments for a in m.shown["allocations"]), "markers that fled"
    assert any(region["immune"] for m in moments for region in m.shown["regions"])


# What can be done


def test_the_die_comes_after_everything_that_is_sure() -> None:
    moments = [moment for name in WALKS for moment in walk(name)]
    regions = [region["acts"] for m in moments for region in m.shown["regions"] if len(region["acts"]) > 1]
    by_die = [[act["chance"] is not None for act in acts] for acts in regions]
    assert any(any(chances) and not all(chances) for chances in by_die)
    assert all(chances == sorted(chances) for chances in by_die)


def test_everything_that_is_offered_can_be_done(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        for action in offered(shown):
            assert game.why_not(action) is None, action


def test_everything_that_can_be_done_is_offered(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        there = list(offered(shown))
        assert len({json.dumps(action) for action in there}) == len(there), "one is offered twice"
        for entry in game.legal:
            if isinstance(entry, Action) and entry.to_dict() not in there:
                after = game.branch().play(entry.to_dict())
                assert after.scene() == game.scene() and after.position.notes == game.position.notes, entry


def test_allocations_have_the_bounds_of_the_game(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        choices = [entry.to_dict() for entry in game.legal if isinstance(entry, Choice)]
        # What fits nowhere is legal in one way, to do nothing, and is nothing to show.
        choices = [choice for choice in choices if choice.get("tokens", choice.get("regions"))["regions"]]
        assert list(bounds_of(game, shown)) == choices
        keys = [allocation["key"] for allocation in shown["allocations"]]
        assert len(set(keys)) == len(keys)
        for allocation in shown["allocations"]:
            assert allocation["with"] is None or allocation["with"] in keys
            assert allocation["now"].keys() <= set(allocation["regions"])
            assert sum(allocation["now"].values()) <= allocation["high"]


def bounds_of(game: Game, shown: Json) -> Iterator[Json]:
    """What the page knows of each choice, in the words of `game.legal`."""
    regions = [region.id for region in game.board]
    for allocation in shown["allocations"]:
        if allocation["with"] is None:
            partners = [other for other in shown["allocations"] if other["with"] == allocation["key"]]
            said: Json = {**allocation["action"]}
            for part in (allocation, *partners):
                *path, last = part["into"]
                place = said
                for key in path:
                    place = place.setdefault(key, {})
                place[last] = {
                    "regions": [regions[region] for region in part["regions"]],
                    **{bound: part[bound] for bound in ("low", "high", "least", "most")},
                }
            yield said


def test_ready_spreads_can_be_played(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        for allocation in shown["allocations"]:
            if allocation["with"] is not None:
                continue
            for spread in allocation["spreads"]:
                action = put(game, allocation, spread["counts"])
                assert sum(spread["counts"].values()) == allocation["high"]
                for partner in shown["allocations"]:
                    if partner["with"] == allocation["key"]:
                        action = put(game, partner, first_way(partner), action)
                assert game.why_not(action) is None, action
            labels = [spread["label"] for spread in allocation["spreads"]]
            assert len(set(labels)) == len(labels)
            counts = [spread["counts"] for spread in allocation["spreads"]]
            assert all(one not in counts[i + 1 :] for i, one in enumerate(counts)), "two labels for one thing"


def test_guarding_the_borders_leaves_the_least_where_nobody_is_near(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        board, stands = game.board.map, list(game.scene()["regions"].values())
        for allocation in shown["allocations"]:
            for spread in allocation["spreads"]:
                if spread["label"] != "Guard the borders":
                    continue
                for region in allocation["regions"]:
                    near = [stands[other] for other in bits(board.neighbours[region])]
                    quiet = all(
                        found is None or found.get("player") in (None, shown["player"]) for found in near
                    )
                    assert not quiet or spread["counts"].get(region, 0) == allocation["least"]


def first_way(allocation: Json) -> dict[int, int]:
    if allocation["spreads"]:
        counts: dict[int, int] = allocation["spreads"][0]["counts"]
        return counts
    return {allocation["regions"][0]: allocation["high"]}


def test_what_stands_is_where_steppers_begin(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        ids = [region.id for region in game.board]
        regions = game.scene()["regions"]
        for allocation in shown["allocations"]:
            kind, id = allocation["emblem"].split("/")
            standing = {**allocation["now"], **allocation["beside"]}
            assert not allocation["now"].keys() & allocation["beside"].keys()
            for region in allocation["regions"]:
                found = regions[ids[region]] or {}
                count = found.get("tokens") if kind == "race" else found.get("markers", {}).get(id)
                assert standing.get(region, 0) == (count or 0)
            complete = sum(allocation["now"].values()) == allocation["high"]
            if complete and allocation["action"]["do"] == "redeploy":
                assert game.why_not(put(game, allocation, allocation["now"])) is None


def test_a_turn_cannot_end_before_what_must_be_put_down_is(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        must = any(allocation["must"] for allocation in shown["allocations"])
        phase = game.to_act.phase
        open_still = phase == "redeploy" and game.why_not("end_turn") is not None
        assert must == (phase == "withdraw" or open_still)


def test_markers_begin_with_nothing_that_cannot_be_kept(moments: list[Seen]) -> None:
    """Whoever touches one stepper must be able to send the rest as it is."""
    for game, *_, shown in moments:
        for allocation in shown["allocations"]:
            if allocation["into"] == ["regions"]:
                assert game.why_not(put(game, allocation, allocation["now"])) is None


# Why something cannot be done


def test_regions_say_why_they_cannot_be_conquered(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        for place, region in zip(game.board, shown["regions"], strict=True):
            if game.to_act.phase not in ("pick", "start", "conquest"):
                assert region["why"] is None, "nobody asks why not while tokens are put down"
                continue
            assert same_refusal(region["why"], game.why_not_conquer(place.id))
            possible = game.why_not(conquer(place.id)) is None
            plain = [act for act in region["acts"] if act["action"] == conquer(place.id)]
            assert possible == bool(plain)
            # After a roll one may try in vain: then both the try and the reason are there.
            assert not possible or region["why"] is None or "in vain" in plain[0]["label"]


def test_choices_that_are_not_possible_say_why(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        for choice in shown["choices"]:
            if choice["kind"] == "use":
                assert choice["label"] and (choice["action"] or choice["ways"] or choice["why"])
                continue
            assert choice["label"] and choice["kind"] in ("stop", "roll", "decline", "end_turn")
            assert same_refusal(choice["why"], game.why_not(choice["kind"]))
            assert choice["action"] == (None if choice["why"] else {"do": choice["kind"]})
            ends = game.to_act.phase == "redeploy" and choice["kind"] == "end_turn"
            assert choice["settled"] == ({"do": "end_turn"} if ends else None)
        assert sum(choice["main"] for choice in shown["choices"]) <= 1
        for player, plate in enumerate(shown["players"]):
            for choice in plate["choices"]:
                asked = choice["action"] or {"do": "ally", "player": player}
                assert same_refusal(choice["why"], game.why_not(asked))


def test_cards_that_cannot_be_picked_say_why(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        picking = game.to_act.phase == "pick"
        for slot, card in enumerate(shown["column"]):
            action = {"do": "pick", "slot": slot}
            assert card["action"] == (action if picking and action in game.legal else None)
            assert same_refusal(card["why"], game.why_not(action) if picking else None)


# How it travels


def test_a_picture_travels_well(moments: list[Seen]) -> None:
    for _, _, _, wire, shown in moments:
        assert written(wire) == wire, "it is plain JSON"
        assert wire_bytes(wire) < MOVE_LIMIT
        strings = wire["strings"]
        assert len(set(strings)) == len(strings), "a string is there twice"
        assert set(strings) <= set(texts(shown)), "a string travels that nobody reads"


def test_sentences_are_finished(moments: list[Seen]) -> None:
    """No parameter stands open, nothing of Python's own shines through."""
    for *_, shown in moments:
        for text in set(texts(shown)) - {(shown["story"] or {}).get("code")}:
            assert not any(sign in text for sign in ("{", "}", "$", "None", "<Game", "('")), text


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_keeps_the_contract(name: str) -> None:
    world = SmallWorld(GAMES[name]())
    contract.conforms(world.scenery, "Scenery")
    contract.shown(world)
    state = world.get_state()
    assert contract.keys_of("Traits") <= state.keys()
    assert written(world.scenery) == world.scenery
    world.close()


def test_the_same_game_is_drawn_the_same() -> None:
    """Two widgets that show the same game send the same bytes: nothing depends on what was drawn before."""
    make: Callable[[], Game] = GAMES["five"]
    one, other = SmallWorld(make()), SmallWorld(make())
    other.step = 3
    other.step = other.game.steps
    assert without(one.snapshot, "version") == without(other.snapshot, "version")
    assert one.scenery == other.scenery
