"""Three teams of two: who plays with whom, and which team wins."""

TEAMS = 3


def in_teams(state):
    """Whether the players are paired: six of them, none of whom is the Necromancer."""
    return "six_player" in state["packs"] and len(state["players"]) == 2 * TEAMS and state["necromancer"] is None


def partner(state, number):
    """The player on the other side of the table, or None."""
    return (number + TEAMS) % (2 * TEAMS) if in_teams(state) else None


def winning_team(state):
    """The lower of two scores counts; if it is equal, the higher one; if that is equal too, teams share."""
    coins = [player["coins"] for player in state["players"]]

    def standing(number):
        pair = (coins[number], coins[partner(state, number)])
        return min(pair), max(pair)

    best = max(standing(number) for number in range(TEAMS))
    return [number for number in range(2 * TEAMS) if standing(number) == best]
