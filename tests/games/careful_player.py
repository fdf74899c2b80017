"""A careful player: simple habits that make games worth reading. Repeatable, given the generator."""

from __future__ import annotations

from random import Random

from sw_widget import Action, Choice, Game


class Careful:
    """Takes what is cheap, rather from others; uses what the race can do; declines when spread thin."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.rng = Random(seed)
        self.settled: set[str] = set()
        """What this redeployment has seen already: each thing is put down once."""

    def play(self) -> None:
        """Play the game to its end."""
        while not self.game.over:
            action = self.choose()
            if action.kind == "end_turn":
                self.settled.clear()
            self.game.play(action)

    def choose(self) -> Action:
        phase = self.game.to_act.phase
        if phase == "pick":
            if "pick" not in self.game.legal.kinds:
                return self.any_of("stop")
            return self.any_of("pick", limit=1 if self.game.turn == 1 else 3)
        if phase == "redeploy":
            return self.settle()
        if phase == "withdraw":
            return self.any_of("withdraw")
        if phase == "after_scoring":
            return self.any_of("decline" if self.thin() else "end_turn")
        return self.conquest(phase)

    def conquest(self, phase: str) -> Action:
        kinds = self.game.legal.kinds
        if "stop" not in kinds:  # something must be chosen before anything else
            return self.any_of("use")
        if phase == "start" and self.thin():
            return self.any_of("decline")
        for kind in ("convert", "roll"):
            if kind in kinds:
                return self.any_of(kind)
        if "conquer" in kinds:
            return self.cheapest_or_boldest()
        if "abandon" in kinds and phase == "start":
            return self.any_of("abandon")
        if "attempt" in kinds:
            return max(self.actions("attempt"), key=lambda action: self.game.chance(action["region"]) or 0)
        return self.any_of("stop")

    def cheapest_or_boldest(self) -> Action:
        """With special means the dearest region, else the cheapest; one of an opponent may cost two more."""

        def cost(action: Action) -> int:
            return int(self.game.cost(action["region"]) or 0)

        def pain(action: Action) -> int:
            found = self.game.scene()["regions"][action["region"]] or {}
            return cost(action) - 2 * (
                found.get("player", self.game.to_act.player) != self.game.to_act.player
            )

        actions = self.actions("conquer")
        self.rng.shuffle(actions)
        with_means = [action for action in actions if "with" in action.to_dict()]
        return max(with_means, key=cost) if with_means else min(actions, key=pain)

    def settle(self) -> Action:
        """Each redeployment, each kind of marker and the ally once, then the end of the turn."""
        for kind in ("redeploy", "place", "ally"):
            for entry in self.game.legal.of(kind):
                about = f"{kind} {(entry.to_dict().get('race') or entry.to_dict().get('marker'))}"
                if about not in self.settled:
                    self.settled.add(about)
                    if isinstance(entry, Choice):
                        return max((entry.sample(self.rng) for _ in range(6)), key=pieces)
                    return self.any_of(kind)
        return self.any_of("end_turn")

    def thin(self) -> bool:
        """Whether the active race has spread over the map and has hardly a token to spare."""
        position = self.game.readied
        race = position.active[position.player]
        return position.held[race].bit_count() >= 4 and position.hand[race] <= 3

    def actions(self, kind: str) -> list[Action]:
        return [entry for entry in self.game.legal.of(kind) if isinstance(entry, Action)]

    def any_of(self, kind: str, limit: int | None = None) -> Action:
        entry = self.rng.choice(self.game.legal.of(kind)[:limit])
        return entry if isinstance(entry, Action) else entry.sample(self.rng)


def pieces(action: Action) -> int:
    said = action.to_dict()
    return sum((said.get("tokens") or said.get("regions") or {}).values())
