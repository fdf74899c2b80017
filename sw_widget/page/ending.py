"""The end of a game: who won and by what, everybody's coins over time, and where they came from."""

from __future__ import annotations

from sw_widget.explore.coin_flows import rounds
from sw_widget.explore.reports.report import result, sources
from sw_widget.game.game import Game
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.string_table import Data
from sw_widget.page.table import sign


def ending(game: Game, known: frozenset[int], speaker: CachedSpeaker) -> Data | None:
    """The end of what is shown; None while it goes on, or where not all coins may be shown."""
    if not game.over or len(known) < len(game.names):
        return None
    say, coins, won = speaker.say, game.position.coins, game.winners
    ranked = [player for player, seat in enumerate(game.position.seats()) if seat.ranked]
    at_once = won[0] not in ranked
    others = [player for player in ranked if player not in won]
    told = [result(game)]
    if at_once:
        told.append(say("ending-at_once", {"turn": game.turn, "turns": game.position.turns}))
    elif len(ranked) < len(coins):
        rest = next(player for player in range(len(coins)) if player not in ranked)
        told.append(say("ending-never_out", {"player": ("player", rest), "n": _kept(game, rest)}))
    teams = _teams(game)
    if others and not teams and not at_once:
        second = max(others, key=lambda player: coins[player])
        said = {"n": coins[won[0]] - coins[second], "other": ("player", second)}
        if said["n"]:
            told.append(say("ending-margin", said))
    if teams and len(won) == 2:
        title = say("ending-team-title", teams[0])
    else:
        said = {"n": len(won), "player": ("player", won[0])}
        title = say("ending-title-at_once" if at_once else "ending-title", said)
    race = game.position.rules.races[game.position.active[won[0]]].id if at_once else None
    return {
        "title": title,
        "emblem": None if race is None else f"race/{race}",
        "winners": won,
        "sentences": told,
        "teams": [
            {
                "number": team["n"] - 1,
                "sign": sign(team["n"] - 1),
                "players": [player for _, player in team["winners"]],
                "text": say("team-result", team),
            }
            for team in teams
        ],
        "rounds": [{"turn": moment.turn, "coins": list(moment.coins)} for moment in rounds(game)],
        "chart": say("ending-chart"),
        "axis": say("chart-axis-turn"),
        "sources": _sources(game),
    }


def _kept(game: Game, player: int) -> int:
    """Tokens of a role that did not come out: those in reserve, and those that were collected again."""
    position, race = game.position, game.position.active[player]
    return position.tray[race] + position.counted("well", race).get(race, 0)


def _teams(game: Game) -> list[Data]:
    """What each team has, the best first; nothing where everybody plays alone."""
    coins, seats = game.position.coins, game.position.seats()
    found = []
    for team in sorted({seat.team for seat in seats if seat.team is not None}):
        mates = [player for player, seat in enumerate(seats) if seat.team == team]
        names = [("player", player) for player in mates]
        found.append({"n": team + 1, "winners": names, "coins": min(coins[player] for player in mates)})
    first = seats[game.winners[0]].team
    return sorted(found, key=lambda team: (-team["coins"], team["n"] - 1 != first))


def _sources(game: Game) -> list[Data]:
    """Where the coins came from: a row for each source, with a number for each player."""
    sheet = sources(game, list(range(len(game.names))))
    return [
        {"label": head, "amounts": [row.cells[column].text for row in sheet.rows]}
        for column, head in enumerate(sheet.heads[1:])
    ]
