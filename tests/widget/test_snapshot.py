"""The picture of a game against the game itself: what it offers can be done, and what it says is so."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from sw_widget import Action, Choice, Game, SmallWorld
from sw_widget.bench import wire_bytes
from sw_widget.game.ledger import Ledger, Refusal
from tests.games.careful import Careful
from tests.widget import contract
from tests.widget.pages import VALLEY, Page, conquer, written
from tests.widget.samples import GAMES
from tests.widget.walks import RARE, WALKS, Seen, walk

Json = dict[str, Any]
CONQUERING = ("start", "conquest")
MOVE_LIMIT = 60_000


@pytest.fixture(params=WALKS)
def moments(request: pytest.FixtureRequest) -> list[Seen]:
    return walk(request.param)


def offered(shown: Json) -> Iterator[Json]:
    """Every action that a page can send without putting anything down first."""
    for region in shown["regions"]:
        yield from (act["action"] for act in region["acts"])
    yield from (card["action"] for card in shown["column"] if card["action"])
    choices = [*shown["choices"], *(choice for player in shown["players"] for choice in player["choices"])]
    yield from (choice["action"] for choice in choices if choice["action"])


def test_the_moments_have_everything_in_them() -> None:
    """Or else the tests below would say less than they seem to."""
    moments = [moment for name in WALKS for moment in walk(name)]
    kinds = {act["kind"] for m in moments for region in m.shown["regions"] for act in region["acts"]}
    assert kinds == {"conquer", "attempt", "convert", "abandon"}
    choices = {choice["kind"] for m in moments for choice in m.shown["choices"]}
    assert choices == {"stop", "decline", "roll", "end_turn"}
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
                assert after.scene() == game.scene() and after.position.ally == game.position.ally, entry


def test_allocations_have_the_bounds_of_the_game(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        choices = [entry.to_dict() for entry in game.legal if isinstance(entry, Choice)]
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
            yield {
                **allocation["action"],
                **{
                    part["into"][-1]: {
                        "regions": [regions[region] for region in part["regions"]],
                        **{bound: part[bound] for bound in ("low", "high", "least", "most")},
                    }
                    for part in (allocation, *partners)
                },
            }


def put(game: Game, allocation: Json, counts: dict[int, int], action: Json | None = None) -> Json:
    """The action that puts down what counts say, as the page makes it."""
    action = json.loads(json.dumps(action or allocation["action"]))
    *path, last = allocation["into"]
    inside: Json = action
    for key in path:
        inside = inside.setdefault(key, {})
    regions = [region.id for region in game.board]
    inside[last] = {regions[region]: count for region, count in counts.items()}
    return action


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


def same_refusal(shown: Json | None, refusal: Refusal | None) -> bool:
    if shown is None or refusal is None:
        return shown is refusal
    return shown == {"text": refusal.sentence, "helps": list(refusal.helps), "place": refusal.place}


def test_regions_say_why_they_cannot_be_conquered(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        for place, region in zip(game.board, shown["regions"], strict=True):
            if game.over:
                assert region["why"] is None
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
            assert choice["label"] and choice["kind"] in ("stop", "roll", "decline", "end_turn")
            assert same_refusal(choice["why"], game.why_not(choice["kind"]))
            assert choice["action"] == (None if choice["why"] else {"do": choice["kind"]})
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


# Numbers


def same_ledger(shown: Json | None, ledger: Ledger | None) -> bool:
    if shown is None or ledger is None:
        return shown is ledger
    index = {region: i for i, region in enumerate(r.id for r in ledger._speaker.board.regions)}
    lines = [
        [line.amount, line.sentence, line.place, int(line.applied)]
        + ([[index[region] for region in line.regions]] if line.regions else [])
        for line in ledger
    ]
    return shown == {
        "total": ledger.total,
        "title": ledger.title,
        "sum": ledger.total_text,
        "lines": lines,
    }


def ledgers(value: Any) -> Iterator[Json]:
    """Every account in a picture, wherever it stands."""
    if isinstance(value, dict):
        if "lines" in value and "total" in value:
            yield value
        for item in value.values():
            yield from ledgers(item)
    elif isinstance(value, list):
        for item in value:
            yield from ledgers(item)


def test_every_number_is_the_sum_of_its_lines(moments: list[Seen]) -> None:
    for *_, shown in moments:
        regions = range(len(shown["regions"]))
        for ledger in ledgers(shown):
            assert ledger["total"] == sum(line[0] for line in ledger["lines"])
            assert ledger["sum"].startswith("Total: ")
            for amount, text, _place, applied, *about in ledger["lines"]:
                assert text and (applied or amount == 0)
                assert all(region in regions for region in (about[0] if about else ()))


def test_costs_are_those_of_the_game(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        for place, region in zip(game.board, shown["regions"], strict=True):
            asked = game.cost(place.id)
            if asked is not None:
                assert same_ledger(region["cost"], asked)
                losses = game.losses(place.id)
                assert same_ledger(region["losses"], losses if len(losses) else None)
            else:
                refusal = game.why_not_conquer(place.id)
                far = refusal is not None and refusal.code in ("not_adjacent", "not_border")
                assert (region["cost"] is not None) == far
                assert region["losses"] is None


def test_acts_carry_their_cost_and_their_odds(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        for place, region in zip(game.board, shown["regions"], strict=True):
            for act in region["acts"]:
                action = act["action"]
                means = action.get("with", [None])[0]
                assert act["kind"] == action["do"] and action["region"] == place.id
                assert act["emblem"] == (f"marker/{means}" if means else "")
                assert act["label"] in region["label"]
                if act["kind"] == "attempt":
                    assert Fraction(act["chance"]) == game.chance(place.id)
                else:
                    assert act["chance"] is None
                if act["kind"] in ("conquer", "attempt"):
                    asked = game.cost(place.id, means=means)
                    assert asked is not None and act["cost"] == asked.total
                    assert same_ledger(act.get("ledger"), asked if means else None)
                else:
                    assert act["cost"] is None
                assert not act["quick"] or (region["acts"] == [act] and act["kind"] == "conquer")


def test_what_returns_to_hand_is_what_the_button_says(moments: list[Seen]) -> None:
    """At the start of a turn all but one token of a region are in hand already."""
    seen = 0
    for game, *_, shown in moments:
        for region in shown["regions"]:
            for act in region["acts"]:
                if act["kind"] == "abandon":
                    after = contract.read(SmallWorld(game.branch().play(act["action"])).snapshot)
                    more = after["hand"]["count"] - shown["hand"]["count"]
                    assert f" {more} token" in act["label"], act["label"]
                    seen += 1
                    break
            if seen >= 4:
                return


def test_the_hand_is_what_conquests_are_paid_from(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        hand = shown["hand"]
        if game.to_act.phase not in CONQUERING:
            assert hand is None
            continue
        view = game.readied
        assert hand["player"] == game.to_act.player
        assert hand["count"] == view.hand[view.acting]
        assert hand["emblem"] == f"race/{view.rules.races[view.acting].id}"
        payable = game.targets()
        for act in (act for region in shown["regions"] for act in region["acts"]):
            if act["kind"] == "conquer" and "in vain" not in act["label"]:
                assert act["cost"] <= hand["count"]
                assert act["emblem"] or act["action"]["region"] in payable


def test_defences_are_counted_from_what_stands_there(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        scene = game.scene()["regions"]
        for place, region in zip(game.board, shown["regions"], strict=True):
            stands = scene[place.id] or {}
            if place.terrain in ("sea", "lake") and "race" not in stands:
                assert region["defence"] is None
                continue
            markers = {marker.id: marker.defence for marker in game.position.rules.markers}
            total = 2 + stands.get("tokens", 0) + stands.get("lost_tribe", 0) + (place.terrain == "mountain")
            total += sum(markers[id] * count for id, count in stands.get("markers", {}).items())
            assert region["defence"]["total"] == total


def test_incomes_add_up_to_the_score(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        if shown["score"] is None:
            assert game.to_act.phase in ("after_scoring", "over", "withdraw")
            continue
        assert same_ledger(shown["score"], game.score_preview())
        owners = [(stands or {}).get("player") for stands in game.scene()["regions"].values()]
        incomes = [
            region["income"]["total"]
            for owner, region in zip(owners, shown["regions"], strict=True)
            if owner == game.position.player
        ]
        by_the_whole_race = sum(amount for amount, _, _, _, *about in shown["score"]["lines"] if not about)
        assert sum(incomes) + by_the_whole_race == shown["score"]["total"]
        for owner, region in zip(owners, shown["regions"], strict=True):
            assert (region["income"] is None) == (owner is None)
            assert owner is None or region["income"]["total"] >= 1


# What lies there


def test_the_table_is_as_the_game_sees_it(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        assert (shown["player"], shown["phase"]) == game.to_act
        assert (shown["turn"], shown["turns"]) == (game.turn, game.position.turns)
        assert str(game.turn) in shown["turn_label"]
        assert shown["sentence"] == game.prompt
        view = game.view(game.to_act.player)
        for plate, player in zip(shown["players"], view["players"], strict=True):
            assert plate["name"] == player["name"]
            assert plate["coins"] == player["coins"]
            assert bool(plate["peace"]) == (player["ally"] is not None)
            combos = [plate["active"], *plate["declined"]]
            for combo, real in zip(combos, [player["active"], *player["declined"]], strict=True):
                assert (combo is None) == (real is None)
                if combo is not None:
                    assert combo["race_emblem"] == f"race/{real['race']}"
                    assert combo["power_emblem"] == (real["power"] and f"power/{real['power']}")
                    assert (combo["hand"], combo["regions"]) == (real["hand"], real["regions"])
                    assert len(combo["abilities"]) == (2 if real["power"] else 1)
        won = [i for i, plate in enumerate(shown["players"]) if plate["winner"]]
        assert won == (view["winners"] if game.over else [])
        assert str(view["left"]["races"]) in shown["stacks"]
        assert str(view["left"]["powers"]) in shown["stacks"]


def test_cards_are_the_combos_of_the_game(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        for card, combo in zip(shown["column"], game.column, strict=True):
            assert card["race_emblem"] == f"race/{combo.race}"
            assert card["power_emblem"] == f"power/{combo.power}"
            assert (card["slot"], card["coins"]) == (combo.slot, combo.coins)
            assert same_ledger(card["tokens"], game.tokens(combo.slot))
            assert same_ledger(card["price"], game.price(combo.slot))
            terms, total = card["sum"].replace("−", "-").split(" = ")
            assert eval(terms) == int(total) == card["tokens"]["total"]
            assert str(card["tokens"]["total"]) in card["summary"]
            assert card["race_ability"] and card["power_ability"]


def test_pieces_are_what_stands_there(moments: list[Seen]) -> None:
    for game, *_, shown in moments:
        scene = game.scene()["regions"]
        for place, region in zip(game.board, shown["regions"], strict=True):
            stands = scene[place.id] or {}
            pieces = {piece["emblem"]: piece for piece in region["pieces"]}
            assert len(pieces) == len(region["pieces"]) == len(region["holds"])
            wanted = {f"marker/{id}": count for id, count in stands.get("markers", {}).items()}
            if stands.get("lost_tribe"):
                wanted["marker/lost_tribe"] = stands["lost_tribe"]
            if "race" in stands:
                tokens = pieces[f"race/{stands['race']}"]
                wanted[tokens["emblem"]] = stands["tokens"]
                assert tokens["player"] == stands["player"] and tokens["in_decline"] == stands["in_decline"]
            assert {emblem: piece["count"] for emblem, piece in pieces.items()} == wanted
            assert all("player" not in piece for emblem, piece in pieces.items() if emblem[:4] != "race")
            assert all(piece["label"] for piece in region["pieces"])
            assert place.name in region["label"]
            assert all(sentence in region["label"] for sentence in region["holds"])


def test_every_emblem_is_in_the_scenery() -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=2)
    drawn = world.scenery["emblems"].keys()
    for moment in [*walk("2"), *walk("4")]:
        assert emblems(moment.shown) <= drawn
    assert {emblem for place in world.scenery["places"] for emblem in place["emblems"]} <= drawn


def emblems(value: Any, key: str = "") -> set[str]:
    """Everything that a picture calls an emblem."""
    if isinstance(value, dict):
        return {emblem for key, item in value.items() for emblem in emblems(item, key)}
    if isinstance(value, list):
        return {emblem for item in value for emblem in emblems(item, key)}
    return {value} if "emblem" in str(key) and value else set()


# What has happened


def test_regions_that_changed_are_marked(moments: list[Seen]) -> None:
    for game, before, _, _, shown in moments:
        now = game.scene()["regions"]
        for place, region in zip(game.board, shown["regions"], strict=True):
            assert region["changed"] == (now[place.id] != before["regions"][place.id])


def test_the_story_is_the_last_step(moments: list[Seen]) -> None:
    for _, _, events, _, shown in moments:
        story = shown["story"]
        assert (story is None) == (shown["step"] == 0)
        if story is None:
            continue
        assert story["title"] and len(story["events"]) == len(events)
        for told, event in zip(story["events"], events, strict=True):
            assert (told["text"], told["place"]) == (event.sentence, event.place)
            assert same_ledger(told["ledger"], event.ledger)
            named = [value for value in event.raw.params.values() if isinstance(value, tuple)]
            assert told["regions"] == [id for kind, id in named if kind == "region"]


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (4, 9)])
def test_the_code_of_every_step_does_the_same(players: int, seed: int) -> None:
    """A whole game, played again in Python from what "show the code" shows."""
    names = ["Ann", "Ben", "Cleo", "Dag"][:players]
    game = Game(players=names, seed=seed)
    Careful(game, f"code/{seed}").play()
    world = SmallWorld(game, open_coins=True)
    again = Game(players=names, seed=seed)
    for step in range(1, game.steps + 1):
        world.step = step
        story = world.snapshot["story"]
        assert story["player"] == again.to_act.player
        eval(story["code"], {"game": again})
        assert again.steps == step
        assert again.log[-1].get("die") == story["die"]
    assert again.log == game.log
    assert again.position == game.position


@pytest.mark.parametrize("name", ["convert", "means", "ally", "markers"])
def test_the_code_of_a_click_does_the_same_as_the_click(name: str) -> None:
    page = Page(SmallWorld(RARE[name]()))
    clicks = [action for action in offered(page.shown) if action["do"] in ("conquer", "convert", "ally")]
    clicks += [
        put(page.world.game, allocation, allocation["now"])
        for allocation in page.shown["allocations"]
        if allocation["into"] == ["regions"]
    ]
    assert clicks
    for action in clicks[-8:]:
        other = Game.from_dict(page.world.game.to_dict())
        page.play(action)
        eval(page.shown["story"]["code"], {"game": other})
        assert other.position == page.world.game.position
        page.undo()


def test_the_track_tells_where_turns_began() -> None:
    game, rng = Game(players=["Ann", "Ben", "Cleo"], seed=6), Random(6)
    began = [[0, 1, 0]]
    while not game.over:
        game.play(game.legal.sample(rng))
        if (now := [game.turn, game.position.player]) != began[-1][1:]:
            began.append([game.steps, *now])
    world = SmallWorld(game)
    assert world.snapshot["track"] == began
    assert [turn for _, turn, player in began if player == 0] == list(range(1, game.position.turns + 1))
    world.step = 5
    assert world.snapshot["track"] == began, "looking back, the way forward is still there"


def test_what_was_scored_last_is_on_every_plate() -> None:
    game, rng = Game(players=["Ann", "Ben"], seed=8), Random(8)
    world = SmallWorld(game)
    scored: list[Ledger | None] = [None, None]
    while game.turn < 5:
        game.play(game.legal.sample(rng))
        for event in game.events_of(-1):
            if event.kind == "scored":
                player = event.raw.params["player"]
                assert isinstance(player, tuple)
                scored[player[1]] = event.ledger
        plates = contract.read(world.snapshot)["players"]
        assert all(same_ledger(plate["scored"], ledger) for plate, ledger in zip(plates, scored, strict=True))
    assert None not in scored


def test_undo_and_redo_say_what_they_would_do() -> None:
    page = Page(SmallWorld(scenario=VALLEY))
    assert page.shown["undo"] is page.shown["redo"] is None
    page.play(conquer("ford"), {"do": "stop"})
    assert page.shown["undo"] == page.shown["story"]["title"] != ""
    last = page.shown["undo"]
    page.undo()
    assert page.shown["redo"] == last and page.shown["undo"] == page.shown["story"]["title"] != last


# Looking back

ONLY_NOW = ("version", "steps", "past", "track", "undo", "redo", "notice", "choices", "allocations")


def what_stays(shown: Json) -> Json:
    """A picture without what can be done."""
    return {
        **{key: value for key, value in shown.items() if key not in ONLY_NOW},
        "regions": [without(region, "acts", "why", "label") for region in shown["regions"]],
        "column": [without(card, "action", "why") for card in shown["column"]],
        "players": [without(player, "choices") for player in shown["players"]],
    }


def without(table: Json, *keys: str) -> Json:
    return {key: value for key, value in table.items() if key not in keys}


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_picture_of_the_past_is_the_picture_of_that_time(viewer: int | None) -> None:
    game = Game(players=["Ann", "Ben", "Cleo"], seed=12)
    world = SmallWorld(game, viewer=viewer, open_coins=viewer is None)
    live = [contract.read(world.snapshot)]
    careful = Careful(game, "the past")
    while game.turn < 3:
        action = careful.choose()
        if action.kind == "end_turn":
            careful.settled.clear()
        game.play(action)
        live.append(contract.read(world.snapshot))
    for step, then in enumerate(live[:-1]):
        world.step = step
        past = contract.read(world.snapshot)
        assert past["past"] and past["step"] == step and past["steps"] == game.steps
        assert what_stays(past) == what_stays(then)
        assert past["track"][: len(then["track"])] == then["track"]
    world.step = game.steps
    assert without(contract.read(world.snapshot), "version") == without(live[-1], "version")


# How it travels


def test_a_picture_travels_well(moments: list[Seen]) -> None:
    for _, _, _, wire, shown in moments:
        assert written(wire) == wire, "it is plain JSON"
        assert wire_bytes(wire) < MOVE_LIMIT
        strings = wire["strings"]
        assert len(set(strings)) == len(strings), "a string is there twice"
        assert set(strings) <= set(texts(shown)), "a string travels that nobody reads"


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)


def test_sentences_are_finished(moments: list[Seen]) -> None:
    """No parameter stands open, nothing of Python's own shines through."""
    for *_, shown in moments:
        for text in set(texts(shown)) - {(shown["story"] or {}).get("code")}:
            assert not any(sign in text for sign in ("{", "}", "$", "None", "<Game", "('")), text


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_keeps_the_contract(name: str) -> None:
    world = SmallWorld(GAMES[name]())
    contract.conforms(world.scenery, "Scenery")
    contract.read(world.snapshot)
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
