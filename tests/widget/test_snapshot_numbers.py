"""Every number and every piece of a picture, against what the game answers when it is asked."""

from __future__ import annotations

from fractions import Fraction

from sw_widget import SmallWorld
from sw_widget.text import combo as combo_name
from tests.widget import contract
from tests.widget.random_positions import Seen, walk
from tests.widget.snapshot_questions import emblems, ledgers, same_ledger

CONQUERING = ("start", "conquest")


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
                if "in vain" in act["label"]:
                    assert act["cost"] is None, "it would look as if the region could be had for it"
                elif act["kind"] in ("conquer", "attempt"):
                    asked = game.cost(place.id, means=means)
                    assert asked is not None and act["cost"] == asked.total
                    assert same_ledger(act.get("ledger"), asked if means else None)
                else:
                    # A conversion takes no token at all, and its tag says so.
                    assert act["cost"] == (0 if act["kind"] == "convert" else None)
                assert not act["quick"] or (region["acts"] == [act] and act["kind"] == "conquer")


def test_what_returns_to_hand_is_what_the_button_says(moments: list[Seen]) -> None:
    """At the start of a turn all but one token of a region are in hand already."""
    seen = 0
    for game, *_, shown in moments:
        for region in shown["regions"]:
            for act in region["acts"]:
                if act["kind"] == "abandon":
                    after = contract.shown(SmallWorld(game.branch().play(act["action"])))
                    more = after["hand"]["count"] - shown["hand"]["count"]
                    assert f" {more} more token" in act["label"], act["label"]
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
                # A zeppelin may attack anything: how much its die saves is not known yet.
                assert act["cost"] <= hand["count"] or "less what the die shows" in act["label"]
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
            if owner is not None:
                # Nothing is left of the coin that a region brings only where something takes coins away, and
                # there is no line at all where a race is not paid for its regions when it scores.
                lines = region["income"]["lines"]
                less = not lines or any(amount < 0 for amount, *_ in lines)
                assert region["income"]["total"] >= (0 if less else 1)


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
                    assert combo["name"] == combo_name(real["power"], real["race"])
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
            assert card["name"] == combo.name
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
