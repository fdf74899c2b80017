"""Handouts: lessons to print."""
