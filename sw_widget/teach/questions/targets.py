"""Which regions can be conquered now? What looks right and is refused has the refusal for its feedback."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from sw_widget.engine.checks import Problem, as_list, as_text
from sw_widget.game.game import Game
from sw_widget.game.legal import Action
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.spec import QuestionSpec, in_another_way, which_asks

RIGHT, MOST = 2, 5
"""Regions that can be conquered among those that the engine chooses, and regions in all."""
FEWEST = 2
_RULES = ("conquer",)


@dataclass(frozen=True, kw_only=True)
class Targets(QuestionSpec):
    """Which of these?"""

    kind = "targets"
    keys = frozenset(("regions",))

    regions: tuple[str, ...] = ()
    """Ids or names; where there are none, the engine chooses."""

    @classmethod
    def read(cls, data: dict[str, Any], path: str) -> Self:
        given = as_list(data.get("regions", []), f"{path}.regions")
        regions = tuple(as_text(_id(value), f"{path}.regions.{i}", 200) for i, value in enumerate(given))
        if "regions" in data and len(set(regions)) < FEWEST:
            raise Problem(f"{path}.regions", f"there must be {FEWEST} different regions at least")
        return cls(**cls.shared(data, path), regions=regions)

    def own(self) -> dict[str, Any]:
        return {"regions": list(self.regions)} if self.regions else {}

    def about(self, game: Game) -> Question:
        race = self.conquering(game)
        board = game.position.rules.board
        if self.regions:
            regions = [
                board.regions[self.region_index(game, region, f"regions.{i}")].id
                for i, region in enumerate(self.regions)
            ]
        else:
            regions = chosen(game, self.seed)
        payable = set(game.targets())
        if not payable & set(regions) or not set(regions) - payable:
            raise Problem(self.path, "some of the regions must be such as can be conquered now, and some not")
        speaker, view = game.speaker, game.readied
        options = []
        for id in regions:
            refusal = game.why_not_conquer(id)
            name = board.regions[board.index[id]].name
            if refusal is None:
                options.append(Option(name, id, True, rules=_RULES))
            else:
                options.append(Option(name, id, False, refusal.sentence, (refusal.code,)))
        about = {"race": ("race", race), "hand": view.hand[view.acting]}
        plain = "quiz-ask-targets" if _die_helps(game, regions) else "quiz-ask-targets-no_die"
        asked = speaker.say(which_asks(game, plain, "quiz-ask-targets-bare"), about)
        return Question(
            text=asked,
            kind=self.kind,
            options=self.shuffled(options, asked, game),
            many=True,
            regions=tuple(regions),
            say=self.say,
            rules=tuple(dict.fromkeys((*_RULES, *(rule for option in options for rule in option.rules)))),
            language=game.language,
        )


def chosen(game: Game, seed: int) -> list[str]:
    """Regions worth asking about: some that can be had, and as many reasons why not as there are."""
    payable = game.targets()
    rng = Random(f"targets/{seed}/{game.steps}/{game.turn}")
    # Where another way leads in (a special means, a conversion, a roll), either answer could be defended.
    unclear = in_another_way(game)
    by_code: dict[str, list[str]] = {}
    for region in game.position.rules.board.regions:
        refusal = game.why_not_conquer(region.id)
        if refusal is not None and region.id not in unclear:
            by_code.setdefault(refusal.code, []).append(region.id)
    right = rng.sample(payable, min(RIGHT, len(payable)))
    for regions in by_code.values():
        rng.shuffle(regions)
    wrong = _in_turn(list(by_code.values()), MOST - len(right))
    return [*right, *wrong]


def _die_helps(game: Game, regions: Sequence[str]) -> bool:
    """Whether one of the regions could be had with the die: otherwise nobody needs to hear of it."""
    if "roll" in game.legal.kinds:
        return True
    tries = [way for way in game.legal.of("attempt") if isinstance(way, Action)]
    return any(way["region"] in regions for way in tries)


def _in_turn(piles: Sequence[list[str]], count: int) -> list[str]:
    """So many, one from each pile, then a second one from each."""
    found: list[str] = []
    depth = 0
    while len(found) < count and any(len(pile) > depth for pile in piles):
        found += [pile[depth] for pile in piles if len(pile) > depth]
        depth += 1
    return found[:count]


def _id(value: object) -> object:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value
