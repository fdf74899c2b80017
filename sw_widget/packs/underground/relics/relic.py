"""What all relics have in common: each is used once a turn, and goes where it is used.

A relic can be copied by another piece, which then goes there in its place. The effect of a copy names both,
first the piece that copies.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sw_widget.engine.definitions import COPIES
from sw_widget.engine.effects.means import Means
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import NEXT_TURN, Line, Params, Reason
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class RelicPower(Effect):
    """The power of a relic, or of a piece that copies it."""

    marker: str

    @property
    def relic(self) -> str:
        return self.marker.split(COPIES)[-1]

    @property
    def piece(self) -> str:
        """What is used and goes where it is used: the relic, or the piece that copies it."""
        return self.marker.split(COPIES)[0]

    @property
    def has_marker(self) -> bool:  # type: ignore[override]
        return COPIES not in self.marker

    def copied(self, marker: str) -> Effect:
        return replace(self, marker=f"{marker}{COPIES}{self.marker}")

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def _names(self) -> Params:
        return {"marker": ("marker", self.piece), "relic": ("marker", self.relic)}

    def _lies_on_map(self, at: View) -> bool:
        return bool(at.position.markers[at.marker(self.relic)])

    def _spent(self, at: View) -> Reason | None:
        """That it was used this turn."""
        if not at.position.used >> at.marker(self.piece) & 1:
            return None
        return Reason("already_used", "already_used-relic", self._names(), (NEXT_TURN,), at.rule)

    def _beside_original(self, at: View, region: int) -> Reason | None:
        """A copy is not used where the relic itself lies."""
        if self.has_marker or region not in at.position.markers[at.marker(self.relic)]:
            return None
        params = {**self._names(), "region": ("region", region)}
        return Reason("bad_allocation", "bad_allocation-beside_relic", params, (), at.rule)

    def _use_in(self, t: Turn, region: int) -> None:
        """It is used for this turn, and lies in the region now."""
        t.spend_for_turn(t.marker(self.piece))
        t.move(t.marker(self.piece), region)


@dataclass(frozen=True)
class RelicMeans(RelicPower, Means):
    """A relic that is named with a conquest, and comes along if that succeeds."""

    once = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False, strikes_far=self.far)

    def left(self, at: View, number: int) -> int:
        return int(self._lies_on_map(at) and self._spent(at) is None)

    def useless(self, at: View, number: int) -> Reason | None:
        if self._lies_on_map(at):
            return None
        return Reason("wrong_phase", "wrong_phase-relic_not_found", self._names(), (), at.rule)

    def refuses(self, at: View, region: int) -> Reason | None:
        return self._beside_original(at, region)

    def named(self, at: View, number: int, pieces: int, base: int) -> tuple[str, Params]:
        return "means-one" if self.has_marker else "means-copied", {**self._names(), "n": pieces}

    def line(self, at: View, number: int, pieces: int, total: int) -> Line:
        less = self.saves(at, number)
        params = {**self._names(), "n": less}
        return Line(self.relic, -less, f"cost-{self.word}", params, less > 0, reference=at.rule)

    def used_up(self, t: Turn, number: int) -> None:
        t.spend_for_turn(t.marker(self.piece))

    def came_along(self, t: Turn, number: int, region: int) -> None:
        t.move(t.marker(self.piece), region)
