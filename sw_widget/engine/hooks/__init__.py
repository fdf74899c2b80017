"""What effects can be asked and told: the base of all effects, and the positions and turns that they see."""
