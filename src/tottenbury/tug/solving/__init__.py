"""Solving the tug of war: tables of win probabilities, and proofs of how good they are (docs/tug-solution.md)."""
