"""The judge: the prover against brute force on random contests.

`python -m tests.judge --contests 100000 [--seed N]` prints what was compared and fails if they ever differ. Nothing of the prover is used
here: a side is looked at card by card as the rules define formations (S4.1 to S4.3), every wild card tries every card that
it may become (S9.10 to S9.13), and every completion from the unseen cards is tried (S5.6).
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, pairwise, product
from math import comb
from random import Random

from tests.kernels import deck_record
from tottenbury.cards.deck import Deck
from tottenbury.cards.formations import rank_of, total_of
from tottenbury.cards.prover import strongest

Card = tuple[int, int]
"""Colour, from 0, and strength."""

DECKS = {
    "clan": Deck(letters="bgopry", weakest=1, strongest=9, spy=7, shield=(1, 3)),
    "siege": Deck(letters="bgpry", weakest=0, strongest=11, spy=10, shield=(1, 3)),
    "cousin": Deck(letters="bgopry", weakest=1, strongest=10, spy=8, shield=(1, 3)),
}
WILDS = ("Jo", "Sp", "Sh")
SUM, RUN, COLOUR, SAME_STRENGTH, COLOUR_RUN = 1, 2, 3, 4, 5
ALL = frozenset((SUM, RUN, COLOUR, SAME_STRENGTH, COLOUR_RUN))

USUAL_COMPLETIONS, MOST_COMPLETIONS = 3_000, 21_000
"""21,000 lets an empty side of three be completed from 51 unseen clan cards (S5.14: 20,825 ways)."""

ENOUGH = 20_000
"""So many contests should hold every kind of contest."""


@dataclass(frozen=True)
class Side:
    """One side: its cards of the deck and its wild cards."""

    cards: tuple[Card, ...]
    wilds: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        return len(self.cards) + len(self.wilds)


@dataclass(frozen=True)
class Contest:
    """A complete side claims against a side that may still be completed from the unseen cards."""

    deck: str
    size: int
    counting: frozenset[int]
    lower_wins: bool
    claimant: Side
    opponent: Side
    unseen: tuple[Card, ...]


# Brute force


def types_of(cards: Sequence[Card]) -> frozenset[int]:
    """Every formation whose condition these cards satisfy (S4.1)."""
    one_colour = len({colour for colour, _ in cards}) == 1
    strengths = sorted(strength for _, strength in cards)
    consecutive = all(second == first + 1 for first, second in pairwise(strengths))
    types = {SUM}
    if len(set(strengths)) == 1:
        types.add(SAME_STRENGTH)
    if one_colour:
        types.add(COLOUR)
    if consecutive:
        types.add(RUN)
    if one_colour and consecutive:
        types.add(COLOUR_RUN)
    return frozenset(types)


def may_become(deck: str, wild: str) -> list[Card]:
    """Every card that a wild card may stand for (S9.10)."""
    kind = DECKS[deck]
    strengths = {
        "Jo": range(kind.weakest, kind.strongest + 1),
        "Sp": range(kind.spy, kind.spy + 1),
        "Sh": range(kind.shield[0], kind.shield[1] + 1),
    }[wild]
    return list(product(range(len(kind.letters)), strengths))


@cache
def worths(deck: str, strengths: tuple[int, ...], one_colour: bool, wilds: tuple[str, ...]) -> tuple[tuple[frozenset[int], int], ...]:
    """All that a complete side can count as: the types it satisfies and its sum, over all choices of its wild cards.

    Formations ask of colours only whether there is one: cards of several colours are looked at as if all but one had the same.
    """
    cards = [(0 if one_colour or n == 0 else 1, strength) for n, strength in enumerate(strengths)]
    found = set()
    for chosen in product(*(may_become(deck, wild) for wild in wilds)):
        side = [*cards, *chosen]
        found.add((types_of(side), sum(strength for _, strength in side)))
    return tuple(found)


def code(card: Card) -> int:
    """A number for each card such that a sum of them tells how often each strength and each colour occurs (at most 7 times)."""
    colour, strength = card
    return (1 << 3 * strength) + (1 << (36 + 3 * colour))


@cache
def decode(total: int) -> tuple[tuple[int, ...], bool]:
    """The strengths in a sum of codes, and whether they have one colour."""
    strengths = [strength for strength in range(12) for _ in range((total >> 3 * strength) & 7)]
    colours = [colour for colour in range(6) if (total >> (36 + 3 * colour)) & 7]
    return tuple(strengths), len(colours) <= 1


def best_by_brute_force(contest: Contest, side: Side, missing: int, unseen: Iterable[Card]) -> tuple[int, int] | None:
    """Rank and sum of the best that a side can become with `missing` unseen cards, every completion tried; None if it cannot."""
    lying = sum(map(code, side.cards))
    completed = {decode(lying + added) for added in set(map(sum, combinations(list(map(code, unseen)), missing)))}
    outcomes = set()
    for strengths, one_colour in completed:
        for types, total in worths(contest.deck, strengths, one_colour, side.wilds):
            outcomes.add((max(types & contest.counting), total))
    return max(outcomes, key=lambda outcome: _value(contest, outcome), default=None)


def _value(contest: Contest, outcome: tuple[int, int] | None) -> tuple[int, int]:
    """What decides between two outcomes: rank first, then the sum (S4.3); where nothing can be completed, less than anything."""
    if outcome is None:
        return 0, 0
    return outcome[0], -outcome[1] if contest.lower_wins else outcome[1]


# The prover's answers


_RECORDS = {name: deck_record(deck) for name, deck in DECKS.items()}


def number(deck: str, card: Card) -> int:
    """The prover's number of a card."""
    return card[0] * DECKS[deck].strengths + card[1] - DECKS[deck].weakest


def as_set(deck: str, cards: Iterable[Card]) -> int:
    """Cards as the prover's bit set."""
    return sum(1 << number(deck, card) for card in cards)


def ask_prover(contest: Contest, side: Side, missing: int, unseen: Iterable[Card], floor: int = 0) -> tuple[int, int]:
    """The prover's weight and set of added cards for a side of a contest."""
    wilds = sum(1 << 4 * WILDS.index(wild) for wild in side.wilds)
    counting = sum(1 << rank for rank in contest.counting)
    known, free = as_set(contest.deck, side.cards), as_set(contest.deck, unseen)
    return strongest(_RECORDS[contest.deck], known, wilds, missing, free, counting, contest.lower_wins, floor)


def rank_and_sum(contest: Contest, weight: int) -> tuple[int, int] | None:
    """What a weight says; None if it says that nothing can be completed."""
    return (rank_of(weight), total_of(weight, contest.lower_wins)) if weight else None


# Random contests


def all_cards(deck: str) -> list[Card]:
    """The whole deck."""
    kind = DECKS[deck]
    return list(product(range(len(kind.letters)), range(kind.weakest, kind.strongest + 1)))


def _styled_cards(rng: Random, deck: str, count: int, free: list[Card]) -> list[Card]:
    """Cards of a random formation; they need not be free."""
    kind = DECKS[deck]
    colours, strengths = range(len(kind.letters)), range(kind.weakest, kind.strongest + 1)
    colour = rng.choice(colours)
    start = rng.choice((strengths[0], strengths[-count], rng.choice(strengths[: len(strengths) - count + 1])) if count else strengths)
    row = range(start, start + count)
    style = rng.choice(("any", "colour run", "colour run", "same strength", "colour", "run", "run"))
    if style == "colour run":
        return [(colour, strength) for strength in row]
    if style == "same strength":
        return [(other, start) for other in rng.sample(colours, count)]
    if style == "colour":
        return [(colour, strength) for strength in rng.sample(strengths, count)]
    if style == "run":
        return [(rng.choice(colours), strength) for strength in row]
    return rng.sample(free, count)


def random_cards(rng: Random, deck: str, count: int, free: list[Card]) -> tuple[Card, ...]:
    """Some of the free cards: just any, or some that go well together."""
    for _ in range(5):
        cards = _styled_cards(rng, deck, count, free)
        if set(cards) <= set(free):
            return tuple(rng.sample(cards, count))
    return tuple(rng.sample(free, count))


def random_side(rng: Random, deck: str, count: int, free: list[Card]) -> Side:
    """A side of so many cards; some of them may be wild."""
    wild = rng.choices(range(5), (60, 24, 10, 4, 2))[0]
    wilds = sorted(rng.sample(("Jo", "Jo", "Sp", "Sh"), min(wild, count)), key=WILDS.index)
    cards = random_cards(rng, deck, count, free)
    return Side(cards[len(wilds) :], tuple(wilds))


def random_unseen(rng: Random, deck: str, missing: int, free: list[Card]) -> tuple[Card, ...]:
    """Which cards are not face up: all the others, few, only some colours or only some strengths; not too many completions."""
    limit = MOST_COMPLETIONS if rng.random() < 0.3 else USUAL_COMPLETIONS
    kind = DECKS[deck]
    style = rng.choice(("all", "all", "part", "part", "colours", "strengths", "few"))
    cards = list(free)
    if style == "part":
        cards = rng.sample(cards, rng.randint(0, len(cards)))
    elif style == "colours":
        kept = rng.sample(range(len(kind.letters)), rng.randint(1, 3))
        cards = [card for card in cards if card[0] in kept or rng.random() < 0.1]
    elif style == "strengths":
        low, high = sorted(rng.sample(range(kind.weakest, kind.strongest + 1), 2))
        cards = [card for card in cards if low <= card[1] <= high or rng.random() < 0.1]
    elif style == "few":
        cards = rng.sample(cards, rng.randint(0, 6))
    rng.shuffle(cards)
    while comb(len(cards), missing) > limit:
        cards.pop()
    return tuple(cards)


def random_contest(rng: Random) -> Contest:
    """A contest of any kind that the games know."""
    deck = rng.choice(tuple(DECKS))
    size = rng.choice((2, 3, 3, 4))
    counting = rng.choice(
        (ALL, ALL, ALL, frozenset((SUM,)), frozenset((SUM, rng.randint(RUN, COLOUR_RUN))), frozenset((SUM, *rng.sample(sorted(ALL), 3))))
    )
    free = all_cards(deck)
    claimant = random_side(rng, deck, size, free)
    free = [card for card in free if card not in claimant.cards]
    opponent = random_side(rng, deck, rng.choice((0, *range(size + 1))), free)
    free = [card for card in free if card not in opponent.cards]
    unseen = random_unseen(rng, deck, size - opponent.count, free)
    return Contest(deck, size, counting, rng.random() < 0.4, claimant, opponent, unseen)


# Judging


@dataclass
class Summary:
    """What was compared, and where the prover was wrong."""

    counts: Counter[str] = field(default_factory=Counter)
    mismatches: list[str] = field(default_factory=list)

    def add(self, other: Summary) -> None:
        self.counts += other.counts
        self.mismatches += other.mismatches

    def not_covered(self) -> list[str]:
        """Kinds of contest that should have occurred, and did not."""
        opposing = ("empty opposing side", "empty opposing side, 51 unseen", "full opposing side")
        sides = [f"{side}, {verdict}" for side in opposing for verdict in ("provable", "refuted")]
        sizes = [f"size {size}, {verdict}" for size in (2, 3, 4) for verdict in ("provable", "refuted")]
        others = [f"{deck} deck" for deck in DECKS] + ["wild cards on both sides", "lower sum wins", "cannot be completed", "tie"]
        return [kind for kind in sides + sizes + others if not self.counts[kind]]

    def __str__(self) -> str:
        lines = [f"{count:12,}  {kind}" for kind, count in sorted(self.counts.items())]
        return "\n".join([*lines, f"{len(self.mismatches):12,}  mismatches"])


def completed(contest: Contest, added: int, missing: int) -> tuple[int, int] | None:
    """What the opponent's side is when a set of cards is added; None if these are not as many unseen cards as are missing."""
    cards = tuple(card for card in contest.unseen if (added >> number(contest.deck, card)) & 1)
    if as_set(contest.deck, cards) != added or len(cards) != missing or contest.opponent.count + missing != contest.size:
        return None
    return best_by_brute_force(contest, Side(contest.opponent.cards + cards, contest.opponent.wilds), 0, ())


def opinions(contest: Contest) -> tuple[list[str], str, bool]:
    """In which points prover and brute force differ about a contest; the verdict by brute force, and whether it was a tie."""
    wrong = []
    claim = best_by_brute_force(contest, contest.claimant, 0, ())
    mine, nothing = ask_prover(contest, contest.claimant, 0, contest.unseen)
    if rank_and_sum(contest, mine) != claim or nothing:
        wrong.append(f"the claim is {claim}, the prover says {rank_and_sum(contest, mine)}, adding {nothing:b}")

    missing = contest.size - contest.opponent.count
    reply = best_by_brute_force(contest, contest.opponent, missing, contest.unseen)
    theirs, added = ask_prover(contest, contest.opponent, missing, contest.unseen)
    if rank_and_sum(contest, theirs) != reply:
        wrong.append(f"the best reply is {reply}, the prover says {rank_and_sum(contest, theirs)}")
    if completed(contest, added, missing) != reply or (added and not reply):
        wrong.append(f"the prover adds {added:b}, which makes {completed(contest, added, missing)}, not {reply}")

    refuted = _value(contest, reply) > _value(contest, claim)
    above, added_above = ask_prover(contest, contest.opponent, missing, contest.unseen, mine)
    counter = rank_and_sum(contest, above)
    if (above > mine) != refuted:
        wrong.append(f"refuted is {refuted}, with the claim as floor the prover says {counter}")
    elif refuted and (completed(contest, added_above, missing) != counter or not mine < above <= theirs):
        made = completed(contest, added_above, missing)
        wrong.append(
            f"with the claim as floor the prover says {counter}, but adds {added_above:b}, which makes {made}; the best is {reply}"
        )
    return wrong, "refuted" if refuted else "provable", reply == claim


def judge(contests: int, seed: int, first: int = 0) -> Summary:
    """Compare prover and brute force on random contests; contest number n of a seed is always the same."""
    summary = Summary()
    for n in range(first, first + contests):
        contest = random_contest(Random(f"{seed} {n}"))
        wrong, verdict, tie = opinions(contest)
        summary.mismatches += [f"seed {seed}, contest {n}: {point}\n  {contest}" for point in wrong]
        missing = contest.size - contest.opponent.count
        kinds = {
            "contests": True,
            verdict: True,
            f"{contest.deck} deck": True,
            f"size {contest.size}, {verdict}": True,
            f"empty opposing side, {verdict}": missing == contest.size,
            f"empty opposing side, 51 unseen, {verdict}": missing == 3 and contest.size == 3 and len(contest.unseen) == 51,
            f"full opposing side, {verdict}": missing == 0,
            "wild cards on both sides": bool(contest.claimant.wilds and contest.opponent.wilds),
            "lower sum wins": contest.lower_wins,
            "cannot be completed": len(contest.unseen) < missing,
            "tie": tie,
        }
        summary.counts.update(kind for kind, applies in kinds.items() if applies)
        summary.counts["completions"] += comb(len(contest.unseen), missing)
    return summary


def _judge(job: tuple[int, int, int]) -> Summary:
    return judge(*job)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.judge", description="The prover against brute force on random contests.")
    parser.add_argument("--contests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=None, help="default: a new one every time")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else Random().randrange(1 << 32)
    sys.stdout.write(f"seed {seed}\n")
    begun, summary, portion = time.monotonic(), Summary(), 500
    jobs = [(min(portion, options.contests - first), seed, first) for first in range(0, options.contests, portion)]
    with multiprocessing.Pool(options.processes) as pool:
        for part in pool.imap_unordered(_judge, jobs):
            summary.add(part)
            sys.stderr.write(f"\r{summary.counts['contests']:,} of {options.contests:,} contests, {len(summary.mismatches)} mismatches")
    sys.stderr.write("\n")
    gaps = summary.not_covered() if options.contests >= ENOUGH else []
    sys.stdout.write(f"{summary}\n{time.monotonic() - begun:12.0f}  seconds\n")
    sys.stdout.writelines(f"{text}\n" for text in summary.mismatches[:20])
    sys.stdout.writelines(f"did not occur: {kind}\n" for kind in gaps)
    return 1 if summary.mismatches or gaps else 0


if __name__ == "__main__":
    sys.exit(main())
