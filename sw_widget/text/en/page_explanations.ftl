### What the page says around explanations: ledgers, regions, the last step, the history slider, the toolbar.

## Ledgers

# Heads of the two columns, heard but not seen.
page-amount = Amount
page-reason = Reason
# Before a line that did not apply, heard but not seen.
page-not-counted = does not count

## The explanation of a region

# Names of parts of the page, for those who listen.
page-region-explanation = The region you point at
page-possible = What can be done
# Before what would make something possible.
page-would-help = What would help
# Each stands beside a number and opens into its lines.
page-losses = Tokens the defenders would lose
page-income = Coins it brings
page-defence = Its defence in tokens
# Names the part of the page.
page-account = Coins of the turn
# Above the account of the turn that has just ended.
page-score-last = What the last turn brought
# Above the account of the coins that the turn brings if it ends now.
page-score-now = If the turn ended now
# The same when a lesson is over, and the learner's turn with it.
page-score-then = What your turn brought
page-point-at = Point at a region to see what stands there, what it costs or brings, and why.

## The last step

page-last-step = What happened
page-no-last-step = Nothing has happened yet. Each step will be told here, with the rules behind it.

## The history slider

page-history = Step of the game
# Around two numbers: Step 12 of 40.
page-step = Step
page-step-of = of
# Before the first step.
page-no-step = Nothing played yet
page-first = To the beginning
page-back = One step back
page-forward = One step on
page-now = To the present
page-at-first = This is the beginning: there is no earlier step.
page-at-now = This is how the game stands now: there is no later step.

## Tools behind the button “More”

page-goggles = Show in every region
page-goggles-none = Nothing
page-goggles-costs = Costs
page-goggles-incomes = Incomes
page-goggles-defences = Defences
# On the map, while a lesson asks a question.
page-goggles-kept = While a question is open, these numbers stay hidden: they would answer it.
page-show-code = Show the code
# Below the code, which speaks of `game`.
page-code-game = Here game is the widget's own: game = world.game, whatever you called world.
page-no-code = Nothing has been played yet. The line of Python that does the same as the last step will stand here.
page-copy = Copy
page-copied = Copied.
page-selected = Selected: now copy it with the keyboard.
