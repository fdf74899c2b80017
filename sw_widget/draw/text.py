"""A board or a position for the terminal: a map in lines and letters, a key below, at most 100 columns."""

from __future__ import annotations

from unicodedata import combining, east_asian_width

from sw_widget.draw.content import Content, Scene, contents, players, race_name, word
from sw_widget.draw.geometry import shape
from sw_widget.draw.palette import WATER
from sw_widget.draw.raster import WILDS, draw, fill, free
from sw_widget.engine.map.board import Board, Region
from sw_widget.text import name

COLUMNS = 99
NARROWEST = 60
SIGNS = {**dict.fromkeys(WATER, "~"), "chasm": ":"}
"""What lies strewn over a terrain."""
Stretches = dict[int, list[tuple[int, int]]]


def text_picture(board: Board, scene: Scene | None = None, *, language: str = "en") -> str:
    """The map as plain text: regions with their land, who stands there, and a key."""
    form = shape(board)
    found = contents(board, scene)
    names = players(scene, found, language)
    tags = _tags(names)
    # Small boards need less room; characters are about twice as high as wide.
    wanted = 16 * (len(board) * max(1.0, form.width / form.height)) ** 0.5
    columns = min(COLUMNS, max(NARROWEST, round(wanted)))
    rows = max(6, round(columns * form.height / form.width * 0.57))
    grid = fill(form.outlines, (form.width, form.height), columns, rows)
    picture = draw(grid)
    _texture(board, grid, picture, round(form.sky / form.width * columns) or columns)
    notes = []
    for i, region in enumerate(board.regions):
        x, y = form.labels[i]
        middle = (x / form.width * columns, y / form.height * rows)
        versions = _versions(region, found[i], tags, language)
        room = free(grid, i)
        fitting = (k for k, version in enumerate(versions) if _write(picture, room, version, middle))
        if next(fitting, len(versions)) >= COMPLETE:
            notes.append(", ".join(versions[0]))
    lines = ["".join(line).rstrip() for line in picture]
    key = _key(found, names, tags, form.wilds != (), language)
    return "\n".join([*lines, *key, *_fold(_ways(board, language), "   "), *_fold(notes)])


def _tags(names: list[str]) -> list[str]:
    """A letter for each player, or a number where letters would be mistaken for each other."""
    letters = [who.strip()[:1].upper() for who in names]
    if len(set(letters)) == len(letters) and all(c.isalnum() and columns_of(c) == 1 for c in letters):
        return letters
    return [str(i + 1) for i in range(len(names))]


def columns_of(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def _plain(text: str) -> str:
    """One line without signs that would move the cursor."""
    return "".join(c if c.isprintable() else " " for c in text)


def _versions(region: Region, content: Content, tags: list[str], language: str) -> list[list[str]]:
    """What to write into a region, from everything down to its bare id, which leads to a note."""
    id, title = _plain(region.id), _plain(region.name)
    full = title if id == title else f"{id} {title}"
    land = name("terrain", region.terrain, language, form="one")
    symbols = [name("symbol", symbol, language, form="one") for symbol in region.symbols]
    held, split = [], []
    if content.player is not None:
        start, end = "()" if content.in_decline else "**"
        count, race = (
            f"{start}{tags[content.player]} {content.tokens}",
            _plain(race_name(content.race, language)) + end,
        )
        held, split = [f"{count} {race}"], [count, race]
    others = [name("marker", "lost_tribe", language, form="one")] if content.lost_tribe else []
    for marker, n in content.markers.items():
        piece = _plain(name("marker", marker, language, form="one" if n == 1 else "many"))
        others.append(piece if n == 1 else f"{n} {piece}")
    below = ["+ " + symbol for symbol in symbols]
    beside = ["+ " + ", ".join(symbols)] if symbols else []
    broken = full.split()
    return [
        [full, land, *beside, *held, *others],
        [full, land, *below, *held, *others],
        [*broken, land, *below, *held, *others],
        [full, land, *below, *split, *others],
        [*broken, land, *below, *split, *others],
        # From here on something is missing, and a note says all of it.
        [f"{full}…", *held, *others],
        [f"{full}…", *split, *others],
        [*broken[:-1], f"{broken[-1]}…", *split],
        [f"{id}…", *split],
        [f"{id}…"],
    ]


COMPLETE = 5
"""How many of the versions leave nothing out."""


def _write(picture: list[list[str]], room: Stretches, lines: list[str], middle: tuple[float, float]) -> bool:
    """Write a block of lines where it fits, as near to the middle as possible; False if it fits nowhere."""
    best: tuple[float, list[tuple[int, int]]] | None = None
    widths = [columns_of(line) for line in lines]
    for start in room:
        spots, cost = [], abs(start + (len(lines) - 1) / 2 - middle[1]) * 2
        for k, width in enumerate(widths):
            spot = _spot(room.get(start + k, []), width, middle[0])
            if spot is None:
                break
            spots.append((start + k, spot))
            cost += abs(spot + width / 2 - middle[0])
        if len(spots) == len(lines) and (best is None or cost < best[0]):
            best = cost, spots
    if best is None:
        return False
    for (row, column), line in zip(best[1], lines, strict=True):
        _put(picture[row], column, line)
    return True


def _spot(stretches: list[tuple[int, int]], width: int, middle: float) -> int | None:
    fits = []
    for start, end in stretches:
        if end - start >= width:
            at = min(max(round(middle - width / 2), start), end - width)
            fits.append((abs(at + width / 2 - middle), at))
    return min(fits)[1] if fits else None


def _put(row: list[str], column: int, text: str) -> None:
    for char in text:
        if combining(char):
            row[column - 1] += char
            continue
        row[column] = char
        if columns_of(char) == 2:
            column += 1
            row[column] = ""
        column += 1


def _texture(board: Board, grid: list[list[int]], picture: list[list[str]], sky: int) -> None:
    """Waves on water, dots over chasms and grey over the wilds, so that land stands out.

    `sky`: the column where it begins.
    """
    signs = {i: sign for i, region in enumerate(board.regions) if (sign := SIGNS.get(region.terrain))}
    for index in (WILDS, *signs):
        for row, stretches in free(grid, index).items():
            for start, end in stretches:
                for column in range(start, end):
                    if index == WILDS:
                        picture[row][column] = "░" if column < sky else " "
                    elif (column + 2 * row) % 4 == 0:
                        picture[row][column] = signs[index]


def _key(found: list[Content], names: list[str], tags: list[str], wilds: bool, language: str) -> list[str]:
    items = [f"{tag} = {_plain(who)}" for tag, who in zip(tags, names, strict=True)]
    if any(c.player is not None and not c.in_decline for c in found):
        items.append(f"*…* {word('active', language)}")
    if any(c.in_decline for c in found):
        items.append(f"(…) {word('in_decline', language)}")
    if wilds:
        items.append(f"░ {word('wilds', language)}")
    return _fold(items, "   ")


def _ways(board: Board, language: str) -> list[str]:
    """What joins the parts of the map, by the ids of its regions."""
    ids = [_plain(region.id) for region in board.regions]
    bridges = [
        f"{ids[a]} – {ids[b]}" for a, b in board.edges if board.regions[a].island != board.regions[b].island
    ]
    found = [f"{word('bridges', language)} {', '.join(bridges)}"] if bridges else []
    for link in board.links:
        foot = ids[link.foot] if link.foot >= 0 else "?"
        found.append(f"{name('link', link.id, language)} {foot} – {ids[link.top]}")
    return found


def _fold(items: list[str], between: str = "; ") -> list[str]:
    """The items on lines of at most 100 columns."""
    lines: list[str] = []
    for item in items:
        while columns_of(item) > 100:
            item = item[:-2] + "…"
        if lines and columns_of(lines[-1] + between + item) <= 100:
            lines[-1] += between + item
        else:
            lines.append(item)
    return lines
