"""Positions as keys: the same for the same table, whatever its seed and the order of play."""

from __future__ import annotations

from sw_widget import Game


def begun(seed: int = 8) -> Game:
    return Game(players=["Ann", "Ben"], seed=seed).play("pick", slot=0)


def test_two_orders_of_play_come_to_the_same_key() -> None:
    one = begun().play("conquer", region="2").play("conquer", region="1")
    other = begun().play("conquer", region="1").play("conquer", region="2")
    assert one.position.key() == other.position.key()
    assert len({one.position.key(): 1, other.position.key(): 2}) == 1
    assert one.position.key() != begun().position.key()


def test_the_seed_is_no_part_of_a_key() -> None:
    one = begun()
    other = Game.from_scenario(one.to_scenario() | {"seed": 99})
    assert one.position != other.position and one.position.key() == other.position.key()


def test_other_stacks_are_another_key() -> None:
    assert begun().position.key() != begun().branch(seed=1).position.key()


def test_discarded_badges_have_no_order() -> None:
    one, other = begun().position.clone(), begun().position.clone()
    one.discarded, other.discarded = [3, 5], [5, 3]
    assert one.key() == other.key()


def test_whatever_differs_is_in_the_key() -> None:
    """All that a position has, but what follows from the rest."""
    kept = begun().position
    for name in ("coins", "tokens", "turn", "phase", "notes", "markers", "column", "tribes", "roll", "begun"):
        changed = kept.clone()
        value = getattr(changed, name)
        if isinstance(value, dict):
            value["won", 0, ""] = 1
        elif isinstance(value, list):
            changes = {dict: {1: 1}, int: 77, tuple: (7, 7, 7)}
            value[0] = changes[type(value[0])]
        else:
            setattr(changed, name, value + 1)
        assert changed.key() != kept.key(), name
