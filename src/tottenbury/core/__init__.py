"""The table: seats, positions, moves, outcomes, rulebooks, match formats and errors, for any game."""
