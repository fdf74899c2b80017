### The Necromancer: Ghosts, the Well of Souls, what he buys, and how he wins.

## Names

race-ghosts = Ghosts
    .one = Ghost
pack-necromancer = Necromancer Island
role-necromancer = Necromancer

variant-one_ghost_fewer = Necromancer: one Ghost fewer
variant-one_ghost_fewer-text = One Ghost of the reserve is taken out of the game before it begins, so that the last one is out sooner.
variant-two_ghosts_fewer = Necromancer: two Ghosts fewer
variant-two_ghosts_fewer-text = Two Ghosts of the reserve are taken out of the game before it begins, so that the last one is out sooner.

ability-race-ghosts = They belong to the Necromancer, who wins at once when no Ghost is left in the reserve or in the Well of Souls. What anybody loses in a conquest lies in the Well, and every four tokens of it become a Ghost on the island in the lake.
detail-race-ghosts = To others they are in decline, and nobody can attack the island. They enter by the shores of the lake. Before the first conquest each new Ghost and each new power costs a coin for every power in use and every Ghost on the map (R199). Every region scored adds a soul to the Well. When a turn is over, Ghosts leave the Well first and go back to the reserve (R200). Otherwise the others are ranked as usual.

marker-necromancer_island = Necromancer Island
    .one = Necromancer Island
    .many = Necromancer Islands
    .a = a Necromancer Island
marker-well_of_souls = Well of Souls
    .one = Well of Souls
    .many = Wells of Souls
    .a = a Well of Souls
ability-marker-necromancer_island = Ghosts wait here and enter by the shores; nobody else can come here, and the island brings neither coins nor souls.
ability-marker-well_of_souls = Every token that is lost in a conquest lies here, with a soul for each region that the Necromancer scores; when a turn is over, each four of them become a Ghost on the island.

# What a bot says of a turn with which it wins.
bot-wins = This wins the game at once.

## Whoever decides

phase-redeploy-refuge = { $player } spreads the { $race } over their regions, at least one token in each, leaves as many as wanted on the island, and then ends the turn.
phase-redeploy-waits = { $player }'s { $race } hold no region: they wait on the island, and the turn can end.
phase-over-at_once = The game is over: { $player } has brought out the last Ghost, and wins at once.

## Beside the map, and in the lake

# $n: tokens; $race: whose they are; $player
widget-waits =
    { $n ->
        [one] 1 { $race_one } token of { $player } waits here on the island.
       *[other] { $n } { $race_one } tokens of { $player } wait here on the island.
    }
widget-reserve =
    { $n ->
        [0] No { $race_one } token in reserve
        [one] 1 { $race_one } token in reserve
       *[other] { $n } { $race_one } tokens in reserve
    }
widget-reserve-about = They come onto the island when they are bought, or for tokens of the Well. Whoever has none left here and none in the Well at the end of the own turn wins at once.
# $n: tokens and souls in it.
widget-well =
    { $n ->
        [0] The Well of Souls is empty
        [one] 1 token in the Well of Souls
       *[other] { $n } tokens in the Well of Souls
    }
widget-well-about = When a turn is over, each four tokens here become a { $race_one } token on the island.
# $n: tokens that are missing.
widget-well-missing =
    { $n ->
        [0] No { $race_one } is left in reserve, so tokens wait here.
        [one] 1 more token is needed for the next { $race_one }.
       *[other] { $n } more tokens are needed for the next { $race_one }.
    }
# $n: how many rise.
widget-well-rising =
    { $n ->
        [one] 1 { $race_one } token rises when this turn is over.
       *[other] { $n } { $race_one } tokens rise when this turn is over.
    }
# $who: what is in it, one after another.
widget-well-holds = In it: { $who }.
widget-well-souls =
    { $n ->
        [one] 1 soul
       *[other] { $n } souls
    }
widget-well-tribes =
    { $n ->
        [one] 1 Lost Tribe
       *[other] { $n } Lost Tribes
    }
widget-well-race =
    { $n ->
        [one] 1 { $race_one } token
       *[other] { $n } { $race_one } tokens
    }
widget-power_in_use = { $power }, in use
# $price: coins; 0 for the first one.
widget-power_for_sale =
    { $price ->
        [0] { $power }, can be chosen
        [one] { $power }, can be bought for 1 coin
       *[other] { $power }, can be bought for { $price } coins
    }
# What makes up the price follows. $price: coins.
widget-next-price =
    The next { $race_one } or power costs { $price ->
        [one] 1 coin.
       *[other] { $price } coins.
    }

## The table in words

# $player: the Necromancer; $n: tokens in hand.
table-role =
    { $n ->
        [0] { $player }: { $race }.
        [one] { $player }: { $race }, 1 token in hand.
       *[other] { $player }: { $race }, { $n } tokens in hand.
    }
# $powers: those in use.
table-role-powers = In use: { $powers }.
# $n: tokens in reserve; $count: tokens in the Well.
table-role-beside = In reserve: { $n }. In the Well: { $count }.

## Setting up a board

edit-reserve = In reserve
edit-role-taken = Another player has this role already.
# $race: of the role.
edit-no-lake = The { $race } come out of a lake, and this board has none.
page-editor-role = Role
page-editor-no-role = no role
edit-souls = souls
# $what: whose tokens, or souls.
edit-in-well = Well: { $what }
page-editor-well-more = Into the Well
page-editor-in-use = in use
page-editor-for-sale = for sale
page-editor-not-theirs = back to the stack
page-editor-another-power = One more power for sale

## The end of a game

ending-title-at_once = { $player } wins at once
# $turn of $turns.
ending-at_once = Coins did not decide it: that was turn { $turn } of { $turns }.
# $player: the Necromancer; $n: Ghosts.
ending-never_out =
    { $n ->
        [one] 1 Ghost of { $player } never came out.
       *[other] { $n } Ghosts of { $player } never came out.
    }

## Costs and refusals

# $region: is not at the lake; $race
not_border-shores = { $region } is not a way in: { $race } come onto the map by the shores of the lake.

# $region: the island; $name: who waits there.
immune-island = { $name }: they wait on the island in { $region }, and no opponent can come there, not even by sea.
# $player: has a role without decline.
wrong_phase-never_declines = { $player } plays the same race to the end: it never goes into decline.
# $player
wrong_phase-buy = { $player } buys before the first conquest of a turn, not after it.
# $count: as it was given.
bad_allocation-buy = { $count } is no number of { $race } that can be bought.
# $power: as it was given.
bad_allocation-unknown_power = { $power } is no power of this game.
# $power, $player
bad_allocation-power = { $power } is not among the powers that { $player } can buy.
already_used-power = { $player } has { $power } already.
# $n: wanted; $limit: there are.
marker_limit-reserve =
    { $limit ->
        [0] No { $race_one } token is left in the reserve.
        [one] Only 1 { $race_one } token is left in the reserve, not { $n }.
       *[other] Only { $limit } { $race_one } tokens are left in the reserve, not { $n }.
    }
# $n: how many; $price, $coins, $player
cannot_afford-tokens =
    { $n ->
        [one] One more { $race_one } token
       *[other] { $n } more { $race_one } tokens
    } would cost { $price ->
        [one] 1 coin,
       *[other] { $price } coins,
    } and { $player } has { $coins }.
# $power, $price, $coins, $player
cannot_afford-power =
    { $power } would cost { $price ->
        [one] 1 coin,
       *[other] { $price } coins,
    } and { $player } has { $coins }.

## What a purchase costs. $n: how many there are; $times: how many are bought.

ledger-purchase = Price that { $player } pays
price-powers_in_use =
    { $n ->
        [one] 1 power is in use
       *[other] { $n } powers are in use
    }{ $times ->
        [one] .
       *[other] , for each of { $times }.
    }
price-tokens_on_map =
    { $n ->
        [one] 1 { $race_one } token is on the map
       *[other] { $n } { $race_one } tokens are on the map
    }{ $times ->
        [one] .
       *[other] , for each of { $times }.
    }
# $n: coins.
price-dearer = Each one makes the next one a coin dearer.

## Actions

# $n: new tokens; $price: coins.
act-buy_tokens =
    Buy { $n ->
        [one] 1 { $race_one } token
       *[other] { $n } { $race_one } tokens
    } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
act-buy_tokens-some = Buy Ghosts …
# $power; $price: coins.
act-buy_power =
    Buy { $power } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
act-buy_power-some = Buy a power …
act-choose_power = Begin with { $power }
act-choose_power-some = Choose the first power …
# $n: coins for the first one.
ask-buy_tokens =
    How many new { $race } shall come? The first costs { $n ->
        [one] 1 coin,
       *[other] { $n } coins,
    } each one after it a coin more.
ask-buy_power =
    Which power shall be bought, for { $n ->
        [one] 1 coin?
       *[other] { $n } coins?
    }
ask-choose_power = Which power shall be in use from the beginning? It costs nothing.
choice-buy_tokens = buy new { $race }
choice-buy_power = buy a power
choice-choose_power = choose the first power

## Events

# $n: tokens of $victim.
event-tokens_to_well =
    { $n ->
        [one] 1 { $victim_one } token goes into the Well of Souls.
       *[other] { $n } { $victim_one } tokens go into the Well of Souls.
    }
# A race goes into decline. $n: tokens of $race, of $player.
event-tokens_discarded =
    { $n ->
        [one] { $player }'s { $race } discard 1 token.
       *[other] { $player }'s { $race } discard { $n } tokens.
    }
event-tribe_to_well = The Lost Tribe goes into the Well of Souls.
# $n: tokens in hand; $region: the island.
event-tokens_wait =
    { $n ->
        [one] 1 { $race_one } token waits on the island in { $region }.
       *[other] { $n } { $race_one } tokens wait on the island in { $region }.
    }
event-souls_gained =
    { $n ->
        [one] 1 soul comes into the Well, for a region of { $player }.
       *[other] { $n } souls come into the Well, one for each region of { $player }.
    }
# $n: new Ghosts; $given: tokens that left the Well; $back: Ghosts among them; $region: the island.
event-ghosts_spawned =
    { $n ->
        [one] 1 { $race_one } token rises on the island in { $region },
       *[other] { $n } { $race_one } tokens rise on the island in { $region },
    } for { $given } tokens of the Well{ $back ->
        [0] .
        [one] ; 1 of these is a Ghost and returns to the reserve.
       *[other] ; { $back } of these are Ghosts and return to the reserve.
    }
# $n: how many; $price: coins.
event-tokens_bought =
    { $player } buys { $n ->
        [one] 1 { $race_one } token
       *[other] { $n } { $race_one } tokens
    } for { $price ->
        [one] 1 coin.
       *[other] { $price } coins.
    }
event-power_bought =
    { $player } buys the power { $power } for { $price ->
        [one] 1 coin.
       *[other] { $price } coins.
    }
event-power_chosen = { $player } begins with the power { $power }.
# Before the last turn is over.
event-won_at_once = { $player } wins the game at once: no Ghost is left in the reserve or in the Well of Souls.

## Where it stands

reference-ghosts = { -expansions }, Necromancer Island
reference-necromancer = { -expansions }, Necromancer Island
reference-one_ghost_fewer = { -expansions }, Necromancer Island
reference-necromancer_island = { -expansions }, Necromancer Island
reference-well_of_souls = { -expansions }, Necromancer Island
reference-two_ghosts_fewer = { -expansions }, Necromancer Island
reference-wrong_phase-never_declines = { -expansions }, Necromancer Island
reference-wrong_phase-buy = { -expansions }, Necromancer Island
reference-immune-island = { -expansions }, Necromancer Island
reference-bad_allocation-buy = { -expansions }, Necromancer Island
reference-bad_allocation-power = { -expansions }, Necromancer Island
reference-bad_allocation-unknown_power = { -expansions }, Necromancer Island
reference-already_used-power = { -expansions }, Necromancer Island
reference-marker_limit-reserve = { -expansions }, Necromancer Island
reference-cannot_afford-tokens = { -expansions }, Necromancer Island
reference-cannot_afford-power = { -expansions }, Necromancer Island
reference-tokens_to_well = { -expansions }, Necromancer Island
reference-tokens_discarded = { -expansions }, Necromancer Island
reference-tribe_to_well = { -expansions }, Necromancer Island
reference-tokens_wait = { -expansions }, Necromancer Island
reference-souls_gained = { -expansions }, Necromancer Island
reference-ghosts_spawned = { -expansions }, Necromancer Island
reference-tokens_bought = { -expansions }, Necromancer Island
reference-power_bought = { -expansions }, Necromancer Island
reference-power_chosen = { -expansions }, Necromancer Island
reference-won_at_once = { -expansions }, Necromancer Island
