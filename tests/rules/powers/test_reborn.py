"""Reborn: regions in decline become regions of the active race."""

from __future__ import annotations

from sw_widget import Game
from sw_widget.engine.actions import USE
from sw_widget.engine.why_not import refusal
from tests.rules.support import COAST, VALLEY, Json, act, at, check, expect, player, position

PACKS = ("base", "be_not_afraid", "cursed", "royal_bonus", "spiders_web", "underground")


def reborn(race: str = "ratmen", power: str = "fisher", hand: int = 3, **more: object) -> Json:
    """Ann's active race in b; Reborn Dwarves in c, d and f; Ben far away."""
    regions = {"b": at(0, race, 2), "h": at(1, "giants")}
    regions |= {region: at(0, "dwarves") for region in "cdf"}
    ann = player(race, power, hand, declined=[("dwarves", "reborn")])
    return position(VALLEY, [ann, player("giants", "mining")], regions, packs=PACKS, **more)


def test_trolls_bring_their_lairs() -> None:
    """R281. Rulebook, Trolls: a lair in each region that they occupy."""
    check(
        reborn("trolls"),
        act("use", trait="reborn", regions=["c", "d"]),
        expect(regions={"c": {"race": "trolls", "tokens": 1, "markers": {"lair": 1}}}),
    )


def test_nothing_is_laid_down_that_needs_a_conquest() -> None:
    """R281. German compendium, Skags: loot is for regions that they conquer."""
    check(
        reborn("skags"),
        act("use", trait="reborn", regions=["c"]),
        expect(regions={"c": {"race": "skags", "tokens": 1, "markers": {}}}),
    )


def test_kobolds_hold_no_region_with_a_single_token() -> None:
    """R281."""
    check(reborn("kobolds"), act("use", trait="reborn", regions=["c"], error="no_tokens"))


def test_the_race_is_gone_with_its_last_region() -> None:
    game = position(
        VALLEY,
        [player("ratmen", "fisher", 3, declined=[("dwarves", "reborn")]), player("giants", "mining")],
        {"b": at(0, "ratmen"), "c": at(0, "dwarves"), "h": at(1, "giants")},
        packs=PACKS,
    )
    check(game, act("use", trait="reborn", regions=["c"]), expect(tray={"dwarves": 8}))


def test_igors_collect_nothing() -> None:
    """R281. German compendium, Igors: what is lost in conquests."""
    check(reborn("igors"), act("use", trait="reborn", regions=["c", "d"]), expect(pile={}))


def test_it_can_be_written_down_and_read_again() -> None:
    game = Game.from_scenario({"format": "sw-scenario/1", **reborn()})
    game.play({"do": "use", "trait": "reborn", "regions": ["d", "c"]})
    assert game.log[-1]["regions"] == ["c", "d"]
    assert Game.from_code(game.code).position == game.position
    assert Game.from_scenario(game.to_scenario()).position == game.position


def test_regions_that_are_taken_over_together_are_joined_by_and() -> None:
    game = Game.from_scenario(reborn(), needs_format=False)
    taken = [("region", game.position.rules.board.index[id]) for id in "cd"]
    assert game.speaker.say("act-reborn", {"taken": taken}) == "Take over c and d"


def test_a_mask_of_no_region_is_refused_at_once() -> None:
    """Bots and agents name regions by number; a wrong number must not be looked at for ever."""
    game = Game.from_scenario({"format": "sw-scenario/1", **reborn()})
    for mask in (-1, 1 << 40):
        reason = refusal.check(game.position, (USE, "reborn", (("regions", mask),)))
        assert reason is not None and reason.code == "unknown_region"


def test_nobody_is_reborn_in_water_where_the_active_race_cannot_stand() -> None:
    """R337: Kraken in decline hold a lake, which Orcs cannot; Seafaring ones can."""
    for power, more in (("hill", {"error": "water"}), ("seafaring", {})):
        check(
            position(
                COAST,
                [player("orcs", power, 3, declined=[("kraken", "reborn")]), player("giants", "mining")],
                {"a": at(0, "orcs"), "l": at(0, "kraken"), "g": at(1, "giants")},
                packs=PACKS,
            ),
            act("use", trait="reborn", regions=["l"], **more),
        )
