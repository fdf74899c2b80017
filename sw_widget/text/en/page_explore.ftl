### What the page says around what-ifs, best turns and bots. None of it has parameters.

## Buttons among the tools

page-what-if = What if …
page-what-if-help = Try out whatever you like from here. The game stays as it is.
# Where a what-if is shown already.
page-what-if-again-help = Try out something else from where this what-if began. This one and the game stay as they are.
page-best-turn = Best turn
page-best-turn-help = Look for the turn that brings the most coins, and see it tried out beside the game.

## What-if mode

# In large letters; also before the name of a what-if.
page-what-if-tag = What if
# Names a field that can be written into.
page-what-if-name = Name of this what-if
page-what-if-sentence = Nothing that you do here happens in the real game.
page-what-if-back = Back to the game
page-what-if-adopt = Play this in the game
page-what-if-more = Branch off
page-what-if-more-help = Go on from here in another what-if, and keep this one as it is.
page-what-if-forget = Forget
# Read out.
page-what-if-left = You are back in the game.

## Side by side

# Above lines of the score.
page-comparison-differ = Where the coins differ
# Read out behind the best number of a row.
page-comparison-best = best
# On a button that lays the comparison over the whole stage, and back into the panel.
page-comparison-large = Larger
page-comparison-small = Smaller
# On the little map of what the large map shows.
page-comparison-shown = shown

## The combos on offer

# On a question mark beside a combo.
page-column-drawn = Drawn for this what-if: the real stack may bring another combo.

## The code

page-code-branch = Here branch is the what-if that is shown: branch = world.branch, whatever you called world.

## The best turn

page-best-turn-found = Best turn
page-best-turn-others = Next best
# Of a fraction.
page-best-turn-chance = The chance that it works

## Seats

# Before the name of a player.
page-seat = Who plays
page-seat-person = A person
page-seat-person-about = Whoever sits at this page.
page-seat-take = Play it yourself

## A bot's turn

page-bot-pause = Pause
page-bot-pause-help = Stop the bot after each move; its moves can be taken one by one.
page-bot-play = Play on
page-bot-step = One step
# On the button that plays the rest of the turn at once.
page-bot-turn = Skip
page-bot-turn-help = Play the rest of its turn at once.
# Opens what the bot compared before it began.
page-bot-plan = What it compared
# Read out before a reason.
page-bot-reason = Why the bot did it

## The end of a game, the coach and the report

page-ending = The end of the game
# Above a table.
page-ending-sources = Where the coins came from
page-review = Coach and report
page-review-coach = Coach
page-review-coach-help = See what the move that is shown gave away, beside the best that can be found.
page-review-report = Report
page-review-report-help = See how the game stands, where the coins came from, and where it turned.
page-review-close = Close
page-review-no-move = There is no move to rate yet.
# On the button of a chapter.
page-review-look = Look (takes some seconds)
page-review-looking = Looking …
# On a button: the map goes to that step.
page-review-step = Show it on the map
page-coach-before = Move before
page-coach-after = Move after

## What came of it

# On a button behind the beginning of a long text.
page-notice-more = Read on
