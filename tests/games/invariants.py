"""What must hold in every game, whatever is played. Each function checks one promise and names what broke.

Three groups: promises of a position alone, promises of one step (before, after and the events between), and
promises of the game object (legality, undo, replay, texts). Everything is recomputed from the plain lists of
the position in the slowest and simplest way; nothing that the engine keeps for speed is trusted here.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from sw_widget import Action, Game, Refused
from sw_widget.engine import actions as do
from sw_widget.engine.actions import CONQUEST, PICKING, REDEPLOYMENT, START, Code
from sw_widget.engine.answer import answer
from sw_widget.engine.conquest.conquering import ungarrisoned
from sw_widget.engine.conquest.cost import cost, cost_ledger, reach, targets
from sw_widget.engine.conquest.means import rolls
from sw_widget.engine.definitions import Marker
from sw_widget.engine.events import CONQUESTS
from sw_widget.engine.ledger import Event, Ledger
from sw_widget.engine.legal.offers import offered
from sw_widget.engine.legal.options import decline_sites, includes, readied
from sw_widget.engine.position import ACTIVE, AT_REST, DECLINED, FIELDS, NOBODY, Position
from sw_widget.engine.soundness import check_sound
from sw_widget.engine.turn.machine import play
from sw_widget.engine.turn.preview import BESIDE, coins_then, preview
from sw_widget.engine.turn.scoring import score, score_ledger
from sw_widget.engine.why_not.conquests import Obstacles, comes_first, region_reason, why_not_conquer
from sw_widget.engine.why_not.refusal import check
from sw_widget.game.scenario.beside_the_map import lent_badge
from tests.games.followed_helps import helps_do_help
from tests.games.true_sentences import event_is_true, refusal_is_true

PAID_BY_BANK = (
    "marker_taken",
    "markers_cashed",
    "paid_for_declines",
    "jump_paid",
    "loot_taken",
    "loot_cashed",
    "gambled",
    "conqueror_paid",
    "paid_at_start",
    "paid_for_passing_over",
    "loss_paid",
    "due_paid",
    "altar_paid",
)
"""Events in which a player gets coins at once; the last one is made up for tests."""
CALLED_OFF = ("loot_bites", "airship_crashed", "crashed")
"""Events that end a conquest before it begins, and cost the attacker a token; the last one is made up."""

# A position


def differences(one: Position, other: Position) -> dict[str, tuple[object, object]]:
    """The parts in which two positions differ. Rules and kits are constants, compared by what they say."""
    found = {}
    for name in FIELDS:
        a, b = getattr(one, name), getattr(other, name)
        if name == "rules":
            a, b = (a.board, a.races, a.powers, a.markers), (b.board, b.races, b.powers, b.markers)
        elif name == "kit":
            a, b = [kit and kit.effects for kit in a], [kit and kit.effects for kit in b]
        if a != b:
            found[name] = (a, b)
    return found


def same(one: Position, other: Position, what: str) -> None:
    found = differences(one, other)
    assert not found, f"{what}: {found}"


def sound(position: Position) -> None:
    """Every promise that a position makes by itself."""
    tokens_are_conserved(position)
    nothing_is_below_zero(position)
    held_regions_have_tokens(position)
    masks_agree_with_lists(position)
    markers_keep_their_limits(position)
    races_stand_where_they_can(position)
    players_have_what_they_may(position)
    only_a_redeployment_gives_up(position)
    extras_are_among_the_tokens(position)
    garrisons_are_kept(position)
    check_sound(position)


def tokens_are_conserved(position: Position) -> None:
    """The tokens of each race on the map, in hand, in the tray, on its combo, in piles are those of the box.

    Markers that count as tokens of a race come on top.
    """
    everywhere = Counter[int]()
    for holder, tokens in zip(position.holder, position.tokens, strict=True):
        everywhere[holder] += tokens
    for race, (kind, kept) in enumerate(zip(position.rules.races, stored(position), strict=True)):
        on_map = everywhere[race]
        found = on_map + position.hand[race] + kept
        extras = extras_of(position, race)
        assert found == kind.in_box + extras, f"{kind.id}: {found} tokens of {kind.in_box} and {extras}"
        if position.status[race] == AT_REST:
            assert not on_map and not position.hand[race], f"{kind.id} is at rest, but not in its tray"


def stored(position: Position) -> list[int]:
    """Tokens of each race that nobody plays with: in the tray, on its combo, collected by another race, under
    the tokens of another, or out of the game.
    """
    kept = list(position.tray)
    for (name, _, _), value in position.notes.items():
        if position.rules.notes[name].tokens:
            for race, n in value:
                if race != NOBODY:  # a lost tribe belongs to no race
                    kept[race] += n
    return kept


def extras_of(position: Position, race: int) -> int:
    """Markers that count as tokens which the race has, wherever they are."""
    kinds = [marker for marker, _ in position.kit[race].outlook.counted]
    return sum(position.stock.get((race, marker), 0) for marker in kinds)


def extras_are_among_the_tokens(position: Position) -> None:
    """Markers that count as tokens stand in regions of their race, never more of them than tokens."""
    for race, kit in enumerate(position.kit[:-1]):
        for marker, _ in kit.outlook.counted:
            pieces = position.markers[marker]
            for region, count in pieces.items():
                assert position.holder[region] == race and count <= position.tokens[region]
            in_hand = position.stock[race, marker] - sum(pieces.values())
            assert 0 <= in_hand <= position.hand[race], f"{in_hand} in hand of {position.hand[race]}"


def garrisons_are_kept(position: Position) -> None:
    """Between turns no active race holds a region with fewer tokens than it must."""
    if position.phase in (START, PICKING) and not position.pending:
        for race in position.active:
            for region, holder in enumerate(position.holder):
                if holder == race != NOBODY:
                    assert position.tokens[region] >= position.kit[race].least, (
                        f"region {region}: too few tokens"
                    )


def nothing_is_below_zero(position: Position) -> None:
    for name in ("coins", "hand", "tray", "tokens", "fled"):
        assert min(getattr(position, name)) >= 0, f"{name}: {getattr(position, name)}"
    assert all(coins >= 0 for _, _, coins in position.column), f"column: {position.column}"
    for race, fled in enumerate(position.fled):
        assert fled <= position.hand[race], f"{fled} tokens fled, but {position.hand[race]} are in hand"


def held_regions_have_tokens(position: Position) -> None:
    """A region with a holder has tokens and no lost tribe; one without a holder has no tokens."""
    for region, holder in enumerate(position.holder):
        if holder == NOBODY:
            assert position.tokens[region] == 0, f"region {region}: tokens of nobody"
        else:
            bare = ungarrisoned(position, holder) >> region & 1
            assert position.tokens[region] > 0 or bare, f"region {region}: held without a token"
            assert not position.tribes >> region & 1, f"region {region}: a race and a lost tribe"
            assert position.status[holder] != AT_REST, f"region {region}: held by a race that nobody has"
            where = position.rules.board.regions[region].terrain
            assert where != "chasm", f"region {region}: somebody stands over a chasm"
            if where == "river" and position.owner[holder] != position.player:
                assert stays_in_rivers(position, holder), f"region {region}: left in a river"


def stays_in_rivers(position: Position, race: int) -> bool:
    """Whether somebody says that the race may remain in rivers, by its badge or as it is now."""
    rules, rivers = position.rules, position.rules.board.rivers
    kits = (position.kit[race], rules.kit(race, position.power[race], False))
    return any(kit.stay & rivers for kit in kits)


def masks_agree_with_lists(position: Position) -> None:
    """What is kept for speed is what one finds by looking at every region."""
    rules, regions = position.rules, position.rules.board.regions
    stands = [0] * len(rules.races)
    for region, holder in enumerate(position.holder):
        if holder != NOBODY:
            stands[holder] |= 1 << region
    for race, there in enumerate(stands):
        held = there & ~position.kit[race].refuge  # where tokens wait, they hold nothing
        assert position.held[race] == held, (
            f"held of {rules.races[race].id}: {position.held[race]:b}, not {held:b}"
        )
    immune, by_markers = 0, Counter[int]()
    for marker, pieces in zip(rules.markers, position.markers, strict=True):
        for region, count in pieces.items():
            by_markers[region] += count * (marker.defence + height_of(position, marker, region))
            if marker.protects and count:
                immune |= 1 << region
    for region, facts in enumerate(regions):
        ground = 1 if facts.terrain == "river" else 2
        ground += (facts.terrain in ("mountain", "black_mountain")) + (position.tribes >> region & 1)
        layer = position.under(region)
        ground += layer[1] if layer is not None else 0
        ground += by_markers[region]
        assert bool(position.defended >> region & 1) == (
            position.tokens[region] > 0
            or ground != position.rules.bare_ground[region] + (position.tribes >> region & 1)
        ), f"whether anything but a lost tribe defends {facts.id}"
        assert position.ground[region] == ground, (
            f"ground of {facts.id}: {position.ground[region]}, not {ground}"
        )
    assert position.immune == immune, f"immune: {position.immune:b}, not {immune:b}"


def height_of(position: Position, marker: Marker, region: int) -> int:
    """How high a stack in the region is, counted region by region."""
    if marker.as_high_as is None or position.holder[region] == NOBODY:
        return 0
    counted = marker.as_high_as.on_board(position.rules.board)
    race = position.holder[region]
    held = [other for other, holder in enumerate(position.holder) if holder == race]
    return min(marker.highest, sum(1 for other in held if counted >> other & 1))


def markers_keep_their_limits(position: Position) -> None:
    """Never more than the box has, nor than fit a region; only beside a race, active if they do not stay.

    One that belongs to its region stays there, whoever comes and goes.
    """
    for marker, pieces in zip(position.rules.markers, position.markers, strict=True):
        fled = sum(
            n for (_, kind), n in position.fled_markers.items() if position.rules.markers[kind] is marker
        )
        total = sum(pieces.values()) + fled
        assert total <= marker.in_box, f"{total} of {marker.id}, but the box has {marker.in_box}"
        for region, count in pieces.items():
            assert 1 <= count <= marker.per_region, f"{count} of {marker.id} in region {region}"
            holder = position.holder[region]
            if marker.neutral:
                assert holder == NOBODY, f"{marker.id} in region {region}, beside a race"
                continue
            if marker.stays:
                passes_in_time(position, marker, region)
                continue
            if marker.neutral:
                assert holder == NOBODY, f"{marker.id} in region {region}, which somebody holds"
                continue
            if holder == NOBODY and marker.outlasts:
                assert position.left_by(region) != NOBODY, f"{marker.id} in {region}, and nobody left it"
                continue
            if holder == NOBODY:
                assert position.given_up >> region & 1, f"{marker.id} in region {region}, which nobody holds"
                continue
            if not marker.stays_in_decline:
                assert position.status[holder] == ACTIVE, f"{marker.id} beside a race in decline"


def passes_in_time(position: Position, marker: Marker, region: int) -> None:
    """A marker that passes, or does something, was put down by somebody; one that passes leaves in time."""
    laid_by = position.notes.get(("laid_by", region, marker.id))
    if marker.passes or marker.effects:
        assert laid_by, f"nobody has put {marker.id} into region {region}"
    if marker.passes and position.phase in (PICKING, START):
        assert laid_by != position.player + 1, f"{marker.id} in region {region} is still there"


def only_a_redeployment_gives_up(position: Position) -> None:
    """What a redeployment left without a token may be taken back until the turn ends, and no longer."""
    assert not position.given_up or position.phase == REDEPLOYMENT
    for region, holder in enumerate(position.holder):
        assert holder == NOBODY or not position.given_up >> region & 1, (
            f"region {region} is held and given up"
        )


def races_stand_where_they_can(position: Position) -> None:
    rules = position.rules
    for race, held in enumerate(position.held):
        if held:
            allowed = rules.kit(race, position.power[race], False).stand | position.kit[race].stand
            assert not held & ~allowed, f"{rules.races[race].id} stands on {rules.board.ids(held & ~allowed)}"


def players_have_what_they_may(position: Position) -> None:
    """One active race a player, at most one declined race that counts, and the kit that belongs to each."""
    rules = position.rules
    for race, (owner, status) in enumerate(zip(position.owner, position.status, strict=True)):
        id = rules.races[race].id
        assert (owner == NOBODY) == (status == AT_REST), f"{id}: owner {owner}, status {status}"
        assert (status == ACTIVE) == (race in position.active), (
            f"{id}: status {status}, active {position.active}"
        )
        if owner == NOBODY:
            assert position.power[race] == NOBODY and position.kit[race] is rules.no_kit, (
                f"{id} is at rest with a badge"
            )
            continue
        if status == ACTIVE:
            assert position.active[owner] == race, f"{id} is active, but not of its owner"
        expected = position.clone().fit(race)
        assert position.kit[race] is expected, f"{id} has the kit of another combo"
    for player in range(len(position.coins)):
        declined = [
            race
            for race, owner in enumerate(position.owner)
            if owner == player and position.status[race] == DECLINED
        ]
        assert sorted(position.declined[player]) == declined, (
            f"player {player}: {position.declined}, not {declined}"
        )
        # One that will be active again next turn does not count either.
        staying = [race for race in declined if ("returns", race, "") not in position.notes]
        # Nor does one that may have declined while a place lent what spares it, even if that is lost since.
        lent = lent_badge(position)
        counted = sum(
            position.kit[race].counts_in_decline
            and (lent == NOBODY or rules.kit(race, lent, True).counts_in_decline)
            for race in staying
        )
        assert counted <= 1, f"player {player} has {counted} races in decline"


def banners_and_badges(position: Position) -> tuple[Counter[int], Counter[int]]:
    """Where the banners and badges are, all together: this never changes in a game."""
    banners = Counter(position.race_stack)
    banners.update(race for race, _, _ in position.column)
    banners.update(race for race, owner in enumerate(position.owner) if owner != NOBODY)
    badges = Counter(position.power_stack + position.discarded)
    badges.update(power for _, power, _ in position.column)
    badges.update(power for power in position.power if power != NOBODY)
    badges.update(
        value - 1
        for (name, _, _), value in position.notes.items()
        if name == "badge" and isinstance(value, int)
    )
    badges.update(
        power
        for (name, _, _), value in position.notes.items()
        if position.rules.notes[name].badges and isinstance(value, int)
        for power in ids_of(value)
    )
    return banners, badges


# A step


def ledger_of(event: Event) -> Ledger:
    assert event.ledger is not None, f"{event.kind} has no ledger"
    return event.ledger


def number(event: Event, key: str) -> int:
    """A number, or the player of a pair, out of the parameters of an event."""
    value = event.params[key]
    if isinstance(value, tuple):
        value = value[1]
    assert isinstance(value, int), f"{event.kind}.{key} is {value!r}"
    return value


def of_kind(events: Iterable[Event], *kinds: str) -> list[Event]:
    return [event for event in events if event.kind in kinds]


def step_is_explained(before: Position, code: Code, after: Position, events: list[Event]) -> None:
    """Every number that changed is the total of a ledger of this step."""
    coins_follow_ledgers(before, after, events)
    trays_follow_ledgers(before, after, events)
    conquests_cost_what_was_explained(before, code, after, events)
    for event in events:
        if event.ledger is not None:
            lines_are_well_formed(event.ledger)
    assert banners_and_badges(before) == banners_and_badges(after), "a banner or a badge was lost or doubled"


def coins_follow_ledgers(before: Position, after: Position, events: list[Event]) -> None:
    """A player's coins change by scores, prices and payments, and by nothing else."""
    expected = list(before.coins)
    for event in events:
        if event.kind == "scored":
            assert ledger_of(event).total == number(event, "n"), (
                "the score told is not the score of its ledger"
            )
            expected[number(event, "player")] += ledger_of(event).total
        elif event.kind == "paid_for_pick":
            expected[number(event, "player")] += ledger_of(event).total
        elif event.kind == "paid_ally":
            expected[number(event, "player")] += ledger_of(event).total
            expected[number(event, "ally")] -= ledger_of(event).total
        elif event.kind in (
            "coins_taken",
            "toll_paid",
            "paid_for_conquest",
            "tribute_paid",
            "stolen",
            "throne_paid",
            "ring_paid",
            "pact_broken",
            "pact_kept",
            "tavern_shared",
        ):
            expected[number(event, "player")] += number(event, "n")
            expected[number(event, "payer")] -= number(event, "n")
        elif event.kind in PAID_BY_BANK:
            expected[number(event, "player")] += number(event, "n")
        elif event.kind == "paid_for_means":
            expected[number(event, "player")] -= number(event, "n")
        elif event.kind in ("tokens_bought", "power_bought"):
            assert ledger_of(event).total == number(event, "price")
            expected[number(event, "player")] -= number(event, "price")
        elif event.ledger is not None:
            assert event.ledger.kind not in ("score", "price", "payment"), f"{event.kind} moves coins unseen"
    assert after.coins == expected, f"coins {before.coins} became {after.coins}; the ledgers say {expected}"


def scores_are_as_previewed(before: Position, code: Code, after: Position, events: list[Event]) -> None:
    """What a preview says is paid, line by line; and to stop conquering brings or costs nobody a coin."""
    if code[0] == do.END_TURN and before.phase == REDEPLOYMENT:
        (scored,) = of_kind(events, "scored")
        foretold = [line for line in preview(before).lines if line.rule != BESIDE]
        assert [*ledger_of(scored).lines] == foretold, "the preview was another score"
        assert after.coins[before.player] == coins_then(before), "other coins were foretold"
    elif code[0] == do.STOP and before.stage != do.SACRIFICE:
        # Readying the troops may: some are paid for how many tokens stand in a region.
        assert preview(readied(before)).total == preview(after).total, "stopping changed the score"


def trays_follow_ledgers(before: Position, after: Position, events: list[Event]) -> None:
    """Tokens come out of a tray and go back to it, or to a pile, only by events that say how many."""
    index = before.rules.race_index
    kept = stored(before)
    expected = list(kept)

    def race_in(event: Event, key: str = "race") -> int:
        pair = event.params[key]
        assert isinstance(pair, tuple)
        return index[pair[1]]

    counted = {before.rules.markers[marker].id for marker in before.rules.counted}

    def extras_lost(race: int) -> int:
        """Markers that count as tokens and were lost, apart from those that left with a power."""
        left = sum(
            number(event, "n")
            for event in of_kind(events, "markers_gone")
            if race_in(event) == race and event.reference in counted
        )
        return extras_of(before, race) - extras_of(after, race) - left

    for event in events:
        if event.kind in ("picked", "tokens_gained", "rolled_for_loss"):
            assert ledger_of(event).total == number(event, "n")
            race = race_in(event)
            expected[race] -= ledger_of(event).total
            if event.kind == "picked":  # not all of these come from the tray
                expected[race] += extras_of(after, race)
        elif event.kind in (
            "victim_gained",
            "tokens_traded",
            "token_for_emptying",
            "token_from_place",
            "holds_again",
            "tokens_bought",
            "ghosts_spawned",
        ):
            expected[race_in(event)] -= number(event, "n")
        elif event.kind == "token_turned":
            expected[race_in(event)] += number(event, "n")
        elif event.kind == "tokens_buried":
            expected[race_in(event, "victim")] += number(event, "n")
        elif event.kind == "tokens_lost":
            assert ledger_of(event).total == number(event, "n")
            expected[race_in(event)] += ledger_of(event).total
        elif event.kind == "token_markers_lost":  # these come from no tray
            assert ledger_of(event).total == number(event, "n") == extras_lost(race_in(event))
        elif event.kind == "converted":
            victim = race_in(event, "victim")
            expected[victim] += ledger_of(event).total - extras_lost(victim)
            # Some may also take a token from the hand, where the tray has none.
            expected[race_in(event)] -= min(1, before.tray[race_in(event)])
        elif event.kind == "loss_waits":
            expected[race_in(event)] -= number(event, "n")
        elif event.kind == "token_not_given":
            expected[race_in(event)] += 1
        elif event.kind == "token_given":
            expected[race_in(event, "giver")] += 1
        elif event.kind == "altar_paid":
            expected[race_in(event)] += 1
        elif event.kind == "reborn_region":
            expected[race_in(event)] += number(event, "n")
            new = race_in(event, "victim")
            expected[new] -= 1 if before.tray[new] - kept[new] + expected[new] else 0
        elif event.kind in CALLED_OFF:
            lost = min(1, hand_before(before, race_in(event)))
            expected[race_in(event)] += lost - extras_lost(race_in(event))
        elif event.kind == "race_returned":
            race = race_in(event)
            expected[race] -= number(event, "n") - (extras_of(after, race) - extras_of(before, race))
        elif event.kind in ("tokens_to_tray", "tokens_discarded"):
            expected[race_in(event)] += number(event, "n")
        elif event.kind == "race_vanished":
            expected[race_in(event)] = before.rules.races[race_in(event)].in_box
        elif event.kind == "lifted":
            assert ledger_of(event).total == number(event, "n") == after.hand[race_in(event)]
    found = stored(after)
    assert found == expected, f"trays {before.tray} became {found}; the events say {expected}"


def hand_before(before: Position, race: int) -> int:
    """The tokens that a race has in hand when a step begins, readied."""
    return readied(before).hand[race]


def conquests_cost_what_was_explained(
    before: Position, code: Code, after: Position, events: list[Event]
) -> None:
    """A plain conquest puts down exactly the total of its cost; a final attempt all that was in hand."""
    view = readied(before)
    won = of_kind(events, *CONQUESTS)
    failed = of_kind(events, "attempt_failed")
    if code[0] == do.ROLL and len(code) > 1:
        # The die that goes with it is not known before.
        assert len(won) + len(failed) <= 1, f"{code}: more than one conquest"
        return
    if code[0] not in (do.CONQUER, do.ATTEMPT):
        assert not won and not failed, f"{code}: a conquest that nobody ordered"
        return
    off = of_kind(events, *CALLED_OFF)
    assert len(won) + len(failed) + len(off) == 1, (
        f"{code}: {len(won)} conquests, {len(failed)} failures, {len(off)} called off"
    )
    if of_kind(off, "airship_crashed"):
        assert after.holder[code[1]] == NOBODY and not after.tribes >> code[1] & 1, "somebody is in the fire"
        return
    if off:
        assert after.holder[code[1]] == view.holder[code[1]], "a conquest that was called off moved somebody"
        return
    region, race = code[1], view.acting
    total, hand = ledger_of((won or failed)[0]).total, view.hand[race]
    if failed:
        assert total > hand and number(failed[0], "short") == total - hand, (
            f"failed at {total} with {hand} in hand"
        )
        assert after.holder[region] == view.holder[region], "a failed attempt moved somebody"
        return
    put = number(won[0], "n")
    assert put == total, f"explained {total}, charged {put}"
    if code[0] == do.ATTEMPT:
        assert put == hand, f"a final attempt put down {put} of {hand}"
    # What was in the region may have been the race's own other race; then its tokens are in that race's hand.
    turned = sum(number(event, "n") for event in of_kind(events, "token_turned"))
    if ("region", region) in [
        event.params["region"] for event in of_kind(events, "river_left", "left_for_good")
    ]:
        assert after.holder[region] == NOBODY, "somebody stays in a river that was left"
    else:
        assert after.holder[region] == race and after.tokens[region] == put - turned
    assert after.hand[race] + put == hand + driven_into(race, view, after, events), "tokens went elsewhere"
    if code[0] == do.CONQUER and rolls(view, race, code[2:]):
        view = view.clone()
        view.roll = -sum(line.amount for line in ledger_of(won[0]) if line.rule == "die")
    fast = put if code[0] == do.ATTEMPT else cost(view, race, region, code[2:])
    assert put == fast, f"the fast total {fast} is not what was charged"


def driven_into(race: int, view: Position, after: Position, events: list[Event]) -> int:
    """Tokens that came to the attacker's hand in the step: new ones, those that had to leave a river, and
    markers that count as tokens and were lent with the region; for it cannot drive itself out.
    """
    id = view.rules.races[race].id
    gained = of_kind(events, "tokens_gained", "river_left", "left_for_good")
    assert not [e for e in of_kind(events, "tokens_lost", "tokens_fled") if e.params["race"] == ("race", id)]
    lent = extras_of(after, race) - extras_of(view, race)
    return lent + sum(number(event, "n") for event in gained if event.params["race"] == ("race", id))


def lines_are_well_formed(ledger: Ledger) -> None:
    """The total is the sum, and a line that did not apply adds nothing and says why not."""
    assert ledger.total == sum(line.amount for line in ledger.lines)
    assert sum(ledger.by_rule().values()) == ledger.total
    for line in ledger.lines:
        assert line.applied or line.amount == 0, f"{line} counts although it did not apply"
        # The minimum tells what it lifts the sum to.
        if line.amount and line.rule != "minimum" and ledger.kind in ("cost", "score") and "n" in line.params:
            assert line.params["n"] == abs(line.amount), f"{line} says another number"


def recorded_play_is_the_same_play(
    before: Position, code: Code, dice: Sequence[int], after: Position
) -> list[Event]:
    """Writing events down changes nothing: the step with and without them leads to the same position."""
    shadow, record = before.clone(), []  # type: tuple[Position, list[Event]]
    play(shadow, code, dice, record)
    same(shadow, after, "with events written down")
    return record


# Both evaluators


def fast_and_explained_agree(position: Position) -> None:
    """Every cost and every score: the total alone is the total of the lines."""
    for player in range(len(position.coins)):
        ledger = score_ledger(position, player)
        assert score(position, player) == ledger.total, (
            f"score of {player}: {score(position, player)}, {ledger}"
        )
        lines_are_well_formed(ledger)
    if position.phase not in (START, CONQUEST):
        return
    view = readied(position)
    race = view.acting
    kit, hand, within = view.kit[race], view.hand[race], reach(view, race)
    payable, hopeful = [], []
    obstacles = Obstacles(view, race)
    for region in range(len(view.rules.board)):
        allowed = region_reason(view, race, region, obstacles=obstacles) is None
        assert allowed == bool(within >> region & 1), f"region {region}: reach and reason disagree"
        if not allowed:
            continue
        ledger = cost_ledger(view, race, region)
        lines_are_well_formed(ledger)
        total = cost(view, race, region)
        assert total == ledger.total >= kit.least, f"region {region}: {total}, but {ledger}"
        for number in kit.means:
            with_it = cost(view, race, region, (number,))
            least = kit.least - kit.means[number].stands_in
            assert with_it == cost_ledger(view, race, region, (number,)).total >= least
            assert with_it == kit.least or number not in kit.single
        if hand >= kit.least:
            if total <= hand:
                payable.append(region)
            elif total <= hand + 3:
                hopeful.append(region)
            refusal = why_not_conquer(view, region, obstacles)
            assert (refusal is None) == (total <= hand and comes_first(view) is None)
    found = targets(view, race, hand)
    assert (found.reach, [*found.payable], [*found.within_die]) == (within, payable, hopeful)


# The game


def legal_actions_are_accepted(game: Game, rng: Random) -> None:
    """Every entry passes the check of single actions; allocations are tried by samples."""
    position = game.position
    for entry in game.legal:
        ways = [entry] if isinstance(entry, Action) else [entry.sample(rng) for _ in range(2)]
        for action in ways:
            assert action in game.legal and action.to_dict() in game.legal, f"{action} is listed, but not in"
            reason = check(position, action.code)
            assert reason is None, f"{action} is listed, but refused: {reason}"
            assert game.encode(action.to_dict()) == action.code, (
                f"{action} reads differently than it is written"
            )
            assert game.why_not(action) is None


def listed_and_checked_agree(game: Game) -> None:
    """For every region, slot and player: an action is listed exactly if its own check accepts it."""
    position = game.position
    options, view = game.legal.options, readied(position)
    regions, slots, players = range(len(position.rules.board)), range(8), range(-1, len(position.coins))
    kit = position.kit[view.acting] if view.acting != NOBODY else None
    codes: list[Code] = [(kind,) for kind in (do.DECLINE, do.ROLL, do.STOP, do.END_TURN)]
    codes += [(do.PICK, slot) for slot in slots] + [(do.ALLY, player) for player in players]
    for kind in (do.CONQUER, do.ATTEMPT, do.CONVERT, do.ABANDON):
        codes += [(kind, region) for region in regions]
    codes += [(do.DECLINE, region) for region in regions]
    bases = [NOBODY, *(region for region, holder in enumerate(view.holder) if holder == view.acting)]
    for number, means in (kit.means if kit else {}).items():
        for kind in (do.CONQUER, do.ATTEMPT):
            if means.from_region:
                codes += [(kind, region, (number, base)) for region in regions for base in bases]
            else:
                codes += [(kind, region, *[number] * n) for region in regions for n in (1, 2)]
    for item in offered(view):
        if item.offer.kind == do.USE:
            # A race is a number once its name was read: one that no race has never comes this far.
            most = min(9, len(position.rules.races)) if item.offer.key == "race" else 9
            codes += [(do.USE, item.offer.trait, ((item.offer.key, value),)) for value in range(-1, most)]
    for code in codes:
        listed, reason = includes(options, code), check(position, code, view)
        if listed or reason is not None:
            assert listed == (reason is None), f"{code}: listed {listed}, but {reason}"
        else:
            single = code[0] == do.DECLINE and code[1:] == tuple(ids_of(decline_sites(position)))
            rolled = code[0] == do.CONQUER and position.roll != NOBODY
            assert rolled or single, f"{code} is accepted, but not listed"


def ids_of(mask: int) -> list[int]:
    return [region for region in range(mask.bit_length()) if mask >> region & 1]


def others_are_refused(game: Game, actions: Iterable[dict[str, Any]]) -> None:
    """What is not listed is refused with a sentence by `why_not` and by `play`, and nothing changes.

    Every help that is proposed would help.
    """
    for action in actions:
        before, steps = game.position.clone(), game.steps
        refusal = game.why_not(action)
        if action in game.legal:
            assert refusal is None, f"{action} is listed, but {refusal!r}"
            continue
        if refusal is None:
            assert may_be_accepted_unlisted(game, action), f"{action} is not listed, but accepted"
            continue
        try:
            game.play(action)
        except Refused as refused:
            assert refused.code == refusal.code and str(refused) == str(refusal)
        else:
            raise AssertionError(f"{action}: why_not says {refusal!r}, but it was played")
        same(before, game.position, f"after the refusal of {action}")
        assert game.steps == steps
        refusal_is_true(game, game.encode(action), refusal.raw)
        helps_do_help(before, game.encode(action), refusal.raw)


def may_be_accepted_unlisted(game: Game, action: dict[str, Any]) -> bool:
    """The one exception, by the public format: a last attempt after a roll, which will fail."""
    if action["do"] != "conquer" or game.position.roll == NOBODY:
        return False
    refusal = game.why_not_conquer(action["region"])
    return refusal is not None and refusal.code == "not_enough_tokens"


def someone_elses_turn_is_refused(game: Game) -> None:
    decider = game.to_act.player
    other = (decider + 1) % len(game.names)
    refusal = game.why_not("stop", by=other)
    assert refusal is not None and refusal.code == "not_your_turn"
    is_prose(str(refusal), "not_your_turn")


def attempts_at_anything(game: Game, rng: Random, how_many: int) -> list[dict[str, Any]]:
    """Actions of all kinds with plausible and wild parameters; most of them are not legal."""
    rules = game.position.rules
    regions = [region.id for region in rules.board.regions]
    races, markers = [race.id for race in rules.races], [marker.id for marker in rules.markers]
    powers = [power.id for power in rules.powers]

    def spread() -> dict[str, int]:
        return {rng.choice([*regions, "nowhere"]): rng.randint(-1, 6) for _ in range(rng.randint(0, 4))}

    def bent(kind: str) -> dict[str, Any]:
        """A legal allocation with one number changed."""
        entries = game.legal.of(kind)
        if not entries:
            return (
                {"do": kind, "tokens": spread()}
                if kind != "place"
                else {"do": kind, "marker": rng.choice(markers), "regions": spread()}
            )
        entry = rng.choice(entries)
        assert not isinstance(entry, Action)
        action = entry.sample(rng).to_dict()
        amounts = action["regions" if kind == "place" else "tokens"]
        region = rng.choice([*amounts, rng.choice(regions)])
        amounts[region] = amounts.get(region, 0) + rng.choice((-1, 1, 1, 7))
        return action

    found = []
    for _ in range(how_many):
        kind = rng.choice(do.ACTION_NAMES)
        action: dict[str, Any] = {"do": kind}
        if kind in ("abandon", "conquer", "convert", "attempt"):
            action["region"] = rng.choice(regions) if rng.random() < 0.95 else "nowhere"
            if kind in ("conquer", "attempt") and rng.random() < 0.3:
                kit = game.position.kit[game.position.acting] if game.position.acting != NOBODY else None
                own = [rules.means[number] for number in (kit.means if kit else ())]
                action["with"] = [rng.choice(own or rules.means)] * rng.choice((1, 1, 2, 3))
        elif kind == "decline" and rng.random() < 0.3:
            action["region"] = rng.choice(regions)
        elif kind == "use":
            key = rng.choice(("count", "slot", "player"))
            action |= {"trait": rng.choice([*races, *powers, "nothing"]), key: rng.randint(-1, 3)}
        elif kind == "pick":
            action["slot"] = rng.randint(-1, 7)
        elif kind == "ally":
            action["player"] = rng.choice([None, *range(-1, 6)])
        elif kind in ("redeploy", "place", "withdraw"):
            action = bent(kind)
            if kind != "place" and rng.random() < 0.2:
                action["race"] = rng.choice(races)
            if kind == "withdraw" and rng.random() < 0.2:
                action["markers"] = {rng.choice(markers): spread()}
        found.append(action)
    return found


def undo_and_redo(game: Game, before: Position, steps: int = 1) -> None:
    """Back to exactly where it was, and forth again; `before` is the position so many steps ago."""
    after, log = game.position.clone(), game.log
    for _ in range(steps):
        game.undo()
    same(before, game.position, f"after {steps} times undo")
    assert game.steps == len(log) - steps
    for _ in range(steps):
        game.redo()
    same(after, game.position, f"after {steps} times redo")
    assert game.log == log and not game.undone


def replay_is_identical(game: Game) -> None:
    """The scenario and the actions alone give the same game, dice included; so does the game as JSON."""
    again = Game.from_scenario(json.loads(json.dumps(game.scenario)))
    for entry in json.loads(json.dumps(game.log)):
        entry.pop("die", None)
        entry.pop("rolls", None)
        again.play(entry)
    same(game.position, again.position, "after a replay")
    assert again.log == game.log, "other dice fell"
    loaded = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    same(game.position, loaded.position, "after loading")
    assert loaded.log == game.log


def branches_leave_the_game_alone(game: Game, rng: Random) -> None:
    """A branch offers the same choices, goes its own way, and can be kept like any other game."""
    before, steps = game.position.clone(), game.steps
    branch = game.branch()
    assert branch.legal.to_dict() == game.legal.to_dict() and branch.to_act == game.to_act
    for _ in range(4):
        if not branch.over:
            branch.play(branch.legal.sample(rng))
    sound(branch.position)
    same(before, game.position, "after play on a branch")
    assert game.steps == steps
    kept = Game.from_dict(json.loads(json.dumps(branch.to_dict())))
    same(branch.position, kept.position, "a branch that was kept")


def full_answer_agrees(game: Game) -> None:
    """The one answer to everything says what single questions say."""
    found = answer(game.position)
    if game.position.phase <= REDEPLOYMENT:  # afterwards the preview is what was scored
        assert found.score == game.score_preview().raw
    for region, said in zip(game.board, found.regions, strict=True):
        ledger, refusal = game.cost(region.id), game.why_not_conquer(region.id)
        assert said.cost == (None if ledger is None else ledger.raw), f"cost of {region.id}"
        assert said.why_not == (None if refusal is None else refusal.raw), f"why not {region.id}"
        assert said.chance == game.chance(region.id), f"chance of {region.id}"


# Of a code in the base game, with its 14 races and on its largest board.
MOST_LETTERS = 300
LARGEST_IN_BASE = 48
# What a code leaves out on purpose: the dice and the order of badges to come are drawn anew.
NOT_IN_A_CODE = {"seed"}


def code_gives_the_position(game: Game) -> None:
    """The short text of a position gives the same position with the same choices, and the same text again."""
    code = game.code
    if not game.position.rules.variants:
        rules = game.position.rules
        most = MOST_LETTERS * max(len(rules.races) / 14, len(rules.board) / LARGEST_IN_BASE)
        assert len(code) < most, f"{len(code)} letters: {code}"
    again = Game.from_code(code)
    found = differences(game.position, again.position)
    assert found.keys() <= NOT_IN_A_CODE, f"{code}: {found}"
    assert again.code == code and again.to_act == game.to_act and again.names == game.names
    assert again.legal.to_dict() == game.legal.to_dict()


def views_hide_what_they_must(game: Game) -> None:
    """A player sees the own coins, an onlooker none, until the end; nobody sees what lies in the stacks."""
    for viewer in (None, *range(len(game.names))):
        seen = game.view(viewer)
        json.dumps(seen)
        assert not {"race_stack", "power_stack", "seed"} & seen.keys()
        for player, coins in enumerate(game.position.coins):
            shown = seen["players"][player]["coins"]
            assert shown == (coins if game.over or player == viewer else None)


# Texts


def is_prose(text: str, what: str) -> None:
    """A finished sentence: not empty, nothing left unfilled, no invisible marks."""
    assert text.strip(), f"{what}: nothing to say"
    for bad in ("{", "}", "None", "\u2068", "\u2069", "('"):
        assert bad not in text, f"{what}: {text!r}"


def step_can_be_told(game: Game, events: list[Event], said: set[str], everything: bool) -> None:
    """Every event and ledger of the last step has its English. `said` spares what was said before."""
    ids = {event.kind for event in events} | {
        line.sentence for event in events if event.ledger is not None for line in event.ledger.lines
    }
    if not everything and ids <= said:
        return
    said |= ids
    explanation = game.explain()
    assert [event.raw for event in explanation.events] == events, (
        "the step is told differently than it was played"
    )
    for event in explanation.events:
        event_is_true(game, event.raw)
    json.dumps(explanation.to_dict())


def winners_have_most(game: Game) -> None:
    """Whoever has won has as many coins as anybody whose coins count; in teams, as many as the poorer one of
    any team, and then as the richer one. Whoever wins at once wins alone, in their own turn.
    """
    position, coins = game.position, game.position.coins
    if any(name == "won" for name, _, _ in position.notes):
        assert game.winners == [position.player]
        return
    seats = position.seats()
    sides: dict[object, list[int]] = {}
    for player, seat in enumerate(seats):
        if seat.ranked:
            sides.setdefault(player if seat.team is None else ("team", seat.team), []).append(player)
    worth = {
        side: (min(coins[player] for player in players), max(coins[player] for player in players))
        for side, players in sides.items()
    }
    won = [side for side, players in sides.items() if set(players) <= set(game.winners)]
    assert won and sorted(game.winners) == sorted(player for side in won for player in sides[side])
    assert all(worth[side] == max(worth.values()) for side in won), f"{worth}, but {won} won"
