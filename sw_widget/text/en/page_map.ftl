### What the map says by itself, mostly to those who cannot see it. None of these has parameters.

# Whose regions they are.
page-map = Map

# The last item of a menu that has many: the rest of them. A number follows.
page-menu-more = Other ways

## Pieces that are put down one by one

# Before the name of a region, on the button with a plus.
page-map-put = Put one
# Before the name of a region, on the button with a minus.
page-map-take = Take one
# How to do it by keyboard.
page-map-keys = Press plus to put one here, minus to take one up.
page-map-toggle = Press Enter to put it here, and again to take it up.
# Before a number.
page-map-hand = In hand

## Why nothing moved

page-map-no-hand = There is nothing left in hand.
page-map-no-hand-help = Take one up from another region first.
page-map-full = No more of them fit in here.
page-map-least = No fewer may stay here.
page-map-elsewhere = They cannot stand here.
page-map-elsewhere-help = The brighter regions are the ones that can take them.
page-map-past = You are looking back: nothing can be played here.
page-map-nothing = There is nothing to do here now.
