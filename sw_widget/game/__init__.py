"""`Game` and `Board`, the classes that users import: ledgers, saves, codes, scenarios."""
