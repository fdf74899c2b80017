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
    others = [player for player in range(len(coins)) if player not in won]
    told = [result(game)]
    teams = _teams(game)
    if others and not teams:
        second = max(others, key=lambda player: coins[player])
        said = {"n": coins[won[0]] - coins[second], "other": ("player", second)}
        if said["n"]:
            told.append(say("ending-margin", said))
    return {
        "title": say("ending-team-title", teams[0])
        if teams and len(won) == 2
        else say("ending-title", {"n": len(won), "player": ("player", won[0])}),
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
