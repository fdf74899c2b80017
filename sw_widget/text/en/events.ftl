### What happened, for the log. $player is who did it or whom it happened to; $race is that player's race.
### $n is a number of tokens where nothing else is said.

## The turn

# $turn: number of the game turn; $turns: the last one.
event-turn_began = Turn { $turn } of { $turns }: { $player } to play.
event-turn_ended = { $player }'s turn is over.

## Choosing a combo

# $slot: its place in the column, from 0; $n: tokens that come with it.
event-picked =
    { $player } picks the { $combo } from the { $slot_nth } place and gets { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }.
# $n: coins.
event-paid_for_pick =
    { $n ->
        [0] { $slot ->
            [0] { $player } pays nothing: the top combo is free.
           *[other] { $player } pays nothing for the combo.
        }
        [one] { $player } pays 1 coin, onto the combo passed over.
       *[other] { $player } pays { $n } coins, onto what was passed over.
    }
# $n: tokens laid on the combo of a race that grows on offer.
event-tokens_on_combo =
    { $n ->
        [one] 1 { $race_one } token is laid on the { $combo } as well.
       *[other] { $n } { $race_one } tokens are laid on the { $combo } as well.
    }
# $slot: its place in the column, from 0.
event-combo_revealed = New on offer, in the { $slot_nth } place: the { $combo }.
# $n: badges.
event-badges_reshuffled =
    { $n ->
        [one] The stack of badges has run out: 1 discarded badge makes a new one.
       *[other] The stack of badges has run out: { $n } discarded badges are shuffled into a new one.
    }

## Getting ready

event-troops_readied =
    { $n ->
        [one] { $player } readies the troops: 1 { $race_one } token returns to hand.
       *[other] { $player } readies the troops: { $n } { $race_one } tokens return to hand.
    }
event-abandoned =
    { $n ->
        [one] { $player } abandons { $region }: 1 { $race_one } token returns to hand.
       *[other] { $player } abandons { $region }: { $n } { $race_one } tokens return to hand.
    }
# Where coins are laid on a region that is abandoned. $n: coins.
event-coins_left =
    { $n ->
        [one] 1 coin is laid on { $region }, for { $player } at the end of the turn.
       *[other] { $n } coins are laid on { $region }, for { $player } at the end of the turn.
    }
# A race that is paid for conquests over one region. $n: coins.
event-jump_paid =
    { $n ->
        [one] { $player } gets 1 coin for the jump to { $region }.
       *[other] { $player } gets { $n } coins for the jump to { $region }.
    }
# Markers that lay face down in a region. $n: coins.
event-loot_taken =
    { $n ->
        [one] The loot in { $region } is turned up: { $player } takes 1 coin.
       *[other] The loot in { $region } is turned up: { $player } takes { $n } coins.
    }
event-loot_empty = The loot in { $region } is turned up: it is worth nothing.
event-loot_bites = The loot in { $region } is turned up, and it is an attack: the conquest fails, and the { $race } lose a token from hand.
event-loot_cashed =
    { $n ->
        [0] { $player } turns up all loot in regions of the { $race }: it is worth nothing.
        [one] { $player } turns up all loot in regions of the { $race }: 1 coin.
       *[other] { $player } turns up all loot in regions of the { $race }: { $n } coins.
    }
# A power that is borrowed from a combo on offer. $power: which one.
event-power_copied = { $player }'s { $race } copy the power { $power }.
event-copy_ended = { $player }'s { $race } no longer have the copied power { $power }.
event-lava_flows = Lava flows into { $region }: everybody leaves, and nobody may come there until { $player }'s next turn.
# A race in decline that does not leave.
event-race_waits = { $player }'s { $race } stay on the map: on { $player }'s next turn they are active again.
# A race in decline becomes active again. $n: tokens that come to the hand.
event-race_returned =
    { $n ->
        [0] { $player }'s { $race } are active again, with what stands on the map.
        [one] { $player }'s { $race } are active again, with what stands on the map and 1 token more in hand.
       *[other] { $player }'s { $race } are active again, with what stands on the map and { $n } tokens more in hand.
    }
# Somebody passed over combos. $n: coins that the bank pays.
event-paid_for_passing_over =
    { $n ->
        [one] { $player }'s { $race } bring 1 coin for a combo that was passed over.
       *[other] { $player }'s { $race } bring { $n } coins for the combos that were passed over.
    }
event-next_pick_free = { $player }'s next combo will cost nothing.
# Regions that are paid for at the start. $n: coins.
event-paid_at_start =
    { $n ->
        [one] { $player } gets 1 coin for the regions that the { $race } hold as the turn begins.
       *[other] { $player } gets { $n } coins for the regions that the { $race } hold as the turn begins.
    }
# $ally: who gets pacts; $n: how many.
event-pacts_handed_out =
    { $n ->
        [one] { $player } gives { $ally } 1 trade pact.
       *[other] { $player } gives { $ally } { $n } trade pacts.
    }
# $payer: who has broken the pacts; $player: whose they were; $n: coins.
event-pact_broken =
    { $n ->
        [one] { $payer } has broken the pact, and pays { $player } 1 coin.
       *[other] { $payer } has broken the pacts, and pays { $player } { $n } coins.
    }
event-pact_broken-none = { $payer } has broken a pact, but has no coin to pay { $player } with.
# $player: who has kept the pacts; $payer: whose they were; $n: coins.
event-pact_kept =
    { $n ->
        [one] { $player } has kept the pact, and gets 1 coin from { $payer }.
       *[other] { $player } has kept the pacts, and gets { $n } coins from { $payer }.
    }
event-pact_kept-none = { $player } has kept a pact, but { $payer } has no coin to pay with.
# Everybody must leave a region.
event-region_emptied = { $player }'s { $race } empty { $region }.
event-token_for_emptying =
    { $n ->
        [one] 1 new { $race_one } token comes to { $player }'s hand.
       *[other] { $n } new { $race_one } tokens come to { $player }'s hand.
    }
event-token_for_emptying-none = No { $race_one } token is left in the tray for { $player }.
# $marker: what is fired.
event-cannon_fired = { $player } fires the { $marker_one } in { $region }: the regions next to it cost fewer tokens this turn.
# $marker: what has moved.
event-marker_led = { $player } moves the { $marker_one } to { $region }.
# Two combos on offer have swapped their badges. $power, $race: the combo that is picked now; $other: the race that gave its badge.
event-badges_swapped = { $player } swaps badges: the { $race } take { $power } from the { $other }, who get theirs.
# $marker: what has crashed.
event-airship_crashed = The { $marker_one } crashes in { $region }: everybody must leave, { $player } loses a token from hand, and the region burns.
# Tokens in decline stay under those of whoever conquers their region. $n: tokens; $victim: whose they are.
event-tokens_buried =
    { $n ->
        [one] The { $victim_one } token stays in { $region }, under { $player }'s { $race }.
       *[other] The { $n } { $victim_one } tokens stay in { $region }, under { $player }'s { $race }.
    }
event-holds_again =
    { $n ->
        [one] { $player }'s { $race_one } token that lay beneath holds { $region } again.
       *[other] { $player }'s { $n } { $race_one } tokens that lay beneath hold { $region } again.
    }
event-buried_lost =
    { $n ->
        [one] { $player }'s { $race_one } token that lay beneath is lost with { $region }.
       *[other] { $player }'s { $n } { $race_one } tokens that lay beneath are lost with { $region }.
    }
event-buried_removed =
    { $n ->
        [one] { $player }'s { $race_one } token that lay beneath leaves { $region }.
       *[other] { $player }'s { $n } { $race_one } tokens that lay beneath leave { $region }.
    }
# A race that collects what others lose. $n: lost tokens.
event-tokens_collected =
    { $n ->
        [one] { $player }'s { $race } collect the lost token.
       *[other] { $player }'s { $race } collect the { $n } lost tokens.
    }
# $n: new tokens; $given: collected tokens that were traded in.
event-tokens_traded =
    { $n ->
        [one] { $player } trades in { $given } collected tokens for 1 new { $race_one } token.
       *[other] { $player } trades in { $given } collected tokens for { $n } new { $race_one } tokens.
    }

## Markers. $n: how many of them.

event-marker_gone =
    { $n ->
        [one] The { $marker_one } in { $region } is gone.
       *[other] { $n } { $marker_many } in { $region } are gone.
    }
# Of a race, from several regions or from the hand.
event-markers_gone =
    { $n ->
        [one] { $player }'s { $race } lose their { $marker_one }.
       *[other] { $player }'s { $race } lose their { $n } { $marker_many }.
    }
event-marker_placed =
    { $n ->
        [one] { $region } gets { $marker_a }.
       *[other] { $region } gets { $n } { $marker_many }.
    }
event-marker_returned =
    { $n ->
        [one] The { $marker_one } from { $region } goes back to its owner.
       *[other] { $n } { $marker_many } from { $region } go back to their owner.
    }
# Markers that are worth coins. $n: coins.
event-marker_taken =
    { $n ->
        [one] { $player } takes the { $marker_one } in { $region }: 1 coin.
       *[other] { $player } takes the { $marker_one } in { $region }: { $n } coins.
    }
event-markers_cashed =
    { $n ->
        [one] { $player } finds 1 { $marker_one } untouched: 1 coin.
       *[other] { $player } finds { $marker_many } untouched: { $n } coins.
    }
# $n: pieces; $race: who gets them.
event-pieces_gained =
    { $n ->
        [one] { $player } gets 1 { $marker_one } for later turns.
       *[other] { $player } gets { $n } { $marker_many } for later turns.
    }

## Conquests. $race: the race that conquers.

event-conquered =
    { $n ->
        [one] { $player }'s { $race } conquer { $region } with 1 token.
       *[other] { $player }'s { $race } conquer { $region } with { $n } tokens.
    }
# $victim: the race whose token it was.
event-converted = { $player }'s { $race } convert the lone token of the { $victim } in { $region } and take the region.
# $marker: what made the fewest tokens enough that the race may send; $n: how many these are.
event-single_token_conquered =
    { $n ->
        [one] With the { $marker_one }, { $player }'s { $race } take { $region } for a single token.
       *[other] With the { $marker_one }, { $player }'s { $race } take { $region } for only { $n } tokens.
    }
# $marker: what it was done with.
event-conquered_by_transformation =
    { $n ->
        [one] One of { $player }'s { $race } turns into a dragon, and 1 more token takes { $region }.
       *[other] One of { $player }'s { $race } turns into a dragon, and { $region } is taken: 2 tokens in all.
    }
# $n: tokens that leave the game for a dragon.
event-token_turned =
    { $n ->
        [one] 1 { $race_one } token of { $player } leaves the game for it.
       *[other] { $n } { $race_one } tokens of { $player } leave the game for it.
    }
event-conquered_by_lightning =
    { $n ->
        [one] With { $marker_a }, { $player }'s { $race } take { $region } for a single token.
       *[other] With { $marker_a }, { $player }'s { $race } take { $region } for only { $n } tokens.
    }
event-conquered_by_airship =
    { $n ->
        [one] By { $marker_one }, { $player }'s { $race } take { $region } with 1 token.
       *[other] By { $marker_one }, { $player }'s { $race } take { $region } with { $n } tokens.
    }
event-long_shot_conquered =
    { $n ->
        [one] With a shot of the { $marker_one }, { $player }'s { $race } take { $region } with 1 token.
       *[other] With a shot of the { $marker_one }, { $player }'s { $race } take { $region } with { $n } tokens.
    }
event-conquered_with =
    { $pieces ->
        [one] With the help of { $marker_a },
       *[other] With the help of { $pieces } { $marker_many },
    } { $player }'s { $race } take { $region } { $n ->
        [0] without a token.
        [one] with 1 token.
       *[other] with { $n } tokens.
    }
event-conquered_with_hired =
    { $n ->
        [one] With hired help ({ $marker }), { $player }'s { $race } take { $region } with 1 token.
       *[other] With hired help ({ $marker }), { $player }'s { $race } take { $region } with { $n } tokens.
    }
# $means: special means of several kinds, each with its number.
event-conquered_with_several =
    { $n ->
        [0] With { $means }, { $player }'s { $race } take { $region } without a token.
        [one] With { $means }, { $player }'s { $race } take { $region } with 1 token.
       *[other] With { $means }, { $player }'s { $race } take { $region } with { $n } tokens.
    }
# $n: coins.
event-paid_for_means =
    { $n ->
        [one] { $player } pays 1 coin for it.
       *[other] { $player } pays { $n } coins for it.
    }
event-second_wave = { $player } readies the { $race } once more, for a second wave of conquests.
# Coins that change hands when a region falls. $player: who gets them; $payer: who pays; $n: coins.
event-coins_taken =
    { $n ->
        [one] { $payer } must give { $player } 1 coin.
       *[other] { $payer } must give { $player } { $n } coins.
    }
event-coins_taken-none = { $payer } has no coin to give { $player }.
event-conqueror_paid =
    { $n ->
        [one] The bank pays { $player } 1 coin for conquering { $victim } in { $region }.
       *[other] The bank pays { $player } { $n } coins for conquering { $victim } in { $region }.
    }
event-toll_paid =
    { $n ->
        [one] { $payer } pays { $player } 1 coin for the conquest.
       *[other] { $payer } pays { $player } { $n } coins for the conquest.
    }
event-toll_paid-none = { $payer } has no coin to pay { $player } with.
# $payer pays $player for a region in which a race in decline lay. $n: coins.
event-paid_for_conquest =
    { $n ->
        [one] { $payer } pays { $player } 1 coin, as is due for this region.
       *[other] { $payer } pays { $player } { $n } coins, as are due for this region.
    }
event-loss_paid =
    { $n ->
        [one] The bank pays { $player } 1 coin for the loss of { $region }.
       *[other] The bank pays { $player } { $n } coins for the loss of { $region }.
    }
# $player: who steals; $payer: from whom.
event-stolen =
    { $n ->
        [one] { $player } steals 1 coin from { $payer }.
       *[other] { $player } steals { $n } coins from { $payer }.
    }
event-stolen-none = { $payer } has no coin that { $player } could steal.
# $ally: who has attacked.
event-marked_for_vengeance = { $ally } has attacked { $player }, whose { $race } will remember it.
# $race: a race in decline; $n: its tokens, which leave; $victim: the active race that takes over.
event-reborn_region =
    { $n ->
        [one] The { $race_one } token of { $player } in { $region } makes way for a new { $victim_one }.
       *[other] The { $n } { $race_one } tokens of { $player } in { $region } make way for a new { $victim_one }.
    }
# Coins for a race that has left the map in decline. $name: whose rule that is.
event-due_paid =
    { $n ->
        [one] { $name }: the bank pays { $player } 1 coin for the regions that were left.
       *[other] { $name }: the bank pays { $player } { $n } coins for the regions that were left.
    }
# A token was lost, and the die brings others. $die: what it shows; $n: tokens that come.
event-rolled_for_loss =
    { $n ->
        [0] { $player } rolls for the loss, and no { $race_one } token comes.
        [one] { $player } rolls a { $die } for the loss, and 1 { $race_one } token comes.
       *[other] { $player } rolls a { $die } for the loss, and { $n } { $race_one } tokens come.
    }
event-tribe_driven_out = The Lost Tribe of { $region } is driven out.
# $marker: a kind that belongs to nobody; $n: how many; $region
event-neutral_driven_out =
    { $n ->
        [one] 1 { $marker_one } is driven out of { $region }.
       *[other] { $n } { $marker_many } are driven out of { $region }.
    }
# $player, $race: who held the region.
event-tokens_lost =
    { $n ->
        [0] { $player } loses no { $race_one } token in { $region }.
        [one] { $player } loses 1 { $race_one } token in { $region }.
       *[other] { $player } loses { $n } { $race_one } tokens in { $region }.
    }
# The same for markers that count as tokens of the race. $marker: what they are.
event-token_markers_lost =
    { $n ->
        [one] { $player } loses 1 { $marker_one } of the { $race } in { $region }.
       *[other] { $player } loses { $n } { $marker_many } of the { $race } in { $region }.
    }
event-tokens_fled =
    { $n ->
        [one] 1 of { $player }'s { $race_one } tokens flees from { $region }.
       *[other] { $n } of { $player }'s { $race_one } tokens flee from { $region }.
    }
# $die: what the die shows, 0 for blank.
event-die_rolled =
    { $die ->
        [0] { $player } rolls the die: blank.
       *[other] { $player } rolls the die: { $die }.
    }
# $region: the region it is rolled for.
event-die_rolled_for =
    { $die ->
        [0] { $player } rolls the die for { $region }: blank.
       *[other] { $player } rolls the die for { $region }: { $die }.
    }
# $short: tokens missing.
event-attempt_failed =
    { $short ->
        [one] { $player } fails to take { $region }: 1 token was missing.
       *[other] { $player } fails to take { $region }: { $short } tokens were missing.
    }
event-conquests_ended = { $player }'s { $race } make no more conquests this turn.

## Redeployment

event-tokens_gained =
    { $n ->
        [0] { $player } gets no new { $race_one } tokens.
        [one] { $player } gets 1 new { $race_one } token.
       *[other] { $player } gets { $n } new { $race_one } tokens.
    }
# The victim of a conquest grows, too.
event-victim_gained =
    { $n ->
        [one] { $player } gets 1 new { $race_one } token for a region that was taken.
       *[other] { $player } gets { $n } new { $race_one } tokens for the regions that were taken.
    }
# $n: all tokens that stand on the map afterwards.
event-redeployed =
    { $n ->
        [one] { $player } redeploys: 1 { $race_one } token stands on the map.
       *[other] { $player } redeploys: { $n } { $race_one } tokens stand on the map.
    }
event-given_up = { $player }'s { $race } give up { $region }: there is no token left for it.
# A borrowed power has ended that let the race stand there.
# $player, $race, $region: a river; $n: tokens that are in hand again.
event-river_left =
    { $n ->
        [one] { $player }'s { $race } leave { $region }: they cannot stay in a river. 1 token is in hand again.
       *[other] { $player }'s { $race } leave { $region }: they cannot stay in a river. { $n } tokens are in hand again.
    }
event-region_untenable = { $player }'s { $race } leave { $region }, where they can no longer stay.
event-lifted =
    { $n ->
        [one] { $player } takes 1 { $race_one } token off the map, to attack with next turn.
       *[other] { $player } takes { $n } { $race_one } tokens off the map, to attack with next turn.
    }
# $ally: the player who may not attack now.
event-ally_named = { $player } makes peace with { $ally }: until { $player }'s next turn, { $ally } cannot attack { $player }'s active race.
event-no_ally = { $player } names no ally.
# The race or power that made the peace is gone.
event-peace_ended = The peace between { $player } and { $ally } is over.
# A variant. $n: coins.
event-paid_ally =
    { $n ->
        [one] { $player } pays { $ally } 1 coin for the peace.
       *[other] { $player } pays { $ally } { $n } coins for the peace.
    }

## Scoring

# $n: coins.
event-scored =
    { $n ->
        [0] { $player } scores no coins.
        [one] { $player } scores 1 coin.
       *[other] { $player } scores { $n } coins.
    }

## Decline

# $n: regions that the race still holds.
event-declined =
    { $n ->
        [0] { $player }'s { $race } go into decline without a region to hold.
        [one] { $player }'s { $race } go into decline, and 1 region stays theirs.
       *[other] { $player }'s { $race } go into decline, and { $n } regions stay theirs.
    }
# $marker: what counted as tokens of the race and has left it; $region: where nothing else stood.
event-region_left = { $player }'s { $race } leave { $region }: only { $marker_many } held it.
# The region was conquered without a token.
event-left_without_token = { $player }'s { $race } lose { $region } again: they took it without a token, and have put none down there.
# Nobody comes there again for the time being.
event-left_for_good = { $player }'s { $race } leave { $region }, where they must not stay.
# What the race had collected. $n: lost tokens.
event-pile_returned =
    { $n ->
        [one] The lost token that { $player }'s { $race } had collected is given back.
       *[other] The { $n } lost tokens that { $player }'s { $race } had collected are given back.
    }
# What stays of the race is stacked up. $n: tokens in the tower.
event-tower_built =
    { $n ->
        [one] { $player }'s { $race } build their tower in { $region }, of 1 token.
       *[other] { $player }'s { $race } build their tower in { $region }, { $n } tokens high.
    }
# $n: coins for races in decline.
event-paid_for_declines =
    { $n ->
        [one] { $player }'s { $race } bring 1 coin for a race in decline.
       *[other] { $player }'s { $race } bring { $n } coins for races in decline.
    }
event-tokens_to_tray =
    { $n ->
        [one] 1 { $race_one } token goes back to the tray.
       *[other] { $n } { $race_one } tokens go back to the tray.
    }
event-badge_discarded = The { $power } badge is discarded.
event-badge_kept = The { $race } keep their { $power } badge in decline.
# $why: "lost" with the last token, "replaced" by another race that goes into decline, or "nowhere" on the map
# when a turn ends.
event-race_vanished =
    { $why ->
        [lost] { $player }'s { $race } have lost their last token and leave the game: their banner may turn up in the column again.
        [replaced] { $player }'s { $race } leave the map, because another race of { $player } goes into decline: their banner may turn up in the column again.
       *[nowhere] { $player }'s { $race } hold no region any more and leave the game: their banner may turn up in the column again.
    }

## What fled comes back

event-withdrew =
    { $n ->
        [0] { $player } puts the markers that fled into regions still held.
        [one] { $player } puts the { $race_one } token that fled into a region still held.
       *[other] { $player } puts the { $n } { $race_one } tokens that fled into regions still held.
    }
event-stayed_in_hand =
    { $n ->
        [0] { $player }'s { $race } have no region left for the markers that fled.
        [one] With no region left to go to, 1 { $race_one } token stays in { $player }'s hand.
       *[other] With no region left to go to, { $n } { $race_one } tokens stay in { $player }'s hand.
    }

## The end: one of these. $winners: one name or several, as "Ann and Ben".

# $coins: what the winner has, or the poorer player of a team that wins together.
event-game_over =
    The game is over: { $winners_count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    } with { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
# $others: who has as many coins; $n: the winner's race tokens on the map; $tokens: those of the others, in the
# same order.
event-tie_broken =
    The game is over: { $others_count ->
        [one] { $winners } and { $others }
       *[other] { $winners }, { $others }
    } have the same number of coins ({ $coins }), and { $winners } wins with the most race tokens on the map: { $n } against { $tokens }.
event-shared_victory = The game is over: coins and race tokens are equal, and { $winners } share the victory.
