### Tokens: how many a player gets, loses, gains and lifts. $n is a number of tokens, never with a sign.

## With a new combo

# $race: the race on the banner.
tokens-banner =
    { $n ->
        [one] Banner of the { $race }: 1 token.
       *[other] Banner of the { $race }: { $n } tokens.
    }
# $power: the power on the badge.
tokens-badge =
    { $n ->
        [one] { $power } badge: 1 token.
       *[other] { $power } badge: { $n } tokens.
    }
# The same, where these tokens attack but do not defend.
tokens-extra-attack_only =
    { $n ->
        [one] { $name }: 1 extra token that only attacks.
       *[other] { $name }: { $n } extra tokens that only attack.
    }
# $n: tokens in the tray, fewer than there should be; $race: the race.
tokens-tray_limit =
    { $n ->
        [0] But the tray has no { $race_one } token left.
        [one] But the tray has only 1 { $race_one } token left.
       *[other] But the tray has only { $n } { $race_one } tokens left.
    }
# $n: tokens that were laid on the combo when it was passed over.
tokens-on_combo =
    { $n ->
        [one] 1 { $race_one } token lies on this combo and comes with it.
       *[other] { $n } { $race_one } tokens lie on this combo and come with it.
    }
# Of a race in decline that is active again. $n: tokens that it still has on the map.
tokens-on_map =
    { $n ->
        [0] But none stands on the map.
        [one] But 1 token stands on the map already.
       *[other] But { $n } tokens stand on the map already.
    }
# Markers that count as tokens of the race. $marker: what they are called.
tokens-token_markers =
    { $n ->
        [one] { $name }: 1 { $marker_one }, which counts as a token of the race.
       *[other] { $name }: { $n } { $marker_many }, which count as tokens of the race.
    }

## When a region falls. $race: the race that held it.

loss-one = 1 { $race_one } token is lost and goes to the tray.
# A marker that counts as a token of the race is lost; it goes to no tray. $marker: what it is.
loss-token_marker = 1 { $marker_one } of the { $race } is lost, and gone for good.
# $name: the race in play that collects what is lost.
loss-collected = 1 { $race_one } token is lost, and the { $name } collect it.
# $name: the race or power that saves them.
loss-none = { $name }: no { $race_one } token is lost.
# Everything that was stacked up falls at once. $n: tokens; $name: the race.
loss-tower =
    { $n ->
        [one] { $name }: the tower falls with all that is in it: 1 { $race_one } token is lost.
       *[other] { $name }: the tower falls with all that is in it: { $n } { $race_one } tokens are lost.
    }
# $n: tokens in decline that stay in the region, under those of the conqueror.
loss-buried =
    { $n ->
        [one] The { $race_one } token is not lost: it stays in the region, under those of the conqueror.
       *[other] The { $n } { $race_one } tokens are not lost: they stay in the region, under those of the conqueror.
    }
loss-converted = The lone { $race_one } token is converted: it goes to the tray, whatever its race keeps in conquests.
# $name: the race in play that collects what is lost.
loss-converted-collected = The lone { $race_one } token is converted: the { $name } collect it, whatever its race keeps in conquests.
# $marker: what counted as a token of the race.
loss-converted-token_marker = The lone { $marker_one } of the { $race } is converted, and gone for good.
# A variant in which a race loses one token a round at most.
loss-already_lost_one = The { $race } have lost a token this round already, so they lose none here.

## After the conquests

# $n: new tokens; $name: the race or power that brings them; $conquests: regions taken that were not empty;
# $every: how many of these bring one token.
gain-pairs =
    { $n ->
        [one] { $name }: 1 new token
       *[other] { $name }: { $n } new tokens
    } for { $conquests ->
        [one] 1 conquered region that was not empty
       *[other] { $conquests } conquered regions that were not empty
    }, one for every { $every }.
# $terrain: what is held.
gain-by_terrain =
    { $n ->
        [one] { $name }: 1 new token, one for each { $terrain_region } that is held.
       *[other] { $name }: { $n } new tokens, one for each { $terrain_region } that is held.
    }
# $n: new tokens, one for every $every of $conquests regions taken from active races.
gain-active =
    { $n ->
        [one] { $name }: 1 new token
       *[other] { $name }: { $n } new tokens
    } for { $conquests ->
        [one] 1 region taken from an active race.
       *[other] { $conquests } regions taken from active races.
    }
# $n: what the die shows, for a token that was lost.
gain-die =
    { $n ->
        [0] The die is blank: no { $race_one } token comes for the one that was lost.
        [one] The die shows 1: 1 { $race_one } token comes for the one that was lost.
       *[other] The die shows { $n }: { $n } { $race_one } tokens come for the one that was lost.
    }
# $n: pieces; $marker: their kind; $name: the power that brings them; $symbol, $terrain: what brings one.
gain-pieces_symbol =
    { $n ->
        [one] { $name }: 1 { $marker_one }, one for each { $symbol_region } that is held.
       *[other] { $name }: { $n } { $marker_many }, one for each { $symbol_region } that is held.
    }
gain-pieces_terrain =
    { $n ->
        [one] { $name }: 1 { $marker_one }, one for each { $terrain_region } that is held.
       *[other] { $name }: { $n } { $marker_many }, one for each { $terrain_region } that is held.
    }
gain-pieces_other_symbol =
    { $n ->
        [one] { $name }: 1 { $marker_one }, one for each region held without { $symbol_a }.
       *[other] { $name }: { $n } { $marker_many }, one for each region held without { $symbol_a }.
    }
gain-pieces_other_terrain =
    { $n ->
        [one] { $name }: 1 { $marker_one }, one for each region held that is no { $terrain_region }.
       *[other] { $name }: { $n } { $marker_many }, one for each region held that is no { $terrain_region }.
    }
gain-pieces_coastal =
    { $n ->
        [one] { $name }: 1 { $marker_one }, one for each region on a coast that is held.
       *[other] { $name }: { $n } { $marker_many }, one for each region on a coast that is held.
    }
gain-pieces_inland =
    { $n ->
        [one] { $name }: 1 { $marker_one }, one for each region away from the coast that is held.
       *[other] { $name }: { $n } { $marker_many }, one for each region away from the coast that is held.
    }
gain-pieces_region =
    { $n ->
        [one] { $name }: 1 { $marker_one }, one for each region that is held and counts.
       *[other] { $name }: { $n } { $marker_many }, one for each region that is held and counts.
    }
# $n: tokens in the tray, fewer than there should be; $race: the race.
gain-tray_limit =
    { $n ->
        [0] But the tray has no { $race_one } token left.
        [one] But the tray has only 1 { $race_one } token left.
       *[other] But the tray has only { $n } { $race_one } tokens left.
    }
# $n: tokens that leave the map; $name: the race or power that asks for it.
lift =
    { $n ->
        [0] { $name }: no token has to leave the map.
        [one] { $name }: 1 token leaves the map and is back in hand next turn.
       *[other] { $name }: { $n } tokens leave the map and are back in hand next turn.
    }
# All tokens but one a region leave the map.
lift-leaves_one =
    { $n ->
        [0] { $name }: one token stays in each region, and there are no more.
        [one] { $name }: one token stays in each region, and 1 goes back to the hand.
       *[other] { $name }: one token stays in each region, and { $n } go back to the hand.
    }
