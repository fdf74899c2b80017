"""Conditions that several definitions share."""

from sw_widget.engine.board import LAND as LAND_TERRAINS
from sw_widget.engine.conditions import terrain

LAND = terrain(*LAND_TERRAINS)
