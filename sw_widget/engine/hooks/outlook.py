"""What effects can bring in a turn, in general terms: for the search, which must not promise too much.

An effect that the search can reckon with says what it does here. One that says nothing is *not known*, and
then no turn of its race is called proven.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields

from sw_widget.engine.conditions import Condition


@dataclass(frozen=True, slots=True)
class Growth:
    """New tokens for conquered regions: one for every so many."""

    every: int
    from_active: bool


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a race can do in a turn beside what the tables of its kit say."""

    known: bool = True
    """Whether everything is said: if not, nothing is proven."""
    surprises: bool = False
    """In turns of others it may bring or take what is not said here: those are not proven."""
    rolls_first: bool = False
    """The die is rolled before each conquest."""
    strikes_far: bool = False
    """A special means reaches beyond the neighbours."""
    readies_again: bool = False
    """The troops are readied once more when conquests end."""
    replaces: bool = False
    """Lone tokens of opponents may be replaced, once a turn and opponent."""
    growth: tuple[Growth, ...] = ()
    """New tokens when conquests end."""
    gains_tokens: bool = False
    """Tokens may come from the tray in other ways."""
    lifted: int = 0
    """So many tokens are taken back in hand when the turn ends."""
    leaves_one: bool = False
    """All tokens but one a region are taken back in hand."""
    stays_put: bool = False
    """Tokens are not redeployed."""
    leaving_pays: int = 0
    """Coins for each region that is abandoned, which cannot be taken again."""
    takes: int = 0
    """Coins from each active opponent whose region falls."""
    coins_for_taking: tuple[tuple[int, int], ...] = ()
    """Markers that bring coins to whoever takes their region: which, and how many each."""
    toll: int = 0
    """Coins that whoever takes a region of the race pays."""
    pays_conqueror: int = 0
    """Coins from the bank for whoever takes a region of the race while it is active."""
    exchanges_badge: bool = False
    """The badge may be exchanged for one with which another race brought its tokens."""
    trades: bool = False
    """Something can be traded for tokens at the start of a turn."""
    decline_pays: int = 0
    """Coins for each race that goes into decline, this one included."""
    declines_after_scoring: bool = False
    stacks_in_decline: bool = False
    """In decline all tokens stand in one region."""
    cashed: tuple[int, ...] = ()
    """Markers that turn into coins when the race's next turn begins."""
    grows_on_offer: int = 0
    """So many tokens are laid on its combo whenever it is passed over."""
    keeps_on_loss: bool = False
    """No token is lost with a region."""
    victims_grow: bool = False
    """Whoever loses regions to the race gets new tokens."""
    drives_out: bool = False
    """Tokens may have to leave their region without being lost: also those in decline gather elsewhere."""
    gathers: tuple[tuple[int, Condition], ...] = ()
    """Pieces of a kind come for each region of a kind."""
    counted: tuple[tuple[int, int], ...] = ()
    """Markers that count as tokens: which, and how many come with the pick."""
    rolls_for_losses: bool = False
    """The die brings tokens for those that are lost."""
    marks: tuple[int, ...] = ()
    """Markers that come with conquests."""
    marks_all: tuple[int, ...] = ()
    """Of these, those that come with every conquest."""
    places: tuple[int, ...] = ()
    """Markers that are set down anew at redeployment."""
    leads: tuple[int, ...] = ()
    """Special means that are set down anew as well."""
    builds: tuple[int, ...] = ()
    """Markers of which new ones are built at redeployment."""
    makes_peace: bool = False
    """An opponent may be made to keep the peace."""
    pays_for_peace: int = 0
    per_marker: tuple[tuple[int, int], ...] = ()
    """Coins for each marker of a kind, which are scored from here: whoever says so is `in_tables`."""
    when_coins: tuple[tuple[int, Condition], ...] = ()
    """Coins on an occasion, scored in the same way."""
    coins_by_anything: bool = False
    """A function gives coins, and may look at everything."""


NEUTRAL = Outlook()


def together(outlooks: Iterable[Outlook | None]) -> Outlook:
    """What several effects can bring together: numbers add up, and one that is not known spoils all."""
    total: dict[str, object] = {}
    for outlook in outlooks:
        if outlook is None:
            total["known"] = False
            continue
        for field in fields(Outlook):
            value = getattr(outlook, field.name)
            if field.name == "known":
                total["known"] = total.get("known", True) and value
            elif isinstance(value, bool):
                total[field.name] = total.get(field.name, False) or value
            elif value:
                total[field.name] = total.get(field.name, type(value)()) + value
    return Outlook(**total)  # type: ignore[arg-type]
