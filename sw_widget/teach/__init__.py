"""Lessons: a board, a goal, questions, hints, and an answer to whatever the learner tries."""
