"""The four questions that the model answers: load, legal, apply, observe."""

from naive import (
    altar,
    balrog,
    boneyard,
    cannons,
    choices,
    conquest,
    copycat,
    cultists,
    emptying,
    flames,
    igors,
    lent,
    loading,
    mirrors_vale,
    necromancer,
    pacts,
    reborn,
    redeployment,
    refusals,
    relics,
    sacrifice,
    setup,
    team_coins,
    turn,
    wisps,
    withdrawal,
)
from naive.observation import observe_state
from naive.readings import PACTS_ARE_GIVEN_AFTER_SCORING
from naive.state import GHOSTS, NeedsShuffle, Refused, asked_once, at_rest, copy_state, refuse_for

__all__ = ["NeedsShuffle", "Refused", "apply", "decider", "legal", "load", "observe", "readied"]

# Where pacts can be handed out beside the phases of conquest.
PACT_PHASES = ("redeploy", "after_scoring") if PACTS_ARE_GIVEN_AFTER_SCORING else ("redeploy",)
# Uses that change nothing of the phase, and say for themselves when they are legal.
ALMOST_ANY_TIME = (
    balrog.PENTACLE,
    boneyard.BONEYARD,
    "flames",
    altar.ALTAR,
    "scepter_of_avarice",
    "froggys_ring",
    team_coins.TAVERN,
    team_coins.SOAPBAR,
    mirrors_vale.VALE,
    "necromancer",
)
CONQUEST_ACTIONS = ("abandon", "conquer", "convert", "attempt", "roll", "stop", "use")


def load(scenario):
    state = loading.load(scenario)
    for action in scenario.get("prelude", []):
        state = apply(state, action)
    return state


def decider(state):
    """The player who must decide now."""
    if state["phase"] == "withdraw":
        return state["fled"][0]["player"]
    if state["phase"] == "sacrifice":
        return sacrifice.decides(state)
    if state["phase"] == "setup":
        return state["setup"][0]
    return state["player"]


@asked_once
def readied(state):
    """The state as conquests see it: before the first action of a turn the troops are not readied yet."""
    if state["phase"] != "start":
        return state
    new = copy_state(state)
    conquest.ready_troops(new)
    return at_rest(new)


def legal(state):
    state = at_rest(state)
    if state["phase"] == "over":
        return []
    if state["phase"] == "sacrifice":
        return sacrifice.answers(state)
    if state["phase"] == "setup":
        return [{"do": "use", "trait": "monster", "region": name} for name in setup.monster_sites(state)]
    if state["pending"]:
        return choices.pending_uses(state)
    if state["phase"] == "pick":
        return choices.picks(state)
    if state["phase"] == "start":
        return [*choices.declines(state), *choices.legal_conquests(readied(state))]
    if state["phase"] == "conquest":
        return choices.legal_conquests(state)
    if state["phase"] == "redeploy":
        return choices.legal_redeployment(state)
    if state["phase"] == "after_scoring":
        return choices.legal_after_scoring(state)
    return choices.legal_withdrawals(state)


def apply(state, action, die=None):
    """The state after an action; a die that is not given is the next one of the scenario."""
    new = copy_state(state)
    if "by" in action and action["by"] != decider(state):
        raise Refused("not_your_turn")
    kind = action["do"]
    phase = state["phase"]
    if phase == "sacrifice":
        sacrifice.answer(new, action)
    elif phase == "setup":
        if kind != "use" or action["trait"] != "monster":
            raise Refused("wrong_phase")
        setup.put_monster(new, action["region"])
    elif kind == "use" and action["trait"] in ALMOST_ANY_TIME and phase != "withdraw":
        use_at_almost_any_time(new, action)
    elif state["pending"]:
        raise Refused("wrong_phase")
    elif kind == "use" and action["trait"] == "haggling" and phase in PACT_PHASES:
        pacts.give(new, action["player"], action["count"])
    elif kind in CONQUEST_ACTIONS:
        if phase not in ("start", "conquest"):
            raise Refused("wrong_phase")
        if phase == "start":
            conquest.ready_troops(new)
            new["phase"] = "conquest"
        apply_conquest(new, action, die)
    elif kind == "pick":
        if phase != "pick":
            raise Refused("wrong_phase")
        turn.pick(new, action["slot"], action.get("swap"))
        conquest.ready_troops(new)
        new["phase"] = "conquest"
    elif kind == "decline":
        turn.decline(new, action.get("region"))
    elif kind == "end_turn":
        turn.end_turn(new)
    elif kind == "withdraw":
        if phase != "withdraw":
            raise Refused("wrong_phase")
        withdrawal.withdraw(new, action["tokens"], action.get("markers", {}), action.get("race"))
        turn.pass_on(new)
    elif kind in ("redeploy", "place", "ally"):
        if phase != "redeploy":
            raise Refused("wrong_phase")
        if kind == "redeploy":
            redeployment.redeploy(new, action["tokens"], action.get("race"))
        elif kind == "place":
            redeployment.place(new, action["marker"], action["regions"])
        else:
            redeployment.choose_ally(new, action["player"])
    else:
        raise Refused("wrong_phase")
    if new["phase"] != "over":
        lent.refit(new)
        boneyard.keep_bony(new)
        cultists.lose_great_ancient(new)
    return new


def use_at_almost_any_time(new, action):
    """Uses that leave the phase as it is."""
    trait = action["trait"]
    means = action.get("with", [])
    if trait == balrog.PENTACLE:
        balrog.lead(new, action["region"])
    elif trait == boneyard.BONEYARD:
        boneyard.send_bony(new, action["race"])
    elif trait == "necromancer":
        if new["pending"] not in (None, GHOSTS):
            raise Refused("wrong_phase")
        necromancer.buy(new, action.get("count"), action.get("power"))
    elif new["pending"] and trait != "flames":
        raise Refused("wrong_phase")
    elif trait == "flames":
        flames.put_volcano(new, action["region"])
    elif trait == altar.ALTAR:
        if new["phase"] == "after_scoring" and team_coins.must_move_soapbar(new):
            raise Refused("wrong_phase")
        altar.give(new, action["region"])
    elif trait == team_coins.TAVERN:
        team_coins.share(new, action["player"], action["count"])
    elif trait == team_coins.SOAPBAR:
        team_coins.move_soapbar(new, action["region"])
    elif trait == mirrors_vale.VALE:
        mirrors_vale.exchange(new)
    else:
        relics.put(new, trait, action["region"], means)


def apply_conquest(new, action, die):
    kind = action["do"]
    means = list(action.get("with", []))
    source = action.get("from")
    if kind == "abandon":
        conquest.abandon(new, action["region"])
    elif kind == "conquer":
        conquest.conquer(new, action["region"], means, source, die)
    elif kind == "convert":
        conquest.convert(new, action["region"], means)
    elif kind == "stop":
        conquest.stop(new)
    elif kind == "use":
        use(new, action)
    elif kind == "attempt":
        refuse_for(*refusals.why_not(new, action["region"], means, source, die=True))
        conquest.attempt(new, action["region"], new["dice"].pop(0) if die is None else die, means, source)
    elif kind == "roll" and "region" in action:
        refuse_for(*wisps.why_not_roll_for(new, action["region"]))
        wisps.roll_for(new, action["region"], new["dice"].pop(0) if die is None else die)
    elif kind == "roll":
        refuse_for(conquest.why_not_roll(new))
        conquest.roll(new, new["dice"].pop(0) if die is None else die)


def use(new, action):
    if action["trait"] == "igors":
        igors.exchange(new, action["count"])
    elif action["trait"] == "copycat":
        copycat.copy_power(new, action["slot"])
    elif action["trait"] == "cultists":
        cultists.move_great_ancient(new, action["region"])
    elif action["trait"] == "reborn":
        reborn.replace(new, action["regions"])
    elif action["trait"] == "wendigos":
        emptying.empty_forest(new, action["region"])
    elif action["trait"] == "gunner":
        cannons.fire(new, action["region"])
    elif action["trait"] == "haggling":
        pacts.give(new, action["player"], action["count"])
    else:
        raise Refused("wrong_phase")


def observe(state):
    """Everything that the expectations of a rule case can name."""
    state = at_rest(state)
    return observe_state(state, decider(state), readied(state))
