"""Learners: their progress, the review of what they missed, and the results of a class."""
