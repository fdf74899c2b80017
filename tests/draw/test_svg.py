"""The picture: sound XML, nothing from outside taken as markup, and nothing told by colour alone."""

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from sw_widget import Game, packs
from sw_widget.draw import emblems, glyphs
from sw_widget.draw.glyphs import MARKER, SYMBOL, TERRAIN
from sw_widget.draw.palette import INK, PLAYERS, TERRAINS
from sw_widget.draw.svg import svg
from sw_widget.draw.svg_text import path_data
from sw_widget.draw.tokens import HALO
from sw_widget.engine.map.board import Board, Region
from sw_widget.engine.map.terrain import SYMBOLS
from sw_widget.engine.map.terrain import TERRAINS as KNOWN_TERRAINS
from tests.draw.boards import CASE_BOARDS, ODD_BOARDS, PRINTED, SCENE, board, disconnected, printed
from tests.draw.path_points import points_of
from tests.widget import sky_islands

NS = "{http://www.w3.org/2000/svg}"
NASTY = "<script>alert('\"&]]>\x00\x07\ud800</script>"


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def texts(picture: str) -> list[str]:
    return [element.text or "" for element in parsed(picture).iter(f"{NS}text")]


@pytest.mark.parametrize("players", PRINTED)
def test_every_name_is_written_on_the_board(players: int) -> None:
    map = printed(players)
    written = " ".join(texts(svg(map)))
    for region in map.regions:
        assert all(word in written for word in region.name.split()), region.name


@pytest.mark.parametrize("data", [*CASE_BOARDS.values(), *ODD_BOARDS.values()])
def test_any_board_gives_sound_xml(data: dict[str, Any]) -> None:
    root = parsed(svg(board(data), SCENE))
    assert root.tag == f"{NS}svg"
    assert root.get("role") == "img"


def test_separate_islands_can_be_drawn() -> None:
    parsed(svg(disconnected()))


def test_names_from_outside_are_never_markup() -> None:
    regions = (
        Region("<i>&'\"", NASTY, "hill", border=True),
        Region("b", "Plain & simple", "</pattern>", symbols=('"><x',), border=True),
    )
    map = Board("<b>", regions, ((0, 1),))
    scene: dict[str, Any] = {
        "regions": {
            "<i>&'\"": {"player": 0, "race": NASTY, "tokens": 2, "markers": {NASTY: 1}},
            "b": {"player": 1, "race": "elves", "tokens": 1, "in_decline": True},
        },
        "players": [NASTY, "<b>Ben</b>"],
    }
    picture = svg(map, scene, costs={"b": NASTY}, title=NASTY)
    root = parsed(picture)
    assert "<script" not in picture
    assert {element.tag.removeprefix(NS) for element in root.iter()} <= {
        *("svg", "title", "desc", "defs", "pattern", "clipPath", "linearGradient", "stop", "g", "use"),
        *("path", "rect", "circle", "ellipse", "text"),
    }


def test_ids_are_unique_and_every_reference_is_met() -> None:
    picture = svg(board(CASE_BOARDS["symbols"]), SCENE)
    ids = re.findall(r' id="([^"]+)"', picture)
    assert len(ids) == len(set(ids))
    used = set(re.findall(r"url\(#([^)]+)\)", picture)) | set(re.findall(r'href="#([^"]+)"', picture))
    assert used <= set(ids)
    assert all(id.startswith(ids[0].split("-")[0]) for id in ids)


def test_two_pictures_on_a_page_do_not_share_ids() -> None:
    map = board(CASE_BOARDS["eight"])
    pictures = [svg(map), svg(map, SCENE), svg(map, title="Other"), svg(map, costs={"a": 2}), svg(printed(2))]
    for i, one in enumerate(pictures):
        for other in pictures[:i]:
            assert not set(re.findall(r' id="([^"]+)"', one)) & set(re.findall(r' id="([^"]+)"', other))


def test_the_same_input_gives_the_same_picture() -> None:
    map = board(CASE_BOARDS["eight"])
    assert svg(map, SCENE) == svg(board(CASE_BOARDS["eight"]), SCENE)


def test_it_asks_nothing_of_the_world() -> None:
    picture = svg(printed(3), title="A map")
    assert "http" not in picture.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "<script" not in picture and "<style" not in picture and "<image" not in picture


def test_a_subtitle_stands_between_the_title_and_the_map() -> None:
    map = board(CASE_BOARDS["eight"])
    root = parsed(svg(map, title="The storm", subtitle="Take the <hill>."))
    title, subtitle = root.findall(f"{NS}text")
    land = next(group for group in root.findall(f"{NS}g"))
    assert (title.text, subtitle.text) == ("The storm", "Take the <hill>.")
    top = float(re.findall(r"[\d.]+", str(land.get("transform")))[1])
    assert float(str(title.get("y"))) + 17 < float(str(subtitle.get("y"))) < top - 20
    plain = parsed(svg(map, title="The storm"))
    assert len(plain.findall(f"{NS}text")) == 1 and plain.get("viewBox") != root.get("viewBox")


def test_it_says_in_words_what_it_shows() -> None:
    root = parsed(svg(board(CASE_BOARDS["eight"]), SCENE, title="Before the storm"))
    title, story = root.find(f"{NS}title"), root.find(f"{NS}desc")
    assert title is not None and title.text == "Before the storm"
    assert story is not None and story.text is not None
    assert "Ann: 3 Elf tokens" in story.text
    assert "Ben: 1 Orc token in decline" in story.text
    assert root.get("aria-labelledby") == f"{title.get('id')} {story.get('id')}"


def test_every_region_tells_what_it_is_under_the_mouse() -> None:
    map = printed(2)
    shown = [e for e in parsed(svg(map)).iter(f"{NS}use") if e.get("data-region") is not None]
    assert [e.get("data-region") for e in shown] == [region.id for region in map.regions]
    told = [title.text for e in shown for title in e.iter(f"{NS}title")]
    assert told[5] == "Deepdelve Peak, mountain with a cavern and a mine"


def test_tokens_show_race_and_number() -> None:
    written = texts(svg(board(CASE_BOARDS["eight"]), SCENE))
    assert {"3", "Elves", "12", "Orcs"} <= set(written)


def test_tokens_show_the_emblem_of_their_race() -> None:
    map = board(CASE_BOARDS["eight"])
    drawn = Counter({"elves": 2 + 1 + 1, "orcs": 1 + 1 + 1})
    picture = svg(map, SCENE)
    for race, times in drawn.items():
        # On the map, in the key, and in the sample of what is active or in decline; the drawing itself once.
        assert picture.count(glyphs.race(race)) == 1
        [id] = re.findall(rf'id="([^"]+)">{re.escape(glyphs.race(race))}', picture)
        assert picture.count(f'href="#{id}"') == times
    assert glyphs.race("trolls") not in picture


def test_where_a_name_has_no_room_the_emblem_speaks_and_the_key_names_it() -> None:
    map = printed(5)
    everywhere = {"player": 0, "race": "skeletons", "tokens": 1}
    written = texts(svg(map, {"regions": {region.id: everywhere for region in map.regions}}))
    names = [text for text in written if text.startswith("Sk")]
    assert set(names) == {"Skeletons"}, "whole or not at all"
    assert 2 <= len(names) < len(map)


def test_a_race_of_ones_own_shows_its_first_letters() -> None:
    here = {"player": 0, "race": "moles", "tokens": 1}
    assert "Mo" in texts(svg(board(CASE_BOARDS["row"]), {"regions": {"a": here}}))


def test_active_and_declined_differ_in_more_than_colour() -> None:
    map = board(CASE_BOARDS["row"])
    here = {"player": 0, "race": "elves", "tokens": 1}
    active = svg(map, {"regions": {"a": here}, "players": ["Ann"]})
    declined = svg(map, {"regions": {"a": {**here, "in_decline": True}}, "players": ["Ann"]})
    assert 'font-style="italic"' in declined and 'font-style="italic"' not in active
    assert 'stroke-dasharray="14 9"' in declined and 'stroke-dasharray="14 9"' not in active
    assert "in decline" in texts(declined) and "active" in texts(active)


def test_players_terrains_and_signs_differ_in_more_than_colour() -> None:
    assert len({colour.shape for colour in PLAYERS}) == len(PLAYERS) >= 5
    assert set(KNOWN_TERRAINS) == set(TERRAINS) == set(TERRAIN)
    assert len({look.pattern for look in TERRAINS.values()}) == len(TERRAINS)
    drawn = [*TERRAIN.values(), *SYMBOL.values(), *MARKER.values()]
    assert len(set(drawn)) == len(drawn)
    assert set(SYMBOLS) == set(SYMBOL)


def test_markers_have_pictures_and_unknown_ones_a_letter() -> None:
    map = board(CASE_BOARDS["row"])
    found = packs.get_all(packs.printed())
    markers = {marker.id for pack in found for marker in pack.pieces}
    assert markers >= {"encampment", "fortress", "lair", "hole", "hero", "dragon"}
    for id in (*markers, *glyphs.COMMON):
        picture = svg(map, {"regions": {"a": {"markers": {id: 1}}}})
        assert glyphs.marker(id) in picture and glyphs.letter(id) not in picture
    assert "N" in texts(svg(map, {"regions": {"a": {"markers": {"net": 1}}}}))
    assert "4" in texts(svg(map, {"regions": {"a": {"markers": {"encampment": 4}}}}))


def test_relics_and_places_lie_on_plates_of_their_own() -> None:
    map = board(CASE_BOARDS["row"])
    for kind, plate in glyphs.PLATES.items():
        ids = [key.partition("/")[2] for key in emblems.load() if key.startswith(f"{kind}/")]
        assert len(ids) >= 6
        for id in ids:
            picture = svg(map, {"regions": {"a": {"markers": {id: 1}}}})
            assert plate in picture and glyphs.marker(id) in picture
    assert all(plate not in glyphs.marker(id) for id in MARKER for plate in glyphs.PLATES.values())


def test_writing_on_dark_ground_is_pale() -> None:
    regions = (Region("a", "Below", "chasm", border=True), Region("b", "Above", "hill", border=True))
    written = {text.text: text for text in parsed(svg(Board("both", regions, ((0, 1),)))).iter(f"{NS}text")}
    assert TERRAINS["chasm"].dark and not TERRAINS["hill"].dark
    below, above = (written[name] for name in ("Below", "Above"))
    assert (below.get("fill"), below.get("stroke")) == (above.get("stroke"), above.get("fill")) == (HALO, INK)
    assert written["a"].get("fill") == HALO and written["b"].get("fill") == INK


def test_a_region_may_be_held_by_pieces_without_a_token() -> None:
    here = {"player": 0, "race": "orcs", "tokens": 0, "markers": {"horde": 2}}
    picture = svg(board(CASE_BOARDS["row"]), {"regions": {"a": here}, "players": ["Ann"]})
    assert MARKER["horde"] in picture and "2" in texts(picture)
    assert glyphs.race("orcs") in picture and "active" in texts(picture)


def test_immune_regions_are_hatched() -> None:
    map = board(CASE_BOARDS["row"])
    plain = svg(map, {"regions": {"a": None}})
    for scene in ({"regions": {"a": {"markers": {"hole": 1}}}}, {"regions": {}, "immune": ["a"]}):
        picture = svg(map, scene)
        assert picture.count("-immune)") == plain.count("-immune)") + 1
        assert "cannot be attacked" in texts(picture)


def test_printed_lost_tribes_stand_where_a_scene_says_nothing() -> None:
    map = board(CASE_BOARDS["eight"])
    assert "Lost Tribe" in texts(svg(map))
    assert "Lost Tribe" not in texts(svg(map, {"regions": {"a": None, "f": None}}))


def test_costs_are_written_on_regions() -> None:
    written = texts(svg(board(CASE_BOARDS["row"]), costs={"b": "4?"}))
    assert "4?" in written and "tokens to conquer" in written


def test_a_ledger_is_a_cost() -> None:
    game = Game(seed=1)
    game.play("pick", slot=0)
    region = next(iter(game.targets()))
    cost = game.cost(region)
    assert cost is not None and len(str(cost)) > 5
    written = texts(svg(game.board.map, costs={region: cost}))
    assert str(cost.total) in written and not any("…" in text for text in written)


def test_an_edge_region_that_cannot_reach_the_edge_has_a_gate() -> None:
    """Six regions that all border each other cannot all be outside."""
    ids = "abcd"
    regions = {id: {"terrain": "hill", "border": True} for id in ids}
    data = {"regions": regions, "edges": [[a, b] for a in ids for b in ids if a < b]}
    assert "on the edge of the map" in texts(svg(board(data)))


def test_long_names_are_cut_not_spilled() -> None:
    data = board({**CASE_BOARDS["row"], "regions": {**CASE_BOARDS["row"]["regions"]}})
    first, *rest = data.regions
    long = Region(first.id, "Llanfairpwllgwyngyllgogerychwyrndrobwll", first.terrain, border=True)
    written = texts(svg(Board("x", (long, *rest), data.edges)))
    assert any(text.endswith("…") for text in written)


@pytest.mark.parametrize(
    "points",
    [[(0.0, 0.0), (0.5, -0.3), (2.0, 10.0)], [(148.4, 6.2), (148.4, 12.4), (-3.1, 0.0)], [(7.0, 7.5)]],
    ids=["small steps", "large steps", "one point"],
)
def test_path_data_has_the_points_that_were_given_in_few_letters(points: list[tuple[float, float]]) -> None:
    data = path_data(points)
    assert points_of(data) == points
    assert data.endswith("Z") and path_data(points, close=False) == data[:-1]
    assert not re.search(r"(?<!\d)0\.", data) and " -" not in data[data.find("l") :]


def test_a_cannon_that_was_fired_shows_it_and_says_so() -> None:
    loaded, fired = sky_islands.GAMES["cannons"](), sky_islands.GAMES["cannons_fired"]()
    for game, flashes in ((loaded, False), (fired, True)):
        picture = game._repr_svg_()
        assert ('fill="#ffb300"' in picture) == ("fired this turn" in picture) == flashes
