### Charts: their titles, what they show, their axes and the columns of their tables.
### What stands over a picture is a line for each sentence: at most 48 letters, so that it fits small pages.

## Axes and columns

chart-axis-coins = Coins
chart-axis-turn = Turn
chart-axis-short = Tokens missing
chart-axis-chance = Chance
chart-column-from = From
chart-column-coins = Coins
chart-column-why = Why
chart-column-combo = Race
chart-column-faces = Faces that are enough

## Where coins come from, in a word or two

chart-source-regions = Regions
chart-source-declined = Regions in decline
# What a board brings to every race: whole islands.
chart-source-board = Bonus of the board
chart-source-race = Bonus of the race
chart-source-power = Bonus of the power
# The price of a combo, and the coins that lay on it.
chart-source-pick = Picking
# A variant: peace has its price.
chart-source-peace = Peace

# On the bars of a score. $race: whose regions; $name: the race or power that brings a bonus.
chart-bar-regions = { $race }: regions
chart-bar-declined = { $race }: decline
chart-bar-bonus = { $name }: bonus
# What is given back, what is assumed.
chart-bar-other = Besides

## A turn's score

chart-waterfall = Step on step, up to what the bank pays.

## Coins over the game. $n: coins; $player: whose.

chart-coins = Coins over the game
chart-coins-start =
    { $n ->
        [one] { $player } began with 1 coin.
       *[other] { $player } began with { $n } coins.
    }
# $turn: the turn of the game.
chart-coins-after =
    { $n ->
        [one] { $player } after turn { $turn }: 1 coin.
       *[other] { $player } after turn { $turn }: { $n } coins.
    }
chart-coins-now =
    { $n ->
        [one] { $player } so far in turn { $turn }: 1 coin.
       *[other] { $player } so far in turn { $turn }: { $n } coins.
    }
# What a turn brought in all.
chart-coins-brought =
    { $n ->
        [0] That turn brought nothing.
        [one] That turn brought 1 coin.
       *[other] That turn brought { $n } coins.
    }
chart-coins-spent =
    { $n ->
        [one] That turn took 1 coin away.
       *[other] That turn took { $n } coins away.
    }
# $winners: the players of a team; $n: the coins of the poorer one.
chart-coins-team =
    { $n ->
        [one] Ahead as a team: { $winners }, with 1 coin.
       *[other] Ahead as a team: { $winners }, with { $n } coins.
    }
chart-coins-won-team =
    { $n ->
        [one] { $winners } won as a team with 1 coin.
       *[other] { $winners } won as a team with { $n } coins.
    }
# Others had as many coins.
chart-coins-won-tokens = { $winners } won by race tokens.
chart-coins-won-at_once = { $player } won at once.
# $winners: one name or several.
chart-coins-won =
    { $winners_count ->
        [one] { $winners } won with { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
       *[other] { $winners } share the victory with { $n ->
            [one] 1 coin
           *[other] { $n } coins
        } each.
    }
chart-coins-leads =
    { $winners_count ->
        [one] { $winners } leads with { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
       *[other] { $winners } lead with { $n ->
            [one] 1 coin
           *[other] { $n } coins
        } each.
    }
chart-coins-own =
    { $n ->
        [one] { $player } has 1 coin.
       *[other] { $player } has { $n } coins.
    }
chart-hidden = The others' coins stay hidden until the end.
# The first line of the table, and a turn that is not over. $turn: its number.
chart-row-start = start
chart-row-now = { $turn } (so far)

## Income by source and race

chart-income = What each race brought
# $player, $combo: the one that brought most; $n: its coins.
chart-income-best =
    { $n ->
        [one] { $player }'s { $combo } brought most: 1 coin.
       *[other] { $player }'s { $combo } brought most: { $n } coins.
    }
chart-income-read = Left of the line: what picking the race cost.
chart-income-none = Nothing has been scored yet.
# $turn: the turn of the game; $what: coins with their sign.
chart-income-turn = turn { $turn }: { $what }

## The die. $n: tokens that are missing; $chance: a fraction.

chart-die = The odds of the die
chart-die-read = Too few tokens for the last region? Then roll.
# $n: blank faces of the six; $chance: how often it shows one of them.
chart-die-blank = { $n } of the six faces are blank ({ $chance }).
# $faces: the faces that are enough.
chart-die-faces =
    { $n ->
        [one] 1 token is missing: the die must show { $faces }. Chance { $chance }.
       *[other] { $n } tokens are missing: the die must show { $faces }. Chance { $chance }.
    }
chart-die-never =
    { $n ->
        [one] 1 token is missing: no face is enough, so no attempt may be made.
       *[other] { $n } tokens are missing: no face is enough, so no attempt may be made.
    }
# On the bar where nothing can be rolled.
chart-die-none = no attempt
chart-die-short =
    { $n ->
        [one] 1 too few
       *[other] { $n } too few
    }

## The combos on offer. $amount: coins, perhaps a fraction ("8½").

chart-combos = Combos and their first turn
# $combo: the one that would bring most.
chart-combos-best =
    { $amount ->
        [one] The { $combo } would bring most: 1 coin.
       *[other] The { $combo } would bring most: { $amount } coins.
    }
chart-combos-read = The price and the coins on it are counted.
chart-combos-later = Later turns do not count: there, tokens matter.
chart-combos-unproven = + means: so much was found; there may be more.
chart-combos-score = First turn
chart-combos-found = Coins on it
chart-combos-price = Price
chart-combos-dear = too dear
chart-combos-total =
    { $amount ->
        [one] 1 coin in all.
       *[other] { $amount } coins in all.
    }
chart-combos-scores =
    { $amount ->
        [one] The first turn scores 1 coin at best.
       *[other] The first turn scores { $amount } coins at best.
    }
chart-column-tokens = Tokens

## When decline pays. $amount: coins, perhaps a fraction.

chart-decline = Decline or go on: { $player }
chart-decline-read = Left: the race goes on. Right: it declines.
chart-decline-bold = Bold: what declining brings more, in two turns.
chart-decline-plain = Plain: this turn, as well as it can be played.
chart-decline-how = Hatched: an estimate, as if nobody else moved.
chart-decline-unproven = Some searches were cut short: there may be more.
chart-decline-mark = ▲ Here { $player } did decline.
chart-decline-none = { $player } has not begun a turn with an active race yet.
chart-decline-axis = Coins in two turns
chart-decline-stay = This turn, going on
chart-decline-stay-next = Next turn, going on
chart-decline-leave = This turn, declining
chart-decline-leave-next = Next turn, new race
chart-decline-gain = Declining brings more
# Over what is said of a turn.
chart-decline-turn = Turn { $turn }
chart-decline-told-stay =
    { $amount ->
        [one] Going on, the { $race } would score 1 coin at best.
       *[other] Going on, the { $race } would score { $amount } coins at best.
    }
chart-decline-told-stay-next =
    { $amount ->
        [one] In the next turn: 1 coin, if nobody else moved.
       *[other] In the next turn: { $amount } coins, if nobody else moved.
    }
chart-decline-told-leave =
    { $amount ->
        [one] Declining, the { $race } would score 1 coin.
       *[other] Declining, the { $race } would score { $amount } coins.
    }
chart-decline-told-leave-next =
    { $amount ->
        [one] In the next turn, with the best new race: 1 coin, if nobody else moved.
       *[other] In the next turn, with the best new race: { $amount } coins, if nobody else moved.
    }
chart-decline-did = That is what { $player } did: decline.

## The results of a tournament. $bot, $other: names of bots.

chart-results =
    { $n ->
        [one] Who won, in 1 game
       *[other] Who won, in { $n } games
    }
chart-results-axis = Share of its games that a bot won
chart-results-ahead = { $bot } is ahead of { $other }: their lines lie apart.
chart-results-open = { $bot } or { $other }? Their lines overlap: play more.
chart-results-read = The true share is on the line, 95 times in 100.
chart-results-fair = Dotted: what chance alone would give.
# $wins: a number, perhaps with parts of shared victories.
chart-results-won =
    { $n ->
        [one] { $bot }: { $wins } of 1 game won.
       *[other] { $bot }: { $wins } of { $n } games won.
    }
# $low, $high: per cent.
chart-results-range = The true share lies between { $low } and { $high } %, with 95 % confidence.
# $amount: coins.
chart-results-coins = Coins on average: { $amount }.
