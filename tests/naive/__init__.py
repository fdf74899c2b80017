"""A slow, plain model of the base game and four packs, written from the rule texts alone, to check the engine against."""
