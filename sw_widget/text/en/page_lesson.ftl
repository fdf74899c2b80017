### What the page says around a lesson. None of it has parameters.

# Names the part of the page.
page-lesson = Lesson
# Before the goal.
page-lesson-goal = Your goal
# Opens and folds the text of a lesson where there is little room for it.
page-lesson-more = The whole text
# Names a list to choose a lesson from.
page-lesson-choose = Lessons in this series

## Questions

# Names the field for a number.
page-lesson-number = Your answer
page-lesson-check = Check
page-lesson-many = Choose all that are right.
# Behind an option that was chosen and is wrong.
page-lesson-tried = tried, not right
page-lesson-skip = Skip
page-lesson-on = Next question
# Where somebody presses the button before anything is chosen or written.
page-lesson-nothing = Choose an answer first.

## What came of it

page-lesson-wrong = Not yet
page-lesson-solved = Solved
page-lesson-failed = Not this time
page-lesson-teaches = You have practised
page-lesson-hints = Hints
page-lesson-again = Try again
# The same after a success.
page-lesson-repeat = Play it again
page-lesson-play-out = See how it goes wrong
page-lesson-back = Back to the lesson
page-lesson-next = Next lesson
# After the last one: to what follows in the notebook, and what is said where the page cannot go there.
page-lesson-continue = Continue
page-lesson-below = Go on below, in the notebook.

## On the map

# Beside a small ring, before the names of the regions that have such a ring on the map.
page-lesson-point = Ring: look at
