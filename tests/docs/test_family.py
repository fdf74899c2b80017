"""The table of the family has a row for everything that the rule texts tell, in the box that it comes in.

The names are written down here, from the rule texts: a row that a pack loses fails, and so does one too many.
"""

from __future__ import annotations

import re

import pytest
from _ext import family

from tests.docs.source_entries import ROOT

RACES = {
    "Small World": (
        "Amazons; Dwarves; Elves; Ghouls; Giants; Halflings; Humans; Orcs; Ratmen; Skeletons; Sorcerers; "
        "Tritons; Trolls; Wizards"
    ),
    "Cursed!": "Goblins; Kobolds",
    "Grand Dames": "Gypsies; Priestesses; White Ladies",
    "Be Not Afraid…": "Barbarians; Homunculi; Leprechauns; Pixies; Pygmies",
    "Royal Bonus": "Fauns; Igors; Shrubmen",
    "A Spider's Web": "Ice Witches; Skags; Slingmen",
    "Sky Islands": "Drakons; Escargots; Khans; Scarecrows; Scavengers; Storm Giants; Wendigos",
    "Underground": (
        "Cultists; Drow; Flames; Gnomes; Iron Dwarves; Kraken; Liches; Lizardmen; Mudmen; Mummies; Ogres; "
        "Shadow Mimes; Shrooms; Spiderines; Will-o'-Wisps"
    ),
}
POWERS = {
    "Small World": (
        "Alchemist; Berserk; Bivouacking; Commando; Diplomat; Dragon Master; Flying; Forest; Fortified; "
        "Heroic; Hill; Merchant; Mounted; Pillaging; Seafaring; Spirit; Stout; Swamp; Underworld; Wealthy"
    ),
    "Cursed!": "Cursed; Hordes of; Marauding; Ransacking; Were-",
    "Grand Dames": "Historian; Peace-Loving",
    "Be Not Afraid…": "Barricade; Catapult; Corrupt; Imperial; Mercenary",
    "Royal Bonus": "Aquatic; Behemoth; Fireball",
    "A Spider's Web": "Copycat; Lava; Soul-Touch",
    "Sky Islands": "Airborne; Exploring; Goldsmith; Gunner; Haggling; Racketeering; Zeppelined",
    "Underground": (
        "Adventurous; Fisher; Flocking; Frightened; Immortal; Magic; Martyr; Mining; Muddy; Mystic; "
        "Quarreling; Reborn; Royal; Shield; Stone; Thieving; Tomb; Vampire; Vanishing; Vengeful; Wise"
    ),
}
RELICS = {
    "Underground": (
        "Sword of the Killer Rabbit; Scepter of Avarice; Froggy's Ring; Flying Doormat; Shiny Orb; Stinky "
        "Troll's Socks"
    ),
    "Six Players": "Golden Soapbar",
}
PLACES = {
    "Underground": (
        "Altar of Souls; Keep on the Motherland; Diamond Fields; Wickedest Pentacle; Great Brass Pipe; "
        "Fountain of Youth; Crypt of the Tomb-Raider; Mine of the Lost Dwarf; Stonehedge; Rusty Throne"
    ),
    "Six Players": "Glandulf's Tavern; Bony's Boneyard; Mirror's Vale; Sigil of Sacrifice",
}
MARKERS = {
    "Small World": (
        "Lost Tribe; Lair; Fortress; Mountain; Encampment; Hole in the Ground; Hero; Dragon; Victory "
        "coins; Reinforcement die"
    ),
    "Cursed!": "Horde",
    "Be Not Afraid…": "Pot of Gold; Catapult",
    "Royal Bonus": "Behemoth; Fireball",
    "A Spider's Web": "Winter Marker; Loot Marker; Copycat marker; Lava Token",
    "Sky Islands": (
        "Transformed Drakon; Lightning Bolt; Cannon; Trade Pact; Zeppelin; Burning Region; Access points; "
        "END token"
    ),
    "Underground": (
        "Silver Hammer; Mushroom Shield; Vengeance marker; Great Ancient; Volcano; Queen; Bag; Balrog; "
        "Tomb-Raider's Ghost; Black Mountain; Monster"
    ),
    "Six Players": "Bony the Lich",
    "Necromancer Island": "Ghost; Well of Souls; Necromancer Island",
}
MODES = {
    "Small World": "Small World",
    "Sky Islands": "Sky Islands: ground and islands",
    "Underground": "Underground: boards below ground; Over and underworld combined",
    "Six Players": "Six players in teams",
    "Necromancer Island": "Necromancer Island",
}
VARIANTS = {
    "Small World": (
        "Elves can be lost; One more Dwarf; Peace has its price; Amazons come back to stay; Coins on the "
        "combo help to pay; One final attempt for both; Seas count as coast"
    ),
    "Cursed!": "Hordes are lost last; A second wave may leave regions, too",
    "Sky Islands": "Escargots are paid once when they decline",
    "Underground": "Immortals can be lost",
    "Necromancer Island": "Necromancer: one Ghost fewer; Necromancer: two Ghosts fewer",
}
ALL = {
    "race": (RACES, 52),
    "power": (POWERS, 66),
    "relic": (RELICS, 7),
    "place": (PLACES, 14),
    "marker": (MARKERS, 42),
    "mode": (MODES, 6),
    "variant": (VARIANTS, 13),
}
NOT_HERE = ("Leaders of Small World", "Small World Realms", "River World")


def rows(kind: str) -> list[list[str]]:
    return [line[2:-2].split(" | ") for line in family.table(kind).splitlines()[2:]]


def words(cell: str) -> str:
    """A cell without its link, its backslashes and what stands in brackets."""
    linked = re.fullmatch(r"\[(.*)\]\(#[\w-]+\)", cell)
    return re.sub(r" \(.*\)", "", (linked[1] if linked else cell).replace("\\", ""))


@pytest.mark.parametrize("kind", ALL)
def test_every_name_of_the_family_has_a_row_in_its_box(kind: str) -> None:
    boxes, count = ALL[kind]
    expected = sorted((box, name) for box, names in boxes.items() for name in names.split("; "))
    assert len(expected) == count
    found = sorted((words(box), words(name)) for name, box, *_ in rows(kind))
    assert found == expected


@pytest.mark.parametrize("kind", ALL)
def test_every_row_says_where_its_rule_stands_and_that_it_plays(kind: str) -> None:
    heads = family.TABLES[kind][0]
    for row in rows(kind):
        cells = dict(zip(heads, row, strict=True))
        texts = r"(Rulebook|Rules of the expansions|German compendium|Public summaries), \S.*|Ruling R\d{3}"
        assert re.fullmatch(texts, words(cells["Reference"])), row
        assert re.match(r"plays\b", cells["State"]), row


@pytest.mark.parametrize("kind", ["race", "power", "relic", "place"])
def test_what_has_a_page_leads_to_it_and_occurs_in_a_rule_case(kind: str) -> None:
    for name, *_, cases, board in rows(kind):
        anchor = re.search(r"\]\(#([\w-]+)\)$", name)
        assert anchor and anchor[1].startswith(f"{kind}-")
        assert int(cases) > 0, name
        assert board == f"[try it](#preset-{anchor[1].partition('-')[2]})" or board == "none yet"


def test_every_box_is_listed_with_its_pack_and_its_folder() -> None:
    listed = {words(row[0]): row[1:3] for row in rows("box")}
    assert set(listed) == {box for boxes, _ in ALL.values() for box in boxes}
    for pack, folder in listed.values():
        assert folder == f"`packs/{pack.strip('`')}`" and (ROOT / "sw_widget" / folder.strip("`")).is_dir()


def test_the_page_has_every_table_and_says_why_three_boxes_are_not_here() -> None:
    page = (ROOT / "docs" / "family.md").read_text(encoding="utf-8")
    assert re.findall(r"^```\{family\} (\w+)$", page, re.MULTILINE) == list(family.TABLES)
    told = [
        line[2:-2].split(" | ")
        for line in page.splitlines()
        if line.startswith(tuple(f"| {n}" for n in NOT_HERE))
    ]
    assert [row[0] for row in told] == list(NOT_HERE)
    assert all(len(row) == 4 and all(cell.endswith(".") for cell in row[1:]) for row in told)
    for first in ("README.md", "docs/README.md"):
        assert "family.md)" in (ROOT / first).read_text(encoding="utf-8")
