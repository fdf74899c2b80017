### What the page says around explanations: accounts, regions, the story of a step, the way through the game.

## Accounts

# Heads of the two columns, heard but not seen.
page-amount = Amount
page-reason = Reason
# Before a line that did not apply, heard but not seen.
page-not-counted = does not count
