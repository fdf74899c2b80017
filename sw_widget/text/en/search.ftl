### The best turn that was found, and how sure that is.

# $amount: coins, perhaps a fraction ("8½").
search-proven =
    { $amount ->
        [one] 1 coin, proven: nothing can bring more.
       *[other] { $amount } coins, proven: nothing can bring more.
    }
# Where other lines need a die, which may bring more by luck.
search-proven-dice =
    { $amount ->
        [one] 1 coin, proven: no line brings more on average.
       *[other] { $amount } coins, proven: no line brings more on average.
    }
# Where the line needs a die.
search-proven-average =
    { $amount ->
        [one] 1 coin on average, proven: no line brings more on average.
       *[other] { $amount } coins on average, proven: no line brings more on average.
    }
# $outcomes: "8 with a chance of 1/2 or 6 with a chance of 1/2".
search-proven-average-of =
    { $amount ->
        [one] 1 coin on average ({ $outcomes }), proven: no line brings more on average.
       *[other] { $amount } coins on average ({ $outcomes }), proven: no line brings more on average.
    }
# Where time ran out. $limit: coins, perhaps a fraction; $n: how many positions were looked at.
search-bound =
    { $n ->
        [one] Found { $amount }; nothing can exceed { $limit } (1 position looked at).
       *[other] Found { $amount }; nothing can exceed { $limit } ({ $n } positions looked at).
    }
search-bound-average =
    { $n ->
        [one] Found { $amount } on average; no line can exceed { $limit } on average (1 position looked at).
       *[other] Found { $amount } on average; no line can exceed { $limit } on average ({ $n } positions looked at).
    }
search-wins = This turn can win the game at once, and nothing that others do can prevent it. Coins do not matter then.
search-unbound =
    { $n ->
        [one] Found { $amount }; how much more there could be is not known (1 position looked at).
       *[other] Found { $amount }; how much more there could be is not known ({ $n } positions looked at).
    }
# $chance: how likely it is to hold the region when the turn ends.
search-reach-proven = { $region } can be held with a chance of { $chance }, proven: no line has a better one.
# $limit: a chance.
search-reach-bound =
    { $n ->
        [one] { $region } can be held with a chance of { $chance }; it cannot exceed { $limit } (1 position looked at).
       *[other] { $region } can be held with a chance of { $chance }; it cannot exceed { $limit } ({ $n } positions looked at).
    }
# One of several outcomes of a die, as part of a sentence. $amount: coins.
search-outcome = { $amount } with a chance of { $chance }
# What a line with a die brings; $outcomes: all that can come of it.
search-average =
    { $amount ->
        [one] On average: 1 coin.
       *[other] On average: { $amount } coins.
    }
search-average-of =
    { $amount ->
        [one] In all: { $outcomes }, which is 1 coin on average.
       *[other] In all: { $outcomes }, which is { $amount } coins on average.
    }
# A fraction that has no sign of its own, with its decimal number.
search-fraction = { $chance } (about { $amount })

## What a line does, step by step.

search-plan-pick = Pick the { $combo }.
search-plan-decline = Go into decline.
# $regions: one or more.
search-plan-abandon = Abandon { $regions }.
search-plan-conquer = Conquer { $regions }.
search-plan-attempt = Then try { $region } with the die: a chance of { $chance }.
# Where nothing comes before it.
search-plan-attempt-first = Try { $region } with the die: a chance of { $chance }.
search-plan-roll-first = Roll the die before the next conquest.
search-plan-roll = Then roll the die before the next conquest.
# Another race of the player loses a token in the last conquest; the die brings that race new ones.
search-plan-roll_for_loss = Then roll for the token that your own race has lost.
search-plan-nothing = Conquer nothing.
search-plan-nothing_more = Conquer nothing more.
# After the conquests.
search-plan-end = End the turn.

# Steps that chance decides. $die: the least that the die must show.
search-try = { $player }'s { $race } try { $region } with all that is left in hand; the die must show { $die } or more.
search-roll = { $player } rolls the die: what it shows lowers the cost of the next conquest.

## Titles

search-title = Best turn of { $player }
# Before lines that bring as much or less.
search-next = The next best lines that were found:
# $amount: coins, perhaps a fraction.
search-line =
    { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
search-line-wins = Wins the game at once
search-line-average =
    { $amount ->
        [one] 1 coin on average
       *[other] { $amount } coins on average
    }
# Before the account of a score that a die has still to allow.
search-if-success = If the die helps:
