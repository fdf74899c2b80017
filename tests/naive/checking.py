"""Rule cases of the model that are written as tests."""

from rules.support import position

from naive.runner import run_case


def checker(row, packs, **usual):
    """A function that plays steps in the model, on this board unless it is told another one."""

    def check(players, regions, *steps, on=row, **more):
        scenario = position(on, players, regions, packs, **{"column": [], **usual, **more})
        message = run_case({"scenario": scenario, "steps": list(steps)})
        assert message is None, message

    return check
