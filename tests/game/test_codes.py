"""Position codes: short, exact both ways, and honest about damage."""

from __future__ import annotations

import zlib
from random import Random

import pytest

from sw_widget import Game, SaveError, ScenarioError
from sw_widget.game.bit_packing import ALPHABET, Packer, Unpacker
from sw_widget.game.position_code import LONGEST, _checksum
from sw_widget.game.scenario.given import PREFIX
from sw_widget.packs.base.variants import VARIANTS
from tests.effort import at_most
from tests.rules.support import VALLEY

NAMES = ["Annabel", "Benedikt", "Charlotte", "Dagmar", "Evelyn"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_comes_back_and_is_short(players: int) -> None:
    game, rng = Game(players=NAMES[:players], seed=players), Random(players)
    longest = 0
    while not game.over:
        game.play(game.legal.sample(rng))
        code = game.code
        assert Game.from_code(code).position == game.position
        assert Game.from_code(code).names == game.names
        longest = max(longest, len(code))
    assert longest < 300


def test_an_inline_board_and_variants_travel_along() -> None:
    game = Game.from_scenario({"format": "sw-scenario/1", "board": VALLEY, "variants": ["diplomat_pays"]})
    again = Game.from_code(game.code)
    assert again.board.to_dict() == game.board.to_dict()
    assert again.position.rules.variants == ("diplomat_pays",)


def test_all_variants_fit() -> None:
    variants = [variant.id for variant in VARIANTS]
    game, rng = Game(players=NAMES, seed=3, variants=variants), Random(3)
    while game.turn < 5:
        game.play(game.legal.sample(rng))
    assert len(game.code) < 300
    assert Game.from_code(game.code).position == game.position


def test_names_may_be_anything() -> None:
    game = Game(players=["<b>Ann</b>", "Bén 🐉"], seed=0)
    assert Game.from_code(game.code).names == ("<b>Ann</b>", "Bén 🐉")


def test_the_dice_to_come_are_not_in_it() -> None:
    """Who reads a code cannot look up the next die of the game it came from."""
    rolls = set()
    for seed in range(40):
        game = Game.from_scenario(
            {
                "format": "sw-scenario/1",
                "board": VALLEY,
                "seed": seed,
                "players": [{"active": {"race": "elves", "power": "hill", "hand": 1}}, {}],
            }
        )
        copy = Game.from_code(game.code)
        for each in (game, copy):
            each.play("attempt", region="b")
        rolls.add((game.log[0]["die"], copy.log[0]["die"]))
    assert any(one != other for one, other in rolls)


def test_every_changed_letter_is_noticed_or_gives_a_sound_position() -> None:
    game, rng = Game(players=["Ann", "Ben"], seed=1), Random(1)
    for _ in range(30):
        game.play(game.legal.sample(rng))
    code = game.code
    refused = 0
    for place in range(len(code)):
        damaged = code[:place] + ("A" if code[place] != "A" else "B") + code[place + 1 :]
        try:
            Game.from_code(damaged).legal.count()
        except SaveError:
            refused += 1
    assert refused == len(code)


@pytest.mark.parametrize("code", ["", "SW1.", "hello", "SW1.AA", "SW1.AAA", "SW9.abc", None, 7])
def test_what_is_no_code_is_named(code: object) -> None:
    with pytest.raises(SaveError):
        Game.from_code(code)  # type: ignore[arg-type]


def signed(body: str) -> str:
    """A code that somebody made by hand, with the right check letters."""
    return PREFIX + _checksum(body) + body


@pytest.mark.parametrize("code", ["SW1.\ud800", "SW1.AA\ud800", "SW1.ÄÄÄÄ", "SW1.AA\x1b[2J", "SW1.AA\u202e"])
def test_letters_that_no_code_has_are_named(code: str) -> None:
    with pytest.raises(SaveError, match=r"does not occur in a position code|do not fit") as refused:
        Game.from_code(code)
    str(refused.value).encode()


def hostile_bodies() -> dict[str, str]:
    letters = LONGEST - len(PREFIX) - 2
    endless = Packer()
    for _ in range(5 * letters // 10):
        endless.put(0, 16)
        endless.flag(True)
    board = Packer()
    board.flag(True)  # the base game
    board.number(0)  # without variants
    board.flag(False)  # on a board of its own
    tail = Random(1)
    for _ in range(letters // 2):
        board.put(tail.randrange(64), 64)
    return {
        "random letters": "".join(Random(2).choices(ALPHABET, k=letters)),
        "last letter": "_" * letters,
        "first letter": "A" * (letters - 1) + "B",
        "a number without end": endless.text(),
        "a board, then noise": board.text(),
    }


@pytest.mark.parametrize("body", hostile_bodies().values(), ids=hostile_bodies().keys())
def test_codes_are_read_in_linear_time(body: str) -> None:
    with at_most(seconds=0.5), pytest.raises(SaveError):
        Game.from_code(signed(body))


def test_data_is_cut_out_as_a_whole() -> None:
    """Ten times the data must not take a hundred times as long."""
    content = Random(1).randbytes(1_000_000)
    with at_most(seconds=5):
        packer = Packer()
        packer.number(7)
        packer.data(content)
        packer.flag(True)
        unpacker = Unpacker(packer.text())
        assert unpacker.number() == 7
        assert unpacker.data(len(content)) == content
        assert unpacker.flag()
        unpacker.finish()


def test_the_largest_board_has_a_code() -> None:
    """With a name of forty letters for each region, and many borders."""
    rng = Random(3)
    names = ["".join(rng.choices(ALPHABET, k=40)) for _ in range(200)]
    regions = {
        str(i): {"terrain": "hill", "border": True, "name": name, "xy": [i / 200, 0.5]}
        for i, name in enumerate(names)
    }
    edges = [[str(i), str(i + 1)] for i in range(199)]
    edges += [list(pair) for pair in {tuple(rng.sample(list(regions), 2)) for _ in range(400)}]
    game = Game.from_scenario({"format": "sw-scenario/1", "board": {"regions": regions, "edges": edges}})
    with at_most(seconds=1):
        again = Game.from_code(game.code)
    assert again.position == game.position and again.board.to_dict() == game.board.to_dict()
    assert len(game.code) > 10_000
    assert Game.from_dict(again.to_dict()).position == game.position


@pytest.mark.parametrize(
    "board", [b"[" * 100_000, b"{}", b"\xff\xfe", b"", b'{"regions": {}, "regions": {}}', b"1" * 10_000]
)
def test_a_board_in_a_code_that_is_none_is_named(board: bytes) -> None:
    packer = Packer()
    packer.flag(True)
    packer.number(0)
    packer.flag(False)
    packer.data(zlib.compress(board))
    with pytest.raises(SaveError, match="code"):
        Game.from_code(signed(packer.text()))


def test_whatever_coins_a_scenario_gives_a_code_holds_them_and_what_is_earned() -> None:
    scenario = {
        "format": "sw-scenario/1",
        "players": [{"coins": 100_000}, {"coins": 100_000}],
        "column": [{"race": "orcs", "power": "hill", "coins": 100_000}, {"race": "elves", "power": "stout"}],
    }
    game, rng = Game.from_scenario(scenario), Random(1)
    while not game.over:
        game.play(game.legal.sample(rng))
        assert Game.from_code(game.code).position == game.position
    assert max(game.coins) > 200_000


@pytest.mark.parametrize("where", ["players", "column"])
def test_coins_beyond_that_are_refused_where_they_are_given(where: str) -> None:
    """In a scenario, and by whoever sets up a board."""
    given = {
        "players": [{"coins": 100_001}, {}],
        "column": [{"race": "orcs", "power": "hill", "coins": 100_001}],
    }
    with pytest.raises(ScenarioError, match=rf"{where}\.0\.coins: must be a whole number from 0 to 100000"):
        Game.from_scenario({"format": "sw-scenario/1", where: given[where]})


def test_a_name_in_a_code_is_checked_as_in_a_scenario() -> None:
    """Whoever makes a code by hand can write anything into it."""
    code = Game(players=["Ann", "Ben"], seed=0).code
    unpacker, packer = Unpacker(code[len(PREFIX) + 2 :]), Packer()
    name = b"A\x1b[2"
    packer.flag(unpacker.flag())  # the base game
    packer.number(unpacker.number())  # its variants
    packer.flag(unpacker.flag())  # a printed board
    packer.put(unpacker.get(4), 4)  # which of the four
    packer.put(unpacker.get(8), 8)
    packer.number(unpacker.number())
    packer.number(unpacker.number())
    packer.put(unpacker.get(2), 2)
    packer.number(unpacker.number())
    packer.number(unpacker.number())
    packer.flag(unpacker.flag())
    assert unpacker.data(300) == b"Ann"
    packer.data(name)
    rest = unpacker._rest
    while rest > 1:
        packer.put(rest & 1, 2)
        rest >>= 1
    with pytest.raises(
        SaveError, match=r"players\.0\.name: has a character that steers what shows it \(U\+001B"
    ):
        Game.from_code(signed(packer.text()))


def test_a_region_that_is_held_without_a_token_comes_back() -> None:
    """Iron Dwarves' hammers conquer alone; the region has no token until one is put there."""
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "packs": ["base", "underground"],
            "players": [
                {
                    "name": "Ann",
                    "active": {
                        "race": "iron_dwarves",
                        "power": "hill",
                        "hand": 5,
                        "pieces": {"silver_hammer": 4},
                    },
                },
                {"name": "Ben"},
            ],
            "regions": {},
        }
    )
    game.play("conquer", region="4", means=["silver_hammer"] * 2)
    assert game.position.tokens[4] == 0
    again = Game.from_code(game.code)
    assert again.position == game.position and repr(again.legal) == repr(game.legal)
    game.play("stop")
    assert Game.from_code(game.code).position == game.position
