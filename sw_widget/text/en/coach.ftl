### The coach: what a move gave away, in coins of its turn.

# $player: who made the move.
coach-title = { $player }'s move
# $amount: coins, perhaps a fraction.
coach-as_good =
    { $amount ->
        [one] As good as any: 1 coin, proven.
       *[other] As good as any: { $amount } coins, proven.
    }
# $lost: the coins given away; $amount: what could be had; $made: what can be had after the move.
coach-gave_away =
    { $lost ->
        [one] Gave away 1 coin: { $amount } could be had this turn, and { $made } after this move. Both are proven.
       *[other] Gave away { $lost } coins: { $amount } could be had this turn, and { $made } after this move. Both are proven.
    }
# $limit: what nothing after the move can exceed.
coach-at_least =
    { $lost ->
        [one] Gave away at least 1 coin: a line with { $amount } was found, and nothing after this move can exceed { $limit }.
       *[other] Gave away at least { $lost } coins: a line with { $amount } was found, and nothing after this move can exceed { $limit }.
    }
coach-perhaps =
    { $lost ->
        [one] Perhaps gave away 1 coin: a line with { $amount } was found, and after this move one with { $made }, which is not proven to be the best.
       *[other] Perhaps gave away { $lost } coins: a line with { $amount } was found, and after this move one with { $made }, which is not proven to be the best.
    }
coach-nothing_better =
    { $amount ->
        [one] Nothing better was found than the 1 coin that can be had after this move; that is no proof.
       *[other] Nothing better was found than the { $amount } coins that can be had after this move; that is no proof.
    }
coach-nothing_better-limit =
    { $amount ->
        [one] Nothing better was found than the 1 coin that can be had after this move; at most { $limit } could be.
       *[other] Nothing better was found than the { $amount } coins that can be had after this move; at most { $limit } could be.
    }
coach-withdrawal = Where a defender's tokens go brings no coins in this turn: there is nothing to compare.

## Why

# $plan: what the better line does, in a few words.
coach-better = Better: { $plan }
# $what: a line of the better score; $made: the same in the score after the move, in coins.
coach-instead = { $what } After this move: { $made }.
coach-if_success = Where a die still decides, the accounts are of the case that it helps.
coach-all_faces = The die counts with all its faces, not only with the one that fell.
coach-this_turn_only = Only the coins of this turn are counted: what the move does for later turns is not.

## Before the two lines.

coach-line-best = The best line that was found:
coach-line-made = The best line that was found after this move:
