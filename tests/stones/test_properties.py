"""What is true of every game, on whole random games. A failing test names the edition, the seed and the style of the game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tottenbury as tb
from tests.stones.lines import DECK, EDITIONS, Table, claims
from tests.stones.random_games import RandomGame, claims_by_brute_force, has_won, mirrored, play, redealt

GAMES = 200
VIEWERS = (tb.Seat.SOUTH, tb.Seat.NORTH, None)


@pytest.fixture(scope="module", params=EDITIONS)
def games(request) -> list[RandomGame]:
    """Random, eager and reluctant players in turn; other seeds for each edition."""
    first = 10_000 * EDITIONS.index(request.param)
    return [play(request.param, first + n) for n in range(GAMES)]


def test_the_games_cover_all_ways_to_end(games):
    """Otherwise the tests below would say less than they seem to."""
    reasons = Counter(game.positions[-1].outcome.reason for game in games)
    assert set(reasons) == {"three-adjacent", "five", "adjudicated"}, reasons
    assert min(reasons.values()) >= 5, reasons
    assert {game.positions[-1].outcome.winner for game in games} == set(tb.Seat)
    assert any("pass" in game.moves for game in games)


def test_no_card_is_lost_or_doubled(games):
    """S1.1."""
    for game in games:
        for table in game.tables:
            cards = [*table.face_up, *table.hands["S"], *table.hands["N"], *table.pile]
            assert sorted(cards) == sorted(DECK), f"{game}: {table.text}"


def test_turns_alternate_and_keep_their_order(games):
    """S3.1: a turn is one PLAY, then claims; the next PLAY is the other seat's."""
    for game in games:
        player = game.positions[0].to_move
        for before, move, after in game.steps():
            assert before.to_move is player, f"{game}: {before}"
            is_play = "@" in move or move == "pass"
            assert is_play == before.phase.startswith("play"), f"{game}: {before}"
            if after.outcome is None and after.phase.startswith("play"):
                player = player.other
            assert after.outcome is not None or after.to_move is player, f"{game}: {after}"


def test_each_move_changes_what_it_says_and_nothing_else(games):
    """S3.2, S3.6, S5.13: a card goes from the hand to the own side; a claim marks a stone; the draw refills the hand."""
    for game in games:
        for old, move, new in game.steps_apart():
            where = f"{game}: {move} at {old.text}"
            seat, other = old.to_move, "SN".replace(old.to_move, "")
            cells = list(old.cells)
            card = ""
            if "@" in move:
                card, stone = move.split("@")
                shown = card.capitalize() if seat == "S" else card
                cells[int(stone) - 1] = (cells[int(stone) - 1] + shown).lstrip(".")
            elif move.startswith("!"):
                cells[int(move[1:]) - 1] += "+" if seat == "S" else "-"
            if new.phase != "over~~":
                assert new.cells == tuple(cells), where
            drawn = len(old.pile) - len(new.pile)
            assert drawn in (0, 1), where
            assert new.pile == old.pile[drawn:], where
            assert set(new.hands[seat]) == set(old.hands[seat]) - {card} | set(old.pile[:drawn]), where
            assert new.hands[other] == old.hands[other], where
            if new.to_move == other and not new.phase.startswith("over"):
                assert len(new.hands[seat]) == 6 or not new.pile, where


def test_cards_go_to_free_slots_of_open_stones_and_passing_is_for_those_without(games):
    """S3.2, S7.3, S7.4, S7.6: recounted from the line."""
    for game in games:
        for position, table in zip(game.positions, game.tables, strict=True):
            if not table.phase.startswith("play"):
                continue
            slots = [stone for stone in table.open_stones if len(table.side(stone, table.to_move)) < 3]
            hand = table.hands[table.to_move]
            expected = {f"{card}@{stone}" for card in hand for stone in slots} or {"pass"}
            assert set(position.legal_moves()) == expected, f"{game}: {table.text}"
            assert hand or not slots, f"{game}: an empty hand with a free slot: {table.text}"


def test_every_legal_move_can_be_played(games):
    """All moves of a few positions of each game; the claims of all."""
    for game in games:
        rng = Random(game.seed)
        sample = rng.sample(range(len(game.moves)), 2)
        for n, position in enumerate(game.positions[:-1]):
            if n in sample or position.phase.startswith("claim"):
                for move in position.legal_moves():
                    after = position.play(str(move))
                    assert after.outcome is not None or after.legal_moves(), f"{game}: {move} at {position}"


def test_a_game_is_over_exactly_when_somebody_has_three_adjacent_or_five_stones_or_it_is_adjudicated(games):
    """S6.1, S6.2, S7.9."""
    for game in games:
        for position, table in zip(game.positions, game.tables, strict=True):
            winners = [seat for seat in tb.Seat if has_won(table.owned(seat.letter))]
            if position.outcome is None:
                assert not winners, f"{game}: {position}"
                continue
            assert position is game.positions[-1], str(game)
            assert winners == [position.outcome.winner], f"{game}: {position}"
            owned = table.owned(position.outcome.winner.letter)
            if position.outcome.reason == "five":
                assert not any({n, n + 1, n + 2} <= owned for n in range(1, 8)), f"{game}: {position}"
            elif position.outcome.reason == "three-adjacent":
                assert any({n, n + 1, n + 2} <= owned for n in range(1, 8)), f"{game}: {position}"
            else:
                assert table.phase == "over~~", f"{game}: {position}"


def test_adjudication_takes_stone_by_stone_what_brute_force_can_claim(games):
    """S7.9: from the position before the last move, beginning with the seat to move next."""
    for game in games:
        if game.positions[-1].outcome.reason != "adjudicated":
            continue
        last, over = game.tables[-2:]
        owned = {seat: last.owned(seat) for seat in "SN"}
        if game.moves[-1].startswith("!"):  # the second passer's own last claim comes before
            owned[last.to_move].add(int(game.moves[-1][1:]))
        for seat in ("SN".replace(last.to_move, ""), last.to_move):
            for stone in sorted(claims_by_brute_force(last, seat)):
                if not any(map(has_won, owned.values())):
                    owned[seat].add(stone)
        assert {seat: over.owned(seat) for seat in "SN"} == owned, f"{game}: {last.text}"
        more = max("SN", key=lambda seat: (has_won(owned[seat]), len(owned[seat])))
        assert over.to_move == more, f"{game}: {last.text}"


def test_a_position_is_read_back_as_it_was_written_and_what_it_remembers_never_changes_an_answer(games):
    """A position out of a game knows which cards refuted a claim before; one read from its text does not. Both go on alike."""
    for game in games[::4]:
        for position, table, move, after in zip(game.positions, game.tables, game.moves, game.tables[1:], strict=False):
            fresh = tb.position(table.text)
            assert str(fresh) == table.text, str(game)
            assert fresh.to_move is position.to_move, f"{game}: {table.text}"
            assert fresh.legal_moves() == position.legal_moves(), f"{game}: {table.text}"
            assert str(fresh.play(move)) == after.text, f"{game}: {move} at {table.text}"
        end = tb.position(game.tables[-1].text)
        assert end == game.positions[-1], str(game)
        assert end.outcome == game.positions[-1].outcome, str(game)


def test_a_view_is_read_back_as_it_was_written(games):
    """A line without any `?` is an open position, whoever wrote it: late in a game a seat may know every card."""
    for game in games[::20]:
        for position in game.positions:
            for viewer in VIEWERS:
                view = position.view(viewer)
                again = tb.position(str(view))
                assert str(again) == str(view), str(game)
                assert isinstance(again, tb.View if "?" in str(view) else tb.Position), f"{game}: {view}"
                if position.outcome is None and (viewer is position.to_move or position.phase.startswith("claim")):
                    assert again.legal_moves() == view.legal_moves() == position.legal_moves(), f"{game}: {view}"


def test_exchanged_seats_give_the_mirrored_game(games):
    for game in games[::2]:
        mirror = tb.position(mirrored(game.tables[0].text))
        for position, table, move in zip(game.positions, game.tables, game.moves, strict=False):
            assert str(mirror) == mirrored(table.text), str(game)
            assert mirror.legal_moves() == position.legal_moves(), f"{game}: {table.text}"
            mirror = mirror.play(move)
        assert str(mirror) == mirrored(game.tables[-1].text), str(game)
        assert mirror.outcome.reason == game.positions[-1].outcome.reason, str(game)


def test_redealing_what_a_seat_cannot_see_changes_nothing_in_its_view(games):
    """S10.1: neither the text nor the moves, proofs or chances, nor a single byte of the record under the view."""
    for game in games[::4]:
        rng = Random(game.seed)
        for position in rng.sample(game.positions, min(6, len(game.positions))):
            original = tb.position(str(position))
            for viewer in VIEWERS:
                other = tb.position(redealt(str(position), viewer, rng))
                view, other_view = original.view(viewer), other.view(viewer)
                where = f"{game}: {position}"
                assert str(view) == str(position.view(viewer)) == str(other_view), where
                assert view.state == other_view.state, where
                assert view.chance() == other_view.chance(), where
                assert view.outcome == other_view.outcome, where
                if viewer is position.to_move or position.phase.startswith("claim"):
                    assert view.legal_moves() == other_view.legal_moves(), where
                for stone in range(1, 10):
                    for seat in tb.Seat:
                        assert view.prove(stone, seat) == other_view.prove(stone, seat), where


def test_claims_are_offered_exactly_where_brute_force_proves_them(games):
    """S5.2 to S5.9: after every PLAY the stones on offer are those that no completion beats; `prove` says the same for both seats."""
    for game in games[::10]:
        for (before, move, after), table in zip(game.steps(), game.tables[1:], strict=True):
            if "@" not in move:
                continue
            mover = before.to_move
            proven = {seat: claims_by_brute_force(table, seat.letter) for seat in tb.Seat}
            offered = claims(after) if after.phase.startswith("claim") else set()
            assert offered == proven[mover], f"{game}: {table.text}"
            for seat in tb.Seat:
                holding = {stone for stone in range(1, 10) if after.prove(stone, seat).holds}
                assert holding == proven[seat], f"{game}: {table.text}"


def test_every_counter_formation_is_made_of_cards_that_are_not_face_up(games):
    """S5.4 to S5.6: laid down where it is said to go, it really takes the stone."""
    for game in games[::20]:
        for position, table in zip(game.positions, game.tables, strict=True):
            for stone in table.open_stones:
                for seat in tb.Seat:
                    proof = position.prove(stone, seat)
                    if proof.counter is None or not proof.added:
                        continue
                    side = table.side(stone, seat.other.letter)
                    assert not set(proof.added) & set(table.face_up), f"{game}: {proof}"
                    assert sorted(proof.counter.cards) == sorted([*side, *proof.added]), f"{game}: {proof}"
                    cells = list(table.cells)
                    cells[stone - 1] = cells[stone - 1].lstrip(".") + "".join(
                        card if seat is tb.Seat.SOUTH else card.capitalize() for card in proof.added
                    )
                    completed = Table.of(table.text.replace("/".join(table.cells), "/".join(cells)))
                    assert stone in claims_by_brute_force(completed, seat.other.letter), f"{game}: {proof}"
