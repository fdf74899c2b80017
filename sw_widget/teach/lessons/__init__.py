"""What a lesson is, how it is read and checked, and what happens when somebody tries it."""
