### What is said on the page and has numbers or names in it. Words without any are in the files page_….ftl.

# Who holds it. $player, $race; $n: tokens.
widget-held =
    { $n ->
        [0] { $player } holds it for the { $race }, without a token of their own.
        [one] { $player } holds it with 1 { $race_one } token.
       *[other] { $player } holds it with { $n } { $race_one } tokens.
    }
widget-held-declined =
    { $n ->
        [one] { $player } holds it with 1 { $race_one } token in decline.
       *[other] { $player } holds it with { $n } { $race_one } tokens in decline.
    }
# Above what a step did. $step: the action in a few words; $marker: what was found by it.
widget-found = { $step }, found: { $marker }
# $marker; $n: how many.
widget-marker =
    { $n ->
        [one] { $marker }.
       *[other] { $marker }: { $n }.
    }
# $marker: what was fired there.
widget-marker-fired = { $marker }, fired this turn.
# A marker that belongs to its region. $marker; $player: who laid it.
widget-marker-laid = { $marker }, laid by { $player }.
# The tokens that conquests are paid from. $race; $n: how many.
widget-hand =
    { $n ->
        [0] No { $race_one } token in hand
        [one] 1 { $race_one } token in hand
       *[other] { $n } { $race_one } tokens in hand
    }
# The same before the first conquest of a turn, when one token a region will stay behind. A token of the race stands
# beside it, and there is little room.
widget-hand-ready =
    { $n ->
        [0] No token to conquer with
        [one] 1 to conquer with
       *[other] { $n } to conquer with
    }
# What lies face down. $races, $powers: how many of each; $discarded: powers laid aside for later.
widget-stacks =
    Face down: { $races ->
        [one] 1 race
       *[other] { $races } races
    }, { $powers ->
        [one] 1 power
       *[other] { $powers } powers
    }{ $discarded ->
        [0] .
        [one] ; 1 power laid aside.
       *[other] ; { $discarded } powers laid aside.
    }
# A power that is borrowed from a combo on offer. $power
widget-copies = copies { $power }
# Follows what the power does. $player: whose turn ends it.
widget-copies-about = It is copied until { $player }'s next turn, or until somebody picks its combo.
# Trade pacts that a player holds. $n: how many; $player: who holds them.
widget-pacts =
    { $n ->
        [one] 1 trade pact
       *[other] { $n } trade pacts
    }
widget-pacts-about = When { $player }'s turn ends, each of them is worth a coin: { $player } pays for them after a conquest of a region of the race that gave them, and is paid otherwise.
# Tokens in decline that lie under those of the holder. $n: how many; $player, $race: whose they are.
widget-under =
    { $n ->
        [one] Beneath lies 1 { $race_one } token of { $player }, in decline, which defends and scores, too.
       *[other] Beneath lie { $n } { $race_one } tokens of { $player }, in decline, which defend and score, too.
    }
# A race in decline that will be active again. $race
widget-returns = { $race } return
# $player, $race; $power: the badge that waits with it; $n: all tokens that the race has then.
widget-returns-about =
    { $n ->
        [one] On { $player }'s next turn the { $race } are active again, with their old badge ({ $power }) and 1 token, counting what is on the map.
       *[other] On { $player }'s next turn the { $race } are active again, with their old badge ({ $power }) and { $n } tokens, counting those on the map.
    }
# Somebody else has the badge.
widget-returns-no_badge =
    { $n ->
        [one] On { $player }'s next turn the { $race } are active again, with 1 token, counting what is on the map, but without a power: somebody else has their badge.
       *[other] On { $player }'s next turn the { $race } are active again, with { $n } tokens, counting those on the map, but without a power: somebody else has their badge.
    }
# Peace between two players. $player made it; $ally keeps it.
widget-peace = Peace with { $ally }, who cannot attack { $player }'s active race now.

## Ready ways to put tokens down, on buttons.

widget-evenly = Spread evenly
# There is one region only.
widget-all = Put them all down
widget-guard = Guard the borders
# Stands on one of these where not all regions can be kept. $leaving: regions.
widget-gives_up = gives up { $leaving }

## News

# An answer to a click on a picture that is no longer true.
widget-stale = The game has moved on since this was drawn. Here is how it stands now.
# $what: the error.
widget-error = That did not work: { $what }
# The last step was taken back, or played again. $move: which, in a few words.
widget-undone = Taken back: { $move }
widget-redone = Played again: { $move }

## What can be done, on buttons. $n: tokens.

act-conquer =
    { $n ->
        [one] Conquer with 1 token
       *[other] Conquer with { $n } tokens
    }
# $means: one or several special means, as in means.ftl.
act-conquer_with =
    { $n ->
        [one] Conquer with { $means } and 1 token
       *[other] Conquer with { $means } and { $n } tokens
    }
# The die is rolled for it once the region is chosen. $means, $n: what it costs before that.
act-conquer_with-die =
    { $n ->
        [one] Attack with { $means }: 1 token, and the die is rolled
       *[other] Attack with { $means }: { $n } tokens, less what the die shows
    }
# The die was rolled already and does not suffice. $n: tokens missing.
act-conquer-hopeless =
    { $n ->
        [one] Try it in vain: 1 token is missing, and the conquests end
       *[other] Try it in vain: { $n } tokens are missing, and the conquests end
    }
# $n: the least the die must show; $chance: a fraction such as 1/3.
act-attempt =
    { $n ->
        [3] Final attempt, with the die: it must show a 3 (chance { $chance })
       *[other] Final attempt, with the die: it must show { $n } or more (chance { $chance })
    }
# $race: whose token it is.
act-convert = Convert the lone { $race_one } token
act-abandon =
    { $n ->
        [one] Abandon it: 1 more token to conquer with
       *[other] Abandon it: { $n } more tokens to conquer with
    }
# $price: coins.
act-pick =
    { $price ->
        [0] Take it for nothing
        [one] Take it for 1 coin
       *[other] Take it for { $price } coins
    }
# $player: with whom.
act-ally = Make peace with { $player }
act-no_ally = No peace with { $player } after all

## What was done, in a few words.

action_text-pick = Pick the { $combo }
# $power: the badge that another combo had.
action_text-pick_swapped = Pick the { $race } with { $power }
action_text-conquer = Conquer { $region }
# $means: special means, one or several.
action_text-conquer_with = Conquer { $region } with { $means }
action_text-attempt = Try to take { $region } with the die
action_text-attempt_with = Try to take { $region } with { $means } and the die
action_text-convert = Convert a token in { $region }
action_text-abandon = Abandon { $region }
action_text-roll = Roll the die
action_text-roll_for = Roll the die for { $region }
action_text-stop = End the conquests
action_text-redeploy = Redeploy the { $race }
action_text-place = Place { $marker_many }
# $ally: a player.
action_text-ally = Make peace with { $ally }
action_text-no_ally = Name no ally
action_text-end_turn = End the turn
action_text-decline = Put the { $race } into decline
action_text-decline_tower = Put the { $race } into decline, with their tower in { $region }
action_text-withdraw = Put down the { $race } who fled

# A game that was kept when its kernel was gone. $n: steps that were played.
kept-offer =
    { $n ->
        [one] You had played 1 step of this game when its kernel stopped.
       *[other] You had played { $n } steps of this game when its kernel stopped.
    }
kept-restored =
    { $n ->
        [one] The step that you had played is here again.
       *[other] The { $n } steps that you had played are here again.
    }
kept-anew = The game begins anew.
kept-too_late = Another game has begun here; what was kept is gone.
kept-unplayable = What was kept does not fit this game, so it begins anew.
