"""Nobody translates a sentence that is never said, and no code asks for a sentence that is not there.

Most ids stand in the code as they are. Some are put together there, as "event-" and the kind of an event:
`BUILT` lists every such way, with all that can come of it. Whoever adds a way adds it there as well.
"""

import re

import pytest

from sw_widget import Board, packs
from sw_widget.engine.actions import ACTION_NAMES, PHASE_NAMES
from sw_widget.engine.conditions import Where
from sw_widget.engine.map.terrain import SYMBOLS, TERRAINS
from sw_widget.explore.bots import bots, levels
from sw_widget.explore.coin_flows import SOURCES
from sw_widget.teach.lessons.conditions import NUMBERS
from sw_widget.teach.library import GROUPS
from sw_widget.text import languages, reference
from sw_widget.text.catalogue import catalogue
from tests.text.samples import CODES
from tests.text.syntax import Code, words_of_the_page

ENGLISH = catalogue("en")
PACKAGE = Code()
RULEBOOK = Code("engine", "packs")
CONDITIONS = Code("engine/conditions.py")
SCORING = Code("engine/turn/scoring.py")
COINS = Code("engine/effects/coins.py")
MEANS = Code("engine/effects/means.py", "packs")
PRINTED = [packs.get(id) for id in packs.printed()]

EVENTS = RULEBOOK.given("Event", 0) | RULEBOOK.given("drop", 3)
EVENTS |= RULEBOOK.told("tell", 0) | RULEBOOK.told("gain_coins", 1)
EVENTS |= RULEBOOK.told("pay", 3) | RULEBOOK.told("pay", 4)
EVENTS |= Code("engine/conquest/conquering.py").assigned("kind") | MEANS.assigned("event")
EVENTS |= Code("engine/conquest/losses.py").given("drop", 3)
OCCASIONS = {code for code in Code("engine/occasions.py").assigned("code") if code}
KINDS = COINS.returned("kind_of")
COUNTED = KINDS | RULEBOOK.given("coins_per", 3) | Code("packs").assigned("kind")
SUMMED = SCORING.assigned("rule")

# What has a name, by kind.
NAMED = {
    "race": {race.id for pack in PRINTED for race in (*pack.races, *pack.role_races)},
    "power": {power.id for pack in PRINTED for power in pack.powers},
    # the Lost Tribe is no marker to the engine, but it is drawn and named like one
    "marker": {marker.id for pack in PRINTED for marker in pack.pieces} | {"lost_tribe"},
    "terrain": set(TERRAINS),
    "symbol": set(SYMBOLS),
    "link": {link.id for pack in PRINTED for id in pack.boards for link in Board(id).map.links},
    "variant": {variant.id for pack in PRINTED for variant in pack.variants},
    "pack": set(packs.printed()),
    "role": {role for pack in PRINTED for role in pack.roles},
    "phase": set(PHASE_NAMES),
    "action": set(ACTION_NAMES),
}
NAMES = {f"{kind}-{id}" for kind, ids in NAMED.items() for id in ids}

# Ways in which code puts an id together, and the ids that come of it.
BUILT = {
    # what happened
    "event-{}": {f"event-{kind}" for kind in EVENTS},
    # a line of a cost: why a condition holds for a region (where there is more to say), or why it does not
    "cost-discount-{}": {f"cost-discount-{code}" for code in CONDITIONS.returned("why") | OCCASIONS if code},
    # and what special means take off it
    "cost-{}": {f"cost-{word}" for word in MEANS.assigned("word") if word},
    "not-{}": {f"not-{code}" for code in CONDITIONS.returned("why_not") | OCCASIONS | {Where.reason}},
    # a line of a score: regions, or what a race or power counts
    "score-{}": {f"score-{rule}" for rule in SUMMED},
    "{}-{}": {f"{said}-{code}" for said in ("score", "not") for code in OCCASIONS | {"special"}},
    "score-{}_{}": {f"score-per_{kind}" for kind in COUNTED} | {f"score-less_{kind}" for kind in KINDS},
    "not-{}_{}": {f"not-per_{kind}" for kind in COUNTED} | {f"not-less_{kind}" for kind in KINDS},
    # pieces that come for regions of a kind
    "gain-pieces_{}": {f"gain-pieces_{kind}" for kind in KINDS},
    # a button that asks which of several values an offer is taken with
    "{}-some": {f"act-{id[4:]}-some" for id in RULEBOOK.texts() if id.startswith("ask-")},
    # why a token cannot be replaced
    "no_convert-{}": {
        f"no_convert-{why}" for why in Code("engine/conquest/conversion.py").returned("convertible")
    },
    # who decides what
    "phase-{}": {f"phase-{phase}" for phase in PHASE_NAMES},
    # what was done
    "action_text-{}": {
        f"action_text-{name}"
        for name in (*ACTION_NAMES, *Code("game/action_text.py").assigned("name"))
        if name != "use"  # which says it in the words of the offer
    },
    # words of a picture's key
    "draw-{}": {f"draw-{id}" for id in Code("draw").given("word", 0)},
    # who plays by itself
    "explore-bot-{}": {f"explore-bot-{id}" for id in bots()},
    "explore-about-{}": {f"explore-about-{id}" for id in levels()},
    # what everything can do
    "ability-{}-{}": {
        f"ability-{kind}-{id}"
        for kind in ("race", "power", "marker", "terrain", "symbol")
        for id in NAMED[kind]
    },
    # what that leaves out
    "detail-{}-{}": {f"detail-{kind}-{id}" for kind in ("race", "power") for id in NAMED[kind]}
    | {f"detail-marker-{find.id}" for pack in PRINTED for find in (*pack.relics, *pack.places)},
    # what coins can come from
    "chart-source-{}": {f"chart-source-{source}" for source in SOURCES},
    # what was done before something is asked
    "quiz-after-{}": {
        f"quiz-after-{name}" for name in (*ACTION_NAMES, *Code("game/action_text.py").assigned("name"))
    },
    # what a rule is called
    "quiz-rule-{}": {f"quiz-rule-{id}" for id in Code("teach/rules.py").assigned("NAMED")},
    "variant-{}-text": {f"variant-{id}-text" for id in NAMED["variant"]},
    # what an attempt at a lesson lacks
    "teach-missing-{}": {f"teach-missing-{what}" for what in (*NUMBERS, "tokens")},
    # the library
    "teach-group-{}": {f"teach-group-{group}" for group in GROUPS},
    "teach-head-{}": {f"teach-head-{head}" for head in ("name", "title", "teaches")},
}

# What the page asks for by itself.
WORDS = {f"page-{id}" for id in words_of_the_page()}

# Each code of the public format has a plain sentence, for packs that have no better one.
REFUSALS = {f"refuse-{code}" for code in CODES}

# What stands in a ledger's line as its rule, beside the ids of races, powers, terrains and markers.
RULES = RULEBOOK.given("Line", 0) | SUMMED

SAID = PACKAGE.texts().union(NAMES, REFUSALS, WORDS, *BUILT.values())

# What has a reference: names and events with or without their kind, rules, reasons and their cases.
ASKED = NAMES.union(*NAMED.values(), RULES, EVENTS, BUILT["event-{}"], CODES) | {
    id for id in SAID if id.split("-")[0] in CODES
}
ASKED |= {id.removeprefix("refuse-") for id in SAID if id.startswith("refuse-")}


def test_every_message_is_said() -> None:
    unsaid = {id for id in ENGLISH if not id.startswith("reference-")} - SAID
    assert not unsaid, f"no code says {sorted(unsaid)}"


def test_every_word_of_the_page_is_a_message() -> None:
    assert WORDS
    assert not WORDS - set(ENGLISH)


def test_words_of_the_page_need_nothing_put_in() -> None:
    assert not [id for id in ENGLISH if id.startswith("page-") and ENGLISH.variables(id)]


def test_every_reference_can_be_asked_for() -> None:
    references = {id.removeprefix("reference-") for id in ENGLISH if id.startswith("reference-")}
    assert not references - ASKED


def test_every_form_of_a_name_is_used() -> None:
    """$race_one in a message asks for the form "one" of a race, and so does `name("race", …, form="one")`."""
    used = set(PACKAGE.named("name", "form")) | {("phase", "name")}  # "the game is at …"
    used.add(("action", "label"))  # on a button
    for id in ENGLISH:
        for variable in ENGLISH.variables(id):
            parameter, _, form = variable.partition("_")
            used.add(("race" if parameter == "victim" else parameter.removesuffix("s"), form))
    given = {(id.split("-")[0], form) for id in ENGLISH for form in ENGLISH.attributes(id)}
    assert not given - used


@pytest.mark.parametrize("language", languages())
def test_a_translation_has_nothing_that_english_lacks(language: str) -> None:
    assert not set(catalogue(language)) - set(ENGLISH)


def test_every_id_in_the_code_is_a_message() -> None:
    families = "|".join(sorted({id.split("-")[0] for id in ENGLISH if "-" in id}))
    like_an_id = re.compile(rf"(?:{families})(?:-[a-z_]+)+")
    missing = {text for text in PACKAGE.texts() if like_an_id.fullmatch(text)} - set(ENGLISH)
    assert not missing, f"there is no message {sorted(missing)}"


@pytest.mark.parametrize("template", BUILT)
def test_whatever_the_code_puts_together_is_a_message(template: str) -> None:
    assert template in PACKAGE.templates(), "no code does that any more"
    assert BUILT[template]
    assert not BUILT[template] - set(ENGLISH)


def test_every_way_to_put_an_id_together_is_listed() -> None:
    families = "|".join(sorted({id.split("-")[0] for id in ENGLISH if "-" in id}))
    found = {text for text in PACKAGE.templates() if re.match(rf"(?:{families})-[a-z_{{}}-]*$", text)}
    assert found - {"reference-{}"} <= set(BUILT)


def test_every_rule_of_a_line_has_a_reference() -> None:
    assert RULES
    assert not {rule for rule in RULES if reference(rule) == "House rule"}
