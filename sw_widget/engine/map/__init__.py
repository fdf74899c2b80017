"""The map: boards as masks of regions, and reading them from files."""
