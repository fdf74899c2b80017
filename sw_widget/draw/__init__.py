"""Pictures of boards: outlines worked out from the facts, a static SVG, and a map for terminals.

    outlines(board), label_point(board), label_room(board)   # where everything lies, on a canvas 1000 wide
    svg(board, scene), text_picture(board, scene)            # the picture itself

The way from facts to outlines: `planar_embedding` finds which way round neighbours lie, `triangulation` fills
the gaps, `mesh` makes the cells, `smooth` and `relax` give them their shape, `rough_borders` draws the
borders, `geometry` gives the result.
"""
