"""Random small boards."""

LAND = ("farmland", "forest", "hill", "mountain", "swamp")
WATER = ("sea", "lake", "river", "chasm")
SYMBOLS = ("cavern", "magic", "mine")


def random_board(rng, large=False, players=2):
    """A grid of a few regions, some with diagonals, always connected."""
    width, height = (4, 3) if large else (rng.randint(2, 4), rng.randint(2, 3))
    if players > 3:
        width, height = width + 1, height + 1
    cells = [(x, y) for y in range(height) for x in range(width)]
    names = {cell: "abcdefghijklmnopqrst"[number] for number, cell in enumerate(cells)}
    edges = []
    for x, y in cells:
        for other in ((x + 1, y), (x, y + 1)):
            if other in names:
                edges.append([names[x, y], names[other]])
        if (x + 1, y + 1) in names and rng.random() < 0.5:
            edges.append([names[x, y], names[x + 1, y + 1]])
    for edge in list(edges):
        rest = [other for other in edges if other != edge]
        if rng.random() < 0.15 and connected(list(names.values()), rest):
            edges = rest
    regions = {}
    for x, y in cells:
        outer = x in (0, width - 1) or y in (0, height - 1)
        region = {"terrain": rng.choice(LAND), "border": outer and rng.random() < 0.7}
        region["symbols"] = [symbol for symbol in SYMBOLS if rng.random() < 0.3]
        region["lost_tribe"] = rng.random() < 0.25
        regions[names[x, y]] = region
    touches = {name: [b if a == name else a for a, b in edges if name in (a, b)] for name in regions}
    if rng.random() < 0.6:
        make_water(regions, rng.choice(list(regions)), "sea", border=True)
    if rng.random() < 0.5:
        name = rng.choice(list(regions))
        if not any(regions[other]["terrain"] == "sea" for other in [name, *touches[name]]):
            make_water(regions, name, "lake", border=False)
    land = [name for name in regions if regions[name]["terrain"] in LAND]
    regions[rng.choice(land)]["border"] = True  # there is always a way in
    return {"regions": regions, "edges": edges}


def flood(rng, board):
    """Swamps nearly everywhere, for Behemoths as high as can be."""
    for region in board["regions"].values():
        if region["terrain"] in LAND and rng.random() < 0.85:
            region["terrain"] = "swamp"


def heap_up(rng, board):
    """Many Mountains, for Lava."""
    for region in board["regions"].values():
        if region["terrain"] in LAND and rng.random() < 0.5:
            region["terrain"] = "mountain"


def raise_islands(rng, board):
    """Some regions become one or two islands: all but the seas of the ground and their shores."""
    regions = board["regions"]
    seas = {name for name in regions if regions[name]["terrain"] == "sea"}
    shores = {name for edge in board["edges"] if seas & set(edge) for name in edge}
    inland = [name for name in regions if name not in seas | shores]
    above = rng.sample(inland, rng.randint(0, max(1, len(inland) // 2))) if inland else []
    for number, name in enumerate(above):
        regions[name]["island"] = "east" if number < 2 or rng.random() < 0.5 else "west"
        regions[name]["border"] = False
    ground = [name for name in regions if name not in above and regions[name]["terrain"] in LAND]
    if ground:
        regions[rng.choice(ground)]["border"] = True


BELOW = {
    "farmland": "mystic_crystal",
    "forest": "mushroom_forest",
    "hill": "mining",
    "mountain": "black_mountain",
    "swamp": "mud",
}


def dig_down(rng, board, share):
    """This share of the regions lies below ground, with chasms, one of them for a Volcano, and Rivers."""
    regions = board["regions"]
    for region in regions.values():
        if region["terrain"] in BELOW and rng.random() < share:
            region["terrain"] = BELOW[region["terrain"]]
            if share == 1:
                region["symbols"] = []
        elif region["terrain"] in ("sea", "lake") and rng.random() < share:
            region["terrain"] = rng.choice(("river", "river", "chasm"))
    inner = [name for name in regions if regions[name]["terrain"] not in ("sea", "lake")]
    rng.shuffle(inner)
    for _ in range(min(rng.choice((0, 1, 1, 2)), len(inner) - 1)):
        region = regions[inner.pop()]
        region.update(terrain="river", symbols=[], lost_tribe=False)
    for number in range(rng.choice((1, 1, 2)) if len(inner) > 4 else 1):
        region = regions[inner.pop()]
        region.update(terrain="chasm", symbols=[], lost_tribe=False, border=False)
        if number == 0 or rng.random() < 0.5:
            region["symbols"] = ["volcano"]
    for name in land_or_rivers(regions, regions)[:2]:
        regions[name]["border"] = True


def land_or_rivers(regions, names):
    """The land among these regions; where there is none, all rivers, by which a board can be entered, too."""
    land = [name for name in names if regions[name]["terrain"] not in WATER]
    return land or [name for name in regions if regions[name]["terrain"] == "river"]


def make_water(regions, name, terrain, border):
    regions[name] = {"terrain": terrain, "border": border, "symbols": [], "lost_tribe": False}


def connected(names, edges):
    reached = {names[0]}
    grows = True
    while grows:
        grows = False
        for one, other in edges:
            if (one in reached) != (other in reached):
                reached |= {one, other}
                grows = True
    return len(reached) == len(names)
