"""What the page is sent: the scenery once, and a snapshot whenever something changes.

All of it is plain data with ready sentences. The page draws it and computes no rule, so a page that was saved
still explains. The shapes are written down in js/types/.
"""
