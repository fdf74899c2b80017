"""What the page is sent of the packs: each special means, each piece beside the tokens, each new choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sw_widget import Game, SmallWorld
from sw_widget.game.legal import Action
from tests.widget.contract import shown
from tests.widget.fake_page import Page
from tests.widget.packs import ALL, GAMES, game


class Seen:
    """What the page reads of one of the positions."""

    def __init__(self, name: str) -> None:
        self.game = GAMES[name]()
        self.world = SmallWorld(self.game)
        self.now = shown(self.world)

    def region(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.now["regions"][self.game.board.map.index[id]]
        return found

    def labels(self, id: str, *, spare: bool = False) -> list[str]:
        return [act["label"] for act in self.region(id)["acts"] if act["spare"] == spare]

    def choice(self, kind: str) -> dict[str, Any]:
        return next(choice for choice in self.now["choices"] if choice["kind"] == kind)

    def allocation(self, do: str) -> dict[str, Any]:
        return next(found for found in self.now["allocations"] if found["action"]["do"] == do)

    def plate(self, player: int = 0) -> list[str]:
        return [piece["label"] for piece in self.now["players"][player]["active"]["pieces"]]


def counted(ledger: dict[str, Any]) -> list[str]:
    """The lines of a ledger that apply."""
    return [text for _, text, _, applied, *_ in ledger["lines"] if applied]


def offered(now: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every action that can be clicked as it is."""
    for region in now["regions"]:
        yield from (act["action"] for act in region["acts"])
    for choice in now["choices"]:
        yield from ([choice["action"]] if choice["action"] else [])
        yield from (way["action"] for way in choice["ways"])
    for player in now["players"]:
        yield from (choice["action"] for choice in player["choices"] if choice["action"])
    yield from (card["action"] for card in now["column"] if card["action"])


def check(game: Game, now: dict[str, Any]) -> None:
    """Exactly what is legal can be clicked, apart from what is put down piece by piece; of peace only what
    would change something.
    """
    legal = [entry.to_dict() for entry in game.legal if isinstance(entry, Action)]
    clickable = list(offered(now))
    assert [action for action in legal if action not in clickable and action["do"] != "ally"] == []
    assert [action for action in clickable if action not in legal] == []


@pytest.mark.parametrize("name", GAMES)
def test_each_position_is_sent_as_promised_and_offers_what_is_legal(name: str) -> None:
    seen = Seen(name)
    check(seen.game, seen.now)


# Special means


def test_fireballs_each_number_that_helps_is_a_way_and_the_rest_is_kept_back() -> None:
    seen = Seen("fireball")
    assert seen.labels("5") == [
        "Conquer with a fireball and 1 token",
        "Final attempt, with the die: it must show 1 or more (chance 1/2)",
    ]
    assert seen.labels("5", spare=True) == [
        "Conquer with 2 fireballs and 1 token",
        "Conquer with 3 fireballs and 1 token",
    ]
    act = seen.region("5")["acts"][0]
    assert act["cost"] == act["ledger"]["total"] == 1 and act["emblem"] == "marker/fireball"


def test_final_attempts_take_them_along() -> None:
    seen = Seen("fireballs")
    assert seen.labels("14")[:3] == [
        "Conquer with 5 fireballs and 1 token",
        "Final attempt with 3 fireballs: the die must show a 3 (chance 1/6)",
        "Final attempt with 4 fireballs: the die must show 1 or more (chance 1/2)",
    ]
    chances = [act["chance"] for act in seen.region("14")["acts"] if not act["spare"]]
    assert chances == [None, "1/6", "1/2"]
    assert all(len(seen.labels(region.id)) <= 8 for region in seen.game.board.map.regions)


def test_a_shot_says_where_it_is_fired_from() -> None:
    seen = Seen("catapult")
    assert "Conquer with a shot of the catapult from Coalwood and 2 tokens" in seen.labels("5")
    shot = seen.region("5")["acts"][0]["action"]
    assert shot == {"do": "conquer", "region": "5", "with": ["catapult"], "from": "2"}
    # Where it cannot be shot at, the means says so by itself.
    (unusable,) = seen.region("16")["unusable"]
    assert unusable["label"] == "Catapult" and "shoots over exactly one region" in unusable["why"]["text"]


def test_hired_help_has_no_marker_and_still_a_name() -> None:
    seen = Seen("mercenary")
    assert seen.labels("5") == [
        "Conquer with 3 tokens",
        "Conquer with hired help (Mercenary, for 1 coin) and 1 token",
    ]
    assert seen.region("5")["acts"][1]["emblem"] == "power/mercenary"
    assert "power/mercenary" in seen.world.scenery["emblems"]


def test_what_only_wastes_pieces_does_not_stop_a_click() -> None:
    seen = Seen("behemoth")
    assert "Conquer with a behemoth (3 high) and 1 token" in seen.labels("21")
    assert seen.labels("21", spare=True) == ["Conquer with 2 behemoths (each 3 high) and 1 token"]
    for region in seen.now["regions"]:
        good = [act for act in region["acts"] if not act["spare"]]
        assert not any(act["quick"] for act in region["acts"]) or len(good) == 1


# Pieces


def test_pieces_in_hand_lie_at_the_plate_and_in_the_tray_with_what_they_do() -> None:
    seen = Seen("fireball")
    assert seen.plate() == ["3 fireballs"]
    (piece,) = seen.now["hand"]["pieces"]
    assert piece["count"] == 3 and "two tokens" in piece["about"]
    assert Seen("behemoth").plate() == ["2 behemoths, each 3 high"]
    assert Seen("pots").plate() == ["16 pots of gold"]


def test_beasts_without_a_swamp_are_told_to_be_of_no_height() -> None:
    made = game("ratmen", "behemoth", {"8": 4, "13": 1})
    (piece,) = shown(SmallWorld(made))["players"][0]["active"]["pieces"]
    assert piece["label"] == "2 behemoths, each 0 high"


def test_beasts_that_stand_somewhere_can_still_go_along() -> None:
    seen = Seen("behemoths_stand")
    assert seen.plate() == []
    assert [piece["label"] for piece in seen.now["hand"]["pieces"]] == ["2 behemoths, each 3 high"]
    assert seen.region("19")["pieces"][1] == {
        "emblem": "marker/behemoth",
        "label": "Behemoth",
        "count": 2,
        "height": 3,
    }
    assert seen.region("19")["holds"][1] == "2 behemoths, each 3 high."
    assert seen.region("19")["defence"]["total"] == 2 + 3 + 1 + 6


def test_hordes_are_told_apart_from_tokens() -> None:
    seen = Seen("hordes")
    tokens, horde = seen.region("6")["pieces"]
    assert (tokens["emblem"], tokens["count"]) == ("race/orcs", 4)
    assert (horde["emblem"], horde["count"]) == ("marker/horde", 1)
    assert seen.now["hand"]["label"] == "7 to conquer with, 2 of them hordes"


def test_hordes_alone_show_whose_they_are() -> None:
    (alone,) = Seen("behemoths_stand").region("14")["pieces"]
    assert (alone["emblem"], alone["count"], alone["player"]) == ("marker/horde", 2, 1)
    holds = Seen("behemoths_stand").region("14")["holds"]
    assert holds == ["Ben holds it for the Orcs, without a token of their own.", "Horde: 2."]


def test_hordes_are_put_down_with_the_others() -> None:
    seen = Seen("hordes_redeploy")
    troops = seen.allocation("redeploy")
    assert troops["label"] == "Orcs, with 2 hordes" and troops["counts"] == ["marker/horde"]
    assert troops["high"] == 9


def test_coins_lie_where_gypsies_left() -> None:
    seen = Seen("gypsies")
    assert seen.region("2")["pieces"] == [{"emblem": "marker/coin", "label": "1", "count": 1}]
    assert seen.region("2")["holds"] == ["1 coin lies here, for Ann at the end of the turn."]
    assert "marker/coin" in seen.world.scenery["emblems"]


def test_tokens_that_lie_on_a_combo_and_what_is_dear_to_pass_over() -> None:
    seen = Seen("cursed")
    first, dear, third, *_ = seen.now["column"]
    assert (first["waiting"], first["sum"]) == (2, "4 + 5 + 2 = 11")
    assert [card["pay"] for card in seen.now["column"]] == [0, 1, 4, 5, 6, 7]
    assert third["label"] == "Take it for 4 coins" and dear["waiting"] == 0
    assert "or 3 for the Cursed Goblins" in seen.now["sentence"]


# Immunity and towers


def test_a_race_keeps_its_regions_safe() -> None:
    seen = Seen("white_ladies")
    assert [region.id for region in seen.game.board.map.regions if seen.region(region.id)["immune"]] == [
        "9",
        "14",
    ]
    assert "No opponent can attack the White Ladies here." in seen.region("14")["holds"]


def test_a_tower_is_told_and_brings_as_many_coins_as_it_is_high() -> None:
    seen = Seen("tower_built")
    tower = seen.region("10")
    assert tower["pieces"][0]["tower"] and tower["income"]["total"] == 4 and tower["defence"]["total"] == 6
    assert "would fall as a whole" in tower["holds"][1]


def test_a_tower_is_built_where_the_player_wants_it() -> None:
    seen = Seen("tower")
    decline = seen.choice("decline")
    assert decline["action"] is None and decline["why"] is None and "tower" in decline["ask"]
    assert [way["region"] for way in decline["ways"]] == [1, 2, 6]
    assert decline["ways"][2]["label"] == "Heronbrow: a tower of 3 tokens"
    assert seen.labels("6")[-1] == "Go into decline with the tower here, 3 tokens high"
    page = Page(seen.world)
    page.play(decline["ways"][2]["action"])
    assert seen.game.position.tokens[6] == 3
    assert page.shown["story"]["code"] == "game.play('decline', region='6')"


# Choices


def test_the_first_wave_ends_with_a_second() -> None:
    seen = Seen("marauding")
    assert seen.choice("stop")["label"] == "Ready the troops for the second wave"
    assert "first wave" in seen.now["sentence"]
    again = Seen("second_wave")
    assert again.choice("stop")["label"] == "End conquests" and "second wave" in again.now["sentence"]


def test_collected_tokens_are_traded_at_a_button() -> None:
    seen = Seen("igors")
    assert seen.plate() == ["5 lost tokens collected"]
    trade = seen.choice("use")
    assert [way["label"] for way in trade["ways"]] == [
        "Trade in 2 lost tokens for 1 new Igor token",
        "Trade in 4 lost tokens for 2 new Igor tokens",
    ]
    page = Page(seen.world)
    page.play(trade["ways"][1]["action"])
    assert page.shown["hand"]["count"] == 4
    # One is left: the button stays, and says why not.
    left = next(choice for choice in page.shown["choices"] if choice["kind"] == "use")
    assert left["action"] is None and left["why"] is not None and not left["ways"]
    assert page.shown["story"]["code"] == "game.play('use', trait='igors', count=2)"


def test_barbarians_have_nothing_to_put_down_and_know_why() -> None:
    seen = Seen("barbarians")
    assert seen.now["allocations"] == [] and "never redeployed" in seen.now["sentence"]
    assert seen.choice("end_turn")["action"] == {"do": "end_turn"}


def test_pixies_are_drafted_already() -> None:
    seen = Seen("pixies")
    troops = seen.allocation("redeploy")
    assert troops["only"] and set(troops["spreads"][0]["counts"].values()) == {1}
    assert "takes 2 tokens back in hand" in seen.now["sentence"]
    page = Page(seen.world)
    ids = [region.id for region in seen.game.board.map.regions]
    tokens = {ids[int(region)]: n for region, n in troops["spreads"][0]["counts"].items()}
    page.play({**troops["action"], "tokens": tokens}, {"do": "end_turn"})
    assert seen.game.to_act.player == 1


def test_kobolds_stay_in_pairs() -> None:
    seen = Seen("kobolds")
    assert seen.allocation("redeploy")["least"] == 2 and "at least 2 tokens" in seen.now["sentence"]


def test_pots_have_a_button_for_one_in_each_region() -> None:
    pots = Seen("pots").allocation("place")
    (each,) = pots["spreads"]
    assert each["label"] == "One in each region" and each["counts"] == {1: 1, 2: 1, 6: 1}
    assert (pots["high"], pots["most"], pots["must"]) == (16, 1, False)


def test_a_beast_that_fled_is_put_down_with_the_tokens() -> None:
    seen = Seen("fled")
    tokens, beast = seen.now["allocations"]
    assert beast["with"] == tokens["key"] and beast["into"] == ["markers", "behemoth"]
    assert seen.now["sentence"].endswith("The behemoth that fled is put down as well.")


def test_dice_that_others_roll_are_shown() -> None:
    story = Seen("pygmies").now["story"]
    assert story["dice"] == [2]
    (rolled,) = (event for event in story["events"] if event["die"] is not None)
    assert rolled["text"] == "Ben rolls a 2 for the loss, and 2 Pygmy tokens come."


def test_in_a_what_if_the_die_falls_as_one_wants_with_means_as_well() -> None:
    game = GAMES["fireballs"]()
    world = SmallWorld(game)
    world.what_if()
    page = Page(world)
    acts = page.shown["regions"][game.board.map.index["14"]]["acts"]
    fixed = [act for act in acts if act["action"].get("die") == 3 and not act["spare"]]
    assert [act["label"] for act in fixed] == [
        "Attack with 3 fireballs; the die shows 3 (chance 1/6)",
        "Attack with 4 fireballs; the die shows 3 (chance 1/6)",
    ]
    page.play(fixed[0]["action"])
    assert page.shown["story"]["dice"] == [3] and page.shown["notice"]["kind"] == "done"


# Markers that belong to their region


def test_winter_is_shown_and_explained_wherever_it_lies() -> None:
    seen = Seen("winter_lies")
    winter = {"emblem": "marker/winter_marker", "label": "Winter Marker", "count": 1}
    for region in ("8", "18", "12", "7", "2"):
        assert winter in seen.region(region)["pieces"]
        (explained,) = seen.region(region)["markers"]
        assert explained["label"] == "Winter Marker." and explained["now"] is None
        assert explained["about"].startswith("It adds one to the defence")
        # Whoever listens hears what lies there, and not each time what it does.
        label = seen.region(region)["label"]
        assert "Winter Marker." in label and "adds one" not in label
    assert seen.region("8")["income"]["total"] == 1 and seen.region("12")["income"]["total"] == 1
    assert "1 winter marker strengthens the defence: 1 token more." in counted(seen.region("2")["cost"])


def test_winter_stays_when_its_region_is_conquered_and_goes_with_the_witches() -> None:
    seen = Seen("winter_lies")
    index, page = seen.game.board.map.index, Page(seen.world)

    def lying() -> list[str]:
        emblems = {
            id: [piece["emblem"] for piece in page.shown["regions"][at]["pieces"]] for id, at in index.items()
        }
        return [id for id in index if "marker/winter_marker" in emblems[id]]

    assert lying() == ["2", "7", "8", "12", "18"]
    page.play({"do": "conquer", "region": "12"})
    assert lying() == ["2", "7", "8", "12", "18"]
    assert page.shown["regions"][index["12"]]["pieces"][0]["emblem"] == "race/giants"
    spread = {"do": "redeploy", "tokens": {"8": 1, "14": 1, "18": 1, "12": 4}}
    page.play({"do": "stop"}, spread, {"do": "end_turn"}, {"do": "decline"})
    assert page.shown["notice"]["kind"] == "done" and lying() == []
    assert all(page.shown["regions"][index[id]]["changed"] for id in ("2", "7", "8", "12", "18"))


def test_lava_is_gone_when_its_players_turn_begins() -> None:
    made = GAMES["lava_lies"]()
    page = Page(SmallWorld(made))
    page.play({"do": "withdraw", "tokens": {"13": 4}}, {"do": "decline"})
    assert page.shown["notice"]["kind"] == "done" and made.to_act == (0, "start")
    assert not any(
        piece["emblem"] == "marker/lava_token"
        for region in page.shown["regions"]
        for piece in region["pieces"]
    )


def test_winter_is_laid_into_own_and_foreign_regions() -> None:
    seen = Seen("winter")
    winter = seen.allocation("place")
    index = seen.game.board.map.index
    own, beside = [index[id] for id in ("1", "6", "12", "13")], [index[id] for id in ("8", "14", "18", "7")]
    assert set(own) | set(beside) <= set(winter["regions"])
    assert (winter["high"], winter["most"], winter["now"], winter["must"]) == (2, 1, {}, False)
    assert winter["about"].startswith("It adds one to the defence")
    # Where it cannot lie, it says why.
    assert "room for only 1" in winter["closed"][index["2"]]["text"]
    assert "Lark Hill is neither" in winter["closed"][index["4"]]["text"]
    assert winter["closed"].keys() | set(winter["regions"]) == set(range(len(seen.game.board.map.regions)))
    page = Page(seen.world)
    page.play({**winter["action"], "regions": {"8": 1, "12": 1}})
    again = next(found for found in page.shown["allocations"] if found["action"]["do"] == "place")
    assert again["now"] == {index["8"]: 1, index["12"]: 1} and again["regions"] == winter["regions"]
    page.play({**winter["action"], "regions": {"14": 1}})
    lying = seen.game.scene()["regions"]
    assert [id for id, there in lying.items() if there and there["markers"]] == ["2", "14"]


def test_lava_is_laid_beside_mountains_and_may_be_moved() -> None:
    seen = Seen("lava")
    lava = seen.allocation("place")
    index = seen.game.board.map.index
    assert {index[id] for id in ("2", "9", "14", "13", "21")} <= set(lava["regions"])
    assert "Lark Hill" in lava["closed"][index["4"]]["text"]
    page = Page(seen.world)
    page.play({**lava["action"], "regions": {"2": 1, "7": 1}})
    assert page.shown["notice"]["kind"] == "refused" and "mountain of its own" in page.shown["notice"]["text"]
    page.play({**lava["action"], "regions": {"14": 1, "2": 1}})
    assert page.shown["notice"]["kind"] == "done"
    page.play({**lava["action"], "regions": {"14": 1}})
    again = next(found for found in page.shown["allocations"] if found["action"]["do"] == "place")
    assert again["now"] == {index["14"]: 1}


def test_lava_that_lies_says_whose_it_is_and_why_nobody_comes_there() -> None:
    made = GAMES["lava_lies"]()
    made.play("withdraw", tokens={"13": 4})
    world = SmallWorld(made)
    region = shown(world)["regions"][made.board.map.index["14"]]
    assert region["pieces"] == [{"emblem": "marker/lava_token", "label": "Lava Token", "count": 1}]
    assert (
        region["markers"][0]["label"] == "Lava Token, laid by Ann."
        and region["markers"][0]["about"].startswith("It covers")
        and region["immune"]
        and region["acts"] == []
    )
    assert region["why"]["text"] == (
        "In Burrow Downs lies a lava token: nobody can come there until Ann's next turn begins."
    )


def test_loot_lies_face_down() -> None:
    seen = Seen("skags")
    assert seen.region("12")["pieces"][1] == {
        "emblem": "marker/loot_marker",
        "label": "Loot Marker",
        "count": 1,
    }
    (loot,) = seen.region("12")["markers"]
    assert loot["label"] == "Loot Marker, laid by Ann." and loot["about"].startswith("It lies face down")
    # An attack and 3 coins lie in two regions: these look the same, for everybody.
    told = [seen.region(id)["markers"] for id in ("12", "5")]
    assert told[0] == told[1]
    other = GAMES["skags"]()
    for note, value in list(other.position.notes.items()):
        if note[0] == "loot" and note[1] in (5, 12):
            other.position.notes[note] = 11 - value
    for world in (SmallWorld(other), SmallWorld(other, viewer=0)):
        same = shown(SmallWorld(GAMES["skags"](), viewer=world.viewer))["regions"]
        assert shown(world)["regions"] == same


def test_after_a_bite_the_region_is_closed_and_says_so() -> None:
    seen = Seen("bitten")
    assert seen.region("2")["acts"] == [] and "no second try" in seen.region("2")["why"]["text"]
    assert seen.region("2")["cost"]["total"] == 3
    assert any("it is an attack" in event["text"] for event in seen.now["story"]["events"])


def test_a_jump_is_told_with_its_coin() -> None:
    seen = Seen("slingmen")
    assert "Slingmen: a jump over one region, which brings 1 coin at once." in counted(
        seen.region("2")["cost"]
    )
    assert seen.region("2")["cost"]["total"] == 2 and seen.labels("2") == ["Conquer with 2 tokens"]
    assert not any("jump" in line for line in counted(seen.region("6")["cost"]))
    assert "beyond even their reach" in seen.region("3")["why"]["text"]
    page = Page(seen.world)
    page.play(seen.region("2")["acts"][0]["action"])
    assert any(
        event["text"] == "Ann gets 1 coin for the jump to Coalwood."
        for event in page.shown["story"]["events"]
    )


# A power that is copied, a race that returns


def test_the_powers_on_offer_can_be_copied() -> None:
    seen = Seen("copycat")
    copy = seen.choice("use")
    assert copy["label"] == "Copy a power …" and "Which power on offer" in copy["ask"]
    assert [way["label"] for way in copy["ways"]][:2] == ["Copy Flying", "Copy Commando"]
    assert [way["emblem"] for way in copy["ways"]][:2] == ["power/flying", "power/commando"]
    assert all(way["about"] for way in copy["ways"])
    page = Page(seen.world)
    page.play(copy["ways"][3]["action"])
    assert page.shown["story"]["code"] == "game.play('use', trait='copycat', slot=3)"
    # Once a turn: the button stays as long as nothing was conquered, and says why.
    again = next(choice for choice in page.shown["choices"] if choice["kind"] == "use")
    assert again["action"] is None and "have copied a power this turn already" in again["why"]["text"]


def test_what_is_copied_lies_beside_the_combo_until_it_ends() -> None:
    seen = Seen("copied")
    (copied,) = seen.now["players"][0]["active"]["pieces"]
    assert (copied["emblem"], copied["label"]) == ("power/heroic", "copies Heroic")
    assert "until Ann's next turn" in copied["about"] and "power/heroic" in seen.world.scenery["emblems"]
    assert "Copies Heroic." in str(seen.game)
    page = Page(seen.world)
    page.play({"do": "stop"}, {"do": "redeploy", "tokens": {"21": 2, "14": 1}}, {"do": "end_turn"})
    assert page.shown["players"][0]["active"]["pieces"] == []
    told = [event["text"] for event in page.shown["story"]["events"]]
    assert "Ann's Ratmen no longer have the copied power Heroic." in told
    assert "Ann's Ratmen lose their 2 heroes." in told
    assert all(not region["immune"] for region in page.shown["regions"])


def test_what_a_decline_brings_back_is_said_before_it() -> None:
    seen = Seen("soul_touch")
    assert seen.now["sentence"].endswith(
        "After a decline, the Forest Ratmen come back: on Ann's next turn they are active again, with 12 "
        "tokens, counting those on the map."
    )
    page = Page(seen.world)
    page.play({"do": "decline"}, {"do": "decline"})  # Ben's race, too
    ratmen = page.shown["players"][0]["active"]
    assert ratmen["name"] == "Forest Ratmen" and ratmen["hand"] + ratmen["tokens"] == 12


def test_a_race_that_will_return_is_told_from_one_that_will_not() -> None:
    seen = Seen("returns")
    ratmen, trolls = seen.now["players"][0]["declined"]
    assert [piece["label"] for piece in ratmen["pieces"]] == ["Ratmen return"] and trolls["pieces"] == []
    assert ratmen["pieces"][0]["about"] == (
        "On Ann's next turn the Ratmen are active again, with their old badge (Forest) and 12 tokens, "
        "counting those on the map."
    )
    told = [event["text"] for event in seen.now["story"]["events"]]
    assert "Ann's Ratmen stay on the map: on Ann's next turn they are active again." in told
    assert "Ratmen in 2 regions, active again next turn." in str(seen.game)
    assert Seen("returned").now["players"][0]["active"]["name"] == "Forest Ratmen"


def test_an_active_race_without_a_badge_plays_like_any_other() -> None:
    seen = Seen("no_badge")
    ratmen = seen.now["players"][0]["active"]
    assert (ratmen["name"], ratmen["power"], ratmen["power_emblem"]) == ("Ratmen", None, None)
    page = Page(seen.world)
    page.play(seen.region("3")["acts"][0]["action"], {"do": "stop"})
    assert page.shown["notice"]["kind"] == "done" and page.shown["allocations"]
    assert "without a power" in str(seen.game)
    seen.world.edit()
    assert seen.world.editor["board"]["players"][0]["active"]["power"] is None


# Any mix, any step


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_all_packs(seed: int) -> None:
    """Every step is sent as promised, offers what is legal, and its line of Python does the same."""
    game, rng = Game(players=["Ann", "Ben", "Cleo"], seed=seed, packs=ALL), Random(seed)
    again = Game(players=["Ann", "Ben", "Cleo"], seed=seed, packs=ALL)
    world = SmallWorld(game, open_coins=True)
    while not game.over and game.turn < 5:
        game.play(game.legal.sample(rng))
        now = shown(world)
        if not game.over:
            check(game, now)
        exec(now["story"]["code"], {"game": again})
        assert again.position == game.position
    world.close()


def test_a_widget_makes_a_game_with_packs() -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=3, packs=["base", "cursed"])
    assert world.game.scenario is not None and world.game.scenario["packs"] == ["base", "cursed"]
    assert SmallWorld(packs=ALL).game.position.rules.race_index.keys() >= {"kobolds", "fauns"}
    with pytest.raises(TypeError, match="one of these"):
        SmallWorld(Game(seed=0), packs=ALL)
