"""A game on a page to share."""
