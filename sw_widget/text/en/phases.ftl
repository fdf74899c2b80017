### Who decides now, and what the choices are. $player: who decides; $race: the race that acts.
### The form .name is the phase itself, as it stands in "the game is at …".

phase-pick = { $player } chooses a race with its power: the first combo is free, and each one after it costs a coin more.
    .name = the choice of a combo
phase-start = { $player } decides: conquer with the { $race }, abandon regions first, or put the race into decline.
    .name = the start of a turn
phase-conquest = { $player } conquers with the { $race }: take a region, try with the die, or end the conquests.
    .name = the conquests
# Nothing else is possible any more.
phase-conquest-done = { $player } can conquer no more with the { $race }, and ends the conquests.
phase-redeploy = { $player } spreads the { $race } over their regions, at least one token in each, and then ends the turn.
    .name = redeployment
# Without an active race: nothing was on offer.
phase-redeploy-no_race = { $player } has no active race, and ends the turn.
phase-after_scoring = { $player } has scored and decides: put the { $race } into decline at once, or end the turn and keep them active.
    .name = the choice after scoring
# $n: tokens that fled.
phase-withdraw =
    { $n ->
        [0] { $player } puts down again what the { $race } took along when they fled.
        [one] { $player } puts 1 { $race_one } token that fled into a region the race still holds.
       *[other] { $player } puts { $n } { $race_one } tokens that fled into regions the race still holds.
    }
    .name = the withdrawal of what fled
# $winners: one name or several.
phase-over =
    { $winners_count ->
        [one] The game is over, and { $winners } has won.
       *[other] The game is over, and { $winners } have won together.
    }
    .name = its end

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
