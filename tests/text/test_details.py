"""What a race or power can do in full: shown below the one sentence, so it must be short and new."""

import re
from collections.abc import Iterator

import pytest

from sw_widget.text import ability, detail, has, name, register_names
from sw_widget.text import names as names_module
from sw_widget.text.catalogue import catalogue, finished
from tests.text.samples import POWERS, RACES

PRINTED = [("race", id) for id in RACES] + [("power", id) for id in POWERS]
MOST_LETTERS = 420


@pytest.fixture(autouse=True)
def forget_own_names() -> Iterator[None]:
    yield
    names_module._own_names.clear()
    names_module._own_abilities.clear()
    finished.clear()


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?]) ", text)


@pytest.mark.parametrize(("kind", "id"), PRINTED)
def test_every_detail_is_a_few_short_sentences(kind: str, id: str) -> None:
    text = detail(kind, id)
    assert has(f"detail-{kind}-{id}")
    assert len(text) < MOST_LETTERS
    assert 2 <= len(sentences(text)) <= 5
    assert all(said[0].isupper() and said.endswith(".") for said in sentences(text))


@pytest.mark.parametrize(("kind", "id"), PRINTED)
def test_details_are_plain_text_without_parameters(kind: str, id: str) -> None:
    assert not catalogue("en").variables(f"detail-{kind}-{id}")
    assert not set(detail(kind, id)) & set("<>{}*_`#\n")


@pytest.mark.parametrize(("kind", "id"), PRINTED)
def test_a_detail_does_not_repeat_the_ability(kind: str, id: str) -> None:
    """No run of seven words stands in both, since both are read one after the other."""
    once, again = (_runs(text) for text in (ability(kind, id), detail(kind, id)))
    assert not once & again


@pytest.mark.parametrize(("kind", "id"), PRINTED)
def test_every_detail_tells_of_decline(kind: str, id: str) -> None:
    """What ends with decline and what does not is what newcomers get wrong most often."""
    assert re.search("declin", detail(kind, id)) or "declin" in ability(kind, id)


def test_details_are_all_different() -> None:
    assert len({detail(kind, id) for kind, id in PRINTED}) == len(PRINTED)


def test_what_has_no_detail_tells_its_ability() -> None:
    register_names("race", "gnolls", {"en": "Gnolls"}, ability={"en": "They laugh last."})
    assert detail("race", "gnolls") == "They laugh last."
    assert detail("marker", "lair") == ability("marker", "lair")
    assert name("race", "my_race") in detail("race", "my_race")


def test_unknown_kinds_and_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="planet"):
        detail("planet", "mars")
    with pytest.raises(ValueError, match="tlh"):
        detail("race", "elves", "tlh")


def _runs(text: str, length: int = 7) -> set[tuple[str, ...]]:
    words = re.findall(r"[a-z']+", text.lower())
    return {tuple(words[i : i + length]) for i in range(len(words) - length + 1)}
