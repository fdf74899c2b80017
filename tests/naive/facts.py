"""The numbers of the base game: what is printed on banners and badges, and what lies in the box."""

# race: (tokens on the banner, tokens in the box)
RACES = {
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
POWERS = {
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

AMAZONS_LIFTED = 4
ENCAMPMENTS = 5
HEROES = 2
FORTRESSES = 6
COLUMN = 6

# Badges with a side of their own for decline; all others are discarded when the race declines.
KEPT_IN_DECLINE = ("fortified", "seafaring", "spirit")

# The power that brings each kind of marker which is placed during redeployment.
PLACED_BY = {"encampment": "bivouacking", "fortress": "fortified", "hero": "heroic"}

# The die has three blank sides; each distinct face with its number of sides out of six.
DIE = {0: 3, 1: 1, 2: 1, 3: 1}
