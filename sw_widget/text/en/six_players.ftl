### Six players in teams: who plays with whom, monsters that players put down, four places and a relic.

## Names. Forms as of all markers: one of them inside a sentence, several, one with its article.

pack-six_player = Six Players
marker-golden_soapbar = Golden Soapbar
    .one = Golden Soapbar
    .many = Golden Soapbars
    .a = a Golden Soapbar
marker-bonys_boneyard = Bony's Boneyard
    .one = boneyard of Bony
    .many = boneyards of Bony
    .a = a boneyard of Bony
marker-glandulfs_tavern = Glandulf's Tavern
    .one = tavern of Glandulf
    .many = taverns of Glandulf
    .a = a tavern of Glandulf
marker-mirrors_vale = Mirror's Vale
    .one = vale of mirrors
    .many = vales of mirrors
    .a = a vale of mirrors
marker-sigil_of_sacrifice = Sigil of Sacrifice
    .one = Sigil of Sacrifice
    .many = Sigils of Sacrifice
    .a = a Sigil of Sacrifice

## What each of them does, in a sentence

ability-marker-golden_soapbar = It earns an active race that holds its region a coin, and slips away at once to a region next to that race.
ability-marker-bonys_boneyard = As soon as an active race occupies it, Bony the Lich goes to a race in decline, whosever it is: nobody's gifts and powers, relics and places work against that race's tokens.
ability-marker-glandulfs_tavern = It earns an active race that holds it two coins, which its player may share with any other one.
ability-marker-mirrors_vale = When a turn begins, an active race that holds it may change badges with the active race of its player's partner.
ability-marker-sigil_of_sacrifice = When a race would lose a token in a conquest, its active holder may lose one instead; and when it is the holder's own, another player may who is asked.

## What that leaves out

detail-marker-golden_soapbar = The region may be anybody's but the race's own: empty, of a race in decline, of the partner, an opponent, a Lost Tribe or monsters; water it may not be. Where there is only one such region it goes there unasked, and where there is none it stays. A race in decline gets no coin, and does not move it.
detail-marker-bonys_boneyard = Costs and neighbours are the plain ones then, as with Gnomes, and no token can be replaced; a plain conquest works. The player of the race itself is not bound by it. When the holders lose or leave the region, or decline, Bony goes back beside the map, and waits for active troops who come anew.
detail-marker-glandulfs_tavern = You say at redeployment who gets how many of the two; otherwise you keep both. Your other coins cannot be shared. A race in decline gets nothing (R207).
detail-marker-mirrors_vale = Both of you must have an active race with a badge. Pieces of both badges leave the map and are in hand of whoever has the badge now. It can be done once a turn, also before a decline, though not by a race that is in decline already. Where nobody plays in teams it does nothing.
detail-marker-sigil_of_sacrifice = The token that was spared comes to the hand and is put down with what fled, even one in decline. What is given is lost for good, whatever its race could keep. Whoever is asked for a token gives one of an active race or of one in decline, from any region, or refuses; you may ask yourself for one in decline. If the region of the Sigil itself falls, its holder may still ask. A race in decline cannot use it.

## Where the rules stand

reference-setup = { -expansions }, Playing in Teams
reference-sacrifice = { -expansions }, Sigil of Sacrifice
reference-six_player = { -expansions }, Playing in Teams
reference-golden_soapbar = { -expansions }, Golden Soapbar
reference-bonys_boneyard = { -expansions }, Bony's Boneyard
reference-glandulfs_tavern = { -expansions }, Glandulf's Tavern
reference-mirrors_vale = { -expansions }, Mirror's Vale
reference-sigil_of_sacrifice = { -expansions }, Sigil of Sacrifice
reference-monster_placed = { -expansions }, Playing in Teams
reference-lich_sent = { -expansions }, Bony's Boneyard
reference-lich_left = { -expansions }, Bony's Boneyard
reference-will_share = { -expansions }, Glandulf's Tavern
reference-tavern_shared = { -expansions }, Glandulf's Tavern
reference-badges_swapped_with = { -expansions }, Mirror's Vale
reference-loss_waits = { -expansions }, Sigil of Sacrifice
reference-asked_for_token = { -expansions }, Sigil of Sacrifice
reference-token_given = { -expansions }, Sigil of Sacrifice
reference-token_not_given = { -expansions }, Sigil of Sacrifice
reference-team_won = { -expansions }, Playing in Teams
reference-team_tie_broken = { -expansions }, Playing in Teams
reference-team_tie_broken_by_tokens = { -expansions }, Playing in Teams

## Events. $player, $race: who it happens to; $region: where; $marker: the piece; $ally: another player.

event-monster_placed = { $player } puts { $marker_a } into { $region }.
# $guarded: a race in decline; $ally: whose.
event-lich_sent = { $player } sends Bony the Lich to the { $guarded } of { $ally }, who are in decline.
event-lich_left = Bony the Lich leaves the { $race } of { $player } and waits beside the map.
# $n: coins.
event-will_share =
    { $n ->
        [one] { $player } will share 1 coin of Glandulf's Tavern with { $ally }.
       *[other] { $player } will share { $n } coins of Glandulf's Tavern with { $ally }.
    }
# $payer: who shares with whom.
event-tavern_shared =
    { $n ->
        [one] { $payer } gives { $player } 1 coin of Glandulf's Tavern.
       *[other] { $payer } gives { $player } { $n } coins of Glandulf's Tavern.
    }
# $power: the badge that the race has now; $badge: the one that it had.
event-badges_swapped_with = { $player } and { $ally } change badges: the { $race } have { $power } now, and { $ally } has { $badge }.
# $n: tokens that are lost unless others are given.
event-loss_waits =
    { $n ->
        [one] That is not settled yet: { $ally } decides first whether another token is given for it, so that the { $race } of { $player } keep theirs.
       *[other] That is not settled yet: { $ally } decides first whether other tokens are given for these { $n }, so that the { $race } of { $player } keep theirs.
    }
event-asked_for_token = { $player } asks { $ally } for a token in place of the one that the { $race } would lose.
# $giver: the race that gives a token; $ally: whose.
event-token_given = The { $giver } of { $ally } give a token in { $region }: the { $race } of { $player } keep theirs.
event-token_not_given = { $ally } gives no token for the one that the { $race } of { $player } lose.
# $winners: the players of a team; $coins: what the poorer one has; $most: what the richer one has; $others: those of teams with as few.
event-team_won =
    { $coins ->
        [one] The game is over. { $winners } win together: their team has 1 coin, which is what the poorer of them has.
       *[other] The game is over. { $winners } win together: their team has { $coins } coins, which is what the poorer of them has.
    }
event-team_tie_broken =
    { $coins ->
        [one] The game is over. Several teams have 1 coin, and { $winners } win, since one of them has more than anybody of those teams: { $most }.
       *[other] The game is over. Several teams have { $coins } coins, and { $winners } win, since one of them has more than anybody of those teams: { $most }.
    }
# $n: race tokens of the team on the map; $tokens: those of the teams with the same coins.
event-team_tie_broken_by_tokens = The game is over. Several teams have the same coins, { $coins } and { $most }, and { $winners } win together with the most race tokens on the map: { $n } against { $tokens }.

## Refusals. $name: the relic or place.

marker_limit-monster = In { $region } there is { $marker_a } already.
bad_allocation-monster_without_tribe = No Lost Tribe lives in { $region }, so { $marker_a } cannot go there.
# $other: the region beside it.
bad_allocation-monsters_apart = { $region } is next to { $other }, where { $marker_a } is already: no two of them are neighbours.
bad_allocation-lich = Bony the Lich goes to a race in decline, and { $race } is none.
# $ally: with whom; $n: how many coins there are; $count: how many were named.
bad_allocation-share_with = The coins of { $name } are shared with another player, not with { $ally }.
bad_allocation-share_count =
    { $n ->
        [one] { $name } has 1 coin to share, not { $count }.
       *[other] { $name } has 1 to { $n } coins to share, not { $count }.
    }
already_used-share = { $ally } is to have that share of { $name } already.
bad_allocation-slip_first = The turn ends only when { $name } has gone to a region next to the { $race }.
bad_allocation-slip = { $name } goes to a region on land that is next to the { $race } and not theirs, and { $region } is none.
wrong_phase-swap_late = { $name }: badges are changed when a turn begins, before anything is conquered or abandoned.
wrong_phase-no_partner = { $player } has no partner to change badges with: nobody plays in teams here.
wrong_phase-partner_without_badge = Badges are changed only where { $player } and { $ally } both have an active race with one.
# $ally: who is asked.
bad_allocation-nothing_to_give = { $ally } has no token on the map that could be given for one of the { $race }.
bad_allocation-none_to_give = { $player } has no token in { $region } that could be given.

## Choices

act-place_monster = Put { $marker_a } into { $region }
act-place_monster-some = Put down a monster …
ask-place_monster = Into which region does { $player } put { $marker_a }?
choice-place_monster = put { $marker_a } into the region of a Lost Tribe
act-send_lich = Send Bony to the { $race } of { $ally }
act-send_lich-some = Send Bony the Lich …
ask-send_lich = Which race in decline does Bony the Lich guard?
choice-send_lich = send Bony the Lich to a race in decline
# $n: coins.
act-share =
    { $n ->
        [one] Share 1 coin with { $ally }
       *[other] Share { $n } coins with { $ally }
    }
act-share-some = Share coins of the tavern …
ask-share = With whom are coins of { $name } shared?
choice-share = share coins of { $name }
act-slip = Move { $name } to { $region }
act-slip-some = Move the Soapbar …
ask-slip = To which region does { $name } go?
choice-slip = move { $name } to a neighbouring region
act-swap_with_partner = Change badges with { $ally }
act-swap_with_nobody = Change badges with a partner
act-swap_with_partner-some = Change badges with the partner …
ask-swap_with_partner = Are badges changed with { $ally }?
choice-swap_with_partner = change badges with { $ally }
act-ask_for_token = Ask { $ally } for a token
act-ask_for_token-some = Ask somebody for a token …
ask-ask_for_token = Who is asked for a token in place of one of the { $race }?
choice-ask_for_token = ask another player for a token
act-let_go = Let the token go
act-give_token = Give a token in { $region }
act-give_token-some = Give a token …
ask-give_token = From which region does { $player } give a token?
choice-give_token = give a token of one's own for it

## Who decides. $player: who; $race: whose token is about to be lost; $choices: what can be done.

phase-setup = Before the first turn { $player } puts a monster into a region of a Lost Tribe, where none is and none is next to it.
    .name = what is put down before the first turn
phase-sacrifice = The { $race } are about to lose a token, and { $player } holds the answer: { $choices }, or let it go.
    .name = a token that may be given for another
# $winners: the players of a team; $n: the coins of the poorer one.
phase-over-team =
    { $n ->
        [one] The game is over, and { $winners } have won together: their team has 1 coin.
       *[other] The game is over, and { $winners } have won together: their team has { $n } coins.
    }

## Bots

bot-answers = What I am asked I answer as it is best for my team, if I have one.
bot-gives_nothing = I let it go: to give a token would leave us no better off.

## Teams on the page and in texts. $ally: the partner; $n: the number of the team, from 1.

# $marker: a place elsewhere that works for the race.
widget-from_afar = { $marker } works for them
team-partner = Team { $n }: plays with { $ally }
# $winners: whose it is; $coins: what counts.
ending-team-title = Team { $n } wins
team-result =
    { $coins ->
        [one] Team { $n }, { $winners }: 1 coin, that of the poorer one.
       *[other] Team { $n }, { $winners }: { $coins } coins, those of the poorer one.
    }
