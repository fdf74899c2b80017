"""Conditions that several definitions share."""

from sw_widget.engine.conditions import terrain
from sw_widget.engine.map.board import LAND as LAND_TERRAINS

LAND = terrain(*LAND_TERRAINS)
