"""The end of a turn and the beginning of the next: scoring, decline, withdrawals, the next player."""

from __future__ import annotations

from typing import Final

from sw_widget.engine.actions import (
    AFTER_SCORING,
    OVER,
    PICKING,
    REDEPLOYMENT,
    START,
    WITHDRAWAL,
    Code,
)
from sw_widget.engine.conquest.buried import buried_regions
from sw_widget.engine.conquest.losses import NOWHERE, drop, vanish
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.telling import tell, tell_all
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import TURN_BEGINS, TURN_ENDS, Sourced
from sw_widget.engine.ledger import Event
from sw_widget.engine.legal.options import chooses_after_scoring
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.decline import go_into_decline, redeploys_last
from sw_widget.engine.turn.redeployment import (
    leave_without_token,
    put_down,
    withdraws_to,
)
from sw_widget.engine.turn.returning import let_return
from sw_widget.engine.turn.scoring import (
    dues,
    forget_dues,
    name_of,
    score,
    score_ledger,
    tokens_on_map,
    winners,
)


def begin_turn(position: Position, record: Record = None) -> None:
    """The player to move takes up the turn."""
    player = position.player
    position.start_counting()
    if record is not None:
        params = {"player": ("player", player), "turn": position.turn, "turns": position.turns}
        record.append(Event("turn_began", params))
    matters = position.between_turns(player)
    if matters & TURN_BEGINS:
        _before_first_action(position, record)
    active = position.active[player]
    if active != NOBODY:
        position.phase = START
        position.acting = position.first_to_conquer(player) if matters else active
    elif not matters or position.seats()[player].picks:
        position.phase = PICKING
    else:
        position.phase = REDEPLOYMENT


def _before_first_action(position: Position, record: Record) -> None:
    """What happens when a turn begins, before its player decides anything."""
    rules = position.rules
    if rules.passing:
        _take_off_passing(position, record)
    tell_all(position, "turn_began", record)
    if rules.answering.spares_declined and position.active[position.player] == NOBODY:
        let_return(position, record)
        _begin_with_markers(position, position.active[position.player], record)


def _begin_with_markers(position: Position, race: int, record: Record) -> None:
    """A race that has just become active again begins its turn with what lies in its regions."""
    for source, hears in position.kit[race].answering.turn_began:
        if source[0] == "marker":
            hears(Turn(position, race, source, record))


def _take_off_passing(position: Position, record: Record) -> None:
    """Markers that the player put down in the last turn, and that pass, leave the map."""
    for marker in position.rules.passing:
        for region in bits(position.laid(marker, position.player)):
            drop(position, marker, region, "marker_gone", record)


def end_turn(position: Position, code: Code, die: int | None, record: Record) -> None:
    plain = not position.between_turns(position.player) & TURN_ENDS
    if position.phase != REDEPLOYMENT:
        _end_own_turn(position, record)
    elif not plain and position.rules.redeploys_in_decline and position.declining(position.player):
        _end_decline(position, (), record)
    else:
        if not plain:
            _before_scoring(position, record)
        _score_and_end(position, plain, (), record)


def _before_scoring(position: Position, record: Record) -> None:
    """What happens when a turn ends, before its player scores."""
    if position.rules.answering.ungarrisoned:
        leave_without_token(position, record)
    tell_all(position, "turn_ending", record)


def _end_own_turn(position: Position, record: Record) -> None:
    """The player, who has scored, has no choice left; this is told."""
    tell_all(position, "turn_ended", record)
    if position.rules.answering.opponent_turn_ended:
        _tell_opponents(position, record)
    _finish(position, record)


def _tell_opponents(position: Position, record: Record) -> None:
    """The active races of all others hear that the player's turn is done."""
    for player, race in enumerate(position.active):
        if player != position.player and race != NOBODY:
            tell(position, race, "opponent_turn_ended", record)


def _asks_after_scoring(position: Position) -> bool:
    """Whether the player, who has scored, still has a choice; then the turn goes on with it."""
    before, position.phase = position.phase, AFTER_SCORING
    if chooses_after_scoring(position):
        return True
    position.phase = before
    return False


def _score_and_end(position: Position, plain: bool, ended: tuple[Sourced, ...], record: Record) -> None:
    """The player scores, and the turn ends unless a choice is left; `ended` are effects that a race had until
    it declined this turn.
    """
    player = position.player
    total = score(position, player)
    if record is not None:
        params = {"player": ("player", player), "n": total}
        record.append(Event("scored", params, score_ledger(position, player, ended)))
    position.coins[player] += total
    if not plain:
        if position.rules.answering.leaves_map:
            forget_dues(position, player)
        tell_all(position, "scored", record)
    if position.new and position.active[player] != NOBODY:
        position.new &= ~(1 << position.active[player])
    if plain:
        _finish(position, record)
    elif not _asks_after_scoring(position):
        _end_own_turn(position, record)


def decline(position: Position, code: Code, die: int | None, record: Record) -> None:
    scores, race = position.phase == START, position.active[position.player]
    ended = position.kit[race].effects
    last = redeploys_last(position, race) if scores and position.rules.redeploys_in_decline else 0
    go_into_decline(position, code[1] if len(code) > 1 else NOBODY, record)
    if last and position.held[race]:
        position.notes["redeploys", race, ""] = last
        position.phase = REDEPLOYMENT
    elif scores:
        _end_decline(position, ended, record)
    else:
        _pay_due(position, record)
        if not _asks_after_scoring(position):
            _end_own_turn(position, record)


def _end_decline(position: Position, ended: tuple[Sourced, ...], record: Record) -> None:
    """The player scores a turn of decline."""
    if position.rules.redeploys_in_decline:
        for race, _ in position.declining(position.player):
            del position.notes["redeploys", race, ""]
    plain = not position.between_turns(position.player) & TURN_ENDS
    _score_and_end(position, plain, ended, record)


def _pay_due(position: Position, record: Record) -> None:
    """Coins that are due after the player has scored already."""
    player = position.player
    for rule, coins in dues(position, player):
        position.coins[player] += coins
        if record is not None:
            params = {"player": ("player", player), "n": coins, "name": name_of(position.rules, rule)}
            record.append(Event("due_paid", params, None, rule))
    forget_dues(position, player)


def _finish(position: Position, record: Record) -> None:
    """The player's own turn is done: races without a region leave, and defenders put down what fled."""
    held = position.held
    for declined in position.declined:
        for race in declined:
            if held[race]:
                continue
            if not buried_regions(position, race):
                vanish(position, race, NOWHERE, record)
            elif position.hand[race]:
                _lose_hand(position, race, record)
    if position.fled_markers or position.fled != position.rules.no_tokens:
        for player, race in who_fled(position):
            _must_withdraw(position, player, race, record)
        if position.pending:
            position.pending.reverse()
            position.phase = WITHDRAWAL
            return
        forget_fled(position)
    next_player(position, record)


def _lose_hand(position: Position, race: int, record: Record) -> None:
    """Tokens of a race in decline that has no region to put them down in leave the map, with what fled."""
    if record is not None:
        n = position.hand[race]
        record.append(Event("tokens_to_tray", said(position, position.owner[race], race, n=n)))
    position.tray[race] += position.empty_hand(race)


def forget_fled(position: Position) -> None:
    """Everything that fled this turn has been put down, or stays in hand."""
    position.fled = position.rules.no_tokens[:]
    position.fled_markers.clear()


def who_fled(position: Position) -> list[tuple[int, int]]:
    """Players and their races of which something fled this turn, clockwise; first of all the player's own,
    if they had to leave a region.
    """
    players, with_markers = len(position.coins), {race for race, _ in position.fled_markers}
    found: list[tuple[int, int]] = []
    for step in range(players):
        player = (position.player + step) % players
        for race in position.races_of(player):
            if position.fled[race] or race in with_markers:
                found.append((player, race))
    return found


def _must_withdraw(position: Position, player: int, race: int, record: Record) -> None:
    """Ask the defender where there is a choice; otherwise do the one thing that can happen."""
    regions = list(bits(withdraws_to(position, race)))
    if len(regions) > 1:
        position.pending.append((WITHDRAWAL, player, race))
        return
    if regions:
        region = regions[0]
        markers = tuple(
            (marker, ((region, count),))
            for (owner, marker), count in position.fled_markers.items()
            if owner == race and position.held[race]  # where tokens only wait, markers do not stand
        )
        tokens = ((region, position.fled[race]),) if position.fled[race] else ()
        put_down(position, race, tokens, markers, record)
    elif record is not None:
        record.append(Event("stayed_in_hand", said(position, player, race, n=position.fled[race])))


def withdraw(position: Position, code: Code, die: int | None, record: Record) -> None:
    race: int = code[1]
    put_down(position, race, code[2], code[3], record)
    position.pending.remove((WITHDRAWAL, position.owner[race], race))
    if not position.pending:
        forget_fled(position)
        next_player(position, record)


def next_player(position: Position, record: Record) -> None:
    """The turn is over, and what fled has been put down: the next player's begins, or the game has ended."""
    player, rules = position.player, position.rules
    if rules.answering.turn_over:
        for race in position.active:
            tell(position, race, "turn_over", record)
    if record is not None:
        record.append(Event("turn_ended", {"player": ("player", player)}))
    if rules.answering.wins_now and _wins_now(position):
        position.notes["won", player, ""] = 1
        _end_game(position, record)
    elif player + 1 < len(position.coins):
        position.player = player + 1
        begin_turn(position, record)
    elif position.turn < position.turns:
        position.player = 0
        position.turn += 1
        begin_turn(position, record)
    else:
        _end_game(position, record)


def _wins_now(position: Position) -> bool:
    """Whether the player whose turn is over has won, however many turns are left."""
    race = position.active[position.player]
    asked = position.kit[race].answering.wins_now
    return any(wins(View(position, race, source)) for source, wins in asked)


def _end_game(position: Position, record: Record) -> None:
    position.phase = OVER
    position.acting = NOBODY
    if record is not None:
        record.append(how_won(position))


TIES: Final = frozenset(("tie_broken", "team_tie_broken", "team_tie_broken_by_tokens"))
"""Events that tell of a victory over others with as many coins."""


def _team_won(position: Position, team: int, names: dict[str, object]) -> Event:
    """A team has won, by the coins of its poorer player or, where others have as many, of its richer one, or
    then by race tokens.
    """
    teams: dict[int, list[int]] = {}
    tokens: dict[int, int] = {}
    for player, (coins, seat) in enumerate(zip(position.coins, position.seats(), strict=True)):
        if seat.team is not None:
            teams.setdefault(seat.team, []).append(coins)
            tokens[seat.team] = tokens.get(seat.team, 0) + tokens_on_map(position, player)
    tied = [other for other in teams if min(teams[other]) == min(teams[team])]
    richest = [other for other in tied if max(teams[other]) == max(teams[team])]
    names = {**names, "most": max(teams[team])}
    if len(richest) > 1:
        others = [tokens[other] for other in richest if other != team]
        return Event("team_tie_broken_by_tokens", {**names, "n": tokens[team], "tokens": others})
    return Event("team_tie_broken" if len(tied) > 1 else "team_won", names)


def how_won(position: Position) -> Event:
    """Who wins with what everybody has now, and against whom where coins alone do not say it."""
    best, coins = winners(position), position.coins
    if any(("won", player, "") in position.notes for player in best):
        return Event("won_at_once", {"player": ("player", best[0])})
    seats = position.seats()
    names = {"winners": [("player", player) for player in best], "coins": min(coins[p] for p in best)}
    team = seats[best[0]].team
    if team is not None and all(seats[player].team == team for player in best):
        return _team_won(position, team, names)
    if len(best) > 1:
        return Event("shared_victory", names)
    others = [
        p
        for p, n in enumerate(coins)
        if n == coins[best[0]] and p not in best and seats[p].team is None and seats[p].ranked
    ]
    if not others:
        return Event("game_over", names)
    tied = {
        "n": tokens_on_map(position, best[0]),
        "others": [("player", player) for player in others],
        "tokens": [tokens_on_map(position, player) for player in others],
    }
    return Event("tie_broken", {**names, **tied})
