### What pictures of a board say: the words of their key, and the picture told to those who cannot see it.

# $n: how many regions the map has.
draw-map =
    { $n ->
        [one] A map with 1 region
       *[other] A map with { $n } regions
    }
# On the picture that stands for a widget where nothing runs: in a notebook that was saved, or on an exported page.
draw-wake = A picture: in Jupyter, click its cell and press Shift + Enter to wake it.
# A region and its land. $region: its name; $terrain; $symbols: mines, caverns and magic sources in it.
draw-region = { $region }, { $terrain_one }
draw-region-symbols = { $region }, { $terrain_one } with { $symbols_a }
# What is said of a region beside its land. $island: the name of the island that it belongs to.
draw-island = on { $island }
# $region: where a bridge, or a way up or down, leads to. $link: the way ("Beanstalk").
draw-bridge = bridge to { $region }
draw-link-up = { $link } up to { $region }
draw-link-down = { $link } down to { $region }
# A board without a game: where the way stands is not drawn yet.
draw-link-open = { $link } down to the ground
# Who stands there. $player, $race; $n: tokens.
draw-held =
    { $n ->
        [one] { $player }: 1 { $race_one } token
       *[other] { $player }: { $n } { $race_one } tokens
    }
draw-held-declined =
    { $n ->
        [one] { $player }: 1 { $race_one } token in decline
       *[other] { $player }: { $n } { $race_one } tokens in decline
    }
# Tokens in decline under those of whoever holds the region.
draw-under =
    { $n ->
        [one] { $player }: 1 { $race_one } token in decline beneath
       *[other] { $player }: { $n } { $race_one } tokens in decline beneath
    }
# $marker; $n: how many. The Lost Tribe is a marker here.
draw-marker =
    { $n ->
        [one] { $marker_a }
       *[other] { $n } { $marker_many }
    }
# The same, fired this turn.
draw-marker-fired =
    { $n ->
        [one] { $marker_a }, fired this turn
       *[other] { $n } { $marker_many }, fired this turn
    }
# A player whose name is not known. $n: the first is 1.
draw-player = Player { $n }

## Words of the key.

draw-active = active
draw-in_decline = in decline
draw-immune = cannot be attacked
draw-gate = on the edge of the map
draw-road = neighbours too
# Before a list of pairs of regions.
draw-bridges = Bridges
draw-cost = tokens to conquer
draw-wilds = belongs to nobody
