"""Card games judged by a net: accounts that add up, made from what each player could know."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.analysis.games import judge_for, play_on, recorded
from tottenbury.analysis.cards import BLUNDER, INACCURACY, MISTAKE, Account, Kind, Piece, judge_position, judge_record
from tottenbury.core.errors import TottenburyError
from tottenbury.notation.record import Record, Recorder

BOOKS = ("stones-1999", "stones-2004-tactics", "siege-2020-tactics")
PLAYERS = (("random", "random"), ("greedy", "random"), ("greedy", "greedy"))
SCORES = {"S": (1.0, 0.0), "N": (0.0, 1.0), "-": (0.5, 0.5)}


def check_sums(account: Account, seed: int) -> None:
    """Every piece begins where the one before it ended; nothing is counted twice or left out."""
    reached = account.start
    for piece in account.pieces:
        assert piece.before == reached, (seed, piece)
        reached = piece.after
    assert reached == account.end, seed
    sums = account.start + account.luck - account.loss + account.theirs + account.revised
    assert sums == pytest.approx(account.end, abs=1e-9), seed


@pytest.mark.parametrize("rulebook", BOOKS)
def test_the_pieces_of_an_account_add_up_to_the_result(rulebook: str) -> None:
    for seed in range(6):
        record = recorded(rulebook, *PLAYERS[seed % 3], seed)
        game = judge_record(record, judge_for(rulebook))
        assert game.finished
        assert game.turns == len(record.turns)
        assert tuple(account.end for account in game.accounts) == SCORES[record.result[0]], seed
        for account in game.accounts:
            check_sums(account, seed)
            assert all(piece.loss >= 0 for piece in account.pieces), seed
            assert len(account.curve(game.turns)) == game.turns + 1
            assert account.curve(game.turns)[-1] == account.end


@pytest.mark.parametrize("rulebook", BOOKS)
def test_what_a_player_could_not_know_changes_nothing(rulebook: str) -> None:
    """His own record has `?` wherever he saw nothing, and gives the same account as the whole one; swaps and shuffles included."""
    for seed in (0, 1, 2):
        record = recorded(rulebook, "random", "random", seed)
        for account in judge_record(record, judge_for(rulebook)).accounts:
            cut = Record.parse(str(record.view(account.seat)))
            assert judge_record(cut, judge_for(rulebook)).accounts == (account,), seed


def test_dealing_the_hidden_cards_otherwise_changes_nothing() -> None:
    recorder = Recorder(tb.rulebook("stones-1999").deal(7, tb.Seat.SOUTH))
    record = play_on(recorder, "random", "random", 7, decisions=1)
    south, north, pile = ([part[n : n + 2] for n in range(0, len(part), 2)] for part in record.tags["Deal"].split("|"))
    assert record.turns[0].tokens[-1] == f"+c={pile[0]}"
    # The card that South has drawn stays; North's hand and the next six of the pile are exchanged.
    redealt = "|".join("".join(cards) for cards in (south, sorted(pile[1:7]), [pile[0], *north, *pile[7:]]))
    text = str(record).replace(record.tags["Deal"], redealt)
    first, second = (judge_record(one, judge_for("stones-1999")).accounts for one in (record, Record.parse(text)))
    assert first[0] == second[0]
    assert [piece.kind for piece in first[0].pieces] == [Kind.DECISION, Kind.LUCK]
    assert first[1].start != second[1].start, "North has other cards"


def about_to_win() -> tuple[Recorder, str, str]:
    """A game in which South has a move that wins at once and one that leaves much to be won; that seat is to play."""
    judge = judge_for("stones-1999")
    for seed in range(40):
        recorder = Recorder(tb.rulebook("stones-1999").deal(seed))
        while recorder.position.outcome is None:
            view = recorder.position.view(recorder.position.to_move)
            thought = judge.think(view).candidates
            if view.phase == "play" and len(thought) > 1 and thought[0].chance == 1.0 and (thought[-1].chance or 0.0) < 1.0 - BLUNDER:
                return recorder, str(thought[0].move), str(thought[-1].move)
            recorder.play(tb.opponent("greedy", seed).choose(view))
    pytest.fail("none of 40 games has such a position")


def test_throwing_a_win_away_is_a_blunder() -> None:
    recorder, winning, losing = about_to_win()
    seat, made = recorder.position.to_move, len(recorder.positions) - 1
    recorder.play(losing)
    record = play_on(recorder, "greedy", "greedy", 1)
    account = judge_record(record, judge_for("stones-1999")).accounts[seat]
    blunder = next(piece for piece in account.pieces if piece.kind is Kind.DECISION and piece.text == losing and piece.before == 1.0)
    assert made <= blunder.step
    assert blunder.name == "blunder"
    assert winning in [choice.move for choice in blunder.better]
    assert blunder.better[0].difference == pytest.approx(blunder.loss)
    assert account.count("blunder") >= 1
    check_sums(account, 1)


def test_a_proven_claim_costs_nothing_and_declining_one_that_wins_does() -> None:
    recorder, winning, _ = about_to_win()
    seat = recorder.position.to_move
    recorder.play(winning)
    assert recorder.position.outcome is None, "the claim is still to be made"
    while recorder.position.phase == "claim" and recorder.position.to_move is seat:
        recorder.play(".")
    declined = judge_record(recorder.record(), judge_for("stones-1999")).accounts[seat]
    last = declined.decisions[-1]
    assert last.text == "."
    assert last.before == 1.0
    assert last.loss > 0
    assert last.better[0].move.startswith("!")

    recorder, winning, _ = about_to_win()
    recorder.play(winning)
    claimed = judge_record(play_on(recorder, "greedy", "greedy", 1), judge_for("stones-1999")).accounts[seat]
    assert claimed.end == 1.0
    assert not [piece for piece in claimed.decisions if piece.text.startswith("!")]
    assert claimed.decisions[-1].loss == 0.0


def test_names_of_bad_decisions_begin_where_the_constants_say() -> None:
    losses = {0.0: "", INACCURACY: "inaccuracy", MISTAKE: "mistake", BLUNDER: "blunder", INACCURACY - 1e-9: "", 0.6: "blunder"}
    for loss, name in losses.items():
        assert Piece(0, 1, Kind.DECISION, "b1@1", loss, 0.0).name == name
        assert Piece(0, 1, Kind.LUCK, "+c=b1", loss, 0.0).name == ""


def test_better_moves_are_listed_with_what_each_would_have_gained() -> None:
    record = recorded("stones-1999", "random", "random", 3)
    for account in judge_record(record, judge_for("stones-1999")).accounts:
        for piece in account.decisions:
            gains = [choice.difference for choice in piece.better]
            assert gains == sorted(gains, reverse=True)
            assert all(gain > 0 for gain in gains)
            assert (gains[0] if gains else 0.0) == pytest.approx(piece.loss)
            assert piece.text not in [choice.move for choice in piece.better]


def test_luck_is_a_card_of_ones_own() -> None:
    record = recorded("stones-1999", "random", "random", 4)
    for account in judge_record(record, judge_for("stones-1999")).accounts:
        lucky = [piece for piece in account.pieces if piece.kind is Kind.LUCK]
        assert lucky
        assert all(piece.text.startswith("+c=") and "?" not in piece.text for piece in lucky)
        assert all(record.turns[piece.turn - 1].seat is account.seat for piece in lucky)
        assert any("+c=?" in piece.text for piece in account.pieces if piece.kind is Kind.THEIRS)


def test_cards_given_in_a_swap_are_the_other_ones_doing() -> None:
    record = recorded("siege-2020-tactics", "random", "random", 0)
    assert " Sw " in str(record)
    for account in judge_record(record, judge_for("siege-2020-tactics")).accounts:
        assert all(piece.text.startswith("+") for piece in account.pieces if piece.kind is Kind.LUCK)
        assert any(piece.text.startswith(">") or " >" in piece.text for piece in account.pieces if piece.kind is Kind.THEIRS)


@pytest.mark.parametrize("ending", ["*", "N resigned"])
def test_a_game_that_was_not_played_to_its_end_adds_up_to_the_last_chance(ending: str) -> None:
    recorder = Recorder(tb.rulebook("stones-1999").deal(2))
    play_on(recorder, "random", "random", 2, decisions=9)
    recorder.end(ending)
    judge = judge_for("stones-1999")
    game = judge_record(recorder.record(), judge)
    assert not game.finished
    for account in game.accounts:
        check_sums(account, 2)
        assert account.end == pytest.approx(judge.value(recorder.position.view(account.seat)), abs=1e-6)


def test_a_game_without_a_turn_is_worth_what_it_began_with() -> None:
    game = judge_record(Recorder(tb.rulebook("stones-1999").deal(2)).record(), judge_for("stones-1999"))
    assert [(account.start, account.pieces) for account in game.accounts] == [(account.end, ()) for account in game.accounts]


def test_a_spectators_record_cannot_be_judged() -> None:
    record = recorded("stones-1999", "random", "random", 0)
    with pytest.raises(TottenburyError, match="shows neither hand"):
        judge_record(record.view(None), judge_for("stones-1999"))
    with pytest.raises(TottenburyError, match="shows neither hand"):
        judge_position(tb.rulebook("stones-1999").deal(0).view(None), judge_for("stones-1999"))


def test_a_position_is_judged_for_who_moves_by_what_he_knows() -> None:
    judge = judge_for("stones-1999")
    position = tb.rulebook("stones-1999").deal(6)
    mover = position.to_move
    verdict = judge_position(position, judge)
    assert verdict == judge_position(position.view(mover), judge)
    assert verdict.seat is mover
    assert verdict.chance == verdict.choices[0].chance == judge.value(position.view(mover))
    assert verdict.choices[0].difference == 0.0
    assert {choice.move for choice in verdict.choices} == {str(move) for move in position.legal_moves()}
    waiting = judge_position(position.view(mover.other), judge)
    assert (waiting.seat, waiting.choices) == (mover.other, ())
