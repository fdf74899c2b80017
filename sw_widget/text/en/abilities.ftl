### What a race, power, marker, terrain or symbol does: one sentence each, for somebody who meets it for the
### first time. None of them has parameters, but for the last.

## Races

ability-race-amazons = Four more Amazons come along to attack but never to defend: after every redeployment four tokens leave the map, and next turn they are back in hand.
ability-race-drakons = Up to three times a turn one of them turns into a dragon: that token leaves the game, a second one takes any region in reach whatever defends it, and the dragon guards it until their next turn.
ability-race-dwarves = Each mine they hold earns a coin more, and goes on doing so in decline.
ability-race-elves = When a region of theirs falls, no Elf is lost: all of them flee and settle elsewhere at the end of that turn; only conversion can cost an Elf.
ability-race-escargots = Their regions are paid for when their turn begins, and not when it ends, so that the first turn brings no coin for them.
ability-race-ghouls = In decline all their tokens stay on the map, and on later turns they may still conquer, always before the active race does.
ability-race-giants = A region that touches a mountain they hold costs them a token less, though always at least one.
ability-race-halflings = They may come onto the map anywhere, and the first two regions they take each get a hole in the ground, where nobody can attack them.
ability-race-humans = Each farmland region they hold earns a coin more.
ability-race-khans = Each farmland region and each hill held earns a coin more, but every other region a coin less.
ability-race-orcs = Each region they conquer that was not empty earns a coin more that turn.
ability-race-ratmen = They have no gift of their own, but there are a great many of them.
ability-race-scarecrows = Whoever conquers a region of theirs while they are active gets a coin from the bank.
ability-race-scavengers = Declined tokens stay in the regions that they conquer, underneath: these defend with them, and go on earning coins for their own player.
ability-race-skeletons = For every two regions they conquer that were not empty, one new Skeleton joins them when they redeploy.
ability-race-sorcerers = Once a turn against each opponent, they can turn a lone active token in a neighbouring region into a Sorcerer and take the region with it.
ability-race-storm_giants = They may come onto the map by way of the islands, and twice a turn a bolt of lightning takes a mountain for a single token, whatever defends it.
ability-race-tritons = A region on the shore of a sea or lake costs them a token less, though always at least one.
ability-race-trolls = A lair stands in every region of theirs and defends it like one more Troll, even in decline.
ability-race-wendigos = Once a turn they empty any forest on the map, whoever stands there, and one more Wendigo comes from the tray.
ability-race-wizards = Each region with a magic source that they hold earns a coin more.
ability-race-barbarians = There are a great many of them, but they never redeploy: whoever has conquered a region stays there.
ability-race-fauns = For each region they take from an active race, one new Faun joins them when conquests end, and one new token joins the race that lost it.
ability-race-goblins = A region of a race in decline or of a Lost Tribe costs them a token less, though always at least one.
ability-race-gypsies = Each region they abandon earns a coin when that turn ends, but they cannot take it again before the next one.
ability-race-homunculi = Whenever somebody passes this combo over, one more Homunculus is laid on it beside the coin, and all of these join whoever picks it in the end.
ability-race-ice_witches = When they redeploy, each magic source they hold brings a winter marker for a region of theirs or a neighbouring one: it makes the region a token dearer to conquer, and worth a coin less to anybody but the Witches.
ability-race-igors = They collect every token that is lost in a conquest, whoever conquers, and when their turn begins they can trade as many of these as there are players for one new Igor.
ability-race-kobolds = There are a great many of them, but they never conquer or hold a region with fewer than two tokens.
ability-race-leprechauns = When the turn ends each region of theirs may get a pot of gold: it is worth a coin on their next turn, if no opponent conquers the region first and takes it.
ability-race-pixies = They attack in great numbers but defend one by one: after every redeployment a single Pixie stays in each region, and the others wait in hand.
ability-race-priestesses = In decline they keep a single region, where one token from each region that they held forms an ivory tower: it earns a coin every turn for each token in it.
ability-race-pygmies = For each Pygmy lost to an attack the die is rolled, and as many new Pygmies come as it shows.
ability-race-shrubmen = A forest that they hold is safe from every attack and power of others, even in decline.
ability-race-skags = Each region they conquer gets a loot marker, face down: an opponent who attacks there finds coins, or else a Skag attack that beats off the conquest and costs a token.
ability-race-slingmen = They can conquer a region two steps away, over the one between, if they hold no neighbour of it, and each such jump earns a coin at once.
ability-race-white_ladies = They are few, but once they are in decline no opponent can attack them or use a power against them.
ability-race-cultists = The Great Ancient settles in the first land region that they take: nobody can attack it there, regions beside it cost them a token less, and at the start of later turns it may move to another region of theirs.
ability-race-drow = Each region they hold that touches no region of another race, a Lost Tribe or monsters earns a coin more.
ability-race-flames = The Volcano goes with them: they come onto the map beside it, and whatever touches it, or is linked to it by regions of theirs, costs no more than an empty region.
ability-race-gnomes = On other players' turns no race, power, relic or place helps to conquer a region of theirs: only neighbours can attack it, and for its plain cost.
ability-race-iron_dwarves = When conquests end each mine they hold brings a silver hammer, and on later turns each hammer conquers like one more token, though it never holds a region.
ability-race-kraken = They stay in rivers, lakes and seas as others do on land, and are paid for them even in decline.
ability-race-liches = Whoever conquers a region of theirs once they are in decline pays their player a coin, and whoever has none cannot conquer it.
ability-race-lizardmen = They pass through rivers and lakes without conquering them, whoever is there, and may come onto the map on any shore.
ability-race-mudmen = When conquests end each mudpool and each swamp they hold brings a new Mudman.
ability-race-mummies = There are a great many of them, but every region costs them a token more.
ability-race-ogres = Every region costs them a token less, though always at least one.
ability-race-shadow_mimes = Whoever picks them may at once swap their power for that of any other combo on offer.
ability-race-shrooms = Each forest they hold, of mushrooms or of trees, earns a coin more.
ability-race-spiderines = Below ground every region beside a chasm is a neighbour of theirs, and a way onto the map; above ground the same holds between caverns, and these cost a token less.
ability-race-will_o_wisps = Before they attack a region of crystal or magic, or one beside such a region of theirs, they may roll the die, and what it shows is taken off the cost.

## Powers

ability-power-airborne = On the turn on which the combo is picked every region costs two tokens less, though always at least one.
ability-power-alchemist = Two coins more every turn, for as long as the race is active.
ability-power-berserk = The die may be rolled before any conquest: then a region is chosen, and what the die shows is taken off its cost.
ability-power-bivouacking = Five encampments travel with the troops: each adds one to the defence, keeps a lone token safe from conversion, and survives every attack.
ability-power-commando = Every region costs a token less, though always at least one.
ability-power-diplomat = When the turn ends, one opponent whose active race was left in peace can be named as ally, and until the Diplomat's next turn that player cannot attack this race.
ability-power-dragon_master = Once a turn the dragon takes a region for a single token, however well it is defended, and guards it until it flies on.
ability-power-exploring = Each pair of a region on the ground and a region on the islands earns a coin more.
ability-power-flying = Any land region can be conquered, wherever on the map it lies.
ability-power-forest = Each forest held earns a coin more.
ability-power-fortified = One fortress a turn may be built: it earns a coin every turn while the race is active, and adds one to the defence even in decline.
ability-power-goldsmith = Each mine held earns two coins more, but every other region a coin less.
ability-power-gunner = Two cannons guard the regions that they stand in, and each turn a cannon may be fired, so that the regions next to it cost two tokens less, or else be moved.
ability-power-haggling = On each turn trade pacts can be handed to opponents: one who then conquers a region of this race pays a coin for each, and one who does not is paid a coin for each.
ability-power-heroic = When the turn ends, two heroes take their stand in two different regions, and nobody can attack these until the heroes move.
ability-power-hill = Each hill held earns a coin more.
ability-power-merchant = Each region held earns a coin more.
ability-power-mounted = Hill and farmland regions cost a token less, though always at least one.
ability-power-pillaging = Each region conquered that was not empty earns a coin more that turn.
ability-power-racketeering = Whenever another player picks a combo, the bank pays a coin for each one that was passed over, and after this race declines the next combo is free.
ability-power-seafaring = Seas and lakes can be conquered as if they were empty land, and what is held there is kept in decline.
ability-power-spirit = In decline this race takes up no room: it stays on the map beside another declined race, and both go on scoring.
ability-power-stout = The race may go into decline right after scoring, so that no turn is spent on it.
ability-power-swamp = Each swamp held earns a coin more.
ability-power-underworld = Regions with a cavern cost a token less, though always at least one, and for conquests all caverns are neighbours of each other.
ability-power-wealthy = Seven coins more at the end of the first turn, and only then.
ability-power-adventurous = Each region with a popular place earns a coin more.
ability-power-aquatic = Each region on a coast earns a coin more, but each region inland earns a coin less.
ability-power-barricade = Three coins more at the end of each turn on which the race holds four regions or fewer.
ability-power-behemoth = Two behemoths go along, in attack and defence, and each of them counts as many tokens as the race holds swamps.
ability-power-catapult = Once a turn the catapult takes a region exactly two steps away for a token less, and the region that it is fired from is safe until it is moved.
ability-power-copycat = When the turn begins, one of the powers on offer in the column can be copied, and works for this race until its next turn, or until an opponent picks that combo.
ability-power-corrupt = Whoever conquers a region of this race while it is active pays its player a coin.
ability-power-cursed = No power at all, but whoever passes this combo over must lay three coins on it instead of one.
ability-power-fireball = When conquests end, each magic source held brings a fireball, and on a later turn that counts as two tokens in one conquest.
ability-power-fisher = Every two regions held on the shore of a river, a lake or a sea earn a coin more.
ability-power-flocking = Two coins more at the end of each turn on which all regions of the race form a single block.
ability-power-frightened = Each region in which three or more tokens of the race huddle together earns a coin more.
ability-power-historian = A coin for each race that is in decline when the combo is picked, and another whenever a race declines after that, this one included.
ability-power-hordes_of = Two hordes come along and count as tokens of the race in every way, until it goes into decline.
ability-power-immortal = Nobody dies: when a region falls, all tokens that stood there come back and settle elsewhere when the turn is over.
ability-power-imperial = Each region held beyond the third earns a coin more.
ability-power-lava = When the turn ends, each mountain held can cover one region beside it with lava: whoever stands there must leave, and nobody can enter before this player's next turn.
ability-power-marauding = When conquests are over the troops are readied once more, for a second wave of conquests in the same turn.
ability-power-martyr = The bank pays a coin whenever an opponent conquers a region of this race.
ability-power-mercenary = For a coin a conquest costs two tokens less, though always at least one.
ability-power-mining = Each region with a mine, and each mining region, earns a coin more.
ability-power-muddy = Each swamp or mud pool held earns a coin more, in decline too.
ability-power-mystic = Each region with a magic source, and each one of mystic crystal, earns a coin more.
ability-power-peace_loving = Three coins more at the end of each turn on which this race attacked no active race of another player.
ability-power-quarreling = Each block of regions that touches no other region of the race earns a coin more.
ability-power-ransacking = Whoever loses a region of an active race to this one hands over a coin at once.
ability-power-reborn = In decline, whenever its player's turn begins, one or two of its regions can be handed over to the active race, with a new token in each.
ability-power-royal = When the turn ends the queen settles in a region, and nobody can attack it; when the race declines she stays there.
ability-power-shield = When conquests end, each forest held brings a mushroom shield, which adds one to the defence of a region for good, in decline too.
ability-power-soul_touch = When this race goes into decline, the race that was in decline before comes back to life on the next turn, and no new combo is picked.
ability-power-stone = Each black mountain held earns a coin more.
ability-power-thieving = When the turn ends, each player with an active race next to this one hands over a coin.
ability-power-tomb = In decline all tokens stay on the map, after one last redeployment, and those that outlive a conquest settle elsewhere.
ability-power-vampire = Once a turn for each opponent, a single active token in a neighbouring region is replaced by one of this race.
ability-power-vanishing = When the race goes into decline all its tokens leave the map, and each region that it held earns two coins.
ability-power-vengeful = Whoever attacks a race of this player is marked for vengeance: on the next turn that player's regions cost a token less, though always at least one.
ability-power-were = By night, which is every game turn with an even number, each region costs two tokens less, though always at least one.
ability-power-wise = From the turn of decline on, two coins more at the end of each turn, as long as the race holds a region.
ability-power-zeppelined = Five times a turn a zeppelin attacks a region anywhere: the die lowers what it costs, but with a blank the zeppelin crashes, and the region is cleared and burns.

## Markers

ability-marker-encampment = It adds one to the defence of its region, keeps a lone token from being converted, and goes back to its owner when the region falls.
ability-marker-fortress = It adds one to the defence, even in decline, and earns a coin every turn while its race is active.
ability-marker-lair = It defends its region like one more Troll, for as long as Trolls live there, in decline too.
ability-marker-hole = It keeps its region safe from every attack and power, until the Halflings leave the region or go into decline.
ability-marker-hero = While the hero stands there, no attack and no enemy power can touch the region.
ability-marker-dragon = It takes a region for a single token, and keeps it safe from attacks and enemy powers until it flies on.
ability-marker-lost_tribe = A forgotten people that belongs to nobody: it adds one to the cost of its region and is gone once it is conquered.
ability-marker-horde = It counts as one token of its race, whether the race attacks or defends, and is gone when the race declines.
ability-marker-pot_of_gold = It is worth a coin to its owner when their next turn begins, or to whoever conquers the region before that.
ability-marker-catapult = It keeps its region safe from attacks and enemy powers until it is moved, and is gone when its race declines.
ability-marker-behemoth = It stands beside a token of its race, counts as many tokens as the race holds swamps, and is never lost with its region.
ability-marker-fireball = It counts as two tokens in one conquest, on a turn after the one that brought it, and is gone once it is thrown.
ability-marker-winter_marker = It adds one to the defence of its region and takes a coin from what the region earns, unless Ice Witches hold it; when they go into decline it is gone.
ability-marker-loot_marker = It lies face down where Skags have conquered, and is either worth some coins, to whoever takes the region from them or to them in the end, or a Skag attack on the conqueror.
ability-marker-lava_token = It covers a region that nobody can enter or hold, until the next turn of the player who laid it there.
ability-marker-transformed_drakon = It keeps its region safe from attacks and enemy powers, until the next turn of the Drakons begins.
ability-marker-lightning_bolt = It takes a mountain for a single token, however well that is defended; two of them are there every turn.
ability-marker-cannon = It keeps its region safe from attacks and enemy powers; when it is fired, the regions next to it cost its race two tokens less for that turn.
ability-marker-zeppelin = It carries an attack to any region on the map, with the die to lower the cost; five of them are there every turn.
ability-marker-burning_region = A zeppelin has crashed here: nobody can enter the region before the next turn of the player whose zeppelin it was.
ability-marker-great_ancient = Nobody can attack the region where it stands, and the regions beside it cost the Cultists a token less.
ability-marker-volcano = Whatever touches it, or is linked to it by Flames, costs the Flames no more than an empty region; nobody can enter where it stands.
ability-marker-silver_hammer = It conquers like a token of the Iron Dwarves, and comes back to them when they redeploy.
ability-marker-monster = It belongs to nobody: it adds one to the cost of its region and is gone once that is conquered, and then something is found that it has guarded.
ability-marker-mushroom_shield = It adds one to the defence of its region, even in decline, and several can stand together; it is gone once the region is lost or left.
ability-marker-queen = While she is there, no attack and no enemy power can touch the region; when her race declines she stays where she is.

## Terrains

ability-terrain-farmland = Open fields, worth more to Humans and easier for a Mounted race.
ability-terrain-forest = Deep woods, worth more to a Forest race.
ability-terrain-hill = Rolling hills, worth more to a Hill race and easier for a Mounted one.
ability-terrain-mountain = Steep ground that takes a token more to conquer, even when nobody lives there.
ability-terrain-swamp = Wet ground, worth more to a Swamp race.
ability-terrain-sea = Water that only a Seafaring race can conquer; where it meets the edge of the board, its shores are a way onto the map.
ability-terrain-lake = Water that only a Seafaring race can conquer; its shores count as coast.
ability-terrain-mining = Diggings below ground, which count as a mine.
ability-terrain-mushroom_forest = Giant mushrooms below ground, which count as a forest.
ability-terrain-mystic_crystal = Glowing crystals below ground, which count as a magic source.
ability-terrain-mud = A pool of mud below ground, which counts as a swamp.
ability-terrain-black_mountain = Steep rock below ground that counts as a mountain, and takes a token more to conquer.
ability-terrain-river = Water below ground that takes a token less than other regions; at redeployment it must be left again, unless a race may stay there. Its banks count as coast.
ability-terrain-chasm = A bottomless hole that nobody can conquer.

## Symbols

ability-symbol-cavern = A way underground, of use to an Underworld race alone.
ability-symbol-magic = A source of magic, worth a coin more to Wizards.
ability-symbol-mine = A mine, worth a coin more to Dwarves.
ability-symbol-volcano = A chasm in which the Volcano of the Flames may break out.

## For a race or power of somebody's own that has no such sentence. $name: its name.

ability-none = { $name }: home-made, and what it can do has not been written down yet.
