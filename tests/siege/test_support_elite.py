"""Support with elite cards, where the option allows it (D-53): they are shuffled into the tactic pile."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tottenbury as tb
from tests.siege.lines import NORTH, SOUTH, TACTICAL, Table, moves, tactical, targets

BOOK = f"{TACTICAL};support_elite=yes"


def supporting(discards: str, seat: str = "S", **fields: str) -> tb.Position:
    """The seat to move has support in hand."""
    hand = {"south" if seat == "S" else "north": "*Su"}
    fields = {"edition": BOOK, **fields}
    return tactical(fields.pop("cells", {}), seat, fields.pop("phase", "play"), discards=discards, **hand, **fields)


def fields_of(situation: object) -> list[str]:
    return str(situation).split(" ")


def test_the_option_stands_behind_the_id() -> None:
    assert tb.rulebook(BOOK).id == BOOK
    assert tb.rulebook(f"{TACTICAL};support_elite=no").id == TACTICAL
    with pytest.raises(tb.UnknownName):
        tb.rulebook("siege-2020;support_elite=yes")


@pytest.mark.parametrize(
    ("discards", "playable"), [("-", False), ("b2", False), ("jo", False), ("b2jo", True), ("jojo", True), ("shsp", True)]
)
def test_elite_cards_count_among_the_two_discards(discards: str, playable: bool) -> None:
    table = supporting(discards)
    assert bool(targets(table, "Su")) == playable
    if not playable:
        with pytest.raises(tb.IllegalMove, match="support needs 2 siege or elite cards among the discards"):
            table.play("Su")
    assert not targets(supporting(discards, edition=TACTICAL), "Su")


def test_the_cards_are_picked_in_the_order_of_a_hand_elite_cards_last() -> None:
    """Joker, shield, spy, as a hand has them; the last one cannot be the first."""
    table = supporting("b2g5jojoshsp").play("Su")
    assert moves(table) == {"*b2", "*g5", "*Jo", "*Sh"}
    assert moves(table.play("*g5")) == {"*Jo", "*Sh", "*Sp"}
    assert moves(table.play("*Jo")) == {"*Jo", "*Sh", "*Sp"}
    assert moves(table.play("*Sh")) == {"*Sp"}
    with pytest.raises(tb.IllegalMove, match="order of a hand"):
        table.play("*Jo").play("*b2")
    with pytest.raises(tb.IllegalMove, match="order of a hand"):
        table.play("*Sp")
    with pytest.raises(tb.IllegalMove, match="Ex is no siege or elite card"):
        table.play("*Ex")
    assert moves(supporting("b2jo").play("Su")) == {"*b2"}
    with pytest.raises(tb.IllegalMove, match="only siege cards go back"):
        supporting("b2g5jo", edition=TACTICAL).play("Su").play("*Jo")


def test_what_is_picked_lies_openly_at_the_end_of_its_pile() -> None:
    start = supporting("b2jojosp").play("Su")
    table = start.play("*b2")
    assert Table.of(table).pile[-1] == "b2"
    table = table.play("*Jo")
    assert (table.phase, moves(table)) == ("support:0", {"shuffle"})
    assert Table.of(table).tactic_pile == (*Table.of(start).tactic_pile, "Jo")
    assert Table.of(table).discards == ("jo", "sp")
    for viewer in (SOUTH, NORTH, None):
        for stage in (start, start.play("*b2"), start.play("*Jo"), table, start.play("*Jo").play("*Jo")):
            view = stage.view(viewer)
            assert tb.position(str(view)) == view
            assert tb.position(str(view)).legal_moves() == view.legal_moves()
        assert fields_of(table.view(viewer))[9].endswith("Jo")
        assert fields_of(table.view(viewer))[9].startswith("?")
    assert tb.position(str(table)) == table


@pytest.mark.parametrize(("picks", "piles"), [("*b2 *g5", "c"), ("*b2 *Jo", "ct"), ("*Jo *Sp", "t")])
def test_only_the_piles_that_got_a_card_are_shuffled(picks: str, piles: str) -> None:
    start = supporting("b2g5jojoshsp").play("Su")
    first, second = picks.split()
    waiting = start.play(first).play(second)
    before = Table.of(waiting)
    shuffled = [Table.of(start.play(first).play(second, seed=seed)) for seed in range(12)]
    for name, now in (("c", "pile"), ("t", "tactic_pile")):
        orders = {getattr(table, now) for table in shuffled}
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(getattr(before, now)))}
        assert (len(orders) > 1) == (name in piles)
    told = [*(before.pile[::-1] if "c" in piles else ()), *(before.tactic_pile[::-1] if "t" in piles else ())]
    after = waiting.play("shuffle=" + "".join(told))
    assert Table.of(after).pile == (before.pile[::-1] if "c" in piles else before.pile)
    assert Table.of(after).tactic_pile == (before.tactic_pile[::-1] if "t" in piles else before.tactic_pile)
    assert tb.position(str(after)) == after
    for wrong in (told[1:], [*told, told[0]], told[::-1] if piles == "ct" else [*told[1:], "b3"]):
        with pytest.raises(tb.TottenburyError):
            waiting.play("shuffle=" + "".join(wrong))


def test_views_lose_sight_of_the_piles_and_records_replay() -> None:
    recorder = tb.Recorder(supporting("b2jojosp"))
    for move in ("Su", "*b2", "*Jo"):
        recorder.play(move)
    waiting = Table.of(recorder.position)
    scripted = "shuffle=" + "".join([*waiting.pile[::-1], *waiting.tactic_pile[::-1]])
    recorder.play(scripted)
    text = str(recorder.record())
    assert scripted in text
    assert str(tb.Record.parse(text)) == text
    for viewer in (SOUTH, NORTH, None):
        assert "shuffle=?" in str(recorder.record().view(viewer))
        piles = fields_of(recorder.position.view(viewer))
        assert (piles[6], piles[9]) == (f"?{len(waiting.pile)}", f"?{len(waiting.tactic_pile)}")


def test_a_card_that_returned_may_be_held_drawn_and_played_again() -> None:
    """The limit counts it again (B8.2), and no view takes it for one that is gone."""
    waiting = supporting("jojo").play("Su").play("*Jo").play("*Jo")
    rest = [card for card in Table.of(waiting).tactic_pile if card != "Jo"]
    table = waiting.play("shuffle=JoJo" + "".join(rest))
    other = table.view(NORTH)
    table = table.play("+t")
    assert Table.of(table).hands["S"][-1] == "Jo"
    other = other.play("+t=?")
    card = Table.of(table).hands["N"][0]
    table = table.play(".") if table.phase == "prepare" else table
    table, other = table.play(f"{card}@1").play("+t"), other.play(f"{card}@1").play("+t=Jo")
    assert str(other) == str(table.view(NORTH))
    played = Counter(name.capitalize() for name in Table.of(table).played)
    assert played["Jo"] == 2
    assert tb.position(str(table)) == table


def test_a_joker_played_three_times_is_read_and_counted() -> None:
    book = tb.rulebook(BOOK)
    line = str(supporting("jo").book.deal(3))
    assert book.id in line
    hands, pile = fields_of(line)[4:6], fields_of(line)[6]
    tactics = "ExJoJoRcReShSpSwTrDe".replace("Jo", "", 1)
    told = f"{BOOK} ././././././. S play {hands[0]} {hands[1]} {pile} 3 - {tactics} SujoSu"
    with pytest.raises(tb.NotationError, match="more Su"):
        tb.position(told)
    back = f"{BOOK} ././././././. S play {hands[0]} {hands[1]} {pile} 3 - DeExJoJoRcReShSpSwTr joSu"
    assert str(tb.position(back)) == back
    with pytest.raises(tb.NotationError, match="these must be as many"):
        tb.position(back.replace(BOOK, TACTICAL))
    with pytest.raises(tb.NotationError, match="these must be as many"):
        tb.position(back.replace("joSu", "joDe").replace("DeEx", "SuEx").replace("SuExJoJoRcReShSpSwTr", "ExJoJoRcReShSpSuSwTr"))


def test_wild_cards_that_returned_may_come_in_a_proof_again() -> None:
    """D-49 with D-53: they count as not played."""
    book = f"{TACTICAL};siege_proof_tactics=count_wilds;support_elite=yes"
    cells = {4: "R11Y11b9"}
    for returned in (False, True):
        table = supporting("b2b8b10g5jojospsh", cells=cells, edition=book).play("Su")
        for move in ("*Jo", "*Jo") if returned else ("*b2", "*g5"):
            table = table.play(move)
        after = table.with_chance(3).play("shuffle")
        best = after.prove(4).best
        assert best is not None
        assert ("Jo" in after.prove(4).added) == returned


def test_two_elite_cards_do_not_lift_the_end() -> None:
    """D-47: the siege pile is as empty as before."""
    book = f"{TACTICAL};support_elite=yes;support_revives=yes"
    line = fields_of(tactical({}, "N", "play*", north="*Su", pile="-", edition=book))
    line[8], line[9], line[10] = line[8] + "jojo", line[9].replace("Jo", ""), "Jojo"
    for picks, phase in ((("*Jo", "*Jo"), "play**"), (("*" + Table.of(" ".join(line)).discards[0], "*Jo"), "draw")):
        table = tb.position(" ".join(line)).play("Su")
        assert "*" + Table.of(table).discards[0] in moves(table)
        after = table.play(picks[0]).play(picks[1], seed=1)
        assert after.phase == phase  # with one pile left the draw is made at once
        assert tb.position(str(after)) == after


@pytest.mark.parametrize("seed", range(6))
def test_games_with_the_option_go_on_to_their_end(seed: int) -> None:
    """Random games, every view and every line of which agrees; support is played as soon as it can be."""
    rng = random.Random(seed)
    table, picked = tb.rulebook(BOOK).deal(seed), 0
    while table.outcome is None:
        legal = list(table.legal_moves())
        wanted = [move for move in legal if move == "Su" or move in ("*Jo", "*Sp", "*Sh", "+t") or move[:2] in ("Jo", "Sp", "Sh")]
        move = rng.choice(wanted or legal)
        picked += move in ("*Jo", "*Sp", "*Sh")
        view = table.view(table.to_move)
        assert move in view.legal_moves()
        table = table.play(move)
        assert tb.position(str(table)) == table
        for viewer in (SOUTH, NORTH, None):
            assert str(tb.position(str(table.view(viewer)))) == str(table.view(viewer))
    assert table.outcome is not None, f"seed {seed}"
