"""What if: branches, best turns, bots, charts and tournaments, all on the public objects of a game."""
