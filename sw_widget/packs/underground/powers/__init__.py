"""The special powers of Underground. A rule that only one of them has stands in a module of its name."""

from sw_widget.engine.conditions import coastal, printed_terrain, symbol, terrain
from sw_widget.engine.definitions import Power
from sw_widget.engine.effects import CoinPer, Convert, KeepAllOnLoss, KeepsBadge, PlacesAll
from sw_widget.packs.underground.powers.adventurous import HasPlace
from sw_widget.packs.underground.powers.blocks import CoinsForOneBlock, CoinsPerBlock
from sw_widget.packs.underground.powers.fisher import CoinsPerGroup
from sw_widget.packs.underground.powers.frightened import Crowded
from sw_widget.packs.underground.powers.magic import CopiesRelics
from sw_widget.packs.underground.powers.martyr import PaidForLosses
from sw_widget.packs.underground.powers.reborn import TakesOverDeclined
from sw_widget.packs.underground.powers.shield import GathersToPlace
from sw_widget.packs.underground.powers.thieving import RobsNeighbours
from sw_widget.packs.underground.powers.tomb import RedeploysInDecline
from sw_widget.packs.underground.powers.vanishing import LeavesForCoins
from sw_widget.packs.underground.powers.vengeful import TakesVengeance
from sw_widget.packs.underground.powers.wise import CoinsInDecline

POWERS: tuple[Power, ...] = (
    Power("adventurous", tokens=5, effects=(CoinPer(HasPlace()),)),
    Power("fisher", tokens=4, effects=(CoinsPerGroup(coastal),)),
    Power("flocking", tokens=5, effects=(CoinsForOneBlock(),)),
    Power("frightened", tokens=4, effects=(CoinPer(Crowded(3)),)),
    Power("immortal", tokens=4, effects=(KeepAllOnLoss(),)),
    Power("magic", tokens=5, effects=(CopiesRelics("bag"),)),
    Power("martyr", tokens=4, effects=(PaidForLosses(),)),
    Power("mining", tokens=4, effects=(CoinPer(symbol("mine")),)),
    Power("muddy", tokens=3, effects=(CoinPer(terrain("swamp"), in_decline=True), KeepsBadge())),
    Power("mystic", tokens=4, effects=(CoinPer(symbol("magic")),)),
    Power("quarreling", tokens=3, effects=(CoinsPerBlock(),)),
    Power("reborn", tokens=5, effects=(TakesOverDeclined(), KeepsBadge())),
    Power("royal", tokens=5, effects=(PlacesAll("queen"), KeepsBadge())),
    Power("shield", tokens=3, effects=(GathersToPlace("mushroom_shield", terrain("forest")),)),
    Power("stone", tokens=4, effects=(CoinPer(printed_terrain("black_mountain")),)),
    Power("thieving", tokens=4, effects=(RobsNeighbours(),)),
    Power("tomb", tokens=5, effects=(RedeploysInDecline(), KeepsBadge())),
    Power("vampire", tokens=5, effects=(Convert(from_hand=True, enters=True),)),
    Power("vanishing", tokens=5, effects=(LeavesForCoins(),)),
    Power("vengeful", tokens=4, effects=(TakesVengeance(),)),
    Power("wise", tokens=4, effects=(CoinsInDecline(), KeepsBadge())),
)
