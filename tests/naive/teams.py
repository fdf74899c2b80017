"""Three teams of two: who plays with whom, and which team wins."""

from naive.readings import TOKENS_DECIDE_BETWEEN_TEAMS
from naive.state import tokens_on_the_map

TEAMS = 3


def in_teams(state):
    """Whether the players are paired: six of them, none of whom is the Necromancer."""
    if "six_player" not in state["packs"] or state["necromancer"] is not None:
        return False
    return len(state["players"]) == 2 * TEAMS


def partner(state, number):
    """The player on the other side of the table, or None."""
    return (number + TEAMS) % (2 * TEAMS) if in_teams(state) else None


def winning_team(state):
    """The lower of two scores counts, then the higher one, then tokens on the map; or else teams share."""
    coins = [player["coins"] for player in state["players"]]

    def standing(number):
        pair = (number, partner(state, number))
        scores = [coins[one] for one in pair]
        tokens = sum(tokens_on_the_map(state, one) for one in pair) if TOKENS_DECIDE_BETWEEN_TEAMS else 0
        return min(scores), max(scores), tokens

    best = max(standing(number) for number in range(TEAMS))
    return [number for number in range(2 * TEAMS) if standing(number) == best]
