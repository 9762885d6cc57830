"""The examples of the pages that teach: every position can be read, and the answers are what the pages say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tottenbury import library
from tottenbury.core.rulebook import LIBRARY
from tottenbury.core.seats import Seat
from tottenbury.server.answers.proofs import proof_at
from tottenbury.server.answers.rulebooks import RulebookShown, rulebook_shown

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def _kept(game: str, name: str) -> Any:
    """What the page of a game keeps beside its lessons."""
    return json.loads((GAMES / game / "learn" / f"{name}.json").read_text("utf-8"))


CARD_GAMES = ("stones", "siege")
LESSONS: dict[str, Any] = {game: _kept(game, "examples") for game in CARD_GAMES}
EXAMPLES: dict[str, Any] = {
    "formations": {game: _kept(game, "formations") for game in CARD_GAMES},
    "trays": {game: LESSONS[game]["tray"] for game in CARD_GAMES},
    "ties": {game: LESSONS[game]["tie"] for game in CARD_GAMES},
    "proofs": [{**proof, "for": " ".join([game, *proof.get("needs", [])])} for game in CARD_GAMES for proof in LESSONS[game]["proofs"]],
    "throws": _kept("tug", "throws"),
}
CARD = re.compile(r"[A-Za-z]\d+")
TACTIC = re.compile(r"[A-Za-z][a-z]")


def _book(name: str) -> RulebookShown:
    return rulebook_shown(library.rulebook(name), ())


BOOKS = {name: _book(name) for name in LIBRARY.ids()}
OF_CARDS = [name for name, book in BOOKS.items() if book.deck]


def line_of(book: RulebookShown, row: str, discards: str = "-", played: str = "-") -> str:
    """The same as `lineOf` in web/src/games/cards/learn/lines.ts, whose tests have lines of every kind."""
    assert book.deck is not None
    deck = len(book.deck.colours) * (book.deck.strongest - book.deck.weakest + 1)
    unseen = deck - 2 * book.hand - len(CARD.findall(row + discards))
    fields = [book.rulebook, row, "S", "play", f"?{book.hand}", f"?{book.hand}", f"?{unseen}"]
    tactics = sum(kind.count for kind in book.tactics)
    second = f"?{tactics - len(TACTIC.findall(played))}"
    if book.game == "siege":
        fields += [str(book.cauldrons), discards, *([second, played] if tactics else [])]
    elif tactics:
        fields += [second, discards, played]
    return " ".join(fields)


def row_with(book: RulebookShown, place: int, cell: str) -> str:
    return "/".join(cell if number == place else "." for number in range(1, book.places + 1))


def prove(line: str, place: int, seat: str = "S") -> Any:
    return proof_at(library.position(line), place, Seat.of(seat))


def fits(book: RulebookShown, words: str) -> bool:
    game, *needs = words.split()
    one = any(option.name == "one_tactic_a_stone" for option in book.options)
    known = {"tactics": bool(book.tactics), "one": one, "both": not one}
    return book.game == game and all(known[need] for need in needs)


@pytest.mark.parametrize("name", OF_CARDS)
def test_proofs_are_what_the_page_says(name: str) -> None:
    book = BOOKS[name]
    fitting = [example for example in EXAMPLES["proofs"] if fits(book, example["for"])]
    assert len(fitting) >= 4
    for example in fitting:
        line = line_of(book, example["row"], example.get("discards", "-"), example.get("played", "-"))
        assert prove(line, example["place"]).holds == example["holds"], example["id"]


@pytest.mark.parametrize("name", OF_CARDS)
def test_who_lays_the_last_card_of_a_tie_loses(name: str) -> None:
    book = BOOKS[name]
    tie = EXAMPLES["ties"][book.game]
    for last in "SN":
        proof = prove(line_of(book, row_with(book, tie["place"], tie[last])), tie["place"])
        assert proof.holds == (last == "N")
        assert (proof.formation.type, proof.formation.total) == (proof.best.type, proof.best.total)


@pytest.mark.parametrize("name", OF_CARDS)
def test_formations_are_what_they_are_called(name: str) -> None:
    book = BOOKS[name]
    for kind, cards in EXAMPLES["formations"][book.game].items():
        south = "".join(card[0].upper() + card[1:] for card in cards)
        # Tile 3 of an intact wall takes three cards and knows all formations.
        assert prove(line_of(book, row_with(book, 3, south)), 3).formation.type == kind


@pytest.mark.parametrize("name", OF_CARDS)
def test_what_lies_on_the_bench_at_first_can_be_judged(name: str) -> None:
    book = BOOKS[name]
    tray = EXAMPLES["trays"][book.game]
    laid = CARD.findall(tray["begin"])
    assert {card.lower() for card in laid} <= set(tray["cards"])
    assert len(set(tray["cards"])) == len(tray["cards"])
    assert prove(line_of(book, row_with(book, tray["place"], tray["begin"])), tray["place"]).formation is not None


@pytest.mark.parametrize("example", EXAMPLES["throws"], ids=lambda example: str(example["id"]))
def test_throws_end_as_the_page_says(example: dict[str, Any]) -> None:
    position = library.position(example["line"])
    for move in example["moves"]:
        position = position.play(move)
    assert str(position) == example["after"]
