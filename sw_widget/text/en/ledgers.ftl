### Titles and totals of the accounts that explain a number.

# $region: the region that is attacked.
ledger-cost = Cost of { $region }
# $marker: the means that is used (a dragon).
ledger-cost-with = Cost of { $region } with { $means }
# After a line that tells of a power. $marker: the place that lends it.
ledger-lender = { $marker } lends this power.
# $player: who scores.
ledger-score = Score of { $player }
# Everything that a turn brings and takes, a price as well.
ledger-turn = Coins of { $player } this turn
# $combo: a race with its power.
ledger-price = Price of the { $combo }
ledger-tokens = Tokens of the { $combo }
# $race: who held the region.
ledger-losses = Losses of the { $race } in { $region }
ledger-gains = New tokens of the { $race }
# $marker: pieces that come to the race.
ledger-pieces = New { $marker_many } of the { $race }
ledger-lift = Tokens that the { $race } take off the map
ledger-odds = Odds of an attempt on { $region }
# What the region would cost a race without gifts, and what it brings its owner.
ledger-defence = Defence of { $region }
ledger-income = Income from { $region }
# Before the sum.
ledger-total = Total

# $n: a number of tokens or coins, alone.
unit-tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
unit-pieces =
    { $n ->
        [one] 1 { $marker_one }
       *[other] { $n } { $marker_many }
    }
unit-coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
