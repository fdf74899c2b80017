"""Every sentence and every name, by id and language.

The sentences lie in one folder a language (`en/*.ftl`) in the format of Project Fluent, where a
translator finds beside each one what its parameters are. The engine knows nothing of this package: it
gives ids and parameters, and whoever shows them asks here.

    sentence("cost-tokens", {"n": 2, "race": ("race", "elves")})   # "2 Elf tokens defend it: 2 tokens more."
    name("power", "dragon_master")                                 # "Dragon Master"
    combo("were", "giants")                                        # "Were-Giants"
    ability("race", "giants")                                      # one sentence on what they can do
    detail("race", "giants")                                       # what that sentence leaves out
    reference("berserk")                                           # where its rule stands

A new language is a new folder: what it does not say yet is said in English.
"""

from sw_widget.text.catalogue import has, languages
from sw_widget.text.names import ability, detail, name, register_names
from sw_widget.text.references import reference
from sw_widget.text.sentences import AllOf, OneOf, combo, parameters, sentence, words

__all__ = [
    "AllOf",
    "OneOf",
    "ability",
    "combo",
    "detail",
    "has",
    "languages",
    "name",
    "parameters",
    "reference",
    "register_names",
    "sentence",
    "words",
]

# The older name of `reference`: the places of the game are something else.
place = reference
