"""A slow, plain model of the base game, written from the rule texts alone, to check the engine against."""
