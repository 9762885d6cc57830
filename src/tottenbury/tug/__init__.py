"""The tug of war: a dice game of perfect information."""
