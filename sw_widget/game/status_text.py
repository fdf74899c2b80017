"""The status of a game as text: a line for the turn and one for each player. Coins stay hidden."""

from __future__ import annotations

from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.returning import waiting
from sw_widget.game.scenario.beside_the_map import player_of
from sw_widget.game.scenario.roles import role_of
from sw_widget.game.speaker import Speaker


def status_lines(position: Position, speaker: Speaker) -> list[str]:
    """The turn, then who plays what, with how many tokens in hand, and what is in decline."""
    turn = speaker.say("table-turn", {"turn": position.turn, "turns": position.turns})
    return [turn, *(_player(position, player, speaker) for player in range(len(position.coins)))]


def _player(position: Position, player: int, speaker: Speaker) -> str:
    rules, race = position.rules, position.active[player]
    who: dict[str, object] = {"player": ("player", player)}
    if race == NOBODY:
        said = [speaker.say("table-player-no_race", who)]
    else:
        who |= {"race": ("race", rules.races[race].id), "n": position.hand[race]}
        if race in rules.roles:
            said = _role(position, player, who, speaker)
        elif position.power[race] == NOBODY:
            said = [speaker.say("table-player-no_badge", who)]
        else:
            who["power"] = ("power", rules.powers[position.power[race]].id)
            said = [speaker.say("table-player", who)]
        copied = position.noted("copied", race) - 1
        if copied != NOBODY:
            said.append(speaker.say("table-copies", {"power": ("power", rules.powers[copied].id)}))
    for declined in position.declined[player]:
        regions = position.held[declined].bit_count()
        waits = waiting(position, player) == declined
        in_decline = {"race": ("race", rules.races[declined].id), "n": regions}
        said.append(speaker.say("table-declined-returns" if waits else "table-declined", in_decline))
    kept = player_of(position, player)
    if "pacts" in kept:
        said.append(speaker.say("table-pacts", {"n": kept["pacts"]}))
    if "free_pick" in kept:
        said.append(speaker.say("table-free_pick"))
    return " ".join(said)


def _role(position: Position, player: int, who: dict[str, object], speaker: Speaker) -> list[str]:
    """A player with a role: the powers in use, what is in reserve, what has been collected."""
    role = role_of(position, player)
    said = [speaker.say("table-role", who)]
    if role["powers"]:
        said.append(speaker.say("table-role-powers", {"powers": [("power", id) for id in role["powers"]]}))
    counts = {"n": role["reserve"], "count": sum(role["well"].values())}
    return [*said, speaker.say("table-role-beside", who | counts)]
