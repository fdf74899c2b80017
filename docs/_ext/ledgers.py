"""Ledgers and refusals on a page, each line with a link to the fact, race, power or ruling behind it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from _ext.linked import registry
from sw_widget import Game
from sw_widget.game.ledger import Ledger, Refusal

Account = dict[str, Any]


def asked(game: Game, options: Mapping[str, Any]) -> Iterator[Account]:
    """What a board was asked to print, as plain data."""
    for region in options.get("cost", ()):
        ledger = game.cost(region)
        if ledger is None:
            raise ValueError(f"region {region} has no cost now; :why-not: says why")
        yield _ledger(ledger)
    for region in options.get("losses", ()):
        yield _ledger(game.losses(region))
    if "score" in options:
        yield _ledger(game.score_preview())
    for region in options.get("why-not", ()):
        refusal = game.why_not("conquer", region=region)
        if refusal is None:
            raise ValueError(f"region {region} can be taken now; :cost: says for what")
        yield _refusal(refusal)
    if "column" in options:
        yield {"title": "", "rows": list(_column(game)), "total": None}
    for slot in options.get("price", ()):
        yield _ledger(game.price(int(slot)))
    for region in options.get("odds", ()):
        yield _odds(game, region)
    if "told" in options:
        yield {"title": "", "rows": list(_told(game)), "total": None}
    if "refused" in options:
        refusal = game.why_not(json.loads(options["refused"]))
        if refusal is None:
            raise ValueError(f"{options['refused']} is not refused")
        yield _refusal(refusal)


def _ledger(ledger: Ledger) -> Account:
    lines = sorted(zip(ledger.lines, ledger.raw.lines, strict=True), key=lambda pair: not pair[0].applied)
    rows = [
        (
            f"{line.amount:+d}".replace("-", "−") if line.applied else "–",
            line.sentence,
            raw.cited,
            line.reference,
        )
        for line, raw in lines
    ]
    return {
        "title": ledger.title,
        "rows": rows,
        "total": (str(ledger.total).replace("-", "−"), ledger.total_text),
    }


def _refusal(refusal: Refusal) -> Account:
    return {
        "title": "",
        "rows": [("✗", str(refusal), refusal.raw.cited, refusal.reference)],
        "total": None,
    }


def _column(game: Game) -> Iterator[tuple[str, str, str, str]]:
    """The combos on offer, counted as people count them."""
    for combo in game.column:
        yield (f"{combo.slot + 1}.", f"{combo.name}: {combo.summary}", "price", "")


def _odds(game: Game, region: str) -> Account:
    odds = game.odds(region)
    if odds is None:
        raise ValueError(f"no final attempt is possible on {region}; :why-not: says why")
    return {**_ledger(odds.cost), "total": (str(odds.chance), odds.sentence)}


def _told(game: Game) -> Iterator[tuple[str, str, str, str]]:
    """What happened in the last step of the prelude, with the lines of its coins."""
    for event in game.explain():
        yield ("·", event.sentence, event.raw.cited, event.reference)
        if event.kind == "scored" and event.ledger is not None:
            yield from _ledger(event.ledger)["rows"]


def html(account: Account, builder: Any) -> str:
    """An account as a table, for the page that is being written."""
    rows = "".join(
        f'<tr class="{"sw-idle" if amount == "–" else ""}"><td>{escape(amount)}</td><td>{escape(said)}</td>'
        f"<td>{_reference(rule, reference, builder)}</td></tr>"
        for amount, said, rule, reference in account["rows"]
    )
    if account["total"]:
        amount, said = account["total"]
        rows += f'<tr class="sw-total"><td>{escape(amount)}</td><td colspan="2">{escape(said)}</td></tr>'
    caption = f"<caption>{escape(account['title'])}</caption>" if account["title"] else ""
    return f'<table class="sw-ledger">{caption}<tbody>{rows}</tbody></table>'


def _reference(rule: str, reference: str, builder: Any) -> str:
    """Where a rule stands, linked to what this site says about it."""
    ruling = re.fullmatch(r"Ruling (R\d{3})", reference)
    first, _, rest = rule.partition("-")
    core = rest if first in ("event", "refuse") else first
    known = registry(builder.env)
    entry = known.about(ruling[1]) if ruling else known.about(rule) or known.about(core)
    if entry is None or not reference:
        return escape(reference)
    link = builder.get_relative_uri(builder.current_docname, entry.docname)
    return f'<a href="{escape(link)}#{escape(entry.anchor)}">{escape(reference)}</a>'
