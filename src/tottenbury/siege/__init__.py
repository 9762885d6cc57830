"""The siege: a wall of seven tiles, an attacker and a defender."""
