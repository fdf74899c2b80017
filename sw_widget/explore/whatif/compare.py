"""Branches side by side: what each brings, what it leaves, and what the opponents could take back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from sw_widget.engine.ledger import Line as RawLine
from sw_widget.explore.coin_flows import DECLINED, REGIONS
from sw_widget.explore.data_table import Cell, DataTable, Row
from sw_widget.explore.line_names import named_in
from sw_widget.explore.whatif.branch import Branch
from sw_widget.explore.whatif.player_status import PlayerStatus
from sw_widget.text import AllOf

MOST_NAMED = 4
"""Longer lists of regions say how many more there are."""


class Comparison:
    """Branches of one game side by side. Iterating gives the rows of the table.

    `standings` has the numbers of each branch; `before` those of the game when the branches began, where all
    began at the same step.
    """

    def __init__(
        self,
        branches: tuple[Branch, ...],
        player: int | None = None,
        contest: frozenset[int] | None = None,
    ) -> None:
        first = branches[0]
        self.player = first.player if player is None else player
        """Whose coins, tokens and regions these are: who decided when the branches began."""
        self._contest = frozenset(range(len(branches))) if contest is None else contest
        """The numbers of the branches among which the best are marked."""
        self._speaker = first.speaker
        self.standings = tuple(PlayerStatus.of(branch, self.player) for branch in branches)
        self.before: PlayerStatus | None = None
        if len({branch.start for branch in branches}) == 1:
            self.before = PlayerStatus.at_start(first, self.player, self._speaker.say("whatif-before"))
        self.table = self._laid_out()
        """The table."""

    @property
    def columns(self) -> tuple[PlayerStatus, ...]:
        """All that stands side by side."""
        return self.standings if self.before is None else (self.before, *self.standings)

    @property
    def rows(self) -> tuple[Row, ...]:
        return self.table.rows

    # The table

    def _laid_out(self) -> DataTable:
        say = self._speaker.say
        rows = [
            replace(self._row("whatif-row-coins", lambda at: (Cell(str(at.coins)), None)), secret=True),
            self._row("whatif-row-score", self._score),
            replace(
                self._row("whatif-row-coins_then", lambda at: (Cell(str(at.coins_then)), at.coins_then)),
                secret=True,
            ),
            self._row("whatif-row-hand", lambda at: (Cell(str(at.hand)), at.hand)),
            self._row("whatif-row-regions", self._regions),
            self._row("whatif-row-weakest", self._weakest),
            Row(say("whatif-part-threats")),
            *(self._danger(number) for number in range(len(self.standings[0].threats.opponents))),
        ]
        differing = list(self._score_rows())
        if differing:
            rows += [Row(say("whatif-part-score")), *differing]
        heads = (say("whatif-head-compare"), *(at.name for at in self.columns))
        title = say("whatif-compare", {"player": ("player", self.player)})
        notes = list(self.sentences())
        if any(cell.best for row in rows for cell in row.cells):
            notes.append(say("whatif-star"))
        return DataTable(title, heads, tuple(rows), tuple(notes))

    def _row(
        self, label: str, cell: Callable[[PlayerStatus], tuple[Cell, int | None]], **params: object
    ) -> Row:
        """A row with a cell for each column, the best of the branches marked if they are not all as good."""
        made = [cell(at) for at in self.columns]
        skip = len(made) - len(self.standings)
        worth = [made[skip + index][1] for index in sorted(self._contest)]
        best = max((number for number in worth if number is not None), default=None)
        marked = best is not None and any(number != best for number in worth)
        cells = [
            Cell(cell.text, cell.notes, marked and index - skip in self._contest and number == best)
            for index, (cell, number) in enumerate(made)
        ]
        return Row(self._speaker.say(label, params), tuple(cells))

    def _score(self, at: PlayerStatus) -> tuple[Cell, int | None]:
        if at.score is None:
            return Cell("–"), None
        return Cell(str(at.score.total), (self._speaker.say("whatif-paid"),) if at.paid else ()), None

    def _regions(self, at: PlayerStatus) -> tuple[Cell, int | None]:
        notes = []
        if at.in_decline:
            notes.append(self._speaker.say("whatif-in_decline", {"n": at.in_decline}))
        if self.before is not None:
            for id, mask in (
                ("whatif-new", at.regions & ~self.before.regions),
                ("whatif-gone", self.before.regions & ~at.regions),
            ):
                if mask:
                    notes.append(self._speaker.say(id, {"regions": self._listed(at, mask)}))
        number = at.regions.bit_count()
        return Cell(str(number), tuple(notes)), number

    def _weakest(self, at: PlayerStatus) -> tuple[Cell, int | None]:
        if at.weakest is None:
            return Cell("–"), None
        cost, mask = at.weakest
        names = self._speaker.say("whatif-these", {"regions": self._listed(at, mask)})
        return Cell(str(cost), (names,)), cost

    def _danger(self, number: int) -> Row:
        """What one opponent could take."""

        def cell(at: PlayerStatus) -> tuple[Cell, int | None]:
            opponent = at.threats.opponents[number]
            sure = [threat.region for threat in opponent.threats if threat.sure]
            lucky = [threat.region for threat in opponent.threats if not threat.sure and not threat.coins]
            paid = [threat.region for threat in opponent.threats if threat.coins]
            board = at.position.rules.board
            notes = []
            for sentence, ids in (
                ("whatif-these", sure),
                ("whatif-with_luck", lucky),
                ("whatif-for_coins", paid),
            ):
                if ids:
                    names = AllOf([board.regions[board.index[id]].name for id in ids], limit=MOST_NAMED)
                    notes.append(self._speaker.say(sentence, {"regions": names}))
            if len(opponent.together) > 1:
                notes.append(self._speaker.say("whatif-in_a_turn", {"n": len(opponent.together)}))
            text = self._speaker.say("whatif-regions", {"n": len(sure)})
            return Cell(text, tuple(notes)), -len(sure)

        opponent = self.standings[0].threats.opponents[number].player
        return self._row("whatif-row-danger", cell, player=("player", opponent))

    def _score_rows(self) -> Iterator[Row]:
        """The lines of the scores that are not the same in all branches."""
        scores = [dict(at.score_lines()) for at in self.columns]
        skip = len(scores) - len(self.standings)
        compared = scores[skip:] if len(self.standings) > 1 else scores
        for key in dict.fromkeys(key for score in scores for key in score):
            if len({score[key].amount if key in score else 0 for score in compared}) > 1:
                yield self._score_row([score.get(key) for score in scores])

    def _score_row(self, lines: list[RawLine | None]) -> Row:
        some = next(line for line in lines if line is not None)
        about = named_in(some)
        if about is not None:
            label = self._speaker.say("whatif-row-bonus", {"name": about})
        elif some.rule == DECLINED:
            label = self._speaker.say("whatif-row-declined", some.params)
        elif some.rule != REGIONS:
            label = self._speaker.say("whatif-row-other")
        elif len({line.params["race"] for line in lines if line is not None}) == 1:
            label = self._speaker.say("whatif-row-active", some.params)
        else:
            label = self._speaker.say("whatif-row-active_races")
        cells = [
            Cell("0")
            if line is None
            else Cell(str(line.amount), (self._speaker.say(line.sentence, line.params),))
            for line in lines
        ]
        return Row(label, tuple(cells))

    def _listed(self, at: PlayerStatus, mask: int) -> AllOf:
        return AllOf(at.names_of(mask), limit=MOST_NAMED)

    # In words

    def sentences(self) -> Iterator[str]:
        """What the table says, in short: which branch brings most, and which leaves least to take."""
        if len(self.standings) > 1:
            yield self._verdict("whatif-most_coins", "whatif-same_coins", lambda at: at.coins_then)
            yield self._verdict(
                "whatif-least_danger", "whatif-same_danger", lambda at: -len(at.threats.regions)
            )
        if any(at.undeployed for at in self.standings):
            yield self._speaker.say("whatif-undeployed")

    def _verdict(self, one: str, same: str, worth: Callable[[PlayerStatus], int]) -> str:
        numbers = [worth(at) for at in self.standings]
        best = max(numbers)
        params: dict[str, object] = {
            "what": AllOf(
                [
                    self._speaker.say("whatif-quoted", {"what": at.name})
                    for at, number in zip(self.standings, numbers, strict=True)
                    if number == best
                ]
            ),
            "n": abs(best),
        }
        return self._speaker.say(same if min(numbers) == best else one, params)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __str__(self) -> str:
        return str(self.table)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return self.table.html()

    def to_dict(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "before": None if self.before is None else self.before.to_dict(),
            "branches": [at.to_dict() for at in self.standings],
            "table": self.table.to_dict(),
        }


def compare(*branches: Branch) -> Comparison:
    """Lay what-ifs of one game side by side; a single one is laid beside the game as it stood.

    compare(*game.what_ifs)
    """
    if not branches:
        raise ValueError("there is nothing to compare: give one what-if or more")
    for branch in branches:
        if not isinstance(branch, Branch):
            raise TypeError(f"only what-ifs can be compared, as game.what_if() makes them, not {branch!r}")
    first = branches[0]
    for branch in branches:
        if branch.origin is not first.origin:
            raise ValueError(
                f"only what-ifs of one game can be compared: {first.name!r} and {branch.name!r} belong to two"
            )
        if branch.player != first.player:
            raise ValueError(
                f"only what-ifs of one player can be compared: {first.name!r} begins with a decision of "
                f"{first.names[first.player]}, {branch.name!r} with one of {first.names[branch.player]}"
            )
    return Comparison(branches)
