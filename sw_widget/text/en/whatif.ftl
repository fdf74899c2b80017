### What-ifs: branches of a game, laid side by side, and what the opponents could do.

# What a what-if is called until somebody gives it a name. $n: counts them.
whatif-name = What if { $n }
