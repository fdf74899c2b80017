"""The golden games: what they are, and how their files are made anew, on purpose.

Each golden game is a saved game (`golden/<name>.json`, as `game.save` writes it) and the full explanation of
each of its steps (`golden/<name>.txt`). The test loads the save and compares the text letter by letter.

    python -m tests.games.regolden            writes the texts anew from the saves: read the diff
    python -m tests.games.regolden --games    plays the games anew as well

The saves promise that a game saved today can be loaded for ever: play them anew only where a rule was wrong,
and say so in the changelog.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from sw_widget import Game
from tests.games.careful_player import Careful

FOLDER = Path(__file__).parent / "golden"

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def scenario(title: str, *, players: int, turns: int, seed: int, combos: str, **more: Any) -> dict[str, Any]:
    """A game on the printed board with the named combos ("power race, …") on offer, top first."""
    column = [dict(zip(("power", "race"), combo.split(), strict=True)) for combo in combos.split(", ")]
    return {
        "format": "sw-scenario/1",
        "title": title,
        "players": [{"name": name} for name in NAMES[:players]],
        "turns": turns,
        "seed": seed,
        "column": column,
        **more,
    }


GAMES = {
    "two_players": scenario(
        "A dragon, a die, and two declines",
        players=2,
        turns=5,
        seed=73,
        combos="dragon_master sorcerers, berserk skeletons, wealthy dwarves, flying elves, hill orcs",
        race_stack=["humans", "wizards", "ratmen", "giants", "tritons"],
        power_stack=["merchant", "commando", "swamp", "alchemist", "mounted"],
    ),
    "three_players": scenario(
        "Ghouls that go on, camps that flee, and a peace that holds",
        players=3,
        turns=5,
        seed=26,
        combos="spirit ghouls, bivouacking amazons, diplomat elves, pillaging orcs, seafaring tritons",
        race_stack=["wizards", "trolls", "halflings", "dwarves", "humans"],
        power_stack=["stout", "fortified", "heroic", "underworld", "forest"],
    ),
    "five_players": scenario(
        "Five on one map",
        players=5,
        turns=4,
        seed=8,
        combos="heroic giants, fortified trolls, underworld halflings, mounted humans, commando ratmen",
        race_stack=["wizards", "skeletons", "sorcerers", "elves", "ghouls", "amazons"],
        power_stack=["swamp", "berserk", "alchemist", "stout", "diplomat", "bivouacking", "flying"],
        variants=["diplomat_pays", "elves_lose_one_a_round"],
    ),
}


def told(game: Game) -> str:
    """The whole game as text: each step with its action, die and explanation, then how it ended."""
    parts = [game.title, "=" * len(game.title)]
    for step in range(game.steps):
        explanation = game.explain(step)
        said = explanation.action.to_dict()
        how = ", ".join(f"{key} {value}" for key, value in said.items() if key != "do")
        die = "" if explanation.die is None else f" (die: {explanation.die})"
        parts += ["", f"Step {step + 1}: {said['do']} {how}".rstrip() + die, str(explanation)]
    coins = ", ".join(f"{name} {coins}" for name, coins in zip(game.names, game.position.coins, strict=True))
    won = ", ".join(game.names[player] for player in game.winners)
    return "\n".join([*parts, "", f"Coins: {coins}", f"Won: {won}", ""])


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--games"]):
        print(__doc__, file=sys.stderr)
        return 2
    for name, start in GAMES.items():
        save = FOLDER / f"{name}.json"
        if arguments:
            game = Game.from_scenario(start)
            Careful(game, name).play()
            game.save(save)
        (FOLDER / f"{name}.txt").write_text(told(Game.load(save)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
