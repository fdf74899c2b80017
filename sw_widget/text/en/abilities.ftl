### What a race, power, marker, terrain or symbol does: one sentence each, for somebody who meets it for the
### first time. None of them has parameters, but for the last.

## Races

ability-race-amazons = Four more Amazons come along to attack but never to defend: after every redeployment four tokens leave the map, and next turn they are back in hand.
ability-race-dwarves = Each mine they hold earns a coin more, and goes on doing so in decline.
ability-race-elves = When a region of theirs falls, no Elf is lost: all of them flee and settle elsewhere at the end of that turn; only conversion can cost an Elf.
ability-race-ghouls = In decline all their tokens stay on the map, and on later turns they may still conquer, always before the active race does.
ability-race-giants = A region that touches a mountain they hold costs them a token less, though always at least one.
ability-race-halflings = They may come onto the map anywhere, and the first two regions they take each get a hole in the ground, where nobody can attack them.
ability-race-humans = Each farmland region they hold earns a coin more.
ability-race-orcs = Each region they conquer that was not empty earns a coin more that turn.
ability-race-ratmen = They have no gift of their own, but there are a great many of them.
ability-race-skeletons = For every two regions they conquer that were not empty, one new Skeleton joins them when they redeploy.
ability-race-sorcerers = Once a turn against each opponent, they can turn a lone active token in a neighbouring region into a Sorcerer and take the region with it.
ability-race-tritons = A region on the shore of a sea or lake costs them a token less, though always at least one.
ability-race-trolls = A lair stands in every region of theirs and defends it like one more Troll, even in decline.
ability-race-wizards = Each region with a magic source that they hold earns a coin more.

## Powers

ability-power-alchemist = Two coins more every turn, for as long as the race is active.
ability-power-berserk = The die may be rolled before any conquest: then a region is chosen, and what the die shows is taken off its cost.
ability-power-bivouacking = Five encampments travel with the troops: each adds one to the defence, keeps a lone token safe from conversion, and survives every attack.
ability-power-commando = Every region costs a token less, though always at least one.
ability-power-diplomat = When the turn ends, one opponent whose active race was left in peace can be named as ally, and until the Diplomat's next turn that player cannot attack this race.
ability-power-dragon_master = Once a turn the dragon takes a region for a single token, however well it is defended, and guards it until it flies on.
ability-power-flying = Any land region can be conquered, wherever on the map it lies.
ability-power-forest = Each forest held earns a coin more.
ability-power-fortified = One fortress a turn may be built: it earns a coin every turn while the race is active, and adds one to the defence even in decline.
ability-power-heroic = When the turn ends, two heroes take their stand in two different regions, and nobody can attack these until the heroes move.
ability-power-hill = Each hill held earns a coin more.
ability-power-merchant = Each region held earns a coin more.
ability-power-mounted = Hill and farmland regions cost a token less, though always at least one.
ability-power-pillaging = Each region conquered that was not empty earns a coin more that turn.
ability-power-seafaring = Seas and lakes can be conquered as if they were empty land, and what is held there is kept in decline.
ability-power-spirit = In decline this race takes up no room: it stays on the map beside another declined race, and both go on scoring.
ability-power-stout = The race may go into decline right after scoring, so that no turn is spent on it.
ability-power-swamp = Each swamp held earns a coin more.
ability-power-underworld = Regions with a cavern cost a token less, though always at least one, and for conquests all caverns are neighbours of each other.
ability-power-wealthy = Seven coins more at the end of the first turn, and only then.

## Markers

ability-marker-encampment = It adds one to the defence of its region, keeps a lone token from being converted, and goes back to its owner when the region falls.
ability-marker-fortress = It adds one to the defence, even in decline, and earns a coin every turn while its race is active.
ability-marker-lair = It defends its region like one more Troll, for as long as Trolls live there, in decline too.
ability-marker-hole = It keeps its region safe from every attack and power, until the Halflings leave the region or go into decline.
ability-marker-hero = While the hero stands there, no attack and no enemy power can touch the region.
ability-marker-dragon = It takes a region for a single token, and keeps it safe from attacks and enemy powers until it flies on.
ability-marker-lost_tribe = A forgotten people that belongs to nobody: it adds one to the cost of its region and is gone once it is conquered.

## Terrains

ability-terrain-farmland = Open fields, worth more to Humans and easier for a Mounted race.
ability-terrain-forest = Deep woods, worth more to a Forest race.
ability-terrain-hill = Rolling hills, worth more to a Hill race and easier for a Mounted one.
ability-terrain-mountain = Steep ground that takes a token more to conquer, even when nobody lives there.
ability-terrain-swamp = Wet ground, worth more to a Swamp race.
ability-terrain-sea = Water that only a Seafaring race can conquer; where it meets the edge of the board, its shores are a way onto the map.
ability-terrain-lake = Water that only a Seafaring race can conquer; its shores count as coast.

## Symbols

ability-symbol-cavern = A way underground, of use to an Underworld race alone.
ability-symbol-magic = A source of magic, worth a coin more to Wizards.
ability-symbol-mine = A mine, worth a coin more to Dwarves.

## For a race or power of somebody's own that has no such sentence. $name: its name.

ability-none = { $name }: home-made, and what it can do has not been written down yet.
