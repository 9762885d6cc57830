"""Players that stay exactly as they are, to measure others by."""
