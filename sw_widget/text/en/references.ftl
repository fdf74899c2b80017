### Where each rule stands, by the name of the text that a reader knows and of the section in it.
### In a language in which the rulebook was printed, these are the section titles of that edition.

-rulebook = Rulebook
-compendium = German compendium
-expansions = Rules of the expansions
# What no rule text of ours tells, but summaries of the rules that anybody can read.
-summaries = Public summaries

# $ruling: the number of a ruling, such as R038, which decides what no text says.
a-ruling = Ruling { $ruling }
# For what somebody made up.
a-house_rule = House rule

## Races and powers, each under its own name

reference-amazons = { -rulebook }, Amazons
reference-dwarves = { -rulebook }, Dwarves
reference-elves = { -rulebook }, Elves
reference-ghouls = { -rulebook }, Ghouls
reference-giants = { -rulebook }, Giants
reference-halflings = { -rulebook }, Halflings
reference-humans = { -rulebook }, Humans
reference-orcs = { -rulebook }, Orcs
reference-ratmen = { -rulebook }, Ratmen
reference-skeletons = { -rulebook }, Skeletons
reference-sorcerers = { -rulebook }, Sorcerers
reference-tritons = { -rulebook }, Tritons
reference-trolls = { -rulebook }, Trolls
reference-wizards = { -rulebook }, Wizards

reference-alchemist = { -rulebook }, Alchemist
reference-berserk = { -rulebook }, Berserk
reference-bivouacking = { -rulebook }, Bivouacking
reference-commando = { -rulebook }, Commando
reference-diplomat = { -rulebook }, Diplomat
reference-dragon_master = { -rulebook }, Dragon Master
reference-flying = { -rulebook }, Flying
reference-forest = { -rulebook }, Forest
reference-fortified = { -rulebook }, Fortified
reference-heroic = { -rulebook }, Heroic
reference-hill = { -rulebook }, Hill
reference-merchant = { -rulebook }, Merchant
reference-mounted = { -rulebook }, Mounted
reference-pillaging = { -rulebook }, Pillaging
reference-seafaring = { -rulebook }, Seafaring
reference-spirit = { -rulebook }, Spirit
reference-stout = { -rulebook }, Stout
reference-swamp = { -rulebook }, Swamp
reference-underworld = { -rulebook }, Underworld
reference-wealthy = { -rulebook }, Wealthy

reference-barbarians = { -expansions }, Barbarians
reference-fauns = { -expansions }, Fauns
reference-goblins = { -expansions }, Goblins
reference-gypsies = { -expansions }, Gypsies
reference-homunculi = { -expansions }, Homunculi
reference-igors = { -expansions }, Igors
reference-kobolds = { -expansions }, Kobolds
reference-leprechauns = { -expansions }, Leprechauns
reference-pixies = { -expansions }, Pixies
reference-priestesses = { -expansions }, Priestesses
reference-pygmies = { -expansions }, Pygmies
reference-shrubmen = { -expansions }, Shrubmen
reference-white_ladies = { -expansions }, White Ladies

reference-aquatic = { -expansions }, Aquatic
reference-barricade = { -expansions }, Barricade
reference-behemoth = { -expansions }, Behemoth
reference-catapult = { -expansions }, Catapult
reference-corrupt = { -expansions }, Corrupt
reference-cursed = { -expansions }, Cursed
reference-fireball = { -expansions }, Fireball
reference-historian = { -expansions }, Historian
reference-hordes_of = { -expansions }, Hordes of
reference-imperial = { -expansions }, Imperial
reference-marauding = { -expansions }, Marauding
reference-mercenary = { -expansions }, Mercenary
reference-peace_loving = { -expansions }, Peace-Loving
reference-ransacking = { -expansions }, Ransacking
reference-were = { -expansions }, Were-

## A Spider's Web: races, powers and markers

reference-ice_witches = { -compendium }, Ice Witches
reference-skags = { -compendium }, Skags
reference-slingmen = { -compendium }, Slingmen
reference-copycat = { -compendium }, Copycat
reference-lava = { -compendium }, Lava
reference-soul_touch = { -compendium }, Soul-Touch
reference-winter_marker = { -compendium }, Ice Witches
reference-loot_marker = { -compendium }, Skags
reference-lava_token = { -compendium }, Lava

## Sky Islands: races, powers and markers

reference-drakons = { -compendium }, Drakons
reference-escargots = { -compendium }, Escargots
reference-khans = { -compendium }, Khans
reference-scarecrows = { -compendium }, Scarecrows
reference-scavengers = { -compendium }, Scavengers
reference-storm_giants = { -compendium }, Storm Giants
reference-wendigos = { -compendium }, Wendigos
reference-airborne = { -compendium }, Airborne
reference-exploring = { -compendium }, Exploring
reference-goldsmith = { -compendium }, Goldsmith
reference-gunner = { -compendium }, Gunner
reference-haggling = { -compendium }, Haggling
reference-racketeering = { -compendium }, Racketeering
reference-zeppelined = { -compendium }, Zeppelined
reference-transformed_drakon = { -compendium }, Drakons
reference-lightning_bolt = { -compendium }, Storm Giants
reference-cannon = { -compendium }, Gunner
reference-zeppelin = { -compendium }, Zeppelined
reference-burning_region = { -compendium }, Zeppelined

## Underground: races and their markers

reference-cultists = { -compendium }, Cultists
reference-drow = { -compendium }, Drow
reference-flames = { -compendium }, Flames
reference-gnomes = { -compendium }, Gnomes
reference-iron_dwarves = { -compendium }, Iron Dwarves
reference-kraken = { -compendium }, Kraken
reference-liches = { -compendium }, Liches
reference-lizardmen = { -compendium }, Lizardmen
reference-mudmen = { -compendium }, Mudmen
reference-mummies = { -compendium }, Mummies
reference-ogres = { -compendium }, Ogres
reference-shadow_mimes = { -compendium }, Shadow Mimes
reference-shrooms = { -compendium }, Shrooms
reference-spiderines = { -compendium }, Spiderines
reference-will_o_wisps = { -compendium }, Will-o'-Wisps
reference-great_ancient = { -compendium }, Cultists
reference-volcano = { -compendium }, Flames
reference-silver_hammer = { -compendium }, Iron Dwarves

## Underground: powers and their markers

reference-adventurous = { -compendium }, Adventurous
reference-fisher = { -compendium }, Fisher
reference-flocking = { -compendium }, Flocking
reference-frightened = { -compendium }, Frightened
reference-immortal = { -compendium }, Immortal
reference-martyr = { -compendium }, Martyr
reference-muddy = { -compendium }, Muddy
reference-mystic = { -compendium }, Mystic
reference-quarreling = { -compendium }, Quarreling
reference-reborn = { -compendium }, Reborn
reference-royal = { -compendium }, Royal
reference-shield = { -compendium }, Shield
reference-stone = { -compendium }, Stone
reference-thieving = { -compendium }, Thieving
reference-tomb = { -compendium }, Tomb
reference-vampire = { -compendium }, Vampire
reference-vanishing = { -compendium }, Vanishing
reference-vengeful = { -compendium }, Vengeful
reference-wise = { -compendium }, Wise
reference-mushroom_shield = { -compendium }, Shield
reference-queen = { -compendium }, Royal

## Markers, terrains and symbols, under what they belong to

reference-encampment = { -rulebook }, Bivouacking
reference-fortress = { -rulebook }, Fortified
reference-lair = { -rulebook }, Trolls
reference-hole = { -rulebook }, Halflings
reference-hero = { -rulebook }, Heroic
reference-dragon = { -rulebook }, Dragon Master
reference-horde = { -expansions }, Hordes of
reference-pot_of_gold = { -expansions }, Leprechauns
reference-lost_tribe = { -rulebook }, Conquering a Region
reference-mountain = { -rulebook }, Conquering a Region

reference-farmland = { -rulebook }, Humans and Mounted
reference-terrain-hill = { -rulebook }, Hill and Mounted
reference-terrain-mining = { -compendium }, Over and underworld combined
reference-sea = { -rulebook }, Seafaring
reference-lake = { -rulebook }, Seafaring
reference-river = { -compendium }, Kraken
reference-chasm = { -compendium }, Spiderines
reference-black_mountain = { -compendium }, Over and underworld combined
reference-mining = { -compendium }, Mining
reference-mud = { -compendium }, Over and underworld combined
reference-mushroom_forest = { -compendium }, Over and underworld combined
reference-mystic_crystal = { -compendium }, Over and underworld combined
reference-monster = { -compendium }, Over and underworld combined
reference-cavern = { -rulebook }, Underworld
reference-symbol-magic = { -rulebook }, Wizards
reference-mine = { -rulebook }, Dwarves

## Lines of a cost

reference-base = { -rulebook }, Conquering a Region
reference-tokens = { -rulebook }, Conquering a Region
reference-minimum = { -rulebook }, Conquering a Region
reference-die = { -rulebook }, Final Conquest Attempt
reference-rest = { -rulebook }, Final Conquest Attempt

## Lines of a score

reference-regions = { -rulebook }, Scoring Victory Coins
reference-declined = { -rulebook }, Scoring Victory Coins
reference-island = { -summaries }, Sky Islands
reference-floor = { -expansions }, Aquatic

## Prices, tokens, losses

reference-price = { -rulebook }, Picking a Race and Special Power Combo
reference-coins_on_combo = { -rulebook }, Picking a Race and Special Power Combo
reference-tray = { -rulebook }, Picking a Race and Special Power Combo
reference-on_combo = { -expansions }, Homunculi
reference-loss = { -rulebook }, Enemy Losses and Withdrawals

## Reasons for a refusal

reference-wrong_phase = { -rulebook }, The first turn and Following turns
reference-wrong_phase-abandon = { -rulebook }, Abandoning a Region
reference-wrong_phase-rolls_first = { -rulebook }, Berserk
reference-wrong_phase-lacks = { -rulebook }, The Races and Special Powers
reference-wrong_phase-lacks_marker = { -rulebook }, The Races and Special Powers
reference-wrong_phase-first_wave = { -expansions }, Marauding
reference-wrong_phase-no_height = { -expansions }, Behemoth
reference-wrong_phase-trade = { -expansions }, Igors
reference-wrong_phase-stays_put = { -expansions }, Barbarians
reference-not_your_turn = { -rulebook }, Starting the game
reference-unknown_region = { -rulebook }, Setting up the game
reference-unknown_slot = { -rulebook }, Picking a Race and Special Power Combo
reference-cannot_afford = { -rulebook }, Picking a Race and Special Power Combo
reference-cannot_afford-on_combo = Ruling R061
reference-cannot_afford-ally = { -compendium }, Diplomat
reference-cannot_afford-means = { -expansions }, Mercenary
reference-no_tokens = { -rulebook }, Conquering a Region
reference-not_enough_tokens = { -rulebook }, Conquering a Region
reference-enough_tokens = { -rulebook }, Final Conquest Attempt
reference-too_far_short = { -rulebook }, Final Conquest Attempt
reference-at_least = { -expansions }, Kobolds
reference-long_shot = { -expansions }, Catapult
reference-trade = { -expansions }, Igors
reference-not_border = { -rulebook }, First Conquest
reference-not_adjacent = { -rulebook }, Following Conquests
reference-water = { -rulebook }, Conquering a Region
reference-own_region = { -rulebook }, Following Conquests
reference-immune = { -rulebook }, The Races and Special Powers
reference-immune-race = { -expansions }, White Ladies and Shrubmen
reference-peace = { -rulebook }, Diplomat
reference-no_convert = { -rulebook }, Sorcerers
reference-attacked_this_turn = { -rulebook }, Diplomat
reference-bad_allocation = { -rulebook }, Troop Redeployment
reference-bad_allocation-at_least = { -expansions }, Kobolds
reference-bad_allocation-no_site = { -rulebook }, Entering In Decline
reference-bad_allocation-from = { -expansions }, Catapult
reference-bad_allocation-trade = { -expansions }, Igors
reference-bad_allocation-lift = { -rulebook }, Amazons
reference-bad_allocation-take_up = { -rulebook }, Amazons
reference-bad_allocation-too_many_given_up = { -rulebook }, Amazons
reference-bad_allocation-not_an_opponent = { -rulebook }, Diplomat
reference-marker_limit = { -rulebook }, The Races and Special Powers
reference-already_used = { -rulebook }, The Races and Special Powers
reference-already_used-means = { -rulebook }, Dragon Master
reference-already_used-convert = { -rulebook }, Sorcerers
reference-already_used-marker = { -rulebook }, Fortified
reference-already_used-roll = { -rulebook }, Berserk
reference-already_used-die = { -rulebook }, Final Conquest Attempt
reference-abandoned_this_turn = { -expansions }, Gypsies

## Events

reference-turn_began = { -rulebook }, Starting the game
reference-turn_ended = { -rulebook }, Starting the game
reference-picked = { -rulebook }, Picking a Race and Special Power Combo
reference-paid_for_pick = { -rulebook }, Picking a Race and Special Power Combo
reference-combo_revealed = { -rulebook }, Picking a Race and Special Power Combo
reference-tokens_on_combo = { -expansions }, Homunculi
reference-badges_reshuffled = { -rulebook }, Entering In Decline
reference-troops_readied = { -rulebook }, Ready your Troops
reference-second_wave = { -expansions }, Marauding
reference-tokens_collected = { -expansions }, Igors
reference-tokens_traded = { -expansions }, Igors
reference-markers_cashed = { -expansions }, Leprechauns
reference-abandoned = { -rulebook }, Abandoning a Region
reference-coins_left = { -expansions }, Gypsies
reference-marker_gone = { -rulebook }, The Races and Special Powers
reference-markers_gone = { -rulebook }, The Races and Special Powers
reference-marker_placed = { -rulebook }, The Races and Special Powers
reference-marker_returned = { -rulebook }, Bivouacking
reference-conquered = { -rulebook }, Conquering a Region
reference-converted = { -rulebook }, Sorcerers
reference-single_token_conquered = { -rulebook }, Dragon Master
reference-long_shot_conquered = { -expansions }, Catapult
reference-conquered_with = { -expansions }, Fireball and Behemoth
reference-conquered_with_several = { -rulebook }, Conquering a Region
reference-conquered_with_hired = { -expansions }, Mercenary
reference-paid_for_means = { -expansions }, Mercenary
reference-marker_taken = { -expansions }, Leprechauns
reference-coins_taken = { -expansions }, Ransacking
reference-coins_taken-none = { -expansions }, Ransacking
reference-toll_paid = { -expansions }, Corrupt
reference-toll_paid-none = { -expansions }, Corrupt
reference-tribe_driven_out = { -rulebook }, Enemy Losses and Withdrawals
reference-tokens_lost = { -rulebook }, Enemy Losses and Withdrawals
reference-token_markers_lost = { -expansions }, Hordes of
reference-tokens_fled = { -rulebook }, Enemy Losses and Withdrawals
reference-rolled_for_loss = { -expansions }, Pygmies
reference-die_rolled = { -rulebook }, Berserk
reference-die_rolled_for = { -rulebook }, Final Conquest Attempt
reference-attempt_failed = { -rulebook }, Final Conquest Attempt
reference-conquests_ended = { -rulebook }, Following Conquests
reference-tokens_gained = { -rulebook }, Skeletons
reference-victim_gained = { -expansions }, Fauns
reference-pieces_gained = { -expansions }, Fireball
reference-redeployed = { -rulebook }, Troop Redeployment
reference-given_up = { -rulebook }, Troop Redeployment
reference-lifted = { -rulebook }, Amazons
reference-ally_named = { -rulebook }, Diplomat
reference-no_ally = { -rulebook }, Diplomat
reference-peace_ended = { -rulebook }, Diplomat
reference-paid_ally = { -compendium }, Diplomat
reference-scored = { -rulebook }, Scoring Victory Coins
reference-event-declined = { -rulebook }, Entering In Decline
reference-region_left = { -expansions }, Hordes of
reference-pile_returned = { -expansions }, Igors
reference-tower_built = { -expansions }, Priestesses
reference-paid_for_declines = { -expansions }, Historian
reference-tokens_to_tray = { -rulebook }, Entering In Decline
reference-badge_discarded = { -rulebook }, Entering In Decline
reference-badge_kept = Ruling R056
reference-race_vanished = { -rulebook }, Entering In Decline
reference-withdrew = { -rulebook }, Enemy Losses and Withdrawals
reference-stayed_in_hand = { -rulebook }, Enemy Losses and Withdrawals
reference-game_over = { -rulebook }, End of the game
reference-tie_broken = { -rulebook }, End of the game
reference-shared_victory = Ruling R050

## Phases and actions

reference-pick = { -rulebook }, Picking a Race and Special Power Combo
reference-start = { -rulebook }, Following turns
reference-conquest = { -rulebook }, Conquering Regions
reference-redeploy = { -rulebook }, Troop Redeployment
reference-after_scoring = { -rulebook }, Stout
reference-withdraw = { -rulebook }, Enemy Losses and Withdrawals
reference-over = { -rulebook }, End of the game
reference-decline = { -rulebook }, Entering In Decline
reference-abandon = { -rulebook }, Abandoning a Region
reference-conquer = { -rulebook }, Conquering a Region
reference-convert = { -rulebook }, Sorcerers
reference-attempt = { -rulebook }, Final Conquest Attempt
reference-roll = { -rulebook }, Berserk
reference-stop = { -rulebook }, Following Conquests
reference-place = { -rulebook }, Troop Redeployment
reference-ally = { -rulebook }, Diplomat
reference-end_turn = { -rulebook }, Scoring Victory Coins
reference-use = { -rulebook }, The Races and Special Powers

## Variants

reference-amazons_reenter = Ruling R038
reference-pay_with_combo_coins = Ruling R061
reference-one_die_for_ghouls = Ruling R067
reference-sea_is_coastal = Ruling R100
reference-hordes_lost_last = Ruling R108
reference-marauding_abandons = Ruling R217
reference-escargots_paid_once = Ruling R241
reference-elves_lose_one_a_round = { -compendium }, Elves
reference-immortals_lose_one_a_round = { -compendium }, Immortal
reference-dwarves_one_more = { -compendium }, Dwarves
reference-diplomat_pays = { -compendium }, Diplomat

## Events and refusals of a Spider's Web

reference-jump_paid = { -compendium }, Slingmen
reference-loot_taken = { -compendium }, Skags
reference-loot_empty = { -compendium }, Skags
reference-loot_bites = { -compendium }, Skags
reference-loot_cashed = { -compendium }, Skags
reference-already_used-ambush = { -compendium }, Skags
reference-power_copied = { -compendium }, Copycat
reference-river_left = { -compendium }, Kraken
reference-neutral_driven_out = { -compendium }, Over and underworld combined
reference-region_untenable = { -compendium }, Copycat
reference-on_map = { -compendium }, Soul-Touch
reference-copy_ended = { -compendium }, Copycat
reference-wrong_phase-copy = { -compendium }, Copycat
reference-already_used-copy = { -compendium }, Copycat
reference-already_used-copied_once = { -compendium }, Copycat
reference-lava_flows = { -compendium }, Lava
reference-bad_allocation-not_beside_mountain = { -compendium }, Lava
reference-bad_allocation-one_a_mountain = { -compendium }, Lava
reference-bad_allocation-not_near = { -compendium }, Ice Witches
reference-race_returned = { -compendium }, Soul-Touch
reference-race_waits = { -compendium }, Soul-Touch

## Events and refusals of Sky Islands

reference-paid_for_passing_over = { -compendium }, Racketeering
reference-next_pick_free = { -compendium }, Racketeering
reference-paid_at_start = { -compendium }, Escargots
reference-pacts_handed_out = { -compendium }, Haggling
reference-pact_broken = { -compendium }, Haggling
reference-pact_broken-none = { -compendium }, Haggling
reference-pact_kept = { -compendium }, Haggling
reference-pact_kept-none = { -compendium }, Haggling
reference-region_emptied = { -compendium }, Wendigos
reference-token_for_emptying = { -compendium }, Wendigos
reference-token_for_emptying-none = { -compendium }, Wendigos
reference-cannon_fired = { -compendium }, Gunner
reference-marker_led = { -compendium }, Cultists
reference-left_for_good = { -compendium }, Flames
reference-left_without_token = { -compendium }, Iron Dwarves
reference-paid_for_conquest = { -compendium }, Liches
reference-badges_swapped = { -compendium }, Shadow Mimes
reference-airship_crashed = { -compendium }, Zeppelined
reference-tokens_buried = { -compendium }, Scavengers
reference-holds_again = { -compendium }, Scavengers
reference-token_turned = { -compendium }, Drakons
reference-buried_lost = { -compendium }, Scavengers
reference-buried_removed = { -compendium }, Scavengers
reference-buried = { -compendium }, Scavengers
reference-conquered_by_transformation = { -compendium }, Drakons
reference-conquered_by_lightning = { -compendium }, Storm Giants
reference-conquered_by_airship = { -compendium }, Zeppelined
reference-conqueror_paid = { -compendium }, Scarecrows
reference-no_convert-under = { -compendium }, Scavengers
reference-bad_allocation-lightning = { -compendium }, Storm Giants
reference-bad_allocation-not_emptied = { -compendium }, Wendigos
reference-bad_allocation-fire = { -compendium }, Gunner
reference-bad_allocation-fired = { -compendium }, Gunner
reference-bad_allocation-pact_partner = { -compendium }, Haggling
reference-bad_allocation-pact_count = { -compendium }, Haggling
reference-already_used-empty_region = { -compendium }, Wendigos
reference-already_used-fire = { -compendium }, Gunner
reference-already_used-pact = { -compendium }, Haggling
reference-marker_limit-pacts = { -compendium }, Haggling
reference-cannot_afford-pacts = { -compendium }, Haggling

## Events and refusals of Underground: powers

reference-loss_paid = { -compendium }, Martyr
reference-stolen = { -compendium }, Thieving
reference-marked_for_vengeance = { -compendium }, Vengeful
reference-reborn_region = { -compendium }, Reborn
reference-due_paid = { -compendium }, Vanishing
reference-stolen-none = { -compendium }, Thieving
reference-wrong_phase-reborn = { -compendium }, Reborn
reference-already_used-reborn = { -compendium }, Reborn
reference-no_tokens-reborn = { -compendium }, Reborn
reference-no_tokens-reborn_least = { -compendium }, Reborn
reference-bad_allocation-reborn = { -compendium }, Reborn
reference-bad_allocation-reborn_number = { -compendium }, Reborn
