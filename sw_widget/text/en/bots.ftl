### What bots say: why they do what they do.

## Each action. Sentences begin with what the bot does.

# By lot. $n: how many kinds of action were possible.
bot-by_lot =
    { $n ->
        [one] Drawn by lot: nothing else was possible.
       *[other] Drawn by lot, of { $n } kinds of action.
    }
# $power, $race: the combo; $n: its tokens; $price: coins paid; $coins: coins that lie on it.
bot-picks =
    Picks the { $power } { $race }: { $n ->
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
bot-places = Places { $marker_many } where they are needed.
# $ally: a player.
bot-allies = Makes peace with { $ally }, who could do most harm.
bot-no_ally = Makes peace with nobody.
bot-ends = Ends the turn.
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

## The planner's reasons, in coins. $n: what it gets this turn; $mine: what it thinks it will get from now to the
## end of the game; $theirs: what each opponent will get on average; $less, $against: the same if it did otherwise.

bot-plans-decline =
    Declining now: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } this turn and about { $mine } until the end, while opponents get about { $theirs }; going on: about { $less }, while they get { $against }.
bot-plans-going_on =
    Going on: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } this turn and about { $mine } until the end, while opponents get about { $theirs }; declining now: about { $less }, while they get { $against }.
# $power, $race: the next best combo.
bot-plans-pick =
    This combo: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } this turn and about { $mine } until the end, while opponents get about { $theirs }; the next best, the { $power } { $race }: about { $less }, while they get { $against }.
bot-plans-line =
    The best line that was found: { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } this turn and about { $mine } until the end, while opponents get about { $theirs }.
bot-plans-redeployment = The safest way to stand that was found: about { $mine } until the end, while opponents get about { $theirs }.
bot-defends = Makes its weakest regions stronger.
