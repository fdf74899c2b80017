"""What travels: the page's own code once for each widget, and a snapshot for each move."""

from __future__ import annotations

from sw_widget import bench

BUNDLE_LIMIT = 150_000
MOVE_LIMIT = 60_000


def test_the_bundle_is_small() -> None:
    sizes = bench.sizes()
    assert sizes["bundle_js"] + sizes["bundle_css"] < BUNDLE_LIMIT


def test_a_move_is_small_with_five_players() -> None:
    moves = bench.move_sizes()
    assert len(moves) >= 10
    assert max(moves) < MOVE_LIMIT


def test_sizes_are_those_of_what_a_kernel_writes() -> None:
    from jupyter_client.session import json_packer

    message = {
        "method": "update",
        "state": {"snapshot": {"strings": ["Fjörd", "−1"], "numbers": [1, 2, None]}},
    }
    assert bench.wire_bytes(message) == len(json_packer(message))
