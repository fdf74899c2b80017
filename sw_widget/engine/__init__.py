"""The rules as a machine: boards, positions, turns, legality, ledgers and events.

Nothing in here knows a race, a power or a marker by name, imports a third-party package,
or writes a sentence: it speaks in ids, numbers and parameters.
"""
