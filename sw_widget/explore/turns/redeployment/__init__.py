"""Redeployment in a search: the best one, the regions it keeps, and for which races it is proven."""
