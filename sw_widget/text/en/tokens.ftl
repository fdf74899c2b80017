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

## When a region falls. $race: the race that held it.

loss-one = 1 { $race_one } token is lost and goes to the tray.
# $name: the race or power that saves them.
loss-none = { $name }: no { $race_one } token is lost.
loss-converted = The lone { $race_one } token is converted: it goes to the tray, and nothing can save it.
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
