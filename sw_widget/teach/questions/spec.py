"""A question as it is written in a lesson: it is asked of a position, and answered by the engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from random import Random
from string import ascii_lowercase
from typing import Any, ClassVar, Self

from sw_widget.engine.checks import Problem, as_dict, as_int, as_list, as_text, known_keys
from sw_widget.engine.conquest.means import left
from sw_widget.engine.position import NOBODY
from sw_widget.explore.whatif.branch import Branch
from sw_widget.game.action_codec import find_region
from sw_widget.game.errors import NotPlayed
from sw_widget.game.game import Game
from sw_widget.game.legal import Action
from sw_widget.teach.questions.introduction import introduction
from sw_widget.teach.questions.question import Option, Question

MOST_SEEDS = 2**53


def which_asks(game: Game, plain: str, bare: str) -> str:
    """The sentence that asks; where special means are at hand, the one that leaves them out of it."""
    view = game.readied
    kit = view.kit[view.acting]
    at_hand = any(left(view, view.acting, number) for number in kit.means)
    return bare if at_hand else plain


def in_another_way(game: Game) -> set[str]:
    """Regions that only a special means or a conversion can take now: what the hand alone cannot pay for."""
    ways = [way for kind in ("conquer", "convert") for way in game.legal.of(kind)]
    return {way["region"] for way in ways if isinstance(way, Action)} - set(game.targets())


@dataclass(frozen=True, kw_only=True)
class QuestionSpec(ABC):
    """What all kinds share: actions that lead to the position asked about, and a sentence afterwards."""

    kind: ClassVar[str]
    keys: ClassVar[frozenset[str]] = frozenset()
    """What may be written beside `ask`, `before`, `say` and `seed`."""
    by_hand: ClassVar[bool] = False
    """Whether its text is written by somebody, who can say there what was played before."""

    before: tuple[dict[str, Any], ...] = ()
    say: str = ""
    seed: int = 0
    """Another number, another order of the options."""
    path: str = field(default="", compare=False)
    """Where it stands in the lesson: errors name it."""

    @classmethod
    def read(cls, data: dict[str, Any], path: str) -> Self:
        """The question from its plain data; here, of a kind that says nothing beside what all say."""
        return cls(**cls.shared(data, path))

    @classmethod
    def shared(cls, data: dict[str, Any], path: str) -> dict[str, Any]:
        """What every kind may say, checked."""
        known_keys(data, {"ask", "before", "say", "seed", *cls.keys}, path)
        before = as_list(data.get("before", []), f"{path}.before")
        return {
            "before": tuple(dict(as_dict(step, f"{path}.before.{i}")) for i, step in enumerate(before)),
            "say": as_text(data.get("say", ""), f"{path}.say"),
            "seed": as_int(data.get("seed", 0), f"{path}.seed", 0, MOST_SEEDS),
            "path": path,
        }

    def ask(self, game: Game) -> Question:
        """The question about this game, which stays as it is; a `Problem` says why it cannot be asked."""
        reached = self.reached(game)
        question = self.about(reached)
        if not self.before or self.by_hand:
            return question
        return replace(question, text=f"{introduction(game, reached)} {question.text}")

    @abstractmethod
    def about(self, game: Game) -> Question:
        """The question about the position that `before` has led to."""

    def own(self) -> dict[str, Any]:
        """What this kind says beside what all say."""
        return {}

    def to_dict(self) -> dict[str, Any]:
        said: dict[str, Any] = {"ask": self.kind, **self.own()}
        if self.before:
            said["before"] = [dict(step) for step in self.before]
        if self.say:
            said["say"] = self.say
        if self.seed:
            said["seed"] = self.seed
        return said

    def reached(self, game: Game) -> Game:
        """The position asked about: this game, or a branch of it on which `before` was played."""
        if not self.before:
            return game
        branch = Branch(game)
        for i, step in enumerate(self.before):
            action = dict(step)
            by, die = action.pop("by", None), action.pop("die", None)
            try:
                branch.play(action, by=by, die=die)
            except NotPlayed as error:
                raise Problem(f"{self.path}.before.{i}", str(error)) from None
        return branch

    # What the kinds need

    def shuffled(self, options: Iterable[Option], asked: str, game: Game) -> tuple[Option, ...]:
        """The options in an order that says nothing, and is the same each time.

        It depends on what is `asked` as well: many questions have the very same options.
        """
        mixed = list(options)
        texts = [option.text for option in mixed]
        Random(f"{self.kind}/{self.seed}/{game.position.turn}/{asked}/{texts}").shuffle(mixed)
        return tuple(mixed)

    def lettered(self, options: Iterable[Option], asked: str, game: Game) -> tuple[Option, ...]:
        """The same for options that are whole sentences: they are called a, b, c."""
        mixed = self.shuffled(options, asked, game)
        return tuple(
            replace(option, value=letter) for letter, option in zip(ascii_lowercase, mixed, strict=False)
        )

    def region_index(self, game: Game, region: str, key: str = "region") -> int:
        found = find_region(game.position.rules.board, region)
        if not isinstance(found, int):
            raise Problem(f"{self.path}.{key}", str(game.why_not_conquer(region)))
        return found

    def conquering(self, game: Game) -> str:
        """The race that may conquer now; a `Problem` where nobody may."""
        view = game.readied
        if game.to_act.phase not in ("start", "conquest") or view.acting == NOBODY:
            raise Problem(
                self.path, f"nobody can conquer now, so {self.kind!r} cannot be asked: {game.prompt}"
            )
        return view.rules.races[view.acting].id


@dataclass(frozen=True, kw_only=True)
class AboutRegion(QuestionSpec):
    """A question about a single region."""

    keys = frozenset(("region",))

    region: str

    @classmethod
    def read(cls, data: dict[str, Any], path: str) -> Self:
        return cls(**cls.shared(data, path), region=_region_of(data, path))

    def own(self) -> dict[str, Any]:
        return {"region": self.region}


def _region_of(data: dict[str, Any], path: str) -> str:
    """The region that a question is about, by id or name."""
    value = data.get("region")
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if value is None:
        raise Problem(f"{path}.region", "say which region the question is about")
    return as_text(value, f"{path}.region", 200)
