"""One stage that stays: at a notebook's width all of it is seen at once, and the map never moves.

JupyterLab in a window of 1366 x 768 shows 934 x 647 pixels of a notebook beside its own bars.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from sw_widget import Game, SmallWorld
from sw_widget.teach.learners.progress import Progress
from tests.browser.mouse_player import Person
from tests.browser.pictures import at, five_boxes, lets_play, makes_a_mistake, played, sets_up, tries_out
from tests.browser.stage import Stage
from tests.widget.samples import GAMES, SIX, in_phase, play_until
from tests.widget.underground import GAMES as UNDERGROUND

WIDTH, SEEN = 934, 647
MAP = (4.0, 76.0, 590.0, 389.0)
"""Where the map stands in the widget, and how large it is: left, top, width, height."""


def solves(world: SmallWorld) -> None:
    attempt = world.lesson
    assert attempt is not None
    for action in attempt.lesson.solutions[0]:
        attempt.play(action)


def nothing(_world: SmallWorld) -> None:
    """It stays as it is."""


def over(game: Game) -> bool:
    return game.over


def lesson(name: str) -> Callable[[], SmallWorld]:
    return lambda: SmallWorld(lesson=[name, "elves"], progress=Progress())


Made = Callable[[], Game | SmallWorld]
STATES: dict[str, tuple[Made, Callable[[SmallWorld], object]]] = {
    "picking": (lambda: played(4, at("pick", 1)), nothing),
    "start of a turn": (lambda: played(4, at("start", 3)), nothing),
    "conquest": (GAMES["conquest"], nothing),
    "redeployment": (lambda: played(4, at("redeploy", 3)), nothing),
    "after scoring": (lambda: played(4, at("start", 4, 1)), nothing),
    "end of the game": (lambda: played(4, over), nothing),
    "what-if": (lambda: played(4, at("start", 4)), tries_out),
    "after a bot": (lambda: played(4, at("start", 3)), lets_play),
    "a question": (lesson("giants"), nothing),
    "a lesson that is solved": (lesson("t01-turn"), solves),
    "a lesson that failed": (lesson("giants"), makes_a_mistake),
    "a lesson about picking": (lesson("pick-a-combo"), nothing),
    "setting up a board": (lambda: Game(players=("Ann", "Ben"), seed=7), sets_up),
}


def opened(page: Page, made: Game | SmallWorld, *, width: int = WIDTH, height: int = SEEN) -> Stage:
    """The widget in a page of that width; it has no margin."""
    page.set_viewport_size({"width": width, "height": 768 if height == SEEN else height})
    page.emulate_media(reduced_motion="reduce")
    stage = Stage(page, made if isinstance(made, SmallWorld) else SmallWorld(made))
    page.add_style_tag(content="body { margin: 0 !important; }")
    stage.settle()
    return stage


def box(found: Locator) -> tuple[float, float, float, float]:
    place = found.bounding_box()
    assert place is not None
    return place["x"], place["y"], place["width"], place["height"]


def is_near(found: tuple[float, ...], wanted: tuple[float, ...], by: float = 2) -> bool:
    return all(abs(one - other) <= by for one, other in zip(found, wanted, strict=True))


@pytest.mark.parametrize("state", STATES)
def test_the_map_has_one_place_and_one_size(page: Page, state: str) -> None:
    made, prepare = STATES[state]
    game = made()
    world = game if isinstance(game, SmallWorld) else SmallWorld(game)
    prepare(world)
    stage = opened(page, world)
    if world.lesson is not None:
        expect(stage.root.locator(".sw-lesson")).to_be_visible()
        # It comes after the rest, and makes room for itself.
        stage.settle()
    assert is_near(box(stage.root.locator(".sw-map")), MAP), box(stage.root.locator(".sw-map"))
    _, _, width, height = box(stage.root)
    assert (width, height <= SEEN) == (WIDTH, True), height
    # Nothing grows when everything is opened that can be.
    stage.open_everything()
    stage.settle()
    assert is_near(box(stage.root.locator(".sw-map")), MAP)
    assert box(stage.root)[3] == height
    # Nor does anything stick out that is not seen: a host would scroll to it.
    assert page.evaluate("() => document.documentElement.scrollHeight <= window.innerHeight")


@pytest.mark.parametrize(
    "made",
    [
        lambda: played(4, at("start", 4, 2), 5),
        lambda: played(4, at("pick", 4, 4), 5),
        lambda: played(9, at("redeploy", 6), 5),
        five_boxes,
        GAMES["six"],
        lambda: play_until(8, in_phase("pick", 3), SIX, "sky_islands/6p-three"),
        GAMES["islands"],
        UNDERGROUND["below_4"],
        UNDERGROUND["below_6"],
        UNDERGROUND["ring_put_down"],
        UNDERGROUND["wisps"],
    ],
    ids=[
        *("five players", "five players who pick", "five players with two races each", "five boxes"),
        *("six players", "six who pick", "islands", "four below ground", "six below ground"),
        *("relics at redeployment", "a roll for a region"),
    ],
)
def test_many_players_boxes_and_islands_fit_too(page: Page, made: Callable[[], Game]) -> None:
    stage = opened(page, made())
    left, top, width, height = box(stage.root.locator(".sw-map"))
    assert MAP[0] - 1 <= left and left + width <= MAP[0] + MAP[2] + 1
    assert MAP[1] - 1 <= top and top + height <= MAP[1] + MAP[3] + 1
    assert box(stage.root)[3] <= SEEN
    last = stage.root.locator(".sw-plate").last
    if stage.root.locator(".sw-plate").count() >= 5:
        # All of them are seen without scrolling, and so are all combos while one is picked.
        assert box(last)[1] + box(last)[3] <= box(stage.root)[1] + box(stage.root)[3]
        panel, combos = box(stage.root.locator(".sw-panel")), stage.root.locator(".sw-take").all()
        assert all(box(take)[1] + box(take)[3] <= panel[1] + panel[3] + 1 for take in combos)


# Picking


def test_a_combo_tells_what_it_does_and_lights_what_it_likes(page: Page) -> None:
    stage = opened(page, played(4, at("pick", 1)))
    rows = stage.root.locator(".sw-slot")
    assert rows.count() == 6
    tops = [box(row) for row in rows.all()]
    told = stage.root.locator(".sw-combo-told")
    lit = stage.root.locator(".sw-outline-highlight .sw-over")
    expect(told).to_be_hidden()
    height = box(stage.root)[3]
    cards = stage.widget.snapshot["column"]
    for slot, card in enumerate(cards):
        rows.nth(slot).hover()
        expect(told).to_contain_text(card["race"])
        expect(lit).to_have_count(len({region for liked in card["likes"] for region in liked["regions"]}))
        # What is told lies in the news, beside no row and over no region.
        assert box(told)[1] >= MAP[1] + MAP[3]
        assert box(stage.root)[3] == height
    assert [box(row) for row in rows.all()] == tops
    assert any(card["likes"] for card in cards)
    stage.root.locator(".sw-region").first.hover()
    expect(told).to_be_hidden()


# Clicks


def watch_what_lies_under(stage: Stage) -> Iterator[str]:
    """Play with the mouse. After each deed: the button that lies under the last click, if it is another."""
    person = Person(stage.page, stage.root, Random(5))
    stage.page.evaluate(
        """() => addEventListener("pointerdown", (event) => {
            window.last = [event.clientX, event.clientY];
            window.pressed = event.composedPath()[0].closest("button")?.dataset.key ?? "";
        }, true)"""
    )
    for _ in range(60):
        if stage.widget.game.over:
            return
        person.act()
        stage.settle()
        yield stage.page.evaluate(
            """() => {
                const button = document.elementFromPoint(...window.last)?.closest("button");
                const plays = button?.matches("[data-kind], .sw-take, .sw-exploring-button");
                return plays && button.dataset.key !== window.pressed ? button.textContent : "";
            }"""
        )


def test_nothing_new_comes_to_lie_under_the_last_click(page: Page) -> None:
    stage = opened(page, Game(players=("Ann", "Ben"), seed=11))
    assert [found for found in watch_what_lies_under(stage) if found] == []


def test_a_click_right_after_a_change_of_phase_does_nothing(page: Page) -> None:
    stage = opened(page, Game(players=("Ann", "Ben"), seed=11))
    page.evaluate("() => { window.swSettlingTime = 60_000; }")
    stage.root.locator(".sw-take").first.click()
    expect(stage.root).to_have_attribute("data-phase", "conquest")
    stage.settle()
    steps = stage.widget.game.steps
    stop = stage.root.locator('.sw-choices [data-kind="stop"]')
    stop.click()
    stage.settle()
    assert stage.widget.game.steps == steps
    page.evaluate("() => { window.swSettlingTime = 0; }")
    stop.click()
    expect(stage.root).not_to_have_attribute("data-phase", "conquest")


def test_nothing_is_refused_where_something_was_just_done(page: Page) -> None:
    stage = opened(page, GAMES["conquest"]())
    steps = stage.widget.game.steps
    target = stage.root.locator('.sw-region[data-acts="conquer"]:not([aria-haspopup])').first
    place = target.locator("path").first.bounding_box()
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    expect(stage.root).not_to_have_attribute("data-step", str(steps))
    stage.settle()
    told = stage.root.locator(".sw-region-explanation")
    expect(told.locator(".sw-refusal")).to_have_count(0)
    expect(stage.root.locator('.sw-notice[data-kind="refused"], .sw-tooltip:visible')).to_have_count(0)
    # Whoever points at it again asks.
    page.mouse.move(x + 3, y)
    expect(told.locator(".sw-refusal")).to_have_count(1)


def test_what_is_being_placed_is_told_as_it_stands_on_the_map(page: Page) -> None:
    stage = opened(page, played(4, at("redeploy", 3)))
    plate = stage.root.locator(".sw-plate[aria-current]")
    in_hand = plate.locator('.sw-tally[title^="Tokens in hand"]')
    expect(in_hand).to_have_text("Tokens in hand: 1")
    lit = stage.root.locator(".sw-primary:visible")
    expect(lit).to_have_count(0)
    put = stage.root.locator(".sw-put-one").first
    put.click()
    expect(in_hand).to_have_count(0)
    expect(stage.root.locator(".sw-region-explanation .sw-draft")).to_have_text(
        "Ghouls: 2 (not placed for good yet)."
    )
    # One button is the main one, although the places could be confirmed before.
    expect(lit).to_have_text(["End the turn"])
    expect(stage.root.locator('[data-key="put"]')).not_to_have_attribute("aria-disabled", "true")


def test_the_bar_says_what_is_being_done_and_by_whom(page: Page) -> None:
    stage = opened(page, GAMES["withdraw"]())
    expect(stage.root.locator(".sw-phases li:visible")).to_have_text(["Withdraw"])
    world = SmallWorld(played(4, at("start", 3)))
    lets_play(world)
    beside = page.context.new_page()
    # It stays at this step.
    beside.evaluate("globalThis.swBotPace = 1e9")
    other = opened(beside, world)
    expect(other.root.locator(".sw-sentence")).to_have_text("The Greedy bot decides for Ann.")
    # What it took is marked with pearls: dashes are for a race in decline.
    marks = other.root.locator(".sw-taken").first
    expect(marks).to_have_css("stroke-linecap", "round")
    expect(marks).to_have_css("stroke-dasharray", "0px, 15px")
    # News come in whole lines, with a sign that there is more.
    news = other.root.locator(".sw-last-step")
    other.resize(WIDTH, 768)
    expect(news).to_have_attribute("data-cut", "bottom")
    cut = news.evaluate(
        """(news) => {
            const range = document.createRange();
            range.selectNodeContents(news);
            const height = parseFloat(getComputedStyle(news, "::after").height);
            const edge = news.getBoundingClientRect().bottom - height;
            const lines = [...range.getClientRects()].filter((line) => line.height > 8 && line.height < 26);
            return [height, lines.filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).length];
        }"""
    )
    assert 13 <= cut[0] < 40 and cut[1] == 0


# What is read on the map

SMALL_TEXTS = """(root) => [...root.querySelectorAll(".sw-map-sheets text")].filter((text) => {
    if (text.getClientRects().length === 0 || text.closest("[display=none]")) return false;
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) < 10.9;
}).map((text) => `${text.textContent} ${text.getAttribute("class")}`)"""

OVER_NAMES = """(root) => {
    const boxes = (selector) => [...root.querySelectorAll(selector)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => [element, element.getBoundingClientRect()]);
    const inside = ({ left, right, top, bottom }) =>
        ({ left: left + 2, right: right - 2, top: top + 4, bottom: bottom - 4 });
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const over = boxes(".sw-moon, .sw-pointer .sw-arrow, .sw-stack .sw-base-shape");
    return boxes(".sw-region-name").flatMap(([name, box]) =>
        over.filter(([, other]) => meet(inside(box), other)).map(([element]) =>
            `${element.getAttribute("class")} over ${name.textContent}`));
}"""


@pytest.mark.parametrize(
    "state", ["picking", "start of a turn", "conquest", "after scoring", "end of the game"]
)
def test_every_text_on_the_map_can_be_read(page: Page, state: str) -> None:
    made, _ = STATES[state]
    stage = opened(page, made())
    assert stage.root.evaluate(SMALL_TEXTS) == []
    assert stage.root.evaluate(OVER_NAMES) == []
    expect(stage.root.locator(".sw-region-id")).to_have_count(0)


@pytest.mark.parametrize(
    "made",
    [lambda: played(4, at("start", 4, 2), 5), UNDERGROUND["below_4"], UNDERGROUND["below_6"]],
    ids=["five players", "four below ground", "six below ground"],
)
def test_every_text_on_large_boards_can_be_read(page: Page, made: Callable[[], Game]) -> None:
    stage = opened(page, made())
    assert stage.root.evaluate(SMALL_TEXTS) == []
    named = stage.root.locator(".sw-map-sheets [data-content-of]:has(.sw-region-name)").count()
    assert named > stage.root.locator(".sw-region").count() / 2


def test_regions_have_numbers_for_the_keyboard_and_for_code(page: Page) -> None:
    stage = opened(page, played(4, at("start", 3)))
    ids = stage.root.locator(".sw-region-id")
    stage.root.locator(".sw-region").first.focus()
    page.keyboard.press("ArrowRight")
    expect(ids).not_to_have_count(0)
    stage.root.locator(".sw-sentence").focus()
    expect(ids).to_have_count(0)
    stage.root.locator('[data-key="more"]').click()
    stage.root.locator(".sw-show-code").click()
    expect(ids).not_to_have_count(0)


# Menus


def test_a_menu_lies_over_no_number_of_a_neighbour(page: Page) -> None:
    stage = opened(page, GAMES["conquest"]())
    for region in stage.root.locator(".sw-region[aria-haspopup]").all():
        region.click()
        covered = stage.root.evaluate(
            """(root) => {
                const menu = root.querySelector(".sw-menu").getBoundingClientRect();
                const own = root.querySelector(".sw-region[aria-expanded=true]");
                const { left, right, top, bottom } = own.getBoundingClientRect();
                const near = (box) => box.left < right + 8 && left - 8 < box.right
                    && box.top < bottom + 8 && top - 8 < box.bottom;
                const meets = (box) => box.left < menu.right && menu.left < box.right
                    && box.top < menu.bottom && menu.top < box.bottom;
                return [...root.querySelectorAll(".sw-sheet-pieces .sw-region-content")]
                    .map((content) => [content.dataset.contentOf, content.getBoundingClientRect()])
                    .filter(([id, box]) => box.width > 0 && near(box) && meets(box)).map(([id]) => id);
            }"""
        )
        assert covered == []
        menu = box(stage.root.locator(".sw-menu"))
        assert menu[1] >= MAP[1] - 1, "never over the bar"
        page.keyboard.press("Escape")


# Enlarged, narrow, on a phone


def test_it_fills_the_window_until_escape(page: Page) -> None:
    stage = opened(page, played(4, at("start", 3)))
    small = box(stage.root.locator(".sw-map"))
    stage.resize(1366, 768)
    enlarge = stage.root.locator('[data-key="enlarge"]')
    assert (enlarge.inner_text(), box(enlarge)[2] > 80) == ("Enlarge", True)
    enlarge.click()
    stage.settle()
    assert box(stage.root) == (0, 0, 1366, 768)
    assert box(stage.root.locator(".sw-map"))[2] > small[2]
    assert stage.root.evaluate("(root) => root.scrollHeight <= root.clientHeight + 1")
    page.keyboard.press("Escape")
    stage.resize(WIDTH, 768)
    assert box(stage.root.locator(".sw-map")) == small


@pytest.mark.parametrize("width", [412, 640, 820])
def test_a_narrow_page_has_the_map_first(page: Page, width: int) -> None:
    stage = opened(page, played(4, at("pick", 1)), width=width, height=915)
    _, top, wide, high = box(stage.root.locator(".sw-map"))
    assert wide >= width - 10
    for part in (".sw-combo-column", ".sw-players", ".sw-history-slider", ".sw-news"):
        assert box(stage.root.locator(part))[1] >= top + high
    assert top < 160
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width


# Words


def test_no_rule_code_and_no_riddle_is_on_the_page(page: Page) -> None:
    stage = opened(page, played(4, at("redeploy", 3)))
    stage.open_everything()
    words = stage.root.inner_text()
    for riddle in ("As it was", "Put down", "Take the seat", "Step 0 / 0", "|3", "Off\n"):
        assert riddle not in words


def test_lenses_say_why_they_show_nothing_during_a_question(page: Page) -> None:
    stage = opened(page, SmallWorld(lesson="giants", progress=Progress()))
    expect(stage.root.locator(".sw-question")).to_be_visible()
    stage.root.locator('[data-key="more"]').click()
    stage.root.get_by_text("Costs", exact=True).click()
    expect(stage.root.locator(".sw-goggles-kept")).to_be_visible()
    expect(stage.root.locator(".sw-goggles-kept")).to_contain_text("While a question is open")
