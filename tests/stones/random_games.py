"""Whole random games for the property tests, and what brute force says about their claims."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from random import Random

import tottenbury as tb
from tests.judge import ALL, SUM, WILDS, Contest, Side, all_cards, best_by_brute_force
from tests.stones.lines import CARD, Table, tokens_in

STYLES = {"random": None, "eager": 1.0, "reluctant": 0.05}
"""How often a possible claim is made; None: any move as likely as any other."""


@dataclass(frozen=True)
class RandomGame:
    """The positions of a game, the moves between them, and how to get it again."""

    edition: str
    seed: int
    style: str
    positions: tuple[tb.Position, ...]
    moves: tuple[str, ...]

    def steps(self):
        """Each position with the move made there and the position after it."""
        return zip(self.positions, self.moves, self.positions[1:], strict=False)

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The positions, taken apart."""
        return tuple(map(Table.of, self.positions))

    def steps_apart(self):
        """The same as `steps`, taken apart."""
        return zip(self.tables, self.moves, self.tables[1:], strict=False)

    def __str__(self) -> str:
        return f"{self.edition}, seed {self.seed}, {self.style} players"


def play(edition: str, seed: int) -> RandomGame:
    """A whole game; the seed decides the deal, the style of the players and their moves."""
    style = list(STYLES)[seed % len(STYLES)]
    claim_often = STYLES[style]
    rng = Random(seed)
    table = tb.rulebook(edition).deal(seed=seed)
    positions, made = [table], []
    while table.outcome is None:
        assert len(made) < 1000, f"{edition}, seed {seed}: no end"
        moves = table.legal_moves()
        assert moves, f"{edition}, seed {seed}: no legal move at {table}"
        if claim_often is None or "." not in moves or len(moves) == 1:
            move = rng.choice(moves)
        else:
            move = rng.choice([move for move in moves if move != "."]) if rng.random() < claim_often else "."
        table = table.play(move)
        positions.append(table)
        made.append(str(move))
    return RandomGame(edition, seed, style, tuple(positions), tuple(made))


def _side(names: list[str]) -> Side:
    clan = tuple(("bgopry".index(name[0]), int(name[1:])) for name in names if name[1:].isdecimal())
    return Side(clan, tuple(sorted((name for name in names if not name[1:].isdecimal()), key=WILDS.index)))


def claims_by_brute_force(table: Table, seat: str) -> set[int]:
    """The stones that a seat could claim in its claim window, every completion tried (S5.2 to S5.11, S9.12, S9.22 to S9.25)."""
    other = "N" if seat == "S" else "S"
    deck = "cousin" if table.edition == "battle-line" else "clan"
    face_up = set(_side(table.face_up).cards)
    unseen = [card for card in all_cards(deck) if card not in face_up]
    found = set()
    for stone in table.open_stones:
        need = table.need(stone)
        counting = frozenset((SUM,)) if "Fo" in table.terrain(stone) else ALL
        mine, theirs = _side(table.side(stone, seat)), _side(table.side(stone, other))
        if mine.count < need:
            continue
        contest = Contest(deck, need, counting, False, mine, theirs, ())
        claim = best_by_brute_force(contest, mine, 0, ())
        reply = best_by_brute_force(contest, theirs, need - theirs.count, unseen)
        tie_is_lost = theirs.count == need and table.last_seat(stone) == seat
        if reply is None or reply < claim or (reply == claim and not tie_is_lost):
            found.add(stone)
    return found


def has_won(stones: set[int]) -> bool:
    """Three adjacent or five (S6.1)."""
    return len(stones) >= 5 or any({n, n + 1, n + 2} <= stones for n in range(1, 8))


def _other_case(text: str) -> str:
    """The same cards on the other side."""
    return re.sub(CARD, lambda card: card[0].capitalize() if card[0].islower() else card[0].lower(), text)


def mirrored(line: str) -> str:
    """The same position with the seats exchanged."""
    edition, border, to_move, phase, south, north, pile, *tactics = line.split(" ")
    fields = [edition, _other_case(border.translate(str.maketrans("+-", "-+"))), to_move.translate(str.maketrans("SN", "NS")), phase]
    fields += [field.translate(str.maketrans("^_", "_^")) for field in (north, south, pile, *tactics[:1])]
    if tactics:
        discards, played = tactics[1:]
        if not edition.startswith("stones-2024"):  # there both have one pile, in small letters
            cards = tokens_in(_other_case(discards))
            discards = "".join(sorted(cards, key=str.islower)) or "-"
        fields += [discards, _other_case(played)]
    return " ".join(fields)


def redealt(line: str, viewer: tb.Seat | None, rng: Random) -> str:
    """The same position with everything that the viewer (None: a spectator) cannot see shuffled.

    What he knows of another hand or a pile stays (S9.31), and so do the numbers of clan and tactic cards in each hand (S10.2).
    """
    fields = line.split(" ")
    hidden = [n for n in range(4, min(len(fields), 8)) if viewer is None or n != 4 + viewer]
    mark = "" if viewer is None else "^_"[viewer]
    entries = [(n, card, marks) for n in hidden for card, marks in re.findall(f"({CARD})([\\^_]*)", fields[n])]
    unknown = [card for _, card, marks in entries if not mark or mark not in marks]
    kinds = {is_clan: [card for card in unknown if card[1:].isdecimal() == is_clan] for is_clan in (True, False)}
    for cards in kinds.values():
        rng.shuffle(cards)
    texts = {n: [] for n in hidden}
    for n, card, marks in entries:
        texts[n].append((card if mark and mark in marks else kinds[card[1:].isdecimal()].pop()) + marks)
    for n, cards in texts.items():
        fields[n] = "".join(cards) or "-"
    return " ".join(fields)
