"""The turn, from the pick to the next player."""
