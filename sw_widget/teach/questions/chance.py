"""How likely is a final attempt to succeed? Wrong answers misread the die, or what it must show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from sw_widget.engine.chance import chance_of_at_least, faces
from sw_widget.engine.checks import Problem
from sw_widget.game.game import Game
from sw_widget.game.odds import Odds
from sw_widget.game.speaker import Speaker
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.spec import AboutRegion, which_asks

SIDES = 6
MOST_OPTIONS = 4
DIE = ("die",)


@dataclass(frozen=True, kw_only=True)
class Chance(AboutRegion):
    """What is the chance?"""

    kind = "chance"

    def about(self, game: Game) -> Question:
        self.conquering(game)
        index = self.region_index(game, self.region)
        odds = game.odds(self.region)
        if odds is None:
            raise Problem(f"{self.path}.region", str(game.why_not("attempt", region=self.region)))
        options = {odds.chance: Option(str(odds.chance), str(odds.chance), True, odds.sentence)}
        for chance, say, rules in _wrong_answers(odds, game.speaker):
            if chance not in options:
                options[chance] = Option(str(chance), str(chance), False, say, rules)
        known = list(options.values())
        about = {"region": ("region", index), "hand": odds.hand}
        asked = game.speaker.say(which_asks(game, "quiz-ask-chance", "quiz-ask-chance-bare"), about)
        return Question(
            text=asked,
            kind=self.kind,
            options=self.shuffled(known[:MOST_OPTIONS], asked, game),
            regions=(game.position.rules.board.regions[index].id,),
            ledger=odds.cost,
            say=self.say,
            rules=DIE,
            hidden=tuple(known[MOST_OPTIONS:]),
            language=game.language,
        )


def _wrong_answers(odds: Odds, speaker: Speaker) -> Iterator[tuple[Fraction, str, tuple[str, ...]]]:
    needed = odds.needed
    numbers = [face for face in faces() if face]
    yield (
        Fraction(sum(face >= needed for face in numbers), len(numbers)),
        speaker.say("quiz-chance-blanks"),
        DIE,
    )
    yield Fraction(SIDES + 1 - needed, SIDES), speaker.say("quiz-chance-even"), DIE
    for other in (needed + 1, needed - 1):
        if 1 <= other <= max(numbers):
            yield chance_of_at_least(other), speaker.say("quiz-chance-needs"), ("cost", *DIE)
    yield faces()[needed], speaker.say("quiz-chance-exact"), DIE
    yield 1 - odds.chance, speaker.say("quiz-chance-swapped"), DIE
    yield Fraction(1), speaker.say("quiz-chance-sure"), DIE
