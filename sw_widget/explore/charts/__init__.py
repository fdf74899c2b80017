"""Charts of a turn, a game, or a tournament. Each is a `Chart`: it shows itself in a notebook.

from sw_widget import charts
charts.coins(game)
"""

from sw_widget.explore.charts.coins import coins
from sw_widget.explore.charts.combos import combos
from sw_widget.explore.charts.decline import decline
from sw_widget.explore.charts.die import die
from sw_widget.explore.charts.income import income
from sw_widget.explore.charts.results import results
from sw_widget.explore.charts.waterfall import waterfall

__all__ = ["coins", "combos", "decline", "die", "income", "results", "waterfall"]
