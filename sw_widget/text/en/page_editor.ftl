### What the page says around a board that is set up. None of it has parameters.

## The way in and out

# The name of a button with a pencil on it.
page-editor-begin = Edit the board
page-editor-begin-help = Set up any position, beginning with what is shown now.
page-editor-back = Back to the game before
page-editor-back-help = Go back to the game that was played before this board was set up. This one is kept as well.
# The part of the page, and its heading.
page-editor = Setting up a board
page-editor-hint = Choose a piece above the map and click regions; give players races beside it. Point at a region to see what it costs.
page-editor-play = Play from here
# Above sentences that say why.
page-editor-doubts = This position cannot come up in play
page-editor-cancel = Cancel

## What can be put down

page-editor-pieces = What to put down
page-editor-modes = What a click does
page-editor-put = Put
page-editor-take = Take away
page-editor-palette-hint = Click regions to put one there; with Shift, or “Take away”, one is taken.
page-editor-no-tokens = Choose a race for a player in the forms: its tokens will be here.
# Read out on a region, after what would be put there.
page-editor-keys = Enter or plus puts one, minus takes one away.

## Forms

page-editor-table = Board and turn
page-editor-board = Board
# Boxes of the game to choose from.
page-editor-packs = Packs in play
page-editor-turn = Turn
# Between two numbers: "Turn 3 of 10".
page-editor-of = of
page-editor-turns = Number of turns
page-editor-guard = Bony guards
page-editor-guards-nobody = No race in decline
page-editor-name = Name of the player
page-editor-coins = Coins
page-editor-active = Active race
page-editor-declined = Race in decline
page-editor-race = Race
page-editor-power = Power
# In lists to choose from.
page-editor-nobody = No active race
page-editor-nobody-declined = No race in decline
page-editor-no-badge = without a power
page-editor-decline = Into decline
# What a race has collected.
page-editor-pile = Collected
page-editor-pile-more = Collect another kind
page-editor-current = Plays now
page-editor-offer = Combos on offer, the free one first
page-editor-coins-on = Coins on it
# Of a race that grows while it is on offer.
page-editor-tokens-on = Tokens on it
page-editor-remove = Take it out of the column
page-editor-more = One more combo
# The pile of relics and places, and a button that puts one of them on top of it.
page-editor-finds = What is found, the next one first
# The same while chance decides what is found.
page-editor-finds-any = What is found, in any order
page-editor-finds-top = To the top
page-editor-words = Dice, title and text
page-editor-dice = Next dice
page-editor-dice-help = 0 is blank: 2 0 3. Left empty, they are rolled.
page-editor-title = Title
page-editor-to-read = Text to read

## Files

page-editor-files = Save and open
page-editor-keep = Keep this board
page-editor-save = Save as file
# Before the name of a file.
page-editor-saved = Downloaded as
# After it.
page-editor-saved-where = Your browser has it, among its downloads: upload it beside the notebook, or write it there with world.save_scenario(…).
page-editor-code = Code of this position
page-editor-copy = Copy the code
page-editor-fetch = Open another
page-editor-open-file = Open a file
page-editor-paste = Or paste a code (SW1…) or a scenario here
page-editor-open = Open
page-editor-too-large = This is too long for a board.
