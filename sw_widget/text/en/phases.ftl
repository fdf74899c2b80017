### Who decides now, and what the choices are. $player: who decides; $race: the race that acts.
### The form .name is the phase itself, as it stands in "the game is at …".

phase-pick = { $player } chooses a race with its power: the first combo is free, and each one after it costs a coin more.
    .name = the choice of a combo
# Some combos cost more to pass over. $combos: which; $n: coins that are laid on each of those.
phase-pick-dear = { $player } chooses a race with its power: the first combo is free, and each one passed over costs a coin, or { $n } for the { $combos }.
# Nothing is laid on those that are passed over this time.
phase-pick-free = { $player } chooses a race with its power: this time every combo is free, wherever it lies.
# A single combo is on offer, or none.
phase-pick-one = { $player } chooses a race with its power: only one combo is on offer, and it is free.
phase-pick-none = No combo is on offer, so { $player } goes on without an active race.
# $choices: what can be done, of the phrases below: "conquer with the Elves or put the Elves into decline".
phase-start = { $player } decides: { $choices }.
    .name = the start of a turn
# Said after that, where a decline brings an older race back. $combo: that race with its badge; $n: all its tokens then.
phase-start-returns =
    { $n ->
        [one] After a decline, the { $combo } come back: on { $player }'s next turn they are active again, with 1 token, counting what is on the map.
       *[other] After a decline, the { $combo } come back: on { $player }'s next turn they are active again, with { $n } tokens, counting those on the map.
    }
# Somebody else has its badge. $race: the race that comes back.
phase-start-returns-no_badge =
    { $n ->
        [one] After a decline, the { $race } come back: on { $player }'s next turn they are active again, without a power and with 1 token, counting what is on the map.
       *[other] After a decline, the { $race } come back: on { $player }'s next turn they are active again, without a power and with { $n } tokens, counting those on the map.
    }
phase-conquest = { $player } conquers with the { $race }: { $choices }.
    .name = the conquests
# Something must be done before anything else. $choice: what, as it follows "must".
# $name: the race, power, relic or place that asks for it.
phase-first = { $name }: before anything else, { $player } must { $choice }.
# No region can be taken without the die.
phase-conquest-none = { $player } cannot be sure of any region with the { $race } in hand: { $choices }.
# The die was rolled before a conquest. $n: what it shows.
phase-conquest-rolled =
    { $n ->
        [0] { $player } has rolled a blank, so the next region costs the { $race } as much as before: { $choices }.
       *[other] { $player } has rolled a { $n }, so the next region costs the { $race } that much less: { $choices }.
    }
# A race that conquers in two waves.
phase-conquest-first_wave = { $player } conquers with the { $race }, in the first of two waves: { $choices }.
phase-conquest-first_wave-done = { $player } can take no more regions with the { $race } in this first wave: ready the troops again for the second.
# These are said after one of the others.
phase-second_wave = This is the second wave, and the last.
phase-two_waves = They will conquer in two waves.
# Nothing else is possible any more.
phase-conquest-done = { $player } can conquer no more with the { $race }, and ends the conquests.
phase-redeploy = { $player } spreads the { $race } over their regions, at least one token in each, and then ends the turn.
    .name = redeployment
# $n: tokens that only attack, and stay in hand when the turn ends.
phase-redeploy-lift =
    { $n ->
        [one] { $player } spreads the { $race } over their regions, keeps 1 token in hand for the next attack, and then ends the turn.
       *[other] { $player } spreads the { $race } over their regions, keeps { $n } tokens in hand for the next attack, and then ends the turn.
    }
# All but the least garrison goes back to the hand. $n: tokens to take up.
phase-redeploy-leaves_one =
    { $n ->
        [0] { $player } leaves one of the { $race } in each region, as they always do, and then ends the turn.
        [one] { $player } leaves one of the { $race } in each region, takes 1 token back in hand, and then ends the turn.
       *[other] { $player } leaves one of the { $race } in each region, takes { $n } tokens back in hand, and then ends the turn.
    }
# $n: the least that may stand in a region; $race: who says so.
phase-redeploy-least =
    { $n ->
        [one] { $player } spreads the { $race } over their regions, at least one token in each, and then ends the turn.
       *[other] { $player } spreads the { $race } over their regions, at least { $n } tokens in each, and then ends the turn.
    }
# Tokens that are never moved. $n: tokens that wait in hand.
phase-redeploy-stays =
    { $n ->
        [0] { $player }'s { $race } stay where they fought: they are never redeployed.
        [one] { $player }'s { $race } stay where they fought: they are never redeployed. 1 token waits in hand.
       *[other] { $player }'s { $race } stay where they fought: they are never redeployed. { $n } tokens wait in hand.
    }
phase-redeploy-no_region = { $player }'s { $race } hold no region, so there is nothing to spread.
# Nothing was on offer.
phase-redeploy-no_race = { $player } has no active race.
# One of these two follows the last three. $race: a race in decline that still moves.
phase-redeploy-end = { $player } can end the turn.
phase-redeploy-declined = { $player } spreads the { $race } in decline over their regions, and then ends the turn.
# The same after the others.
phase-redeploy-declined-too = The { $race } in decline are spread over their regions as well.
# The race has just gone into decline.
phase-redeploy-last = { $player } spreads the { $race } in decline over their regions a last time, and then scores.
phase-redeploy-last-stays = { $player }'s { $race } stay where they are, and { $player } scores.
# Said at the end. $markers: what can be put down; peace is for some races alone.
phase-redeploy-place = Before that, { $markers } can be put down.
phase-redeploy-offers = Before that, { $player } may { $choices }.
phase-redeploy-ally = Before that, { $player } may make peace with another player.
phase-after_scoring = { $player } has scored and decides: put the { $race } into decline at once, or end the turn and keep them active.
    .name = the choice after scoring
# Something else can be done then. $choices: what; "too" stands after the sentence about decline.
phase-after_scoring-too = Before that, { $player } may { $choices }.
phase-after_scoring-offers = { $player } has scored, and may { $choices } before ending the turn.
phase-after_scoring-done = { $player } has scored, and ends the turn.
# $n: tokens that fled.
phase-withdraw =
    { $n ->
        [0] { $player } puts down again what the { $race } took along when they fled.
        [one] { $player } puts 1 { $race_one } token that fled into a region the race still holds.
       *[other] { $player } puts { $n } { $race_one } tokens that fled into regions the race still holds.
    }
    .name = the withdrawal of what fled
# Said after that. $marker: what fled as well; $n: how many.
phase-withdraw-too =
    { $n ->
        [one] The { $marker_one } that fled is put down as well.
       *[other] The { $n } { $marker_many } that fled are put down as well.
    }
# Nobody decides: the die is rolled for what was lost.
phase-roll = The die is rolled for the { $race } that were lost.
    .name = a roll for what was lost
# $winners: one name or several; $n: their coins.
phase-over =
    { $winners_count ->
        [one] The game is over, and { $winners } has won with { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
       *[other] The game is over, and { $winners } have won together, with { $n ->
            [one] 1 coin
           *[other] { $n } coins
        } each.
    }
    .name = its end

### Choices, as they follow "or" in a prompt.

# $race: the active race, or one in decline.
choice-conquer = conquer with the { $race }
choice-conquer_declined = conquer with the { $race } in decline
choice-decline = put the { $race } into decline
# $race: the active race, after one in decline.
choice-go_on = go on with the { $race }
# Nothing can be attacked.
choice-no_conquest = go on without a conquest
choice-take = take a region
choice-take_without_die = take a region without it
choice-roll = roll the die first
choice-attempt = make a final attempt with the die
choice-abandon = abandon regions first
choice-second_wave = ready the troops again for the second wave
# $race: who collects lost tokens.
choice-trade = trade in lost tokens for new { $race }
choice-copy = copy the power of a combo on offer
choice-empty_region = empty a forest
choice-fire = fire a cannon
# $marker: what is moved, or put down.
choice-shift = move the { $marker_one }
choice-erupt = choose where the { $marker_one } stands
choice-hand_out = hand out trade pacts
# $race: a race in decline.
choice-reborn = take over regions of the { $race }

### Actions, as they follow "to": "it is not the moment to roll the die". The form .label is for a button.

action-pick = pick a combo
    .label = Pick
action-decline = go into decline
    .label = Go into decline
action-abandon = abandon a region
    .label = Abandon
action-conquer = conquer a region
    .label = Conquer
action-convert = convert a token
    .label = Convert
action-attempt = make a final attempt
    .label = Try with the die
action-roll = roll the die
    .label = Roll the die
action-stop = end the conquests
    .label = End conquests
action-redeploy = redeploy
    .label = Redeploy
action-place = place markers
    .label = Place
action-ally = name an ally
    .label = Name an ally
action-end_turn = end the turn
    .label = End the turn
action-withdraw = put down what fled
    .label = Put down
action-use = use a special gift
    .label = Use
