"""Random small boards."""

LAND = ("farmland", "forest", "hill", "mountain", "swamp")
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
    """A few regions become one or two islands, reached by some of the edges that they have."""
    names = [name for name, region in board["regions"].items() if region["terrain"] != "sea"]
    above = rng.sample(names, rng.randint(1, max(1, len(names) // 2)))
    for number, name in enumerate(above):
        board["regions"][name]["island"] = "east" if number < 2 or rng.random() < 0.5 else "west"
        board["regions"][name]["border"] = False
    land = [name for name in names if name not in above and board["regions"][name]["terrain"] in LAND]
    if land:
        board["regions"][rng.choice(land)]["border"] = True


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
