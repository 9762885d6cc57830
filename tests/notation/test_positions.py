from __future__ import annotations

import pytest

import tottenbury as tb

LINE = "stones-1999 R5b6R6b8R7/b7/././././././. S claim g1g2o4p5y3 ?6 ?37"
FRESH = str(tb.rulebook("stones-1999").deal(7))


def test_the_example_of_the_notation_reads_and_proves() -> None:
    view = tb.position(LINE)
    assert isinstance(view, tb.View)
    assert view.seat is tb.Seat.SOUTH
    assert (view.to_move, view.phase) == (tb.Seat.SOUTH, "claim")
    assert list(view.legal_moves()) == ["!1", "."]
    assert str(view) == LINE


def test_extra_white_space_is_forgiven() -> None:
    assert str(tb.position("  " + LINE.replace(" ", " \t ") + "\n")) == LINE


def test_a_hand_is_written_in_order() -> None:
    shuffled = LINE.replace("g1g2o4p5y3", "y3p5g2o4g1")
    assert str(tb.position(shuffled)) == LINE


def test_a_line_with_every_card_is_a_position_and_one_with_unknown_cards_a_view() -> None:
    position = tb.rulebook("stones-1999").deal(7)
    assert isinstance(tb.position(str(position)), tb.Position)
    for seat in (tb.Seat.SOUTH, tb.Seat.NORTH, None):
        view = tb.position(str(position.view(seat)))
        assert isinstance(view, tb.View)
        assert view.seat is seat
        assert view == position.view(seat)


def test_options_stand_behind_the_id_in_alphabetical_order_and_only_if_they_differ() -> None:
    assert tb.rulebook("stones-1999;stalemate=draw;claim_window=own_turn").id == "stones-1999;claim_window=own_turn;stalemate=draw"
    assert tb.rulebook("stones-1999;stalemate=adjudicate").id == "stones-1999"
    line = FRESH.replace("stones-1999", "stones-1999;claim_window=turn_start")
    assert str(tb.position(line)) == line


@pytest.mark.parametrize(
    ("line", "field", "column", "words"),
    [
        ("", "rulebook", 1, "no rulebook"),
        ("chess e4", "rulebook", 1, "no rulebook is called 'chess'"),
        ("  stones-1999;luck=yes . S", "rulebook", 3, "no option 'luck'"),
        ("stones-1999;stalemate=win . S", "rulebook", 1, "one of adjudicate, draw"),
        ("stones-1999", "border", 12, "ends before"),
        (LINE + " extra", "line", 67, "nothing may follow"),
        (LINE.replace("/b7/.", "/b7"), "border", 13, "8 stones"),
        (LINE.replace("/b7/", "/z7/"), "border stone 2", 24, "no card z7"),
        (LINE.replace("/b7/", "/b10/"), "border stone 2", 24, "no card b10"),
        (LINE.replace("/b7/", "/b07/"), "border stone 2", 24, "no card b07"),
        (LINE.replace("/b7/", "/b7!/"), "border stone 2", 26, "a card is expected"),
        (LINE.replace("/b7/", "//"), "border stone 2", 24, "written '.'"),
        (LINE.replace("/b7/", "/b6/"), "border stone 2", 24, "already in border stone 1"),
        (LINE.replace("R7/", "R7R8/"), "border stone 1", 23, "more than 3 cards"),
        (LINE.replace("/b7/", "/b7-/"), "border stone 2", 26, "side is incomplete"),
        (LINE.replace(" S ", " X "), "to-move", 41, "S or N"),
        (LINE.replace(" S ", " - "), "to-move", 41, "S or N"),
        (LINE.replace(" claim ", " klaim "), "phase", 43, "no phase is called 'klaim'"),
        (LINE.replace(" claim ", " claim-first "), "phase", 43, "has no phase"),
        (LINE.replace(" claim ", " claim~~~ "), "phase", 48, "at most 2"),
        (LINE.replace(" claim ", " over "), "to-move", 41, "not over"),
        (LINE.replace(" claim ", " over~ "), "phase", 47, "'~~' stands behind 'over' when two passed plays ended the game, else nothing"),
        (LINE.replace("g1g2", "g1g1"), "hand-S", 51, "g1 is already in hand-S"),
        (LINE.replace("g1g2", "b7g2"), "hand-S", 49, "already in border stone 2"),
        (LINE.replace("y3", "y3,"), "hand-S", 59, "a card or ?n"),
        (LINE.replace(" ?6 ", " ?7 "), "hand-N", 60, "at most 6"),
        (LINE.replace(" ?6 ", " ?0 "), "hand-N", 60, "a card or ?n"),
        (LINE.replace("?37", "?36"), "clan-pile", 63, "53 clan cards"),
        (LINE.replace("?37", "?999999999"), "clan-pile", 63, "unknown"),
        (LINE.replace(" claim ", " draw ").replace("g1g2o4p5y3 ?6 ?37", "g1g2o4p5y3y4 ?6 ?36"), "phase", 43, "nothing is to be drawn"),
    ],
)
def test_a_bad_line_gets_an_error_that_names_field_and_column(line: str, field: str, column: int, words: str) -> None:
    with pytest.raises(tb.NotationError) as caught:
        tb.position(line)
    assert (caught.value.field, caught.value.column) == (field, column), caught.value
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "text", ["", "r7", "r7@", "@3", "r7@0", "r7@03", "R7@3", "r7 @3", "x1@3", "r10@3", "!", "!x", "+", "+t", "r\uff17@3"]
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(tb.NotationError):
        tb.position(FRESH).play(text)


def test_a_line_at_a_point_without_choice_is_read_and_its_legal_move_is_that_one() -> None:
    nothing_to_claim = tb.position(LINE.replace("/b7/", "/g7/"))
    assert list(nothing_to_claim.legal_moves()) == ["."]
    drawing = tb.position(LINE.replace(" claim ", " draw "))
    assert list(drawing.legal_moves()) == ["+c"]


def test_a_view_stops_where_an_unknown_card_comes_and_can_be_told_it() -> None:
    view = tb.position(LINE)
    assert isinstance(view, tb.View)
    claimed = view.play("!1")
    assert claimed.phase == "draw"
    chances = dict(claimed.chance())
    assert len(chances) == 43
    assert sum(chances.values()) == pytest.approx(1)
    assert "+c=b9" in chances
    assert "+c=g1" not in chances
    assert "r9" in str(claimed.play("+c=r9")).split()[4]
    assert str(claimed.play("+c=?")).split()[4] == "g1g2o4p5y3?1"
    with pytest.raises(tb.NeedsChance):
        claimed.play("+c")
    with pytest.raises(tb.IllegalMove, match="impossible"):
        claimed.play("+c=g1")
    assert str(claimed.play("+c", seed=4)) == str(view.play("!1", seed=4))


def test_a_view_does_not_list_the_moves_of_a_hand_it_does_not_know() -> None:
    position = tb.position(FRESH)
    other = position.view(position.to_move.other)
    with pytest.raises(tb.NotYourTurn, match="not known"):
        other.legal_moves()
    assert position.view(position.to_move).legal_moves() == position.legal_moves()


def test_moves_are_their_texts() -> None:
    position = tb.position(FRESH)
    move = position.legal_moves()[0]
    assert position.play(move) == position.play(str(move)) == position.play(f" {move} ")
    assert "." not in position.legal_moves()


# Positions that cannot have come about


def owned(edition: str, south: tuple[int, ...], north: tuple[int, ...], to_move: str, phase: str) -> str:
    """A line in which each seat owns these stones, each with three cards of a strength; the rest of the cards is in the pile."""
    cells, deck = [], [f"{colour}{n}" for n in range(1, 10) for colour in "bgopry"]
    for stone in range(1, 10):
        if stone in south or stone in north:
            three, deck = deck[:3], deck[3:]
            cells.append("".join(card.capitalize() if stone in south else card for card in three) + ("+" if stone in south else "-"))
        else:
            cells.append(".")
    south_hand, north_hand = ("".join(sorted(hand)) for hand in (deck[:6], deck[6:12]))
    return f"{edition} {'/'.join(cells)} {to_move} {phase} {south_hand} {north_hand} {''.join(deck[12:])}"


@pytest.mark.parametrize(
    ("south", "north", "seat"),
    [((1, 2, 3), (), "South"), ((1, 2, 4, 5, 7), (3,), "South"), ((1, 9), (4, 5, 6), "North"), ((1, 2, 3), (4, 5, 6), "South")],
)
@pytest.mark.parametrize("phase", ["play", "claim", "play~"])
def test_a_decided_game_does_not_go_on(south: tuple[int, ...], north: tuple[int, ...], seat: str, phase: str) -> None:
    """S6.1: the win is checked after every single claim."""
    with pytest.raises(tb.NotationError, match=f"the game is over: {seat} has enough stones") as caught:
        tb.position(owned("stones-1999", south, north, "S", phase))
    assert caught.value.field == "phase"


def test_two_winners_are_one_too_many() -> None:
    with pytest.raises(tb.NotationError, match="both seats have enough stones"):
        tb.position(owned("stones-1999", (1, 2, 3), (4, 5, 6), "S", "over"))


@pytest.mark.parametrize(
    ("south", "north", "winner"),
    [((1, 2, 4), (5, 6), "N"), ((1, 2, 4), (5, 6), "-"), ((1, 2), (5, 6), "S"), ((1, 2, 4, 8), (5, 6, 7), "S"), ((), (), "N")],
)
def test_an_adjudication_gives_the_game_to_the_seat_with_more_stones(south: tuple[int, ...], north: tuple[int, ...], winner: str) -> None:
    """S7.9: or to the one that has won by its stones."""
    with pytest.raises(tb.NotationError, match=f"South has {len(south)} stones, North {len(north)}") as caught:
        tb.position(owned("stones-1999", south, north, winner, "over~~"))
    assert caught.value.field == "to-move"


@pytest.mark.parametrize(
    ("south", "north", "winner"), [((1, 2, 4), (5, 6), "S"), ((1, 2), (5, 6), "-"), ((1, 2, 4, 8), (5, 6, 7), "N"), ((), (), "-")]
)
def test_an_adjudication_that_can_be_is_read(south: tuple[int, ...], north: tuple[int, ...], winner: str) -> None:
    line = owned("stones-1999", south, north, winner, "over~~")
    assert str(tb.position(line)) == line
    assert tb.position(line).outcome == tb.Outcome(None if winner == "-" else tb.Seat.of(winner), "adjudicated")


def test_an_adjudication_leaves_no_stone_that_can_be_proven() -> None:
    """S7.9: each seat takes whatever it can claim."""
    with pytest.raises(tb.NotationError, match="North would have taken stone 2") as caught:
        tb.position("stones-1999 ./r7r8r9/././././././. - over~~ ?6 ?6 ?39")
    assert caught.value.field == "border"
    assert tb.position("stones-1999 ./r7r8o9/././././././. - over~~ ?6 ?6 ?39").outcome == tb.Outcome(None, "adjudicated")


def test_a_standstill_is_a_draw() -> None:
    """D-03."""
    book = "stones-1999;stalemate=draw"
    assert tb.position(owned(book, (1, 2, 4), (5, 6), "-", "over~~")).outcome == tb.Outcome(None, "standstill")
    for line in (owned(book, (1, 2, 4), (5, 6), "S", "over~~"), owned(book, (1, 2, 3), (5, 6), "-", "over~~")):
        with pytest.raises(tb.NotationError, match="two passes in a row are a draw here"):
            tb.position(line)


@pytest.mark.parametrize(
    ("played", "column", "words"),
    [("ScRe", 3, "South would have played 2 tactic cards, and North 0"), ("scDere", 0, ""), ("scRedetr", 7, "North would have played 3")],
)
def test_nobody_has_ever_been_ahead_by_more_than_one_tactic_card(played: str, column: int, words: str) -> None:
    """S9.3: in the order in which they were played."""
    line = str(tb.rulebook("stones-2004-tactics").deal(1))
    fields = line.split(" ")
    left = fields[7]
    for n in range(0, len(played), 2):
        left = left.replace(played[n : n + 2].capitalize(), "", 1)
    line = " ".join([*fields[:7], left, "-", played])
    if not words:
        assert str(tb.position(line)) == line
        return
    with pytest.raises(tb.NotationError, match=words) as caught:
        tb.position(line)
    assert (caught.value.field, caught.value.column) == ("played", len(line) - len(played) + column)


def test_nobody_has_played_two_jokers_where_one_is_the_limit() -> None:
    """S9.14."""
    fields = str(tb.rulebook("stones-2004-tactics").deal(1)).split(" ")
    fields[7:] = [fields[7].replace("Jo", "").replace("De", ""), "JoJo", "JodeJo"]
    with pytest.raises(tb.NotationError, match="South plays one joker in a game"):
        tb.position(" ".join(fields))
    fields[0] += ";joker_limit=on_table"
    assert str(tb.position(" ".join(fields))) == " ".join(fields)


def test_of_equal_cards_those_without_a_mark_stand_first() -> None:
    fields = str(tb.rulebook("stones-2004-tactics").deal(1)).split(" ")
    clan = fields[4][:8]
    fields[4], fields[6] = clan + "Jo_Jo", fields[6] + fields[4][8:]
    fields[7:] = [fields[7].replace("Jo", ""), "-", "-"]
    assert str(tb.position(" ".join(fields))).split(" ")[4] == clan + "JoJo_"


@pytest.mark.parametrize("move", [None, 7, b"r7@3", ["r7@3"]])
def test_a_move_that_is_no_text_is_a_mistake_of_the_program(move: object) -> None:
    position = tb.position(FRESH)
    for situation in (position, position.view(tb.Seat.SOUTH)):
        with pytest.raises(TypeError, match="a move is a text such as 'r7@3'"):
            situation.play(move)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a move is a text"):
        position.tell(move)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a move is a text"):
        position.results(move)  # type: ignore[arg-type]
