"""Lava: beside each Mountain that is held a region is emptied, and closed until the next own turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import VALLEY, Json, act, at, board, check, expect, player, position

PACKS = ("base", "spiders_web")
LAVA = {"lava_token": 1}


def pour(error: str | None = None, **regions: int) -> Json:
    """Say where Lava goes."""
    refused = {} if error is None else {"error": error}
    return act("place", marker="lava_token", regions=regions, **refused)


def volcano(ben: Json | None = None, hand: int = 0, **more: Any) -> Json:
    """Ann's Lava Ratmen on the Mountain d; Ben in g beside it with three tokens, and in e and h."""
    ben = ben or player("orcs", "pillaging")
    race = ben["active"]["race"]
    regions = {"d": at(0, "ratmen"), "g": at(1, race, 3), "e": at(1, race), "h": at(1, race)}
    regions |= more.pop("regions", {})
    packs = more.pop("packs", PACKS)
    return position(VALLEY, [player("ratmen", "lava", hand), ben], regions, packs, **more)


def test_badge_brings_five_tokens() -> None:
    """Badge: 8 + 5 Ratmen."""
    check_badge_value("ratmen", "lava", 13, 0, PACKS)


def test_all_tokens_flee_and_none_is_lost() -> None:
    """R154: they come to their player's hand, who puts them down before his turn; the region pays nobody."""
    check(
        volcano(),
        STOP,
        pour(g=1),
        END,
        expect(
            score={"player": 0, "total": 1, "lines": {"regions": 1}},
            to_act={"player": 1, "phase": "withdraw"},
            hand=[0, 3],
            tray={"orcs": 5},
            regions={"g": {"markers": LAVA}},
        ),
        expect(regions={"g": None}),
        act("withdraw", by=1, tokens={"e": 2}, error="bad_allocation"),
        act("withdraw", by=1, tokens={"g": 3}, error="bad_allocation"),
        act("withdraw", by=1, tokens={"e": 1, "h": 2}),
        expect(regions={"e": {"tokens": 2}, "h": {"tokens": 3}}, to_act={"player": 1, "phase": "start"}),
        act("stop", by=1),
        act("redeploy", tokens={"e": 2, "h": 3}),
        END,
        expect(score={"player": 1, "total": 2, "lines": {"regions": 2}}),
    )


def test_the_region_is_closed_to_everybody() -> None:
    """R154: no conquest, no die; nor for the third player."""
    scenario = volcano(regions={"f": at(2, "wizards")})
    scenario["players"].append(player("wizards", "hill", 6))
    check(
        scenario,
        STOP,
        pour(g=1),
        END,
        act("withdraw", by=1, tokens={"e": 3}),
        expect(why_not={"g": "immune"}, cost={"g": None}, chance={"g": None}, can={"conquer": []}),
        act("conquer", "g", by=1, error="immune"),
        act("attempt", "g", error="immune"),
        act("stop"),
        act("redeploy", tokens={"e": 4, "h": 1}),
        END,
        expect(why_not={"g": "immune"}, to_act={"player": 2, "phase": "start"}),
        act("conquer", "g", by=2, error="immune"),
    )


@pytest.mark.parametrize("power", ["flying", "dragon_master"])
def test_no_power_opens_it(power: str) -> None:
    """R154: nobody enters, by whatever means."""
    means = {"with": ["dragon"]} if power == "dragon_master" else {}
    check(
        volcano(player("orcs", power), regions={"g": at(1, "orcs")}),
        STOP,
        pour(g=1),
        END,
        act("withdraw", by=1, tokens={"e": 1}),
        act("conquer", "g", by=1, error="immune", **means),
    )


def test_it_cools_when_the_next_own_turn_begins() -> None:
    """German compendium, Lava: before anything else, so that the race itself may enter first."""
    check(
        volcano(hand=2, regions={"g": at(1, "orcs")}),
        STOP,
        act("redeploy", tokens={"d": 3}),
        pour(g=1),
        END,
        act("withdraw", by=1, tokens={"e": 1}),
        act("stop", by=1),
        act("redeploy", tokens={"e": 2, "h": 1}),
        END,
        expect(
            to_act={"player": 0, "phase": "start"},
            regions={"g": {"markers": {}}},
            cost={"g": {"total": 2, "lines": {"base": 2}}},
        ),
        act("conquer", "g", by=0),
        expect(regions={"g": {"player": 0, "tokens": 2}}),
    )


def test_it_cools_before_a_decline() -> None:
    """German compendium, Lava: after that turn the region is open to all."""
    check(
        volcano(regions={"g": at(1, "orcs")}),
        STOP,
        pour(g=1),
        END,
        act("withdraw", by=1, tokens={"e": 1}),
        act("stop", by=1),
        act("redeploy", tokens={"e": 2, "h": 1}),
        END,
        act("decline", by=0),
        expect(regions={"g": {"markers": {}}}, cost={"g": 2}, why_not={"g": "not_enough_tokens"}),
    )


def test_one_for_each_mountain() -> None:
    """R231: as many as Mountains of this race, those taken this turn included."""
    check(volcano(), STOP, pour("marker_limit", g=1, e=1), pour(g=1))
    check(
        volcano(hand=4, regions={"e": at(0, "ratmen")}),
        act("conquer", "h"),
        STOP,
        pour("marker_limit", g=1, b=1, c=1),
        pour(g=1, b=1),
        END,
        expect(hand=[0, 3], tray={"orcs": 7}, regions={"g": {"markers": LAVA}, "b": {"markers": LAVA}}),
    )


def test_a_mountain_of_the_declined_race_does_not_count() -> None:
    """R041 and Lava."""
    scenario = volcano(regions={"h": at(0, "elves")})
    scenario["players"][0] = player("ratmen", "lava", declined=["elves"])
    check(scenario, STOP, pour("marker_limit", g=1, e=1), pour(g=1))


def test_each_beside_its_own_mountain() -> None:
    """R231: one region for every Mountain, which touches it; b and c touch only d."""
    check(
        volcano(regions={"h": at(0, "ratmen")}),
        STOP,
        pour("bad_allocation", b=1, c=1),
        pour("bad_allocation", a=1),
        pour("unknown_region", z=1),
        pour(b=1, g=1),
        END,
        expect(regions={"b": {"markers": LAVA}, "g": {"markers": LAVA}}),
    )


def test_four_are_all_there_are() -> None:
    """R154, R231: five Mountains, four tokens."""
    peaks = board(
        "ab bc cd de av bw cx dy ez",
        **dict.fromkeys("abcde", "mountain border"),
        **dict.fromkeys("vwxyz", "farmland"),
    )
    check(
        position(
            peaks,
            [player("ratmen", "lava"), player()],
            {name: at(0, "ratmen") for name in "abcde"},
            PACKS,
        ),
        STOP,
        pour("marker_limit", **dict.fromkeys("vwxyz", 1)),
        pour(**dict.fromkeys("vwxy", 1)),
        END,
        expect(regions={"y": {"markers": LAVA}, "z": {"markers": {}}}),
    )


def test_when_and_by_whom() -> None:
    """German compendium, Lava: at the end of the turn, by the race with this badge; it may be left out."""
    check(volcano(), pour("wrong_phase", g=1), STOP, END, expect(regions={"g": {"tokens": 3, "markers": {}}}))
    scenario = volcano()
    scenario["players"][0] = player("ratmen", "hill")
    check(scenario, STOP, pour("wrong_phase", g=1))


def test_the_last_word_counts() -> None:
    """Case format, Actions: until the turn ends Lava may be put elsewhere, or nowhere."""
    check(
        volcano(),
        STOP,
        pour(g=1),
        pour(e=1),
        END,
        expect(
            regions={"g": {"player": 1, "tokens": 3, "markers": {}}, "e": {"markers": LAVA}},
            to_act={"player": 1, "phase": "withdraw"},
            hand=[0, 1],
        ),
    )


@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [
        ("halflings", "hill", "hole"),
        ("orcs", "heroic", "hero"),
        ("orcs", "dragon_master", "dragon"),
        ("orcs", "catapult", "catapult"),
    ],
)
def test_protected_regions_are_spared(race: str, power: str, marker: str) -> None:
    """R095: what enemies cannot touch, Lava does not."""
    guarded: dict[str, Any] = {"g": at(1, race, 3, **{marker: 1})}
    scenario = volcano(player(race, power), regions=guarded, packs=(*PACKS, "be_not_afraid"))
    check(scenario, STOP, pour("immune", g=1), pour(e=1))


@pytest.mark.parametrize(
    ("race", "region", "pack"), [("white_ladies", "g", "grand_dames"), ("shrubmen", "c", "royal_bonus")]
)
def test_races_that_protect_themselves_are_spared(race: str, region: str, pack: str) -> None:
    """R123, R143: White Ladies in decline, and Shrubmen in a Forest, here in decline as well."""
    ben = player("orcs", "pillaging", declined=[race])
    scenario = volcano(ben, regions={region: at(1, race)}, packs=(*PACKS, pack))
    check(scenario, STOP, pour("immune", **{region: 1}), pour(e=1))


def test_an_empty_region_is_closed_too() -> None:
    """R231: any region beside the Mountain; where nobody lives, nobody is asked."""
    check(
        volcano(),
        STOP,
        pour(b=1),
        END,
        expect(to_act={"player": 1, "phase": "start"}, regions={"b": {"markers": LAVA}}),
        expect(why_not={"b": "immune"}),
    )


def test_walls_melt() -> None:
    """R232: as if the region were conquered, so lair and fortress go."""
    check(
        volcano(player("trolls", "fortified"), regions={"g": at(1, "trolls", 2, fortress=1)}),
        STOP,
        pour(g=1),
        END,
        expect(hand=[0, 2], tray={"trolls": 6}, regions={"g": {"markers": LAVA}}),
    )


def test_encampments_flee() -> None:
    """R085, R232: they withdraw with the tokens."""
    check(
        volcano(player("orcs", "bivouacking"), regions={"g": at(1, "orcs", 1, encampment=2)}),
        STOP,
        pour(g=1),
        END,
        act("withdraw", by=1, tokens={"e": 1}, markers={"encampment": {"h": 2}}),
        expect(regions={"e": {"tokens": 2}, "h": {"tokens": 1, "markers": {"encampment": 2}}}),
    )


def test_the_conquered_and_the_burnt_flee_together() -> None:
    """R154 and R028: of two that were conquered one is lost, of three under Lava none."""
    check(
        volcano(hand=4, regions={"e": at(1, "orcs", 2), "b": at(1, "orcs")}),
        act("conquer", "e"),
        STOP,
        pour(g=1),
        END,
        expect(hand=[0, 4], tray={"orcs": 4}, to_act={"player": 1, "phase": "withdraw"}),
        act("withdraw", by=1, tokens={"b": 1, "h": 3}),
        expect(regions={"b": {"tokens": 2}, "h": {"tokens": 4}}),
    )


def test_tribes_and_own_regions_under_lava() -> None:
    """R231, R232: a Lost Tribe is gone; own tokens come to the hand and settle elsewhere."""
    check(
        volcano(regions={"b": at(0, "ratmen", 2)}),
        STOP,
        act("redeploy", tokens={"b": 2, "d": 1}),
        pour(f=1),
        END,
        expect(regions={"f": {"lost_tribe": 0, "markers": LAVA}}),
    )
    check(
        volcano(regions={"b": at(0, "ratmen", 2)}),
        STOP,
        act("redeploy", tokens={"b": 2, "d": 1}),
        pour(b=1),
        END,
        expect(regions={"b": {"markers": LAVA}, "d": {"player": 0, "tokens": 3}}, hand=[0, 0]),
    )


def test_a_race_in_decline_without_another_region_is_gone() -> None:
    """R232: it has nowhere to go; nobody is paid or rolls for it."""
    ben = player("orcs", "pillaging", declined=["elves"])
    scenario = volcano(ben, regions={"c": at(1, "elves")})
    check(
        scenario,
        STOP,
        pour(c=1),
        END,
        expect(tray={"elves": 11}, regions={"c": {"markers": LAVA}}, coins=[6, 5]),
    )


def test_to_the_only_region_or_to_the_hand() -> None:
    """Case format and R019: with one region left they go there; with none they enter anew, all of them."""
    scenario = volcano()
    del scenario["regions"]["e"]
    check(
        scenario,
        STOP,
        pour(g=1),
        END,
        expect(regions={"h": {"tokens": 4}}, to_act={"player": 1, "phase": "start"}),
    )
    del scenario["regions"]["h"]
    check(
        scenario,
        STOP,
        pour(g=1),
        END,
        expect(hand=[0, 3], to_act={"player": 1, "phase": "start"}, why_not={"f": "not_border", "e": None}),
    )


@pytest.mark.parametrize(("covered", "reason"), [("q", None), ("r", "immune")])
def test_slingmen_jump_over_it_but_not_into_it(covered: str, reason: str | None) -> None:
    """R153, R154."""
    scenario = position(
        board("mq mr pq qr", m="mountain border", p="hill border", q="farmland", r="forest"),
        [player("ratmen", "lava"), player("slingmen", "pillaging", 2)],
        {"m": at(0, "ratmen"), "p": at(1, "slingmen")},
        PACKS,
    )
    check(scenario, STOP, pour(**{covered: 1}), END, expect(why_not={covered: "immune", "r": reason}))
    if reason is None:
        check(scenario, STOP, pour(q=1), END, act("conquer", "r", by=1), expect(coins=[6, 6]))


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("lava", PACKS)
