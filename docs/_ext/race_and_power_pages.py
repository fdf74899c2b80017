"""A page for each race, power, relic and place of every pack, made from its definition: nothing is written by
hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from _ext import effect_texts
from _ext.gallery import plain
from sw_widget import packs, presets, text
from sw_widget.draw import emblems, glyphs
from sw_widget.engine.definitions import Pack, Place, Power, Race, Relic

PACKS = tuple(packs.get(id) for id in packs.printed())
Thing = Race | Power | Relic | Place
FOLDERS = {"race": "races", "power": "powers", "relic": "relics", "place": "places"}
KIND_OF_TEXT = {"race": "race", "power": "power", "relic": "marker", "place": "marker"}
"""Relics and places lie on the map as markers do, and have their names among these."""
HEADS = {
    "race": """# Races

Each people has its tokens, and something that it does better than the others.
""",
    "power": """# Special powers

Whichever badge lies beside a race goes along with it, so that no game has the combos of the last.
""",
    "relic": """# Relics

They are found where [monsters](#monsters) are driven out, serve whoever holds their region, and go where
they are used.
""",
    "place": """# Places

They are found where [monsters](#monsters) are driven out, stay there, and serve whoever holds their region.
""",
}


def pages() -> Iterator[tuple[str, str]]:
    """All pages with their names, and an index for each kind."""
    for kind, folder in FOLDERS.items():
        for pack in PACKS:
            for thing in things(kind, pack):
                yield f"{folder}/{thing.id}.md", page(kind, thing, pack)
        yield f"{folder}/index.md", index(kind)


def things(kind: str, pack: Pack) -> tuple[Thing, ...]:
    found: tuple[Thing, ...] = getattr(pack, FOLDERS[kind])
    return found


def emblem(kind: str, id: str) -> str:
    if kind != "power":
        drawn = glyphs.race(id) if kind == "race" else glyphs.marker(id)
        return f'<svg class="sw-emblem" viewBox="-12 -12 24 24" aria-hidden="true">{drawn}</svg>'
    path = emblems.path(id)
    return f'<svg class="sw-emblem" viewBox="0 0 512 512" aria-hidden="true"><path d="{path}"/></svg>'


def index(kind: str) -> str:
    """All of a kind, by the box that they come in."""
    return HEADS[kind] + "".join(_box(kind, pack) for pack in PACKS if things(kind, pack))


def _box(kind: str, pack: Pack) -> str:
    found = things(kind, pack)
    cards = "".join(
        f'<a class="sw-card" href="{thing.id}.html">{emblem(kind, thing.id)}'
        f"<b>{text.name(KIND_OF_TEXT[kind], thing.id)}</b>"
        f"<span>{text.ability(KIND_OF_TEXT[kind], thing.id)}</span></a>"
        for thing in found
    )
    title = plain(text.name("pack", pack.id))
    tree = "\n".join(thing.id for thing in found)
    return f'\n## {title}\n\n<div class="sw-cards">{cards}</div>\n\n```{{toctree}}\n:hidden:\n\n{tree}\n```\n'


def page(kind: str, thing: Thing, pack: Pack) -> str:
    told = KIND_OF_TEXT[kind]
    parts = [
        f"# {text.name(told, thing.id)}",
        f"```{{thing}} {kind}-{thing.id}\n```",
        f'<div class="sw-person">{emblem(kind, thing.id)}<p>{text.ability(told, thing.id)}</p></div>',
        text.detail(told, thing.id),
        _numbers(kind, thing, pack),
        *_board(thing.id),
        *_more_boards(thing.id),
        *_declared(thing),
        *_variants(kind, thing),
        f"```{{mentions}} {kind}-{thing.id}\n```",
    ]
    return "\n\n".join(parts) + "\n"


def _numbers(kind: str, thing: Thing, pack: Pack) -> str:
    rows = []
    if isinstance(thing, Race | Power):
        rows.append((f"Tokens on the {'banner' if kind == 'race' else 'badge'}", str(thing.tokens)))
    if isinstance(thing, Race):
        rows.append(("Tokens in the box", str(thing.in_box)))
    if isinstance(thing, Relic | Place) and thing.defence:
        rows.append(("Adds to the defence of its region", str(thing.defence)))
    rows.append(("Comes with", plain(text.name("pack", pack.id))))
    rows.append(("Where it stands", text.reference(thing.id)))
    return "| | |\n|---|---|\n" + "\n".join(f"| {name} | {value} |" for name, value in rows)


def _board(id: str) -> list[str]:
    """Its preset board, with what to do on it."""
    if id not in presets:
        return []
    lesson = presets[id]
    said = [plain(lesson.text), f"**{plain(lesson.goal)}**"]
    return [f"## Try it: {plain(lesson.title)}", *said, f"```{{board}} {id}\n```"]


def _more_boards(id: str) -> list[str]:
    """The other boards in which it plays a part."""
    others = [lesson for lesson in presets.find(teaches=id) if lesson.name != id]
    if not others:
        return []
    links = [f"- [{plain(lesson.title)}](#preset-{lesson.name})" for lesson in others]
    return ["## More boards", "\n".join(links)]


def _declared(thing: Thing) -> list[str]:
    effects = thing.effects if isinstance(thing, Race | Power) else thing.lends
    if not effects:
        return ["## How it is declared", "No effect at all: its tokens are what it has."]
    items = []
    for effect in effects:
        more = "; ".join(effect_texts.numbers(effect))
        here = f"  \n  Here: {more}." if more else ""
        found = " and ".join(f"`{module}`" for module in effect_texts.modules(effect))
        source = f"  \n  From {found}."
        items.append(f"- `{effect_texts.declared(effect)}`  \n  {effect_texts.meaning(effect)}{here}{source}")
    told = (
        "The engine knows nothing else about it; [your own](../own-races.md) can be made of the same parts."
    )
    return ["## How it is declared", "\n".join(items), told]


def _variants(kind: str, thing: Thing) -> list[str]:
    """Optional rules that replace the definition."""
    if not isinstance(thing, Race | Power):
        return []
    changing = [
        variant
        for pack in PACKS
        for variant in pack.variants
        if thing.id in (other.id for other in (variant.races if kind == "race" else variant.powers))
    ]
    if not changing:
        return []
    items = "\n".join(f"- `{variant.id}`: {text.ability('variant', variant.id)}" for variant in changing)
    return ["## Variants", items]
