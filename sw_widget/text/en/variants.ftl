### Optional rules: a title, and a sentence on what each of them changes. None has parameters.

variant-amazons_reenter = Amazons come back to stay
variant-amazons_reenter-text = Amazons who were driven off the map and come back need not lift four tokens in that turn, so they can hold what they take.
variant-pay_with_combo_coins = Coins on the combo help to pay
variant-pay_with_combo_coins-text = The coins that lie on a combo may be used to pay for it, so that somebody can pick it who could not pay for it otherwise.
variant-one_die_for_ghouls = One final attempt for both
variant-one_die_for_ghouls-text = In a turn in which Ghouls in decline conquer too, they and the active race have a single final attempt between them.
variant-sea_is_coastal = Seas count as coast
variant-sea_is_coastal-text = Seas and lakes count as coast themselves, so that Seafaring Tritons save a token there as well.
variant-elves_lose_one_a_round = Elves can be lost
variant-elves_lose_one_a_round-text = The first region that Elves lose in a round costs them a token like anybody else; after that they lose none until the round is over.
variant-immortals_lose_one_a_round = Immortals can be lost
variant-immortals_lose_one_a_round-text = The first region that an Immortal race loses in a round costs it a token like anybody else; after that it loses none until the round is over.
variant-dwarves_one_more = One more Dwarf
variant-dwarves_one_more-text = Whoever picks the Dwarves gets one token more, if the tray has one.
variant-diplomat_pays = Peace has its price
variant-diplomat_pays-text = The Diplomat pays one coin to the player who is named as ally.
variant-hordes_lost_last = Hordes are lost last
variant-hordes_lost_last-text = Where a region falls in which tokens of a race stand together with hordes, one of the tokens is lost and not a horde.
variant-marauding_abandons = A second wave may leave regions, too
variant-marauding_abandons-text = When a Marauding race readies its troops for the second wave, it may abandon regions once more before it conquers.
variant-escargots_paid_once = Escargots are paid once when they decline
variant-escargots_paid_once-text = On the turn on which Escargots decline they are paid as it begins, and their regions bring nothing more at its end.
