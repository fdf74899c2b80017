"""What each pack brings to a board that is set up: tokens, pieces and markers, within their limits."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.from_position import board_from
from sw_widget.game.draft.limits import most_tokens
from tests.game.draft.test_packs import ALL, doubted, put, put_refused, refused, said, seat, standing, table

# Tokens


def test_kobolds_come_and_go_by_two() -> None:
    draft = table("kobolds", "swamp")
    assert put(draft, "4", "race/kobolds") == ["edit-least"]
    assert standing(draft, "4") == ("kobolds", 2, {}) and seat(draft)["active"]["hand"] == 2
    assert put(draft, "4", "race/kobolds") == []
    put(draft, "4", "race/kobolds", -1)
    assert put(draft, "4", "race/kobolds", -1) == ["edit-least"]
    assert standing(draft, "4") is None and seat(draft)["active"]["hand"] == 4
    # Whom they follow held its regions with less.
    orcs = table("orcs", "swamp")
    put(orcs, "4", "race/orcs")
    put(orcs, "5", "race/orcs")
    assert "edit-least" in said(orcs, "combo", player=0, which="active", race="kobolds", power="swamp")
    assert standing(orcs, "4") == standing(orcs, "5") == ("kobolds", 2, {})
    # In decline one stays; no more regions than they could ever hold.
    assert said(orcs, "decline", player=0) == ["edit-thinned-out"]
    for region in ("1", "2", "8", "9", "10", "11"):
        put(orcs, region, "race/kobolds")
    more = ("12", "13")
    put(orcs, more[0], "race/kobolds")
    assert put_refused(orcs, more[1], "race/kobolds") == "edit-declined-spread"


def test_hordes_count_as_tokens_of_the_race() -> None:
    draft = table("orcs", "hordes_of")
    assert draft.position.hand[draft.position.rules.race_index["orcs"]] == 6
    put(draft, "4", "marker/horde")
    assert standing(draft, "4") == ("orcs", 0, {"horde": 1})
    put(draft, "4", "race/orcs")
    put(draft, "4", "marker/horde")
    assert standing(draft, "4") == ("orcs", 1, {"horde": 2}) and seat(draft)["active"]["hand"] == 3
    put(draft, "5", "race/orcs")
    assert put_refused(draft, "5", "marker/horde") == "edit-marker-box"
    put(draft, "4", "race/orcs", -1)
    assert refused(draft, "put", region="4", piece="race/orcs", by=-1) == "edit-none-there"
    put(draft, "4", "marker/horde", -1)
    put(draft, "4", "marker/horde", -1)
    assert standing(draft, "4") is None
    # One is lost: the other may still be put down.
    draft.change("pieces", {"player": 0, "marker": "horde", "value": 1})
    put(draft, "4", "marker/horde")
    assert put_refused(draft, "5", "marker/horde") == "edit-marker-left"
    assert refused(draft, "pieces", player=0, marker="horde", value=0) == "edit-number"
    assert refused(draft, "pieces", player=0, marker="horde", value=3) == "edit-number"
    # They do not decline, nor stay with another power.
    assert said(draft, "decline", player=0) == ["edit-cleared"]
    assert standing(draft, "4") is None and standing(draft, "5") == ("orcs", 1, {})
    draft.undo()
    notes = said(draft, "combo", player=0, which="active", race="orcs", power="swamp")
    assert notes == ["edit-markers-gone", "edit-cleared"] and "pieces" not in seat(draft)["active"]
    draft.undo()
    notes = said(draft, "combo", player=0, which="active", race="kobolds", power="hordes_of")
    assert notes[-2:] == ["edit-followed", "edit-least"]
    assert standing(draft, "4") == ("kobolds", 1, {"horde": 1})


def test_hordes_count_for_kobolds() -> None:
    draft = table("kobolds", "hordes_of")
    assert put_refused(draft, "4", "marker/horde") == "edit-least"
    put(draft, "4", "race/kobolds")
    put(draft, "4", "marker/horde")
    put(draft, "4", "race/kobolds", -1)
    assert standing(draft, "4") == ("kobolds", 1, {"horde": 1})
    assert put(draft, "4", "marker/horde", -1) == ["edit-least"]
    assert standing(draft, "4") is None and seat(draft)["active"]["hand"] == 4


@pytest.mark.parametrize("race", ["fauns", "igors", "pygmies", "homunculi", "giants"])
def test_who_grows_may_have_the_whole_box(race: str) -> None:
    """Victims grow, too: with that pack anybody may."""
    draft = table(race, "swamp", other="orcs")
    box = draft.position.rules.races[draft.position.rules.race_index[race]].in_box
    draft.change("hand", {"player": 0, "value": box})
    assert refused(draft, "hand", player=0, value=box + 1) == "edit-number"


def test_without_the_packs_in_which_any_race_can_grow_only_some_do() -> None:
    ids = [id for id in ALL if id not in ("royal_bonus", "underground")]
    draft = table("giants", "swamp", other="orcs", packs=ids)
    assert refused(draft, "hand", player=0, value=11) == "edit-number"
    for race in ("pygmies", "homunculi"):
        grown = table(race, "swamp", other="orcs", packs=ids)
        grown.change("hand", {"player": 0, "value": 11})


def test_pixies_leave_one_behind() -> None:
    draft = table("pixies", "swamp", packs=["base", "be_not_afraid"])
    put(draft, "4", "race/pixies")
    assert put_refused(draft, "4", "race/pixies") == "edit-left-one"
    # In their own turn they may be on their way.
    draft.change("current", {"player": 0})
    put(draft, "4", "race/pixies")
    assert refused(draft, "current", player=1) == "edit-left-one"
    victims = table("pixies", "swamp")
    put(victims, "4", "race/pixies", times=3)


# Decline


def test_a_tower_stands_in_one_region() -> None:
    draft = table("priestesses", "swamp", packs=["base", "grand_dames"])
    for region in ("4", "5", "8"):
        put(draft, region, "race/priestesses")
    put(draft, "8", "race/priestesses")
    assert said(draft, "decline", player=0) == ["edit-thinned-out", "edit-stacked"]
    assert standing(draft, "4") == ("priestesses", 3, {})
    assert standing(draft, "5") is standing(draft, "8") is None
    assert put_refused(draft, "5", "race/priestesses") == "edit-tower-one"
    put(draft, "4", "race/priestesses", times=6)
    assert put_refused(draft, "4", "race/priestesses") == "edit-box"
    put(draft, "4", "race/priestesses", -1, times=9)
    assert doubted(draft) == ["edit-declined-nowhere"]
    put(draft, "5", "race/priestesses", times=2)
    assert doubted(draft) == []
    # Another race takes over a single token, and a tower is made of single ones.
    assert "edit-thinned-out" in said(draft, "combo", player=0, which=0, race="white_ladies", power="")
    put(draft, "8", "race/white_ladies")
    assert put_refused(draft, "8", "race/white_ladies") == "edit-declined-one"
    assert "edit-stacked" in said(draft, "combo", player=0, which=0, race="priestesses", power="")
    assert standing(draft, "5") == ("priestesses", 2, {})


def test_a_tower_is_no_higher_than_the_land_is_wide() -> None:
    board = {
        "regions": {id: {"terrain": "hill", "border": True} for id in "abc"},
        "edges": [["a", "b"], ["b", "c"]],
    }
    players = [{"declined": [{"race": "priestesses"}]}, {}]
    tower = {"a": {"player": 0, "race": "priestesses", "tokens": 3}}
    most = [pack for pack in ALL if pack != "underground"]
    draft = table("giants", "hill", board=board, players=players, regions=tower, packs=most)
    assert doubted(draft) == []
    assert put_refused(draft, "a", "race/priestesses") == "edit-tower-high"
    # With the Tomb in the box all tokens may have stayed.
    every = table("giants", "hill", board=board, players=players, regions=tower)
    assert put(every, "a", "race/priestesses") == [] and doubted(every) == []
    # Base may go where the board is one's own.
    every.change("packs", {"pack": "base", "on": False})
    assert every.data["packs"] == ALL[1:]


def test_with_the_tomb_all_tokens_stay() -> None:
    draft = table("orcs", "tomb")
    put(draft, "4", "race/orcs", times=3)
    assert said(draft, "decline", player=0) == []
    assert standing(draft, "4") == ("orcs", 3, {})


def test_a_race_grows_by_what_lies_in_its_regions() -> None:
    few = table("giants", "swamp", other="orcs", packs=["base", "spiders_web"])
    assert most_tokens(few.position, *numbers(few, "orcs", "hill")) == 9
    many = table("giants", "swamp", other="orcs", packs=["base", "underground"])
    orcs = many.position.rules.races[many.position.rules.race_index["orcs"]]
    assert most_tokens(many.position, *numbers(many, "orcs", "hill")) == orcs.in_box


def numbers(draft: Draft, race: str, power: str) -> tuple[int, int]:
    rules = draft.position.rules
    return rules.race_index[race], rules.power_index[power]


# Pieces and markers


def test_pots_of_gold() -> None:
    draft = table("leprechauns", "swamp")
    assert seat(draft)["active"]["pieces"] == {"pot_of_gold": 16}
    put(draft, "4", "race/leprechauns")
    put(draft, "5", "race/leprechauns")
    put(draft, "4", "marker/pot_of_gold")
    assert put_refused(draft, "4", "marker/pot_of_gold") == "edit-marker-full"
    draft.change("pieces", {"player": 0, "marker": "pot_of_gold", "value": 1})
    assert put_refused(draft, "5", "marker/pot_of_gold") == "edit-marker-left"
    # At the start of their own turn they are cashed.
    coins = seat(draft)["coins"]
    assert said(draft, "current", player=0) == ["edit-cashed-now"]
    assert (seat(draft)["coins"], standing(draft, "4")) == (coins + 1, ("leprechauns", 1, {}))
    assert seat(draft)["active"]["pieces"] == {"pot_of_gold": 0}
    draft.change("pieces", {"player": 0, "marker": "pot_of_gold", "value": 3})
    assert put_refused(draft, "4", "marker/pot_of_gold") == "edit-cashed"


def test_pots_that_were_put_down_this_turn_are_in_hand_again() -> None:
    draft = table("leprechauns", "swamp")
    put(draft, "4", "race/leprechauns", times=4)
    draft.change("current", {"player": 0})
    game = Game.from_scenario(draft.scenario)
    game.play("stop").play("redeploy", tokens={"4": 4}).play("place", marker="pot_of_gold", regions={"4": 1})
    data, notes = board_from(game.position, game.names)
    assert ("edit-pieces-back", {"marker": ("marker", "pot_of_gold"), "n": 1}) in notes
    again = Draft(data)
    assert standing(again, "4") == ("leprechauns", 4, {})
    assert again.position.coins == game.coins and seat(again)["active"]["pieces"] == {"pot_of_gold": 16}


def test_fireballs_are_gathered_turn_by_turn() -> None:
    draft = table("orcs", "fireball")
    assert seat(draft)["active"]["pieces"] == {"fireball": 0}
    draft.change("pieces", {"player": 0, "marker": "fireball", "value": 6})
    put(draft, "4", "race/orcs")
    assert put_refused(draft, "4", "marker/fireball") == "edit-marker-not-theirs"
    assert refused(draft, "pieces", player=0, marker="fireball", value=13) == "edit-number"
    assert refused(draft, "turn", value=1) == "edit-gathered"
    assert refused(draft, "pieces", player=0, marker="horde", value=1) == "edit-unknown"
    assert refused(draft, "pieces", player=0, marker="hero", value=1) == "edit-unknown"
    draft.change("board", {"board": "base/3p"})
    assert seat(draft)["active"]["pieces"] == {"fireball": 0}


def test_behemoths_and_the_catapult() -> None:
    draft = table("orcs", "behemoth")
    for region in ("4", "5"):
        put(draft, region, "race/orcs")
    put(draft, "4", "marker/behemoth", times=2)
    assert put_refused(draft, "4", "marker/behemoth") == "edit-marker-full"
    assert put_refused(draft, "5", "marker/behemoth") == "edit-marker-box"
    # The badge may have lain in the column.
    notes = said(draft, "combo", player=0, which="active", race="orcs", power="catapult")
    assert [id for id in notes if id != "edit-column-power"] == ["edit-markers-gone"]
    put(draft, "4", "marker/catapult")
    put(draft, "5", "marker/catapult")
    assert (standing(draft, "4"), standing(draft, "5")) == (("orcs", 1, {}), ("orcs", 1, {"catapult": 1}))


# What lies beside the map


def test_what_igors_collect() -> None:
    draft = table("igors", "swamp", other="orcs")
    assert refused(draft, "pile", player=1, what="orcs", value=1) == "edit-no-pile"
    draft.change("pile", {"player": 0, "what": "orcs", "value": 3})
    orcs = draft.position.rules.race_index["orcs"]
    assert draft.position.tray[orcs] == 10 - 3 - 3
    assert refused(draft, "pile", player=0, what="orcs", value=9) == "edit-number"
    assert refused(draft, "hand", player=1, value=9) == "edit-number"
    assert refused(draft, "pile", player=0, what="lost_tribe", value=1) == "edit-number"
    tribe = next(region.id for region in draft.game.board if region.lost_tribe)
    put(draft, tribe, "marker/lost_tribe", -1)
    draft.change("pile", {"player": 0, "what": "lost_tribe", "value": 1})
    assert seat(draft)["pile"] == {"lost_tribe": 1, "orcs": 3}
    assert put_refused(draft, tribe, "marker/lost_tribe") == "edit-pile-tribes"
    notes = said(draft, "combo", player=0, which="active", race="elves", power="swamp")
    assert [id for id in notes if id != "edit-column-race"] == ["edit-pile-gone"]
    draft.undo()
    assert said(draft, "decline", player=0)[-1] == "edit-pile-gone"
    assert draft.position.tray[orcs] == 10 - 3


def test_homunculi_on_offer() -> None:
    draft = table("orcs", "swamp")
    assert said(draft, "column", slot=1, race="homunculi")[-1] == "edit-tokens-lie"
    assert said(draft, "column", slot=1, coins=3)[-1] == "edit-tokens-lie"
    assert draft.data["column"][1]["tokens"] == 3
    assert refused(draft, "column", slot=1, tokens=4) == "edit-on-combo"
    assert refused(draft, "column", slot=1, tokens=16) == "edit-number"
    # Fewer, where the tray was empty then.
    draft.change("column", {"slot": 1, "tokens": 2})
    assert draft.data["column"][1]["tokens"] == 2
    # Three coins a time.
    draft.change("column", {"slot": 1, "power": "cursed"})
    assert draft.data["column"][1]["tokens"] == 1
    draft.change("column", {"slot": 1, "race": "elves"})
    assert "tokens" not in draft.data["column"][1]
    draft.undo()
    draft.change("combo", {"player": 0, "which": "active", "race": "homunculi", "power": "swamp"})
    assert all("tokens" not in row for row in draft.data["column"])
