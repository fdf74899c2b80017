"""Runs rule cases against the model: the same steps and expectations that the real runner checks."""

from naive.model import Refused, apply, load, observe


def run_case(case):
    """None if every step holds, else what went wrong."""
    state = load(case["scenario"])
    for number, step in enumerate(case["steps"]):
        if "expect" in step:
            seen = observe(state)
            for key, wanted in step["expect"].items():
                message = differs(key, wanted, seen.get(key))
                if message:
                    return f"step {number}: {message}"
            continue
        action = {key: value for key, value in step.items() if key != "error"}
        try:
            new = apply(state, action)
        except Refused as refusal:
            if "error" not in step or step["error"] not in (refusal.code, *refusal.also):
                return f"step {number}: {action} is refused with {refusal.code}"
            continue
        if "error" in step:
            return f"step {number}: {action} should be refused with {step['error']}"
        state = new
    return None


def differs(key, wanted, found):
    """What differs between an expectation and what the model sees, or None."""
    if key in ("hand_of", "tray", "why_not", "chance"):
        missing = {"hand_of": 0, "tray": None, "chance": None, "why_not": "unknown_region"}[key]
        if key == "why_not" and set(found.values()) == {"wrong_phase"}:
            missing = "wrong_phase"
        for name, value in wanted.items():
            if found.get(name, missing) != value:
                return f"{key}.{name}: expected {value}, found {found.get(name, missing)}"
        return None
    if key == "cost":
        for name, value in wanted.items():
            seen = found.get(name)
            if isinstance(value, int):
                seen = seen and seen["total"]
            if seen != value:
                return f"cost.{name}: expected {value}, found {seen}"
        return None
    if key == "can":
        for kind, value in wanted.items():
            same = found[kind] == value
            if isinstance(value, list):
                same = sorted(found[kind]) == sorted(value)
            if not same:
                return f"can.{kind}: expected {value}, found {found[kind]}"
        return None
    if key == "regions":
        for name, value in wanted.items():
            seen = found[name]
            if value is None:  # neither tokens nor a Lost Tribe; markers may lie there
                value = {"tokens": 0, "lost_tribe": 0}
            for part, number in value.items():
                if seen.get(part) != number:
                    return f"regions.{name}.{part}: expected {number}, found {seen.get(part)}"
        return None
    if key in ("score", "to_act") and found is not None:
        found = {part: found.get(part) for part in wanted}
    if key == "column":
        found = [{part: seen[part] for part in combo} for combo, seen in zip(wanted, found, strict=False)]
    return None if found == wanted else f"{key}: expected {wanted}, found {found}"
