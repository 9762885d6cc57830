"""Random positions and games against a model of one move that shares no code with the package."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

import tottenbury as tb
from tests.tug import model
from tests.tug.lines import ALL_OPTIONS, BOOK, OPTIONS, Table, mirrored, moves, position

POSITIONS, GAMES, TURNS = 100, 8, 50

BOOKS = [BOOK, *(f"{BOOK};{option}" for option in OPTIONS), ALL_OPTIONS]


def scripted(table: tb.Position) -> list[str]:
    """Every legal move, with whatever chance may bring."""
    found: list[str] = []
    for move in table.legal_moves():
        results = [text for text, _ in table.results(move)]
        found += results or [str(move)]
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_every_move_does_what_the_model_says(book: str) -> None:
    """C2, C3.1, D-61 to D-68: at random positions of all phases, all moves and all throws."""
    kinds: Counter[str] = Counter()
    for seed in range(POSITIONS):
        text = model.random_line(Random(f"{book} {seed}"), book)
        where = f"seed {seed}: {text}"
        table = position(text)
        assert str(table) == text, where
        listed = [str(move) for move in table.legal_moves()]
        assert len(listed) == len(set(listed)), where
        assert set(listed) == model.legal(text), where
        all_moves = scripted(table)
        assert sorted(all_moves) == sorted(model.Model(text).with_chance()), where
        for move in all_moves if len(all_moves) < 40 else all_moves[seed % 6 :: 6]:
            kinds[re.sub(r"[ /=0-9]", "", move)] += 1
            then = table.play(move)
            assert str(then) == model.after(text, move), f"{where}: {move}"
            again = position(str(then))
            assert (again, again.outcome) == (then, then.outcome), f"{where}: {move}"
            kinds[then.phase] += 1
        assert str(table) == text, "playing changes nothing where it is played"
    assert set(kinds) == {"roll", "reroll", "keep", "A", "Aw", "B", "C", "D", "act", "over"}, kinds
    assert kinds["D"] >= 5, kinds


@pytest.mark.parametrize("book", BOOKS)
def test_both_seats_have_the_same_rules(book: str) -> None:
    for seed in range(POSITIONS, POSITIONS + 60):
        text = model.random_line(Random(f"{book} {seed}"), book)
        table, other = position(text), position(mirrored(text))
        assert table.legal_moves() == other.legal_moves(), f"seed {seed}: {text}"
        for move in scripted(table)[::7]:
            then = table.play(move)
            assert mirrored(str(then)) == str(other.play(move)), f"seed {seed}: {text}: {move}"
            if then.outcome is not None:
                assert other.play(move).outcome.winner is then.outcome.winner.other, f"seed {seed}: {text}: {move}"


def total(athletes: str) -> int:
    """How many stand and lie."""
    return sum(map(int, re.sub("'.*", "", athletes).split("w")))


@pytest.mark.parametrize("book", [BOOK, ALL_OPTIONS])
def test_whole_games_follow_the_model_and_keep_their_dice(book: str) -> None:
    """Nine dice (C1.1): a column changes only by B, and then by one die; athletes change as the move says; the turn passes by itself."""
    ended = 0
    for seed in range(GAMES):
        rng = Random(seed)
        table = tb.rulebook(book).deal(seed)
        turns, mover = 0, None
        while table.outcome is None and turns < TURNS:
            text = str(table)
            where = f"{book}, seed {seed}: {text}"
            seat, other = text.split(" ")[5], "SN"["NS".index(text.split(" ")[5])]
            turns, mover = turns + (seat != mover), seat
            legal = moves(table)
            assert legal == model.legal(text), where
            move = rng.choice(sorted(legal))
            then, steps = table.steps(move)
            ((who, step),) = steps
            assert who is table.to_move, where
            assert str(then) == model.after(text, step), f"{where}: {step}"
            old, new = Table.of(table), Table.of(then)
            before, behind = (sorted(re.findall("[1-6]", side.columns[seat])) for side in (old, new))
            assert re.findall("[1-6]", old.columns[other]) == re.findall("[1-6]", new.columns[other]), f"{where}: {step}"
            if move[0] == "B":
                die, column = int(move[1]), int(move[3])
                assert sorted([*behind, move[3]]) == sorted([*before, move[1]]), f"{where}: {step}"
                wanted = max(0, total(old.athletes[seat]) + 1 + die - column)
                if "cap" in book:
                    wanted = min(wanted, 18)
                assert total(new.athletes[seat]) == wanted, f"{where}: {step}"
            else:
                assert before == behind, f"{where}: {step}"
                assert old.athletes[seat] == new.athletes[seat].split("'")[0], f"{where}: {step}"
            gone = {"A": 1, "D": min(4, total(old.athletes[other]))}.get(move[0], 0)
            assert total(new.athletes[other]) == total(old.athletes[other]) - gone, f"{where}: {step}"
            table = then
        if table.outcome is not None:
            ended += 1
            winner = table.outcome.winner
            assert total(Table.of(table).athletes[winner.letter]) > 0, f"seed {seed}: {table}"
            assert total(Table.of(table).athletes[winner.other.letter]) == 0, f"seed {seed}: {table}"
    assert ended, "some games come to an end"


def test_a_view_allows_and_does_the_same_as_the_position() -> None:
    """Everything lies open."""
    for seed in range(60):
        text = model.random_line(Random(f"views {seed}"), BOOK)
        table = position(text)
        for viewer in (*tb.Seat, None):
            view = table.view(viewer)
            assert str(view) == text, f"seed {seed}"
            assert view.legal_moves() == table.legal_moves(), f"seed {seed}: {text}"
            for move in scripted(table)[::11]:
                assert str(view.play(move)) == str(table.play(move)), f"seed {seed}: {text}: {move}"
