### Questions about a position, what is said to answers, progress, and pages that print.

## Questions. $region, $race, $player: what they are about.

quiz-ask-cost = How many tokens does it take the { $race } to conquer { $region }?
# Where special means are at hand, and shall not count.
quiz-ask-cost-bare = How many tokens does it take the { $race } to conquer { $region }, with nothing but tokens?
quiz-ask-coins = How many coins would { $player } score if the turn ended now?
# $hand: tokens in hand.
quiz-ask-targets =
    { $hand ->
        [0] Which of these regions can the { $race } conquer now, with no token and without the die?
        [one] Which of these regions can the { $race } conquer now, with 1 token and without the die?
       *[other] Which of these regions can the { $race } conquer now, with { $hand } tokens and without the die?
    }
# Where the die would make no difference.
quiz-ask-targets-no_die =
    { $hand ->
        [0] Which of these regions can the { $race } conquer now, with no token?
        [one] Which of these regions can the { $race } conquer now, with 1 token?
       *[other] Which of these regions can the { $race } conquer now, with { $hand } tokens?
    }
quiz-ask-targets-bare =
    { $hand ->
        [0] Which of these regions can the { $race } conquer now, with no token, and without die or special means?
        [one] Which of these regions can the { $race } conquer now, with 1 token, and without die or special means?
       *[other] Which of these regions can the { $race } conquer now, with { $hand } tokens, and without die or special means?
    }
# $race: the defenders; $n: their tokens in the region.
quiz-ask-losses =
    { $n ->
        [one] { $region } falls, where 1 { $race_one } token stands. How many are lost, and how many are kept?
       *[other] { $region } falls, where { $n } { $race_one } tokens stand. How many are lost, and how many are kept?
    }
# $hand: tokens in hand.
quiz-ask-chance =
    { $hand ->
        [one] With 1 token to conquer with, what is the chance that a final attempt on { $region } succeeds?
       *[other] With { $hand } tokens to conquer with, what is the chance that a final attempt on { $region } succeeds?
    }
quiz-ask-chance-bare =
    { $hand ->
        [one] With 1 token to conquer with and nothing else, what is the chance that a final attempt on { $region } succeeds?
       *[other] With { $hand } tokens to conquer with and nothing else, what is the chance that a final attempt on { $region } succeeds?
    }
# $what: what everybody has.
quiz-ask-winner = { $what }: with these coins, who would win if the game ended now?
quiz-ask-winning_team = { $what }: with these coins, which team would win if the game ended now?
quiz-ask-purchase = How many coins does the next thing cost that { $player } buys for the { $race }?
# $victim: the race that is driven out.
quiz-ask-lost_to = If the { $race } take { $region } now, where do tokens go that the { $victim } lose there?
# $who: what is in the Well; $n: tokens in reserve; $player: whose turn it is.
quiz-ask-rising =
    { $n ->
        [0] In the Well lie { $who }, and nobody is left in reserve. How many { $race } rise when { $player }’s turn is over, if nothing else is lost?
        [one] In the Well lie { $who }, and 1 { $race_one } is left in reserve. How many { $race } rise when { $player }’s turn is over, if nothing else is lost?
       *[other] In the Well lie { $who }, and { $n } { $race } are left in reserve. How many { $race } rise when { $player }’s turn is over, if nothing else is lost?
    }
quiz-ask-why = Why can the { $race } not conquer { $region } now?
# Comes before a question about a later position. $who: one or several of the next.
quiz-after = Suppose that { $who }.
# $what: one or several of those below, which follow "has".
quiz-after-who = { $player } has { $what }
# $regions: one or several regions.
quiz-after-conquer = taken { $regions }
quiz-after-conquer_with = taken { $region } with { $means }
quiz-after-attempt_with = tried to take { $region } with { $means } and the die
quiz-after-pick = picked the { $combo }
quiz-after-pick_swapped = picked the { $race } with { $power }
quiz-after-attempt = tried to take { $region } with the die
quiz-after-convert = converted a token in { $region }
quiz-after-abandon = abandoned { $region }
quiz-after-roll = rolled the die
quiz-after-roll_for = rolled the die for { $region }
quiz-after-stop = ended the conquests
quiz-after-redeploy = redeployed the { $race }
quiz-after-place = placed { $marker_many }
# $ally: a player.
quiz-after-ally = made peace with { $ally }
quiz-after-no_ally = named no ally
quiz-after-end_turn = ended the turn
quiz-after-decline = put the { $race } into decline
quiz-after-decline_tower = put the { $race } into decline, with their tower in { $region }
quiz-after-withdraw = put down the { $race } who fled
quiz-after-use =
    { $count ->
        [one] traded in lost tokens for 1 new one
       *[other] traded in lost tokens for { $count } new ones
    }
# An option of the question on losses. $lost, $n: tokens lost and kept.
# $winners: who wins together.
quiz-winner-side = { $winners }
quiz-winner-coins = { $player } { $coins }
# $what, $other: partners with their coins.
quiz-winner-with = { $what } with { $other }
# $marker: the race that collects what is lost; $player: whose the defenders are.
quiz-lost_to-tray = To the tray, out of play.
quiz-lost_to-hand = Back to { $player }, to be put down elsewhere.
quiz-lost_to-collected = To the { $marker }, who collect what is lost.
quiz-lost_to-attacker = To the { $race }, who have won it.
quiz-lost-kept = { $lost } lost, { $n } kept

## What is said to an answer

quiz-right = Right.
quiz-wrong = That is not it.
quiz-too-low = That is too low.
quiz-too-high = That is too high.
quiz-more-to-find = There is more to find.
quiz-no-answer = Put your answer here.
# $what: what the answer should be, beginning with a capital.
quiz-no-answer-yet = Put your answer here: { $what }
# No example here: any number might be the right one.
quiz-give-number = Answer with a number, in figures.
# $options: what can be answered.
quiz-give-number-or = Answer with a number, or with what an option says: { $options }.
quiz-give-one = Answer with one of these: { $options }.
quiz-give-several = Answer with a list of what you choose from these: { $options }.

## What an answer leaves out, or counts in vain. None of these may say the right number.

# $what: the sentence of a line in an account.
quiz-left-out = Did you leave this out? { $what }
# $what, $other: the sentences of two lines; without either of them comes the same wrong number.
quiz-left-out-either = Did you leave out one of these? { $what } Or: { $other }
# $what: the name of a rule.
quiz-left-out-rule = Something is left out. Think of this: { $what }.
quiz-left-out-base = Did you leave out what every region takes to begin with?
quiz-left-out-minimum = Did you stop counting at nothing? Think of the least that any conquest takes.
# $race: a race that never sends fewer than so many tokens.
quiz-left-out-least = Is that many enough for the { $race }? Think of the least that they send anywhere.
# $what: the sentence of a line that did not apply.
quiz-in-vain = Did you count something that does not count here? { $what }
# $symbol: what is printed in the region, as a mine.
quiz-symbol-counted = Did you count the { $symbol_one }? A symbol costs nothing.
# $what: the name of a race or power that makes it cheaper.
quiz-wrong-way = { $what }: this makes it cheaper, not dearer.
quiz-coins-tokens = It is regions that pay, not the tokens in them.
quiz-coins-bonuses = Regions are not all of it: something pays a bonus here.
# $what: the name of a region of water.
quiz-coins-water = Did you count { $what }? Water next to a region brings nothing: only what a race holds pays.
quiz-coins-neighbour = Only what a race holds when the turn ends pays, and one coin for each region.
quiz-coins-beyond = Not all of the regions bring that bonus: only those beyond a number.
quiz-losses-all = They do not all fall: those who are left withdraw to other regions of their race.
quiz-losses-none = A race that is driven out pays for it, unless its race or power says otherwise.
quiz-losses-swapped = Did you mix up what is lost and what is kept?
quiz-losses-elsewhere = Nobody loses more than what stands there.
# $what: the name of the race or power that saves tokens.
quiz-losses-saved = So it is as a rule, but think of this: { $what }.
quiz-winner-fewer = Somebody else, whose coins count, has more.
quiz-winner-unranked = { $player } can only win at once, before the game is over: after the last turn these coins do not count.
quiz-winner-tokens = They have equally many coins: then race tokens on the map are counted, and others have more.
quiz-winner-richest = Nobody has more than one of them, but that does not help: a team has what its poorer player has.
quiz-winner-richer = As a team they have as many coins as another. Then the one who has most decides.
quiz-winner-added_up = Did you add up the coins of partners? A team has what its poorer player has.
quiz-winner-poorer = Compare the poorer players of the teams: another one has more.
# $coins: those of the poorer player; $most: those of the richer one.
quiz-winner-team =
    { $coins ->
        [one] Their team has 1 coin, which is what the poorer of them has.
       *[other] Their team has { $coins } coins, which is what the poorer of them has.
    }
quiz-winner-by_tokens = Others have equally many coins, but fewer race tokens on the map.
quiz-winner-team-tie = As a team they have no more than another; but one of them has { $most }, more than anybody there.
quiz-purchase-waiting = Did you leave out those who wait on the island? They are on the map, too.
quiz-purchase-itself = What is bought does not count for its own price, only for the next one.
quiz-purchase-one = It gets dearer with what is there already.
quiz-lost_to-not-tray = So it is as a rule. But think who collects here what is lost in a conquest.
quiz-lost_to-not-hand = Only those come back who withdraw, not what is lost.
quiz-lost_to-not-collected = They do not get everything: think of who comes first, and of what is no loss in a fight.
quiz-lost_to-not-attacker = Whoever takes a region has no use for tokens of another race.
quiz-rising-souls = Did you leave out the souls? They count like tokens.
quiz-rising-own = Did you leave out those of their own? They count, too, and go back to the reserve.
quiz-rising-rest = Only whole groups become something: what is left over waits.
quiz-rising-reserve = Nobody can rise who is not in reserve.
quiz-rising-each = Not each of them becomes one: it takes several for that.
quiz-rising-none = Count them again: it is enough for something.
quiz-chance-even = A common die has six numbers: this one has three blank sides, and one each of 1, 2 and 3.
quiz-chance-blanks = Did you forget the blank sides? Three of the six show nothing.
quiz-chance-exact = More than needed is enough as well.
quiz-chance-swapped = That is the chance that it fails.
quiz-chance-needs = Count again what the die must show: what the region takes, less the tokens that there are.
quiz-chance-sure = The hand alone is not enough: the die must help.

## Reasons that are none, each with what is said to it

quiz-why-too-few = There are too few tokens for it.
quiz-why-mountain = It is a mountain, and mountains cannot be conquered.
quiz-why-defended = Somebody stands there, and only empty regions can be conquered.
quiz-why-empty = Nobody stands there, and only what somebody holds can be conquered.
quiz-why-moment = It is not the moment for conquests.
quiz-why-once = A race conquers only one region in a turn.
quiz-why-not-own_region = { $region } is not a region of the { $race }.
quiz-why-not-water = Water does not stop the { $race }: they may take it like any other region.
quiz-why-not-immune = Nothing protects { $region }.
quiz-why-not-not_border = Where the { $race } may come onto the map is not what matters here.
quiz-why-not-not_adjacent = { $region } is near enough to a region of the { $race }.
quiz-why-not-too-few = It is not for want of tokens.
quiz-why-not-mountain = Mountains can be conquered: they only take more.
quiz-why-not-defended = Regions of others can be conquered: what stands there only makes them dearer.
quiz-why-not-empty = Empty regions can be conquered like any others.
quiz-why-not-once = A race may conquer as many regions in a turn as it has tokens for.
quiz-why-not-moment = It is: the { $race } may conquer now.

## What rules are called, where they are neither a race nor a power nor a thing on the table

quiz-rule-base = What any region takes to begin with
quiz-rule-tokens = Tokens that defend
quiz-rule-minimum = One token at least
quiz-rule-die = The die
quiz-rule-regions = A coin for each region
quiz-rule-declined = Regions in decline
quiz-rule-loss = The token that is lost
quiz-rule-own_region = Own regions
quiz-rule-water = Seas and lakes
quiz-rule-immune = Protected regions
quiz-rule-peace = Peace
quiz-rule-not_border = Coming onto the map
quiz-rule-not_adjacent = From neighbour to neighbour
quiz-rule-abandoned_this_turn = Regions that were abandoned this turn
quiz-rule-floor = No region is worth less than nothing
quiz-rule-no_tokens = An empty hand
quiz-rule-not_enough_tokens = Too few tokens
quiz-rule-entry = Coming onto the map
quiz-rule-cost = What a conquest takes
quiz-rule-losses = Losses of the defender
quiz-rule-withdraw = Withdrawing
quiz-rule-redeploy = Redeployment
quiz-rule-score = Scoring
quiz-rule-decline = Going into decline
quiz-rule-pick = Choosing a combo
quiz-rule-end = The end of the game
quiz-rule-defence = Defence
quiz-rule-conquer = What can be conquered
quiz-rule-abandon = Abandoning regions
quiz-rule-attempt = The final attempt
quiz-rule-convert = Converting a token
quiz-rule-roll = Rolling the die first
quiz-rule-stop = Ending the conquests
quiz-rule-place = Placing markers
quiz-rule-ally = Peace with another player
quiz-rule-end_turn = The end of a turn
quiz-rule-use = Special gifts
quiz-rule-start = The start of a turn
quiz-rule-conquest = Conquests
quiz-rule-after_scoring = After scoring
quiz-rule-over = The end of the game

## A quiz that is made from a position

# $turn: the game turn; $name: a number that tells this quiz from others.
quiz-title = Quiz on turn { $turn } (no. { $name })
# $what: who must decide what now.
quiz-nothing = These questions make no sense now. { $what }

## Progress

quiz-progress = Progress
# $name: the learner.
quiz-progress-of = Progress of { $name }
quiz-progress-none = Nothing has been noted yet.
# Heads of the columns.
quiz-progress-what = What
quiz-progress-state = How it stands
quiz-progress-more = More
quiz-progress-lessons = Lessons
quiz-progress-missed = Rules that come back
quiz-solved = ✓ solved
quiz-open = – not yet
# $n: how often somebody tried.
quiz-tries =
    { $n ->
        [one] 1 try
       *[other] { $n } tries
    }
# $n: the number of a box; rules that are known better lie in a later one.
quiz-box = Box { $n }
# $n: answers until the rule comes back.
quiz-due =
    { $n ->
        [0] Comes back now.
        [one] Comes back after 1 answer.
       *[other] Comes back after { $n } answers.
    }
# $what: what is wrong with the file; $name: what it is called now.
quiz-progress-damaged = The file of your progress cannot be read. It is kept as { $name }, and a new one is begun. { $what }
# $what: what went wrong.
quiz-progress-unsaved = Your progress could not be saved; it is kept while this notebook runs. { $what }
# A lesson that brings a rule back. $what: the name of the rule.
quiz-again = Again: { $what }

## What a class has learned

# $n: learners.
quiz-class =
    { $n ->
        [one] Results of 1 learner
       *[other] Results of { $n } learners
    }
# Heads of columns.
quiz-class-lesson = Lesson
quiz-class-all = Solved by
quiz-class-rule = Rule
quiz-class-learners = Learners who missed it
quiz-class-missed = What the class misses
# $n: learners who solved a lesson; $most: all of them.
quiz-class-of = { $n } of { $most }
quiz-class-key = ✓ solved, ✗ tried, empty: not tried yet.
# A file that could not be read. $name: the file; $what: why.
quiz-class-refused = { $name } was left out: { $what }

## Exercises in a notebook. $name: what was asked for or given.

quiz-no-exercise = There is no exercise called { $name }.
# $options: names that are like it.
quiz-no-exercise-but = There is no exercise called { $name }. Did you mean { $options }?
quiz-play-it = { $name } is a lesson to play: open it with SmallWorld(lesson="{ $name }").
# $what: the error; $name: the answer.
quiz-cannot-check = This answer cannot be checked: { $name }. ({ $what })

## Pages that print

# $n: lessons on the page.
quiz-handout =
    { $n ->
        [one] 1 lesson
       *[other] { $n } lessons
    }
quiz-handout-before = For this question, the board is like this:
quiz-handout-many = Tick all that are right.
quiz-handout-moves = Write down what you play:
quiz-answers = Answers
# $n: the number of a solution.
quiz-answers-solution = Solution { $n }
quiz-answers-mistakes = What does not work, and why
