"""Immortal: no token is lost with a region."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, player, position


@pytest.mark.parametrize(("variants", "tray"), [((), 7), (("immortals_lose_one_a_round",), 8)])
def test_the_variant_costs_a_token_a_round(variants: tuple[str, ...], tray: int) -> None:
    """German compendium, Immortal: nothing is lost, or by the variant one token a round."""
    regions = {"b": at(0, "ratmen"), "c": at(1, "giants"), "d": at(1, "giants"), "g": at(1, "giants", 2)}
    check(
        position(
            VALLEY,
            [player("ratmen", "fisher", 8), player("giants", "immortal")],
            regions,
            packs=("base", "underground"),
            variants=list(variants),
        ),
        act("conquer", region="c"),
        act("conquer", region="d"),
        expect(tray={"giants": tray}),
    )
