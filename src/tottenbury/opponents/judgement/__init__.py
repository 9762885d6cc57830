"""How the games are judged at a glance: what a side may become, what a seat can know, and what each move changes."""
