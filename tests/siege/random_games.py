"""Whole random sieges for the property tests, random contests at every face, and what brute force says about declarations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import comb
from random import Random

import tottenbury as tb
from tests.judge import WILDS, Contest, Side, all_cards, best_by_brute_force, random_cards, random_unseen
from tests.siege.lines import CARD, FACES, TACTICAL, Table, hand_size, line

STYLES: dict[str, dict[str, float]] = {
    "random": {},
    "one-sided": {"!": 40, "<": 0.02, "oil": 0.3, "skill": 1.4},
    "builders": {"!": 0.02, "<": 0.005, "oil": 0.1, ".": 3, "+t": 0.3, "De": 0.1, "Ex": 0.05},
    "restless": {"!": 0.3, "<": 1, "oil": 2, "+t": 5, "Su": 30, "Sw": 30, "Jo": 5},
}
"""How likely a kind of move is, if another one counts 1. With skill the attacker prefers good cards where he stands already, the defender
bad ones elsewhere: otherwise the attacker would hardly ever win."""


def bound(edition: str) -> tuple[int, int]:
    """More turns and decisions than any game can have.

    Whoever plays a card draws one as long as there are any, so that there are at most as many PLAYs as cards in the piles (48; 46, 11
    tactic cards and two that come back by Support), and two more at the end. Of two turns in a row one brings more than a pass (B3.11), and
    each of these is a PLAY, one of three cauldrons, a retreat, for which a card must have been played, or one of at most six declarations
    (B6.1). In a turn there is a PLAY, a draw, at most three points, and in all there are at most as many retreats as PLAYs, six picks of a
    swap, two of a support and its shuffle.
    """
    plays = 2 + (48 if hand_size(edition) == 6 else 46 + 11 + 2)
    turns = 2 * (2 * plays + 3 + 6) + 2
    return turns, 5 * turns + plays + 3 + 6 + 10


@dataclass(frozen=True)
class RandomGame:
    """The positions of a game, the moves between them, and how to get it again."""

    edition: str
    seed: int
    style: str
    positions: tuple[tb.Position, ...]
    moves: tuple[str, ...]

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The positions, taken apart."""
        return tuple(map(Table.of, self.positions))

    def steps(self) -> Iterator[tuple[tb.Position, str, tb.Position]]:
        """Each position with the move made there and the position after it."""
        return zip(self.positions, self.moves, self.positions[1:], strict=False)

    def steps_apart(self) -> Iterator[tuple[Table, str, Table]]:
        """The same as `steps`, taken apart."""
        return zip(self.tables, self.moves, self.tables[1:], strict=False)

    def __str__(self) -> str:
        return f"{self.edition}, seed {self.seed}, {self.style} players"


def _weight(style: dict[str, float], move: str, table: Table) -> float:
    kind = re.match(r"oil|\+t|[A-Z][a-z]|[!<.]", move)
    if kind:
        return style.get(kind[0], 1)
    card = re.fullmatch(r"[a-z](\d+)@(\d)", move)
    if not card or "skill" not in style:
        return 1
    strength, tile = int(card[1]), int(card[2])
    good = strength if table.face(tile).lower_wins != (table.to_move == "S") else 11 - strength
    busy = 4 if table.side(tile, "S") or table.damaged(tile) else 1
    return style["skill"] ** good * (busy if table.to_move == "S" else 1 / busy)


def play(edition: str, seed: int) -> RandomGame:
    """A whole game; the seed decides the deal, the style of the players and their moves."""
    style = list(STYLES)[seed % len(STYLES)]
    weights = STYLES[style]
    rng = Random(seed)
    table = tb.rulebook(edition).deal(seed=seed)
    positions, made = [table], []
    limit = bound(edition)[1]
    while table.outcome is None:
        assert len(made) < limit, f"{edition}, seed {seed}: no end"
        moves = table.legal_moves()
        assert moves, f"{edition}, seed {seed}: no legal move at {table}"
        now = Table.of(table)
        move = rng.choices(moves, [_weight(weights, move, now) for move in moves])[0]
        table = table.play(move)
        positions.append(table)
        made.append(str(move))
    return RandomGame(edition, seed, style, tuple(positions), tuple(made))


# Declarations


def _side(names: list[str]) -> Side:
    cards = tuple(("bgpry".index(name[0]), int(name[1:])) for name in names if name[1:].isdecimal())
    return Side(cards, tuple(sorted((name for name in names if not name[1:].isdecimal()), key=WILDS.index)))


@cache
def _leads(tile: int, damaged: bool, mine: Side, theirs: Side, unseen: tuple[tuple[int, int], ...], tie_is_lost: bool) -> bool:
    face = FACES[tile, damaged]
    contest = Contest("siege", face.need, face.counting, face.lower_wins, mine, theirs, ())
    claim = best_by_brute_force(contest, mine, 0, ())
    reply = best_by_brute_force(contest, theirs, face.need - theirs.count, unseen)
    if reply is None:
        return True
    sign = -1 if face.lower_wins else 1
    mine_value, their_value = (claim[0], sign * claim[1]), (reply[0], sign * reply[1])
    return mine_value > their_value or (mine_value == their_value and not tie_is_lost)


def declarations_by_brute_force(table: Table, most: int = 30_000) -> dict[int, bool]:
    """For each tile where the attacker is complete: can he declare it? Every completion is tried (B5.2 to B5.5).

    Tiles with more than `most` completions are left out.
    """
    face_up = set(_side(table.face_up).cards)
    unseen = tuple(card for card in all_cards("siege") if card not in face_up)
    found = {}
    for tile in range(1, 8):
        need = table.face(tile).need
        mine, theirs = _side(table.side(tile, "S")), _side(table.side(tile, "N"))
        missing = need - theirs.count
        if mine.count < need or comb(len(unseen), missing) > most:
            continue
        tie_is_lost = not missing and table.last_seat(tile) == "S"
        found[tile] = _leads(tile, table.damaged(tile), mine, theirs, unseen if missing else (), tie_is_lost)
    return found


def _names(side: Side) -> list[str]:
    return [*(f"{'bgpry'[colour]}{strength}" for colour, strength in side.cards), *side.wilds]


def random_wall(rng: Random, tile: int, damaged: bool, wilds: bool) -> str:
    """A line in the attacker's turn: his side of the tile is complete, the defender's is not or just so; some cards are discarded."""
    face = FACES[tile, damaged]
    free = all_cards("siege")
    sides = []
    elite = ["Jo", "Jo", "Sp", "Sh"]
    rng.shuffle(elite)
    for count in (face.need, rng.choice((0, *range(face.need + 1), face.need))):
        wild = min(rng.choices(range(4), (50, 30, 15, 5))[0], count) if wilds else 0
        taken, elite = elite[:wild], elite[wild:]
        cards = random_cards(rng, "siege", count, free)[wild:]
        free = [card for card in free if card not in cards]
        sides.append(Side(tuple(cards), tuple(taken)))
    if any((colour, 11 - strength) in sides[1].cards for colour, strength in sides[0].cards if strength in (0, 11)):
        return random_wall(rng, tile, damaged, wilds)  # those would have cancelled each other (B3.6)
    unseen = random_unseen(rng, "siege", face.need - sides[1].count, free)
    cards = [name.capitalize() for name in _names(sides[0])]
    theirs = [name.lower() for name in _names(sides[1])]
    order = [0] * len(cards) + [1] * len(theirs)
    rng.shuffle(order)
    cell = "".join((cards, theirs)[side].pop() for side in order)
    names = _names(Side(unseen))
    south, north, pile = names[:5], names[5:10], names[10:]
    discards = _names(Side(tuple(card for card in free if card not in unseen)))
    fields = {"south": "".join(south) or "-", "north": "".join(north) or "-", "pile": "".join(pile) or "-", "discards": "".join(discards)}
    edition = TACTICAL if wilds else "siege-2020"
    return line({tile: ("!" if damaged else "") + cell}, "S", "play" if pile else "play**", edition=edition, **fields)


# Views


def redealt(text: str, viewer: tb.Seat | None, rng: Random) -> str:
    """The same position with everything that the viewer (None: a spectator) cannot see shuffled.

    What he knows of another hand stays (D-55), the numbers of siege and tactic cards in each hand and among its picks do, and so do
    discards that have been picked for Support and lie under the pile for everybody to see.
    """
    fields = text.split(" ")
    hidden = [n for n in (4, 5, 6, 9) if n < len(fields) and (viewer is None or n != 4 + viewer)]
    mark = "" if viewer is None else "^_"[viewer]
    lying_open = 2 - int(fields[3].partition(":")[2][:1]) if fields[3].startswith("support") else 0
    known: set[tuple[int, int]] = set()
    entries = []
    for n in hidden:
        tokens = list(re.finditer(rf"({CARD})([\^_]*)", fields[n]))
        for place, token in enumerate(tokens):
            if (mark and mark in token[2]) or (n == 6 and place >= len(tokens) - lying_open):
                known.add((n, place))
            entries.append((n, place, token[1]))
    kinds = {
        siege: [card for n, place, card in entries if (n, place) not in known and card[1:].isdecimal() == siege] for siege in (True, False)
    }
    for cards in kinds.values():
        rng.shuffle(cards)
    for n in hidden:
        places = iter(range(1000))
        fields[n] = re.sub(
            CARD,
            lambda token, n=n, places=places: token[0] if (n, next(places)) in known else kinds[token[0][1:].isdecimal()].pop(),
            fields[n],
        )
    return " ".join(fields)
