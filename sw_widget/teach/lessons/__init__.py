"""Lessons: reading and checking them, attempts at them, and the feedback."""
