"""What-ifs: branches, laid side by side, and what the opponents could take."""
