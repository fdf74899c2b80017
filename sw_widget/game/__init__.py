"""The friendly surface: games, boards, ledgers, saves, codes, and the two public formats."""
