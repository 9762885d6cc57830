"""The arena: computers play one another, and what that says about their strength."""
