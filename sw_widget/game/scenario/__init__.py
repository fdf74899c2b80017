"""Scenarios in the public format `sw-scenario/1`: reading them, and writing a position as one."""
