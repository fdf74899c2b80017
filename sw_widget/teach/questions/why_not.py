"""Why can a region not be conquered? Wrong options are reasons that do not hold, and rules there are not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sw_widget.engine.checks import Problem
from sw_widget.engine.conquest.cost import closed, cost
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import MOUNTAIN
from sw_widget.game.game import Game
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.spec import AboutRegion, in_another_way

MOST_OPTIONS = 4


@dataclass(frozen=True, kw_only=True)
class WhyNot(AboutRegion):
    """Why not?"""

    kind = "why_not"

    def about(self, game: Game) -> Question:
        race = self.conquering(game)
        index = self.region_index(game, self.region)
        refusal = game.why_not_conquer(self.region)
        if refusal is None:
            raise Problem(
                f"{self.path}.region", "this region can be conquered now, so there is no reason why not"
            )
        if game.position.rules.board.regions[index].id in in_another_way(game):
            raise Problem(
                f"{self.path}.region", "it can be taken in another way, so there is no reason why not"
            )
        about = {"race": ("race", race), "region": ("region", index)}
        say = game.speaker.say
        options = [Option(refusal.sentence, refusal.code, True)]
        for reason, answer in _none_of_them(game, index, refusal.code):
            options.append(Option(say(reason, about), reason, False, say(answer, about), (refusal.code,)))
        asked = say("quiz-ask-why", about)
        return Question(
            text=asked,
            kind=self.kind,
            options=self.lettered(options[:MOST_OPTIONS], asked, game),
            regions=(game.position.rules.board.regions[index].id,),
            say=self.say or " ".join(refusal.helps),
            rules=(refusal.code,),
            language=game.language,
        )


def _none_of_them(game: Game, region: int, right: str) -> Iterator[tuple[str, str]]:
    """Reasons that are not the reason: the sentence of each, and what is said to it.

    Several reasons may hold at once, and the rules name the first: one that holds as well is not offered.
    """
    view = game.readied
    race, bit = view.acting, 1 << region
    kit, held = view.kit[race], view.held[race]
    own = held | kit.refuge
    board = view.rules.board
    near = (view.adjacent(race, held) | kit.anywhere) & bit
    if held and near and right != "own_region":
        yield "refuse-not_adjacent", "quiz-why-not-not_adjacent"
    if held and right == "not_adjacent" and not kit.entry & bit:
        yield "refuse-not_border", "quiz-why-not-not_border"
    holder = view.holder[region]
    somebody = holder != NOBODY or bool(view.neutral & bit)
    if somebody and not own & bit:
        yield "quiz-why-defended", "quiz-why-not-defended"
    if board.terrain[MOUNTAIN] & bit:
        yield "quiz-why-mountain", "quiz-why-not-mountain"
    hand = view.hand[race]
    if hand and right not in ("no_tokens", "not_enough_tokens") and cost(view, race, region) <= hand:
        yield "quiz-why-too-few", "quiz-why-not-too-few"
    if not _sheltered(view) & bit and not closed(view, race) & bit:
        yield "refuse-immune", "quiz-why-not-immune"
    if not somebody and not board.water & bit:
        yield "quiz-why-empty", "quiz-why-not-empty"
    if kit.stand & bit and board.water & bit:
        yield "refuse-water", "quiz-why-not-water"
    if not own & bit:
        yield "refuse-own_region", "quiz-why-not-own_region"
    yield "quiz-why-moment", "quiz-why-not-moment"
    yield "quiz-why-once", "quiz-why-not-once"


def _sheltered(view: Position) -> int:
    """Regions that anything protects from some player."""
    mask = view.immune
    for guard in bits(view.guards):
        kit = view.kit[guard]
        mask |= view.held[guard] & kit.immune
    return mask
