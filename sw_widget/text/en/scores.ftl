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
        [one] { $name }: 1 bonus coin every turn.
       *[other] { $name }: { $n } bonus coins every turn.
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

### What a combo costs and brings.

# $n: combos above the chosen one, a coin on each.
price-above =
    { $n ->
        [0] The top combo is free.
        [one] 1 coin, onto the combo above.
       *[other] { $n } coins, one onto each of the { $n } combos above.
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
