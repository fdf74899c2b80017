### What the action bar above the map says by itself: buttons, the pieces to put down, the die, and notices.

page-decision = The decision
page-more = More
page-enlarge = Enlarge
page-enlarge-help = Fill the window
page-shrink = Shrink
page-shrink-help = Leave the enlarged view (Escape)

## The phases of a turn

page-phases = Phases of the turn
page-phase-pick = Pick
page-phase-conquer = Conquer
page-phase-redeploy = Redeploy
page-phase-score = Score
# Another player's turn, in which tokens that fled are placed.
page-phase-withdraw = Withdraw

## Undo and redo

page-undo = Undo
page-redo = Redo
page-nothing-to-undo = There is nothing to undo.
page-nothing-to-redo = There is nothing to redo.

# Beside a number: "In hand 3".
page-in-hand = In hand

## Looking at an earlier position

page-looking-back = You are looking back.
page-back-to-now = Back to now

## Putting pieces down

page-allocations = Pieces to place
page-allocations-hint = Click a region to place one there, or use + and −.
# On the button that ends the placing: until then, everything can still be moved.
page-put-down = Place them as on the map
page-put-down-help = They stay where the map shows them now, and the game goes on. Undo takes that back.
page-as-it-stands = Back to where they stood
page-as-it-stands-help = Take back what you have moved since the last step.
# Before a number, where more was put down than there is: "Too many: 2".
page-take-up = Too many:
page-allocations-complete = All placed
page-allocations-optional = may stay in hand
page-loose = Not everything stands as it must yet.
page-loose-help = Place what is still in hand, see that no region has too many or too few, or go back to where they stood.
# Behind a number of pieces that were moved: "Ghouls: 3 (not placed for good yet)."
page-unconfirmed = not placed for good yet
page-nothing-moved = Nothing has been moved yet.

## The die

# Before what it shows: "The die shows: 2".
page-die-shows = The die shows
page-die-blank = blank
page-die-rolls = The die is rolling

## Notices. These are read out instead of an icon.

page-notice-refused = Not possible
page-notice-stale = Out of date
page-notice-error = Error
page-notice-help = What would help

## Python

# Something was clicked before the answer to the last click was there.
page-one-moment = One moment: the last step is still on its way.

page-python-lost = Python does not answer. You can still look around and read everything; to play, wait until it answers. If the kernel was restarted or has died, run the cell again: a game that you played comes back.
page-python-none = No Python answers: this is a saved page, or Python is still busy. You can point at regions and read what is told of them; to play, Python must answer.
page-kept-restore = Go on from there
page-kept-forget = Begin anew
page-kept-title = Your game was kept
