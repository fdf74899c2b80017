### The coach: what a move gave away, in coins of its turn.

# $player: who made the move; $move: what it was, in a few words.
coach-title = { $player }'s move, “{ $move }”
# Stands before the verdict on a move that is made for later turns as well.
coach-this_turn_only = Only the coins of this turn are compared; what the move does for later turns is not counted.
# $amount: coins, perhaps a fraction.
coach-as_good =
    { $amount ->
        [one] As good as any: 1 coin, proven.
       *[other] As good as any: { $amount } coins, proven.
    }
# $lost: the coins given away, or the word half; $amount: what could be had; $made: what can be had with the move.
coach-gave_away =
    { $lost ->
        [half] Gave away half a coin: { $amount } could be had this turn, and { $made } with this move. Both are proven.
        [one] Gave away 1 coin: { $amount } could be had this turn, and { $made } with this move. Both are proven.
       *[other] Gave away { $lost } coins: { $amount } could be had this turn, and { $made } with this move. Both are proven.
    }
# $limit: what nothing that begins with the move can exceed.
coach-at_least =
    { $lost ->
        [half] Gave away at least half a coin: a line with { $amount } was found, and with this move nothing can exceed { $limit }.
        [one] Gave away at least 1 coin: a line with { $amount } was found, and with this move nothing can exceed { $limit }.
       *[other] Gave away at least { $lost } coins: a line with { $amount } was found, and with this move nothing can exceed { $limit }.
    }
coach-perhaps =
    { $lost ->
        [half] Perhaps gave away half a coin: a line with { $amount } was found, and with this move one with { $made }, which is not proven to be the best.
        [one] Perhaps gave away 1 coin: a line with { $amount } was found, and with this move one with { $made }, which is not proven to be the best.
       *[other] Perhaps gave away { $lost } coins: a line with { $amount } was found, and with this move one with { $made }, which is not proven to be the best.
    }
coach-nothing_better =
    { $amount ->
        [one] Nothing better was found than the 1 coin that can be had with this move; that is no proof.
       *[other] Nothing better was found than the { $amount } coins that can be had with this move; that is no proof.
    }
coach-nothing_better-limit =
    { $amount ->
        [one] Nothing better was found than the 1 coin that can be had with this move; at most { $limit } could be.
       *[other] Nothing better was found than the { $amount } coins that can be had with this move; at most { $limit } could be.
    }
coach-withdrawal = Where a defender's tokens go brings no coins in this turn: there is nothing to compare.
coach-asked = This answers a question, and no turn goes on with it: there is nothing to compare.
coach-rolled = The die had to be rolled, and nothing was chosen: there is nothing to compare.
coach-won = This turn won the game at once: no coins would have been worth more.

## The same for moves that are made for later turns as well: a comparison, no blame.

coach-less = This turn can bring { $made } with this move, and { $amount } with another: { $lost } more. Both are proven.
coach-less-at_least = This turn, a line with { $amount } was found, and with this move nothing can exceed { $limit }: at least { $lost } more.
coach-less-perhaps = This turn, a line with { $amount } was found, and with this move one with { $made }, perhaps not the best: { $lost } more.

# Where no move was made yet.
coach-no-move = There is no move to rate yet: play one first.
# $player: who looks at the page.
coach-not-yours = Coins are hidden until the end: until then, only moves of { $player } can be rated here.

## Why

# $plan: what the better line does, in a few words.
coach-better = Better: { $plan }
coach-average = Where a die decides, coins are counted on average.
# $player: somebody who could not pay what the move would have taken.
coach-shown = Only afterwards it was seen that { $player } had no coin to give: before the move, nobody could know.
coach-all_faces = The die counts on average, with all its faces, not only with the one that fell.

## Before the two lines.

coach-line-best = The best line that was found:
coach-line-made = The best line that begins with this move:

## What a move does for later turns: never proven, and said so.

# $n: how many ways the game could go on were tried; $lead: how far ahead the move leaves the player.
coach-ahead = Beyond this turn, by looking ahead ({ $n } ways the game could go on, an estimate): about { $lead }.
# $other: how far ahead going on leaves the player.
coach-ahead-decline = Beyond this turn, by looking ahead ({ $n } ways the game could go on, an estimate): declining now leaves the player about { $lead }, going on about { $other }.
# $combo: the best of the other combos.
coach-ahead-pick = Beyond this turn, by looking ahead ({ $n } ways the game could go on, an estimate): this combo leaves the player about { $lead }, the { $combo } about { $other }.
