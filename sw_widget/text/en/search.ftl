### The best turn that was found, and how sure that is.

# $amount: coins, perhaps a fraction ("8½").
search-proven =
    { $amount ->
        [one] 1 coin, proven: nothing can bring more.
       *[other] { $amount } coins, proven: nothing can bring more.
    }
# Where time ran out. $limit: coins, perhaps a fraction; $n: how many positions were looked at.
search-bound =
    { $n ->
        [one] Found { $amount }; nothing can exceed { $limit } (1 position looked at).
       *[other] Found { $amount }; nothing can exceed { $limit } ({ $n } positions looked at).
    }
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
# A fraction that has no sign of its own, with its decimal number.
search-fraction = { $chance } (about { $amount })

## What a line does, step by step.

search-plan-pick = Pick the { $power } { $race }.
search-plan-decline = Go into decline.
# $regions: one or more.
search-plan-abandon = Abandon { $regions }.
search-plan-conquer = Conquer { $regions }.
search-plan-attempt = Then try { $region } with the die: a chance of { $chance }.
search-plan-roll = Then roll the die before the next conquest.
search-plan-nothing = Conquer nothing.

# Steps that chance decides. $die: the least that the die must show.
search-try = { $player }'s { $race } try { $region } with all that is left in hand; the die must show { $die } or more.
search-roll = { $player } rolls the die: what it shows lowers the cost of the next conquest.

## Titles

search-title = Best turn of { $player }
# $amount: coins, perhaps a fraction.
search-line =
    { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
# Before the account of a score that a die has still to allow.
search-if-success = If the die helps:
