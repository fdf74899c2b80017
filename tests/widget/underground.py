"""Positions in which each board, piece and choice of Underground is to be seen: to look at, and to test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sw_widget import Game
from tests.widget.samples import SIX, in_phase, play_until

STOP, END = {"do": "stop"}, {"do": "end_turn"}
MONSTERS = ("7", "13", "19", "24")
"""Where they stand on the board for two players."""


def midway(board: str) -> Game:
    """A random game on one of the boards, in its fifth turn."""
    return play_until(8, in_phase("start", 5), SIX[: int(board[0])], f"underground/{board}")


def below(
    race: str,
    power: str,
    held: dict[str, int],
    *,
    hand: int = 0,
    other: tuple[str, str] = ("giants", "fisher"),
    theirs: dict[str, int] | None = None,
    declined: tuple[str, dict[str, int]] | None = None,
    markers: dict[str, dict[str, int]] | None = None,
    monsters: Sequence[str] = MONSTERS,
    play: Sequence[dict[str, Any]] = (),
    pieces: dict[str, int] | None = None,
    badge: str | None = None,
    **more: Any,
) -> Game:
    """A game in the middle on the board for two: who holds which regions with how many tokens.

    `badge` is that of the race in decline, where it keeps one.
    """
    parts = [(0, race, held), (1, other[0], {"10": 2, "5": 1} if theirs is None else theirs)]
    parts += [(0, *declined)] if declined else []
    regions: dict[str, dict[str, Any]] = {id: {"markers": {"monster": 2}} for id in monsters}
    for player, who, where in parts:
        for id, tokens in where.items():
            regions[id] = {"player": player, "race": who, "tokens": tokens}
    for id, there in (markers or {}).items():
        regions.setdefault(id, {})["markers"] = there
    mine: dict[str, Any] = {"race": race, "power": power, "hand": hand}
    if pieces:
        mine["pieces"] = pieces
    gone = [{"race": declined[0], "power": badge}] if declined else []
    made = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "packs": ["base", "underground"],
            "board": "underground/2p",
            "turn": 3,
            "players": [
                {"name": "Ann", "coins": 7, "active": mine, "declined": gone},
                {"name": "Ben", "coins": 5, "active": {"race": other[0], "power": other[1], "hand": 0}},
            ],
            "regions": regions,
            **more,
        }
    )
    for action in play:
        made.play(action)
    return made


def picking(column: Sequence[str], play: Sequence[dict[str, Any]] = ()) -> Game:
    """Ann picks from combos that are given as "race power"."""
    made = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "packs": ["base", "underground"],
            "board": "underground/2p",
            "turn": 2,
            "players": [
                {"name": "Ann", "coins": 7, "active": None},
                {"name": "Ben", "coins": 5, "active": {"race": "giants", "power": "fisher", "hand": 0}},
            ],
            "regions": {
                **{id: {"markers": {"monster": 2}} for id in MONSTERS},
                "10": {"player": 1, "race": "giants", "tokens": 2},
            },
            "column": [dict(zip(("race", "power"), combo.split(), strict=True)) for combo in column],
        }
    )
    for action in play:
        made.play(action)
    return made


def late() -> Game:
    """Drow with a sword and the Balrog, Iron Dwarves at their mines, and what is left of the Shrooms."""
    return below(
        "drow", "mystic", {"1": 1, "7": 2, "12": 2, "8": 1}, hand=3, other=("iron_dwarves", "mining"),
        theirs={"10": 3, "15": 2, "25": 2, "23": 1}, declined=("shrooms", {"4": 1, "9": 1}),
        monsters=("13", "24"),
        markers={
            "7": {"wickedest_pentacle": 1}, "8": {"sword_of_the_killer_rabbit": 1}, "19": {"balrog": 1},
            "10": {"mine_of_the_lost_dwarf": 1}, "6": {"stinky_trolls_socks": 1},
            "26": {"fountain_of_youth": 1},
        },
    )  # fmt: skip


GAMES: dict[str, Callable[[], Game]] = {
    "late": late,
    **{f"below_{board[0]}": partial(midway, board) for board in ("2p", "3p", "4p", "6p")},
    "monsters": lambda: below("ratmen", "adventurous", {"1": 2, "8": 2}, hand=5),
    "place_found": lambda: below(
        "ratmen", "adventurous", {"1": 2, "8": 2}, hand=5, places=["great_brass_pipe"],
        play=[{"do": "conquer", "region": "7"}],
    ),
    "relic_found": lambda: below(
        "ratmen", "adventurous", {"1": 2, "8": 2}, hand=5, places=["flying_doormat"],
        play=[{"do": "conquer", "region": "7"}],
    ),
    "finds_lie": lambda: below(
        "drow", "magic", {"1": 2, "8": 2, "12": 1}, hand=4, monsters=("13",),
        markers={
            "8": {"sword_of_the_killer_rabbit": 1}, "12": {"diamond_fields": 1}, "23": {"shiny_orb": 1},
            "10": {"fountain_of_youth": 1, "froggys_ring": 1}, "18": {"stonehedge": 1},
            "25": {"scepter_of_avarice": 1}, "26": {"keep_on_the_motherland": 1}, "4": {"rusty_throne": 1},
        },
        stonehedge="commando",
    ),
    "relic_used": lambda: below(
        "mummies", "wise", {"1": 2, "8": 2}, hand=6, markers={"8": {"sword_of_the_killer_rabbit": 1}},
        play=[{"do": "conquer", "region": "12", "with": ["sword_of_the_killer_rabbit"]}],
    ),
    "balrog": lambda: below(
        "ratmen", "flocking", {"1": 2, "8": 2}, hand=6, theirs={"11": 4, "6": 2},
        places=["wickedest_pentacle"], play=[{"do": "conquer", "region": "7"}],
    ),
    "balrog_led": lambda: below(
        "ratmen", "flocking", {"1": 2, "8": 2}, hand=6, theirs={"11": 4, "6": 2},
        places=["wickedest_pentacle"],
        play=[{"do": "conquer", "region": "7"}, {"do": "use", "trait": "wickedest_pentacle", "region": "11"}],
    ),
    "turn_below": lambda: below(
        "ratmen", "spirit", {"1": 2, "8": 2}, hand=9, theirs={"12": 2, "10": 2, "5": 1},
        markers={"8": {"sword_of_the_killer_rabbit": 1}}, places=["great_brass_pipe"],
    ),
    "balrog_sleeps": lambda: below(
        "ratmen", "flocking", {"1": 2, "8": 2}, hand=6, theirs={"11": 4, "6": 2},
        places=["wickedest_pentacle"],
    ),
    "volcano": lambda: below(
        "flames", "immortal", {"1": 2, "7": 3}, hand=4, markers={"0": {"volcano": 1}}, monsters=("13", "19")
    ),
    "great_ancient": lambda: below(
        "cultists", "stone", {"11": 2, "12": 2}, hand=4, markers={"11": {"great_ancient": 1}}
    ),
    "hammers": lambda: below(
        "iron_dwarves", "mining", {"18": 2, "25": 2}, hand=3, pieces={"silver_hammer": 2}
    ),
    "shields": lambda: below(
        "gnomes", "shield", {"8": 2, "9": 2}, hand=2, markers={"8": {"mushroom_shield": 2}}, play=[STOP]
    ),
    "queen": lambda: below("kraken", "royal", {"2": 2, "8": 3}, markers={"8": {"queen": 1}}),
    "ghost": lambda: below(
        "liches", "thieving", {"8": 2, "12": 2}, hand=2, declined=("shrooms", {"18": 1}),
        markers={"8": {"crypt_of_the_tomb_raider": 1}}, play=[STOP],
    ),
    "altar": lambda: below(
        "mudmen", "muddy", {"1": 2, "20": 2}, declined=("will_o_wisps", {"6": 1, "23": 1}),
        markers={"1": {"altar_of_souls": 1}},
        play=[STOP, {"do": "redeploy", "tokens": {"1": 3, "20": 3}}, END],
    ),
    "bag": lambda: below(
        "shadow_mimes", "magic", {"1": 2, "8": 2}, hand=5, markers={"10": {"sword_of_the_killer_rabbit": 1}},
        play=[{"do": "conquer", "region": "12", "with": ["bag", "sword_of_the_killer_rabbit"]}],
    ),
    "stonehedge": lambda: below(
        "drow", "mystic", {"1": 2, "8": 2}, hand=4, markers={"8": {"stonehedge": 1}}, stonehedge="commando"
    ),
    "stonehedge_found": lambda: below(
        "ratmen", "adventurous", {"1": 2, "8": 2}, hand=5, places=["stonehedge"],
        column=[{"race": "orcs", "power": "muddy"}], power_stack=["commando", "heroic"],
        play=[{"do": "conquer", "region": "7"}],
    ),
    "volcano_first": lambda: picking(
        ("flames immortal", "kraken royal", "drow wise"), [{"do": "pick", "slot": 0}]
    ),
    "volcano_placed": lambda: picking(
        ("flames immortal", "kraken royal", "drow wise"),
        [{"do": "pick", "slot": 0}, {"do": "use", "trait": "flames", "region": "14"}],
    ),
    "swap": lambda: picking(("shadow_mimes muddy", "kraken royal", "drow wise", "mudmen tomb")),
    "wisps": lambda: below("will_o_wisps", "wise", {"12": 2, "8": 1}, hand=2, theirs={"11": 3, "6": 2}),
    "wisps_rolled": lambda: below(
        "will_o_wisps", "wise", {"12": 2, "8": 1}, hand=1, theirs={"11": 3, "6": 2}, dice=[1],
        play=[{"do": "roll", "region": "11"}],
    ),
    "reborn": lambda: below(
        "mudmen", "muddy", {"1": 2, "8": 2}, badge="reborn", monsters=("7", "19", "24"),
        declined=("shrooms", {"12": 1, "18": 1, "13": 1}),
    ),
    "tomb": lambda: below(
        "ogres", "tomb", {"1": 3, "8": 2, "12": 1}, play=[{"do": "decline"}],
    ),
    "ring_put_down": lambda: below(
        "ratmen", "wise", {"9": 2, "8": 2}, hand=2, theirs={"10": 2, "4": 1},
        markers={"8": {"froggys_ring": 1}, "9": {"scepter_of_avarice": 1}}, play=[STOP],
    ),
}  # fmt: skip
