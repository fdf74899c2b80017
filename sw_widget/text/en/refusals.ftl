### Why an action is refused. Each message says what the rule is, and names the region and the numbers.
###
### A message called refuse-CODE speaks for its code as a whole; one called CODE-CASE for a single case of it.
### The parameters that a refusal may use; every message lists its own.
###   $region    the region it is about           $player   who tried the action
###   $decider   who must decide now              $ally     the other player of a peace
###   $action    the action, as "roll the die"    $phase    the phase, as "redeployment"
###   $race      the race that acts               $marker   the marker it is about
###   $cost      tokens the region takes          $hand     tokens to conquer with
###   $short     tokens missing                   $slot     place in the column, from 0
###   $price     coins the combo costs            $coins    coins the player has
###   $n         a number, told beside it         $limit    how many markers there may be
###   $wanted    the number there should be

## Whose turn, and when

# $action, $phase
refuse-wrong_phase = It is not the moment to { $action }: the game is at { $phase }.
# $action, $phase
wrong_phase-action = It is not the moment to { $action }: the game is at { $phase }.
# $action: what was tried; $race: the race that has nothing that allows it.
wrong_phase-lacks = The { $race } cannot { $action }: neither race nor power allows it.
# $name: whose gift was to be used; $race
wrong_phase-lacks_gift = The { $race } have no special gift by the name of { $name }.
# $marker: a means or marker that the race does not have; $race
wrong_phase-lacks_marker = The { $race } have no { $marker_one }: neither race nor power gives them one.
# $marker: a special means that serves for ordinary conquests alone.
wrong_phase-not_with_die = The { $marker_one } cannot be used in a final attempt: it helps only in a conquest without the die.
# $marker: a marker that the race has, but not to conquer with.
wrong_phase-no_means = The { $marker_one } is no special means of conquest, so it cannot be named with one.
# $player; $action: what only a race can do.
wrong_phase-no_race = { $player } has no active race, and only a race can { $action }.
# A race that rolls before its conquests wants a final attempt. $race
wrong_phase-rolls_first = The { $race } roll the die before a conquest, so there is no final attempt for them.
# A race with two waves of conquests wants its final attempt in the first. $race
wrong_phase-first_wave = The { $race } have a second wave of conquests to come, and only that one can end with a final attempt.
# $marker: a stack that is as high as regions of a kind are held, and none is held.
wrong_phase-no_height = The { $marker_one } has no strength yet: it grows with regions that the race does not hold.
# $terrain: what it grows with.
wrong_phase-no_height-terrain = The { $marker_one } has no strength yet: it is as high as the race holds { $terrain_many }, and it holds none.
# $race: who collects; $rate: collected tokens for a new one.
wrong_phase-trade = It is too late to trade in what the { $race } have collected: that is done at the start of the turn.
# $race: who could borrow a power.
wrong_phase-copy = It is too late to copy a power: the { $race } do that at the start of the turn, before anything else.
# $marker: what was to be moved; $race
wrong_phase-shift = It is too late to move the { $marker_one }: the { $race } do that at the start of the turn, before anything else.
# $name: who asks for a choice that comes first; $race: whose it is.
wrong_phase-first = Something else comes first: { $name } asks the { $race } for a choice.
# $power, $race: a combo whose badge cannot be swapped.
wrong_phase-no_swap = The badge of the { $power } { $race } cannot be swapped for another one.
# $race: a race in decline; $victim: the active race of the same player.
wrong_phase-reborn = It is too late to take over regions of the { $race }: the { $victim } do that at the start of the turn, before anything else.
# $marker: a means of conquest, which is not put down by itself.
wrong_phase-not_placed = The { $marker_one } is used in conquests, and not put down at redeployment.
# $marker: a marker that comes into regions by itself.
wrong_phase-no_choice = The { $marker_one } is not put down by itself at redeployment: the rules say where it stands.
# $marker: a piece that is put down by an action of its own.
wrong_phase-gift = The { $marker_one } is not put down like other markers: to do that is to use a special gift.
# $race: a declined race of the player, which is not redeployed.
wrong_phase-in_decline = The { $race } are in decline: their tokens stay where they are, and are not redeployed.
# $race: a race of somebody else, or of nobody; $player: who wanted to put it down.
wrong_phase-not_theirs = { $player } has no { $race } to put down.
# $race: a race of the player of which nothing fled.
wrong_phase-none_fled = The { $race } have nothing to put down again: none of them fled.
# $race
wrong_phase-stays_put = The { $race } do not redeploy: they stay where they fought, and what is in hand stays there.
# After the first conquest of a turn.
wrong_phase-abandon = It is too late to abandon a region: this turn's conquests have begun.
# $player, $decider
refuse-not_your_turn = { $decider } must decide now, so { $player } has to wait.
not_your_turn-over = The game is over: there is nothing left to decide.

## Choosing a combo

# $slot: what was asked for; $n: combos on offer.
refuse-unknown_slot =
    { $n ->
        [0] There is no combo number { $slot }: none is on offer.
        [one] There is no combo number { $slot }: only 1 is on offer, and its number is 0.
       *[other] There is no combo number { $slot }: { $n } are on offer, counted from 0 at the top.
    }
# $slot: what was given; $n: combos on offer.
unknown_slot-swap = Badges can be swapped with another combo on offer, by its number from 0 at the top, and { $slot } is none.
# $player, $price, $coins; $slot: how many combos are above.
refuse-cannot_afford =
    { $price ->
        [one] This combo costs 1 coin,
       *[other] This combo costs { $price } coins,
    } laid onto { $slot ->
        [one] the combo above it,
       *[other] the combos above it,
    } and { $player } has { $coins ->
        [0] none
       *[other] only { $coins }
    }.
# The same where coins lie on the combo. $n: how many.
cannot_afford-on_combo =
    { $price ->
        [one] This combo costs 1 coin,
       *[other] This combo costs { $price } coins,
    } laid onto { $slot ->
        [one] the combo above it,
       *[other] the combos above it,
    } and { $player } has { $coins ->
        [0] none
       *[other] only { $coins }
    }: { $n ->
        [one] the coin that lies on it comes only after paying.
       *[other] the { $n } coins that lie on it come only after paying.
    }

# An ally costs a coin (a variant). $ally: who was to be the ally; $player, $price, $coins
cannot_afford-ally =
    { $price ->
        [one] Peace with { $ally } costs 1 coin,
       *[other] Peace with { $ally } costs { $price } coins,
    } and { $player } has { $coins ->
        [0] none
       *[other] only { $coins }
    }.
# Trade pacts. $n: how many there would be in all; $player, $coins
cannot_afford-pacts =
    { $n ->
        [one] A trade pact needs a coin behind it,
       *[other] { $n } trade pacts need { $n } coins behind them,
    } and { $player } has { $coins }.
# A means of conquest has its price. $marker: the means; $price, $coins
cannot_afford-means =
    { $price ->
        [one] { $marker } costs 1 coin a conquest,
       *[other] { $marker } costs { $price } coins a conquest,
    } and { $coins ->
        [0] there is none.
        [one] there is only 1.
       *[other] there are only { $coins }.
    }
# The same where some of the coins are due anyway. $player; $n: how many.
cannot_afford-means_besides =
    { $price ->
        [one] { $marker } costs 1 coin a conquest,
       *[other] { $marker } costs { $price } coins a conquest,
    } and { $coins ->
        [one] the only coin that { $player } has is
       *[other] of the { $coins } coins that { $player } has { $n ->
            [one] 1 is
           *[other] { $n } are
        }
    } due with the conquest of { $region } anyway.
# Whoever conquers the region pays. $n: coins; $player: the attacker; $race: who lies there; $region
cannot_afford-due =
    { $n ->
        [one] Whoever conquers { $region } pays 1 coin for the { $race } there, and { $player } has none.
       *[other] Whoever conquers { $region } pays { $n } coins for the { $race } there, and { $player } has fewer.
    }

## Conquering

# $region: what was asked for.
refuse-unknown_region = There is no region "{ $region }" on this board.
# $race: whose hand is empty.
refuse-no_tokens = Every conquest needs at least one token, and no { $race_one } token is left to conquer with.
# $n: how many tokens of the active race there are to take over regions in decline.
no_tokens-reborn =
    { $n ->
        [0] No { $victim_one } token is left, in the tray or in hand, to take over a region.
       *[other] Each region that is taken over needs a { $victim_one } token from the tray or from the hand, and there are only { $n }.
    }
no_tokens-reborn_least = The { $victim } hold no region with a single token, so they cannot take over regions of the { $race }.
# $region, $cost, $hand, $short
refuse-not_enough_tokens =
    { $cost ->
        [one] { $region } takes 1 token,
       *[other] { $region } takes { $cost } tokens,
    } and { $hand ->
        [0] there is none to conquer with
        [one] there is only 1 to conquer with
       *[other] there are only { $hand } to conquer with
    }: { $short } too few.
not_enough_tokens-turned = Only a { $race_one } token turns into a dragon, and none is left.
# The die was wanted, but is not needed. $region, $cost, $hand
refuse-enough_tokens =
    A final attempt is for regions that take more tokens than there are to conquer with, and { $cost ->
        [one] { $region } takes only 1 token
       *[other] { $region } takes only { $cost } tokens
    }: { $hand ->
        [one] there is 1.
       *[other] there are { $hand }.
    }
# $region, $cost, $hand, $short; $limit: the most the die can show (3).
refuse-too_far_short =
    { $cost ->
        [one] { $region } takes 1 token,
       *[other] { $region } takes { $cost } tokens,
    } and { $hand ->
        [0] there is none to conquer with
        [one] there is only 1 to conquer with
       *[other] there are only { $hand } to conquer with
    }: { $short } too few, and the die adds { $limit } at most.
# Some tokens are in hand, but fewer than the race may send. $n: how many it must; $name: who says so.
refuse-at_least =
    { $n ->
        [one] { $name }: it takes 1 token at least to conquer a region, and there is none.
       *[other] { $name }: it takes { $n } tokens at least to conquer a region, and there are fewer.
    }
# A long shot. $region: its target; $marker: what it is fired with; $race
refuse-long_shot = { $region } is no target for the { $marker_one }: it shoots over exactly one region, not over a sea, and not at a neighbour of the region it is fired from.
# $region: where it was to be fired from; $race
not_adjacent-base = The { $marker_one } cannot be fired from { $region }: that is no region of the { $race }.
# $n: new tokens asked for; $limit: how many there can be; $collected: tokens collected; $rate: how many of them for a new one.
refuse-trade =
    { $limit ->
        [0] No new { $race_one } can be had:
        [one] Only 1 new { $race_one } can be had, not { $n }:
       *[other] Only { $limit } new { $race } can be had, not { $n }:
    } each takes { $rate } collected tokens, of which there { $collected ->
        [0] are none,
        [one] is 1,
       *[other] are { $collected },
    } and a token that is left in the tray.
# $region
refuse-not_border = { $region } is not a way in: a race comes onto the map at the edge of the board, or on the shore of a sea that touches the edge.
# $race: who may come in where others may not, but not here.
not_border-more = { $region } is not a way in, not even for the { $race }, who have more ways in than others.
# $marker: what they begin beside.
not_border-beside_marker = { $region } is not a way in: { $race } come onto the map next to the { $marker_one }.
# $terrain: what they begin on.
not_border-terrain = { $region } is not a way in: { $race } come onto the map on { $terrain_a }.
# $name: what would be a way in, but is void there; $guard: whose rule that is.
not_border-void = { $name }: would be a way into { $region }, but does not count against those who hold it. That is the rule of { $guard }.
# $region, $race
refuse-not_adjacent = { $region } does not touch any region of the { $race }, and conquests go from neighbour to neighbour.
# The race may also go farther, but not that far.
not_adjacent-too_far = { $region } is too far from the regions of the { $race }: it is beyond even their reach.
# $name: what reaches so far, but is void there; $guard: whose rule that is.
not_adjacent-void = { $name }: would reach { $region }, but does not count against those who hold it. That is the rule of { $guard }.
# $region
refuse-water = { $region } is water: only with a power such as { power-seafaring } can a race take it.
# $region
water-chasm = { $region } is a chasm, and nobody can stand over one.
# $region, $race
refuse-own_region = { $region } belongs to the { $race } already.
# $region
refuse-immune = { $region } is protected: nobody can attack it now.
# $region, $marker: what protects it; $race: who cannot come there.
immune-marker = The { $marker_one } protects { $region }: while it is there, it keeps the { $race } out.
# $region, $marker: what protects it until the next turn of $player begins.
immune-marker-until = In { $region } lies { $marker_a }: nobody can come there until { $player }'s next turn begins.
# $region; $name: the race that protects it by what it is.
immune-race = { $name }: while they hold { $region }, it is closed to every opponent.
# $region; $name: what the attacker would need for it; $guard: whose rule makes it void.
immune-void = { $name }: does not count against those who hold { $region }. That is the rule of { $guard }.
# $region; $player: the attacker; $ally: who holds the region and made peace with the attacker.
refuse-peace = { $ally } has made peace with { $player }: until { $ally }'s next turn, { $player } cannot attack the active race in { $region }.
# $region
refuse-abandoned_this_turn = { $region } was abandoned this turn, so it cannot be taken again before the next.

## Converting. All of these get $region.

refuse-no_convert = { $region } cannot be converted: that takes a single token of an opponent's active race.
no_convert-empty = { $region } is empty: there is no token to convert.
no_convert-lost_tribe = A Lost Tribe lives in { $region }, and only the token of an active race can be converted.
no_convert-neutral = Whoever is in { $region } belongs to nobody, and only the token of an active race can be converted.
no_convert-declined = The race in { $region } is in decline, and only the token of an active race can be converted.
# $n: tokens that stand there, two or more.
no_convert-several = Only a token that stands alone can be converted, and in { $region } there are { $n }.
# $marker: what keeps the token company.
no_convert-shielded = In { $region } the token does not stand alone: the { $marker_one } counts as its companion and keeps it from being converted.
# $race: the race that would take the region.
no_convert-tray = Converting { $region } takes a new { $race_one } token from the tray, and none is left there.
no_convert-under = In { $region } the token does not stand alone: tokens in decline lie beneath it.
no_convert-least = The { $race } hold no region with a single token, so none can take the place of that in { $region }.
# $name: who converts; $guard: whose rule makes that void.
no_convert-void = { $name }: does not count against those who hold { $region }, so that no token there can be converted. That is the rule of { $guard }.
no_convert-own = { $region } is held by the same player, and only tokens of opponents can be converted.

## Peace

# $ally: who was to be the ally.
refuse-attacked_this_turn = { $ally }'s active race was attacked this turn, so there can be no peace with { $ally } yet.

## Putting tokens and markers down

refuse-bad_allocation = This does not work out: all tokens go to regions of their race, and each region keeps one at least.
# $n: tokens put down; $wanted: tokens there are.
bad_allocation-sum =
    { $wanted ->
        [0] There is no token to put down.
        [one] Exactly 1 token has to be put down, not { $n }.
       *[other] Exactly { $wanted } tokens have to be put down, not { $n }.
    }
# $region: where nobody would be left.
bad_allocation-empty_region = { $region } would be left empty, and each region keeps one token at least.
# $region: where something was to be put, or what was to be abandoned; $race
bad_allocation-not_held = { $region } does not belong to the { $race }, so nothing can be put down or abandoned there.
# $region: a river; $race
bad_allocation-river = { $region } is a river, and the { $race } cannot stay in one: it is empty after redeployment.
# $region: where there would be too few; $n: how many each region keeps.
bad_allocation-at_least =
    { $n ->
        [one] { $region } would be left empty, and each region keeps 1 token at least.
       *[other] { $region } would be left with fewer than { $n } tokens, and each region keeps { $n } at least.
    }
# $marker: what is put down; $region: where it cannot lie; $race: who puts it down.
bad_allocation-not_near = A { $marker_one } goes into a region of the { $race } or next to one, and { $region } is neither.
bad_allocation-not_beside_mountain = A { $marker_one } goes into a region next to a mountain of the { $race }, and { $region } is not next to one.
bad_allocation-one_a_mountain = Each { $marker_one } comes from a mountain of its own, and next to these regions the { $race } hold too few.
# $race: a race that stacks up in decline what stays of it.
bad_allocation-site = The { $race } choose one of their regions when they decline: say which one.
# $region: where no token of the race itself stands.
bad_allocation-site_not_held = The { $race } choose a region in which one of their own tokens stands, and there is none in { $region }.
bad_allocation-no_site = The { $race } do not choose a region when they decline, so there is none to name.
# $region: the target; $marker: what is fired.
bad_allocation-from = The { $marker_one } could hit { $region } from several regions: say from which.
# $name: the race or power that is used; $key: all that has to be given with it, as the formats call it.
bad_allocation-parameter = { $name }: say with which { $key } it is used, and nothing else.
bad_allocation-no_parameter = { $name }: nothing has to be given with it.
# $count: what was asked for; $rate: collected tokens for a new one.
bad_allocation-trade = Say how many new tokens are wanted, 1 or more: each takes { $rate } of those that were collected.
# $marker: a bolt; $terrain: where alone it strikes; $region
bad_allocation-lightning = { $marker } cannot strike { $region }: it is only for { $terrain_many }.
# $terrains: what can be emptied; $terrain: what the region is; $race, $region
bad_allocation-not_emptied = The { $race } cannot empty { $region }: only { $terrains_one } regions can be emptied, and this is { $terrain_a }.
# $marker: a cannon; $region: where none of the race stands.
bad_allocation-fire = There is no { $marker_one } of the { $race } in { $region } that could be fired.
# $marker: what was to be moved or put down; $region: where it cannot stand.
bad_allocation-shift = The { $marker_one } moves to another region that the { $race } hold, and { $region } is none.
bad_allocation-erupt = The { $marker_one } stands on a chasm that shows its sign, and { $region } is none.
# $region: where the die was to be rolled for; $symbols: what it should carry; $race
bad_allocation-roll_for = The { $race } roll the die for a region with { $symbols_a }, or for one beside such a region of theirs, and { $region } is neither.
# $marker: a cannon that was fired; $region: where it stands.
bad_allocation-fired = The { $marker_one } in { $region } was fired this turn, so it stays there.
# $ally: somebody who cannot be given pacts.
bad_allocation-pact_partner = Trade pacts are for an opponent, and { $ally } is none.
# $count: what was given instead.
bad_allocation-pact_count = Say how many trade pacts are handed out, 1 or more, not { $count }.
# $race: a race in decline; $region: no region of theirs.
bad_allocation-reborn = Only regions of the { $race } can be taken over, and { $region } is none.
# $limit: how many regions can be taken over in a turn; $n: how many were named.
bad_allocation-reborn_number =
    { $n ->
        [0] Say which regions of the { $race } are taken over.
       *[other] In a turn no more than { $limit } of the { $race }' regions can be taken over, and { $n } were named.
    }
# $n: tokens in hand.
bad_allocation-tokens_in_hand =
    { $n ->
        [one] 1 token is still in hand, and it must be put down before the turn ends.
       *[other] { $n } tokens are still in hand, and they must be put down before the turn ends.
    }
# Some tokens wait in hand after redeployment. $n: tokens put down; $wanted: tokens to be put down; $lifted: tokens that wait.
bad_allocation-lift =
    { $lifted ->
        [one] 1 token waits in hand for the next attack,
       *[other] { $lifted } tokens wait in hand for the next attack,
    } and { $wanted ->
        [0] none is left to put down, so { $n } cannot be.
        [one] exactly 1 has to be put down, not { $n }.
       *[other] exactly { $wanted } have to be put down, not { $n }.
    }
# $n: tokens that must still leave the map.
bad_allocation-take_up =
    { $n ->
        [one] Before the turn ends, 1 token has to leave the map and wait in hand for the next attack.
       *[other] Before the turn ends, { $n } tokens have to leave the map and wait in hand for the next attack.
    }
# $n: regions that have to be given up.
bad_allocation-too_many_given_up =
    { $n ->
        [0] No region may be given up now: there are tokens enough for all of them.
        [one] Only 1 region may be given up: for the others there are tokens enough.
       *[other] Only { $n } regions may be given up: for the others there are tokens enough.
    }
bad_allocation-not_an_opponent = An ally must be one of the opponents.
# $race: a race that is off the map.
bad_allocation-no_region = The { $race } hold no region, so their tokens stay in hand.
# $region
bad_allocation-negative = The number for { $region } is below 0, and that cannot be.
# $marker, $n: put down; $wanted: how many there are to put down.
bad_allocation-markers =
    { $wanted ->
        [0] There is no { $marker_one } to put down.
        [one] Exactly 1 { $marker_one } has to be put down, not { $n }.
       *[other] Exactly { $wanted } { $marker_many } have to be put down, not { $n }.
    }

# $marker, $limit
refuse-marker_limit =
    { $limit ->
        [one] Only 1 { $marker_one } may stand here.
       *[other] Only { $limit } { $marker_many } may stand here.
    }
# $limit: how many of them exist.
marker_limit-total =
    { $limit ->
        [0] There is no { $marker_one } left to put down.
        [one] There is only 1 { $marker_one }.
       *[other] There are only { $limit } { $marker_many }.
    }
# $limit: how many new ones may be put down in a turn.
marker_limit-turn =
    { $limit ->
        [0] No { $marker_one } can be put down this turn.
        [one] Only 1 { $marker_one } can be put down this turn.
       *[other] Only { $limit } { $marker_many } can be put down this turn.
    }
# $limit: how many fit into a region.
marker_limit-region =
    { $limit ->
        [one] A region has room for only 1 { $marker_one }.
       *[other] A region has room for only { $limit } { $marker_many }.
    }
# $n: how many there would be in all; $limit: how many there are.
marker_limit-pacts = There are { $limit } trade pacts, and that would make { $n }.
# $n: pieces that were named; $limit: how many are in hand.
marker_limit-in_hand =
    { $limit ->
        [0] There is no { $marker_one } to use.
        [one] Only 1 { $marker_one } can be used now.
       *[other] Only { $limit } { $marker_many } can be used now.
    }

## Once a turn

refuse-already_used = That can be done only once a turn, and it has been done.
# $marker: a means of conquest, such as the dragon; $limit: how often it can be used in a turn.
already_used-means =
    { $limit ->
        [1] The { $marker_one } can be used only once a turn, and that has been done.
        [2] The { $marker_one } can be used only twice a turn, and that has been done.
       *[other] The { $marker_one } can be used only { $limit } times a turn, and that has been done.
    }
already_used-means_twice = The { $marker_one } can be used only once in a conquest.
# $means: several that exclude each other.
already_used-means_together = Only one of these can be used in a conquest: { $means }.
already_used-ambush = The attack on { $region } has failed this turn, and there is no second try.
already_used-copy = The { $race } have copied a power this turn already.
# $power: a power that works once in a game.
already_used-copied_once = { $power } works only once, and the { $race } have copied it before.
already_used-empty_region = The { $race } have emptied a region this turn already.
# $marker: a cannon; $region
already_used-fire = The { $marker_one } in { $region } was fired this turn already.
# $marker: what was moved; $race
already_used-shift = The { $race } have moved the { $marker_one } this turn already.
# $region: what the die was rolled for.
already_used-rolled_for = The die was rolled for { $region }: the { $race } take that region now, or stop.
# $ally: who was given pacts.
already_used-pact = { $ally } was given trade pacts this turn already, and they are handed out once to each.
# $race: a race in decline; $victim: the active race of the same player.
already_used-reborn = The { $victim } have taken over regions of the { $race } this turn already.
# $name: who converts; $player: the opponent (not who tried) of whom a token was converted before.
already_used-convert = { $name }: only one token of each opponent can be converted in a turn, and { $player } has lost one that way already.
# $marker: what was placed this turn, or was to be placed more than once.
already_used-marker = Only one { $marker_one } can be added in a turn.
already_used-roll = The die has been rolled already, and it is not rolled again before that roll is used.
already_used-die = There is only one final attempt with the die in a turn, and it has been made.

### What would make it possible.

# $n: tokens that are missing.
help-more_tokens =
    { $n ->
        [one] 1 more token to conquer with would be enough.
       *[other] { $n } more tokens to conquer with would be enough.
    }
# $n: the least the die must show, 1 to 3; $chance: a fraction such as 1/3.
help-die =
    { $n ->
        [3] A final attempt succeeds if the die shows a 3: a chance of { $chance }.
       *[other] A final attempt succeeds if the die shows { $n } or more: a chance of { $chance }.
    }
# $regions: neighbours that could be taken first.
help-neighbour =
    { $regions_count ->
        [0] One of its neighbours has to be taken first, and none of them can be taken now.
       *[other] First take one of its neighbours: { $regions }.
    }
# The tokens in hand do not pay for any of them.
help-neighbour-too_few = First take one of its neighbours, { $regions }: that takes more tokens than there are to conquer with.
# $regions: ways onto the map next to the region.
help-entry = Come in through { $regions }.
help-entry-too_few = Come in through { $regions }: that takes more tokens than there are to conquer with.
# $n: coins that are missing.
help-coins =
    { $n ->
        [one] 1 more coin would be enough.
       *[other] { $n } more coins would be enough.
    }
# $n: tokens.
help-put_down =
    { $n ->
        [one] Put down 1 more token.
       *[other] Put down { $n } more tokens.
    }
# $n: tokens.
help-take_up =
    { $n ->
        [one] Put down 1 token fewer.
       *[other] Put down { $n } tokens fewer.
    }
help-next_turn = It may be possible next turn.
help-abandon = Until the first conquest of the turn, a region can be abandoned to conquer with its tokens.
help-stop_first = End the conquests first.
help-pick_first = Choose a combo first.
help-spend_roll = Use the roll on a conquest, or end the conquests.
# $regions: regions with a similar name.
help-did_you_mean = Did you mean { $regions }?
# $id: the last region of a board whose regions are numbered.
help-region_numbers = The regions are numbered from 0 to { $id }, and each can be called by its name.
# $regions: the ids of the regions, or the first of them.
help-region_ids = Name { $regions }.
# $id: the id of a marker, means, race or trait that is spelt nearly like the one that was given.
perhaps-id = Perhaps '{ $id }'?
# $player: who must decide.
help-wait_for = It may be possible once { $player } has decided.
# $n: the least the die must show, 1 to 3; $chance: a fraction such as 1/3.
help-roll_first =
    { $n ->
        [3] Roll the die first: a 3 would be enough, a chance of { $chance }.
       *[other] Roll the die first: { $n } or more would be enough, a chance of { $chance }.
    }
help-conquer = Conquer it without the die.
# $slots: places in the column that the player can pay for.
help-other_slot =
    { $slots_count ->
        [0] No combo is within reach.
       *[other] The { $slots_nth } combo is within reach.
    }
# $marker: what protects the region.
help-marker_moves = It may be possible once the { $marker_one } is gone.
help-second_wave = End this wave first: the troops are readied again, and then the die can be used.
# $regions: where a long shot could be fired from.
help-from = It can be fired from { $regions }.
