"""The legal actions as an object: iterate it, ask `in`, count it, take a random one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from sw_widget.engine.actions import ACTION_NAMES, REDEPLOY, Code
from sw_widget.engine.checks import perhaps, shown
from sw_widget.engine.compiling import mypyc_attr
from sw_widget.engine.definitions import COPIES
from sw_widget.engine.legal.allocation import Spread
from sw_widget.engine.legal.choices import Option, Options, SpreadOption
from sw_widget.engine.legal.lot import draw
from sw_widget.engine.legal.options import includes, options, readied, redeployment_on_map
from sw_widget.engine.position import Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.machine import play
from sw_widget.engine.turn.preview import best_kept
from sw_widget.game import html
from sw_widget.game.action_codec import decode, encode, kind_of
from sw_widget.game.action_keywords import Means, in_format, means_list
from sw_widget.game.errors import ActionError
from sw_widget.game.history import dice_of

if TYPE_CHECKING:
    from sw_widget.game.course import Course


@mypyc_attr(acyclic=True)
class Action:
    """One action, ready to be played. It compares equal to the dictionary that says the same."""

    __slots__ = ("code", "rules")

    def __init__(self, rules: Rules, code: Code) -> None:
        self.rules = rules
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        """An action is written down as what it is made from, compiled or not."""
        return Action, (self.rules, self.code)

    @property
    def kind(self) -> str:
        """What is done: "conquer", "stop" ..."""
        return ACTION_NAMES[self.code[0]]

    @property
    def means(self) -> tuple[str, ...]:
        """The special means that it uses, one name for each piece."""
        return tuple(self.to_dict().get("with", ()))

    def to_dict(self) -> dict[str, Any]:
        """The action in the public format."""
        return decode(self.rules, self.code)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action):
            return self.code == other.code
        return self.to_dict() == other if isinstance(other, Mapping) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)

    def __getitem__(self, key: str) -> Any:
        return self.to_dict()[key]

    def __repr__(self) -> str:
        return repr(self.to_dict())


def code_of(
    position: Position,
    action: Action | Choice | Mapping[str, Any] | str,
    more: Mapping[str, Any] | None = None,
) -> Code:
    """The engine's form of an action: one of the legal ones, or data, or a name with what is given `more`."""
    if isinstance(action, Choice):
        action = action.only()
    if isinstance(action, Action):
        if action.rules is position.rules and not more:
            return action.code
        action = action.to_dict()
    if isinstance(action, str):
        return encode(position, {"do": action, **in_format(more or {})}, keywords=True)
    if more:
        raise ActionError(next(iter(more)), "write it into the action itself")
    return encode(position, without_dice(action))


DICE = ("die", "rolls")
"""What an entry of a log has beside its action: the dice that were rolled."""


def without_dice(action: Mapping[str, Any]) -> Mapping[str, Any]:
    """The action of an entry of a log; any other action as it is."""
    if isinstance(action, Mapping) and any(key in action for key in DICE):
        return {key: value for key, value in action.items() if key not in DICE}
    return action


class Choice:
    """An allocation that is free within bounds: one entry of the legal actions, many ways to play it."""

    __slots__ = ("kept", "option", "rules")

    def __init__(self, rules: Rules, option: Option, kept: int = -1) -> None:
        self.rules = rules
        self.option = option
        self.kept = kept
        """Regions that bring more than others, as a mask, where not all can be kept."""

    @property
    def kind(self) -> str:
        return ACTION_NAMES[self.option.kind] if isinstance(self.option, SpreadOption) else "withdraw"

    def count(self) -> int:
        """In how many ways it can be played."""
        return self.option.count()

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.code in self.option

    def __eq__(self, other: object) -> bool:
        return self.to_dict() == other.to_dict() if isinstance(other, Choice) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.kind, self.count()))

    def __iter__(self) -> Iterator[Action]:
        """Every way, one after another; there may be very many."""
        for code in self.option:
            yield Action(self.rules, code)

    def only(self) -> Action:
        """The one way in which it can be played; raises `ActionError` where there are several."""
        ways = self.count()
        if ways > 1:
            said = "play(choice.even()), choice.sample(rng), or iterate it"
            raise ActionError("", f"this is a choice with {ways} ways: {said}")
        return self.even()

    def even(self) -> Action:
        """Everything put down, as evenly as may be. Where regions must be given up, those that bring least
        are, and no more than must be: `gives_up` says which.
        """
        return Action(self.rules, self.option.even(self.kept))

    def gives_up(self, action: Action) -> tuple[str, ...]:
        """The regions, by id, that the race gives up with one of these redeployments."""
        if not isinstance(self.option, SpreadOption) or self.option.kind != REDEPLOY:
            return ()
        spread = self.option.spread
        kept = {region for region, _ in action.code[2]}
        board = self.rules.board
        return tuple(
            board.regions[region].id for region in spread.regions if region not in (*kept, *spread.free)
        )

    def sample(self, rng: Random) -> Action:
        """One way at random."""
        return Action(self.rules, self.option.sample(rng))

    def to_dict(self) -> dict[str, Any]:
        """The action that it allows, with bounds in place of every allocation: which regions, how many
        pieces in all, how few and how many in each.
        """
        rules, option = self.rules, self.option
        if not isinstance(option, SpreadOption):
            said: dict[str, Any] = {"do": self.kind, "race": rules.races[option.race].id}
            said["tokens"] = self._bounds(option.tokens)
            markers = {rules.markers[marker].id: self._bounds(spread) for marker, spread in option.markers}
            return {**said, "markers": markers} if markers else said
        if self.kind == "redeploy":
            race = rules.races[option.what].id
            return {"do": self.kind, "race": race, "tokens": self._bounds(option.spread)}
        marker = rules.markers[option.what].id
        return {"do": self.kind, "marker": marker, "regions": self._bounds(option.spread)}

    def _bounds(self, spread: Spread) -> dict[str, Any]:
        return {
            "regions": [self.rules.board.regions[region].id for region in spread.regions],
            "low": spread.low,
            "high": spread.high,
            "least": spread.least,
            "most": min(spread.most, spread.high),
        }

    def __repr__(self) -> str:
        said = self.to_dict()
        about = said.get("race") or said.get("marker")
        return f"<{self.kind} {about}: {_ways(self.count())}>"


class Legal:
    """The legal actions of the player who must decide, as they were when `game.legal` was asked.

    They are listed when somebody looks at them; `sample` does not.
    """

    __slots__ = ("_course", "_log", "_options", "_step", "_view", "drawn")

    def __init__(self, course: Course) -> None:
        self._course = course
        self._log = course._log
        self._step = len(course._log)
        self._options: Options | None = None
        self._view: Position | None = None
        self.drawn: Action | None = None
        """What was drawn last: it need not be looked for again while they hold."""

    def _hold(self) -> bool:
        """Whether they are what is legal in the game now: nothing has been played or undone since."""
        return self._log is self._course._log and self._step == len(self._log)

    @property
    def position(self) -> Position:
        """The position in which they are legal."""
        if self._hold():
            return self._course.position
        before = self._course._start.clone()
        for entry in self._log[: self._step]:
            play(before, entry[0], dice_of(entry))
        return before

    @property
    def options(self) -> Options:
        """The same in the engine's form: worked out when somebody asks, and kept."""
        if self._options is None:
            with self._course.lock:
                self._options = options(self.position)
        return self._options

    @property
    def readied(self) -> Position:
        """The position as conquests see it: at the start of a turn, with the troops in hand."""
        if self._view is None:
            with self._course.lock:
                self._view = readied(self.position)
        return self._view

    @property
    def rules(self) -> Rules:
        return self._course.position.rules

    @property
    def kinds(self) -> list[str]:
        """The kinds of action that are possible: "conquer", "stop" ..."""
        return [ACTION_NAMES[kind] for kind in self.options]

    def of(self, kind: str, *, means: Means | None = None) -> list[Action | Choice]:
        """The entries of one kind. `means` picks those that use just these special means, one or a list of
        them; an empty list, those that use none.
        """
        entries = [self._entry(entry) for entry in self.options.get(kind_of(kind, "kind"), [])]
        if means is None:
            return entries
        known = {part: None for name in self.rules.means for part in name.split(COPIES)}
        wanted = means_list(means)
        for name in wanted:
            if not isinstance(name, str) or name not in known:
                said = f"{shown(name)} is no special means of these packs{perhaps(name, known)}"
                raise ActionError("means", said)
        counted = Counter(wanted)
        return [entry for entry in entries if isinstance(entry, Action) and Counter(entry.means) == counted]

    def _entry(self, entry: Code | Option) -> Action | Choice:
        if isinstance(entry, tuple):
            return Action(self.rules, entry)
        if isinstance(entry, SpreadOption) and entry.kind == REDEPLOY and entry.spread.empty:
            position = self.position
            spread = redeployment_on_map(position, entry.what)
            return Choice(self.rules, entry, best_kept(position, entry.what, spread))
        return Choice(self.rules, entry)

    def __iter__(self) -> Iterator[Action | Choice]:
        for entries in self.options.values():
            for entry in entries:
                yield self._entry(entry)

    def __len__(self) -> int:
        """How many entries there are; an allocation is one entry."""
        return sum(len(entries) for entries in self.options.values())

    def count(self) -> int:
        """How many different actions there are, each way of an allocation counted."""
        return sum(
            1 if isinstance(entry, tuple) else entry.count()
            for entries in self.options.values()
            for entry in entries
        )

    def __contains__(self, action: object) -> bool:
        """Whether an action may be played, or a choice is one of the entries; of the name of a kind, whether
        any of that kind may be. What `play` would not understand raises `ActionError` here, too.
        """
        if isinstance(action, str):
            return kind_of(action, "kind") in self.options
        if isinstance(action, Choice):
            return action in self.of(action.kind)
        if not isinstance(action, Action | Mapping):
            said = "ask for an action, a choice, or the name of a kind such as 'conquer', not"
            raise ActionError("", f"{said} {shown(action)}")
        return includes(self.options, code_of(self.position, action))

    def sample(self, rng: Random | None = None) -> Action:
        """A random action: a kind, each as likely as the others, then one of that kind."""
        course = self._course
        if rng is None:
            rng = Random()
        course.lock.acquire()  # not `with`, which takes twice as long
        try:
            if course._legal is self:
                position = course.position
                action = self.drawn = Action(position.rules, draw(position, rng, rng.random))
                return action
        finally:
            course.lock.release()
        position = self.position
        return Action(position.rules, draw(position, rng, rng.random))

    def to_dict(self) -> dict[str, list[dict[str, Any]]]:
        return {kind: [entry.to_dict() for entry in self.of(kind)] for kind in self.kinds}

    def __str__(self) -> str:
        lines = [f"{kind}: {_summary(self.of(kind))}" for kind in self.kinds]
        return "\n".join(lines) if lines else "nothing: the game is over"

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        rows = [(kind, _summary(self.of(kind)), "", True) for kind in self.kinds]
        return html.table("", rows)


def _ways(count: int) -> str:
    return "1 way" if count == 1 else f"{count} ways"


def _summary(entries: list[Action | Choice]) -> str:
    """What one can do of a kind, in short: the regions, slots or players, or the number of ways."""
    said = []
    for entry in entries:
        if isinstance(entry, Choice):
            said.append(
                f"{entry.to_dict().get('race') or entry.to_dict().get('marker')} ({_ways(entry.count())})"
            )
        else:
            said.append(_in_short(entry.to_dict()))
    return ", ".join(part for part in said if part) or "yes"


def _in_short(action: Mapping[str, Any]) -> str:
    """What an action names beside its kind: "a", "a with behemoth × 2", "c with catapult from a"."""
    named = [str(value) for key, value in action.items() if key not in ("do", "with", "from")]
    if "with" in action:
        pieces = Counter(action["with"]).items()
        named.append("with " + " and ".join(id if n == 1 else f"{id} × {n}" for id, n in pieces))
    if "from" in action:
        named.append(f"from {action['from']}")
    return " ".join(named)
