"""Reading a position of the border stones, with an error for every way to get it wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tottenbury.cards.deck import SHIELD
from tottenbury.cards.hands import MAIN_PILE, TACTIC, TACTIC_PILE
from tottenbury.core.game import State
from tottenbury.core.seats import Seat
from tottenbury.notation.card_reading import CardReader
from tottenbury.notation.text import Field, split_fields
from tottenbury.stones.claims import need_at
from tottenbury.stones.edition import Edition
from tottenbury.stones.game import StonesGame
from tottenbury.stones.state import (
    ADJUDICATE,
    ADJUDICATED,
    AFTER_PLAY,
    CLAIM,
    CLAIM_FIRST,
    DRAW,
    DRAW_GAME,
    FIVE,
    FOG,
    LIMIT_PER_GAME,
    MUD,
    MUD_DISCARD,
    OVER,
    PLAY,
    SCOUT,
    SCOUT_DRAW,
    SCOUT_RETURN,
    STATE,
    STOOD_STILL,
    THREE_ADJACENT,
    TURN_START,
)

BASE_FIELDS = ("rulebook", "border", "to-move", "phase", "hand-S", "hand-N", "clan-pile")
TACTIC_FIELDS = ("tactic-pile", "discards", "played")

TACTIC_PHASES = (SCOUT_DRAW, SCOUT_RETURN, MUD_DISCARD)


def read_state(edition: Edition, line: str, phases: Mapping[int, str], canonical: Callable[[str], str]) -> bytearray:
    """The record of a line, without what follows from it."""
    return _Reader(edition, _fields(edition, line), phases).read(canonical)


def check_adjudicated(game: StonesGame, line: str, state: State) -> None:
    """Refuse an adjudication after which somebody could prove another stone: without a winner each seat takes what it can (S7.9)."""
    s = game.read(state)
    if s.phase != OVER or s.reason != ADJUDICATED or any(won_by(game.edition, s.owned[seat]) for seat in Seat):
        return
    for seat in Seat:
        for place in range(1, game.edition.stones + 1):
            if game.prove(state, place, seat).holds:
                border = _fields(game.edition, line)[BASE_FIELDS.index("border")]
                raise border.error(f"that cannot be adjudicated so: {seat} would have taken stone {place}")


def won_by(edition: Edition, owned: int) -> int | None:
    """How a seat with these stones has won, if it has (S6.1)."""
    row = owned
    for _ in range(edition.adjacent_to_win - 1):
        row &= row >> 1
    if row:
        return THREE_ADJACENT
    return FIVE if owned.bit_count() >= edition.stones_to_win else None


def _fields(edition: Edition, line: str) -> list[Field]:
    return split_fields(line, BASE_FIELDS + (TACTIC_FIELDS if edition.has_tactics else ()))


class _Reader(CardReader):
    """One line being read."""

    what = "clan card"
    pile_field = "clan-pile"

    def __init__(self, edition: Edition, fields: list[Field], phases: Mapping[int, str]) -> None:
        super().__init__(edition, fields, phases, STATE)
        self.edition = edition

    def _read_fields(self) -> None:
        self._phase(self.fields["phase"])
        self._border(self.fields["border"])
        for seat in Seat:
            self._hand_of(self.fields[f"hand-{seat.letter}"], seat)
        self._pile(self.fields["clan-pile"], MAIN_PILE)
        s = self.s
        if self.edition.has_tactics:
            self._pile(self.fields["tactic-pile"], TACTIC_PILE)
            self._discards(self.fields["discards"])
            self._played(self.fields["played"])
            self._jokers(self.fields["played"])
            self._count_tactics(SCOUT, [sum(counts) for counts in zip(*s.tactics, strict=True)], sum(s.hidden_tactics), "at the border")
        self._count_cards()
        self._seat(self.fields["to-move"])
        self._viewer([bool(s.hidden[seat] or s.hidden_tactics[seat]) for seat in Seat])

    # Fields

    def _phase(self, field: Field) -> None:
        s, window = self.s, self.edition.claim_window
        name, _, left = field.text.rstrip("~").partition(":")
        phase = next((number for number, text in self.phases.items() if text == name), None)
        if phase is None:
            known = [text for number, text in self.phases.items() if self.edition.has_tactics or number not in TACTIC_PHASES]
            raise field.error(f"no phase is called {name!r}; there are: {', '.join(known)}")
        wrong_window = (phase == CLAIM_FIRST and window == AFTER_PLAY) or (phase == CLAIM and window == TURN_START)
        if wrong_window or (phase in TACTIC_PHASES and not self.edition.has_tactics):
            raise field.error(f"{self.edition.id} has no phase {name!r}")
        most = {SCOUT_DRAW: 3, SCOUT_RETURN: 2}.get(phase, 0)
        if (left or ":" in field.text or most) and left not in [str(n) for n in range(1, most + 1)]:
            raise field.error(f"from 1 to {most} cards can be left in this phase" if most else "no number belongs to this phase", len(name))
        s.phase = phase
        s.left = int(left or 0)
        s.passes = field.text.count("~")
        allowed = {PLAY: (0, 1), CLAIM_FIRST: (0, 1), CLAIM: (0, 1, 2), DRAW: (0, 1, 2), OVER: (0, 2)}.get(phase, (0,))
        if s.passes not in allowed:
            column = len(field.text.rstrip("~"))
            if phase == OVER:
                raise field.error("'~~' stands behind 'over' when two passed plays ended the game, else nothing", column)
            raise field.error(f"so many passed plays in a row cannot be in this phase: at most {allowed[-1]}", column)

    def _border(self, field: Field) -> None:
        cells = list(field.split("/", "border stone {}"))
        if len(cells) != self.edition.stones:
            raise field.error(f"{len(cells)} stones; {self.edition.id} has {self.edition.stones}")
        for stone, cell in enumerate(cells):
            self._cell(cell, stone)

    def _cell(self, cell: Field, stone: int) -> None:
        s, text = self.s, cell.text
        owner = {"+": Seat.SOUTH, "-": Seat.NORTH}.get(text[-1:])
        cards = text if owner is None else text[:-1]
        for card, seat, offset in self._owned_cards(cell, cards, "."):
            self._lay(cell, offset, stone, seat, card)
        if not cards:
            raise cell.error("a cell without cards is written '.'")
        need = need_at(self.edition, s, stone)
        if owner is not None:
            if s.count[stone, owner] < need:
                raise cell.error(f"claimed by {owner}, whose side is incomplete", len(text) - 1)
            s.owned[owner] |= 1 << stone

    def _lay(self, cell: Field, offset: int, stone: int, seat: Seat, card: int) -> None:
        s = self.s
        if card >= TACTIC:
            self.tactics[card - TACTIC] += 1
            if card > TACTIC + MUD:
                raise cell.error(f"{self.edition.codes[card - TACTIC]} never lies at a stone", offset)
            if card > TACTIC + SHIELD:
                if any(s.count[stone]):
                    raise cell.error("fog and mud stand before the cards", offset)
                if s.terrain[stone, card - TACTIC - FOG] or (self.edition.one_tactic_a_stone and any(s.terrain[stone])):
                    raise cell.error("too many terrain cards at one stone", offset)
                s.terrain[stone, card - TACTIC - FOG] = seat + 1
                return
        need = need_at(self.edition, s, stone)
        mud_has_gone = s.phase == MUD_DISCARD and not s.terrain[stone, 1]
        if s.count[stone, seat] == need + mud_has_gone:
            raise cell.error(f"more than {need} cards on {seat}'s side", offset)
        self._arrive(stone, seat, card)

    def _hand_of(self, field: Field, seat: Seat) -> None:
        cards = self._cards(field)
        most = self.edition.hand + (2 if self.s.phase in (SCOUT_DRAW, SCOUT_RETURN) else 0)
        if len(cards) > most:
            raise field.error(f"{len(cards)} cards; a hand has at most {most}")
        self._hand(field, seat, cards)

    def _discards(self, field: Field) -> None:
        s = self.s
        for card, side, offset in self._owned_cards(field, field.text, "-"):
            if side is Seat.SOUTH and self.edition.shared_discards:
                raise field.error("the discards of this edition are one pile, written in small letters", offset)
            if card < TACTIC:
                s.discarded[side] |= 1 << card
            elif card >= TACTIC + SCOUT:
                raise field.error("guile cards stand among the played ones only", offset)
            else:
                s.discarded_tactics[side, card - TACTIC] += 1
                self.tactics[card - TACTIC] += 1

    def _jokers(self, field: Field) -> None:
        """Nobody has played more than one joker, where that is the limit (S9.14)."""
        for name, seat in (("Jo", Seat.SOUTH), ("jo", Seat.NORTH)):
            if self.edition.joker_limit == LIMIT_PER_GAME and field.text.count(name) > 1:
                raise field.error(f"{seat} plays one joker in a game", field.text.rindex(name))

    # The whole line

    def _seat(self, field: Field) -> None:
        s = self.s
        phase = s.phase
        deciders = {"S": "SS", "N": "NN", "S>N": "SN", "N>S": "NS"}.get(field.text)
        if phase == OVER:
            if field.text not in ("S", "N", "-"):
                raise field.error(f"the winner is S, N or -, not {field.text!r}")
            s.winner = DRAW_GAME if field.text == "-" else Seat.of(field.text)
            s.to_move = s.decider = 0 if field.text == "-" else Seat.of(field.text)
            s.reason = self._reason(field)
            return
        if deciders is None or (">" in field.text and phase != MUD_DISCARD):
            raise field.error(f"S or N is expected, not {field.text!r}")
        s.to_move, s.decider = Seat.of(deciders[0]), Seat.of(deciders[1])
        for seat in Seat:
            if won_by(self.edition, s.owned[seat]):
                raise self.fields["phase"].error(f"the game is over: {seat} has enough stones")
        if phase == DRAW:
            seat = s.to_move
            held = s.hand[seat].bit_count() + s.hidden[seat] + sum(s.tactics[seat]) + s.hidden_tactics[seat]
            if not any(s.pile_size) or held >= self.edition.hand:
                raise self.fields["phase"].error("nothing is to be drawn: the pile is empty or the hand is full")
        if phase == SCOUT_DRAW and not any(s.pile_size):
            raise self.fields["phase"].error("nothing is to be drawn: both piles are empty")
        if phase == MUD_DISCARD:
            needs = [need_at(self.edition, s, stone) for stone in range(self.edition.stones)]
            if not any(s.count[stone, s.decider] > need for stone, need in enumerate(needs)):
                raise self.fields["phase"].error(f"no side of {Seat(s.decider)} has a card too many")

    def _reason(self, field: Field) -> int:
        """Why the game was over: the position tells."""
        s = self.s
        winners = [seat for seat in Seat if won_by(self.edition, s.owned[seat])]
        if len(winners) == 2:
            raise field.error("the game was over before: both seats have enough stones")
        if s.passes < 2:
            reason = None if s.winner == DRAW_GAME else won_by(self.edition, s.owned[s.winner])
            if reason is None:
                raise field.error("the game is not over: nobody has enough stones, and nobody passed")
            return reason
        if self.edition.stalemate != ADJUDICATE:
            if winners or s.winner != DRAW_GAME:
                raise field.error("two passes in a row are a draw here, and no stone is claimed after them")
            return STOOD_STILL
        south, north = (s.owned[seat].bit_count() for seat in Seat)
        more = DRAW_GAME if south == north else Seat.SOUTH if south > north else Seat.NORTH
        if s.winner != (winners[0] if winners else more):
            raise field.error(f"that cannot be adjudicated so: South has {south} stones, North {north}")
        return ADJUDICATED
