### The page about a game. $player: whose turn or move it was; $turn: the turn of the game.

# $players: all names.
report-title = A game of { $players }
# $turns: the last turn of the game.
report-so-far = The game is not over: it is turn { $turn } of { $turns }, and { $player } decides.
report-player = Player
report-tokens = Tokens on the map
report-hidden = hidden
report-start = At the start
report-sources = Where the coins came from
report-points = Turning points
report-no-points = Nothing stands out yet.
# Under a picture of the board.
report-after = The board afterwards
report-made = Made with sw_widget, an unofficial learning tool. Every number can be counted again from the lines beside it.

## The lead changes. $other: who had it before; $n: coins of the new leader; $coins: of the old one.

report-lead = Turn { $turn }: { $player } takes the lead
report-lead-told = { $player } passes { $other }: { $n } against { $coins } when the turn is over.

## A turn that brought much. $n: its coins; $amount: how many more than the others' on average.

report-swing = Turn { $turn }: { $player } brings in { $n }
report-swing-told = That is { $amount } more than the others on average in the same turn.

## A decline. $race: who declined; $n: coins.

report-decline = Turn { $turn }: { $player } goes into decline
report-decline-told =
    { $n ->
        [0] In decline the { $race } brought nothing.
        [one] In decline the { $race } brought 1 coin.
       *[other] In decline the { $race } brought { $n } coins in all, this turn's included.
    }

## A move that gave coins away, by the coach.

report-gift = Turn { $turn }: { $player } could have had more
