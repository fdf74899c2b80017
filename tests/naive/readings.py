"""Where the texts leave room: switches for each reading; docs/formats.md decides where it speaks of them."""

# A conversion is a conquest, but no tokens are paid: does it spend a Berserk roll that was made before it?
CONVERSION_SPENDS_ROLL = False

# Do attacks by the Diplomat's own Ghouls in decline count, when he names an ally whom he did not attack?
GHOULS_ATTACK_FOR_DIPLOMAT = False

# After a Berserk roll a conquest that the hand cannot pay is accepted, and fails: is it a legal action?
FAILING_CONQUEST_IS_LISTED = True

# "The last redeployment counts": may Amazons take back a region that an earlier one of this turn gave up?
AMAZONS_TAKE_BACK = True

# A race in decline has lost what it could do: do Pygmies in decline still roll for what they lose?
DICE_FOR_DECLINED_PYGMIES = False

# A final attempt with the Catapult fails: does the Catapult stand where it was fired from?
CATAPULT_STANDS_AFTER_A_FAILURE = True

# Is a Behemoth that fled in its owner's hand until it is put down?
FLED_BEHEMOTHS_ARE_IN_HAND = True
