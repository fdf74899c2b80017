### Names, as they stand on labels and lists.
###
### The form after the equals sign is the name itself. The indented forms below it (.one, .a, …) are other
### shapes of it that sentences ask for: $race_one in a sentence is the form .one of the race it speaks of.
### A language may add forms of its own (a case, a gender) and use them in its sentences; a form that a
### name does not have is replaced by the name itself.

## Races. The name is the plural; .one is a single one of them, also used as in "2 Elf tokens".

race-amazons = Amazons
    .one = Amazon
race-dwarves = Dwarves
    .one = Dwarf
race-elves = Elves
    .one = Elf
race-ghouls = Ghouls
    .one = Ghoul
race-giants = Giants
    .one = Giant
race-halflings = Halflings
    .one = Halfling
race-humans = Humans
    .one = Human
race-orcs = Orcs
    .one = Orc
race-ratmen = Ratmen
    .one = Ratman
race-skeletons = Skeletons
    .one = Skeleton
race-sorcerers = Sorcerers
    .one = Sorcerer
race-tritons = Tritons
    .one = Triton
race-trolls = Trolls
    .one = Troll
race-wizards = Wizards
    .one = Wizard

## Races of the expansions

race-barbarians = Barbarians
    .one = Barbarian
race-cultists = Cultists
    .one = Cultist
race-drakons = Drakons
    .one = Drakon
race-drow = Drow
    .one = Drow
race-escargots = Escargots
    .one = Escargot
race-fauns = Fauns
    .one = Faun
race-flames = Flames
    .one = Flame
race-gnomes = Gnomes
    .one = Gnome
race-goblins = Goblins
    .one = Goblin
race-gypsies = Gypsies
    .one = Gypsy
race-homunculi = Homunculi
    .one = Homunculus
race-ice_witches = Ice Witches
    .one = Ice Witch
race-igors = Igors
    .one = Igor
race-iron_dwarves = Iron Dwarves
    .one = Iron Dwarf
race-khans = Khans
    .one = Khan
race-kobolds = Kobolds
    .one = Kobold
race-kraken = Kraken
    .one = Kraken
race-leprechauns = Leprechauns
    .one = Leprechaun
race-liches = Liches
    .one = Lich
race-lizardmen = Lizardmen
    .one = Lizardman
race-mudmen = Mudmen
    .one = Mudman
race-mummies = Mummies
    .one = Mummy
race-ogres = Ogres
    .one = Ogre
race-pixies = Pixies
    .one = Pixie
race-priestesses = Priestesses
    .one = Priestess
race-pygmies = Pygmies
    .one = Pygmy
race-scarecrows = Scarecrows
    .one = Scarecrow
race-scavengers = Scavengers
    .one = Scavenger
race-shadow_mimes = Shadow Mimes
    .one = Shadow Mime
race-shrooms = Shrooms
    .one = Shroom
race-shrubmen = Shrubmen
    .one = Shrubman
race-skags = Skags
    .one = Skag
race-slingmen = Slingmen
    .one = Slingman
race-spiderines = Spiderines
    .one = Spiderine
race-storm_giants = Storm Giants
    .one = Storm Giant
race-wendigos = Wendigos
    .one = Wendigo
race-white_ladies = White Ladies
    .one = White Lady
race-will_o_wisps = Will-o'-Wisps
    .one = Will-o'-Wisp

## Special powers. They stand before the race: "Berserk Elves".

power-alchemist = Alchemist
power-berserk = Berserk
power-bivouacking = Bivouacking
power-commando = Commando
power-diplomat = Diplomat
power-dragon_master = Dragon Master
power-flying = Flying
power-forest = Forest
power-fortified = Fortified
power-heroic = Heroic
power-hill = Hill
power-merchant = Merchant
power-mounted = Mounted
power-pillaging = Pillaging
power-seafaring = Seafaring
power-spirit = Spirit
power-stout = Stout
power-swamp = Swamp
power-underworld = Underworld
power-wealthy = Wealthy

## Special powers of the expansions

power-adventurous = Adventurous
power-airborne = Airborne
power-aquatic = Aquatic
power-barricade = Barricade
power-behemoth = Behemoth
power-catapult = Catapult
power-copycat = Copycat
power-corrupt = Corrupt
power-cursed = Cursed
power-exploring = Exploring
power-fireball = Fireball
power-fisher = Fisher
power-flocking = Flocking
power-frightened = Frightened
power-goldsmith = Goldsmith
power-gunner = Gunner
power-haggling = Haggling
power-historian = Historian
power-hordes_of = Hordes of
power-immortal = Immortal
power-imperial = Imperial
power-lava = Lava
power-marauding = Marauding
power-martyr = Martyr
power-mercenary = Mercenary
power-mining = Mining
power-muddy = Muddy
power-mystic = Mystic
power-peace_loving = Peace-Loving
power-quarreling = Quarreling
power-racketeering = Racketeering
power-ransacking = Ransacking
power-reborn = Reborn
power-royal = Royal
power-shield = Shield
power-soul_touch = Soul-Touch
power-stone = Stone
power-thieving = Thieving
power-tomb = Tomb
power-vampire = Vampire
power-vanishing = Vanishing
power-vengeful = Vengeful
power-were = Were-
power-wise = Wise
power-zeppelined = Zeppelined

## A race with its power; in other sentences this is $combo. A power that ends with a hyphen ("Were-") is written
## together with the race.

combo = { $power } { $race }
combo-joined = { $power }{ $race }

## Markers. .one and .many stand inside a sentence, .a has the article before it.

marker-encampment = Encampment
    .one = encampment
    .many = encampments
    .a = an encampment
marker-fortress = Fortress
    .one = fortress
    .many = fortresses
    .a = a fortress
marker-lair = Lair
    .one = lair
    .many = lairs
    .a = a lair
marker-hole = Hole in the Ground
    .one = hole in the ground
    .many = holes in the ground
    .a = a hole in the ground
marker-hero = Hero
    .one = hero
    .many = heroes
    .a = a hero
marker-dragon = Dragon
    .one = dragon
    .many = dragons
    .a = a dragon
marker-lost_tribe = Lost Tribe
    .one = Lost Tribe
    .many = Lost Tribes
    .a = a Lost Tribe

marker-horde = Horde
    .one = horde
    .many = hordes
    .a = a horde
marker-pot_of_gold = Pot of Gold
    .one = pot of gold
    .many = pots of gold
    .a = a pot of gold
marker-catapult = Catapult
    .one = catapult
    .many = catapults
    .a = a catapult
marker-behemoth = Behemoth
    .one = behemoth
    .many = behemoths
    .a = a behemoth
marker-fireball = Fireball
    .one = fireball
    .many = fireballs
    .a = a fireball
marker-winter_marker = Winter Marker
    .one = winter marker
    .many = winter markers
    .a = a winter marker
marker-loot_marker = Loot Marker
    .one = loot marker
    .many = loot markers
    .a = a loot marker
marker-lava_token = Lava Token
    .one = lava token
    .many = lava tokens
    .a = a lava token
marker-transformed_drakon = Transformed Drakon
    .one = transformed Drakon
    .many = transformed Drakons
    .a = a transformed Drakon
marker-lightning_bolt = Lightning Bolt
    .one = bolt of lightning
    .many = bolts of lightning
    .a = a bolt of lightning
marker-cannon = Cannon
    .one = cannon
    .many = cannons
    .a = a cannon
marker-zeppelin = Zeppelin
    .one = zeppelin
    .many = zeppelins
    .a = a zeppelin
marker-burning_region = Burning Region
    .one = burning wreck
    .many = burning wrecks
    .a = a burning wreck
marker-great_ancient = Great Ancient
    .one = Great Ancient
    .many = Great Ancients
    .a = a Great Ancient
marker-volcano = Volcano
    .one = Volcano
    .many = Volcanoes
    .a = a Volcano
marker-silver_hammer = Silver Hammer
    .one = silver hammer
    .many = silver hammers
    .a = a silver hammer
marker-monster = Monster
    .one = monster
    .many = monsters
    .a = a monster
marker-mushroom_shield = Mushroom Shield
    .one = mushroom shield
    .many = mushroom shields
    .a = a mushroom shield
marker-queen = Queen
    .one = queen
    .many = queens
    .a = the queen

## Terrains. .one is used as in "hill or farmland" and "2 hill regions", .a with the article where the
## language has one, .many for all that are held, .region for one region of that kind.

terrain-farmland = Farmland
    .one = farmland
    .many = farmland
    .a = farmland
    .region = farmland region
terrain-forest = Forest
    .one = forest
    .many = forests
    .a = a forest
    .region = forest region
terrain-hill = Hill
    .one = hill
    .many = hills
    .a = a hill
    .region = hill region
terrain-mountain = Mountain
    .one = mountain
    .many = mountains
    .a = a mountain
    .region = mountain region
terrain-swamp = Swamp
    .one = swamp
    .many = swamps
    .a = a swamp
    .region = swamp region
terrain-sea = Sea
    .one = sea
    .many = seas
    .a = a sea
    .region = sea region
terrain-lake = Lake
    .one = lake
    .many = lakes
    .a = a lake
    .region = lake region
terrain-mining = Mining
    .one = mining
    .many = mining regions
    .a = a mining region
    .region = mining region
terrain-mushroom_forest = Mushroom Forest
    .one = mushroom forest
    .many = mushroom forests
    .a = a mushroom forest
    .region = mushroom forest region
terrain-mystic_crystal = Mystic Crystals
    .one = mystic crystal
    .many = mystic crystals
    .a = a mystic crystal region
    .region = mystic crystal region
terrain-mud = Mud Pool
    .one = mud pool
    .many = mud pools
    .a = a mud pool
    .region = mud pool region
terrain-black_mountain = Black Mountain
    .one = black mountain
    .many = black mountains
    .a = a black mountain
    .region = black mountain region
terrain-river = River
    .one = river
    .many = rivers
    .a = a river
    .region = river region
terrain-chasm = Chasm
    .one = chasm
    .many = chasms
    .a = a chasm
    .region = chasm region

## Symbols printed on regions; the same forms as for terrains.

symbol-cavern = Cavern
    .one = cavern
    .many = caverns
    .a = a cavern
    .region = region with a cavern
symbol-magic = Magic source
    .one = magic source
    .many = magic sources
    .a = a magic source
    .region = region with a magic source
symbol-mine = Mine
    .one = mine
    .many = mines
    .a = a mine
    .region = region with a mine
symbol-volcano = Volcano
    .one = volcano
    .many = volcanoes
    .a = a volcano
    .region = chasm with a volcano

## Ways between the ground and the islands.

link-beanstalk = Beanstalk
link-stairway = Stairway

## Packs: the box or set that races, powers and boards come from. These are titles of products.

pack-base = Small World
pack-cursed = Cursed!
pack-grand_dames = Grand Dames
pack-be_not_afraid = Be Not Afraid…
pack-royal_bonus = Royal Bonus
pack-spiders_web = A Spider's Web
pack-sky_islands = Sky Islands
pack-underground = Underground

## Places in the column of combos. $n counts from 0, which is the top.

slot = { $n }
    .nth =
        { $n ->
            [0] top
            [1] second
            [2] third
            [3] fourth
            [4] fifth
            [5] sixth
           *[other] last
        }

## The tail of a list that is too long to read: "A, B or 3 others". $n: how many were left out.

list-others =
    { $n ->
        [one] 1 other
       *[other] { $n } others
    }
