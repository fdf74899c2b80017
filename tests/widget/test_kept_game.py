"""A game that is played on a page is not lost with its kernel."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from sw_widget import Game, SmallWorld
from sw_widget.game.scenario import setting_up
from sw_widget.widget import kept_game
from tests.widget.fake_page import Page


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_game, "WAIT", 0.02)


@pytest.fixture
def other_kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """Whatever is made from its call on belongs to another kernel."""
    numbers = iter(range(100))
    yield lambda: monkeypatch.setattr(kept_game, "_KERNEL", f"kernel {next(numbers)}")


def opened(**how: object) -> Page:
    """A page that shows a new widget, as a cell makes it."""
    page = Page(SmallWorld(**{"players": ["Ann", "Ben"], "seed": 5, **how}))  # type: ignore[arg-type]
    page.send({"type": "hello"})
    return page


def files(folder: Path) -> list[Path]:
    return sorted((folder / "games").glob("*.json"))


def written(page: Page, folder: Path) -> None:
    """Waits until the file is as the game, and nobody is about to write it again."""
    deadline, kept, game = time.monotonic() + 5, None, page.world._kept
    assert game is not None
    while time.monotonic() < deadline:
        time.sleep(0.02)
        with game._writing:
            kept = next((json.loads(file.read_text("utf-8"))["log"] for file in files(folder)), None)
            if game._timer is None and kept == page.world.game.log:
                return
    raise AssertionError(f"after five seconds {kept} is kept of {page.world.game.log}")


def played(page: Page, steps: int = 4) -> None:
    game = page.world.game
    rng = Random(4)
    for _ in range(steps):
        game.play(game.legal.sample(rng))


def test_another_kernel_offers_to_go_on(tmp_path: Path, other_kernel) -> None:
    first = opened()
    played(first)
    written(first, tmp_path)
    other_kernel()
    second = opened()
    assert second.known["kept"] == {"text": "You had played 4 steps of this game when its kernel stopped."}
    second.send({"type": "kept", "version": second.version, "do": "restore"})
    assert second.world.game.log == first.world.game.log
    assert second.world.game.code == first.world.game.code
    assert second.known["kept"] in ("", {})


def test_nobody_who_clicks_waits_until_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    page, shown = opened(), []
    monkeypatch.setattr(
        kept_game.KeptGame,
        "keep",
        lambda kept: shown.append((page.known["step"], page.known["reasons"]["version"])),
    )
    played(page, 1)
    assert shown == [(1, page.version)]


def test_it_is_kept_even_where_it_cannot_be_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened()

    def fail(*_: object, **__: object) -> None:
        raise ValueError("not to be drawn")

    monkeypatch.setattr(page.world, "_draw", fail)
    with pytest.raises(ValueError, match="not to be drawn"):
        played(page, 1)
    written(page, tmp_path)


def test_whoever_begins_anew_is_not_asked_again(tmp_path: Path, other_kernel) -> None:
    first = opened()
    played(first)
    written(first, tmp_path)
    other_kernel()
    second = opened()
    second.send({"type": "kept", "version": second.version, "do": "forget"})
    assert second.world.game.steps == 0 and second.known["kept"] in ("", {})


def test_the_same_kernel_offers_nothing(tmp_path: Path) -> None:
    first = opened()
    played(first)
    written(first, tmp_path)
    assert opened().known["kept"] in ("", {})


def test_another_game_is_another_file(tmp_path: Path, other_kernel) -> None:
    first = opened()
    played(first)
    written(first, tmp_path)
    other_kernel()
    assert opened(seed=6).known["kept"] in ("", {})


def test_a_game_of_ones_own_is_kept_from_where_the_page_began(tmp_path: Path, other_kernel) -> None:
    def cell() -> Page:
        game = Game(players=["Ann", "Ben"], seed=5)
        game.play("pick", slot=2)
        page = Page(SmallWorld(game))
        page.send({"type": "hello"})
        return page

    first = cell()
    played(first, 3)
    written(first, tmp_path)
    other_kernel()
    second = cell()
    second.send({"type": "kept", "version": second.version, "do": "restore"})
    assert second.world.game.log == first.world.game.log and second.world.game.steps == 4


def test_a_keyword_switches_it_off(tmp_path: Path) -> None:
    page = opened(keep=False)
    played(page)
    assert page.world._kept is None and not files(tmp_path)


def test_without_a_page_nothing_is_written(tmp_path: Path) -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=5)
    world.game.play("pick", slot=0)
    assert not files(tmp_path)


@pytest.mark.parametrize("damage", ["", "{", '{"kernel": 1, "begun": 0, "log": [7]}', "[]", "\ud800"])
def test_a_damaged_file_is_no_offer(tmp_path: Path, other_kernel, damage: str) -> None:
    first = opened()
    played(first)
    written(first, tmp_path)
    (file,) = files(tmp_path)
    file.write_text(damage, encoding="utf-8", errors="surrogatepass")
    other_kernel()
    assert opened().known["kept"] in ("", {})


def test_what_the_rules_do_not_allow_leaves_the_game_as_it_began(tmp_path: Path, other_kernel) -> None:
    first = opened()
    played(first)
    written(first, tmp_path)
    (file,) = files(tmp_path)
    data = json.loads(file.read_text("utf-8"))
    data["log"][-1] = {"do": "conquer", "region": "nowhere"}
    file.write_text(json.dumps(data), "utf-8")
    other_kernel()
    second = opened()
    second.send({"type": "kept", "version": second.version, "do": "restore"})
    assert second.world.game.steps == 0
    assert "begins anew" in second.known["snapshot"]["notice"]["text"]


def test_only_so_many_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_game, "MOST_KEPT", 2)
    for seed in range(4):
        page = opened(seed=seed)
        played(page, 1)
        assert page.world._kept is not None
        page.world._kept.write()
    assert len(files(tmp_path)) == 2


# A game whose seed was drawn


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds that are drawn are 1, 2 and so on."""
    numbers = iter(range(1, 100))
    monkeypatch.setattr(setting_up, "randbelow", lambda _: next(numbers))


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("packs", [["base"], ["base", "sky_islands"], ["base", "six_player"]], ids="+".join)
def test_a_game_without_a_seed_goes_on_with_the_one_it_had(tmp_path: Path, other_kernel, packs) -> None:
    first = opened(seed=None, packs=packs)
    played(first)
    written(first, tmp_path)
    other_kernel()
    second = opened(seed=None, packs=packs)
    assert second.world.game.seed != first.world.game.seed
    assert second.known["kept"] == {"text": "You had played 4 steps of this game when its kernel stopped."}
    second.send({"type": "kept", "version": second.version, "do": "restore"})
    assert second.world.game.code == first.world.game.code and second.world.game.seed == first.world.game.seed
    assert second.world.game.log == first.world.game.log
    assert second.known["snapshot"]["regions"] == first.known["snapshot"]["regions"]
    assert second.known["scenery"] == first.known["scenery"]


@pytest.mark.usefixtures("drawn")
def test_what_a_cell_played_without_a_seed_is_known_again(tmp_path: Path, other_kernel) -> None:
    def cell() -> Page:
        page = Page(SmallWorld(Game(players=["Ann", "Ben"]).play("pick", slot=2)))
        page.send({"type": "hello"})
        return page

    first = cell()
    played(first, 3)
    written(first, tmp_path)
    other_kernel()
    second = cell()
    assert "3 steps" in second.known["kept"]["text"]
    second.send({"type": "kept", "version": second.version, "do": "restore"})
    assert second.world.game.code == first.world.game.code and second.world.game.steps == 4


@pytest.mark.usefixtures("drawn")
def test_what_does_not_fit_leaves_a_game_without_a_seed_as_it_was(tmp_path: Path, other_kernel) -> None:
    first = opened(seed=None)
    played(first)
    written(first, tmp_path)
    (file,) = files(tmp_path)
    data = json.loads(file.read_text("utf-8"))
    data["log"][-1] = {"do": "conquer", "region": "nowhere"}
    file.write_text(json.dumps(data), "utf-8")
    other_kernel()
    second = opened(seed=None)
    before = second.world.game.code
    second.send({"type": "kept", "version": second.version, "do": "restore"})
    assert second.world.game.code == before and second.world.game.steps == 0


@pytest.mark.usefixtures("drawn")
def test_other_players_without_a_seed_are_another_game(tmp_path: Path, other_kernel) -> None:
    first = opened(seed=None)
    played(first)
    written(first, tmp_path)
    other_kernel()
    assert opened(seed=None, players=["Ann", "Cleo"]).known["kept"] in ("", {})
    assert opened().known["kept"] in ("", {})
