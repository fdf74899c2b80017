### What a learner is told in a lesson. What belongs to one lesson (its goal, its hints) stands in its file.

# An attempt has reached its goal.
teach-solved = That is it: the goal is reached.
# All questions of a quiz were answered.
teach-answered = That was the last question.
# The only question of a quiz was left open.
teach-skipped-only = The question is still open: try again whenever you like.
# $n: questions of a quiz that were left open.
teach-skipped =
    { $n ->
        [one] That was the last question. 1 question is still open: try again whenever you like.
       *[other] That was the last question. { $n } questions are still open: try again whenever you like.
    }

## Why an attempt has not reached its goal. $n: what the learner has; $wanted: what the goal asks for.
## None of them may tell how to get there.

# $goal: the goal of the lesson, a sentence.
teach-missing = Not yet. This was the goal: { $goal }
teach-missing-scored =
    { $n ->
        [one] You scored 1 coin; the goal was { $wanted }.
       *[other] You scored { $n } coins; the goal was { $wanted }.
    }
teach-missing-coins =
    { $n ->
        [one] You have 1 coin; the goal was { $wanted }.
       *[other] You have { $n } coins; the goal was { $wanted }.
    }
teach-missing-regions =
    { $n ->
        [one] You hold 1 region; the goal was { $wanted }.
       *[other] You hold { $n } regions; the goal was { $wanted }.
    }
teach-missing-hand =
    { $n ->
        [one] You have 1 token in hand; the goal was { $wanted }.
       *[other] You have { $n } tokens in hand; the goal was { $wanted }.
    }
# $region: a region.
teach-missing-tokens =
    { $n ->
        [one] You have 1 token in { $region }; the goal was { $wanted }.
       *[other] You have { $n } tokens in { $region }; the goal was { $wanted }.
    }
# $n of the $wanted regions that the goal asks for are held; $missing: the others.
teach-missing-holds =
    { $wanted ->
        [one] { $missing } is not yours.
       *[other] Of the { $wanted } regions that the goal asks for you hold { $n }: { $missing_count ->
            [one] { $missing } is not yours.
           *[other] { $missing } are not yours.
        }
    }

# Somebody answers where nothing was asked.
teach-no_question = No question is open here.
# Somebody wants to see a mistake where none was made.
teach-no_mistake = There is no mistake to play out.
# What a what-if is called that plays a mistake out.
teach-play_out = Where it leads

## The lessons that come along, in a table.

# $n: how many there are.
teach-library =
    { $n ->
        [one] 1 lesson
       *[other] { $n } lessons
    }
teach-head-name = Name
teach-head-title = Title
teach-head-teaches = What it teaches
teach-group-rulebook = Examples from the rules
teach-group-races = Races
teach-group-powers = Powers
teach-group-relics = Relics
teach-group-places = Places
teach-group-puzzles = Puzzles
teach-group-exercises = Exercises of the tutorials
# $what: one of those above; $name: the pack that its lessons belong to.
teach-group-of_pack = { $what }: { $name }
