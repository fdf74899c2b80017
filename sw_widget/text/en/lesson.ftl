### What a lesson on the page says beside what stands in its own file. Words without numbers or names are in
### page_lesson.ftl.

# Where lessons follow each other. $n: which one it is; $count: how many there are.
lesson-series = Lesson { $n } of { $count }
# Where a lesson has several questions.
lesson-question = Question { $n } of { $count }
# On a button. $n: how many hints are left.
lesson-hint = Hint ({ $n } left)

## Why something is off. Where nothing can be played, it stands where it is otherwise said who decides.

lesson-answer_first = A question first: answer it, or skip it, and then it goes on.
lesson-no_best = The best turn is off in a lesson: finding it is up to you. A hint may help.
lesson-no_bots = In a lesson nobody else decides for you, and the others answer by themselves.
# A mistake is played out.
lesson-where_it_leads = This is where it leads. Go back to the lesson when you have seen it.
lesson-done = Solved! Go on when you like, or play it again; with What if you can try out more.
lesson-over = This try is over. Begin again, or go on; with What if you can still try out whatever you like.
