### What a region costs, line by line. $n is how many tokens a line adds or takes away, never with a sign.

# $n: what every conquest begins with (2).
cost-base =
    { $n ->
        [one] Any region takes 1 token to begin with.
       *[other] Any region takes { $n } tokens to begin with.
    }
# $n: what a river takes (1).
cost-river =
    { $n ->
        [one] A river takes 1 token to begin with.
       *[other] A river takes { $n } tokens to begin with.
    }
# $n: race tokens that defend; $race: theirs.
cost-tokens =
    { $n ->
        [one] 1 { $race_one } token defends it: 1 token more.
       *[other] { $n } { $race_one } tokens defend it: { $n } tokens more.
    }
# $n: tokens in decline that lie under those of the race that holds the region; $race: theirs.
cost-under =
    { $n ->
        [one] 1 { $race_one } token in decline lies beneath: 1 token more.
       *[other] { $n } { $race_one } tokens in decline lie beneath: { $n } tokens more.
    }
# $n: Lost Tribe tokens in the region.
cost-lost_tribe =
    { $n ->
        [one] A Lost Tribe lives there: 1 token more.
       *[other] { $n } Lost Tribe tokens stand there: { $n } tokens more.
    }
# $n: what a mountain adds.
cost-mountain =
    { $n ->
        [one] Mountains are hard to take: 1 token more.
       *[other] Mountains are hard to take: { $n } tokens more.
    }
# $n: markers that defend, each worth one token; $marker: their kind.
cost-marker =
    { $n ->
        [one] 1 { $marker_one } strengthens the defence: 1 token more.
       *[other] { $n } { $marker_many } strengthen the defence: { $n } tokens more.
    }

## What the attacker's race or power takes off. $n: tokens saved; $name: the race or power that saves them.
## The first is for any case; the others say why as well.

cost-discount =
    { $n ->
        [one] { $name }: 1 token less.
       *[other] { $name }: { $n } tokens less.
    }
# Holds for every region.
cost-discount-any =
    { $n ->
        [one] { $name }: 1 token less, here as everywhere.
       *[other] { $name }: { $n } tokens less, here as everywhere.
    }
# A race borrows what saves tokens in a first turn only.
cost-discount-once =
    { $n ->
        [one] { $name }: 1 token less everywhere, this turn only.
       *[other] { $name }: { $n } tokens less everywhere, this turn only.
    }
# $terrain: the terrain of the region.
cost-discount-terrain =
    { $n ->
        [one] { $name }: 1 token less, because this is { $terrain_a }.
       *[other] { $name }: { $n } tokens less, because this is { $terrain_a }.
    }
# $victim: the player who has attacked, and whose tokens are in the region.
cost-vengeance =
    { $n ->
        [one] { $name }: 1 token less, since { $victim } attacked first.
       *[other] { $name }: { $n } tokens less, since { $victim } attacked first.
    }
not-vengeance = { $name }: nobody here is marked for vengeance.
# $symbol: a symbol in the region.
cost-discount-symbol =
    { $n ->
        [one] { $name }: 1 token less, because there is { $symbol_a } here.
       *[other] { $name }: { $n } tokens less, because there is { $symbol_a } here.
    }
# The region borders on a sea or lake.
cost-discount-coastal =
    { $n ->
        [one] { $name }: 1 token less, because this region lies on a coast.
       *[other] { $name }: { $n } tokens less, because this region lies on a coast.
    }
# $terrain: the terrain of a neighbouring region that the attacker holds.
cost-discount-near_own =
    { $n ->
        [one] { $name }: 1 token less, because the race holds { $terrain_a } next to it.
       *[other] { $name }: { $n } tokens less, because the race holds { $terrain_a } next to it.
    }
# There are tokens of a race in decline in the region.
cost-discount-in_decline =
    { $n ->
        [one] { $name }: 1 token less, because a race in decline has tokens here.
       *[other] { $name }: { $n } tokens less, because a race in decline has tokens here.
    }
# It is held by a Lost Tribe, which counts as a race in decline.
cost-discount-lost_tribe =
    { $n ->
        [one] { $name }: 1 token less, because a Lost Tribe counts as a race in decline.
       *[other] { $name }: { $n } tokens less, because a Lost Tribe counts as a race in decline.
    }
# The first turn of the race.
cost-discount-first_turn =
    { $n ->
        [one] { $name }: 1 token less, because this is the first turn of the race.
       *[other] { $name }: { $n } tokens less, because this is the first turn of the race.
    }
# No other active race was attacked this turn.
cost-discount-in_peace =
    { $n ->
        [one] { $name }: 1 token less, because no other active race was attacked this turn.
       *[other] { $name }: { $n } tokens less, because no other active race was attacked this turn.
    }
# $limit: so many regions at most; $held: how many the race holds.
cost-discount-at_most =
    { $n ->
        [one] { $name }: 1 token less, because the race holds no more regions than { $limit }.
       *[other] { $name }: { $n } tokens less, because the race holds no more regions than { $limit }.
    }
# $turn: an even game turn.
cost-discount-even_turn =
    { $n ->
        [one] { $name }: 1 token less, because turn { $turn } is an even one.
       *[other] { $name }: { $n } tokens less, because turn { $turn } is an even one.
    }

# $n: tokens a race or power makes the attack dearer by; $name: that race or power.
cost-surcharge =
    { $n ->
        [one] { $name }: 1 token more.
       *[other] { $name }: { $n } tokens more.
    }
# $name: a race that conquers over one region, for $n coins at once.
cost-jump =
    { $n ->
        [one] { $name }: a jump over one region, which brings 1 coin at once.
       *[other] { $name }: a jump over one region, which brings { $n } coins at once.
    }
# $n: what the die shows.
cost-die =
    { $n ->
        [0] The die is blank: no help this time.
        [one] The die shows 1: 1 token less.
       *[other] The die shows { $n }: { $n } tokens less.
    }
# $marker: the means (a dragon) with which the fewest tokens do; $least: how many the race must send;
# $n: tokens it saves.
cost-single_token =
    { $least ->
        [one] With the { $marker_one }, one token is enough
       *[other] With the { $marker_one }, { $least } tokens are enough
    }{ $n ->
        [0] , though here it saves none.
        [one] : 1 token less.
       *[other] : { $n } tokens less.
    }
# $marker: what a token turns into; $least: how many others the race must send; $n: tokens it saves.
cost-transformed =
    { $least ->
        [one] With { $marker_a }, one token more is enough
       *[other] With { $marker_a }, { $least } tokens more are enough
    }{ $n ->
        [0] , though here it saves none.
        [one] : 1 token less.
       *[other] : { $n } tokens less.
    }
# Where it costs more than it saves. $n: tokens it takes beyond the cost.
cost-transformed-in_vain =
    { $n ->
        [one] { $marker } in vain: 1 token more.
       *[other] { $marker } in vain: { $n } tokens more.
    }
# $marker: what strikes; $least and $n as above.
cost-lightning =
    { $least ->
        [one] With { $marker_a }, one token is enough
       *[other] With { $marker_a }, { $least } tokens are enough
    }{ $n ->
        [0] , though here it saves none.
        [one] : 1 token less.
       *[other] : { $n } tokens less.
    }
# The die that is rolled for it has a line of its own. $marker: the means.
cost-airship = The { $marker_one } reaches the region; what it saves, the die says.
# $marker: the means; $pieces: how many were fired next to the region; $n: tokens they save.
cost-cannon =
    { $pieces ->
        [one] { $name }: 1 { $marker_one } was fired next to it,
       *[other] { $name }: { $pieces } { $marker_many } were fired next to it,
    } { $n ->
        [one] 1 token less.
       *[other] { $n } tokens less.
    }
# $marker: what stands next to it.
cost-discount-near_marker =
    { $n ->
        [one] { $name }: 1 token less, because the { $marker_one } is next to it.
       *[other] { $name }: { $n } tokens less, because the { $marker_one } is next to it.
    }
# It costs as much as if nobody were there. $n: tokens that do not count; $marker: what burns.
cost-burnt =
    { $n ->
        [one] { $name }: it is linked to the { $marker_one }, and costs no more than if it were empty: 1 less.
       *[other] { $name }: it is linked to the { $marker_one }, and costs no more than if it were empty: { $n } less.
    }
cost-burnt_empty = { $name }: it is linked to the { $marker_one }, but empty already.
# After a final attempt. $n: tokens beyond the cost that were still in hand.
cost-rest =
    { $n ->
        [one] The last token in hand goes there, too.
       *[other] The last { $n } tokens in hand go there, too.
    }
# $n: the least that any conquest takes (1).
cost-minimum =
    { $n ->
        [one] But a conquest always takes 1 token at least.
       *[other] But a conquest always takes { $n } tokens at least.
    }
# Where other pieces conquer in place of tokens.
cost-no_less = But no conquest takes fewer than no tokens.

## Special means that are named with a conquest. $n: tokens saved; $marker: the means; $pieces: how many of it.

cost-long_shot =
    { $n ->
        [one] A shot with the { $marker_one }: 1 token less.
       *[other] A shot with the { $marker_one }: { $n } tokens less.
    }
cost-spent =
    { $pieces ->
        [one] 1 { $marker_one } does the work of
       *[other] { $pieces } { $marker_many } do the work of
    } { $n ->
        [one] 1 token: 1 less.
       *[other] { $n } tokens: { $n } less.
    }
cost-fights_along =
    { $pieces ->
        [one] 1 { $marker_one } conquers in place of a token: 1 less.
       *[other] { $pieces } { $marker_many } conquer in place of tokens: { $n } less.
    }
cost-beast =
    { $pieces ->
        [one] 1 { $marker_one } does the work of
       *[other] { $pieces } { $marker_many } do the work of
    } { $n ->
        [one] 1 token: 1 less.
       *[other] { $n } tokens: { $n } less.
    }
# $coins: what it costs.
cost-hired =
    { $coins ->
        [one] { $marker }, for 1 coin:
       *[other] { $marker }, for { $coins } coins:
    } { $n ->
        [one] 1 token less.
       *[other] { $n } tokens less.
    }
# Stacks that defend a region. $pieces: how many; $height: how high each is; $n: what they add together.
cost-stack =
    { $pieces ->
        [one] { $height ->
            [0] 1 { $marker_one } without height adds nothing.
            [one] 1 { $marker_one } of height 1 defends it: 1 token more.
           *[other] 1 { $marker_one } of height { $height } defends it: { $n } tokens more.
        }
       *[other] { $height ->
            [0] { $pieces } { $marker_many } without height add nothing.
           *[other] { $pieces } { $marker_many } of height { $height } defend it: { $n } tokens more.
        }
    }
# $n: the fewest tokens that the race may send; $name: the race that says so.
cost-at_least =
    { $n ->
        [one] { $name }: it takes 1 token at least to conquer a region.
       *[other] { $name }: it takes { $n } tokens at least to conquer a region.
    }

### Lines that did not count in a cost, a score or a number of tokens, and why not.

# An ability that the defender makes void. $guard: whose rule that is.
not-void = { $name }: does not count against those who hold this region, by the rule of { $guard }.
not-tokens = No race defends it.
# $race: whose region it is, which only other pieces hold.
not-tokens-pieces = The { $race } hold it without a token.
not-lost_tribe = No Lost Tribe lives there.
not-mountain = This is not a mountain.

## What a race or power did not bring. $name: that race or power.

# $terrains: where the rule counts, one or several ("hill or farmland"); $terrain: what the region is.
not-terrain = { $name }: only in { $terrains_one } regions, and this is { $terrain_a }.
# $symbols: what a region would need, one or several.
not-symbol = { $name }: only where there is { $symbols_a }, and this region has none.
not-coastal = { $name }: only on a coast, and this region touches neither sea nor lake.
# $terrain: what the race would have to hold next to the region.
not-near_own = { $name }: only next to { $terrain_a } that the race holds, and there is none.
not-jump = { $name }: only a region without a neighbour of theirs is a jump, and this one has one.
# $marker: what would have to be fired.
not-cannon = { $name }: no { $marker_one } next to it was fired this turn.
# $marker: what would have to stand next to it, or be linked to it.
not-near_marker = { $name }: only next to the { $marker_one } that stands in a region of theirs.
not-linked_to_marker = { $name }: only beside the { $marker_one }, or where regions of theirs link it to that.
not-on_islands = { $name }: only on islands, and this region lies on the ground.
not-first_turn = { $name }: only in the first turn of a race, and this is a later one.
not-in_decline = { $name }: only while the race is active, and now it is in decline.
# $marker: a kind of marker.
not-no_marker = { $name }: no { $marker_one } stands in a region of the race.
# New tokens that did not come. $n: regions conquered this turn that were not empty, too few of them.
not-needs_pair =
    { $n ->
        [0] { $name }: no region was conquered this turn that was not empty.
        [one] { $name }: only 1 region was conquered this turn that was not empty, too few for a new token.
       *[other] { $name }: only { $n } regions were conquered this turn that were not empty, too few for a new token.
    }
# $terrain: what would have to be held.
not-by_terrain = { $name }: no { $terrain_region } is held, so no new token comes.
not-target_in_decline = { $name }: only where a race in decline or a Lost Tribe lives, and neither does here.
# $turn: an odd game turn.
not-even_turn = { $name }: only in even game turns, and this is turn { $turn }.
not-in_peace = { $name }: only in a turn without an attack on another active race.
# $limit: the most regions the race may hold; $held: how many it holds.
not-at_most = { $name }: only while the race holds no more regions than { $limit }, and it holds { $held }.
# New tokens that did not come: no region was taken from an active race.
not-needs_active = { $name }: no region of an active race was conquered this turn.
# For a rule of its own kind.
not-special = { $name }: this does not count here.

## Bonus coins that did not come. $name: the race or power that would have brought them.

# $terrain: the terrain that pays, one or several.
not-per_terrain = { $name }: no { $terrain_region } is held.
not-per_coastal = { $name }: no region on a coast is held.
not-less_inland = { $name }: all regions held lie on a coast, so nothing is taken off.
not-less_terrain = { $name }: no { $terrain_region } is held, so nothing is taken off.
not-less_symbol = { $name }: no { $symbol_region } is held, so nothing is taken off.
not-less_coastal = { $name }: no region on a coast is held, so nothing is taken off.
not-less_region = { $name }: no region is held, so nothing is taken off.
not-less_other_terrain = { $name }: all regions held are { $terrain_many }, so nothing is taken off.
not-less_other_symbol = { $name }: there is { $symbol_a } in all regions held, so nothing is taken off.
not-per_other_terrain = { $name }: all regions held are { $terrain_many }.
not-per_other_symbol = { $name }: there is { $symbol_a } in all regions held.
not-per_inland = { $name }: all regions held lie on a coast.
not-per_abandoned = { $name }: no region was abandoned this turn.
# $limit: so many regions bring nothing; $held: how many the race holds.
not-beyond = { $name }: only for regions beyond the first { $limit }, and the race holds { $held }.
# $symbol: the symbol that pays, one or several.
not-per_symbol = { $name }: no { $symbol_region } is held.
not-per_region = { $name }: no region that counts is held.
not-per_secluded = { $name }: every region held touches a region with somebody else.
not-per_conquest = { $name }: no region was conquered this turn that was not empty.
not-per_place = { $name }: no region with a popular place is held.
not-per_crowded = { $name }: no region has three tokens or more.
# $held: regions on a shore; $every: how many it takes.
not-shores =
    { $held ->
        [0] { $name }: no region on a shore is held.
        [one] { $name }: only 1 region on a shore is held, and a coin takes { $every }.
       *[other] { $name }: only { $held } regions on a shore are held, and a coin takes { $every }.
    }
# $n: into how many blocks the regions fall.
not-one_block =
    { $n ->
        [0] { $name }: no region is held.
       *[other] { $name }: the regions of the race fall into { $n } blocks.
    }
not-blocks = { $name }: no region is held.
not-wise = { $name }: no region is held in decline any more.
# $ground, $sky: how many regions the race holds there.
not-explored =
    { $sky ->
        [0] { $name }: no region on an island is held.
       *[other] { $name }: no region on the ground is held.
    }
# $race: who stands on an island. $n: the coins that each whole island brings.
not-island =
    { $n ->
        [one] The { $race } hold no island whole, which would bring 1 coin.
       *[other] The { $race } hold no island whole, which would bring { $n } coins each.
    }

### The odds of the die. It has three blank sides and one each of 1, 2 and 3.

# $n: the least the die must show, 1 to 3; $chance: a fraction such as 1/3.
odds-needs =
    { $n ->
        [3] The die must show a 3: a chance of { $chance }.
       *[other] The die must show { $n } or more: a chance of { $chance }.
    }
