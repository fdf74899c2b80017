### What-ifs: branches of a game, laid side by side, and what the opponents could do.

# What a what-if is called until somebody gives it a name. $n: counts them.
whatif-name = What if { $n }

## Playing on the real game what was tried

# $n: the number of steps of the game when the what-if began.
whatif-out_of_date =
    { $n ->
        [0] The game no longer stands at its beginning, where this what-if began. Go back there to adopt it, or begin a new one; this one stays as it is.
       *[other] The game no longer stands after step { $n }, where this what-if began. Go back there to adopt it, or begin a new one; this one stays as it is.
    }
whatif-nothing_to_adopt = Nothing was played on this what-if, so there is nothing to adopt.
# $n: actions that were played on the game.
whatif-adopted =
    { $n ->
        [0] No action was played.
        [one] 1 action was played.
       *[other] { $n } actions were played.
    }
# Why the rest was not. $n: actions that are left; $die: what the real die showed.
whatif-left-die =
    { $n ->
        [one] The real die showed { $die }: the 1 action after it was left, since much may look different now.
       *[other] The real die showed { $die }: the { $n } actions after it were left, since much may look different now.
    }
# $decider: who must decide now.
whatif-left-player =
    { $n ->
        [one] Now { $decider } decides, and not as in the what-if: the last action was left.
       *[other] Now { $decider } decides, and not as in the what-if: the last { $n } actions were left.
    }
# After a sentence on what the rules forbid.
whatif-left =
    { $n ->
        [one] 1 action was left.
       *[other] { $n } actions were left.
    }

## What the opponents could take. $player: the opponent, unless another is named.

# $player: whose regions they are.
whatif-threats = What the opponents could take from { $player }
whatif-nothing_to_take = { $player } holds no region, so there is nothing to take.
whatif-no_turn_left = { $player } has no turn left to take anything.
# $race: the opponent's active race; $n: tokens to conquer with, when all but one a region are taken in hand.
whatif-attacker =
    { $n ->
        [0] { $player }'s { $race } will have no token to conquer with.
        [one] { $player }'s { $race } will have 1 token to conquer with.
       *[other] { $player }'s { $race } will have { $n } tokens to conquer with.
    }
# An opponent without an active race.
whatif-picks = { $player } has no active race and can enter the map with any combo on offer.
# The region that is the easiest to take. $combo: who takes it; $cost: tokens, of the $hand that it has.
whatif-picks-cheapest = The easiest to take would be { $region }, by the { $combo }: it costs { $cost }, and they have { $hand } to conquer with.
# $n: regions that could be taken as the first conquest.
whatif-at_once =
    { $n ->
        [0] No region can be taken for sure.
        [one] 1 region can be taken for sure.
       *[other] { $n } regions can be taken for sure, each as a first conquest.
    }
# $n: regions, for which the tokens do not suffice.
whatif-with_die =
    { $n ->
        [one] 1 could fall only with the help of the die.
       *[other] { $n } could fall only with the help of the die.
    }
# $n: regions for which $player would have to pay coins, which are hidden.
whatif-with_coins =
    { $n ->
        [one] 1 could fall, or fall more easily, for coins: only { $player } knows whether they are there.
       *[other] { $n } could fall, or fall more easily, for coins: only { $player } knows whether they are there.
    }
# $n: regions that could be taken in one and the same turn, 2 or more.
whatif-together =
    { $n ->
        [one] In a single turn 1 region can fall, without the die.
       *[other] In a single turn { $n } regions can fall one after another, without the die.
    }
# $regions: those that nobody can take; $n: how many.
whatif-safe =
    { $n ->
        [one] Nobody can take { $regions } as a first conquest.
       *[other] Nobody can take any of these as a first conquest: { $regions }.
    }
# $n: tokens that $player, whose regions these are, still has in hand.
whatif-in_hand =
    { $n ->
        [one] The 1 token that { $player } still has in hand is not counted: put down, it would make a region dearer.
       *[other] The { $n } tokens that { $player } still has in hand are not counted: put down, they would make regions dearer.
    }

# A single threat. $cost, $hand: tokens that it takes and that there are; $chance: a fraction such as 1/3.
whatif-threat-tokens = { $player }'s { $combo } can take { $region }: it costs { $cost }, and they have { $hand } to conquer with.
whatif-threat-marker =
    { $cost ->
        [one] { $player }'s { $combo } can take { $region } with the { $marker_one }, which needs a single token.
       *[other] { $player }'s { $combo } can take { $region } with the { $marker_one }, which needs only { $cost } tokens.
    }
whatif-threat-replace = { $player }'s { $combo } can take { $region } by replacing its lone token.
whatif-threat-die = { $player }'s { $combo } can try { $region } with the die: it costs { $cost }, and they have { $hand } to conquer with. The chance is { $chance }.
# After one of these, where it takes coins as well. $coins: how many.
whatif-threat-coins =
    { $coins ->
        [one] It takes 1 coin as well, and only { $player } knows whether that is there.
       *[other] It takes { $coins } coins as well, and only { $player } knows whether they are there.
    }

# Heads of the table, and what stands in it.
whatif-head-region = Region
whatif-head-by = Could be taken by
whatif-head-cost = Tokens it costs
whatif-head-hand = Tokens they have
whatif-head-chance = Chance
whatif-by = { $player }'s { $race }
# The opponent would have to pick that combo first.
whatif-by-new = { $player }, with the { $combo } on offer
whatif-means-marker = With the { $marker_one }.
whatif-means-replace = The lone token there is replaced.
# $coins: coins that it takes as well.
whatif-means-coins =
    { $coins ->
        [one] For 1 coin, if { $player } has it.
       *[other] For { $coins } coins, if { $player } has them.
    }
# Instead of a chance.
whatif-sure = for sure
# $die: the least that the die must show.
whatif-needs =
    { $die ->
        [3] The die must show a 3.
       *[other] The die must show { $die } or more.
    }

## All outcomes of an action

whatif-outcomes = What the die can make of an attempt on { $region }
whatif-outcomes-roll = What the die can show
whatif-outcomes-sure = What comes of it: no die is rolled
whatif-head-die = The die shows
whatif-head-happens = What happens
whatif-head-brings = Coins if the turn ended then
# $die: what the die shows; 0 is one of its blank sides.
whatif-face =
    { $die ->
        [0] blank
       *[other] { $die }
    }
whatif-face-none = no die
# What a branch is called on which the die fell so.
whatif-fell =
    { $die ->
        [0] The die is blank
       *[other] The die shows { $die }
    }
# After a roll. $n: regions that can be paid for with the help of the die.
whatif-payable =
    { $n ->
        [0] No region can be paid for.
        [one] 1 region can be paid for.
       *[other] { $n } regions can be paid for.
    }
# $amount: coins, perhaps a fraction ("8½").
whatif-expected =
    { $amount ->
        [one] On average: 1 coin.
       *[other] On average: { $amount } coins.
    }

## What-ifs side by side

# $player: whose coins, tokens and regions they are.
whatif-compare = What-ifs side by side, for { $player }
whatif-head-compare = What counts
# The column that shows how the game stood when the what-ifs began.
whatif-before = Before
whatif-row-coins = Coins now
whatif-row-score = Coins that the turn pays if it ends now
whatif-row-coins_then = Coins after that
whatif-row-hand = Tokens left in hand
whatif-row-regions = Regions held
whatif-row-weakest = Tokens that the weakest region costs an attacker
# $player: an opponent.
whatif-row-danger = { $player } can take
whatif-part-threats = What the opponents could take back
whatif-part-score = Where the coins differ
# Lines of a score. $race: the race; $name: the race or power that brings the coins.
whatif-row-active = Regions of the { $race }
# Where it is not the same race in all what-ifs.
whatif-row-active_races = Regions of the active race
whatif-row-declined = { $race } in decline
whatif-row-bonus = { $name }
# What is given back.
whatif-row-other = Besides
# What stands in the cells.
whatif-paid = Paid already.
# $n: regions.
whatif-in_decline =
    { $n ->
        [one] 1 of them in decline.
       *[other] { $n } of them in decline.
    }
# $regions: by name.
whatif-new = New: { $regions }.
whatif-gone = Gone: { $regions }.
whatif-these = { $regions }.
whatif-with_luck = With the die: { $regions }.
# Coins that only the opponent knows of.
whatif-for_coins = For coins, if there are any: { $regions }.
whatif-in_a_turn = Together in one turn: { $n }.
whatif-regions =
    { $n ->
        [0] none
        [one] 1 region
       *[other] { $n } regions
    }
# A name that somebody gave a what-if.
whatif-quoted = “{ $what }”
# What the star means.
whatif-star = ★ the best of its row.
# Where some tokens are not put down yet.
whatif-undeployed = Tokens in hand guard nothing yet: put down at the redeployment, they make regions dearer to take.
# What the table shows. $what: the names of one or more what-ifs; $n: coins.
whatif-most_coins =
    { $n ->
        [one] Most coins: { $what }, with 1 after the turn.
       *[other] Most coins: { $what }, with { $n } after the turn.
    }
whatif-same_coins = All leave the same number of coins after the turn: { $n }.
# $n: regions that opponents could take at once.
whatif-least_danger =
    { $n ->
        [0] Safest: { $what }, with no region that an opponent can take as a first conquest.
        [one] Safest: { $what }, with 1 region that an opponent can take as a first conquest.
       *[other] Safest: { $what }, with { $n } regions that an opponent can take as a first conquest.
    }
whatif-same_danger = All leave the same number of regions that an opponent can take as a first conquest: { $n }.
