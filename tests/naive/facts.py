"""The numbers of the games: what is printed on banners and badges, and what lies in the boxes."""

# race: (tokens on the banner, tokens in the box)
BASE_RACES = {
    "amazons": (6, 15),
    "dwarves": (3, 8),
    "elves": (6, 11),
    "ghouls": (5, 10),
    "giants": (6, 11),
    "halflings": (6, 11),
    "humans": (5, 10),
    "orcs": (5, 10),
    "ratmen": (8, 13),
    "skeletons": (6, 20),
    "sorcerers": (5, 18),
    "tritons": (6, 11),
    "trolls": (5, 10),
    "wizards": (5, 10),
}

# power: tokens on the badge
BASE_POWERS = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}

# pack: its races and its powers, in the order of the packs
PACKS = {
    "base": (BASE_RACES, BASE_POWERS),
    "cursed": (
        {"goblins": (6, 11), "kobolds": (11, 16)},
        {"cursed": 0, "hordes_of": 5, "marauding": 5, "ransacking": 4, "were": 4},
    ),
    "grand_dames": (
        {"gypsies": (6, 11), "priestesses": (4, 9), "white_ladies": (2, 7)},
        {"historian": 5, "peace_loving": 4},
    ),
    "be_not_afraid": (
        {
            "barbarians": (9, 14),
            "homunculi": (5, 15),
            "leprechauns": (6, 11),
            "pixies": (11, 16),
            "pygmies": (6, 11),
        },
        {"barricade": 4, "catapult": 4, "corrupt": 4, "imperial": 4, "mercenary": 4},
    ),
    "royal_bonus": (
        {"fauns": (5, 18), "igors": (4, 15), "shrubmen": (6, 11)},
        {"aquatic": 3, "behemoth": 4, "fireball": 5},
    ),
    "spiders_web": (
        {"ice_witches": (5, 10), "skags": (6, 11), "slingmen": (5, 10)},
        {"copycat": 3, "lava": 5, "soul_touch": 4},
    ),
    "sky_islands": (
        {
            "drakons": (6, 11),
            "escargots": (12, 17),
            "khans": (5, 10),
            "scarecrows": (12, 17),
            "scavengers": (6, 11),
            "storm_giants": (6, 11),
            "wendigos": (6, 17),
        },
        {
            "airborne": 3,
            "exploring": 5,
            "goldsmith": 4,
            "gunner": 3,
            "haggling": 5,
            "racketeering": 5,
            "zeppelined": 5,
        },
    ),
    "underground": (
        {
            "cultists": (5, 10),
            "drow": (4, 9),
            "flames": (4, 9),
            "gnomes": (6, 11),
            "iron_dwarves": (7, 12),
            "kraken": (5, 10),
            "liches": (5, 10),
            "lizardmen": (7, 12),
            "mudmen": (5, 12),
            "mummies": (10, 15),
            "ogres": (5, 10),
            "shadow_mimes": (7, 12),
            "shrooms": (5, 10),
            "spiderines": (7, 12),
            "will_o_wisps": (6, 11),
        },
        {
            "adventurous": 5,
            "fisher": 4,
            "flocking": 5,
            "frightened": 4,
            "immortal": 4,
            "magic": 5,
            "martyr": 4,
            "mining": 4,
            "muddy": 3,
            "mystic": 4,
            "quarreling": 3,
            "reborn": 5,
            "royal": 5,
            "shield": 3,
            "stone": 4,
            "thieving": 4,
            "tomb": 5,
            "vampire": 5,
            "vanishing": 5,
            "vengeful": 4,
            "wise": 4,
        },
    ),
    "necromancer": ({}, {}),  # this pack and the next bring neither races nor powers
    "six_player": ({}, {}),
}
WITH_COMBOS = tuple(pack for pack, (races, powers) in PACKS.items() if races)
RACES = {race: numbers for races, powers in PACKS.values() for race, numbers in races.items()}
POWERS = {power: tokens for races, powers in PACKS.values() for power, tokens in powers.items()}


def races_of(packs):
    return [race for pack in packs for race in PACKS[pack][0]]


def powers_of(packs):
    return [power for pack in packs for power in PACKS[pack][1]]


AMAZONS_LIFTED = 4
ENCAMPMENTS = 5
HEROES = 2
FORTRESSES = 6
BEHEMOTHS = 2
BEHEMOTH_HEIGHT = 6
FIREBALLS = 12
HORDES = 2
POTS = 16
LAVA_TOKENS = 4
USED_IN_A_TURN = {"transformed_drakon": 3, "lightning_bolt": 2, "zeppelin": 5}
CANNONS = 2
PACTS = 5
HAMMERS = 7
MONSTERS = 14
SHIELDS = 8
GHOSTS_IN_THE_BOX = 14
TOKENS_FOR_A_GHOST = 4
TAVERN_COINS = 2
RELICS_BELOW = (
    "sword_of_the_killer_rabbit",
    "scepter_of_avarice",
    "froggys_ring",
    "flying_doormat",
    "shiny_orb",
    "stinky_trolls_socks",
)
PLACES_BELOW = (
    "altar_of_souls",
    "keep_on_the_motherland",
    "diamond_fields",
    "wickedest_pentacle",
    "great_brass_pipe",
    "fountain_of_youth",
    "crypt_of_the_tomb_raider",
    "mine_of_the_lost_dwarf",
    "stonehedge",
    "rusty_throne",
)
RELICS_OF_TEAMS = ("golden_soapbar",)
PLACES_OF_TEAMS = ("glandulfs_tavern", "bonys_boneyard", "mirrors_vale", "sigil_of_sacrifice")
RELICS = (*RELICS_BELOW, *RELICS_OF_TEAMS)
PLACES = (*PLACES_BELOW, *PLACES_OF_TEAMS)


def finds_of(packs):
    """The relics and places that these packs bring."""
    below = (*RELICS_BELOW, *PLACES_BELOW) if "underground" in packs else ()
    return [*below, *((*RELICS_OF_TEAMS, *PLACES_OF_TEAMS) if "six_player" in packs else ())]


# Relics that a conquest names among its means.
RELIC_MEANS = ("sword_of_the_killer_rabbit", "flying_doormat", "stinky_trolls_socks")

LOOT = ("attack", "attack", "attack", 0, 0, 1, 1, 2, 2, 3)
LOOT_MARKERS = len(LOOT)
COLUMN = 6

# What it costs to pass a combo with this badge; all others cost 1.
SKIPPED_FOR = {"cursed": 3}

# Badges with a side of their own for decline; all others are discarded when the race declines.
KEPT_IN_DECLINE = ("fortified", "seafaring", "spirit", "muddy", "reborn", "royal", "tomb", "wise")

# The power that brings each kind of marker which is placed during redeployment.
PLACED_BY = {
    "encampment": "bivouacking",
    "fortress": "fortified",
    "hero": "heroic",
    "behemoth": "behemoth",
    "lava_token": "lava",
    "cannon": "gunner",
    "queen": "royal",
    "mushroom_shield": "shield",
    "pot_of_gold": "leprechauns",  # this kind and the next come with a race
    "winter_marker": "ice_witches",
}

# Badges whose pieces count as tokens of an attack, and others that an attack names: the name of the means.
MEANS_OF = {
    "dragon_master": "dragon",
    "catapult": "catapult",
    "fireball": "fireball",
    "behemoth": "behemoth",
    "mercenary": "mercenary",
    "zeppelined": "zeppelin",
    "drakons": "transformed_drakon",  # this means and the next come with a race
    "storm_giants": "lightning_bolt",
    "iron_dwarves": "silver_hammer",
}

# Means with which there is no final attempt: they take a region for themselves, or roll for themselves.
WITHOUT_DIE = ("dragon", "transformed_drakon", "lightning_bolt", "zeppelin")

# The die has three blank sides; each distinct face with its number of sides out of six.
DIE = {0: 3, 1: 1, 2: 1, 3: 1}
