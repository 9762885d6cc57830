"""The border stones: three rulebooks of one game."""
