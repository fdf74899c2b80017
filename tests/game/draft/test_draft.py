"""A board that is set up: every change, what follows from it, and what no game could bring about."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine.hooks.effect import THIS_TURN
from sw_widget.engine.position import FIELDS, NOBODY, Position
from sw_widget.engine.soundness import check_sound
from sw_widget.game.draft.changes import CHANGES
from sw_widget.game.draft.draft import LONGEST, Draft
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.errors import ScenarioError
from sw_widget.game.scenario.writing import THIS_TURN_FIELDS, lost_in_scenario, scenario_of

# What a scenario has no words for: this turn, and what follows from everything else.
UNSAID = {*THIS_TURN_FIELDS, "rules", "kit", "notes", "shuffles", "hand", "tray"}

TABLE: dict[str, Any] = {
    "format": "sw-scenario/1",
    "turn": 3,
    "players": [
        {"name": "Ann", "active": {"race": "giants", "power": "heroic", "hand": 4}},
        {"name": "Ben", "declined": [{"race": "elves"}]},
    ],
    "regions": {
        "4": {"player": 0, "race": "giants", "tokens": 2},
        "5": {"player": 0, "race": "giants", "tokens": 3, "markers": {"hero": 1}},
        "8": {"player": 1, "race": "elves", "tokens": 1},
    },
    "column": [
        {"race": "orcs", "power": "hill", "coins": 2},
        {"race": "trolls", "power": "forest"},
    ],
    "race_stack": ["humans", "wizards", "sorcerers"],
    "power_stack": ["swamp", "stout", "flying"],
    "discarded": ["mounted"],
}


@pytest.fixture
def draft() -> Draft:
    return Draft(TABLE)


def said(draft: Draft, do: str, **given: Any) -> list[str]:
    """The ids of what a change says beside doing it."""
    return [id for id, _ in draft.change(do, given)]


def refused(draft: Draft, do: str, **given: Any) -> str:
    """Why a change is refused. Nothing is lost by it."""
    before, code = draft.data, draft.code
    with pytest.raises(Impossible) as caught:
        draft.change(do, given)
    assert draft.data is before
    assert draft.code == code
    # It can be said, with every name in place.
    assert draft.game.speaker.say(caught.value.id, caught.value.params)
    return caught.value.id


def put(draft: Draft, region: str, piece: str, by: int = 1) -> list[str]:
    return said(draft, "put", region=region, piece=piece, by=by)


def standing(draft: Draft, region: str) -> dict[str, Any] | None:
    found: dict[str, Any] | None = draft.game.scene()["regions"][region]
    return found


# From a position to a scenario and back


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_position_comes_back(players: int) -> None:
    rng = Random(players)
    looked = 0
    for seed in range(4):
        game = Game([f"P{n}" for n in range(players)], seed=seed)
        while not game.over:
            game.play(game.legal.sample(rng))
            if rng.random() < 0.1 or game.over:
                same_again(game)
                looked += 1
    assert looked > 25


def same_again(game: Game) -> None:
    data = json.loads(json.dumps(scenario_of(game.position, game.names, title="A", text="B")))
    again = Game.from_scenario(data)
    assert (again.names, again.title, again.text) == (game.names, "A", "B")
    one, other = game.position, again.position
    for name in set(FIELDS) - UNSAID:
        assert getattr(one, name) == getattr(other, name), name
    for race, status in enumerate(one.status):
        if race in one.active:
            assert one.hand[race] == other.hand[race]
        else:
            assert other.hand[race] == 0
        # Tokens in hand of a race in decline go to the tray, and that is told.
        assert one.tray[race] + one.hand[race] == other.tray[race] + other.hand[race], status
    for player, race in enumerate(one.active):
        assert other.noted("ally", race) == (0 if player == one.player else one.noted("ally", race))
    assert scenario_of(other, again.names, title="A", text="B") == data
    lost = {id for id, _ in lost_in_scenario(one, data)}
    assert ("edit-turn-anew" in lost) == _busy(one, other)
    assert ("edit-was-over" in lost) == one.over


def _busy(one: Position, other: Position) -> bool:
    notes = any(one.rules.notes[name].scope == THIS_TURN for name, _, _ in one.notes)
    return not one.over and (
        notes or any(getattr(one, name) != getattr(other, name) for name in THIS_TURN_FIELDS)
    )


def test_a_draft_is_kept_in_a_file_and_in_a_code(draft: Draft) -> None:
    draft.change("title", {"value": "The two hills"})
    draft.change("dice", {"value": "2, 0 3"})
    opened = Draft.blank()
    opened.load(draft.text)
    assert opened.data == draft.data
    assert Game.from_scenario(draft.scenario).position == draft.position
    by_code = Draft.blank()
    by_code.load(f"  {draft.code}\n")
    assert by_code.data == {**draft.data, "title": "", "dice": []}
    assert by_code.position == draft.position


def test_a_scenario_that_opens_in_the_middle_of_a_turn_begins_it_anew() -> None:
    game = Game.from_scenario({**TABLE, "dice": [3, 1], "prelude": [{"do": "conquer", "region": "9"}]})
    draft = Draft.blank()
    lost = draft.load(json.dumps({**TABLE, "dice": [3, 1], "prelude": [{"do": "conquer", "region": "9"}]}))
    assert [id for id, _ in lost] == ["edit-turn-anew"]
    assert draft.game.scene()["regions"] == game.scene()["regions"]
    assert draft.data["dice"] == [3, 1]
    assert "prelude" not in draft.scenario


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "SW1.nonsense", '{"format": "sw-scenario/2"}', "[" * 100_000, '{"format": "sw-save/1"}'],
)
def test_what_cannot_be_opened_changes_nothing(draft: Draft, text: str) -> None:
    before = draft.data
    with pytest.raises(Impossible) as caught:
        draft.load(text)
    assert caught.value.id == "edit-unreadable"
    assert draft.data is before


def test_a_file_says_where_it_is_wrong(draft: Draft) -> None:
    with pytest.raises(Impossible) as caught:
        draft.load(json.dumps({**TABLE, "regions": {"4": {"player": 7}}}))
    assert "regions.4" in draft.game.speaker.say(caught.value.id, caught.value.params)
    with pytest.raises(Impossible) as caught:
        draft.load(" " * (LONGEST + 1))
    assert caught.value.id == "edit-too-long"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "It is empty."),
        ('{\n "format": sw-scenario/1\n}', "It is no JSON, look at line 2."),
        ("[" * 100_000, "It is nested too deeply."),
        ("9" * 5000, "It has a number with thousands of digits."),
    ],
)
def test_what_is_no_json_is_told_in_plain_words(draft: Draft, text: str, why: str) -> None:
    with pytest.raises(Impossible) as caught:
        draft.load(text)
    assert caught.value.params == {"why": why}


def test_a_board_that_nobody_would_wait_for_is_refused(draft: Draft) -> None:
    regions = {f"r{i}": {"terrain": "hill", "border": True} for i in range(66)}
    edges = [[f"r{i}", f"r{i + 1}"] for i in range(65)]
    before = draft.data
    with pytest.raises(Impossible) as caught:
        draft.load(json.dumps({"format": "sw-scenario/1", "board": {"regions": regions, "edges": edges}}))
    assert "66 regions" in str(caught.value.params["why"]) and draft.data is before
    with pytest.raises(ScenarioError, match="65 at most"):
        Draft({"format": "sw-scenario/1", "board": {"regions": regions, "edges": edges}})


# The table


def test_another_board(draft: Draft) -> None:
    draft.change("turn", {"value": 9})
    assert said(draft, "board", board="base/5p") == ["edit-map-cleared"]
    assert [seat["name"] for seat in draft.data["players"]] == [
        "Ann",
        "Ben",
        *(f"Player {n}" for n in (3, 4, 5)),
    ]
    assert draft.data["regions"] == {}
    # The race is kept, as if it had just been chosen; the last turn is earlier on this board.
    assert draft.data["players"][0]["active"] == {"race": "giants", "power": "heroic", "hand": 11}
    assert (draft.data["turn"], draft.data["turns"]) == (8, 8)
    draft.change("current", {"player": 4})
    draft.change("board", {"board": "base/2p"})
    assert len(draft.data["players"]) == 2
    assert draft.data["current"] == 1
    assert refused(draft, "board", board="base/9p") == "edit-unknown"


def test_who_leaves_the_table_leaves_banner_and_badge(draft: Draft) -> None:
    draft.change("board", {"board": "base/3p"})
    draft.change("combo", {"player": 2, "which": "active", "race": "humans", "power": "swamp"})
    draft.change("board", {"board": "base/2p"})
    assert draft.data["race_stack"][-1] == "humans"
    assert draft.data["power_stack"][-1] == "swamp"


def test_words_and_numbers(draft: Draft) -> None:
    draft.change("title", {"value": " Two hills "})
    draft.change("text", {"value": "Look\nat them."})
    draft.change("name", {"player": 1, "value": "Bea"})
    draft.change("coins", {"player": 1, "value": 12})
    draft.change("turns", {"value": 4})
    draft.change("turn", {"value": 3})
    draft.change("current", {"player": 1})
    game = draft.game
    assert (game.title, game.text, game.names) == ("Two hills", "Look\nat them.", ("Ann", "Bea"))
    assert (game.coins, game.turn, game.to_act.player) == ([5, 12], 3, 1)
    draft.change("name", {"player": 1, "value": " "})
    assert draft.game.names[1] == "Player 2"


@pytest.mark.parametrize(
    ("do", "given", "why"),
    [
        ("title", {"value": "x" * 201}, "edit-text"),
        ("text", {"value": 3}, "edit-text"),
        ("name", {"player": 0, "value": "x" * 61}, "edit-text"),
        ("name", {"player": 2, "value": "Cleo"}, "edit-number"),
        ("coins", {"player": 0, "value": -1}, "edit-number"),
        ("coins", {"player": 0, "value": 2.5}, "edit-number"),
        ("coins", {"player": True, "value": 2}, "edit-number"),
        ("turn", {"value": 11}, "edit-number"),
        ("turns", {"value": 0}, "edit-number"),
        ("current", {"player": -1}, "edit-number"),
        ("dice", {"value": "4"}, "edit-dice"),
        ("dice", {"value": "1 " * 21}, "edit-dice"),
        ("dice", {}, "edit-text"),
        ("hand", {"player": 0, "value": 7}, "edit-number"),
        ("hand", {"player": 1, "value": 1}, "edit-no-race"),
        ("decline", {"player": 1}, "edit-no-race"),
        ("combo", {"player": 0, "which": "active", "race": "elves"}, "edit-held-race"),
        ("combo", {"player": 1, "which": "active", "race": "humans", "power": "heroic"}, "edit-held-power"),
        ("combo", {"player": 1, "which": 1, "race": "humans"}, "edit-declined-limit"),
        ("combo", {"player": 1, "which": 0, "race": "elves", "power": "stout"}, "edit-badge-gone"),
        ("combo", {"player": 1, "which": 2, "race": "humans"}, "edit-number"),
        ("combo", {"player": 1, "which": "active", "race": "hobbits"}, "edit-unknown"),
        ("column", {"slot": 0, "race": "giants"}, "edit-held-race"),
        ("column", {"slot": 0, "power": "heroic"}, "edit-held-power"),
        ("column", {"slot": 0, "coins": -1}, "edit-number"),
        ("column", {"slot": 3}, "edit-number"),
        ("put", {"region": "4", "piece": "race/giants", "by": 2}, "edit-number"),
        ("put", {"region": "99", "piece": "race/giants", "by": 1}, "edit-unknown"),
        ("put", {"region": "4", "piece": "nonsense", "by": 1}, "edit-unknown"),
        ("put", {"region": "4", "piece": None, "by": 1}, "edit-text"),
        ("put", {"region": "4", "piece": "race/orcs", "by": 1}, "edit-nobody-plays"),
        ("put", {"region": "0", "piece": "race/giants", "by": 1}, "edit-ground"),
        ("put", {"region": "8", "piece": "race/giants", "by": -1}, "edit-none-there"),
        ("put", {"region": "4", "piece": "marker/lost_tribe", "by": 1}, "edit-tribe-held"),
        ("put", {"region": "0", "piece": "marker/lost_tribe", "by": 1}, "edit-tribe-water"),
        ("put", {"region": "4", "piece": "marker/lost_tribe", "by": -1}, "edit-none-there"),
        ("put", {"region": "1", "piece": "marker/hero", "by": 1}, "edit-marker-nobody"),
        ("put", {"region": "8", "piece": "marker/hero", "by": 1}, "edit-marker-not-theirs"),
        ("put", {"region": "5", "piece": "marker/hero", "by": 1}, "edit-marker-full"),
        ("put", {"region": "4", "piece": "marker/hero", "by": -1}, "edit-none-there"),
        ("put", {"region": "4", "piece": "marker/crown", "by": 1}, "edit-unknown"),
    ],
)
def test_each_refusal(draft: Draft, do: str, given: dict[str, Any], why: str) -> None:
    assert refused(draft, do, **given) == why


def test_a_refusal_names_the_region_and_the_race(draft: Draft) -> None:
    with pytest.raises(Impossible) as caught:
        draft.change("put", {"region": "0", "piece": "race/giants", "by": 1})
    sentence = draft.game.speaker.say(caught.value.id, caught.value.params)
    assert sentence.startswith("The Giants cannot stand in Gullwing Sea")


# Races and powers


def test_a_race_for_a_player_who_has_none(draft: Draft) -> None:
    assert said(draft, "combo", player=1, which="active", race="humans", power="flying") == []
    assert draft.data["players"][1]["active"] == {"race": "humans", "power": "flying", "hand": 10}
    assert "humans" not in draft.data["race_stack"]
    assert "flying" not in draft.data["power_stack"]


def test_a_badge_is_drawn_where_none_is_chosen(draft: Draft) -> None:
    assert said(draft, "combo", player=1, which="active", race="humans", power="") == ["edit-badge-drawn"]
    assert draft.data["players"][1]["active"]["power"] == "swamp"


def test_another_race_takes_over_the_map(draft: Draft) -> None:
    notes = said(draft, "combo", player=0, which="active", race="wizards", power="heroic")
    assert notes == ["edit-followed"]
    assert standing(draft, "5") == {
        "player": 0, "race": "wizards", "tokens": 3,
        "in_decline": False, "lost_tribe": 0, "markers": {"hero": 1},
    }  # fmt: skip
    # It lies where the other lay.
    assert draft.data["race_stack"] == ["humans", "giants", "sorcerers"]


def test_another_power_takes_its_markers_off(draft: Draft) -> None:
    assert said(draft, "combo", player=0, which="active", race="giants", power="stout") == [
        "edit-markers-gone"
    ]
    assert standing(draft, "5")["markers"] == {}  # type: ignore[index]
    assert draft.data["power_stack"] == ["swamp", "heroic", "flying"]


def test_a_race_with_too_few_tokens_does_not_take_over(draft: Draft) -> None:
    for _ in range(6):
        put(draft, "4", "race/giants")
    assert put_refused(draft, "4", "race/giants") == "edit-box"
    assert (
        refused(draft, "combo", player=0, which="active", race="wizards", power="heroic") == "edit-box-small"
    )


def put_refused(draft: Draft, region: str, piece: str) -> str:
    return refused(draft, "put", region=region, piece=piece, by=1)


def test_a_race_is_taken_away(draft: Draft) -> None:
    assert said(draft, "combo", player=0, which="active", race="", power="") == ["edit-cleared"]
    assert standing(draft, "4") is None
    assert draft.data["players"][0]["active"] is None
    assert draft.data["race_stack"][-1] == "giants"
    assert draft.data["power_stack"][-1] == "heroic"
    assert said(draft, "combo", player=1, which=0, race="", power="") == ["edit-cleared"]
    assert draft.data["players"][1]["declined"] == []


def test_a_race_in_decline(draft: Draft) -> None:
    assert said(draft, "combo", player=1, which=0, race="humans", power="") == ["edit-followed"]
    assert standing(draft, "8")["in_decline"]  # type: ignore[index]
    assert said(draft, "combo", player=0, which=0, race="sorcerers", power="") == []
    assert draft.data["players"][0]["declined"] == [{"race": "sorcerers", "power": None}]


def test_the_active_race_goes_into_decline(draft: Draft) -> None:
    assert said(draft, "decline", player=0) == ["edit-thinned-out", "edit-markers-gone"]
    assert draft.data["players"][0]["active"] is None
    assert draft.data["players"][0]["declined"] == [{"race": "giants", "power": None}]
    assert standing(draft, "4")["in_decline"]  # type: ignore[index]
    assert draft.data["discarded"] == ["mounted", "heroic"]


def test_markers_that_stay_with_a_race_in_decline_do_not_stay_with_another() -> None:
    draft = Draft.blank()
    draft.change("turn", {"value": 2})
    draft.change("combo", {"player": 0, "which": "active", "race": "trolls", "power": "hill"})
    put(draft, "4", "race/trolls")
    draft.change("decline", {"player": 0})
    assert standing(draft, "4")["markers"] == {"lair": 1}  # type: ignore[index]
    assert "edit-markers-gone" in said(draft, "combo", player=0, which=0, race="humans", power="")
    assert standing(draft, "4")["markers"] == {}  # type: ignore[index]


def test_peace_ends_with_the_race_that_made_it(draft: Draft) -> None:
    data = {**draft.data, "current": 1}
    data["players"][0] |= {"active": {"race": "giants", "power": "diplomat", "hand": 0}, "ally": 1}
    del data["regions"]["5"]["markers"]
    peace = Draft(data)
    assert peace.data["players"][0]["ally"] == 1
    peace.change("combo", {"player": 0, "which": "active", "race": "humans", "power": "diplomat"})
    assert peace.data["players"][0]["ally"] == 1
    peace.change("combo", {"player": 0, "which": "active", "race": "humans", "power": "stout"})
    assert "ally" not in peace.data["players"][0]


# The column


def test_a_combo_on_offer_is_changed(draft: Draft) -> None:
    draft.change("column", {"slot": 0, "coins": 4})
    draft.change("column", {"slot": 0, "race": "wizards"})
    draft.change("column", {"slot": 0, "power": "mounted"})
    assert draft.data["column"][0] == {"race": "wizards", "power": "mounted", "coins": 4}
    assert draft.data["race_stack"] == ["humans", "orcs", "sorcerers"]
    assert draft.data["discarded"] == ["hill"]


def test_two_combos_exchange_their_races(draft: Draft) -> None:
    assert said(draft, "column", slot=0, race="trolls") == ["edit-column-race"]
    assert [row["race"] for row in draft.data["column"]] == ["trolls", "orcs"]


def test_what_is_taken_from_the_column_is_filled_up(draft: Draft) -> None:
    notes = said(draft, "combo", player=1, which="active", race="orcs", power="hill")
    assert notes == ["edit-column-race", "edit-column-power"]
    assert draft.data["column"][0] == {"race": "humans", "power": "swamp", "coins": 2}


def test_where_nothing_is_left_the_combo_leaves() -> None:
    draft = Draft({**TABLE, "race_stack": []})
    assert said(draft, "combo", player=1, which="active", race="orcs", power="swamp") == ["edit-column-gone"]
    assert [row["race"] for row in draft.data["column"]] == ["trolls"]
    assert "hill" in draft.data["power_stack"]
    assert refused(draft, "column", slot=1) == "edit-stack-empty"


def test_combos_come_and_go(draft: Draft) -> None:
    draft.change("column", {"slot": 2})
    assert draft.data["column"][2] == {"race": "humans", "power": "swamp", "coins": 0}
    draft.change("column", {"slot": 0, "race": ""})
    assert [row["race"] for row in draft.data["column"]] == ["trolls", "humans"]
    full = Draft.blank()
    assert refused(full, "column", slot=6) == "edit-column-full"


# The map


def test_tokens_come_from_the_hand_then_from_the_tray(draft: Draft) -> None:
    for hand in (3, 2, 1, 0, 0):
        put(draft, "1", "race/giants")
        assert draft.data["players"][0]["active"]["hand"] == hand
    assert standing(draft, "1")["tokens"] == 5  # type: ignore[index]
    put(draft, "1", "race/giants", -1)
    assert draft.data["players"][0]["active"]["hand"] == 1
    assert standing(draft, "1")["tokens"] == 4  # type: ignore[index]


def test_the_last_token_leaves_the_region_empty(draft: Draft) -> None:
    put(draft, "8", "race/elves", -1)
    assert standing(draft, "8") is None


def test_tokens_replace_what_stood_there(draft: Draft) -> None:
    assert put(draft, "5", "race/elves") == ["edit-replaced"]
    assert standing(draft, "5") == {
        "player": 1, "race": "elves", "tokens": 1, "in_decline": True, "lost_tribe": 0, "markers": {},
    }  # fmt: skip
    tribe = next(
        region.id for region in draft.game.board if (standing(draft, region.id) or {}).get("lost_tribe")
    )
    assert put(draft, tribe, "race/elves") == ["edit-tribe-gone"]
    assert standing(draft, tribe)["lost_tribe"] == 0  # type: ignore[index]


def test_lost_tribes_are_turned_on_and_off(draft: Draft) -> None:
    put(draft, "3", "marker/lost_tribe", 0)
    assert standing(draft, "3") is None
    put(draft, "3", "marker/lost_tribe", 0)
    assert standing(draft, "3") == {"lost_tribe": 1, "markers": {}}


def test_markers_are_put_and_taken(draft: Draft) -> None:
    put(draft, "4", "marker/hero", 0)
    assert standing(draft, "4")["markers"] == {"hero": 1}  # type: ignore[index]
    put(draft, "1", "race/giants")
    assert put_refused(draft, "1", "marker/hero") == "edit-marker-box"
    put(draft, "4", "marker/hero", 0)
    assert standing(draft, "4")["markers"] == {}  # type: ignore[index]


def test_what_there_is_only_one_of_moves() -> None:
    draft = Draft.blank()
    draft.change("combo", {"player": 0, "which": "active", "race": "humans", "power": "dragon_master"})
    for region in ("1", "4"):
        put(draft, region, "race/humans")
        put(draft, region, "marker/dragon", 0)
    assert standing(draft, "1")["markers"] == {}  # type: ignore[index]
    assert standing(draft, "4")["markers"] == {"dragon": 1}  # type: ignore[index]


# Taking back


def test_changes_are_taken_back_and_made_again(draft: Draft) -> None:
    states = [draft.data]
    for region in ("1", "1", "8"):
        put(draft, region, "race/giants")
        states.append(draft.data)
    for state in reversed(states[:-1]):
        draft.undo()
        assert draft.data == state
    assert not draft.can_undo
    for state in states[1:]:
        draft.redo()
        assert draft.data == state
    assert not draft.can_redo
    draft.undo()
    put(draft, "9", "race/giants")
    assert not draft.can_redo


def test_a_change_that_changes_nothing_need_not_be_taken_back(draft: Draft) -> None:
    draft.change("coins", {"player": 0, "value": 5})
    assert not draft.can_undo


def test_whatever_is_tried_the_draft_stays_sound() -> None:
    """Random changes: each banner and badge lies in one place, and the board can be played."""
    rng = Random(1)
    done = 0
    for _ in range(6):
        draft = Draft.blank()
        for _ in range(150):
            rules = draft.position.rules
            races, powers = [race.id for race in rules.races], [power.id for power in rules.powers]
            held = [id for id, owner in zip(races, draft.position.owner, strict=True) if owner != NOBODY]
            markers = [f"marker/{marker.id}" for marker in rules.markers]
            given = {
                "player": rng.randrange(len(draft.data["players"])),
                "value": rng.choice([0, 1, 3, "2 1", "x"]),
                "which": rng.choice(["active", 0, 1]),
                "race": rng.choice([*races, ""]),
                "power": rng.choice([*powers, "", ""]),
                "slot": rng.randrange(8),
                "board": f"base/{rng.randint(2, 5)}p",
                "region": rng.choice(list(rules.board.index)),
                "piece": rng.choice(
                    [f"race/{rng.choice(held or races)}"] * 9 + markers + ["marker/lost_tribe"]
                ),
                "by": rng.choice([1, 1, 0, -1]),
            }
            do = rng.choice([*(set(CHANGES) - {"board"}), *["put"] * 12, *["combo"] * 3])
            try:
                draft.change(rng.choice(["board", do, do, do, do, do, do, do, do]), given)
                done += 1
            except Impossible:
                continue
            check_sound(draft.position)
            assert all(doubt.passing for doubt in draft.doubts)
            data = draft.data
            combos = [c for seat in data["players"] for c in (seat["active"], *seat["declined"]) if c]
            lying = [*combos, *data["column"]]
            assert sorted([*(c["race"] for c in lying), *data["race_stack"]]) == sorted(races)
            badges = [c["power"] for c in lying if c["power"]]
            assert sorted([*badges, *data["power_stack"], *data["discarded"]]) == sorted(powers)
        game = Game.from_scenario(draft.scenario)
        assert game.position == draft.position
        while not game.over:
            game.play(game.legal.sample(rng))
    assert done > 200
