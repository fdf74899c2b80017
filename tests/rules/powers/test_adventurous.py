"""Adventurous: a coin for each place held."""

from __future__ import annotations

from tests.rules.below import LINE
from tests.rules.powers import coins_below as paid
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import act, at, check, expect

HELD = {
    "a": at(0, "ratmen", great_brass_pipe=1),
    "b": at(0, "ratmen"),
    "c": at(0, "ratmen", crypt_of_the_tomb_raider=1),
    "e": at(1, "giants", keep_on_the_motherland=1),
}


def test_badge_brings_five_tokens() -> None:
    """Badge: 8 + 5 Ratmen of 13."""
    check_badge_value("ratmen", "adventurous", 13, 0, paid.PACKS)


def test_every_place_pays_one_coin() -> None:
    """German compendium, Adventurous: not those of others."""
    paid.check_paid(LINE, HELD, "adventurous", lines={"regions": 3, "adventurous": 2})


def test_what_the_place_pays_comes_beside_it() -> None:
    """German compendium, Adventurous and Mine of the Lost Dwarf: each in its own line."""
    held = {"b": at(0, "ratmen", mine_of_the_lost_dwarf=1)}
    lines = {"regions": 1, "adventurous": 1, "mine_of_the_lost_dwarf": 2}
    paid.check_paid(LINE, held, "adventurous", lines=lines)


def test_relics_are_no_places() -> None:
    """German compendium, Adventurous: popular places, not relics."""
    held = {"b": at(0, "ratmen", flying_doormat=1), "c": at(0, "ratmen", sword_of_the_killer_rabbit=1)}
    paid.check_paid(LINE, held, "adventurous", lines={"regions": 2})


def test_a_place_found_this_turn_pays_and_a_place_left_does_not() -> None:
    """German compendium, Adventurous: what is held at the end of the turn."""
    held = {
        "c": at(0, "ratmen"),
        "a": at(0, "ratmen", great_brass_pipe=1),
        "d": {"markers": {"monster": 2}},
    }
    check(
        paid.scene(LINE, held, "adventurous", hand=4, places=["crypt_of_the_tomb_raider", "shiny_orb"]),
        act("abandon", "a"),
        act("conquer", "d"),
        STOP,
        act("redeploy", tokens={"c": 1, "d": 5}),
        END,
        expect(
            score={"player": 0, "total": 3, "lines": {"regions": 2, "adventurous": 1}},
            regions={"d": {"markers": {"crypt_of_the_tomb_raider": 1}}},
        ),
    )


def test_a_relic_found_this_turn_pays_nothing() -> None:
    """German compendium, Adventurous."""
    held = {"c": at(0, "ratmen"), "d": {"markers": {"monster": 2}}}
    check(
        paid.scene(LINE, held, "adventurous", hand=4, places=["shiny_orb", "crypt_of_the_tomb_raider"]),
        act("conquer", "d"),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_places_of_own_ghouls_in_decline_are_not_theirs() -> None:
    """R276: a power belongs to its race."""
    held = {"b": at(0, "ratmen"), "a": at(0, "ghouls", great_brass_pipe=1)}
    paid.check_paid(LINE, held, "adventurous", declined=["ghouls"], lines={"regions": 1, "declined": 1})


def test_places_of_the_game_for_six_count() -> None:
    """Rules of the expansions, Playing in Teams: its places are places like all others."""
    paid.check_paid(
        LINE,
        {"b": at(0, "ratmen", mirrors_vale=1), "c": at(0, "ratmen", golden_soapbar=1)},
        "adventurous",
        packs=(*paid.PACKS, "six_player"),
        lines={"regions": 2, "adventurous": 1, "golden_soapbar": 1},
    )


def test_stonehedge_that_lends_it_is_a_place_itself() -> None:
    """German compendium, Adventurous and Stonehedge."""
    held = {"a": at(0, "ratmen", stonehedge=1), "b": at(0, "ratmen", great_brass_pipe=1)}
    paid.check_paid(LINE, held, paid.PLAIN, stonehedge="adventurous", lines={"regions": 2, "adventurous": 2})
    check(
        paid.scene(LINE, held, paid.PLAIN, stonehedge="adventurous"),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}),
    )


def test_in_decline_it_pays_nothing() -> None:
    """Rulebook, Entering in decline: the badge is given up."""
    paid.check_declines_without_it(LINE, HELD, "adventurous")
    check_badge_is_discarded("adventurous", paid.PACKS)


def test_copied_on_the_last_turn_and_told() -> None:
    """German compendium, Adventurous and Copycat."""
    paid.check_copied(LINE, HELD, "adventurous", 2)
    paid.check_last_turn(LINE, HELD | {"e": at(1, "giants")}, "adventurous", 2)
    paid.check_told(LINE, HELD, "adventurous", 2, "ac")
