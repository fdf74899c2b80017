### Where each rule stands, by the name of the text that a reader knows and of the section in it.
### In a language in which the rulebook was printed, these are the section titles of that edition.

-rulebook = Rulebook
-compendium = German compendium
-expansions = Rules of the expansions

# $ruling: the number of a ruling, such as R038, which decides what no text says.
a-ruling = Ruling { $ruling }
# For what somebody made up.
a-house_rule = House rule

## Races and powers, each under its own name

place-amazons = { -rulebook }, Amazons
place-dwarves = { -rulebook }, Dwarves
place-elves = { -rulebook }, Elves
place-ghouls = { -rulebook }, Ghouls
place-giants = { -rulebook }, Giants
place-halflings = { -rulebook }, Halflings
place-humans = { -rulebook }, Humans
place-orcs = { -rulebook }, Orcs
place-ratmen = { -rulebook }, Ratmen
place-skeletons = { -rulebook }, Skeletons
place-sorcerers = { -rulebook }, Sorcerers
place-tritons = { -rulebook }, Tritons
place-trolls = { -rulebook }, Trolls
place-wizards = { -rulebook }, Wizards

place-alchemist = { -rulebook }, Alchemist
place-berserk = { -rulebook }, Berserk
place-bivouacking = { -rulebook }, Bivouacking
place-commando = { -rulebook }, Commando
place-diplomat = { -rulebook }, Diplomat
place-dragon_master = { -rulebook }, Dragon Master
place-flying = { -rulebook }, Flying
place-forest = { -rulebook }, Forest
place-fortified = { -rulebook }, Fortified
place-heroic = { -rulebook }, Heroic
place-hill = { -rulebook }, Hill
place-merchant = { -rulebook }, Merchant
place-mounted = { -rulebook }, Mounted
place-pillaging = { -rulebook }, Pillaging
place-seafaring = { -rulebook }, Seafaring
place-spirit = { -rulebook }, Spirit
place-stout = { -rulebook }, Stout
place-swamp = { -rulebook }, Swamp
place-underworld = { -rulebook }, Underworld
place-wealthy = { -rulebook }, Wealthy

place-barbarians = { -expansions }, Barbarians
place-fauns = { -expansions }, Fauns
place-goblins = { -expansions }, Goblins
place-gypsies = { -expansions }, Gypsies
place-homunculi = { -expansions }, Homunculi
place-igors = { -expansions }, Igors
place-kobolds = { -expansions }, Kobolds
place-leprechauns = { -expansions }, Leprechauns
place-pixies = { -expansions }, Pixies
place-priestesses = { -expansions }, Priestesses
place-pygmies = { -expansions }, Pygmies
place-shrubmen = { -expansions }, Shrubmen
place-white_ladies = { -expansions }, White Ladies

place-aquatic = { -expansions }, Aquatic
place-barricade = { -expansions }, Barricade
place-behemoth = { -expansions }, Behemoth
place-catapult = { -expansions }, Catapult
place-corrupt = { -expansions }, Corrupt
place-cursed = { -expansions }, Cursed
place-fireball = { -expansions }, Fireball
place-historian = { -expansions }, Historian
place-hordes_of = { -expansions }, Hordes of
place-imperial = { -expansions }, Imperial
place-marauding = { -expansions }, Marauding
place-mercenary = { -expansions }, Mercenary
place-peace_loving = { -expansions }, Peace-Loving
place-ransacking = { -expansions }, Ransacking
place-were = { -expansions }, Were-

## A Spider's Web: races, powers and markers

place-ice_witches = { -compendium }, Ice Witches
place-skags = { -compendium }, Skags
place-slingmen = { -compendium }, Slingmen
place-copycat = { -compendium }, Copycat
place-lava = { -compendium }, Lava
place-soul_touch = { -compendium }, Soul-Touch
place-winter_marker = { -compendium }, Ice Witches
place-loot_marker = { -compendium }, Skags
place-lava_token = { -compendium }, Lava

## Markers, terrains and symbols, under what they belong to

place-encampment = { -rulebook }, Bivouacking
place-fortress = { -rulebook }, Fortified
place-lair = { -rulebook }, Trolls
place-hole = { -rulebook }, Halflings
place-hero = { -rulebook }, Heroic
place-dragon = { -rulebook }, Dragon Master
place-horde = { -expansions }, Hordes of
place-pot_of_gold = { -expansions }, Leprechauns
place-lost_tribe = { -rulebook }, Conquering a Region
place-mountain = { -rulebook }, Conquering a Region

place-farmland = { -rulebook }, Humans and Mounted
place-terrain-hill = { -rulebook }, Hill and Mounted
place-sea = { -rulebook }, Seafaring
place-lake = { -rulebook }, Seafaring
place-cavern = { -rulebook }, Underworld
place-magic = { -rulebook }, Wizards
place-mine = { -rulebook }, Dwarves

## Lines of a cost

place-base = { -rulebook }, Conquering a Region
place-tokens = { -rulebook }, Conquering a Region
place-minimum = { -rulebook }, Conquering a Region
place-die = { -rulebook }, Final Conquest Attempt
place-rest = { -rulebook }, Final Conquest Attempt

## Lines of a score

place-regions = { -rulebook }, Scoring Victory Coins
place-declined = { -rulebook }, Scoring Victory Coins
place-floor = { -expansions }, Aquatic

## Prices, tokens, losses

place-price = { -rulebook }, Picking a Race and Special Power Combo
place-coins_on_combo = { -rulebook }, Picking a Race and Special Power Combo
place-tray = { -rulebook }, Picking a Race and Special Power Combo
place-on_combo = { -expansions }, Homunculi
place-loss = { -rulebook }, Enemy Losses and Withdrawals

## Reasons for a refusal

place-wrong_phase = { -rulebook }, The first turn and Following turns
place-wrong_phase-abandon = { -rulebook }, Abandoning a Region
place-wrong_phase-rolls_first = { -rulebook }, Berserk
place-wrong_phase-lacks = { -rulebook }, The Races and Special Powers
place-wrong_phase-lacks_marker = { -rulebook }, The Races and Special Powers
place-wrong_phase-first_wave = { -expansions }, Marauding
place-wrong_phase-no_height = { -expansions }, Behemoth
place-wrong_phase-trade = { -expansions }, Igors
place-wrong_phase-stays_put = { -expansions }, Barbarians
place-not_your_turn = { -rulebook }, Starting the game
place-unknown_region = { -rulebook }, Setting up the game
place-unknown_slot = { -rulebook }, Picking a Race and Special Power Combo
place-cannot_afford = { -rulebook }, Picking a Race and Special Power Combo
place-cannot_afford-on_combo = Ruling R061
place-cannot_afford-ally = { -compendium }, Diplomat
place-cannot_afford-means = { -expansions }, Mercenary
place-no_tokens = { -rulebook }, Conquering a Region
place-not_enough_tokens = { -rulebook }, Conquering a Region
place-enough_tokens = { -rulebook }, Final Conquest Attempt
place-too_far_short = { -rulebook }, Final Conquest Attempt
place-at_least = { -expansions }, Kobolds
place-long_shot = { -expansions }, Catapult
place-trade = { -expansions }, Igors
place-not_border = { -rulebook }, First Conquest
place-not_adjacent = { -rulebook }, Following Conquests
place-water = { -rulebook }, Conquering a Region
place-own_region = { -rulebook }, Following Conquests
place-immune = { -rulebook }, The Races and Special Powers
place-immune-race = { -expansions }, White Ladies and Shrubmen
place-peace = { -rulebook }, Diplomat
place-no_convert = { -rulebook }, Sorcerers
place-attacked_this_turn = { -rulebook }, Diplomat
place-bad_allocation = { -rulebook }, Troop Redeployment
place-bad_allocation-at_least = { -expansions }, Kobolds
place-bad_allocation-no_site = { -rulebook }, Entering In Decline
place-bad_allocation-from = { -expansions }, Catapult
place-bad_allocation-trade = { -expansions }, Igors
place-bad_allocation-lift = { -rulebook }, Amazons
place-bad_allocation-take_up = { -rulebook }, Amazons
place-bad_allocation-too_many_given_up = { -rulebook }, Amazons
place-bad_allocation-not_an_opponent = { -rulebook }, Diplomat
place-marker_limit = { -rulebook }, The Races and Special Powers
place-already_used = { -rulebook }, The Races and Special Powers
place-already_used-means = { -rulebook }, Dragon Master
place-already_used-convert = { -rulebook }, Sorcerers
place-already_used-marker = { -rulebook }, Fortified
place-already_used-roll = { -rulebook }, Berserk
place-already_used-die = { -rulebook }, Final Conquest Attempt
place-abandoned_this_turn = { -expansions }, Gypsies

## Events

place-turn_began = { -rulebook }, Starting the game
place-turn_ended = { -rulebook }, Starting the game
place-picked = { -rulebook }, Picking a Race and Special Power Combo
place-paid_for_pick = { -rulebook }, Picking a Race and Special Power Combo
place-combo_revealed = { -rulebook }, Picking a Race and Special Power Combo
place-tokens_on_combo = { -expansions }, Homunculi
place-badges_reshuffled = { -rulebook }, Entering In Decline
place-troops_readied = { -rulebook }, Ready your Troops
place-second_wave = { -expansions }, Marauding
place-tokens_traded = { -expansions }, Igors
place-markers_cashed = { -expansions }, Leprechauns
place-abandoned = { -rulebook }, Abandoning a Region
place-coins_left = { -expansions }, Gypsies
place-marker_gone = { -rulebook }, The Races and Special Powers
place-marker_placed = { -rulebook }, The Races and Special Powers
place-marker_returned = { -rulebook }, Bivouacking
place-conquered = { -rulebook }, Conquering a Region
place-converted = { -rulebook }, Sorcerers
place-single_token_conquered = { -rulebook }, Dragon Master
place-long_shot_conquered = { -expansions }, Catapult
place-conquered_with = { -expansions }, Fireball and Behemoth
place-conquered_with_hired = { -expansions }, Mercenary
place-paid_for_means = { -expansions }, Mercenary
place-marker_taken = { -expansions }, Leprechauns
place-coins_taken = { -expansions }, Ransacking
place-coins_taken-none = { -expansions }, Ransacking
place-toll_paid = { -expansions }, Corrupt
place-toll_paid-none = { -expansions }, Corrupt
place-tribe_driven_out = { -rulebook }, Enemy Losses and Withdrawals
place-tokens_lost = { -rulebook }, Enemy Losses and Withdrawals
place-tokens_fled = { -rulebook }, Enemy Losses and Withdrawals
place-rolled_for_loss = { -expansions }, Pygmies
place-die_rolled = { -rulebook }, Berserk
place-die_rolled_for = { -rulebook }, Final Conquest Attempt
place-attempt_failed = { -rulebook }, Final Conquest Attempt
place-conquests_ended = { -rulebook }, Following Conquests
place-tokens_gained = { -rulebook }, Skeletons
place-victim_gained = { -expansions }, Fauns
place-pieces_gained = { -expansions }, Fireball
place-redeployed = { -rulebook }, Troop Redeployment
place-given_up = { -rulebook }, Amazons
place-lifted = { -rulebook }, Amazons
place-ally_named = { -rulebook }, Diplomat
place-no_ally = { -rulebook }, Diplomat
place-paid_ally = { -compendium }, Diplomat
place-scored = { -rulebook }, Scoring Victory Coins
place-event-declined = { -rulebook }, Entering In Decline
place-tower_built = { -expansions }, Priestesses
place-paid_for_declines = { -expansions }, Historian
place-tokens_to_tray = { -rulebook }, Entering In Decline
place-badge_discarded = { -rulebook }, Entering In Decline
place-badge_kept = Ruling R056
place-race_vanished = { -rulebook }, Entering In Decline
place-withdrew = { -rulebook }, Enemy Losses and Withdrawals
place-stayed_in_hand = { -rulebook }, Enemy Losses and Withdrawals
place-game_over = { -rulebook }, End of the game
place-tie_broken = { -rulebook }, End of the game
place-shared_victory = Ruling R050

## Phases and actions

place-pick = { -rulebook }, Picking a Race and Special Power Combo
place-start = { -rulebook }, Following turns
place-conquest = { -rulebook }, Conquering Regions
place-redeploy = { -rulebook }, Troop Redeployment
place-after_scoring = { -rulebook }, Stout
place-withdraw = { -rulebook }, Enemy Losses and Withdrawals
place-over = { -rulebook }, End of the game
place-decline = { -rulebook }, Entering In Decline
place-abandon = { -rulebook }, Abandoning a Region
place-conquer = { -rulebook }, Conquering a Region
place-convert = { -rulebook }, Sorcerers
place-attempt = { -rulebook }, Final Conquest Attempt
place-roll = { -rulebook }, Berserk
place-stop = { -rulebook }, Following Conquests
place-place = { -rulebook }, Troop Redeployment
place-ally = { -rulebook }, Diplomat
place-end_turn = { -rulebook }, Scoring Victory Coins
place-use = { -rulebook }, The Races and Special Powers

## Variants

place-amazons_reenter = Ruling R038
place-pay_with_combo_coins = Ruling R061
place-one_die_for_ghouls = Ruling R067
place-sea_is_coastal = Ruling R100
place-hordes_lost_last = Ruling R108
place-elves_lose_one_a_round = { -compendium }, Elves
place-dwarves_one_more = { -compendium }, Dwarves
place-diplomat_pays = { -compendium }, Diplomat
