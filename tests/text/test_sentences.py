"""Every message can be written with every number, and says what its callers rely on."""

import re
import sys

import pytest

from sw_widget.text import AllOf, OneOf, has, languages, parameters, sentence
from sw_widget.text.catalogue import catalogue
from tests.text.contract import CONTRACT
from tests.text.samples import ACTIONS, CODES, NUMBERS, PHASES, SAMPLES, VARIANTS, samples

ALL_IDS = sorted(catalogue("en"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_can_be_written(language: str, number: int) -> None:
    for id in ALL_IDS:
        text = sentence(id, samples(number), language)
        assert text.strip() == text and text, id
        assert not re.search(r"[{}]|\$|  |\bNone\b|\('", text), f"{id}: {text}"
        assert "\n" not in text, id


@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_sentences_are_sentences(number: int) -> None:
    families = {
        *["ability", "cost", "not", "score", "loss", "gain", "odds", "refuse", "help", "event", "phase"],
        *CODES,
    }
    for id in ALL_IDS:
        if id.split("-")[0] in families or id.endswith("-text"):
            text = sentence(id, samples(number))
            assert text.endswith("?" if id == "help-did_you_mean" else "."), f"{id}: {text}"
            assert text[0].isupper() or text[0].isdigit(), f"{id}: {text}"


def test_one_is_never_a_plural() -> None:
    nouns = "tokens|coins|regions|badges|combos|encampments|others|conquests"
    for id in ALL_IDS:
        text = sentence(id, samples(1)).replace("1 of Ann's", "one of Ann's")
        assert not re.search(rf"\b1 (?:\w+ ){{0,2}}?(?:{nouns})\b", text), f"{id}: {text}"


@pytest.mark.parametrize("number", [0, 2, 5])
def test_more_than_one_is_never_a_singular(number: int) -> None:
    singular = re.compile(rf"\b{number} (?:Elf |new |more |bonus )*(?:token|coin|region|encampment)\b")
    for id in ALL_IDS:
        text = sentence(id, samples(number))
        assert not singular.search(text), f"{id}: {text}"


@pytest.mark.parametrize("id", CONTRACT)
def test_a_sentence_asks_only_for_what_callers_give(id: str) -> None:
    assert has(id)
    assert parameters(id) <= CONTRACT[id]


def test_the_samples_know_every_parameter() -> None:
    known = SAMPLES.keys() | set(NUMBERS)
    for id in ALL_IDS:
        assert parameters(id) <= known, id


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_refusal(code: str) -> None:
    assert has(f"refuse-{code}")


def test_a_case_belongs_to_a_code() -> None:
    """Cases are called after their code, so a sentence leads back to it."""
    several = {"wrong_phase", "cannot_afford", "immune", "no_convert", "bad_allocation", "marker_limit"}
    assert {id.split("-")[0] for id in ALL_IDS} & set(CODES) == several | {
        "already_used",
        "no_tokens",
        "not_adjacent",
        "not_border",
        "not_enough_tokens",
        "not_your_turn",
        "unknown_slot",
        "water",
    }


def test_phases_actions_and_variants_are_there() -> None:
    assert all(has(f"phase-{phase}") for phase in PHASES)
    assert all(has(f"action-{action}") for action in ACTIONS)
    assert all(has(f"variant-{variant}") and has(f"variant-{variant}-text") for variant in VARIANTS)


def test_plurals() -> None:
    elves = ("race", "elves")
    assert sentence("cost-tokens", {"n": 1, "race": elves}) == "1 Elf token defends it: 1 token more."
    assert sentence("cost-tokens", {"n": 2, "race": elves}) == "2 Elf tokens defend it: 2 tokens more."
    tents = {"marker": ("marker", "encampment")}
    one, three = (sentence("cost-marker", {"n": n, **tents}) for n in (1, 3))
    assert one == "1 encampment strengthens the defence: 1 token more."
    assert three == "3 encampments strengthen the defence: 3 tokens more."


def test_why_a_discount_did_not_count() -> None:
    said = sentence(
        "not-terrain",
        {
            "name": ("power", "mounted"),
            "terrains": OneOf([("terrain", "hill"), ("terrain", "farmland")]),
            "terrain": ("terrain", "forest"),
        },
    )
    assert said == "Mounted: only in hill or farmland regions, and this is a forest."


def test_a_refusal_names_the_region_and_the_numbers() -> None:
    said = sentence("refuse-not_enough_tokens", {"region": "Gloomfen", "cost": 4, "hand": 1, "short": 3})
    assert said == "Gloomfen takes 4 tokens, and there is only 1 to conquer with: 3 too few."


def test_lists_are_joined_as_in_british_english() -> None:
    def joined(several: object) -> str:
        return sentence("help-neighbour", {"regions": several})

    assert joined(OneOf(["A"])).endswith(": A.")
    assert joined(OneOf(["A", "B"])).endswith(": A or B.")
    assert joined(OneOf(["A", "B", "C"])).endswith(": A, B or C.")
    assert joined(AllOf(["A", "B", "C"])).endswith(": A, B and C.")
    assert joined(OneOf(["A", "B", "C", "D"], limit=2)).endswith(": A, B or 2 others.")
    assert joined(OneOf(["A", "B", "C"], limit=2)).endswith(": A, B or 1 other.")
    assert joined(OneOf([])).endswith(" none of them can be taken now.")


def test_a_plain_list_is_joined_as_the_sentence_asks() -> None:
    assert sentence("help-neighbour", {"regions": ["A", "B"]}).endswith(": A or B.")
    both = sentence("event-game_over", {"winners": ["Ann", "Ben"], "coins": 9})
    assert both == "The game is over: Ann and Ben win together with 9 coins."
    alone = sentence("event-game_over", {"winners": ["Ann"], "coins": 9})
    assert alone == "The game is over: Ann wins with 9 coins."
    lands = [("terrain", "hill"), ("terrain", "farmland")]
    said = sentence("score-per_terrain", {"n": 2, "name": "Khans", "terrain": lands})
    assert said == "Khans: 2 bonus coins for hills and farmland held."


def test_alternatives_and_all_together_are_not_mixed_up() -> None:
    """They have equal items, and sentences are kept by their parameters."""
    assert sentence("help-entry", {"regions": OneOf(["A", "B"])}) == "Come in through A or B."
    assert sentence("help-entry", {"regions": AllOf(["A", "B"])}) == "Come in through A and B."


def test_places_in_the_column_are_counted_as_people_do() -> None:
    said = sentence("help-other_slot", {"slots": OneOf([0, 1, 2])})
    assert said == "The top, second or third combo is within reach."
    combo = {"player": "Ann", "race": ("race", "elves"), "power": ("power", "flying"), "n": 11}
    assert sentence("event-picked", {**combo, "slot": 5}) == (
        "Ann picks the Flying Elves from the sixth place and gets 11 tokens."
    )


def test_phase_and_action_may_be_plain_ids() -> None:
    said = sentence("wrong_phase-action", {"action": "decline", "phase": "conquest"})
    assert said == "It is not the moment to go into decline: the game is at the conquests."
    same = sentence("wrong_phase-action", {"action": ("action", "decline"), "phase": ("phase", "conquest")})
    assert said == same


def test_texts_are_put_in_as_they_are() -> None:
    odd = '<b>{ $n }</b> "x" \u2068'
    assert sentence("refuse-unknown_region", {"region": odd}) == f'There is no region "{odd}" on this board.'


def test_parameters_that_are_not_needed_are_ignored() -> None:
    assert sentence("not-tokens", {"n": 3, "name": object()}) == sentence("not-tokens")


def test_the_same_sentence_is_kept() -> None:
    once = sentence("event-scored", {"player": "Ann", "n": 7})
    assert sentence("event-scored", {"n": 7, "player": "Ann", "more": [1]}) is once


def test_rubbish_does_not_break_the_sentence_that_refuses_it() -> None:
    huge = 10**5000
    for rubbish in (
        None,
        True,
        1.5,
        "x" * 5000,
        [],
        {},
        {"a": [huge]},
        (1, 2, 3),
        ("race",),
        huge,
        [huge],
        b"",
    ):
        text = sentence("refuse-unknown_region", {"region": rubbish})
        assert len(text) < 300 and text.startswith("There is no region")
        assert sentence("refuse-unknown_slot", {"slot": rubbish, "n": 6})
    assert "1,000,000" in sentence("help-more_tokens", {"n": 1_000_000})
    assert sentence("help-more_tokens", {"n": 10**50})


def test_unknown_ids_are_named() -> None:
    with pytest.raises(KeyError, match="cost-of-living"):
        sentence("cost-of-living")
    assert not has("cost-of-living")
    with pytest.raises(KeyError, match="cost-of-living"):
        parameters("cost-of-living")


def test_unknown_languages_are_told_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'tlh'.*en"):
        sentence("not-tokens", language="tlh")


def test_a_missing_parameter_is_named() -> None:
    with pytest.raises(ValueError, match=r"'cost-tokens' needs the parameter 'race'"):
        sentence("cost-tokens", {"n": 2})


def test_the_package_stays_light() -> None:
    """Fluent is read only when a sentence is wanted."""
    import subprocess

    code = "import sys, sw_widget.text; print({'fluent', 'fluent.runtime', 'babel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
