"""What all games share: records, moves, chance, piles, compiling, tables."""
