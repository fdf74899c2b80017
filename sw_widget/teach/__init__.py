"""Teaching: lessons with questions and hints, quizzes, exercises, learners' progress, handouts."""
