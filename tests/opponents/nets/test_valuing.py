"""What a net is told: the same step by step as from scratch, nothing of what is hidden, nothing of colours and of directions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pytest

import tottenbury as tb
from tests.opponents.nets.nets import BOOKS, wild_source, wild_valuer
from tests.opponents.views import game_of, random_views
from tottenbury.core.chance import Chance
from tottenbury.kernel import copy_record
from tottenbury.opponents.judgement.judging import judgement_of
from tottenbury.opponents.nets.players import LearnedOpponent, Source, Valuer
from tottenbury.opponents.nets.slots import SLOTS
from tottenbury.opponents.nets.workspace import WORKSPACE

STONES = [book for book in BOOKS if book.startswith("stones")]


@cache
def rooms(kernels: str) -> tuple[Any, Any]:
    """Room for a record, and a workspace."""
    game = next(game_of(tb.rulebook(name)) for name in BOOKS if game_of(tb.rulebook(name)).kernels.name == kernels)
    return game.kernels.state.record(game.kernels.state.new()), WORKSPACE.record(bytearray(WORKSPACE.size))


def from_scratch(valuer: Valuer, state: bytes, numbers: Any) -> tuple[Any, int]:
    """What each move leaves, told anew for every one of them; and how many of them are told as samples are, but otherwise."""
    f, net, kernels = valuer.net_kernels.functions, valuer.model.net, valuer.game.kernels
    after, workspace = rooms(kernels.name)
    context, view = valuer.context._replace(rules=kernels.rules.record(valuer.game.rules)), kernels.state.record(state)
    values, slots, differing = np.zeros(len(numbers)), np.empty(SLOTS, np.int32), 0
    f["value_moves"](context, view, after, numbers, len(numbers), workspace, values)
    for n, move in enumerate(numbers.tolist()):
        copy_record(after, view)
        if f["follow"](context.rules, after, move, view.decider, workspace.spare):
            values[n] = f["end_for"](after, view.decider)
            continue
        role, prior_logit = f["encode_sample"](context, view, after, workspace, slots)
        values[n] = f["value_of"](context, after, view.decider, workspace)
        sampled = f["evaluate"](net, role, prior_logit, slots, workspace)
        differing += bool((slots != workspace.slots).any()) + (abs(sampled - values[n]) > 1e-5)
    return values, differing


@pytest.mark.parametrize("rulebook", BOOKS)
def test_moves_are_valued_and_sampled_step_by_step_as_from_scratch(rulebook: str) -> None:
    """By a library, if there is one, step by step, and from scratch interpreted."""
    valuer = wild_valuer(tb.rulebook(rulebook))
    compared = 0
    for seed in range(8):
        for position, view in islice(random_views(rulebook, seed), 3 * seed, None, 23):
            numbers, values = valuer.moves(view.state)
            fresh, differing = from_scratch(valuer, view.state, numbers)
            assert differing == 0, f"seed {seed}: {differing} samples of {position}"
            worst = int(np.argmax(np.abs(values - fresh)))
            move = view.book.notation.write_move(int(numbers[worst]))
            assert abs(values[worst] - fresh[worst]) < 1e-5, f"seed {seed}, {move}: {values[worst]} and {fresh[worst]} in {position}"
            compared += len(numbers)
    assert compared > 200


@pytest.mark.parametrize("rulebook", BOOKS)
def test_positions_differ_to_a_wild_net(rulebook: str) -> None:
    """Otherwise it would prove nothing in the other tests."""
    valuer = wild_valuer(tb.rulebook(rulebook))
    values = np.concatenate([valuer.moves(view.state)[1] for _, view in random_views(rulebook, 0)])
    assert len(np.unique(values.round(6))) > 0.4 * len(values)
    assert values.std() > 0.05


def encoded(valuer: Valuer, state: bytes, seat: tb.Seat) -> list[int]:
    workspace = bytearray(WORKSPACE.size)
    valuer.net_kernels.value_seen(valuer.context, workspace, state, int(seat))
    slots: list[int] = WORKSPACE.record(workspace).slots.tolist()
    return slots


@pytest.mark.parametrize("rulebook", BOOKS)
def test_cards_dealt_anew_where_they_are_hidden_are_told_alike(rulebook: str) -> None:
    book = tb.rulebook(rulebook)
    game, valuer = game_of(book), wild_valuer(book)
    other_worlds = 0
    for seed in range(4):
        for position, _ in random_views(rulebook, seed):
            for seat in tb.Seat:
                view = position.view(seat)
                redealt = tb.Position(book, judgement_of(game).world_of(game, view.state, seed + 1))
                other_worlds += redealt != position
                again = game.blind(redealt.state, seat)
                assert encoded(valuer, view.state, seat) == encoded(valuer, again, seat), (
                    f"seed {seed}, {seat.name}: {position} and {redealt}"
                )
    assert other_worlds > 100


CARD = re.compile(r"([roygbpROYGBP])(\d+)")


def recoloured(position: tb.Position, chance: Chance) -> tb.Position:
    """The same position with its colours exchanged."""
    colours = list("rygbp" if position.book.id.startswith("siege") else "roygbp")
    left = colours.copy()
    other = {colour: left.pop(chance.below(len(left))) for colour in colours}
    other |= {colour.upper(): other[colour].upper() for colour in colours}
    fields = str(position).split(" ")
    for n in range(len(fields)):
        if n not in (0, 2, 3):  # the rulebook, who moves, the phase
            fields[n] = CARD.sub(lambda card: other[card[1]] + card[2], fields[n])
    return tb.position(" ".join(fields))


def mirrored(position: tb.Position) -> tb.Position:
    """The same border seen from its other end."""
    fields = str(position).split(" ")
    fields[1] = "/".join(reversed(fields[1].split("/")))
    return tb.position(" ".join(fields))


def positions_to_change(rulebook: str) -> Iterator[tuple[int, tb.Position]]:
    for seed in range(10):
        for position, _ in islice(random_views(rulebook, seed), 0, None, 3):
            if not position.phase.startswith("support"):
                yield seed, tb.position(str(position))  # read from text, like the changed one


def differences(rulebook: str, change: Any, source: Source = wild_source) -> tuple[int, list[tuple[float, str]]]:
    """How many values were compared, and how much and where they differ when a position is changed so."""
    learned = LearnedOpponent(source=source)
    compared, found = 0, []
    for seed, position in positions_to_change(rulebook):
        changed = change(position, seed)
        for seat in tb.Seat:
            before, after = learned.value(position.view(seat)), learned.value(changed.view(seat))
            compared += 1
            if abs(before - after) >= 1e-6:
                found.append((abs(before - after), f"seed {seed}, {seat.name}: {before} in {position}\n  and {after} in {changed}"))
    return compared, found


@pytest.mark.parametrize("rulebook", BOOKS)
def test_colours_are_not_told(rulebook: str) -> None:
    valuer = wild_valuer(tb.rulebook(rulebook))
    for seed, position in positions_to_change(rulebook):
        changed = recoloured(position, Chance(seed))
        for seat in tb.Seat:
            one, other = (encoded(valuer, situation.view(seat).state, seat) for situation in (position, changed))
            assert list(one) == list(other), f"seed {seed}, {seat.name}: {position} and {changed}"


@pytest.mark.parametrize("rulebook", BOOKS)
def test_colours_have_no_value_of_their_own(rulebook: str) -> None:
    """But for the cards that Support brings back: the second comes later in the order of a hand than the first (D-53)."""
    _, different = differences(rulebook, lambda position, seed: recoloured(position, Chance(seed)))
    assert not different, f"{len(different)} different: {different[0][1]}"


@pytest.mark.parametrize("rulebook", STONES)
def test_a_border_has_no_left_and_right(rulebook: str) -> None:
    _, different = differences(rulebook, lambda position, _: mirrored(position))
    assert not different, f"{len(different)} different: {different[0][1]}"
