### What the page says around the combo column, the players and the turn track. None of it has parameters:
### numbers stand beside these words.

## The combo column

page-column = Combos on offer
# Where a combo costs nothing.
page-column-free = free
# Above the number of coins that a combo costs.
page-column-pay = pay
# Behind a sum: 6 + 2 = 8.
page-column-tokens = tokens
# Before a number of coins.
page-column-coins = Coins that come with it
# Before a number of tokens.
page-column-waiting = Tokens that lie on it
# On the button that takes a combo.
page-column-take = Take
# Where nothing is pointed at yet.
page-column-told = What the combo does
page-column-point = Point at a combo to read what it does; on the map, the regions that suit it stand out.
# Names the button that opens the ledgers of a combo.
page-column-more = Details

## The players

page-players = Players
# Beside the name of the player whose move it is.
page-players-decides = decides
page-players-winner = winner
# Behind a number of coins.
page-players-coins = coins
# Instead of a number of coins.
page-players-hidden = coins hidden until the end
# Behind what a turn brought: +7.
page-players-last-turn = last turn
page-players-no-race = No active race
# Before numbers of tokens.
page-players-in-hand = Tokens in hand
page-players-on-map = Tokens on the map
# Before the name of a race.
page-players-declined = In decline
# Before a number of regions.
page-players-regions = Regions

## The turn track

page-turn-track = Turns
