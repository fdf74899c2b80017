"""Sample values for the parameters of sentences, by the name of the parameter."""

from sw_widget import packs
from sw_widget.text import AllOf, OneOf

_WORDS = """
markers: encampment fortress lair hole hero dragon lost_tribe horde pot_of_gold catapult behemoth fireball
    winter_marker loot_marker lava_token transformed_drakon lightning_bolt cannon zeppelin burning_region
    mushroom_shield queen bag balrog tomb_raider_ghost
terrains: farmland forest hill mountain swamp sea lake
symbols: cavern magic mine
packs: base cursed grand_dames be_not_afraid royal_bonus spiders_web sky_islands underground six_player
variants: amazons_reenter pay_with_combo_coins one_die_for_ghouls sea_is_coastal elves_lose_one_a_round
    dwarves_one_more diplomat_pays hordes_lost_last marauding_abandons escargots_paid_once
    immortals_lose_one_a_round
phases: pick start conquest redeploy after_scoring withdraw over setup sacrifice
actions: pick decline abandon conquer convert attempt roll stop redeploy place ally end_turn withdraw use
codes: wrong_phase not_your_turn unknown_region unknown_slot cannot_afford no_tokens not_enough_tokens
    enough_tokens too_far_short not_border not_adjacent water own_region immune peace no_convert
    attacked_this_turn bad_allocation marker_limit already_used abandoned_this_turn
"""


def _words(of: str) -> list[str]:
    """The ids after that heading, up to the next one."""
    return _WORDS.partition(f"\n{of}:")[2].partition(":")[0].rsplit("\n", 1)[0].split()


_PRINTED = [packs.get(id) for id in packs.printed()]
RACES = [race.id for pack in _PRINTED for race in pack.races]
POWERS = [power.id for pack in _PRINTED for power in pack.powers]
FINDS = [find.id for pack in _PRINTED for find in (*pack.relics, *pack.places)]
MARKERS = _words("markers") + FINDS
TERRAINS = _words("terrains")
SYMBOLS = _words("symbols")
PACKS = _words("packs")
VARIANTS = _words("variants")
PHASES = _words("phases")
ACTIONS = _words("actions")
CODES = _words("codes")

NUMBERS = (
    "n",
    "back",
    "times",
    "cost",
    "hand",
    "short",
    "price",
    "coins",
    "limit",
    "wanted",
    "lifted",
    "die",
    "conquests",
    "every",
    "held",
    "races",
    "powers",
    "discarded",
    "made",
    "lost",
    "most",
    "entries",
    "count",
    "ground",
    "sky",
    "least",
    "left",
    "height",
    "pieces",
    "collected",
)

SAMPLES: dict[str, object] = {
    "race": ("race", "elves"),
    "holder": ("race", "trolls"),
    "victim": ("race", "dwarves"),
    "giver": ("race", "ratmen"),
    "guarded": ("race", "giants"),
    "badge": ("power", "commando"),
    "power": ("power", "berserk"),
    "pack": ("pack", "cursed"),
    "variant": ("variant", "hordes_lost_last"),
    "marker": ("marker", "encampment"),
    "relic": ("marker", "shiny_orb"),
    "place": ("marker", "rusty_throne"),
    "terrain": ("terrain", "forest"),
    "symbol": ("symbol", "mine"),
    "name": ("power", "mounted"),
    "guard": ("race", "gnomes"),
    "what": "ValueError: no such thing",
    "move": "Conquer Gloomfen",
    "plan": "Conquer Gloomfen and Broadacre.",
    "outcomes": OneOf(["8 with a chance of 1/2", "6 with a chance of 1/2"]),
    "lead": "27 ahead (getting 79, an opponent 52)",
    "terrains": OneOf([("terrain", "hill"), ("terrain", "farmland")]),
    "symbols": OneOf([("symbol", "cavern")]),
    "regions": OneOf(["Gloomfen", "Broadacre", "Old Mine"]),
    "leaving": AllOf(["Gloomfen", "Broadacre", "Old Mine"]),
    "taken": AllOf(["Gloomfen", "Old Mine"]),
    "missing": AllOf(["Gloomfen", "Old Mine"]),
    "island": "Dawn Isle",
    "islands": AllOf(["Dawn Isle", "Noon Isle"]),
    "link": ("link", "beanstalk"),
    "winners": AllOf(["Ann", "Ben"]),
    "slots": OneOf([0, 1]),
    "slot": 2,
    "key": AllOf(["count", "player"]),
    "turn": 3,
    "turns": 10,
    "step": "Conquest of Gloomfen",
    "region": "Gloomfen",
    "player": "Ann",
    "who": AllOf(["Ann has taken Gloomfen", "Ben has ended the turn"]),
    "decider": "Ben",
    "payer": "Ben",
    # There are never fewer than two players.
    "rate": 2,
    "given": 4,
    "ally": "Ben",
    "phase": "redeploy",
    "action": "roll",
    "chance": "1/3",
    "ruling": "R038",
    "amount": "8½",
    "boards": AllOf(["base/2p", "base/3p"]),
    "board": "base/2p",
    "bot": "greedy",
    "branch": "What if 2",
    "seats": AllOf(["greedy", "random"]),
    "game": "17",
    "seed": "42",
    "share": "97.0",
    "low": "91.5",
    "high": "99.0",
    "players": AllOf(["Ann", "Ben"]),
    "faces": OneOf([1, 2, 3]),
    "other": "random",
    "others": AllOf(["Gloomfen", "Old Mine"]),
    "tokens": AllOf([7, 5]),
    "wins": "71.5",
    "gone": "00:12",
    "rest": "00:30",
    "options": OneOf(["1", "2", "3"]),
    "goal": "Take the mountain.",
    "means": AllOf(["2 fireballs", "a shot of the catapult from Gloomfen"]),
    "combos": AllOf(["Cursed Elves"]),
    "choice": "send the Balrog to a neighbouring region",
    "choices": OneOf(["conquer with the Elves", "put the Elves into decline"]),
    "markers": AllOf(["a fortress", "heroes"]),
    "come": ("race", "dwarves"),
    "where": "players.0.coins",
    "id": "hero",
    "why": "regions.x: 'x' is no region of this board",
}


def samples(number: int) -> dict[str, object]:
    return {**SAMPLES, **dict.fromkeys(NUMBERS, number)}
