"""Why something may not be done, and what would help."""
