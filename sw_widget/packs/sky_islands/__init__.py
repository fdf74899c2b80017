"""Sky Islands: seven races and seven powers, and boards of ground and islands."""

from sw_widget.engine.conditions import on_islands, symbol, terrain
from sw_widget.engine.definitions import Marker, Pack, Power, Race, Variant
from sw_widget.engine.effects import CoinPer, Discount, EnterAnywhere
from sw_widget.engine.occasions import first_turn
from sw_widget.packs.sky_islands.boards import BOARD_FOR, BOARDS
from sw_widget.packs.sky_islands.drakons import TurnsIntoDragons
from sw_widget.packs.sky_islands.escargots import NotPaidTwice, PaidAtStart
from sw_widget.packs.sky_islands.exploring import Explores
from sw_widget.packs.sky_islands.gunner import FiresCannons
from sw_widget.packs.sky_islands.haggling import HandsOutPacts
from sw_widget.packs.sky_islands.racketeering import ProtectionMoney
from sw_widget.packs.sky_islands.scarecrows import PaysConqueror
from sw_widget.packs.sky_islands.scavengers import StandsOnRuins
from sw_widget.packs.sky_islands.storm_giants import Lightning
from sw_widget.packs.sky_islands.wendigos import EmptiesRegion
from sw_widget.packs.sky_islands.whole_islands import WholeIslands
from sw_widget.packs.sky_islands.zeppelined import Airships, Burning

_open_land = terrain("farmland", "hill")
_mine = symbol("mine")

PACK = Pack(
    id="sky_islands",
    races=(
        Race("drakons", tokens=6, in_box=11, effects=(TurnsIntoDragons("transformed_drakon"),)),
        Race("escargots", tokens=12, in_box=17, effects=(PaidAtStart(),)),
        Race("khans", tokens=5, in_box=10, effects=(CoinPer(_open_land), CoinPer(~_open_land, -1))),
        Race("scarecrows", tokens=12, in_box=17, effects=(PaysConqueror(),)),
        Race("scavengers", tokens=6, in_box=11, effects=(StandsOnRuins(),)),
        Race(
            "storm_giants",
            tokens=6,
            in_box=11,
            effects=(EnterAnywhere(on_islands), Lightning("lightning_bolt", 2, terrain("mountain"))),
        ),
        Race("wendigos", tokens=6, in_box=17, effects=(EmptiesRegion(terrain("forest")),)),
    ),
    powers=(
        Power("airborne", tokens=3, effects=(Discount(2, first_turn),)),
        Power("exploring", tokens=5, effects=(Explores(),), needs=on_islands),
        Power("goldsmith", tokens=4, effects=(CoinPer(_mine, 2), CoinPer(~_mine, -1))),
        Power("gunner", tokens=3, effects=(FiresCannons("cannon"),)),
        Power("haggling", tokens=5, effects=(HandsOutPacts(),)),
        Power("racketeering", tokens=5, effects=(ProtectionMoney(),)),
        Power("zeppelined", tokens=5, effects=(Airships("zeppelin"), Burning("burning_region"))),
    ),
    markers=(
        Marker("transformed_drakon", in_box=3, protects=True),
        Marker("lightning_bolt", in_box=2),
        Marker("cannon", in_box=2, protects=True),
        Marker("zeppelin", in_box=5),
        Marker("burning_region", in_box=5, protects=True, stays=True, passes=True, binds_all=True),
    ),
    boards=BOARDS,
    board_for=BOARD_FOR,
    common=(WholeIslands(),),
    variants=(
        Variant(
            "escargots_paid_once",
            races=(Race("escargots", 12, 17, (PaidAtStart(only_at_start=True), NotPaidTwice())),),
        ),
    ),
)
