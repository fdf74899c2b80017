### What a lesson on the page says beside what stands in its own file. Words without numbers or names are in
### page_lesson.ftl.

# Where lessons follow each other. $n: which one it is; $count: how many there are.
lesson-series = Lesson { $n } of { $count }
# Beside the goal. $player: whose part the learner plays.
lesson-you = You are { $player }
# Where a lesson has several questions.
lesson-question = Question { $n } of { $count }
# On a button. $n: how many hints are left.
lesson-hint = Hint ({ $n } left)
# On a button, when all is over.
lesson-review = Practise what you missed
# While a mistake is played out.
lesson-leads = This is where it leads. Step back with the bar below the map to see it move by move.
# The same where the learner's own moves cannot be followed any further.
lesson-leads-example = A line like yours: not your own moves, but they go wrong in the same way. Step back with the bar below the map to see it move by move.

## Why something is off. Where nothing can be played, it stands where it is otherwise said who decides.

lesson-answer_first = A question first: answer it, or skip it, and then it goes on.
# The same where there is nothing to play afterwards.
lesson-only_questions = This lesson asks questions: answer, or skip. The map is there to look at.
lesson-no_best = The best turn is off in a lesson: finding it is up to you. A hint may help.
lesson-no_bots = In a lesson nobody else decides for you, and the others answer by themselves.
# A mistake is played out.
lesson-where_it_leads = This is where it leads. Go back to the lesson when you have seen it.
lesson-done = Solved! Go on when you like, or play it again; with What if you can try out more.
# The same where a lesson has no What if yet.
lesson-done-plain = Solved! Go on when you like, or play it again.
# Somebody wants to practise what was missed.
lesson-nothing_missed = Nothing was missed here, so there is nothing to practise again.
lesson-over = This try is over. Begin again; with What if you can still try out whatever you like.
lesson-over-plain = This try is over. Begin again when you like.
