### Coins, line by line. $n is how many coins a line brings, never with a sign.

# $n: regions of the active race, a coin each.
score-regions =
    { $n ->
        [0] The active race holds no region: no coins.
        [one] 1 region of the active race: 1 coin.
       *[other] { $n } regions of the active race: { $n } coins.
    }
# $n: regions held in decline, a coin each. $race: who holds them; there may be two such races.
score-declined =
    { $n ->
        [0] The { $race } in decline hold no region: no coins.
        [one] 1 region of the { $race } in decline: 1 coin.
       *[other] { $n } regions of the { $race } in decline: { $n } coins.
    }
# $n: coins for islands that one race holds whole. $islands: their names, one or several. $race: who holds them.
score-island =
    { $n ->
        [one] The { $race } hold all land of { $islands }: 1 coin.
       *[other] The { $race } hold all land of { $islands }: { $n } coins.
    }

## Bonus coins. $name: the race or power that brings them.

# $terrain: the terrain that pays.
score-per_terrain =
    { $n ->
        [one] { $name }: 1 bonus coin for { $terrain_many } held.
       *[other] { $name }: { $n } bonus coins for { $terrain_many } held.
    }
# $symbol: the symbol that pays.
score-per_symbol =
    { $n ->
        [one] { $name }: 1 bonus coin for { $symbol_many } held.
       *[other] { $name }: { $n } bonus coins for { $symbol_many } held.
    }
score-per_region =
    { $n ->
        [one] { $name }: 1 bonus coin for regions held.
       *[other] { $name }: { $n } bonus coins for regions held.
    }
score-per_secluded =
    { $n ->
        [one] { $name }: 1 bonus coin for regions with nobody else next to them.
       *[other] { $name }: { $n } bonus coins for regions with nobody else next to them.
    }
score-per_conquest =
    { $n ->
        [one] { $name }: 1 bonus coin for taking regions that were not empty.
       *[other] { $name }: { $n } bonus coins for taking regions that were not empty.
    }
# $marker: the kind of marker that pays.
score-per_marker =
    { $n ->
        [one] { $name }: 1 bonus coin for { $marker_many } on the map.
       *[other] { $name }: { $n } bonus coins for { $marker_many } on the map.
    }
score-flat =
    { $n ->
        [one] { $name }: 1 bonus coin, whatever is held.
       *[other] { $name }: { $n } bonus coins, whatever is held.
    }
# A race borrows what pays in a first turn only.
score-once =
    { $n ->
        [one] { $name }: 1 bonus coin, this once.
       *[other] { $name }: { $n } bonus coins, this once.
    }
# For a rule of its own kind.
score-special =
    { $n ->
        [one] { $name }: 1 bonus coin.
       *[other] { $name }: { $n } bonus coins.
    }
score-first_turn =
    { $n ->
        [one] { $name }: 1 bonus coin, this once, for the first turn.
       *[other] { $name }: { $n } bonus coins, this once, for the first turn.
    }
score-per_coastal =
    { $n ->
        [one] { $name }: 1 bonus coin for regions on a coast.
       *[other] { $name }: { $n } bonus coins for regions on a coast.
    }
score-per_inland =
    { $n ->
        [one] { $name }: 1 bonus coin for regions away from the coast.
       *[other] { $name }: { $n } bonus coins for regions away from the coast.
    }
score-less_inland =
    { $n ->
        [one] { $name }: 1 coin less for regions away from the coast.
       *[other] { $name }: { $n } coins less for regions away from the coast.
    }
score-less_coastal =
    { $n ->
        [one] { $name }: 1 coin less for regions on a coast.
       *[other] { $name }: { $n } coins less for regions on a coast.
    }
score-less_region =
    { $n ->
        [one] { $name }: 1 coin less for regions held.
       *[other] { $name }: { $n } coins less for regions held.
    }
# $terrain: the terrain that costs.
score-less_terrain =
    { $n ->
        [one] { $name }: 1 coin less for { $terrain_many } held.
       *[other] { $name }: { $n } coins less for { $terrain_many } held.
    }
# $symbol: the symbol that costs.
score-less_symbol =
    { $n ->
        [one] { $name }: 1 coin less for { $symbol_many } held.
       *[other] { $name }: { $n } coins less for { $symbol_many } held.
    }
# $terrain: the only terrain that costs nothing, one or several.
score-less_other_terrain =
    { $n ->
        [one] { $name }: 1 coin less for regions that are not { $terrain_many }.
       *[other] { $name }: { $n } coins less for regions that are not { $terrain_many }.
    }
# $symbol: only regions that have it cost nothing.
score-less_other_symbol =
    { $n ->
        [one] { $name }: 1 coin less for regions without { $symbol_a }.
       *[other] { $name }: { $n } coins less for regions without { $symbol_a }.
    }
score-per_other_terrain =
    { $n ->
        [one] { $name }: 1 bonus coin for regions that are not { $terrain_many }.
       *[other] { $name }: { $n } bonus coins for regions that are not { $terrain_many }.
    }
score-per_other_symbol =
    { $n ->
        [one] { $name }: 1 bonus coin for regions without { $symbol_a }.
       *[other] { $name }: { $n } bonus coins for regions without { $symbol_a }.
    }
# $n: regions, for which nothing is paid now.
score-paid_at_start =
    { $n ->
        [0] { $name }: no region is held.
        [one] { $name }: 1 region, which is paid for when a turn begins, not now.
       *[other] { $name }: { $n } regions, which are paid for when a turn begins, not now.
    }
# The same on the turn of decline.
score-paid_already =
    { $n ->
        [0] { $name }: no region is held.
        [one] { $name }: 1 region, which was paid for when this turn began.
       *[other] { $name }: { $n } regions, which were paid for when this turn began.
    }
# $ground, $sky: how many regions are held on the ground and on islands.
score-explored =
    { $n ->
        [one] { $name }: 1 bonus coin for { $ground } on the ground and { $sky } on the islands.
       *[other] { $name }: { $n } bonus coins for { $ground } on the ground and { $sky } on the islands.
    }
score-per_place =
    { $n ->
        [one] { $name }: 1 bonus coin for regions with a popular place.
       *[other] { $name }: { $n } bonus coins for regions with a popular place.
    }
score-per_crowded =
    { $n ->
        [one] { $name }: 1 bonus coin for regions with three tokens or more.
       *[other] { $name }: { $n } bonus coins for regions with three tokens or more.
    }
# $held: regions on a shore; $every: how many of them bring a coin together.
score-shores =
    { $n ->
        [one] { $name }: 1 bonus coin for shores, of which { $held } are held: one for every { $every }.
       *[other] { $name }: { $n } bonus coins for shores, of which { $held } are held: one for every { $every }.
    }
score-one_block =
    { $n ->
        [one] { $name }: 1 bonus coin, because all regions of the race form a single block.
       *[other] { $name }: { $n } bonus coins, because all regions of the race form a single block.
    }
score-blocks =
    { $n ->
        [one] { $name }: 1 bonus coin for a single block of regions.
       *[other] { $name }: { $n } bonus coins for { $n } blocks of regions.
    }
score-wise =
    { $n ->
        [one] { $name }: 1 bonus coin while a region is held in decline.
       *[other] { $name }: { $n } bonus coins while a region is held in decline.
    }
# Coins for the regions of a race that has declined and left the map.
score-left_map =
    { $n ->
        [one] { $name }: 1 coin for the regions that the race has left.
       *[other] { $name }: { $n } coins for the regions that the race has left.
    }
score-per_abandoned =
    { $n ->
        [one] { $name }: 1 bonus coin for regions abandoned this turn.
       *[other] { $name }: { $n } bonus coins for regions abandoned this turn.
    }
# $held: how many regions the race holds; $limit: so many of them bring nothing.
score-beyond =
    { $n ->
        [one] { $name }: 1 bonus coin for the regions beyond the first { $limit }.
       *[other] { $name }: { $n } bonus coins for the regions beyond the first { $limit }.
    }
score-in_peace =
    { $n ->
        [one] { $name }: 1 bonus coin for a turn without an attack on another active race.
       *[other] { $name }: { $n } bonus coins for a turn without an attack on another active race.
    }
# $limit: the most regions that the race may hold for it.
score-at_most =
    { $n ->
        [one] { $name }: 1 bonus coin for holding no more regions than { $limit }.
       *[other] { $name }: { $n } bonus coins for holding no more regions than { $limit }.
    }
# $turn: an even game turn.
score-even_turn =
    { $n ->
        [one] { $name }: 1 bonus coin because turn { $turn } is an even one.
       *[other] { $name }: { $n } bonus coins because turn { $turn } is an even one.
    }
# $n: tokens in the tower.
score-tower =
    { $n ->
        [one] { $name }: 1 coin for the one token in their tower.
       *[other] { $name }: { $n } coins, one for each token in their tower.
    }
# $marker: markers of another race that lower what a region brings.
score-less_marker =
    { $n ->
        [one] 1 coin less for { $marker_many } of others in these regions.
       *[other] { $n } coins less for { $marker_many } of others in these regions.
    }
# $n: coins that cannot be taken off.
score-floor =
    { $n ->
        [one] But no region is worth less than nothing: 1 coin is given back.
       *[other] But no region is worth less than nothing: { $n } coins are given back.
    }

## What does not count, since it cannot be kept until the turn is scored. $n: how many regions that are, $leaving: which.
## $race: who holds them.

# $lifted: tokens that go back to the hand.
score-given_up-lift =
    { $n ->
        [one] 1 region must be given up at redeployment, for { $lifted } of the { $race } go back to the hand: { $leaving }, which brings least, does not count.
       *[other] { $n } regions must be given up at redeployment, for { $lifted } of the { $race } go back to the hand: { $leaving }, which bring least, do not count.
    }
# $least: tokens that each region needs.
score-given_up-garrison =
    { $n ->
        [one] 1 region must be given up at redeployment, for the { $race } need { $least } in each: { $leaving }, which brings least, does not count.
       *[other] { $n } regions must be given up at redeployment, for the { $race } need { $least } in each: { $leaving }, which bring least, do not count.
    }
score-given_up-few =
    { $n ->
        [one] 1 region must be given up at redeployment, for the { $race } are too few: { $leaving }, which brings least, does not count.
       *[other] { $n } regions must be given up at redeployment, for the { $race } are too few: { $leaving }, which bring least, do not count.
    }
# Where none can be kept, or there is no choice.
score-given_up =
    { $n ->
        [one] { $leaving } does not count: the { $race } have no token for it when the turn ends.
       *[other] { $leaving } do not count: the { $race } have no tokens for them when the turn ends.
    }
# $leaving: rivers.
score-river_left =
    { $n ->
        [one] { $leaving } does not count: the { $race } cannot stay in a river when their conquests end.
       *[other] { $leaving } do not count: the { $race } cannot stay in rivers when their conquests end.
    }
score-left_for_good =
    { $n ->
        [one] { $leaving } does not count: the { $race } leave it when their conquests end.
       *[other] { $leaving } do not count: the { $race } leave them when their conquests end.
    }
score-left_without_token =
    { $n ->
        [one] { $leaving } does not count: the { $race } have no token there, and lose it when the turn ends.
       *[other] { $leaving } do not count: the { $race } have no tokens there, and lose them when the turn ends.
    }
# $n: coins that change hands when the turn ends, beside the score; what the others have may be hidden.
score-beside-more =
    { $n ->
        [one] Beside this, 1 coin comes when the turn ends, as far as the others can pay.
       *[other] Beside this, { $n } coins come when the turn ends, as far as the others can pay.
    }
score-beside-less =
    { $n ->
        [one] Beside this, 1 coin is paid out when the turn ends.
       *[other] Beside this, { $n } coins are paid out when the turn ends.
    }

### What a combo costs and brings.

# $n: combos above the chosen one, a coin on each.
price-above =
    { $n ->
        [0] The top combo is free.
        [one] 1 coin, onto the combo above.
       *[other] { $n } coins, one onto each of the { $n } combos above.
    }
# The same after those that are dear to pass over.
price-above-others =
    { $n ->
        [one] 1 coin, onto the other combo above.
       *[other] { $n } coins, one onto each of the { $n } other combos above.
    }
# $n: combos above the chosen one, on which nothing is laid this time.
price-free =
    { $n ->
        [one] Nothing, though there is a combo above: this pick is free.
       *[other] Nothing, though there are { $n } combos above: this pick is free.
    }
# $n: coins onto a combo that is dear to pass over; $combo: that combo; $name: who makes it so.
price-dear =
    { $n ->
        [one] { $name }: 1 coin, onto the { $combo }.
       *[other] { $name }: { $n } coins, onto the { $combo }.
    }
# $n: coins that earlier players left on the combo.
price-on_combo =
    { $n ->
        [one] 1 coin lies on this combo and comes with it.
       *[other] { $n } coins lie on this combo and come with it.
    }
# $n: coins paid to an ally (a variant); $player: the ally.
pay-ally =
    { $n ->
        [one] 1 coin goes to the ally { $player }.
       *[other] { $n } coins go to the ally { $player }.
    }
