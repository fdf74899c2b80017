### What a board teaches before anybody plays. $regions, $others: names of regions, all together.

measure-choke_points = Choke points
# $n: how many there are; $others: what lies behind, where there is one.
measure-choke_points-told =
    { $n ->
        [one] The way to { $others } leads through { $regions } alone: whoever holds it holds the door.
       *[other] { $regions } are doors: each of them is the only way by land to some other regions.
    }
measure-choke_points-none = No single region cuts the land in two: there is always a way round.
measure-narrows = The narrows
# $n: how many regions make the wall; $others: what lies behind it.
measure-narrows-told =
    { $n ->
        [one] { $regions } alone cuts off { $others }.
       *[other] { $regions } together cut off { $others }: a wall of { $n } regions with a land behind it.
    }
# $n: how many regions were tried together.
measure-narrows-none =
    { $n ->
        [one] No single region cuts off a good part of the land: it is open country.
       *[other] Not even { $n } regions together cut off a good part of the land: it is open country.
    }
measure-way_from_the_edge = The way from the edge
# $n: conquests; $entries: regions where a new race may come in.
measure-way_from_the_edge-told =
    { $n ->
        [one] Every region can be entered from outside: nobody has a quiet heartland.
       *[other] A new race comes in through any of { $entries } regions; the heart of the land, { $regions }, takes { $n } conquests to get to.
    }
measure-way_from_the_edge-beyond = No way by land leads to { $regions }: only those who fly, sail or go underground come there.
measure-neighbours = Quiet corners
# $n: the fewest neighbours; $most: the most.
measure-neighbours-told = Easy to guard, with the fewest neighbours by land ({ $n }): { $regions }. Easy to get to, with the most ({ $most }): { $others }.
# $low, $high: average numbers of neighbours; $name: another terrain.
measure-neighbours-terrain = On average { $terrain_one } regions have { $low } neighbours, { $name_one } regions { $high }.
# $terrain: one of the terrains.
measure-cluster = { $terrain } together
# $n: regions of that terrain; $most: how many lie side by side.
measure-cluster-told =
    { $n ->
        [one] There is 1 { $terrain_region }: { $regions }.
       *[other] Of { $n } { $terrain_one } regions, { $most } lie side by side: { $regions }.
    }
measure-cluster-apart =
    { $n ->
        [one] There is 1 { $terrain_region }: { $regions }.
       *[other] The { $n } { $terrain_one } regions lie apart: a race that lives on them must spread.
    }
# $name: a race or power that earns a bonus coin in some regions.
measure-taste = What pays for { $name }
# $n: how many regions; $share: per cent of the land.
measure-taste-told =
    { $n ->
        [one] A bonus in 1 region ({ $share } % of the land): { $regions }.
       *[other] A bonus in { $n } regions ({ $share } % of the land): { $regions }.
    }
