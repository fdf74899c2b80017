### The combos on offer, and how the table stands, in a few words.

# $price: coins to pay for the place; $n: tokens the combo brings.
column-plain =
    { $price ->
        [0] free,
        [one] costs 1 coin,
       *[other] costs { $price } coins,
    } { $n ->
        [one] 1 token.
       *[other] { $n } tokens.
    }
# The same with coins on the combo. $coins: how many lie on it.
column-coins =
    { $price ->
        [0] free,
        [one] costs 1 coin,
       *[other] costs { $price } coins,
    } { $coins ->
        [one] brings 1 coin back,
       *[other] brings { $coins } coins back,
    } { $n ->
        [one] 1 token.
       *[other] { $n } tokens.
    }

## Where on the map a combo is good for something. $name: the race or the power that is; $n: how much in each of them; $regions: how
## many regions.

column-earns =
    { $n ->
        [one] { $name }: 1 coin more a turn in each
       *[other] { $name }: { $n } coins more a turn in each
    } of { $regions ->
        [one] 1 region.
       *[other] { $regions } regions.
    }
column-saves =
    { $n ->
        [one] { $name }: 1 token less for each
       *[other] { $name }: { $n } tokens less for each
    } of { $regions ->
        [one] 1 region.
       *[other] { $regions } regions.
    }
column-stands =
    { $regions ->
        [one] { $name }: can take 1 region that others cannot.
       *[other] { $name }: can take { $regions } regions that others cannot.
    }
column-enters =
    { $regions ->
        [one] { $name }: may begin in 1 region away from the edge.
       *[other] { $name }: may begin in { $regions } regions away from the edge.
    }

## The table

# $turn of $turns.
table-turn = Turn { $turn } of { $turns }.
# $player; $combo: the active one; $n: tokens in hand.
table-player =
    { $n ->
        [0] { $player }: { $combo }.
        [one] { $player }: { $combo }, 1 token in hand.
       *[other] { $player }: { $combo }, { $n } tokens in hand.
    }
# $race: an active race whose badge somebody else has.
table-player-no_badge =
    { $n ->
        [0] { $player }: { $race }, without a power.
        [one] { $player }: { $race }, without a power, 1 token in hand.
       *[other] { $player }: { $race }, without a power, { $n } tokens in hand.
    }
# After the line of an active race. $power: borrowed from a combo on offer.
table-copies = Copies { $power }.
# $n: trade pacts that the player holds.
table-pacts =
    { $n ->
        [one] Holds 1 trade pact.
       *[other] Holds { $n } trade pacts.
    }
table-free_pick = The next combo is free.
# $player has no active race.
table-player-no_race = { $player }: no active race.
# $race: a race in decline; $n: its regions.
table-declined =
    { $n ->
        [one] In decline: { $race } in 1 region.
       *[other] In decline: { $race } in { $n } regions.
    }
# The same of a race that will be active again.
table-declined-returns =
    { $n ->
        [one] In decline: { $race } in 1 region, active again next turn.
       *[other] In decline: { $race } in { $n } regions, active again next turn.
    }
