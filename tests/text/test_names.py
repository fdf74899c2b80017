"""Names, what everything does, and where its rule stands."""

from collections.abc import Iterator

import pytest

from sw_widget.text import ability, combo, has, name, reference, register_names, sentence
from sw_widget.text import names as names_module
from sw_widget.text.catalogue import catalogue, finished
from tests.text.samples import (
    ACTIONS,
    CODES,
    MARKERS,
    PACKS,
    PHASES,
    POWERS,
    RACES,
    SYMBOLS,
    TERRAINS,
    VARIANTS,
)

PRINTED = [
    (kind, id)
    for kind, ids in (
        ("race", RACES),
        ("power", POWERS),
        ("marker", MARKERS),
        ("terrain", TERRAINS),
        ("symbol", SYMBOLS),
        ("variant", VARIANTS),
    )
    for id in ids
]
THINGS = [pair for pair in PRINTED if pair[0] in ("marker", "terrain", "symbol")]
HOUSE_RULE = "House rule"


@pytest.fixture(autouse=True)
def forget_own_names() -> Iterator[None]:
    yield
    names_module._own_names.clear()
    names_module._own_abilities.clear()
    names_module.own_references.clear()
    finished.clear()


@pytest.mark.parametrize(("kind", "id"), PRINTED)
def test_what_is_printed_has_a_name_an_ability_and_a_reference(kind: str, id: str) -> None:
    assert has(f"{kind}-{id}")
    assert name(kind, id)[0].isupper()
    assert ability(kind, id).endswith(".") and "home-made" not in ability(kind, id)
    assert reference(f"{kind}-{id}") != HOUSE_RULE
    assert reference(id) != HOUSE_RULE


def test_abilities_are_all_different() -> None:
    """A sentence that was copied and not changed would stand out here; the twins of a rule may agree."""
    races = [ability("race", id) for id in RACES]
    powers = [ability("power", id) for id in POWERS]
    assert len(set(races)) == len(RACES)
    assert len(set(powers)) == len(POWERS)


def test_races_have_a_singular() -> None:
    assert name("race", "elves", form="one") == "Elf"
    assert name("race", "dwarves", form="one") == "Dwarf"
    assert name("race", "ratmen", form="one") == "Ratman"
    alike = {id for id in RACES if name("race", id, form="one") == name("race", id)}
    assert alike == {"drow", "kraken"}


@pytest.mark.parametrize(("kind", "id"), THINGS)
def test_things_have_all_their_forms(kind: str, id: str) -> None:
    forms = {"one", "many", "a"} if kind == "marker" else {"one", "many", "a", "region"}
    assert set(catalogue("en").attributes(f"{kind}-{id}")) == forms


def test_packs_phases_and_actions_have_names() -> None:
    assert all(has(f"pack-{id}") and name("pack", id) for id in PACKS)
    assert name("phase", "redeploy") == "redeployment"
    assert all(name("phase", id) and "{" not in name("phase", id) for id in PHASES)
    assert name("action", "end_turn") == "end the turn"
    assert all(name("action", id, form="label")[0].isupper() for id in ACTIONS)


def test_an_unknown_id_is_made_readable() -> None:
    assert name("race", "my_race") == "My race"
    assert name("power", "fire_breathing") == "Fire breathing"
    assert name("marker", "magic_wand", form="one") == "magic wand"
    assert "My race" in ability("race", "my_race")
    said = sentence("cost-tokens", {"n": 2, "race": ("race", "my_race")})
    assert said == "2 My race tokens defend it: 2 tokens more."


def test_own_names_are_used_everywhere() -> None:
    before = sentence("refuse-own_region", {"region": "Gloomfen", "race": ("race", "gnolls")})
    assert before == "Gloomfen belongs to the Gnolls already."
    register_names(
        "race",
        "gnolls",
        {"en": {"name": "Grey Gnolls", "one": "Grey Gnoll"}},
        ability={"en": "They laugh last."},
        reference={"en": "Our house rules, Gnolls"},
    )
    after = sentence("refuse-own_region", {"region": "Gloomfen", "race": ("race", "gnolls")})
    assert after == "Gloomfen belongs to the Grey Gnolls already."
    assert sentence("cost-tokens", {"n": 1, "race": ("race", "gnolls")}).startswith("1 Grey Gnoll token")
    assert ability("race", "gnolls") == "They laugh last."
    assert reference("gnolls") == "Our house rules, Gnolls"


def test_a_name_may_be_given_again_and_in_one_form_only() -> None:
    register_names("power", "lazy", {"en": "Lazy"}, ability={"en": "Does nothing."})
    register_names("power", "lazy", {"en": "Very Lazy"})
    assert name("power", "lazy") == "Very Lazy"
    assert name("power", "lazy", form="one") == "Very Lazy"
    assert "home-made" in ability("power", "lazy")
    assert reference("lazy") == HOUSE_RULE


def test_a_race_and_its_power_have_one_name() -> None:
    assert combo("flying", "elves") == "Flying Elves"
    assert combo(None, "elves") == "Elves"
    assert combo("were", "goblins") == "Were-Goblins"
    assert combo("hordes_of", "white_ladies") == "Hordes of White Ladies"
    register_names("power", "half", {"en": "Half-"})
    assert combo("half", "elves") == "Half-Elves"
    picked = {"player": "Ann", "race": ("race", "elves"), "power": ("power", "half"), "slot": 0, "n": 9}
    assert sentence("event-picked", picked).startswith("Ann picks the Half-Elves from")
    with pytest.raises(ValueError, match=r"'tlh'.*en"):
        combo("flying", "elves", "tlh")


def test_a_name_in_another_language_alone_is_better_than_none() -> None:
    register_names("race", "kobolde", {"de": "Kobolde"}, ability={"de": "Sie sind viele."})
    assert name("race", "kobolde") == "Kobolde"
    assert ability("race", "kobolde") == "Sie sind viele."


def test_printed_names_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="Elves"):
        register_names("race", "elves", {"en": "My Elves"})
    register_names("power", "elves", {"en": "Elvish"})  # the same word may name a power
    assert name("race", "elves") == "Elves"


@pytest.mark.parametrize("bad", [{}, {"en": ""}, {"en": 3}, {"en": {"one": "Gnoll"}}])
def test_bad_names_are_refused(bad: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="gnolls"):
        register_names("race", "gnolls", bad)
    assert name("race", "gnolls") == "Gnolls"


def test_unknown_kinds_and_languages_are_refused() -> None:
    with pytest.raises(ValueError, match=r"'planet'.*race"):
        name("planet", "mars")
    with pytest.raises(ValueError, match=r"'planet'"):
        ability("planet", "mars")
    register_names(
        "race", "gnolls", {"en": "Gnolls"}, ability={"en": "They laugh."}, reference={"en": "Here"}
    )
    for wrong in (
        lambda: name("race", "elves", "tlh"),
        lambda: name("race", "gnolls", "tlh"),
        lambda: ability("race", "gnolls", "tlh"),
        lambda: reference("gnolls", "tlh"),
        lambda: reference("elves", "tlh"),
    ):
        with pytest.raises(ValueError, match=r"'tlh'.*en"):
            wrong()


def test_references() -> None:
    assert reference("berserk") == "Rulebook, Berserk"
    assert reference("base") == "Rulebook, Conquering a Region"
    assert reference("tokens_lost") == "Rulebook, Enemy Losses and Withdrawals"
    assert reference("lair") == "Rulebook, Trolls"
    assert reference("pot_of_gold") == "Rules of the expansions, Leprechauns"
    assert reference("elves_lose_one_a_round") == "German compendium, Elves"
    assert reference("amazons_reenter") == "Ruling R038"
    assert reference("R093") == "Ruling R093"
    assert reference("nobody_knows") == HOUSE_RULE


def test_a_reference_may_be_asked_for_as_messages_are_called() -> None:
    assert reference("declined") == "Rulebook, Scoring Victory Coins"
    assert reference("event-declined") == "Rulebook, Entering In Decline"
    assert reference("refuse-no_convert") == reference("no_convert-own") == "Rulebook, Sorcerers"
    assert reference("immune-marker") == reference("immune")
    assert reference("race-elves") == "Rulebook, Elves"
    assert reference("terrain-hill") == "Rulebook, Hill and Mounted"


@pytest.mark.parametrize("id", [*CODES, *PHASES, *ACTIONS])
def test_codes_phases_and_actions_have_a_reference(id: str) -> None:
    assert reference(id) != HOUSE_RULE


def test_every_event_and_refusal_has_a_reference() -> None:
    for id in catalogue("en"):
        if id.split("-")[0] in {"event", "refuse", *CODES}:
            assert reference(id) != HOUSE_RULE, id
            if id.startswith("event-"):
                assert reference(id.removeprefix("event-")) != HOUSE_RULE, id


def test_references_name_no_file() -> None:
    for id in catalogue("en"):
        if id.startswith("reference-"):
            text = reference(id.removeprefix("reference-"))
            assert text.startswith(
                (
                    "Rulebook, ",
                    "German compendium, ",
                    "Rules of the expansions, ",
                    "Public summaries, ",
                    "Ruling ",
                )
            )
