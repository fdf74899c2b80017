### Special means of conquest and other pieces beside the tokens, as the page speaks of them.

## Means, as they follow "with". $marker: what it is; $n: how many pieces.

means-one = the { $marker_one }
means-spent =
    { $n ->
        [one] { $marker_a }
       *[other] { $n } { $marker_many }
    }
# $height: how many tokens each of them counts.
means-beast =
    { $n ->
        [one] { $marker_a } ({ $height } high)
       *[other] { $n } { $marker_many } (each { $height } high)
    }
# $region: where it is fired from.
means-shot = a shot of the { $marker_one } from { $region }
# $marker: who brings it; $coins: what it costs.
means-hired =
    { $coins ->
        [one] hired help ({ $marker }, for 1 coin)
       *[other] hired help ({ $marker }, for { $coins } coins)
    }

## On buttons

# $means: one or several of those above; $n: the least the die must show; $chance: a fraction such as 1/3.
act-attempt_with =
    { $n ->
        [3] Final attempt with { $means }: the die must show a 3 (chance { $chance })
       *[other] Final attempt with { $means }: the die must show { $n } or more (chance { $chance })
    }
# In a what-if, where the die falls as one wants. $die: what it shows.
explore-attempt_with-if_die =
    { $die ->
        [0] Attack with { $means }; the die shows a blank (chance { $chance })
       *[other] Attack with { $means }; the die shows { $die } (chance { $chance })
    }
# The die cannot make it fail: what is paid for is due only if it is needed.
act-attempt_with-sure = Final attempt, sure to succeed: { $means } will be paid only if the die does not suffice
# A race that stacks what stays of it. $n: tokens in the tower.
act-tower-here =
    { $n ->
        [one] Go into decline with the tower here, of 1 token
       *[other] Go into decline with the tower here, { $n } tokens high
    }
# $region: where it would stand.
act-tower =
    { $n ->
        [one] { $region }: a tower of 1 token
       *[other] { $region }: a tower of { $n } tokens
    }
# $n: new tokens; $given: collected ones that go for them; $race: whose they are.
act-trade =
    { $n ->
        [one] Trade in { $given } lost tokens for 1 new { $race_one } token
       *[other] Trade in { $given } lost tokens for { $n } new { $race_one } tokens
    }
# Where there is a choice how many.
act-trade-some = Trade in lost tokens …
# $power: a power that is borrowed.
act-copy = Copy { $power }
act-copy-some = Copy a power …
# $region: a region that is emptied.
act-empty_region = Empty { $region }
act-empty_region-some = Empty a region …
# $marker: what is fired; $region: where it stands.
act-fire = Fire the { $marker_one } in { $region }
act-fire-some = Fire a cannon …
# $power: the badge that is taken from another combo; $race: who is picked with it.
act-swap = Take { $power }
act-swap-some = Pick the { $race } with another power …
# $region: what the die is rolled for.
act-roll_for = Roll first: the die is taken off what { $region } costs
act-roll_for-some = Roll for a region …
# $marker: what is moved; $region: where it goes.
act-shift = Move the { $marker_one } to { $region }
act-shift-some = Move the Great Ancient …
# $marker: what is put down; $region: where.
act-erupt = Put the { $marker_one } on { $region }
act-erupt-some = Choose a chasm …
# $ally: who gets pacts; $n: how many.
act-hand_out =
    { $n ->
        [one] Give { $ally } 1 trade pact
       *[other] Give { $ally } { $n } trade pacts
    }
act-hand_out-some = Hand out trade pacts …
# $taken: regions in decline, one or several, that the active race takes over.
act-reborn = Take over { $taken }
act-reborn-some = Take over regions in decline …
# The troops are readied a second time in the same turn.
act-second_wave = Ready the troops for the second wave

## Questions, above several ways to do something

ask-tower = Where shall the tower stand? Choose here, or click one of your regions on the map.
# $race: who borrows a power.
ask-copy = Which power on offer shall the { $race } copy?
# $race: who empties a region.
ask-empty_region = Which region shall the { $race } empty?
# $race: whose they are.
ask-fire = Which one shall the { $race } fire?
# $race: who is picked.
ask-swap = Which power shall the { $race } take, and leave their own for?
# $race: who attacks.
ask-roll_for = For which region shall the { $race } roll the die?
# $race: whose it is; $marker: what is moved.
ask-shift = Where shall the { $marker_one } of the { $race } go?
# $race: whose it is; $marker: what is put down.
ask-erupt = On which chasm shall the { $marker_one } of the { $race } stand?
# $race: whose pacts they are.
ask-hand_out = Who shall get pacts of the { $race }, and how many?
# $race: a race in decline; $victim: the active race of the same player.
ask-reborn = Which regions of the { $race } shall the { $victim } take over?
# $race: whose the new tokens are.
ask-trade = How many new { $race } shall come?

## Pieces

# In hand. $marker; $n: how many.
widget-pieces =
    { $n ->
        [one] 1 { $marker_one }
       *[other] { $n } { $marker_many }
    }
# $height: how many tokens each of them counts now.
widget-pieces-high =
    { $n ->
        [one] 1 { $marker_one }, { $height } high
       *[other] { $n } { $marker_many }, each { $height } high
    }
# The same in a region.
widget-marker-high =
    { $n ->
        [one] { $marker }, { $height } high.
       *[other] { $n } { $marker_many }, each { $height } high.
    }
# Behind tokens in hand. $n: how many of those are markers that count as tokens; $marker: what they are called.
widget-hand-extra =
    { $n ->
        [one] , 1 of them a { $marker_one }
       *[other] , { $n } of them { $marker_many }
    }
# Tokens that are put down together. $n: how many are markers that count as tokens.
widget-with_extras =
    { $n ->
        [one] { $race }, with 1 { $marker_one }
       *[other] { $race }, with { $n } { $marker_many }
    }
# Lost tokens that a race collects. $n: how many; $rate: how many a new token takes; $race.
widget-collected =
    { $n ->
        [0] no lost token collected
        [one] 1 lost token collected
       *[other] { $n } lost tokens collected
    }
widget-collected-about = Every token that anybody loses in a conquest comes here; at the start of a turn { $rate } of them can be traded in for a new { $race_one } token.

# A button that puts pieces down: one wherever there is room.
widget-each = One in each region

## In a region

# What stays of a race in decline is piled up there. $n: tokens; $player, $race.
widget-tower =
    { $n ->
        [one] It is the tower of the { $race }, which brings { $player } 1 coin a turn.
       *[other] It is the tower of the { $race }, which brings { $player } { $n } coins a turn, and would fall as a whole.
    }
# $n: coins that lie there.
widget-coins_left =
    { $n ->
        [one] 1 coin lies here, for { $player } at the end of the turn.
       *[other] { $n } coins lie here, for { $player } at the end of the turn.
    }
# By whose it is. $race.
widget-immune = No opponent can attack the { $race } here.
