"""What the lines of card games share when they are written: cells, hands, piles, discards, whose turn it is."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from tottenbury.cards.contest import SECOND_JOKER
from tottenbury.cards.edition import CardEdition
from tottenbury.cards.game import CardGame
from tottenbury.cards.hands import CARD, EVERYBODY, KNOWN_TO, MAIN_PILE, TACTIC, TACTIC_PILE, UNKNOWN
from tottenbury.core.errors import NotationError
from tottenbury.core.fair import CARDS, TACTICS, Fair
from tottenbury.core.game import Notation, Result, State
from tottenbury.core.kernel_game import DRAW_GAME, NOBODY
from tottenbury.core.move_kinds import MoveKind, MoveParts
from tottenbury.core.rulebook import LIBRARY
from tottenbury.core.seats import Seat
from tottenbury.kernel.layout import Layout
from tottenbury.notation.card_moves import CardMoves

MARKS = "^_"
"""Behind a card: South knows that it is there, North does."""


def owned_name(name: str, seat: int) -> str:
    """A card with its owner: South's begins with a capital letter, North's is all small."""
    return name[0].upper() + name[1:] if seat == Seat.SOUTH else name.lower()


def unknown_cards(cards: int, tactics: int) -> str:
    """Unknown cards of the deck and unknown tactic cards, as a hand writes them."""
    return f"?{cards}{f't{tactics}' if tactics else ''}" if cards or tactics else ""


class Plain(dict[str, Any]):
    """The fields of a record as plain numbers and lists, as they are asked for."""

    def __init__(self, layout: Layout, state: State) -> None:
        super().__init__()
        self._layout = layout
        self._state = state

    def __missing__(self, name: str) -> Any:
        value = self[name] = self._layout.plain(self._state, name)
        return value


def write_seat(s: Any) -> str:
    """Whose turn it is and, if that is another seat, who decides; the winner of a game that is over."""
    if s["winner"] != NOBODY:
        return "-" if s["winner"] == DRAW_GAME else "SN"[s["winner"]]
    turn, decider = "SN"[s["to_move"]], "SN"[s["decider"]]
    return turn if turn == decider else f"{turn}>{decider}"


class CardNotation(Notation):
    """How one edition of a card game is written."""

    edition: CardEdition
    game: CardGame
    texts: CardMoves
    places: int
    """How many stones or tiles there are."""
    place_fields: tuple[str, ...] = ("cards", "count", "order")
    """The fields of a record that say what lies at them."""

    def __init__(self, edition: CardEdition, texts: CardMoves) -> None:
        self.edition = edition
        self.deck = edition.deck
        self.texts = texts
        self.by_name = sorted(range(len(edition.codes)), key=edition.codes.__getitem__)
        """The kinds of tactic card in the order in which a hand has them."""
        cards = [*range(self.deck.size), *range(TACTIC, TACTIC + len(edition.codes)), SECOND_JOKER]
        self._owned = [{card: owned_name(edition.card_name(card), seat) for card in cards} for seat in Seat]
        """What a card on a seat's side is written as."""
        self._places = (b"", "")
        self._moves: dict[int, str] = {}
        """Moves that have been written before: a game has few, and asks for them again and again."""

    # Moves

    def write_move(self, number: int) -> str:
        """The canonical text of a move."""
        text = self._moves.get(number)
        if text is None:
            text = self._moves[number] = self.texts.write(number)
        return text

    def write_hidden(self, number: int) -> str:
        """The text of a move for somebody who does not see what is hidden in it."""
        return self.texts.write_hidden(number)

    def parts(self, text: str) -> MoveParts | None:
        """The parts of a move or of a step."""
        return self.texts.parts(text)

    @property
    def kinds(self) -> tuple[MoveKind, ...]:
        """The kinds of move of this edition."""
        return self.texts.kinds.kinds

    def read_move(self, text: str) -> tuple[int, str | None]:
        """The move, and what chance is said to have brought: the text after `=`."""
        return self.texts.read(text)

    def write_result(self, number: int, result: Result | None) -> str:
        """The card that came."""
        assert result is None or isinstance(result, int)
        return "?" if result is None else self.edition.card_name(result)

    def read_result(self, number: int, text: str) -> Result | None:
        """The card of that name; None for `?`."""
        return None if text == "?" else self.texts.read_card(text, 3)

    def canonical(self, name: str) -> str:
        """The id that a line's first field stands for."""
        return name if name == self.edition.id else LIBRARY.get(name).id

    @abstractmethod
    def write_position(self, state: State) -> str:
        """The canonical line of a position."""

    def plain(self, state: State) -> Plain:
        """The fields of a position to write them down."""
        return Plain(self.game.kernels.state, state)

    # Deals

    def draw_deal(self, fair: Fair) -> str:
        """A hand for South, a hand for North, and the piles."""
        cards = fair.chance(CARDS).shuffled(sorted(map(self.deck.name, range(self.deck.size))))
        hand = self.edition.hand
        parts = [cards[:hand], cards[hand : 2 * hand], cards[2 * hand :]]
        if self.edition.has_tactics:
            codes = [code for code, count in zip(self.edition.codes, self.edition.tactics, strict=False) for _ in range(count)]
            parts.append(fair.chance(TACTICS).shuffled(sorted(codes)))
        return "|".join("".join(part) or "-" for part in parts)

    def write_deal(self, state: State) -> str:
        """South's hand, North's hand, the main pile, the tactic pile."""
        s = self.plain(state)
        piles = [self.write_pile(s, pile) for pile in ((MAIN_PILE, TACTIC_PILE) if self.edition.has_tactics else (MAIN_PILE,))]
        return "|".join([*(self.write_hand(s, seat) for seat in Seat), *piles])

    def deal_parts(self, text: str, what: str) -> list[str]:
        """The parts of a deal, as many as there must be; `what` is what a card of the deck is called."""
        parts = text.split("|")
        if len(parts) != 3 + self.edition.has_tactics:
            wanted = f"South's hand | North's hand | the {what} pile" + (" | the tactic pile" if self.edition.has_tactics else "")
            raise NotationError(f"a deal is {wanted}", "Deal", 1)
        return parts

    # Parts of a line

    def write_places(self, state: State, s: Plain) -> str:
        """All stones or tiles. The last text is kept: every viewer of a position asks for the same one."""
        layout = self.game.kernels.state
        key = b"".join([layout.part(state, name) for name in self.place_fields])
        known, text = self._places
        if key != known:
            text = "/".join([self.write_place(s, place) for place in range(self.places)])
            self._places = (key, text)
        return text

    @abstractmethod
    def write_place(self, s: Plain, place: int) -> str:
        """What lies at a stone or tile."""

    def write_side_cards(self, s: Any, place: int) -> str:
        """The cards at a stone or tile in order of arrival, both sides mixed."""
        text, order, sides, taken = "", s["order"][place], s["cards"][place], [0, 0]
        for _ in range(sum(s["count"][place])):
            seat = order & 1
            order >>= 1
            text += self._owned[seat][sides[seat][taken[seat]]]
            taken[seat] += 1
        return text

    def write_known(self, cards: int, tactics: Any, mark: str = "", known: int = 0, known_tactics: Any = None) -> str:
        """Known cards in hand order; those that the other seat knows of are followed by a mark."""
        text = ""
        while cards:
            card = (cards & -cards).bit_length() - 1
            cards &= cards - 1
            text += self.deck.name(card) + mark * ((known >> card) & 1)
        for kind in self.by_name:
            told = known_tactics[kind] if known_tactics is not None else 0
            text += self.edition.codes[kind] * (tactics[kind] - told) + (self.edition.codes[kind] + mark) * told
        return text

    def write_hand(self, s: Any, seat: Seat, marked: bool | None = None) -> str:
        """A hand; marks stand in open positions only (unless `marked`), since a view's cards are those it knows."""
        marked = s["viewer"] == EVERYBODY if marked is None else marked
        mark = MARKS[seat.other] if marked else ""
        text = self.write_known(s["hand"][seat], s["tactics"][seat], mark, s["known"][seat], s["known_tactics"][seat])
        return text + unknown_cards(s["hidden"][seat], s["hidden_tactics"][seat]) or "-"

    def write_pile(self, s: Any, pile: int) -> str:
        """A pile from top to bottom."""
        text, unknown = "", 0
        for entry in s["pile"][pile][s["pile_top"][pile] : s["pile_top"][pile] + s["pile_size"][pile]]:
            if entry == UNKNOWN:
                unknown += 1
                continue
            known_to = [mark for seat, mark in enumerate(MARKS) if (entry // KNOWN_TO) >> seat & 1 and s["viewer"] == EVERYBODY]
            text += (f"?{unknown}" if unknown else "") + self.edition.card_name(entry & CARD) + "".join(known_to)
            unknown = 0
        return text + (f"?{unknown}" if unknown else "") or "-"

    def write_played(self, s: Any) -> str:
        """Every tactic card played from a hand, in order of play."""
        played = s["played"][: s["plays"]]
        return "".join(owned_name(self.edition.codes[(entry & 255) - TACTIC], entry >> 8) for entry in played) or "-"
