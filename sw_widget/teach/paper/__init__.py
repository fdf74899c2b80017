"""Lessons on paper."""
