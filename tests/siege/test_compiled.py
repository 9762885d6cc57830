"""The compiled loops against the object layer, and games under other rulings."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import tottenbury as tb
from tests.judge import Contest, Side, all_cards, best_by_brute_force
from tests.siege.lines import (
    BASE,
    DECK,
    EDITIONS,
    ELITE,
    FACES,
    TACTICAL,
    TACTICS,
    TILES,
    Table,
    cards_in,
    declarations,
    tactical,
    tactics_in,
)
from tests.siege.random_games import bound, play, random_wall

OTHER_RULINGS = (
    f"{BASE};siege_full=defender_wins",
    f"{TACTICAL};siege_proof_tactics=count_wilds;swap_in_proof=yes",
    f"{TACTICAL};redeploy_cancels=no;siege_full=defender_wins;support_revives=yes",
    f"{TACTICAL};siege_proof_tactics=count_wilds;support_elite=yes;support_revives=yes",
)
VIEWERS = (tb.Seat.SOUTH, tb.Seat.NORTH, None)


@pytest.mark.parametrize("edition", [*EDITIONS, *OTHER_RULINGS])
def test_the_object_layer_plays_the_games_of_the_compiled_loop(edition: str) -> None:
    """One seed reproduces a game everywhere: the same moves to choose from, in the same order, and the same end."""
    book = tb.rulebook(edition)
    for seed, (outcome, first, turns, decisions) in enumerate(book.game.random_games(500, 25), 500):
        players = {seat: tb.opponent("random", seed) for seat in tb.Seat}
        table, mover, counted, made = book.deal(seed), None, 0, 0
        assert table.to_move is first
        while table.outcome is None:
            counted += table.turn is not mover
            mover = table.turn
            table = table.play(players[table.to_move].choose(table.view(table.to_move)))
            made += 1
        assert (table.outcome, counted, made) == (outcome, turns, decisions), f"{edition}, seed {seed}"


def sequences(table: tb.Position, depth: int) -> int:
    """How many sequences of decisions follow, counted move by move."""
    moves = table.legal_moves()
    return len(moves) if depth == 1 else sum(sequences(table.play(str(move)), depth - 1) for move in moves)


SMALL = [
    {"phase": "prepare", "south": "b1Ex", "north": "g1Sw"},
    {"phase": "play", "south": "b1Sw", "north": "g1g2"},
    {"phase": "play", "south": "TrRe", "north": "g1De"},
    {"phase": "close", "south": "b1", "north": "RcJo", "discards": "r0b7"},
]


@pytest.mark.parametrize("fields", SMALL, ids=lambda fields: fields["south"] + fields["north"])
def test_perft_counts_what_the_object_layer_counts(fields: dict[str, str]) -> None:
    """Every sequence of three decisions."""
    table = tactical({4: "Y10Y11g5", 2: "B5r11", 7: "!Y1"}, "S", fields["phase"], **{k: v for k, v in fields.items() if k != "phase"})
    assert [table.perft(depth) for depth in (1, 2, 3)] == [sequences(table, depth) for depth in (1, 2, 3)]


@pytest.mark.parametrize("edition", OTHER_RULINGS)
def test_games_under_other_rulings_end_and_read_back(edition: str) -> None:
    """D-46 to D-55: cards stay together, lines and views read back, every game ends in time."""
    for seed in range(60_000, 60_008):
        game = play(edition, seed)
        assert len(game.moves) <= bound(edition)[1], str(game)
        for position, table in list(zip(game.positions, game.tables, strict=True))[seed % 3 :: 3]:
            where = f"{game}: {table.text}"
            hands = "".join([*table.hands["S"], *table.hands["N"]])
            assert sorted([*table.face_up, *cards_in(hands), *table.pile]) == sorted(DECK), where
            if "tactics" in edition:
                actions = [card for card in table.played if card.capitalize() not in ELITE]  # elite cards may have returned (D-53)
                lying = [*tactics_in("".join(table.cells)), *tactics_in("".join(table.discards)), *actions]
                everything = [*tactics_in(hands), *table.tactic_pile, *(card.capitalize() for card in lying)]
                assert sorted(everything) == sorted(TACTICS), where
            again = tb.position(table.text)
            assert (again, again.outcome) == (position, position.outcome), where
            assert again.legal_moves() == position.legal_moves(), where
            for viewer in VIEWERS:
                view = position.view(viewer)
                assert str(tb.position(str(view))) == str(view), where
                if viewer is not None:
                    for tile in TILES:
                        assert view.prove(tile, tb.Seat.SOUTH) == position.prove(tile, tb.Seat.SOUTH), f"{where}, view of {viewer}"
                    if viewer is position.to_move and position.outcome is None:
                        assert view.legal_moves() == position.legal_moves() == tb.position(str(view)).legal_moves(), where


def wild_additions(unplayed: list[str], missing: int) -> set[tuple[str, ...]]:
    """Every choice of unplayed wild cards that fits."""
    return {tuple(sorted(chosen)) for number in range(missing + 1) for chosen in combinations(unplayed, number)}


@pytest.mark.parametrize(("tile", "damaged"), sorted(FACES))
def test_a_proof_that_counts_unplayed_wild_cards_is_what_brute_force_says(tile: int, damaged: bool) -> None:
    """D-49: every completion with every choice of the wild cards that nobody has played."""
    face = FACES[tile, damaged]
    sign = -1 if face.lower_wins else 1
    found = set()
    for seed in range(5 if face.need == 4 else 16):
        text = random_wall(Random(f"{tile} {damaged} {seed}"), tile, damaged, wilds=True)
        text = text.replace(TACTICAL, f"{TACTICAL};siege_proof_tactics=count_wilds", 1)
        table = Table.of(text)
        mine, theirs = (as_side(table.side(tile, seat)) for seat in "SN")
        contest = Contest("siege", face.need, face.counting, face.lower_wins, mine, theirs, ())
        face_up = as_side(table.face_up).cards
        unseen = [card for card in all_cards("siege") if card not in face_up]
        missing = face.need - theirs.count
        unplayed = ["Jo", "Jo", "Sp", "Sh"]
        for card in tactics_in("".join(table.cells)):
            unplayed.remove(card.capitalize())
        claim = best_by_brute_force(contest, mine, 0, ())
        value = (claim[0], sign * claim[1])
        replies = []
        for added in wild_additions(unplayed, missing):
            side = Side(theirs.cards, tuple(sorted((*theirs.wilds, *added), key=("Jo", "Sp", "Sh").index)))
            reply = best_by_brute_force(contest, side, face.need - side.count, unseen)
            if reply is not None:
                replies.append((reply[0], sign * reply[1]))
        tie_is_lost = not missing and table.last_seat(tile) == "S"
        best = max(replies, default=None)
        holds = best is None or best < value or (best == value and not tie_is_lost)
        position = tb.position(text)
        proof = position.prove(tile)
        assert proof.holds == holds, f"seed {seed}: {text}: {proof}"
        assert declarations(position) == ({tile} if holds else set()), f"seed {seed}: {text}"
        found.add(holds)
    assert face.need == 4 or found == {True, False}


def as_side(names: list[str]) -> Side:
    """Cards as brute force takes them."""
    wilds = sorted((name for name in names if not name[1:].isdecimal()), key=("Jo", "Sp", "Sh").index)
    return Side(tuple(("bgpry".index(name[0]), int(name[1:])) for name in names if name[1:].isdecimal()), tuple(wilds))
