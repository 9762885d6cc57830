"""Observations: what each part of one means, and the compiled functions that write them, one module a game."""

COUNT = 127
"""Counts stop here; only the tug's athletes could come near it."""
