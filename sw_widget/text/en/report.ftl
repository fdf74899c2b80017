### The page about a game. $player: whose turn or move it was; $turn: the turn of the game.

# $players: all names.
report-title = A game of { $players }
# $turns: the last turn of the game.
report-so-far = The game is not over: it is turn { $turn } of { $turns }, and { $player } decides.
# Above the report in the widget.
report-heading = The report of this game
# Above who has what, and where it came from.
report-outcome = The outcome
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

## A turn that brought much. $n: its coins; $amount: how many more than the others on average.

report-swing = Turn { $turn }: { $player } brings in { $n }
report-swing-told = That is { $amount } more than the others brought in that turn, on average.
# $n: how many more than the only other player.
report-swing-one = That is { $n } more than { $other } brought in that turn.

## A decline. $race: who declined; $n: coins.

report-decline = Turn { $turn }: { $player } goes into decline
report-decline-told =
    { $n ->
        [0] In decline the { $race } brought nothing.
        [one] In decline the { $race } brought 1 coin.
       *[other] In decline the { $race } brought { $n } coins in all, this turn's included.
    }
# $name: the power, or the race, that allows it.
report-decline-after = { $name } allows it in the same turn, after scoring.

## When declining would have paid

report-decline-when = When declining would have paid
report-decline-read = Each number: the coins that declining at the start of the turn brings more than going on, in that turn and the next. ▲ There it was done.
report-decline-how = The turn itself counts as well as it can be played. The next turn is an estimate, as if nobody else moved.
# $turns: the turns in which it was done; $n: how many those are.
report-declined =
    { $n ->
        [one] { $player } declined once, in turn { $turns }.
       *[other] { $player } declined in turns { $turns }.
    }
report-declined-never = { $player } never declined.
report-missed-none = No turn was missed in which declining would have brought at least 1 coin more.
# The longest row of turns: from $turn to $limit, $n in all. $amount: coins with a sign ("+2 to +8").
report-missed =
    { $n ->
        [one] In turn { $turn } declining would have paid: { $amount } in coins of that turn and the next.
       *[other] From turn { $turn } to turn { $limit }, { $n } turns running, declining would have paid: { $amount } in coins of that turn and the next.
    }
# The turn in which most was missed. $amount: coins by going on; $made: in the next turn; $n: coins by declining; $most: in the next turn.
report-missed-most = In turn { $turn }: going on, the { $race } could bring { $amount }, and about { $made } in the next turn; declining, { $n }, and about { $most } in the next turn with the best new race.
report-from_to = { $low } to { $high }

## A move that gave coins away, by the coach.

report-gift = Turn { $turn }: { $player } could have had more

## The end of a game, in the widget

# $n: how many won; $player: the winner, or one of them.
ending-title =
    { $n ->
        [one] { $player } wins
       *[other] A shared victory
    }
# $n: coins that the winner has more than the next, $other.
ending-margin =
    { $n ->
        [one] That is 1 coin more than { $other }.
       *[other] That is { $n } coins more than { $other }.
    }
ending-chart = Coins over time
