"""A plain model of the base game and four packs, from the rule texts alone, to check the engine against."""
