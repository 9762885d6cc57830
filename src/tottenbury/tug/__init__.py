"""The tug of war: a dice game of two villages (rules part C)."""
