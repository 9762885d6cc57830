"""Commit and reveal at a table: what is shown when, who is waited for, and that nothing tells the cards before the end."""

from __future__ import annotations

import random

import msgspec
import pytest

import tottenbury as tb
from tests.fairness.games import BOOKS, FairTable, N, S
from tottenbury.core.fair import commitment_of
from tottenbury.session import (
    Accept,
    Chat,
    Create,
    Deal,
    Entry,
    Join,
    Leave,
    Mix,
    Move,
    Next,
    Offer,
    Resign,
    Session,
    Settings,
    Undo,
    project,
    update,
)
from tottenbury.session.errors import Refused
from tottenbury.session.pieces import BETWEEN, FINISHED, OPEN, RUNNING
from tottenbury.session.projection import FairShown, follow


def shown(table: FairTable, viewer: tb.Seat | None = S) -> FairShown:
    """What a viewer sees of it."""
    fair = project(table.session, viewer).fair
    assert fair is not None
    return fair


def test_the_commitment_stands_before_any_text_and_any_card() -> None:
    table = FairTable("stones-1999", 1)
    before = shown(table)
    assert table.session.status == OPEN
    assert table.session.position is None
    assert (before.commitment, before.secret, before.awaited, before.pending) == (None, None, ("S", "N"), True)
    table.say(S, Mix(before.next or "", "from_South"))
    assert shown(table).awaited == ("N",)
    assert table.session.position is None
    table.say(N, Mix(before.next or "", "from-North"))
    running = shown(table)
    assert table.session.status == RUNNING
    assert (running.commitment, running.south, running.north) == (before.next, "from_South", "from-North")
    assert (running.next, running.awaited, running.pending, running.secret) == (None, (), False, None)
    table.say(S, Resign())
    over = shown(table)
    assert over.secret is not None
    assert commitment_of(over.secret) == before.next
    assert over.next not in (None, before.next)
    record = table.session.records[-1]
    assert (record.tags["Secret"], record.tags["Commitment"]) == (over.secret, before.next)


def test_texts_change_the_cards_and_so_does_the_secret() -> None:
    deals = set()
    for seed, texts in ((1, ("a", "b")), (1, ("a", "c")), (1, ("c", "b")), (1, ("b", "a")), (2, ("a", "b"))):
        table = FairTable("stones-1999", seed)
        for player, text in zip((S, N), texts, strict=True):
            table.say(player, Mix(commitment_of(table.session.next_secret), text))
        deals.add(table.session.games()[-1].tags["Deal"])
    assert len(deals) == 5


def test_who_promises_nothing_is_not_waited_for() -> None:
    table = FairTable("stones-1999", 1, mixes=(False, False))
    assert table.session.status == RUNNING
    record = table.session.games()[-1]
    assert "SouthText" not in record.tags
    assert "NorthText" not in record.tags
    one = FairTable("stones-1999", 1, mixes=(True, False))
    assert shown(one).awaited == ("S",)


def test_wrong_texts_are_refused_and_change_nothing() -> None:
    table = FairTable("stones-1999", 1)
    commitment = commitment_of(table.session.next_secret)
    for player, command, words in (
        (S, Mix("0" * 64, "text"), "another deal"),
        (S, Mix(commitment, ""), "1 to 64"),
        (S, Mix(commitment, "two words"), "1 to 64"),
        (S, Mix(commitment, "x" * 65), "1 to 64"),
        (None, Mix(commitment, "text"), "for a player"),
        (S, Deal(), "for the host"),
    ):
        with pytest.raises(Refused, match=words):
            table.say(player, command)
        assert shown(table).awaited == ("S", "N")
    table.say(S, Mix(commitment, "text"))
    with pytest.raises(Refused, match="no text is awaited"):
        table.say(S, Mix(commitment, "another"))
    table.say(N, Mix(commitment, "text"))
    with pytest.raises(Refused, match="no text is awaited"):
        table.say(N, Mix(commitment, "late"))
    with pytest.raises(Refused, match="no text is awaited"):
        table.say(None, Deal())


def test_texts_that_cross_each_other_are_never_stale() -> None:
    table = FairTable("stones-1999", 1)
    commitment, seen = commitment_of(table.session.next_secret), table.session.sequence
    for player in (S, N):
        table.session.accept(player, Mix(commitment, "text"), 1, f"m{player.letter}", seen)
    assert table.session.status == RUNNING
    assert table.session.changed == table.session.sequence  # now there are cards that nobody had seen


def test_nobody_waits_for_a_text_for_ever() -> None:
    table = FairTable("stones-1999", 1)
    table.say(S, Mix(commitment_of(table.session.next_secret), "mine"))
    table.say(None, Deal())
    assert table.session.status == RUNNING
    assert (shown(table).south, shown(table).north) == ("mine", "")
    assert "NorthText" not in table.session.games()[-1].tags


def test_who_leaves_before_the_deal_takes_his_text_along() -> None:
    table = FairTable("stones-1999", 1)
    commitment = commitment_of(table.session.next_secret)
    table.say(S, Mix(commitment, "mine"))
    table.say(S, Leave())
    assert not shown(table).pending
    with pytest.raises(Refused):
        table.say(None, Deal())
    table.say(N, Mix(commitment, "yours"))
    assert table.session.status == OPEN
    table.say(S, Join("another", "Cy", mixes=True))
    assert shown(table).awaited == ("S",)
    table.say(S, Mix(commitment, "fresh"))
    assert (shown(table).south, shown(table).north) == ("fresh", "yours")


def test_the_next_game_and_a_rematch_wait_for_texts_and_have_fresh_secrets() -> None:
    table = FairTable("stones-1999", 1, format="feud:2")
    table.mix()
    table.say(S, Resign())
    assert table.session.status == BETWEEN
    second = shown(table).next
    assert shown(table).awaited == ("S", "N")
    table.mix()  # may come before both are ready
    assert table.session.status == BETWEEN
    table.say(S, Next())
    table.say(N, Next())
    assert (table.session.status, shown(table).commitment) == (RUNNING, second)
    table.say(S, Resign())
    assert table.session.status == FINISHED
    assert shown(table).awaited == ()  # nobody may want another game
    table.say(S, Offer("rematch"))
    table.say(N, Accept("rematch"))
    third = shown(table)
    assert (table.session.status, third.pending, third.awaited) == (FINISHED, True, ("S", "N"))
    with pytest.raises(Refused):
        table.say(S, Offer("rematch"))
    table.mix()
    assert (table.session.status, shown(table).commitment) == (RUNNING, third.next)
    assert len({record.tags["Secret"] for record in table.session.records}) == 2


@pytest.mark.parametrize("rulebook", BOOKS)
def test_nothing_that_anybody_is_sent_tells_a_secret_before_its_end(rulebook: str) -> None:
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    table = FairTable(rulebook, seed)
    table.mix()
    assert table.session.fair is not None
    secrets = [table.master, table.session.fair.secret, table.session.next_secret, table.session.fair.key.hex()]

    def look() -> None:
        sent = [msgspec.json.encode(project(table.session, viewer)).decode() for viewer in (S, N, None)]
        sent += [msgspec.json.encode(update(table.session, viewer, 0)).decode() for viewer in (S, N, None)]
        sent += [str(table.session.games()[-1].view(viewer)) for viewer in (S, N, None)]
        assert not any(secret in text for secret in secrets for text in sent)

    table.play(40, look)
    assert all(secret not in str(table.session.records[-1]) for secret in (table.master, table.session.next_secret))


@pytest.mark.parametrize("rulebook", ["stones-2024-tactics", "siege-2020-tactics", "tug"])
def test_entries_give_the_same_table_again(rulebook: str) -> None:
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    table = FairTable(rulebook, seed)
    seen = {viewer: project(table.session, viewer) for viewer in (S, N, None)}
    for _ in range(60):
        if table.session.awaited:
            table.say(table.session.awaited[0], Mix(commitment_of(table.session.next_secret), "t"))
        elif table.session.decider is None or table.session.position is None:
            break
        else:
            table.say(table.session.decider, Move(str(table.dice.choice(table.session.position.legal_moves()))))
        for viewer in seen:
            seen[viewer] = follow(seen[viewer], update(table.session, viewer, 0))
            assert seen[viewer] == project(table.session, viewer)
    again = Session.replay("fair", [Entry.decode(entry.encode()) for entry in table.entries])
    assert [project(again, viewer) for viewer in (S, N, None)] == [project(table.session, viewer) for viewer in (S, N, None)]


def test_a_throw_that_is_taken_back_comes_again_as_it_was() -> None:
    session = Session("alone")
    session.accept(None, Create(Settings(rulebook="tug", first="S", north="random"), fair="5" * 64), 0, "create")
    session.accept(S, Join("s", "Ada"), 0, "join")
    throws = []
    for number in range(3):
        session.accept(S, Move("roll"), 0, f"roll{number}")
        throws.append(session.log[S][-1].text)
        session.accept(S, Undo(), 0, f"undo{number}")
    assert len(set(throws)) == 1


def test_a_table_that_was_laid_by_a_seed_goes_on_as_it_was() -> None:
    """Tables of earlier versions are stored with a seed: same cards, and nothing is said of fairness."""
    session = Session("old")
    entry = Entry.decode(
        b'{"sequence":1,"id":"create","at":5,"player":null,"command":{"do":"create","settings":{"rulebook":"stones-1999","first":"S"},'
        b'"seed":77,"record":"","secret":true}}'
    )
    session = Session.replay("old", [entry])
    session.accept(S, Join("s", "Ada"), 6, "a")
    session.accept(N, Join("n", "Bob"), 7, "b")
    assert session.status == RUNNING
    assert project(session, S).fair is None
    assert session.games()[-1].tags["Deal"] == tb.rulebook("stones-1999").notation.write_deal(
        tb.rulebook("stones-1999").deal(session.seed_of(0), S).state
    )
    session.accept(S, Chat("hello"), 8, "c")
    assert "Commitment" not in session.games()[-1].tags


def test_a_wrong_master_secret_lays_no_table() -> None:
    with pytest.raises(Refused, match="64 digits"):
        Session("x").accept(None, Create(Settings(rulebook="tug"), fair="abc"), 0, "create")
