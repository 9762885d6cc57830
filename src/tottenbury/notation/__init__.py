"""How games are written: moves, positions, records."""
