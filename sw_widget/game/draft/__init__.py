"""A draft: a scenario that is being edited, the changes to it, and what they must not break."""
