"""What is true of every game with tactic cards, on whole random games. A failing test names the rulebook, the seed and the style."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tottenbury as tb
from tests.kernels import is_interpreted
from tests.stones.lines import TACTIC_EDITIONS, cards_in, claims, deck_of, tactics_in
from tests.stones.random_games import RandomGame, claims_by_brute_force, has_won, mirrored, play, redealt
from tests.stones.tactic_lines import TACTICS, hand_size

BOOKS = (*TACTIC_EDITIONS, "battle-line")
LOOP_GAMES, INTERPRETED_GAMES, GAMES = 2_000, 200, 60
VIEWERS = (tb.Seat.SOUTH, tb.Seat.NORTH, None)


@pytest.fixture(scope="module", params=BOOKS)
def games(request) -> list[RandomGame]:
    """Random, eager and reluctant players in turn; other seeds for each rulebook."""
    first = 50_000 + 1_000 * BOOKS.index(request.param)
    return [play(request.param, first + n) for n in range(GAMES)]


@pytest.mark.parametrize("book", BOOKS)
def test_every_game_of_the_loop_ends(book):
    """S7.9: with a reason, and a winner unless it was adjudicated."""
    number = INTERPRETED_GAMES if is_interpreted(tb.rulebook(book)) else LOOP_GAMES
    games = tb.rulebook(book).game.random_games(7, number)
    assert len(games) == number
    for n, (outcome, _, turns, decisions) in enumerate(games):
        where = f"{book}, seed {7 + n}"
        assert outcome.reason in ("three-adjacent", "five", "adjudicated"), where
        assert outcome.winner is not None or outcome.reason == "adjudicated", where
        assert 0 < turns <= decisions < 1_000, where
    assert {outcome.winner for outcome, *_ in games} >= set(tb.Seat)


def test_the_games_cover_what_the_rules_know(games):
    """Otherwise the tests below would say less than they seem to."""
    edition = games[0].edition
    phases = Counter(table.phase.rstrip("~") for game in games for table in game.tables)
    window = "claim" if edition.endswith("tactics") else "claim-first"
    wanted = {"play", window, "draw", "over", *(f"scout-draw:{n}" for n in (1, 2, 3)), *(f"scout-return:{n}" for n in (1, 2))}
    assert wanted <= set(phases), phases
    assert set(phases) <= wanted | {"mud-discard"}, phases
    played = Counter(card.capitalize() for game in games for card in game.tables[-1].played)
    assert set(played) == set(TACTICS), played
    assert {game.positions[-1].outcome.reason for game in games} == {"three-adjacent", "five", "adjudicated"}
    borders = " ".join(game.tables[-1].text.split(" ")[1] for game in games).lower()
    assert ("fomu" in borders) == (not edition.startswith("stones-2024")), "S9.21, S9.22"


def test_no_card_is_lost_or_doubled(games):
    """S1.1, S1.4: a tactic card is in a hand, in the pile, or played; what was played lies at a stone, was discarded, or was guile."""
    for game in games:
        for table in game.tables:
            where = f"{game}: {table.text}"
            hands = [*table.hands["S"], *table.hands["N"]]
            assert sorted([*table.face_up, *cards_in("".join(hands)), *table.pile]) == sorted(deck_of(game.edition)), where
            played = [card.capitalize() for card in table.played]
            assert sorted([*tactics_in("".join(hands)), *table.tactic_pile, *played]) == sorted(TACTICS), where
            lying = [card.capitalize() for card in tactics_in("".join([*table.cells, *table.discards]))]
            assert sorted(lying) == sorted(card for card in played if card not in ("Sc", "Re", "De", "Tr")), where


def test_the_limit_of_tactic_cards_and_the_one_joker_a_player_hold(games):
    """S9.3, S9.14: after every single card played."""
    for game in games:
        played = game.tables[-1].played
        lead = 0
        for card in played:
            lead += 1 if card[0].isupper() else -1
            assert abs(lead) <= 1, f"{game}: {played}"
        assert played.count("Jo") <= 1, f"{game}: {played}"
        assert played.count("jo") <= 1, f"{game}: {played}"


def test_hands_sides_and_piles_never_exceed_their_size(games):
    """S2.2, S2.3, S3.2, S9.24, S9.31: four at a stone with mud; two cards more than a hand while a scout is out."""
    for game in games:
        size = hand_size(game.edition)
        for table in game.tables:
            where = f"{game}: {table.text}"
            scout = table.phase.startswith("scout")
            for seat in "SN":
                assert len(table.hands[seat]) <= size + (2 if scout and seat == table.to_move else 0), where
                for stone in range(1, 10):
                    extra = table.phase == "mud-discard"
                    assert len(table.side(stone, seat)) <= table.need(stone) + extra, where


def test_clan_cards_go_to_free_slots_and_passing_is_for_those_who_cannot(games):
    """S3.2, S7.5, S7.6, S7.8: recounted from the line."""
    for game in games:
        for position, table in zip(game.positions, game.tables, strict=True):
            if not table.phase.startswith("play"):
                continue
            moves = set(position.legal_moves())
            slots = [stone for stone in table.open_stones if len(table.side(stone, table.to_move)) < table.need(stone)]
            hand = cards_in("".join(table.hands[table.to_move]))
            expected = {f"{card}@{stone}" for card in hand for stone in slots}
            assert {move for move in moves if move[0].islower() and move != "pass"} == expected, f"{game}: {table.text}"
            assert ("pass" in moves) == (not expected), f"{game}: {table.text}"


def test_a_position_is_read_back_as_it_was_written_and_goes_on_alike(games):
    """One out of a game knows which cards refuted a claim before; one read from its text does not."""
    for game in games:
        steps = zip(game.positions, game.tables, game.moves, game.tables[1:], strict=False)
        for position, table, move, after in list(steps)[game.seed % 2 :: 2]:
            fresh = tb.position(table.text)
            assert str(fresh) == table.text, str(game)
            assert (fresh.turn, fresh.to_move) == (position.turn, position.to_move), f"{game}: {table.text}"
            assert fresh.legal_moves() == position.legal_moves(), f"{game}: {table.text}"
            assert str(fresh.play(move)) == after.text, f"{game}: {move} at {table.text}"
        end = tb.position(game.tables[-1].text)
        assert (end, end.outcome) == (game.positions[-1], game.positions[-1].outcome), str(game)


def test_a_view_is_read_back_as_it_was_written(games):
    for game in games:
        for position in game.positions[game.seed % 8 :: 8]:
            for viewer in VIEWERS:
                view = position.view(viewer)
                again = tb.position(str(view))
                assert str(again) == str(view), str(game)
                if position.outcome is None and viewer is position.to_move:
                    assert again.legal_moves() == view.legal_moves() == position.legal_moves(), f"{game}: {view}"


def test_a_record_is_read_back_and_a_seats_record_shows_the_seats_views(games):
    """S9.31, S10.1: what is played along in a view is what the view of the position says."""
    for game in games[::3]:
        recorder = tb.Recorder(game.positions[0])
        for move in game.moves:
            recorder.play(move)
        record = recorder.record()
        assert record.positions() == game.positions, str(game)
        again = tb.Record.parse(str(record))
        assert (str(again), again.positions()) == (str(record), record.positions()), str(game)
        for viewer in VIEWERS:
            seen = record.view(viewer)
            played_along = [str(position) for position in seen.positions()]
            assert played_along == [str(position.view(viewer)) for position in record.positions()], f"{game}, view of {viewer}"
            read = tb.Record.parse(str(seen))
            assert (str(read), read.positions()) == (str(seen), seen.positions()), f"{game}, view of {viewer}"


def test_exchanged_seats_give_the_mirrored_game(games):
    for game in games[1::3]:
        mirror = tb.position(mirrored(game.tables[0].text))
        for position, table, move in zip(game.positions, game.tables, game.moves, strict=False):
            assert str(mirror) == mirrored(table.text), str(game)
            assert mirror.legal_moves() == position.legal_moves(), f"{game}: {table.text}"
            mirror = mirror.play(move)
        assert str(mirror) == mirrored(game.tables[-1].text), str(game)
        assert mirror.outcome.reason == game.positions[-1].outcome.reason, str(game)


def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(games):
    """S10.1, S10.2, S9.31: neither text, moves, proofs and chances, nor a byte of the record under the view; nor an opponent's choice."""
    for game in games[::2]:
        rng = Random(game.seed)
        scouted = [position for position, table in zip(game.positions, game.tables, strict=True) if "^" in table.text or "_" in table.text]
        chosen = rng.sample(game.positions, 5) + rng.sample(scouted, min(3, len(scouted)))
        for position in chosen:
            original = tb.position(str(position))
            for viewer in VIEWERS:
                other = tb.position(redealt(str(position), viewer, rng))
                view, other_view = original.view(viewer), other.view(viewer)
                where = f"{game}, view of {viewer}: {position} and {other}"
                assert str(view) == str(position.view(viewer)) == str(other_view), where
                assert view.state == other_view.state, where
                assert (view.chance(), view.outcome) == (other_view.chance(), other_view.outcome), where
                for stone in range(1, 10):
                    for seat in tb.Seat:
                        assert view.prove(stone, seat) == other_view.prove(stone, seat), where
                if position.outcome is None and viewer is position.to_move:
                    assert view.legal_moves() == other_view.legal_moves(), where
                    for name in ("random", "greedy"):
                        choices = [tb.opponent(name, game.seed).choose(one) for one in (view, other_view)]
                        assert choices[0] == choices[1], f"{name}: {where}"


def test_claims_are_offered_exactly_where_brute_force_proves_them(games):
    """S5.2 to S5.11, S9.12, S9.22 to S9.25: with wild cards, fog, mud and discards; `prove` says the same for both seats."""
    for game in games[::3]:
        for position, table in zip(game.positions, game.tables, strict=True):
            if table.phase == "mud-discard":  # a side of four is worth nothing yet
                continue
            rare = any(table.terrain(stone) for stone in table.open_stones)
            if not table.phase.startswith("claim") and not (rare and table.phase == "draw"):
                continue
            proven = {seat: claims_by_brute_force(table, seat.letter) for seat in tb.Seat}
            if table.phase.startswith("claim"):
                assert claims(position) == proven[position.to_move], f"{game}: {table.text}"
            for seat in tb.Seat:
                holding = {stone for stone in range(1, 10) if position.prove(stone, seat).holds}
                assert holding == proven[seat], f"{game}: {table.text}"


def test_no_claim_phase_is_skipped_where_something_could_be_claimed(games):
    """S3.1, S3.8: a PLAY that begins without claims, or a draw after PLAY without them, had none to offer."""
    for game in games[1::6]:
        quiet = "draw" if game.edition.endswith("tactics") else "play"
        for (before, _, _), table in zip(game.steps(), game.tables[1:], strict=True):
            if table.phase == quiet and not before.phase.startswith("claim"):
                assert claims_by_brute_force(table, table.to_move) == set(), f"{game}: {table.text}"


def test_adjudication_takes_stone_by_stone_what_brute_force_can_claim(games):
    """S7.9: from the last position before it, beginning with the seat to move next; then more stones win, equal is a draw."""
    for game in games:
        if game.positions[-1].outcome.reason != "adjudicated":
            continue
        last, over = game.tables[-2:]
        owned = {seat: last.owned(seat) for seat in "SN"}
        if game.moves[-1].startswith("!"):
            owned[last.to_move].add(int(game.moves[-1][1:]))
        for seat in ("SN".replace(last.to_move, ""), last.to_move):
            for stone in sorted(claims_by_brute_force(last, seat)):
                if not any(map(has_won, owned.values())) and stone not in owned["S"] | owned["N"]:
                    owned[seat].add(stone)
        assert {seat: over.owned(seat) for seat in "SN"} == owned, f"{game}: {last.text}"
        south, north = ((has_won(owned[seat]), len(owned[seat])) for seat in "SN")
        assert over.to_move == ("-" if south == north else "S" if south > north else "N"), f"{game}: {last.text}"
