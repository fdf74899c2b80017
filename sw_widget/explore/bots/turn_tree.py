"""A tree over the turns to come: what each player would best do, found by playing on many times.

Every play has dice and stacks of its own. Through the first turns it follows the tree: whoever moves takes
what has brought most to that player so far, or what has been tried too little to know (by upper confidence
bounds). Then heuristics play on for a while, and what is still to come is estimated.

Against several opponents the tree tells only one's own turns apart, and heuristics play theirs: there is no
time to find out what is best for three in a row, and what they try meanwhile hides what is best for oneself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

from sw_widget.engine.actions import Code
from sw_widget.engine.position import Position
from sw_widget.explore.bots.coin_estimate import coins_at_the_end
from sw_widget.explore.bots.rollouts import gain, played_with_luck
from sw_widget.explore.bots.table_heuristics import heuristics_for
from sw_widget.explore.bots.turn_options import TurnOption, turn_options

CURIOSITY, OWN_CURIOSITY = 6.0, 3.0
"""How many coins what has hardly been tried is given in advance: between two players, and among more."""
WIDTH = 0.5
"""How fast a node opens: after n plays it tells `1 + WIDTH * n ** 0.6` options apart."""
DEPTH, OWN_DEPTH = 4, 2
"""How many turns the tree tells apart, both players' or only one's own; heuristics play all others."""
ROUNDS = 3
"""After how many rounds of the table the coins to come are estimated instead of played for."""


class Node:
    """What has come of the plays through one point of the tree."""

    __slots__ = ("children", "leads", "options", "plays")

    def __init__(self, players: int) -> None:
        self.plays = 0
        self.leads = [0.0] * players
        """The sum of each player's lead at the end."""
        self.options: list[TurnOption] | None = None
        self.children: dict[TurnOption, Node] = {}

    def lead(self, player: int) -> float:
        """The average lead of a player."""
        return self.leads[player] / self.plays

    @property
    def expected(self) -> TurnOption | None:
        """What the player who moves here took most often, once it has been tried a few times."""
        tried = [(child.plays, option) for option, child in self.children.items() if child.plays > 2]
        return max(tried)[1] if tried else None


class Result(NamedTuple):
    """What one play brought the player who asks."""

    now: int
    """One's own coins when this turn ends."""
    mine: float
    theirs: float
    """The average opponent's."""


class TurnTree:
    """Plays on from a position. `turns` counts the turns that were played in all: so much was thought."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.turns = 0
        players = range(len(position.coins))
        self._heuristics = heuristics_for(len(players))()
        self.own_only = len(players) > 2
        """Whether only the turns of the player who asks are told apart."""
        self._depth, self._curiosity = (OWN_DEPTH, OWN_CURIOSITY) if self.own_only else (DEPTH, CURIOSITY)
        # Nobody estimates a role: with one, games are played to their end.
        self._last_turn = position.turns if position.rules.roles else position.turn + ROUNDS - 1
        self._others = [
            [other for other in players if other not in (p, position.partner(p))] for p in players
        ]

    def node(self) -> Node:
        """A node that nothing is known of."""
        return Node(len(self._others))

    def play(self, root: Node, codes: Sequence[Code], number: int) -> Result:
        """Play these actions and on, with the luck of that number; the nodes on the way learn from it."""
        position, heuristics = self.position, self._heuristics
        game = played_with_luck(position, codes, number, heuristics)
        self.turns += 1
        player = position.decider
        now = game.coins[player] - position.coins[player]
        path = self._descend(root, game)
        while not game.over and game.turn <= self._last_turn:
            heuristics.play_turn(game)
            self.turns += 1
        coins = coins_at_the_end(game)
        gains = [gain(position, coins, each) for each in range(len(coins))]
        leads = [
            gains[each] - sum(gains[other] for other in others) / len(others)
            for each, others in enumerate(self._others)
        ]
        for node in path:
            node.plays += 1
            for each, lead in enumerate(leads):
                node.leads[each] += lead
        return Result(now, gains[player], gains[player] - leads[player])

    def _descend(self, node: Node, game: Position) -> list[Node]:
        """Play the turns that the tree tells apart, as far as it has grown; the nodes on the way."""
        path = [node]
        while not game.over and len(path) <= self._depth:
            self.turns += 1
            option = self._option(node, game) if self._tells_apart(game) else None
            if option is None:
                self._heuristics.play_turn(game)
                continue
            option.play(game, self._heuristics)
            node = node.children.setdefault(option, self.node())
            path.append(node)
            if not node.plays:
                break
        return path

    def _tells_apart(self, game: Position) -> bool:
        """Whether the turn that begins is one of those that the tree is about."""
        return not self.own_only or game.player == self.position.player

    def _option(self, node: Node, game: Position) -> TurnOption | None:
        """What to try now: what the mover knows least about, or what has brought the mover most."""
        if node.options is None:
            node.options = turn_options(game, self._heuristics)
        fitting = [option for option in node.options if option.fits(game)]
        best, chosen, player = float("-inf"), None, game.player
        weight = log(node.plays + 1)
        for option in fitting[: 1 + int(WIDTH * node.plays**0.6)]:
            child = node.children.get(option)
            if child is None or not child.plays:
                return option
            bound = child.lead(player) + self._curiosity * sqrt(weight / child.plays)
            if bound > best:
                best, chosen = bound, option
        return chosen
