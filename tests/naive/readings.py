"""Where the texts leave room: switches for each reading; docs/formats.md decides where it speaks of them."""

# A conversion is a conquest, but no tokens are paid: does it spend a Berserk roll that was made before it?
CONVERSION_SPENDS_ROLL = False

# Do attacks by the Diplomat's own Ghouls in decline count, when he names an ally whom he did not attack?
GHOULS_ATTACK_FOR_DIPLOMAT = False

# After a Berserk roll a conquest that the hand cannot pay is accepted, and fails: is it a legal action?
FAILING_CONQUEST_IS_LISTED = True

# "The last redeployment counts": may Amazons take back a region that an earlier one of this turn gave up?
AMAZONS_TAKE_BACK = True

# A race in decline has lost what it could do: do Pygmies in decline still roll for what they lose?
DICE_FOR_DECLINED_PYGMIES = False

# A final attempt with the Catapult fails: does the Catapult stand where it was fired from?
CATAPULT_STANDS_AFTER_A_FAILURE = True

# Is a Behemoth that fled in its owner's hand until it is put down?
FLED_BEHEMOTHS_ARE_IN_HAND = True

# ------------------------------------------------------------------------------------------ spiders_web

# Winter markers never move: may those of this turn still be placed anew before it ends?
NEW_WINTER_MARKERS_CAN_BE_PLACED_ANEW = True

# Are Winter markers that were not put down kept for a later turn?
WINTER_MARKERS_ARE_KEPT = False

# Are opponents' regions that are protected from races and powers protected from Winter markers too?
PROTECTION_KEEPS_WINTER_OUT = True

# Can a region that pays nothing any more (inland, with Aquatic) pay a coin less than nothing in winter?
WINTER_TAKES_MORE_THAN_THERE_IS = False

# A Skag attack makes a conquest fail: are coins, fireballs, a roll, the dragon and the Catapult spent on it?
MEANS_ARE_SPENT_ON_A_SKAG_ATTACK = True

# Is Loot that Skags left behind revealed to the opponent who takes that region, as in a region of theirs?
LOOT_IN_ABANDONED_REGIONS_IS_REVEALED = True

# Skags come back to a region where their marker still lies: do they put another one beside it?
LOOT_PILES_UP = False

# Is Loot of Skags that never declined cashed before the withdrawals that end their last turn?
LOOT_IS_CASHED_BEFORE_WITHDRAWALS = True

# Underworld Slingmen: do caverns that count as adjacent also count as a step of a jump?
SLINGMEN_JUMP_THROUGH_CAVERNS = True

# Do Slingmen earn the coin of a jump where Flying or the Catapult would have reached the region as well?
JUMPS_EARN_WHERE_OTHER_MEANS_REACH = True

# May Lava flow into a Sea or the Lake beside the Mountain?
LAVA_FLOWS_INTO_WATER = True

# May Lava cover a region of the Lava player's own?
LAVA_COVERS_OWN_REGIONS = True

# Are one's own tokens under one's own Lava put back when the turn ends (or else kept in hand)?
OWN_TOKENS_UNDER_LAVA_WITHDRAW = True

# Does a peace keep the Lava of the ally out?
PEACE_KEEPS_LAVA_OUT = True

# Is a Lost Tribe under Lava gone?
LAVA_BURIES_LOST_TRIBES = True

# Does Loot stay where it lies under Lava (or else go, for nobody)?
LAVA_LEAVES_LOOT = True

# Does Historian pay for the races in decline when it is copied? (It is then a power to be chosen only once.)
COPIED_HISTORIAN_PAYS_FOR_RACES_IN_DECLINE = True

# The copy of Seafaring ends: do its tokens leave the water and come to the hand?
COPIED_SEAFARING_LEAVES_THE_WATER = True

# Soul-Touch: does a race return without its badge where that lies in the column or with somebody else?
BADGE_OF_OTHERS_DOES_NOT_RETURN = True

# Halflings that Soul-Touch revives: do they dig two holes, as a new combo would?
REVIVED_HALFLINGS_DIG = True

# ------------------------------------------------------------------------------------------ sky_islands

# Do Halflings and Flying races begin on the islands, too, where nobody else does?
ANY_REGION_MEANS_ISLANDS_TOO = True

# Can a Drakon be turned where the hand holds Hordes alone, of which one could stand on the map for it?
HORDES_STAND_FOR_DRAKONS = True

# Escargots decline: does that turn, which began with coins for their regions, pay for them at its end, too?
ESCARGOTS_ARE_PAID_TWICE = True

# May means of the race and of the badge be used in one conquest (a bolt beside a Zeppelin)?
MEANS_ADD_UP = True

# Is a player paid whose own Ghouls drive out his Scarecrows?
OWN_SCARECROWS_PAY = True

# May an attacker's coin for Scarecrows be the one that Corrupt Scarecrows take?
SCARECROWS_PAY_BEFORE_CORRUPT = True

# Ruins under Scavengers: is a single Scavenger on them alone, for Sorcerers?
RUINS_LEAVE_A_TOKEN_ALONE = False

# Is a region with ruins one with tokens of a race in decline, for Goblins?
GOBLINS_COUNT_RUINS = True

# Does a race that lies under Scavengers hold its part of an island?
RUINS_HOLD_ISLANDS = False

# Does winter take a coin from the owner of ruins, too?
WINTER_FALLS_ON_RUINS = True

# Do Ghouls in decline that have ruins alone keep in hand what fled (or else lose it)?
GHOULS_WITH_RUINS_KEEP_THEIR_HAND = False

# Is a Lost Tribe gone where a Zeppelin crashes, or Wendigos empty the Forest? (For Igors it is race tokens.)
LOST_TRIBES_ARE_DRIVEN_OFF = True

# Do ruins under Lava go, as in a conquest (or else flee, as all do under Lava)?
LAVA_BURIES_RUINS = False

# Wendigos: is emptying a Forest an attack, for the Diplomat and for Peace-Loving?
WENDIGOS_ATTACK = False

# Does a peace keep Wendigos out?
PEACE_KEEPS_WENDIGOS_OUT = True

# May Wendigos empty a Forest of their own?
WENDIGOS_EMPTY_OWN_FORESTS = False

# Do all tokens of a race in decline go (of Ghouls, say), or else one, and the others flee?
WENDIGOS_REMOVE_ALL_TOKENS_IN_DECLINE = False

# May Wendigos act, and cannons fire, while Ghouls in decline still conquer?
WENDIGOS_ACT_BEFORE_GHOULS_ARE_DONE = True
GUNNER_FIRES_BEFORE_GHOULS_ARE_DONE = True

# A cannon fires or moves: does one that fired stay?
FIRED_CANNONS_STAY = True

# Airborne that is copied: does it work in the turn in which it is copied, and can be chosen once only?
COPIED_AIRBORNE_WORKS_ONCE = True

# Can a player's pacts be changed in the turn in which they were given?
PACTS_CAN_BE_CHANGED = False

# Can a player be given no pact at all?
EMPTY_PACTS_ARE_GIVEN = False

# Can pacts be given after scoring, where Stout waits for a decision?
PACTS_ARE_GIVEN_AFTER_SCORING = False

# The combo of a copied Racketeering is picked: is that pick still paid for?
COPIED_RACKETEERING_PAYS_LAST = False

# ------------------------------------------------------------------------------------------ underground

# Is land on a River that touches the edge a border region, as land on such a Sea is?
SHORES_OF_BORDER_RIVERS_ARE_BORDERS = False

# Is a region with monsters non-empty, for Orcs, Skeletons and Pillaging?
MONSTERS_FILL_A_REGION = True

# May Flames that hold a region attack any region next to the Volcano, also one that borders none of theirs?
FLAMES_ATTACK_ALL_AROUND_THE_VOLCANO = False

# Do Flying Flames enter anywhere (or else, as all Flames, at their Volcano)?
FLYING_FLAMES_ENTER_ANYWHERE = True

# Do Halflings dig one of their holes in a River, which they must leave again?
HOLES_IN_RIVERS = True

# May hammers alone take a region where the hand is empty?
HAMMERS_CONQUER_WITH_AN_EMPTY_HAND = True

# "The last redeployment counts": may Iron Dwarves take back a region that hammers alone took and that an
# earlier redeployment of this turn left without a token?
REGIONS_OF_HAMMERS_ARE_TAKEN_BACK = True

# Are Liches in decline paid that lie under Scavengers?
LICHES_UNDER_SCAVENGERS_ARE_PAID = True

# Do Lost Tribes disturb the Drow, as monsters do?
DROW_MIND_LOST_TRIBES = True

# A roll of the Wisps does not suffice: was it the last attempt?
A_FAILED_ROLL_OF_WISPS_ENDS_CONQUESTS = True

# May Wisps roll for a region that is more than three tokens short?
WISPS_MAY_ROLL_IN_VAIN = True

# Seas, Lakes and Rivers are equal: do Kraken take and hold Seas and Lakes, too?
KRAKEN_HOLD_SEAS_AND_LAKES = True

# May Kobolds, who hold no region with a single token, replace tokens of a Reborn race?
KOBOLDS_ARE_REBORN = False

# Are Mushroom Shields that were not put down kept for later turns?
SHIELDS_ARE_KEPT = True

# Does the Scepter double the coin of Orcs and Pillaging for the region in which it lies, if it was conquered
# in this turn?
SCEPTER_DOUBLES_SPOILS = True

# Do Diamond Fields pay a race in decline also where it lies under Scavengers?
DIAMOND_FIELDS_COUNT_RUINS = True

# Does a Wise race that lies under Scavengers alone still possess a region?
WISE_COUNT_RUINS = True

# May the Balrog go to Seas and Lakes, as it goes to Rivers?
BALROG_GOES_TO_SEA = True

# Does a peace keep the Balrog of the ally out?
PEACE_KEEPS_BALROG_OUT = True

# Do Gnomes keep Lava out, which is no conquest but works like one?
GNOMES_KEEP_LAVA_OUT = True

# Does Lava drive monsters off (and nobody finds anything)?
LAVA_BURIES_MONSTERS = True

# Is the Tomb race redeployed also where it has a single region, and nothing to choose?
TOMB_ALWAYS_REDEPLOYS = True

# ------------------------------------------------------------------------------------------- six_player

# May the holder of the Tavern give both of its coins away (or else one, and keep the other)?
BOTH_COINS_OF_THE_TAVERN_CAN_BE_GIVEN = True

# The region of the Sigil itself falls: does the Sigil still serve the one who loses it (or else the new one)?
SIGIL_SERVES_WHOM_IT_IS_TAKEN_FROM = True

# Teams with the same two scores: do tokens on the map decide, as between single players (or else they share)?
TOKENS_DECIDE_BETWEEN_TEAMS = True

# May the Soapbar be moved into a River, which can be conquered, but not held?
SOAPBAR_GOES_INTO_RIVERS = False

# ------------------------------------------------------------------------------------------ necromancer

# Does Historian pay for the races in decline when the Necromancer buys it?
A_BOUGHT_HISTORIAN_PAYS_FOR_RACES_IN_DECLINE = True
