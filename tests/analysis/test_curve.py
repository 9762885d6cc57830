"""The picture of a judged game."""

from __future__ import annotations

from xml.etree import ElementTree

from tottenbury.analysis.cards import Account, Choice, GameAccounts, Kind, Piece
from tottenbury.analysis.curve import draw_curve
from tottenbury.core.seats import Seat

SVG = "{http://www.w3.org/2000/svg}"
NAMES = {Seat.SOUTH: 'Ann & <"Co">\x01', Seat.NORTH: "North"}


def game() -> GameAccounts:
    pieces = (
        Piece(0, 1, Kind.DECISION, "b1@1", 0.6, 0.4, (Choice("r9@2", 0.6, 0.2),)),
        Piece(2, 3, Kind.DECISION, "b2@1", 0.4, 0.34),
        Piece(3, 4, Kind.THEIRS, "b9@1", 0.34, 0.0),
    )
    return GameAccounts(4, True, (Account(Seat.SOUTH, 0.6, pieces, 0.0), Account(Seat.NORTH, 0.4, (), 0.4)))


def test_the_picture_is_well_formed_and_tells_what_it_shows() -> None:
    root = ElementTree.fromstring(draw_curve(game(), "stones-1999: North wins", NAMES))
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == "stones-1999: North wins"
    told = root.findtext(f"{SVG}desc") or ""
    assert 'Ann & <"Co"> ' in told
    assert "60% at the start" in told
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert {"turn", "own chance to win", "0%", "100%", "4"} <= set(words)
    assert "prefers-color-scheme: dark" in (root.findtext(f"{SVG}style") or "")


def test_both_curves_are_drawn_and_bad_decisions_are_marked() -> None:
    root = ElementTree.fromstring(draw_curve(game(), "a game", NAMES))
    curves = list(root.iter(f"{SVG}polyline"))
    assert [len((curve.get("points") or "").split()) for curve in curves] == [5, 5]
    assert len({curve.get("stroke-dasharray") for curve in curves}) == 2
    marks = [title.text for group in root.iter(f"{SVG}g") if (title := group.find(f"{SVG}title")) is not None]
    assert marks == [
        "Turn 1, South: b1@1, a blunder that lost 20.0%; r9@2 was best",
        "Turn 3, South: b2@1, a mistake that lost 6.0%",
    ]
    assert [text.text for text in root.iter(f"{SVG}text")].count("??") == 1


def test_a_game_without_a_turn_and_one_of_hundreds_can_be_drawn() -> None:
    for turns in (0, 1, 700, 5000):
        accounts = (Account(Seat.SOUTH, 0.5, (), 0.5),)
        assert ElementTree.fromstring(draw_curve(GameAccounts(turns, False, accounts), "t", NAMES)) is not None
