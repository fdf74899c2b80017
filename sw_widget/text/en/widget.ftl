### What the widget says by itself, most of it to those who hear the map instead of seeing it.

# $n: how many regions the map has.
widget-map =
    { $n ->
        [one] Map with 1 region
       *[other] Map with { $n } regions
    }
# Who holds it. $player, $race; $n: tokens.
widget-held =
    { $n ->
        [one] { $player } holds it with 1 { $race_one } token.
       *[other] { $player } holds it with { $n } { $race_one } tokens.
    }
widget-held-declined =
    { $n ->
        [one] { $player } holds it with 1 { $race_one } token in decline.
       *[other] { $player } holds it with { $n } { $race_one } tokens in decline.
    }
# $marker; $n: how many.
widget-marker =
    { $n ->
        [one] { $marker }.
       *[other] { $marker }: { $n }.
    }
# $n: tokens.
widget-cost =
    { $n ->
        [one] It can be taken with 1 token.
       *[other] It can be taken with { $n } tokens.
    }
# An answer to a click on a picture that is no longer true.
widget-stale = The game has moved on since this was drawn. Here is how it stands now.
# $what: the error.
widget-error = That did not work: { $what }
# A combo on a button. $power, $race; $price: coins to pay; $coins: coins that lie on it.
widget-pick =
    { $price ->
        [0] { $power } { $race }, free
       *[other] { $power } { $race }, pay { $price }
    }
widget-pick-coins =
    { $price ->
        [0] { $power } { $race }, free, get { $coins }
       *[other] { $power } { $race }, pay { $price }, get { $coins }
    }

# On a button: the tokens of the race go to its regions, as many to each. $race
widget-spread = Spread the { $race } evenly
