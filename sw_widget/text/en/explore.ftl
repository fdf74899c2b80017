### What the page says about what-ifs, the best turn and bots. Words without numbers or names are in page_explore.ftl.

## What-ifs. $branch: the name that somebody gave one.

explore-begun = { $branch } begins. Try what you like: the real game stays as it is.
explore-shown = { $branch } is shown. The real game stays as it is.
explore-back = Back in the real game.
explore-renamed = It is called { $branch } now.
explore-forgotten = { $branch } is forgotten.
# $n: actions that were played on it.
explore-steps =
    { $n ->
        [0] Nothing played yet
        [one] 1 step
       *[other] { $n } steps
    }
# The same of one that did not begin where the game stands now. $turn: the turn in which it began.
explore-steps-since =
    { $n ->
        [0] Begun in turn { $turn }
        [one] 1 step from turn { $turn }
       *[other] { $n } steps from turn { $turn }
    }
# The head of the table. $player: whose numbers are in it.
explore-title = Side by side, for { $player }
# The head of the column that shows the real game.
explore-game = The real game
# What a branch with the best turn is called. $amount: coins, perhaps a fraction.
explore-best =
    { $amount ->
        [one] Best turn: 1 coin
       *[other] Best turn: { $amount } coins
    }
# The die fixed in a what-if. $die: what it shall show; $chance: how likely that is, as a fraction.
explore-if_die =
    { $die ->
        [0] Roll: the die shows a blank (chance { $chance })
       *[other] Roll: the die shows { $die } (chance { $chance })
    }
explore-attempt-if_die =
    { $die ->
        [0] Attack; the die shows a blank (chance { $chance })
       *[other] Attack; the die shows { $die } (chance { $chance })
    }

## Bots

explore-bot-random = Random
explore-bot-greedy = Greedy
explore-bot-beginner = Beginner
explore-bot-casual = Casual
explore-bot-skilled = Skilled
explore-bot-planner = Planner
explore-bot-lookahead = Strong
explore-about-beginner = Makes a beginner's mistakes.
explore-about-casual = Plays by rules of thumb.
explore-about-skilled = Weighs the rest of the game.
explore-about-lookahead = Looks ahead to your answers.
# $bot: what the bot is called; $player: for whom it plays.
explore-seat-given = The { $bot } bot plays for { $player } now.
explore-seat-taken = { $player } decides again.
# After a whole turn of a bot. $regions: those that $player took.
explore-took = { $player } takes { $regions }.
explore-bot-turn = The { $bot } bot decides for { $player }.
# Above the moves of a turn, a sentence each.
explore-bot-moves = What the bot did for { $player }

## Data frames.

data_frame-no_pandas = A data frame needs pandas, which is not installed here; the records are plain data without it.
