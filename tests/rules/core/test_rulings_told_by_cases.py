"""Rulings about two rules that meet, each with the public rule case that shows it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sw_widget import cases

FOLDER = Path(__file__).resolve().parents[2] / "cases"


@pytest.mark.parametrize(
    ("ruling", "name"),
    [
        ("R119", "grand_dames/peace_loving_and_own_ghouls"),
        ("R220", "necromancer/no_winter_on_the_island"),
        ("R220", "six_player/boneyard_and_winter"),
        ("R220", "underground/winter_among_gnomes"),
        ("R236", "spiders_web/soul_touch_historian"),
        ("R245", "grand_dames/white_ladies_beneath_scavengers"),
        ("R245", "royal_bonus/shrubmen_beneath_scavengers"),
        ("R335", "underground/gunner_and_the_rims_of_chasms"),
        ("R345", "six_player/sigil_two_races_in_one_region"),
        ("R345", "underground/altar_takes_the_last_token_beneath_scavengers"),
        ("R345", "underground/throne_and_scavengers"),
        ("R346", "necromancer/own_crypt_and_the_island"),
        ("R346", "six_player/boneyard_and_the_crypt_ghost"),
        ("R347", "six_player/boneyard_and_the_throne"),
        ("R348", "necromancer/monsters_are_no_souls"),
        ("R349", "six_player/sigil_and_a_crash"),
        ("R349", "six_player/sigil_and_a_skag_attack"),
        ("R349", "six_player/sigil_and_the_balrog"),
        ("R349", "six_player/sigil_and_the_balrog_among_the_last_ghouls"),
        ("R349", "six_player/sigil_and_tokens_beneath"),
        ("R349", "six_player/sigil_not_for_wendigos"),
        ("R351", "necromancer/socks_against_ghosts"),
        ("R352", "necromancer/fountain_takes_from_the_reserve"),
        ("R353", "necromancer/stonehedge_lends_him_a_power"),
        ("R354", "six_player/sigil_and_kobolds_joined_from_the_hand"),
        ("R354", "six_player/sigil_kobolds_give_from_a_pair"),
    ],
)
def test_the_case_of_a_ruling(ruling: str, name: str) -> None:
    case = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert ruling in case["rule"]
    result = cases.run(case)
    assert result.ok, result.message
