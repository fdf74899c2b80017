"""Optional rules: readings that the rulebook leaves open, and those that the German compendium offers."""

from sw_widget.engine.conditions import coastal, symbol, water
from sw_widget.engine.definitions import Power, Race, Variant
from sw_widget.engine.effects import (
    CoinPer,
    Discount,
    KeepAllOnLoss,
    KeepsAllInDecline,
)
from sw_widget.packs.base.amazons import AttackOnly
from sw_widget.packs.base.diplomat import NamesAlly
from sw_widget.packs.base.ghouls import ConquersInDecline

VARIANTS = (
    Variant("amazons_reenter", races=(Race("amazons", 6, 15, (AttackOnly(4, not_after_return=True),)),)),
    Variant("pay_with_combo_coins", switch="pay_with_combo_coins"),
    Variant(
        "one_die_for_ghouls",
        races=(Race("ghouls", 5, 10, (KeepsAllInDecline(), ConquersInDecline(shares_die=True))),),
    ),
    Variant("sea_is_coastal", races=(Race("tritons", 6, 11, (Discount(1, coastal | water),)),)),
    Variant("elves_lose_one_a_round", races=(Race("elves", 6, 11, (KeepAllOnLoss(except_first=True),)),)),
    Variant("dwarves_one_more", races=(Race("dwarves", 4, 8, (CoinPer(symbol("mine"), in_decline=True),)),)),
    Variant("diplomat_pays", powers=(Power("diplomat", 5, (NamesAlly(pays=1),)),)),
)
