"""Six players in three teams: seats, monsters that players put down, four places and a relic."""

from sw_widget.engine.definitions import Pack, Place, Relic, Seat
from sw_widget.packs.six_player.bonys_boneyard import GuardedByLich, SendsLich
from sw_widget.packs.six_player.glandulfs_tavern import PaysToShare
from sw_widget.packs.six_player.golden_soapbar import SlipsAway
from sw_widget.packs.six_player.mirrors_vale import SwapsWithPartner
from sw_widget.packs.six_player.monsters import PlacesMonsters
from sw_widget.packs.six_player.sigil_of_sacrifice import GivesForLost
from sw_widget.packs.underground.markers import MONSTER

PLAYERS = 6
TEAMS = 3

PACK = Pack(
    id="six_player",
    markers=(MONSTER,),
    relics=(Relic("golden_soapbar", lends=(SlipsAway(),)),),
    places=(
        Place("bonys_boneyard", lends=(SendsLich(),)),
        Place("glandulfs_tavern", lends=(PaysToShare(2),)),
        Place("mirrors_vale", lends=(SwapsWithPartner(),)),
        Place("sigil_of_sacrifice", lends=(GivesForLost(),)),
    ),
    seats={PLAYERS: tuple(Seat(team=player % TEAMS) for player in range(PLAYERS))},
    turns={PLAYERS: 8},
    board_otherwise={PLAYERS: "base/5p"},
    common=(PlacesMonsters("monster"), GuardedByLich()),
)
"""Partners sit opposite each other. No board for six is printed above ground: where no other pack has one,
they play on the one for five, or on any other that they name.
"""
