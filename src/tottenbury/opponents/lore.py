"""What the judging opponents believe about cards and stones, as numbers: fitted to games, kept in one array that compiled code reads."""

from __future__ import annotations

HAND_1, HAND_2, HAND_3 = range(3)
"""How surely a card of the hand is there when it is needed, if it is the only one missing, one of two, one of three or more."""

REACH_1, REACH_2, REACH_3 = range(3, 6)
"""The same for a card of the pile that will come, measured by the chance that one draws it at all."""

FILLER = 6
"""The strength that cards have which only fill up a side, between the weakest 0 and the strongest 1."""

SUM_SOFT, SOFT = 7, 8
"""How much the sums of two sides may still change for each card that is missing, where only the sum counts and elsewhere."""

ROW_FIRST = 9
"""How likely a row of adjacent stones comes before five, if both would come."""

TEMPO = 10
"""What it is worth to be on the move, in log odds."""

SHARPNESS = 11
"""How sharply the chances at the single stones decide the game, in log odds."""

HOLD = 12
"""From here on: what it is worth to hold a tactic card of each kind, in log odds."""

BLOCKED = 22
"""Which share of that is left while the other seat has to play a tactic card first."""

SCOUT_USE = 23
"""What the cards are worth that a scout brings, in log odds."""

TUG = 0
"""The tug of war has nine numbers of its own from here on: the factors of the terms in judge_tug.odds."""

PROOF, UNPROVEN = 24, 25
"""In the siege: by which factor the odds of a breach differ from those of winning the comparison, as the attacker also has to prove it:
while his side is incomplete, and once it is complete."""

AFRESH = 26
"""How much of its chance an attack keeps that begins afresh after a retreat."""

AGAIN = 27
"""The chance that a tile which is yet to be breached is breached a second time."""

PACE = 28
"""How surely the turns that are left suffice for the cards that a side still needs."""

OIL, CLOCK, ROLE = 29, 30, 31
"""In log odds: a cauldron, the time that is left (all of it counts 1), and being the attacker."""

SWAP_USE = 32
"""What a swap is worth beyond the card that calls it, in log odds."""

GLUT, WARD = 33, 34
"""What a further tactic card is worth less for each one that a hand has already, in log odds; how much tactic cards are worth to the
defender, if they count 1 for the attacker."""

OIL_LATE = 35
"""Which share of its worth a cauldron still has in the last turn."""

KNOBS = 40
"""How many numbers there are before a game's own tables begin."""
