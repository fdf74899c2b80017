### What bots say: why they do what they do.

## Each action. Sentences begin with what the bot does.

# By lot. $n: how many kinds of action were possible.
bot-by_lot =
    { $n ->
        [one] Drawn by lot: nothing else was possible.
       *[other] Drawn by lot, of { $n } kinds of action.
    }
# At redeployment.
bot-by_lot-stand = Drawn by lot where it stands.
# $combo; $n: its tokens; $price: coins paid; $coins: coins that lie on it.
bot-picks =
    Picks the { $combo }: { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } for { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    }{ $coins ->
        [0] .
        [one] , and 1 coin lies on them.
       *[other] , and { $coins } coins lie on them.
    }
bot-declines = Puts the { $race } into decline, to come back with a new combo.
bot-abandons = Gives up { $region }: the tokens there are of more use elsewhere.
# $n: tokens; $coins: how many coins more the turn brings.
bot-takes =
    { $coins ->
        [0] Takes { $region } for { $n }: it brings nothing now, but opens the way.
        [one] Takes { $region } for { $n }: it brings 1 coin.
       *[other] Takes { $region } for { $n }: it brings { $coins } coins.
    }
# $player: who loses the region.
bot-takes-from =
    { $coins ->
        [0] Takes { $region } from { $player } for { $n }: it brings nothing now, but hurts { $player }.
        [one] Takes { $region } from { $player } for { $n }: it brings 1 coin, and { $player } loses it.
       *[other] Takes { $region } from { $player } for { $n }: it brings { $coins } coins, and { $player } loses it.
    }
# $marker: the means that makes one token enough.
bot-takes-with =
    { $coins ->
        [one] Takes { $region } with the { $marker_one } for { $n }: it brings 1 coin.
       *[other] Takes { $region } with the { $marker_one } for { $n }: it brings { $coins } coins.
    }
# After a roll that did not help.
bot-tries = Tries { $region } in vain: the die did not show enough, and nothing else can be had.
# $victim: a race.
bot-converts = Replaces the lone { $victim_one } token in { $region }: that costs nothing from the hand.
# $chance: a fraction such as 1/3.
bot-attempts = Tries { $region } with the die, with a chance of { $chance }: it costs nothing to try.
bot-rolls = Rolls the die: it makes the next conquest cheaper, or at least no dearer.
bot-stops = Ends the conquests: nothing more is worth its tokens.
bot-stops-idle = Ends the conquests: no token is left to conquer with.
# $n: tokens.
bot-spreads =
    { $n ->
        [one] Leaves 1 token on the map.
       *[other] Spreads { $n } tokens over the regions of the { $race }.
    }
# More in one region than in others. $region: where most go; $n: how many; $race: whose they are.
bot-guards = Guards { $region } best, with { $n } of the { $race }, and spreads the rest.
# Where nobody can attack the others.
bot-guards-only = Guards { $region } with { $n } of the { $race }: nobody can attack their other regions.
# All that there are in one region. $n: tokens.
bot-gathers =
    { $n ->
        [one] Leaves 1 token of the { $race } in { $region }.
       *[other] Keeps all { $n } tokens of the { $race } in { $region }.
    }
# $n: markers; $regions: where they are put.
bot-places =
    { $n ->
        [one] Places 1 { $marker_one } in { $regions }.
       *[other] Places { $n } { $marker_many } in { $regions }.
    }
# Markers that make an attack cost more.
bot-places-defends =
    { $n ->
        [one] Places 1 { $marker_one } in { $regions }: that makes an attack there dearer.
       *[other] Places { $n } { $marker_many } in { $regions }: that makes an attack there dearer.
    }
# Markers that make regions immune.
bot-places-protects =
    { $n ->
        [one] Places 1 { $marker_one } in { $regions }: nobody can attack there.
       *[other] Places { $n } { $marker_many } in { $regions }: nobody can attack there.
    }
bot-places-none = Takes the { $marker_many } off the map.
# $ally: a player; $n: how many could be chosen.
bot-allies =
    { $n ->
        [one] Makes peace with { $ally }, the only one who can be chosen.
       *[other] Makes peace with { $ally }: nobody else who can be chosen has more tokens.
    }
bot-no_ally = Makes peace with nobody.
# $n: the coins of the score.
bot-ends =
    { $n ->
        [0] Ends the turn: it scores no coins.
        [one] Ends the turn: it scores 1 coin.
       *[other] Ends the turn: it scores { $n } coins.
    }
# After scoring, where decline could still be chosen.
bot-ends-scored = Ends the turn without going into decline.
bot-withdraws = Puts the { $race } who fled where they are needed most.

## The whole plan.

bot-at_random = It does whatever is allowed, without a thought.
# $amount: coins, perhaps a fraction.
bot-greedy =
    { $amount ->
        [one] The most that was found for this turn: 1 coin.
       *[other] The most that was found for this turn: { $amount } coins.
    }
bot-greedy-settles = It spreads its tokens evenly: only the coins of this turn count.

bot-beginner = It takes whatever brings most, at any price, and does not try its luck with the die.
bot-beginner-picks = It wants the combo with the most tokens, and asks no further.
bot-beginner-stands = It leaves its spare tokens together in one region.
bot-beginner-declines = Next to nothing is left to conquer: only now it thinks of decline.
bot-casual = It takes what brings most for a token, by rules of thumb.
bot-casual-picks = It wants the combo with the best first turn, by rules of thumb.
bot-casual-stands = It spreads its tokens evenly where they can be attacked.
bot-casual-declines = A fresh combo should earn more than going on.

## The planner's reasons: how far ahead something leaves it.

# From now to the end of the game. $amount: coins that it is thought to get more than each opponent on average;
# $most: its own; $limit: an opponent's.
bot-lead-ahead = { $amount } ahead (getting { $most }, an opponent { $limit })
# $amount: coins fewer.
bot-lead-behind = { $amount } behind (getting { $most }, an opponent { $limit })
# $n: coins this turn; $lead, $other: the leads of what it does and of what it could do instead.
bot-plans-decline =
    Declining now: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } this turn, and from now to the end about { $lead }; going on: about { $other }.
bot-plans-going_on =
    Going on: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } this turn, and from now to the end about { $lead }; declining now: about { $other }.
# $combo: the next best.
bot-plans-pick =
    This combo: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } this turn, and from now to the end about { $lead }; the next best, the { $combo }: about { $other }.
bot-plans-line =
    The best line that was found: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } this turn, and from now to the end about { $lead }.
# $n: how many ways to put everything down were compared.
bot-plans-redeployment =
    { $n ->
        [one] How it stands: from now to the end about { $lead }.
       *[other] The best of { $n } ways to stand: from now to the end about { $lead }.
    }
## The bot that looks ahead adds what it saw.

# $n: how many times the game was played on in thought.
bot-looked_ahead =
    { $n ->
        [one] That is by 1 way in which the next turns could go.
       *[other] That is by { $n } ways in which the next turns could go, each answered as well as it could be.
    }
# The same with several opponents.
bot-looked_ahead-many =
    { $n ->
        [one] That is by 1 way in which the next turns could go.
       *[other] That is by { $n } ways in which the next turns could go, with opponents who play by rules of thumb.
    }
# What the next player is then thought to do.
bot-expects-decline = Most likely { $player } then goes into decline.
bot-expects-going_on = Most likely { $player } then goes on conquering.
bot-expects-pick = Most likely { $player } then picks the { $combo }.
bot-defends = Makes its weakest regions stronger.

## What goes wrong

# A bot does the same again and again. $bot: its name; $n: how much it has done; $action: what it would do next, as data.
bot-never_ends = { $bot } has played { $n } actions in one turn and still does not end it; now it wants { $action } again. A bot has to move on: let it play "stop" when it has conquered enough, and "end_turn" when its tokens stand.
