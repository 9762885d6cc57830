"""Players that choose a move from a view."""
