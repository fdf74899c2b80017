"""What-ifs, the best turn and bots on the page: the widget's Python side, without a browser."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from threading import Thread
from typing import Any

import pytest

from sw_widget import Game, Refused, SmallWorld
from sw_widget.explore.bots import LookaheadBot, bot, levels, play_out
from tests.widget import contract
from tests.widget.fake_page import VALLEY, Page, conquer


def ask(page: Page, kind: str, **more: Any) -> dict[str, str]:
    notice = page.send({"type": kind, "version": page.version, **more})
    assert notice is not None and page.in_step()
    contract.conforms(page.known["explore"], "Explore")
    return notice


def explore(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.known["explore"]
    return found


# What-ifs


def test_a_what_if_is_shown_and_never_touches_the_game(page: Page) -> None:
    notice = ask(page, "what_if")
    assert notice == {
        "kind": "done",
        "text": "What if 1 begins. Try what you like: the real game stays as it is.",
    }
    page.play(conquer("ford"))
    assert page.region("ford")["pieces"][0]["player"] == 0
    assert page.world.game.steps == 0 and page.world.last_action is None
    assert page.world.branch is not None and page.world.branch.actions == [conquer("ford")]
    assert explore(page)["shown"] == 1
    assert explore(page)["columns"][1]["holders"] != explore(page)["columns"][0]["holders"]


def test_one_click_leads_back(page: Page) -> None:
    ask(page, "what_if")
    page.play(conquer("ford"))
    assert ask(page, "show", column=0)["text"] == "Back in the real game."
    assert page.shown["step"] == 0 and page.region("ford")["pieces"][0]["emblem"] == "marker/lost_tribe"
    assert explore(page)["shown"] == 0 and len(explore(page)["columns"]) == 2
    ask(page, "show", column=1)
    assert page.shown["step"] == 1


def test_what_it_is_comes_with_the_picture_of_it(page: Page) -> None:
    """Not even for a moment may a what-if look like the game."""
    before = len(page.heard)
    ask(page, "what_if")
    first = next(
        message["state"] for message in page.heard[before:] if "snapshot" in message.get("state", ())
    )
    assert first["explore"]["shown"] == 1


def test_a_what_if_can_begin_in_the_past(page: Page) -> None:
    page.play(conquer("ford"))
    page.set(step=0)
    ask(page, "what_if")
    assert page.world.branch is not None and page.world.branch.start == 0
    assert page.region("ford")["pieces"][0]["emblem"] == "marker/lost_tribe"
    page.play(conquer("wood"))
    assert page.world.game.log == [conquer("ford")]


def test_another_what_if_goes_on_from_the_one_that_is_shown(page: Page) -> None:
    ask(page, "what_if")
    page.play(conquer("ford"))
    ask(page, "what_if", off=True)
    page.play({"do": "stop"})
    first, second = page.world.game.what_ifs
    assert (first.steps, second.steps) == (1, 2)
    assert explore(page)["shown"] == 2


def test_or_begins_where_that_one_began(page: Page) -> None:
    page.play(conquer("ford"))
    page.set(step=0)
    ask(page, "what_if")
    page.play(conquer("wood"))
    ask(page, "what_if", off=False)
    first, second = page.world.game.what_ifs
    assert (first.start, first.steps, second.start, second.steps) == (0, 1, 0, 0)


def test_they_stand_side_by_side(page: Page) -> None:
    for region in ("ford", "wood"):
        ask(page, "what_if")
        page.play(conquer(region))
        ask(page, "show", column=0)
    rows = {row["label"]: [cell["text"] for cell in row["cells"]] for row in explore(page)["rows"]}
    assert rows["Regions held"] == ["1", "2", "2"]
    assert all(len(row["cells"]) == 3 for row in explore(page)["rows"] + explore(page)["differences"])


def test_they_are_compared_for_whoever_decides(page: Page) -> None:
    ask(page, "what_if")
    page.play(conquer("ford"))
    assert explore(page)["title"] == "Side by side, for Ann"
    ask(page, "show", column=0)
    page.play({"do": "decline"})
    assert explore(page)["title"] == "Side by side, for Ben"
    rows = {row["label"]: [cell["text"] for cell in row["cells"]] for row in explore(page)["rows"]}
    assert rows["Regions held"] == ["1", "1"]
    assert explore(page)["columns"][1]["about"] == "1 step from turn 1"


def test_the_best_is_marked_among_what_ifs_that_began_together(page: Page) -> None:
    for actions in ([conquer("ford")], [{"do": "stop"}]):
        ask(page, "what_if")
        page.play(*actions)
        ask(page, "show", column=0)
    page.play(conquer("wood"))
    ask(page, "what_if")
    assert not any(cell["best"] for row in explore(page)["rows"] for cell in row["cells"])
    ask(page, "show", column=1)
    (regions,) = (row for row in explore(page)["rows"] if row["label"] == "Regions held")
    assert [(cell["text"], cell["best"]) for cell in regions["cells"]] == [
        ("2", False), ("2", True), ("1", False), ("2", False),
    ]  # fmt: skip


def test_a_combo_that_comes_in_a_what_if_is_known_to_be_a_guess() -> None:
    page = Page(SmallWorld(players=["Ann", "Ben"], seed=7))
    ask(page, "what_if")
    assert not any(card["drawn"] for card in page.shown["column"])
    page.play({"do": "pick", "slot": 0})
    assert [card["drawn"] for card in page.shown["column"]] == [False] * 5 + [True]
    assert page.shown["story"]["code"] == "branch.play('pick', slot=0)"
    ask(page, "adopt")
    assert not any(card["drawn"] for card in page.shown["column"])
    assert page.shown["story"]["code"] == "game.play('pick', slot=0)"


def test_names_are_given_and_what_ifs_forgotten(page: Page) -> None:
    ask(page, "what_if")
    ask(page, "rename", column=1, name="<b>bold</b>")
    assert explore(page)["columns"][1]["name"] == "<b>bold</b>"
    assert ask(page, "rename", column=1, name=" ")["kind"] == "refused"
    ask(page, "forget", column=1)
    assert page.world.game.what_ifs == [] and page.world.branch is None and explore(page)["shown"] == 0


def test_adopting_plays_it_in_the_game(page: Page) -> None:
    ask(page, "what_if")
    assert (
        explore(page)["adopt"]["why"] == "Nothing was played on this what-if, so there is nothing to adopt."
    )
    page.play(conquer("ford"))
    assert explore(page)["adopt"]["why"] is None
    assert ask(page, "adopt")["text"] == "Back in the real game. 1 action was played."
    assert page.world.game.log == [conquer("ford")] and explore(page)["shown"] == 0


def test_what_is_out_of_date_is_not_adopted_and_not_lost(page: Page) -> None:
    ask(page, "what_if")
    page.play(conquer("ford"))
    page.world.game.play(conquer("wood"))
    assert "no longer stands" in explore(page)["adopt"]["why"]
    assert ask(page, "adopt")["kind"] == "refused"
    assert page.world.game.log == [conquer("wood")] and page.world.branch is not None


def test_the_die_can_be_fixed_in_a_what_if_only(page: Page) -> None:
    die = {"do": "attempt", "region": "ford", "die": 3}
    short = {**VALLEY, "players": [{**VALLEY["players"][0]}, VALLEY["players"][1]]}
    short["players"][0]["active"] = {"race": "humans", "power": "merchant", "hand": 2}
    page = Page(SmallWorld(scenario=short))
    assert page.play(die)["kind"] == "error"  # type: ignore[index]
    assert page.world.game.steps == 0
    ask(page, "what_if")
    fixed = [act["action"] for act in page.region("ford")["acts"] if "die" in act["action"]]
    assert [action["die"] for action in fixed] == [0, 1, 2, 3]
    page.play(fixed[3])
    assert page.region("ford")["pieces"][0]["player"] == 0


def test_hidden_coins_stay_hidden_in_a_what_if(page: Page) -> None:
    ask(page, "what_if")
    page.play({"do": "decline"})
    coins = [player["coins"] for player in page.shown["players"]]
    assert coins[0] is not None and coins[1] is None


def test_the_coins_of_a_seat_that_a_bot_has_taken_are_hidden_from_comparisons(page: Page) -> None:
    ask(page, "what_if")
    page.play(conquer("ford"))
    assert explore(page)["rows"][0]["cells"][0]["text"] == "5"
    ask(page, "show", column=0)
    ask(page, "seat", player=0, bot="greedy")
    ask(page, "show", column=1)
    rows = {row["label"]: {cell["text"] for cell in row["cells"]} for row in explore(page)["rows"]}
    assert rows["Coins now"] == rows["Coins after that"] == {"?"}
    assert rows["Regions held"] == {"1", "2"}
    assert [player["coins"] for player in page.shown["players"]] == [None, None]


# The best turn


def test_the_best_turn_is_played_on_a_what_if_and_told(page: Page) -> None:
    notice = ask(page, "best")
    advice = explore(page)["advice"]
    assert notice["text"] == advice["sentence"] and "proven" in advice["sentence"]
    assert page.world.branch is not None and page.world.branch.name.startswith("Best turn:")
    # The die is not rolled for the reader: it is the step that is left to take.
    told = advice["lines"][0]["steps"]
    assert [step["chance"] is not None for step in told] == [False, True]
    assert page.world.game.steps == 0 and page.world.branch.steps == len(told) - 1
    ask(page, "show", column=0)
    assert explore(page)["advice"] is None


def test_there_is_no_best_turn_when_the_game_is_over(page: Page) -> None:
    over = {**VALLEY, "turn": 10, "board": {**VALLEY["board"], "turns": 10}}
    page = Page(SmallWorld(scenario=over))
    page.play({"do": "decline"})
    while not page.world.game.over:
        action = next(iter(page.world.game.legal))
        page.world.game.play(action)
    assert ask(page, "best")["kind"] == "refused"


# Bots


def test_a_bot_takes_a_seat_and_is_stepped_through(page: Page) -> None:
    assert ask(page, "seat", player=0, bot="greedy")["text"] == "The Greedy bot plays for Ann now."
    assert explore(page)["turn"] == {"player": 0, "text": "The Greedy bot decides for Ann."}
    assert not any(region["acts"] for region in page.shown["regions"])
    notice = ask(page, "bot", whole=False)
    assert page.world.game.steps == 1 and notice["text"] == explore(page)["reason"]
    ask(page, "bot", whole=True)
    assert page.world.game.to_act.player == 1
    page.set(step=1)
    assert explore(page)["reason"] == notice["text"]


def test_the_moves_of_a_bot_are_told_until_the_next_player_acts(page: Page) -> None:
    game = page.world.game
    assert explore(page)["bot_moves"] is None
    ask(page, "seat", player=0, bot="greedy")
    ask(page, "bot", whole=False)
    (first,) = explore(page)["bot_moves"]["moves"]
    assert first["text"] == explore(page)["reason"] and first["step"] == 1
    assert first["plan"] and first["plan"] not in first["text"], "one sentence for each move"

    def held(step: int) -> set[int]:
        position = game.at(step)
        return {n for n, race in enumerate(position.holder) if race >= 0 and position.owner[race] == 0}

    ask(page, "bot", whole=True)
    told = explore(page)["bot_moves"]
    assert told["player"] == 0 and told["title"] == "What the bot did for Ann"
    assert [move["step"] for move in told["moves"]] == list(range(1, game.steps + 1))
    assert told["taken"] == sorted(held(game.steps) - held(0)) != []
    # Ben has not acted yet: it is marked still. Then it is not.
    ask(page, "seat", player=0, bot=None)
    assert explore(page)["bot_moves"] == told
    page.play(game.legal.sample(Random(1)).to_dict())
    assert explore(page)["bot_moves"] is None
    page.set(step=game.steps - 1)
    assert explore(page)["bot_moves"] == told, "looking back"


def test_a_second_view_whose_clock_was_slower_disturbs_nobody(page: Page) -> None:
    ask(page, "seat", player=0, bot="greedy")
    version = page.shown["version"]
    page.send({"type": "bot", "whole": False, "auto": True, "version": version})
    assert page.world.game.steps == 1
    before = page.shown
    page.send({"type": "bot", "whole": False, "auto": True, "version": version})
    assert page.world.game.steps == 1 and page.shown == before


def test_a_step_that_was_taken_back_and_taken_otherwise_has_no_reason(page: Page) -> None:
    ask(page, "seat", player=0, bot="greedy")
    ask(page, "bot", whole=False)
    page.undo()
    ask(page, "seat", player=0, bot=None)
    page.play({"do": "stop"})
    assert explore(page)["reason"] is None


def test_bots_play_in_what_ifs_too_and_people_may_decide_for_them(page: Page) -> None:
    ask(page, "seat", player=0, bot="greedy")
    ask(page, "what_if")
    assert page.play(conquer("ford"))["kind"] == "done"  # type: ignore[index]
    told = ask(page, "bot", whole=True)["text"]
    assert page.world.game.steps == 0 and page.world.branch is not None and page.world.branch.steps > 1
    assert "Ann scores" in told


def test_a_seat_given_in_a_what_if_is_given_there_alone(page: Page) -> None:
    ask(page, "seat", player=1, bot="greedy")
    ask(page, "what_if")
    ask(page, "seat", player=1, bot=None)
    assert explore(page)["seats"] == [None, None]
    ask(page, "show", column=0)
    assert explore(page)["seats"] == [None, {"bot": "greedy", "name": "Greedy"}]


def test_nobody_plays_for_a_bot_in_the_game(page: Page) -> None:
    ask(page, "what_if")
    page.play(conquer("ford"))
    ask(page, "show", column=0)
    ask(page, "seat", player=0, bot="greedy")
    assert page.play(conquer("ford"))["kind"] == "stale"  # type: ignore[index]
    ask(page, "show", column=1)
    assert ask(page, "adopt")["kind"] == "refused"
    assert page.world.game.steps == 0


def test_nobody_adopts_for_another_player() -> None:
    page = Page(SmallWorld(scenario=VALLEY, viewer=1))
    ask(page, "what_if")
    page.play(conquer("ford"))
    assert ask(page, "adopt")["kind"] == "refused"
    assert page.world.game.steps == 0


def test_a_what_if_that_is_forgotten_in_python_leaves_the_page(page: Page) -> None:
    ask(page, "what_if")
    branch = page.world.branch
    assert branch is not None
    page.world.game.forget(branch)
    branch.play(conquer("ford"))
    assert page.world.branch is None and explore(page)["shown"] == 0 and page.shown["step"] == 0


def test_what_is_shown_no_longer_is_heard_no_longer(page: Page) -> None:
    for _ in range(5):
        ask(page, "what_if")
        ask(page, "forget", column=1)
    assert page.world._heard == [page.world.game]


def test_the_end_of_a_what_if_opens_no_coins() -> None:
    game = Game(players=["Ann", "Ben"], seed=3)
    page = Page(SmallWorld(game, viewer=0))
    page.world.show(game.what_if())
    assert page.world.branch is not None
    play_out(page.world.branch, [bot("random"), bot("random")])
    assert [coins is None for coins in page.world.score] == [False, True]
    assert [player["coins"] is None for player in page.shown["players"]] == [False, True]


def test_a_cell_and_a_click_never_wait_for_each_other(page: Page) -> None:
    """A cell plays on a branch while clicks come in another thread."""
    ask(page, "what_if")
    branch = page.world.branch
    assert branch is not None

    def cell() -> None:
        for _ in range(20):
            with suppress(Refused, IndexError):
                branch.play(conquer("ford"))
            with suppress(IndexError):
                branch.undo()

    thread = Thread(target=cell, daemon=True)
    thread.start()
    for _ in range(20):
        page.play(conquer("wood"))
        page.undo()
    thread.join(timeout=60)
    assert not thread.is_alive()


def test_seats_can_be_given_from_the_start() -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=3, bots={1: "random"})
    assert world.explore["seats"] == [None, {"bot": "random", "name": "Random"}]
    with pytest.raises(ValueError, match="bot"):
        SmallWorld(players=["Ann", "Ben"], bots={1: "clever"})
    with pytest.raises(ValueError, match="no player"):
        SmallWorld(players=["Ann", "Ben"], bots={2: "random"})


def test_whoever_plays_against_bots_sees_their_own_coins_all_the_time() -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=3, bots={1: "random"})
    page = Page(world)
    page.play({"do": "pick", "slot": 0}, {"do": "stop"}, {"do": "end_turn"})
    assert world.game.to_act.player == 1
    assert [player["coins"] is None for player in page.shown["players"]] == [False, True]


# Rubbish


@pytest.mark.parametrize(
    "message",
    [
        {"type": "show", "column": 7},
        {"type": "show", "column": True},
        {"type": "forget", "column": 0},
        {"type": "rename", "column": 0, "name": "x"},
        {"type": "rename", "column": "1"},
        {"type": "adopt"},
        {"type": "seat", "player": 9, "bot": "greedy"},
        {"type": "seat", "player": 0, "bot": "clever"},
        {"type": "bot", "whole": True},
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(page: Page, message: dict[str, Any]) -> None:
    before = {**explore(page)}
    assert ask(page, message.pop("type"), **message)["kind"] == "refused"
    assert explore(page) == before and page.world.game.steps == 0


def test_a_wish_on_an_old_picture_is_not_granted(page: Page) -> None:
    old = page.version
    page.play(conquer("ford"))
    notice = page.send({"type": "what_if", "version": old})
    assert notice is not None and notice["kind"] == "stale" and page.world.game.what_ifs == []


def test_the_levels_are_offered_and_the_strongest_keeps_to_its_time(page: Page) -> None:
    """Nobody waits longer for a bot than for the best turn, however slow the machine is."""
    assert [one["id"] for one in explore(page)["bots"]] == levels()
    assert all(one["name"] and one["about"] for one in explore(page)["bots"])
    ask(page, "seat", player=0, bot="lookahead")
    assert explore(page)["seats"][0] == {"bot": "lookahead", "name": "Strong"}
    strongest = page.world._exploring.bot_of(0)
    assert isinstance(strongest, LookaheadBot) and strongest.seconds == 1.0
    ask(page, "seat", player=0, bot="beginner")
    ask(page, "bot", whole=True)
    assert page.world.game.to_act.player == 1
