"""Conquests: what a region costs, how it is taken, and what its defender loses."""
