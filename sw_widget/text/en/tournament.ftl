### Tournaments: what a table of results says, and what goes wrong.

# Above the table. $n: games; $boards: the boards they were played on; $seed: what all chance came from.
tournament-title =
    { $n ->
        [one] 1 game on { $boards } (seed { $seed })
       *[other] { $n } games on { $boards } (seed { $seed })
    }
# Above the table of who came out ahead of whom.
tournament-pairs = Came out ahead of …
# While games are being played.
tournament-progress = Games played
# Beside it. $gone, $rest: minutes and seconds.
tournament-time = { $gone } gone, about { $rest } to go

## Heads of columns

tournament-bot = Bot
tournament-games = Games
tournament-wins = Wins
tournament-share = Share
tournament-coins = Coins
# Beside a share or a mean: where the true value lies, 95 times out of 100.
tournament-interval = 95 % interval
# A value with its interval. $low, $high: numbers.
tournament-range = { $low } to { $high }
# A share of games won. $share: a number of per cent.
tournament-percent = { $share } %
# There are too few games to say.
tournament-unknown = –

## What goes wrong

# $game: its number; $board; $seats: the bots in turn order; $seed; $bot: who did it; $what: the error.
tournament-bot_failed = Game { $game } on { $board } (seed { $seed }; { $seats }) was not played to its end: { $bot } failed with { $what }
# The same, where not a bot but the process or machine that played is to blame. $what: all that is known.
tournament-worker_lost = Game { $game } on { $board } (seed { $seed }; { $seats }) could not be played, though it was tried again: { $what }
tournament-worker_died = its process died each time
# What is left of it. $n: games that were played.
tournament-kept =
    { $n ->
        [0] No game was played.
        [one] 1 game that was played is in the error's records.
       *[other] { $n } games that were played are in the error's records.
    }
# An executor that somebody gave us is of no use any more.
tournament-executor_broke = A worker died and took its executor along: new processes of this machine play the other games.
# $what: the error that came of it.
tournament-cannot_travel = A bot cannot be sent to another process, so the games are played one by one ({ $what }).
