"""Cards, formations, comparing and proving, for any game played with coloured cards."""
