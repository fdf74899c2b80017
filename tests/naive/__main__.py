"""Compares model and engine for as long as one likes: `python -m tests.naive --minutes 10 --seed 1`."""

import argparse
import random
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from naive import differential
from naive.differential import (
    Mismatch,
    all_combos,
    packs_of,
    random_game,
    whole_game,
)
from naive.facts import WITH_COMBOS
from naive.meetings import MEETINGS
from naive.modes import game_in_teams, game_of_necromancer


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--packs", nargs="+", default=list(WITH_COMBOS), help="the packs that may be in play")
    parser.add_argument("--of", help="only games in which somebody has a race or a power of this pack")
    parser.add_argument("--modes", action="store_true", help="only games in teams and with a Necromancer")
    parser.add_argument("--meetings", action="store_true", help="only those who meet seldom")
    parser.add_argument("--go-on", action="store_true", help="count mismatches by kind instead of stopping")
    parser.add_argument("--show", type=int, default=1, help="mismatches of a kind that are written out")
    parser.add_argument("--reread", type=float, default=0.1, help="share of positions read back from codes")
    options = parser.parse_args()
    differential.REREAD = options.reread
    end = time.monotonic() + 60 * options.minutes
    games, kinds, number = 0, {}, options.seed
    while time.monotonic() < end:
        chosen = modes if options.modes else meetings if options.meetings else games_of
        for seed, play in chosen(number, options.packs, options.of):
            if time.monotonic() >= end:
                break
            games += 1
            try:
                play(seed)
            except Mismatch as mismatch:
                report(kinds, seed, str(mismatch), options.show)
            except Exception as error:  # one of the two broke down
                report(kinds, seed, repr(error) + "\n" + traceback.format_exc(), options.show)
            else:
                continue
            if kinds:
                if not options.go_on:
                    sys.exit(1)
        number += 1
    print(f"{games} games, {sum(kinds.values())} mismatches")
    for kind, count in sorted(kinds.items(), key=lambda item: -item[1]):
        print(f"{count:6} {kind}")
    sys.exit(1 if kinds else 0)


def games_of(number, known, of):
    """A round: every combo of the packs that may be in play, and a few whole games."""
    for index, combos in enumerate(all_combos(random.Random(number), known)):
        if of is None or of in packs_of(combos):
            yield f"{number}/{index}", lambda seed, combos=combos: random_game(seed, combos, known=known)
    yield from meetings(number, known, of)
    for players in (2, 3, 4, 5, 6):
        for share in (0.5, 1):
            rng = random.Random(f"{number}/{players}/{share}")
            packs = ["base", *(pack for pack in known if pack != "base" and rng.random() < share)]
            if (of is None or of in packs) and (players < 6 or "sky_islands" in packs):
                yield f"{number} for {players}", lambda seed, n=players, p=packs: whole_game(seed, n, p)


def modes(number, known, of):
    """Games in teams and with a Necromancer, with all packs."""
    for index in range(100):
        yield f"{number}/{index} in teams", game_in_teams
        yield f"{number}/{index} of the Necromancer", game_of_necromancer


def meetings(number, known, of):
    for combos in MEETINGS:
        needed = packs_of(combos)
        if set(needed) <= set(known) and (of is None or of in needed):
            yield f"{number}/{combos}", lambda seed, combos=combos: random_game(seed, combos, known=known)


def report(kinds, seed, message, show):
    first = message.split("\n")[0]
    kind = "".join("#" if letter.isdigit() else letter for letter in first)[:60]
    kinds[kind] = kinds.get(kind, 0) + 1
    if kinds[kind] <= show:
        print(f"seed {seed}: {message}\n", flush=True)


if __name__ == "__main__":
    main()
