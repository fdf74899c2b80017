"""Upper bounds: what no line of a turn can exceed, so that the search can leave lines out."""
