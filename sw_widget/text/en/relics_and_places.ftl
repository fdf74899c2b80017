### Relics and places: what lies in a region, is found there and lends what it does to whoever holds it.

## Names. Forms as of all markers: one of them inside a sentence, several, one with its article.

marker-flying_doormat = Flying Doormat
    .one = Flying Doormat
    .many = Flying Doormats
    .a = a Flying Doormat
marker-froggys_ring = Froggy's Ring
    .one = ring of Froggy
    .many = rings of Froggy
    .a = a ring of Froggy
marker-scepter_of_avarice = Scepter of Avarice
    .one = Scepter of Avarice
    .many = Scepters of Avarice
    .a = a Scepter of Avarice
marker-shiny_orb = Shiny Orb
    .one = Shiny Orb
    .many = Shiny Orbs
    .a = a Shiny Orb
marker-stinky_trolls_socks = Stinky Troll's Socks
    .one = pair of Stinky Troll's Socks
    .many = pairs of Stinky Troll's Socks
    .a = a pair of Stinky Troll's Socks
marker-sword_of_the_killer_rabbit = Sword of the Killer Rabbit
    .one = Sword of the Killer Rabbit
    .many = Swords of the Killer Rabbit
    .a = a Sword of the Killer Rabbit
marker-altar_of_souls = Altar of Souls
    .one = Altar of Souls
    .many = Altars of Souls
    .a = an Altar of Souls
marker-crypt_of_the_tomb_raider = Crypt of the Tomb-Raider
    .one = Crypt of the Tomb-Raider
    .many = Crypts of the Tomb-Raider
    .a = a Crypt of the Tomb-Raider
marker-diamond_fields = Diamond Fields
    .one = place called Diamond Fields
    .many = Diamond Fields
    .a = a place called Diamond Fields
marker-fountain_of_youth = Fountain of Youth
    .one = Fountain of Youth
    .many = Fountains of Youth
    .a = a Fountain of Youth
marker-great_brass_pipe = Great Brass Pipe
    .one = Great Brass Pipe
    .many = Great Brass Pipes
    .a = a Great Brass Pipe
marker-keep_on_the_motherland = Keep on the Motherland
    .one = Keep on the Motherland
    .many = Keeps on the Motherland
    .a = a Keep on the Motherland
marker-mine_of_the_lost_dwarf = Mine of the Lost Dwarf
    .one = Mine of the Lost Dwarf
    .many = Mines of the Lost Dwarf
    .a = a Mine of the Lost Dwarf
marker-rusty_throne = Rusty Throne
    .one = Rusty Throne
    .many = Rusty Thrones
    .a = a Rusty Throne
marker-stonehedge = Stonehedge
    .one = stone circle of Stonehedge
    .many = stone circles of Stonehedge
    .a = a stone circle of Stonehedge
marker-wickedest_pentacle = Wickedest Pentacle
    .one = Wickedest Pentacle
    .many = Wickedest Pentacles
    .a = a Wickedest Pentacle
marker-bag = Bag
    .one = Bag
    .many = Bags
    .a = the Bag
marker-balrog = Balrog
    .one = Balrog
    .many = Balrogs
    .a = a Balrog
marker-tomb_raider_ghost = Tomb-Raider's Ghost
    .one = ghost of the Tomb-Raider
    .many = ghosts of the Tomb-Raider
    .a = a ghost of the Tomb-Raider
power-magic = Magic

## What each of them does, in a sentence

ability-marker-flying_doormat = Once a turn an active race that holds its region may conquer any region, near or far; the Doormat goes there, too.
ability-marker-froggys_ring = At redeployment an active race that holds its region may put it into one of its regions, and takes a coin from each opponent whose active race stands next to it.
ability-marker-scepter_of_avarice = At redeployment an active race that holds its region may put it into one of its regions, and the bank pays double for that region.
ability-marker-shiny_orb = Once a turn an active race that holds its region may replace an opponent's lone active token next to it with one of its own.
ability-marker-stinky_trolls_socks = Once a turn an active race that holds its region may conquer a region as if it were empty; an active race driven out loses no token.
ability-marker-sword_of_the_killer_rabbit = Once a turn an active race that holds its region may conquer a region for two tokens less, though for at least one; the Sword goes there, too.
ability-marker-altar_of_souls = After scoring, its holder may give up a token in decline, anywhere on the map, for three coins.
ability-marker-crypt_of_the_tomb_raider = At redeployment an active race that holds it may send the Tomb-Raider's ghost to any other region, which is immune while the ghost is there.
ability-marker-diamond_fields = It earns its holder a coin, and another for each other region of the same terrain that the same race holds.
ability-marker-fountain_of_youth = When a turn of its holder begins, an active race gets a token from the tray.
ability-marker-great_brass_pipe = For an active race that holds it, all regions with the terrain of its own region are neighbours of one another.
ability-marker-keep_on_the_motherland = It adds one to the defence of its region and earns its holder a coin.
ability-marker-mine_of_the_lost_dwarf = It earns its holder two coins.
ability-marker-rusty_throne = Each opponent pays its holder a coin for every race next to it, and the bank a coin for every Lost Tribe there.
ability-marker-stonehedge = Whoever finds it draws a badge from the stack; from then on its holder has that power as well, without its tokens.
ability-marker-wickedest_pentacle = Whoever finds it sends the Balrog next to it at once; later an active race that holds it may lead him on by a region once a turn.
ability-marker-bag = Once a turn it stands for any relic that lies on the map, whoever holds that.
ability-marker-balrog = Nobody can enter his region, and it earns nobody anything; whoever is there when he comes must leave and loses two tokens instead of one.
ability-marker-tomb_raider_ghost = It makes its region immune to everybody who does not hold it.
ability-power-magic = Once a turn the Bag does what any relic on the map does, whoever holds that relic.

## What that leaves out

detail-power-magic = You choose the relic anew each turn, and the Bag goes to the region in which you use it, while the relic stays where it is; that cannot be the region of the relic itself. If you hold a relic, you can use both it and the Bag in a turn. Nobody can steal the Bag: where its region is conquered or abandoned, it comes back to your hand. In decline the Bag is gone.
detail-marker-flying_doormat = The region costs what it always costs, and what is protected stays so. In a final attempt that fails the Doormat stays where it was. A race in decline cannot use it.
detail-marker-froggys_ring = It takes one coin from a player, however many tokens stand next to it, and none from a player who has no coin. Races in decline next to it do not pay. A race in decline cannot use it.
detail-marker-scepter_of_avarice = Everything that the bank pays for that region counts once more: its own coin and what race, power and places add for it. Coins from other players are never doubled, and neither are coins that are not for a region. With the Mine of the Lost Dwarf it does nothing at all (R196). A race in decline cannot use it.
detail-marker-shiny_orb = A mountain, a Keep or a piece that stands beside the token does not protect it. The new token comes from the tray, or from the hand where the tray is empty; one token in hand is needed to begin. The Orb goes to that region. A race in decline cannot use it.
detail-marker-stinky_trolls_socks = The mountain counts, and so does a Keep; tokens, Lost Tribes, monsters and pieces of those who stand there do not (R197). Tokens in decline, Lost Tribes and monsters are out of the game then. The Socks go to that region. A race in decline cannot use them.
detail-marker-sword_of_the_killer_rabbit = It can be decided after a roll whether the Sword is used. In a final attempt that fails it stays where it was. A race in decline cannot use it.
detail-marker-altar_of_souls = The token may stand in any region, and may be the last one of its race. It works even where the race on the Altar is in decline, and in the turn of a decline.
detail-marker-crypt_of_the_tomb_raider = The ghost may go to anybody's region, or to an empty one, but not to the Crypt or to Necromancer Island. In decline the holder can no longer move it, and its region stays immune. Once somebody conquers the Crypt the ghost leaves, and is theirs to send.
detail-marker-diamond_fields = Regions of another race of the same player do not count. It works in decline as well.
detail-marker-fountain_of_youth = Where the tray is empty nothing comes. It comes before the choice between expanding and decline. In decline it does not work.
detail-marker-great_brass_pipe = Whatever asks for neighbours of the race asks these, too. It holds for all regions of that terrain, whoever is there. In decline it does not work.
detail-marker-keep_on_the_motherland = A single token beside it is still a lone token. Both work in decline as well, and the defence even where nobody holds the region.
detail-marker-mine_of_the_lost_dwarf = It works in decline as well. The Scepter of Avarice does nothing in its region.
detail-marker-rusty_throne = Active races and races in decline pay alike, once each, as far as their players have coins; the holder's own races pay nothing. It works in decline as well.
detail-marker-stonehedge = The badge stays with the place for the whole game. A power that works in decline works here for a race in decline; all others for an active one. What works once in a game works once for each race. Cursed is put aside, and another badge is drawn. Pieces of the power leave with it, when the region is lost.
detail-marker-wickedest_pentacle = Elves and Immortal races lose nothing to him. He may go to a river or a sea, but to no chasm, no protected region and none of Gnomes. He may be led even before a decline, but not by a race that is in decline already.

## Where the rules stand

reference-magic = { -compendium }, Magic
reference-bag = { -compendium }, Magic
reference-flying_doormat = { -compendium }, Flying Doormat
reference-froggys_ring = { -compendium }, Froggy's Ring
reference-scepter_of_avarice = { -compendium }, Scepter of Avarice
reference-shiny_orb = { -compendium }, Shiny Orb
reference-stinky_trolls_socks = { -compendium }, Stinky Troll's Socks
reference-sword_of_the_killer_rabbit = { -compendium }, Sword of the Killer Rabbit
reference-altar_of_souls = { -compendium }, Altar of Souls
reference-crypt_of_the_tomb_raider = { -compendium }, Crypt of the Tomb-Raider
reference-tomb_raider_ghost = { -compendium }, Crypt of the Tomb-Raider
reference-diamond_fields = { -compendium }, Diamond Fields
reference-fountain_of_youth = { -compendium }, Fountain of Youth
reference-great_brass_pipe = { -compendium }, Great Brass Pipe
reference-keep_on_the_motherland = { -compendium }, Keep on the Motherland
reference-mine_of_the_lost_dwarf = { -compendium }, Mine of the Lost Dwarf
reference-rusty_throne = { -compendium }, Rusty Throne
reference-stonehedge = { -compendium }, Stonehedge
reference-wickedest_pentacle = { -compendium }, Wickedest Pentacle
reference-balrog = { -compendium }, Wickedest Pentacle
reference-found = { -expansions }, Relics and Places
reference-nothing_found = { -expansions }, Relics and Places
reference-marker_moved = { -expansions }, Relics and Places
reference-balrog_led = { -compendium }, Wickedest Pentacle
reference-altar_paid = { -compendium }, Altar of Souls
reference-ring_paid = { -compendium }, Froggy's Ring
reference-ring_unpaid = { -compendium }, Froggy's Ring
reference-throne_paid = { -compendium }, Rusty Throne
reference-throne_unpaid = { -compendium }, Rusty Throne
reference-token_from_place = { -compendium }, Fountain of Youth
reference-token_from_place-none = { -compendium }, Fountain of Youth
reference-badge_drawn = { -compendium }, Stonehedge
reference-badge_put_aside = { -compendium }, Stonehedge
reference-no_badge_left = { -compendium }, Stonehedge

## Events. $player, $race: who it happens to; $region: where; $marker: the piece.

event-found = The { $race } of { $player } find something in { $region }: { $marker }.
event-nothing_found = The { $race } of { $player } find nothing in { $region }: no relic or place is left.
event-marker_moved = The { $marker_one } is in { $region } now.
event-balrog_led = { $player } sends the { $marker_one } to { $region }.
# $n: coins.
event-altar_paid =
    { $n ->
        [one] { $player } gives up one of the { $race } in decline in { $region } for 1 coin.
       *[other] { $player } gives up one of the { $race } in decline in { $region } for { $n } coins.
    }
# $payer: who pays whom; $n: coins.
event-ring_paid =
    { $n ->
        [one] { $payer } stands next to Froggy's Ring and pays { $player } 1 coin.
       *[other] { $payer } stands next to Froggy's Ring and pays { $player } { $n } coins.
    }
event-ring_unpaid = { $payer } stands next to Froggy's Ring, but has no coin for { $player }.
event-throne_paid =
    { $n ->
        [one] { $payer } pays { $player } 1 coin for the Rusty Throne.
       *[other] { $payer } pays { $player } { $n } coins for the Rusty Throne.
    }
event-throne_unpaid = { $payer } owes the Rusty Throne, but has no coin for { $player }.
# $name: the place; $n: tokens.
event-token_from_place =
    { $n ->
        [one] { $name }: the { $race } of { $player } get 1 token from the tray.
       *[other] { $name }: the { $race } of { $player } get { $n } tokens from the tray.
    }
event-token_from_place-none = { $name }: there is no token left in the tray for the { $race } of { $player }.
# $power: the badge.
event-badge_drawn = { $player } draws a badge for { $region }: whoever holds the region has the power { $power } as well.
event-badge_put_aside = The badge { $power } is put aside, and another one is drawn.
event-no_badge_left = No badge is left for { $player } to draw.

## Lines of a cost. $n: how many tokens; $marker: the piece that is used; $relic: the relic itself, where another piece stands for it.

cost-relic =
    { $n ->
        [one] { $relic }: 1 token less, once a turn.
       *[other] { $relic }: { $n } tokens less, once a turn.
    }
cost-far_relic = { $relic }: the region may lie anywhere, but it costs no less for that.
# What does not defend.
cost-as_if_empty =
    { $n ->
        [0] { $marker }: nobody is there who could be passed over.
        [one] { $marker }: as if the region were empty, 1 less.
       *[other] { $marker }: as if the region were empty, { $n } less.
    }

## What is lost. $race: whose tokens; $n: how many; $name: who brings the rule.

loss-none_as_empty = The { $race } lose nothing: their region is taken as if it were empty.
loss-all_as_empty =
    { $n ->
        [one] The { $race } are in decline: their token leaves the map.
       *[other] The { $race } are in decline: their { $n } tokens leave the map.
    }
loss-led =
    { $n ->
        [one] { $name }: the { $race } lose 1 token, and have no more there.
       *[other] { $name }: the { $race } lose { $n } tokens.
    }

## Lines of a score. $name: the relic or place; $n: coins.

score-place =
    { $n ->
        [one] { $name }: 1 bonus coin for its holder.
       *[other] { $name }: { $n } bonus coins for its holder.
    }
# $terrain: that of its region.
score-same_terrain =
    { $n ->
        [one] { $name }: 1 bonus coin for 1 { $terrain_region }.
       *[other] { $name }: { $n } bonus coins for { $terrain_one } regions.
    }
score-tribute =
    { $n ->
        [one] { $name }: the bank pays 1 coin for a Lost Tribe next to it.
       *[other] { $name }: the bank pays { $n } coins for Lost Tribes next to it.
    }
not-tribute = { $name }: no Lost Tribe is next to it.
# $region: where it lies; $place: another one that lies there.
score-doubled =
    { $n ->
        [one] { $name }: the coin for { $region } once more.
       *[other] { $name }: the { $n } coins for { $region } once more.
    }
not-doubled = { $name }: was put nowhere this turn, so that it doubles nothing.
not-doubled_there = { $name }: does nothing in { $region }, where the { $place_one } is.

## Refusals. $marker: the piece that is used; $relic: the relic itself.

wrong_phase-relic_not_found = The { $relic_one } does not lie on the map, so that nobody can use it.
wrong_phase-copies_nothing = That piece does not stand for a relic: name the one that copies { $relic }.
bad_allocation-beside_relic = The { $marker_one } cannot be used as { $relic } in { $region }, where that relic itself lies.
bad_allocation-altar = { $player } has no token in decline in { $region } to give up.
bad_allocation-ghost = The { $marker_one } goes to any region but { $region }, where its own place is.
already_used-relic = The { $marker_one } can be used only once a turn, and that has been done.
# $name: the place.
already_used-once = { $name }: that can be done only once a turn, and it has been done.
# $marker: who is led.
not_adjacent-lead = { $region } is not next to the { $marker_one }, who can only be sent there from a neighbouring region.
# $marker: who is not on the map yet; $name: the place he comes from.
not_adjacent-summon = { $region } is not next to the region of { $name }, and the { $marker_one } can only be sent from there.

## Choices

means-copied = the { $marker_one } as { $relic }
act-double = Put { $marker } into { $region }: its coins are doubled
act-double-some = Double the coins of a region …
ask-double = Which region's coins does { $relic } double?
choice-double = double the coins of a region
act-ring = Put { $marker } into { $region }: neighbours pay a coin
act-ring-some = Put down Froggy's Ring …
ask-ring = Into which region does { $relic } go?
choice-ring = put down { $relic }
# $n: coins.
act-altar =
    { $n ->
        [one] Give up a token in { $region } for 1 coin
       *[other] Give up a token in { $region } for { $n } coins
    }
act-altar-some = Give up a token in decline …
# $name: the place.
ask-altar =
    { $n ->
        [one] { $name }: where is a token given up for 1 coin?
       *[other] { $name }: where is a token given up for { $n } coins?
    }
choice-altar = give up a token in decline
act-send_beast = Send the { $marker_one } to { $region }
act-send_beast-some = Send the Balrog …
ask-send_beast = Where does the { $marker_one } go?
choice-send_beast = send the { $marker_one } to a neighbouring region

## On the page. $race, $player: who holds its region; $power: what it lends.

widget-find-nobody = Nobody holds its region now, so it serves nobody.
widget-find-serves = It serves the { $race } of { $player } now, as they hold its region.
widget-find-lends = It lends { $power } to the { $race } of { $player } now, as they hold its region.
widget-find-no_use = The { $race } of { $player } hold its region, but it is of no use to them now.
widget-find-in_decline = The { $race } of { $player } hold its region, but a race in decline has no use of it.
# Before what it does, where its holder is told about.
widget-find-lies = In { $region }.
# The name of a power whose badge belongs to a place; what the power does follows.
widget-lent = { $power }, the badge of { $marker }.
