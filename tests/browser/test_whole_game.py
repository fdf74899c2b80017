"""A game of two in JupyterLab, from the first pick to the winner, played by what the page shows.

In `make long` it has ten turns, in `make test` the last three of them: on an empty board, and with all that a
game has in it all the same.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.amount import amount
from tests.browser.expected_page import agree
from tests.browser.lab import Lab
from tests.browser.mouse_player import Person

# More than any game of two has taken; a game that goes round in circles fails here.
MOST_STEPS = 400
SCENARIO = {
    "format": "sw-scenario/1",
    "players": [{"name": "Ann"}, {"name": "Ben"}],
    "seed": 4,
    "turn": amount(8, 1),
}


@pytest.mark.sampled
def test_a_whole_game_of_two(lab: Lab, page: Page) -> None:
    page.set_viewport_size({"width": 1400, "height": 1700})
    # A game has twenty dice; that they are seen rolling is shown elsewhere.
    page.emulate_media(reduced_motion="reduce")
    notebook = lab.show(
        page,
        "from sw_widget import SmallWorld\nfrom tests.browser.expected_page import truth",
        f"world = SmallWorld(scenario={SCENARIO})\nworld",
    )
    root = page.locator(".sw-widget")
    expect(root).to_be_visible()
    person = Person(page, root, Random(4))
    for _ in range(MOST_STEPS):
        true = agree(root, lambda: notebook.ask("truth(world)"))
        if true["phase"] == "over":
            break
        person.act()
    assert true["phase"] == "over", f"no end after {MOST_STEPS} steps"
    assert true["winners"], "somebody wins"
    assert notebook.ask("[world.game.over, world.game.turn]") == [True, 10]

    # A game that only stopped its conquests would be over, too.
    assert {"pick", "conquer", "attempt", "decline", "stop", "spread", "put", "end_turn"} <= set(person.done)
    assert {"pick", "start", "conquest", "redeploy"} <= set(person.phases)
    assert notebook.count_cells() == 2
