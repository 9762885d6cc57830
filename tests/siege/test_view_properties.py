"""Reading, writing and looking at every position of random games; records of whole games."""

from __future__ import annotations

import re
from random import Random

import pytest

import tottenbury as tb
from tests.siege.lines import CARD, DECK, EDITIONS, TACTICAL, TACTICS, TILES, tokens_in
from tests.siege.random_games import RandomGame, play, redealt

GAMES = 24
VIEWERS = (tb.Seat.SOUTH, tb.Seat.NORTH, None)


@pytest.fixture(scope="module", params=EDITIONS)
def games(request: pytest.FixtureRequest) -> list[RandomGame]:
    """Players of all styles in turn; other seeds for each rulebook."""
    first = 40_000 + 1_000 * EDITIONS.index(request.param)
    return [play(request.param, first + n) for n in range(GAMES)]


def interesting(game: RandomGame, rng: Random, count: int) -> list[tb.Position]:
    """Some positions, and more of those in which somebody knows of a card or picks one."""
    rare = [now for now, table in zip(game.positions, game.tables, strict=True) if table.name in ("swap", "support") or "^" in table.text]
    return rng.sample(game.positions, min(count, len(game.positions))) + rng.sample(rare, min(4, len(rare)))


def test_a_position_is_read_back_as_it_was_written_and_goes_on_alike(games: list[RandomGame]) -> None:
    """Only a shuffle has to be told to a position out of a line."""
    for game in games:
        steps = zip(game.positions, game.tables, game.moves, game.tables[1:], strict=False)
        for position, table, move, after in list(steps)[game.seed % 3 :: 3]:
            fresh = tb.position(table.text)
            assert isinstance(fresh, tb.Position)
            assert str(fresh) == table.text, str(game)
            assert (fresh.turn, fresh.to_move) == (position.turn, position.to_move), f"{game}: {table.text}"
            assert fresh.legal_moves() == position.legal_moves(), f"{game}: {table.text}"
            following = fresh.play(move)
            if following.phase.startswith("support:0"):
                shuffle = next(text for _, text in position.steps(move)[1] if text.startswith("shuffle="))
                following = following.play(shuffle)
            assert str(following) == after.text, f"{game}: {move} at {table.text}"
        end = tb.position(game.tables[-1].text)
        assert (end, end.outcome) == (game.positions[-1], game.positions[-1].outcome), str(game)


def test_a_view_is_read_back_as_it_was_written(games: list[RandomGame]) -> None:
    for game in games:
        for position in interesting(game, Random(game.seed), 12):
            for viewer in VIEWERS:
                view = position.view(viewer)
                again = tb.position(str(view))
                assert str(again) == str(view), f"{game}: {position}"
                if position.outcome is None and viewer is position.to_move:
                    assert again.legal_moves() == view.legal_moves() == position.legal_moves(), f"{game}: {view}"


def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(games: list[RandomGame]) -> None:
    """Neither text, moves, proofs and chances, nor a byte of the record under the view."""
    for game in games:
        rng = Random(game.seed)
        for position in interesting(game, rng, 5):
            original = tb.position(str(position))
            for viewer in VIEWERS:
                other = tb.position(redealt(str(position), viewer, rng))
                view, other_view = original.view(viewer), other.view(viewer)
                where = f"{game}, view of {viewer}: {position} and {other}"
                assert str(view) == str(position.view(viewer)) == str(other_view), where
                assert view.state == other_view.state, where
                assert (view.chance(), view.outcome) == (other_view.chance(), other_view.outcome), where
                for tile in TILES:
                    assert view.prove(tile, tb.Seat.SOUTH) == other_view.prove(tile, tb.Seat.SOUTH), where
                if position.outcome is None and viewer is position.to_move:
                    assert view.legal_moves() == other_view.legal_moves(), where


def test_a_view_proves_what_the_position_proves(games: list[RandomGame]) -> None:
    """B5.3: a proof needs nothing that is hidden."""
    for game in games[::3]:
        for position in interesting(game, Random(game.seed), 6):
            for viewer in VIEWERS:
                for tile in TILES:
                    assert position.view(viewer).prove(tile, tb.Seat.SOUTH) == position.prove(tile, tb.Seat.SOUTH), f"{game}: {position}"


def recorded(game: RandomGame, moves: int | None = None) -> tb.Recorder:
    """The game or its first moves, played once more and written down."""
    recorder = tb.Recorder(tb.rulebook(game.edition).deal(game.seed), South="Ann", North="Bob")
    for move in game.moves[:moves]:
        recorder.play(move)
    return recorder


def exchanged(text: str, one: str, other: str) -> str:
    """A record in which two cards have changed places, in the deal and wherever they are named."""
    names = {one: other, other: one}
    head, deal, rest = text.partition('[Deal "')
    cards, tags, turns = rest.partition("\n\n")
    dealt, end, other_tags = cards.partition('"]')
    swapped = [re.sub(CARD, lambda card: names.get(card[0], card[0]), part) for part in (dealt, turns)]
    return head + deal + swapped[0] + end + other_tags + tags + swapped[1]


def never_seen(game: RandomGame, turns: int, viewer: tb.Seat | None) -> list[str]:
    """The siege cards, or the tactic cards but for jokers, that a viewer has not seen in any of the first positions."""
    seen = {"Jo"}
    for position in game.positions[:turns]:
        fields = str(position.view(viewer)).split(" ")
        seen |= {
            card.lower() if card[1:].isdecimal() else card.capitalize() for field in fields[1:2] + fields[4:] for card in tokens_in(field)
        }
    return [card for card in (*DECK, *(TACTICS if game.edition == TACTICAL else ())) if card not in seen]


def test_games_that_differ_in_what_a_seat_has_never_seen_are_the_same_to_it(games: list[RandomGame]) -> None:
    """Not a byte of the records under its views differs, whatever happened before; two cards are exchanged that were always hidden."""
    tried = 0
    for game in games[::3]:
        rng = Random(game.seed)
        moves = rng.randint(10, len(game.moves))
        recorder = recorded(game, moves)
        text = str(recorder.record())
        original = tb.Record.parse(text).positions()
        for viewer in VIEWERS:
            hidden = never_seen(game, moves + 1, viewer)
            kinds = [[card for card in hidden if card in kind] for kind in (DECK, TACTICS)]
            for one, other in (rng.sample(cards, 2) for cards in kinds if len(cards) > 1):
                twin = tb.Record.parse(exchanged(text, one, other)).positions()
                assert len(original) == len(twin) == moves + 1, str(game)
                tried += 1
                for now, then in zip(original, twin, strict=True):
                    where = f"{game}, view of {viewer}, {one} and {other}: {now} and {then}"
                    assert str(now.view(viewer)) == str(then.view(viewer)), where
                    assert now.view(viewer).state == then.view(viewer).state, where
    assert tried > 10


def test_a_record_replays_without_the_seed_and_round_trips(games: list[RandomGame]) -> None:
    """With swaps and shuffles."""
    texts = ""
    for game in games[::2]:
        recorder = recorded(game)
        assert tuple(recorder.positions) == game.positions, str(game)
        text = str(recorder.record())
        again = tb.Record.parse(text)
        assert str(again) == text, str(game)
        assert [str(now) for now in again.positions()] == [str(now) for now in game.positions], str(game)
        assert again.result == str(game.positions[-1].outcome), str(game)
        texts += text
    if games[0].edition == TACTICAL:
        assert " shuffle=" in texts
        assert " Sw >" in texts
        assert " N:>" in texts


def test_a_seats_record_shows_what_that_seat_saw(games: list[RandomGame]) -> None:
    """Position by position; while a swap runs, a record may tell a seat the cards that it gets a moment later."""
    for game in games[::4]:
        record = recorded(game).record()
        for viewer in VIEWERS:
            seen = record.view(viewer)
            where = f"{game}, view of {viewer}"
            views = [str(position.view(viewer)) for position in game.positions]
            for now, view, table in zip(seen.positions(), views, game.tables, strict=True):
                assert str(now) == view or (table.name == "swap" and viewer is not None), f"{where}: {table.text}"
            read = tb.Record.parse(str(seen))
            assert str(read) == str(seen), where
            assert [str(now) for now in read.positions()] == [str(now) for now in seen.positions()], where
            assert str(read.view(viewer)) == str(seen), where
            if viewer is not None:
                assert "N:>?" not in str(seen), where
