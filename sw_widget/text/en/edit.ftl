### What is said while somebody sets up a board. Words without numbers or names are in page_editor.ftl.

## What a position has that a board at the start of a turn has not. Told when editing begins.

# $player: whose turn it is
edit-turn-anew = { $player }’s turn begins anew: the map stays as it is, but what was done in this turn is forgotten.
# $turn: the last turn
edit-was-over = The game was over: it is turn { $turn } again.
# Tokens of a race in decline that were in hand in the middle of a turn. $race, $n
edit-hand-lost =
    { $n ->
        [one] 1 { $race_one } token that was in hand goes back to the tray.
       *[other] { $n } { $race_one } tokens that were in hand go back to the tray.
    }
# Markers that are worth coins, put down in this turn. $marker, $n: how many
edit-pieces-back =
    { $n ->
        [one] 1 { $marker_one } that was put down in this turn is in hand again.
       *[other] { $n } of those put down in this turn ({ $marker_one }) are in hand again.
    }
# What nobody at the table knows.
edit-stacks-anew = What lies face down is shuffled anew.
# Coins of others are hidden.
edit-coins-hidden = Coins that you may not know are set to { $n }.

## What else a change did

edit-map-cleared = This is another map: nothing stands on it yet.
# Another race for a player. $race: the new one; $gone: the one before; $n: tokens on the map
edit-followed =
    { $n ->
        [one] The { $race } take the place of the { $gone }: 1 token on the map.
       *[other] The { $race } take the place of the { $gone }: { $n } tokens on the map.
    }
# A race was taken away. $race, $n: regions
edit-cleared =
    { $n ->
        [one] The { $race } leave 1 region.
       *[other] The { $race } leave { $n } regions.
    }
# Tokens were put where another race stood. $race: the one that stood there; $n: its tokens; $region
# $region; $race: in decline; $holder: the active race above them.
edit-beneath = In { $region } the { $race } lie beneath the { $holder }.
edit-replaced =
    { $n ->
        [one] 1 { $race_one } token leaves { $region }.
       *[other] { $n } { $race_one } tokens leave { $region }.
    }
# $marker: of a kind that the race does not bring
edit-markers-gone = { $marker }: taken off the map, since nobody brings it there any more.
# Whoever’s turn begins. $player, $marker: of a kind that is taken off then
edit-passed = { $player }’s turn begins: { $marker_many } of the last turn are taken off the map.
# A power on offer was copied, and is there no longer, or its time is over. $player, $power
edit-copy-ended = { $player } no longer copies { $power }.
# Bony the Lich guarded a race that is in decline no longer, or his pack is gone. $race
edit-guard-left = Bony the Lich no longer guards the { $race }.
# $power, $race
edit-badge-drawn = { $power } comes with the { $race }, as the next badge of the stack. Choose another if you like.
# A part of a combo on offer went to somebody. $gone, $come: races
edit-column-race = On offer, the { $come } take the place of the { $gone }.
# $gone, $come: powers
edit-column-power = On offer, { $come } takes the place of { $gone }.
# $combo: it lost a part, and the stack is empty
edit-column-gone = The { $combo } are no longer on offer: the stack has nothing to fill it up.

# A race in decline. $race, $n: tokens that went
edit-thinned-out =
    { $n ->
        [one] 1 { $race_one } token goes back to the tray: in decline, a single one stays in each region.
       *[other] { $n } { $race_one } tokens go back to the tray: in decline, a single one stays in each region.
    }
# A race in decline that is stacked in one region. $race, $region, $n: tokens
edit-stacked =
    { $n ->
        [one] What stays of the { $race } is 1 token in { $region }.
       *[other] What stays of the { $race } is stacked in { $region }: { $n } tokens. Take them away and put them elsewhere if you like.
    }
# $race, $n: tokens; also why a change is refused
edit-least =
    { $n ->
        [one] The { $race } hold a region with 1 token at least.
       *[other] The { $race } hold a region with { $n } tokens at least.
    }
# A race that collected lost tokens is gone. $n: how many
edit-pile-gone =
    { $n ->
        [one] 1 collected token goes back to where it came from.
       *[other] { $n } collected tokens go back to where they came from.
    }
# Another player's turn begins. $player, $marker, $n: coins
edit-cashed-now =
    { $n ->
        [one] { $player } cashes 1 coin as the turn begins ({ $marker_one }).
       *[other] { $player } cashes { $n } coins as the turn begins ({ $marker_one }).
    }
# A combo on offer that grows. $combo, $n: tokens
edit-tokens-lie =
    { $n ->
        [0] No token lies on the { $combo }: none come without coins.
        [one] 1 token lies on the { $combo }, for the times that they were passed over.
       *[other] { $n } tokens lie on the { $combo }, for the times that they were passed over.
    }
# $pack, $races, $powers: how many
edit-pack-in = { $pack } is in the game, mixed into the stacks (races: { $races }, powers: { $powers }).
edit-pack-out = { $pack } is out of the game with all that is in it (races: { $races }, powers: { $powers }).
# $variant: an optional rule; $pack
edit-variant-gone = An optional rule goes with { $pack } as well: { $variant }.
# Tokens were put where a lost tribe lived. $region
edit-tribe-gone = The Lost Tribe leaves { $region }.

## Why a position cannot come up in play. A change that would lead there is refused with it.

# $combo: active; $n: tokens they bring
edit-brought =
    { $n ->
        [one] The { $combo } bring 1 token, and nothing brings them another.
       *[other] The { $combo } bring { $n } tokens, and nothing brings them more.
    }
# $race: in decline, without a power; $n: tokens they brought at most
edit-brought-once =
    { $n ->
        [one] The { $race } brought 1 token, whatever their power was.
       *[other] The { $race } brought { $n } tokens at most, whatever their power was.
    }
# $race, $region
edit-declined-one = The { $race } are in decline: a single token of theirs stays in { $region }, and none comes there again.
# $race: hold their regions with several tokens; $n: regions
edit-declined-spread =
    { $n ->
        [one] The { $race } held 1 region at most when they declined: they had no tokens for more.
       *[other] The { $race } held { $n } regions at most when they declined: they had no tokens for more.
    }
# $race: stacked in one region
edit-tower-one = The { $race } in decline stand in a single region: all that stayed is stacked there. Take them away there first.
# $race, $n: regions of the board
edit-tower-high = The { $race } have one token in the stack for each region they held: { $n } at most on this board.
# $race: leave few tokens behind; $region, $n: how many
edit-left-one =
    { $n ->
        [one] The { $race } leave a single token in each region when their turn ends: { $region } cannot have more.
       *[other] The { $race } leave { $n } tokens in each region when their turn ends: { $region } cannot have more.
    }
# $race
edit-declined-nowhere = The { $race } are in decline and have no region: they would have left the table. Put them on the map.
# $player, $n: a turn
edit-declined-early = { $player } can have this race in decline in turn { $n } at the earliest: it must be chosen, play and decline. Set the turn first.
# $marker: of a kind that is built once a turn; $player, $n: how many at most
edit-built = { $player } can have { $n } of these by now ({ $marker_one }): one is built in each turn. Set the turn first.
# $marker: pieces that regions bring; $player, $n: how many at most
edit-gathered = { $player } can have { $n } of these by now ({ $marker_one }): the regions of this board bring no more in a turn. Set the turn first.
# A combo on offer. $combo, $n: tokens at most
edit-on-combo =
    { $n ->
        [one] 1 token at most lies on the { $combo }: they come with the coins. Set the coins first.
       *[other] { $n } tokens at most lie on the { $combo }: they come with the coins. Set the coins first.
    }
# $player: has collected more Lost Tribes than left the map; $n: how many did
edit-pile-tribes = { $player } has collected more Lost Tribes than have left the map: { $n }.
# $marker, $region
edit-marker-site = There is no way for { $marker_a } to come to { $region } on this board.
# $marker: nobody can be where it lies; $region
edit-covered = Nobody lives in { $region } while { $marker_a } lies there: whoever was there had to leave.
# $marker: lies face down; $region: of somebody else, or of a Lost Tribe
edit-turned-up = In { $region } lies no { $marker_one }: it is turned up and taken away when somebody else comes there.
# $region
edit-tribe-nowhere = No Lost Tribe is printed in { $region }, and none ever comes to another region.

## Why a change is refused

# $race, $n: tokens in the box; $region
edit-box = All { $race_one } tokens of the box are out ({ $n }): { $region } cannot have one more.
# $race, $n: tokens in the box
edit-box-over = These are more { $race_one } tokens than there are in the box ({ $n }): on the map, in hand, collected and on offer.
# Another race is to take over. $race, $n: tokens in the box; $wanted: tokens on the map
edit-box-small = There are too few { $race_one } tokens in the box: { $n }, and { $wanted } stand on the map. Take some away first.
# $race, $region: water or a chasm
edit-ground = The { $race } cannot stand in { $region }: that is no land, and neither race nor power lets them.
# $region
edit-tribe-water = No Lost Tribe lives in { $region }: they live on land.
edit-tribe-held = A race stands in { $region }. Take its tokens away first: a Lost Tribe lives alone.
# $marker, $region
edit-marker-nobody = Nobody stands in { $region }. A marker stands beside the tokens of the race that brings it.
# $marker, $region, $race: who stands there
edit-marker-not-theirs = The { $race } in { $region } have no { $marker_one }: neither race nor power gives them one.
# $marker: of a kind that belongs to its region, and whoever lays it is not on the table
edit-marker-unbrought = Nobody on the table lays { $marker_many }. Give somebody a race or power that does.
# $player: whose turn begins; $marker: of a kind that is taken off then
edit-passes = { $player }’s turn begins, and { $marker_many } of the last turn are taken off the map then. Choose whose turn it is first.
# $marker, $region, $n: how many a region can have
edit-marker-full =
    { $n ->
        [one] { $region } has a { $marker_one } already, and a region cannot have two.
       *[other] { $region } has { $n } of these already, and a region cannot have more.
    }
# $marker, $n: how many there are
edit-marker-box = All { $n } of these stand on the map ({ $marker_one }). Take one away elsewhere first.
# Of a kind that runs out. $marker, $n: how many the race still has
edit-marker-left = All that are left stand on the map ({ $marker_one }: { $n }). Set how many are left first.
# Worth coins. $player: whose turn begins; $marker
edit-cashed = { $player }’s turn begins, and what stands on the map is cashed then ({ $marker_one }). Choose whose turn it is first.
# $race: active, and no collectors
edit-no-pile = The { $race } do not collect what is lost.
# $region
edit-none-there = There is none of these in { $region }.
# $race
edit-nobody-plays = Nobody plays the { $race }. Give them to a player first.
# $race, $player: who has them
edit-held-race = { $player } has the { $race } already. Take them away there first.
# $power, $player
edit-held-power = { $player } has { $power } already. Take it away there first.
# $player
edit-declined-limit = { $player } has a race in decline already: a second one would send the first off the map.
# $power: a badge that does not outlive decline; $race
edit-badge-gone = { $power } does not stay with a race in decline: when the { $race } declined, the badge was discarded.
edit-no-badge = No power is left: all of them are on the table.
# $player
# $player
edit-no-role = { $player } has no role.
edit-no-race = { $player } has no active race.
# $name: of another player
edit-name-taken = Somebody else is called { $name } already: nobody could tell them apart.
# $n: how many there may be
edit-column-full = The column is full: it has { $n } places.
edit-stack-empty = The stacks are empty: there is no other combo to lay out.
# $pack
edit-pack-board = { $pack } stays in the game: the board comes from it.
# $pack, $player, $race: of that pack
edit-pack-race = { $pack } cannot come or go while { $player } has the { $race }. Choose another race first.
# $pack, $player, $power: of that pack
edit-pack-power = { $pack } cannot come or go while { $player } has { $power }. Choose another power first.
# $pack, $player, $race: of that pack
edit-pack-pile = { $pack } cannot come or go while { $player } has collected tokens of the { $race }. Take them away first.
# $pack: does not go with the others; $what: why, as the engine says it
edit-pack-problem = { $pack } cannot come or go: { $what }.
edit-dice = A die shows 0 (blank), 1, 2 or 3. Write up to 20 of them, like this: 2 0 3.
# $least, $most
edit-number = This must be a whole number from { $least } to { $most }.
# $n: characters
edit-text = This must be a text of at most { $n } characters.
# $link: "Beanstalk"; $region
edit-link-stays = The { $link } cannot be taken away: put it on another region.
edit-link-ground = The { $link } stands on land of the ground, and { $region } is not that.
edit-link-taken = Another way up stands on { $region } already.
edit-unknown = There is no such thing in this game.
# Anything else. $where, $what: as the reader of scenarios says it
edit-problem = { $where }: { $what }.

## Loading, leaving

# $n: characters
edit-too-long = This is too long for a board: at most { $n } characters are read.
# $why: what is wrong, and where
edit-unreadable = This cannot be opened. { $why }
edit-loaded = The board is opened.
edit-begun = You are setting up a board. Nothing here happens in the game.
edit-cancelled = You are back in the game.
edit-left = You are back in the game. Your board is kept: edit again, and “Undo” brings it back.
edit-kept = “Undo” brings back the board that you left.
edit-played = The game starts from this board. The game before is kept: one click goes back to it.
edit-back = You are back in the game before.
edit-undone = The last change is taken back.
edit-redone = The change is made again.
# Where a lesson is on the page.
edit-in-lesson = A lesson brings its own board: it cannot be edited here.
edit-not-open = No board is being edited now.
edit-no-game-before = There is no game before this one.

## What can be put down

# $n: tokens in hand, $left: in the tray
edit-tokens-left = { $n } in hand, { $left } in the tray
# $n: markers that are not on the map
edit-markers-left = { $n } left
# Of a race in decline. $left: tokens in the tray
edit-tray-left = in decline, { $left } in the tray
# Lost tribes. $n: how many
edit-on-map = { $n } on the map
# After a piece was put down or taken away: "Green Hill: Elves 3". $region, $what, $n
edit-count = { $region }: { $what } { $n }
# Pieces that run out. $marker: "Pot of Gold left, on the map and in hand"
edit-pieces-owned = { $marker }: left in all
# A pack. $races, $powers: how many
edit-pack-about = races: { $races }, powers: { $powers }
# A printed board. $n: players
edit-board = Board for { $n } players
# The same with islands. $count: how many islands
edit-board-islands = Board for { $n } players, with { $count } islands
# Ways up to islands, in the palette and where one is moved. $link: "Beanstalk"; $region
edit-link-at = stands on { $region }
edit-link-moved = The { $link } stands on { $region } now.
edit-own-board = A board of its own
