"""Measurements of the search for the best turn. Timings are CPU time of this process.

How long a proof takes in positions from real games, and how that grows with the tokens in hand and the size
of the board, beside brute force: every order of every conquest, no position recognised, nothing left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

from sw_widget import packs
from sw_widget.bench.engine import NAMES
from sw_widget.engine import actions as do
from sw_widget.engine.actions import PICKING, REDEPLOYMENT, START, WITHDRAWAL
from sw_widget.engine.die import FACES
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import options, readied
from sw_widget.engine.position import Position
from sw_widget.engine.turn.scoring import score
from sw_widget.explore.advance import advance
from sw_widget.explore.bots.abilities import decline_code
from sw_widget.explore.turns.redeployment.best import withdraw
from sw_widget.explore.turns.search import best
from sw_widget.game.game import Game

BOARDS = (2, 3, 4, 5)
HANDS = (6, 8, 10, 12, 14, 16, 18, 20)
QUICK, QUICK_MIXED = 100, 20
"""Positions that a player of the measured games looks at for a turn; with several packs each takes longer."""
MOST_LOOKS, MOST_LOOKS_MIXED = 100_000, 1_000
MIXES = {
    "five packs": ("base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus"),
    "all packs": tuple(packs.known()),
}
"""Packs that are played together; the search knows what all races of the first five can do."""
GAMES = 12
"""Games on each board that positions are drawn from, at least."""
SAMPLES = 5
DECLINES = 0.25


def positions(
    players: int, seed: int, looks: int = QUICK, packs: Sequence[str] = ("base",)
) -> Iterator[Position]:
    """The starts of all turns in a game whose players take what a short search finds."""
    game = Game(players=NAMES[:players], seed=seed, packs=packs)
    position, rng = game.position, Random(f"positions/{players}/{seed}")
    while not position.over:
        if position.stage == WITHDRAWAL:
            advance(position, withdraw(position))
            continue
        if position.phase in (PICKING, START):
            yield position.clone()
        if position.phase == PICKING and position.column:
            affordable = options(position)[do.PICK]
            advance(position, (do.PICK, int(rng.random() * min(3, len(affordable)))))
        elif position.phase == START and _thin(position) and rng.random() < DECLINES:
            advance(position, decline_code(position))
        for code in best(position, looks=looks).ways[0].codes if position.stage in _TURN else ():
            advance(
                position, code, FACES[int(rng.random() * len(FACES))] if takes_die(position, code) else None
            )


_TURN = (PICKING, START, do.CONQUEST, REDEPLOYMENT, do.AFTER_SCORING)


def _thin(position: Position) -> bool:
    """Whether the active race has spread out, so that a player may think of its decline."""
    return position.held[position.active[position.player]].bit_count() >= 4


def real_positions(
    players: int, count: int, looks: int = QUICK, packs: Sequence[str] = ("base",)
) -> list[Position]:
    """So many of them, drawn from several games: the turns of one game are much alike."""
    games = max(GAMES, count // 20)
    found = [position for seed in range(games) for position in positions(players, seed, looks, packs)]
    return Random(players).sample(found, count)


def proofs(count: int) -> dict[str, Any]:
    """How long it takes to prove the best turn in real positions, by board and over all."""
    figures, all_took, all_proven = {}, [], 0
    for players in BOARDS:
        took, proven = _searched(real_positions(players, count), MOST_LOOKS)
        figures[f"{players} players"] = _summary(took, proven)
        all_took += took
        all_proven += proven
    return {**figures, "all boards": _summary(all_took, all_proven)}


def mixed_proofs(count: int) -> dict[str, Any]:
    """The same with several packs in play, over all boards."""
    figures = {}
    for name, mix in MIXES.items():
        drawn = [
            position
            for players in BOARDS
            for position in real_positions(players, count // len(BOARDS), QUICK_MIXED, mix)
        ]
        figures[name] = _summary(*_searched(drawn, MOST_LOOKS_MIXED))
    return figures


def _searched(drawn: list[Position], looks: int) -> tuple[list[float], int]:
    """How long each search took, and how many gave a proof."""
    took, proven = [], 0
    for position in drawn:
        start = process_time()
        proven += best(position, looks=looks, lines=3).proven
        took.append(process_time() - start)
    return took, proven


def _summary(took: list[float], proven: int) -> dict[str, float]:
    return {
        "positions": len(took),
        "p50_s": median(took),
        "p95_s": quantiles(took, n=20)[-1],
        "max_s": max(took),
        "proven": proven / len(took),
    }


# Growth


def growth(seconds: float) -> list[dict[str, Any]]:
    """Search and brute force, by board and tokens in hand. Brute force ends when it has had its seconds."""
    rows = []
    for players in BOARDS:
        samples = _plain_positions(players)
        too_slow = False
        for hand in HANDS:
            took, proven = [], 0
            for position in samples:
                with_hand = _with_hand(position, hand)
                start = process_time()
                proven += best(with_hand, looks=MOST_LOOKS).proven
                took.append(process_time() - start)
            brute = Brute(seconds)
            if not too_slow:
                too_slow = not brute.finishes(_with_hand(samples[0], hand))
            rows.append(
                {
                    "players": players,
                    "regions": len(samples[0].holder),
                    "hand": hand,
                    "search_s": median(took),
                    "search_max_s": max(took),
                    "proven": proven / len(took),
                    "brute_s": None if too_slow else brute.took,
                    "brute_at_least_s": seconds if too_slow else brute.took,
                }
            )
    return rows


def _plain_positions(players: int) -> list[Position]:
    """Starts of turns in the middle of games, of races whose hand can be changed without other effects."""
    found: list[Position] = []
    seed = 100
    while len(found) < SAMPLES:
        for position in positions(players, seed):
            race = position.active[position.player]
            kit = position.kit[race]
            if position.phase != START or position.turn < 3 or position.acting != race:
                continue
            if not (
                kit.outlook.growth or kit.outlook.replaces or kit.outlook.rolls_first or kit.outlook.lifted
            ):
                found.append(position)
                break
        seed += 1
    return found


def _with_hand(position: Position, hand: int) -> Position:
    """The position with so many tokens to conquer with, as if more had been in the box."""
    view = readied(position)
    view.hand[view.acting] = hand
    return view


class Brute:
    """Every order of every action, each position anew."""

    def __init__(self, seconds: float) -> None:
        self._until = process_time() + seconds
        self.took = 0.0

    def finishes(self, position: Position) -> bool:
        """Whether it comes to an end in its time."""
        start = process_time()
        try:
            self._best(position)
        except TimeoutError:
            return False
        self.took = process_time() - start
        return True

    def _best(self, position: Position) -> float:
        if position.phase == REDEPLOYMENT:
            return score(position, position.player)
        if process_time() > self._until:
            raise TimeoutError
        top = 0.0
        for entries in options(position).values():
            for code in entries:
                assert isinstance(code, tuple)
                total = 0.0
                for face in sorted(set(FACES)) if takes_die(position, code) else (None,):
                    after = position.clone()
                    advance(after, code, face)
                    total += self._best(after) * (FACES.count(face) / len(FACES) if face is not None else 1)
                top = max(top, total)
        return top


def measure(seconds: float) -> dict[str, Any]:
    """All figures of the search; more seconds, more positions."""
    count = max(10, round(30 * seconds))
    return {
        "search": {"proofs": proofs(count), "mixed_proofs": mixed_proofs(count), "growth": growth(seconds)}
    }


def report(figures: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    found = figures["search"]
    lines = [f"best turn, proven in real positions within {MOST_LOOKS:,} looks (CPU seconds)"]
    lines += [_proof_line(name, row) for name, row in found["proofs"].items()]
    lines.append(f"best turn, with several packs, within {MOST_LOOKS_MIXED:,} looks (CPU seconds)")
    lines += [_proof_line(name, row) for name, row in found["mixed_proofs"].items()]
    lines.append("best turn, by board and tokens in hand (median CPU seconds; brute force of one position)")
    for row in found["growth"]:
        brute = (
            f"{row['brute_s']:10.3f}"
            if row["brute_s"] is not None
            else "more than" + f"{row['brute_at_least_s']:3.0f}"
        )
        lines.append(
            f"{row['players']} players, {row['regions']:2} regions   hand {row['hand']:2}"
            f"   search {row['search_s']:8.4f}   max {row['search_max_s']:7.3f}"
            f"   proven {row['proven']:4.0%}   brute force {brute}"
        )
    return lines


def _proof_line(name: str, row: dict[str, float]) -> str:
    return (
        f"{name:16} {row['positions']:5.0f} positions   p50 {row['p50_s']:.3f}   p95 {row['p95_s']:.3f}"
        f"   max {row['max_s']:.2f}   proven {row['proven']:.1%}"
    )
