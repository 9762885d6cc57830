"""Reading a position of the siege, with an error for every way to get it wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tottenbury.cards.contest import WILD_KINDS
from tottenbury.cards.deck import SHIELD
from tottenbury.cards.hands import CARD, MAIN_PILE, SPECTATOR, TACTIC, TACTIC_PILE, UNKNOWN
from tottenbury.core.seats import Seat
from tottenbury.notation.card_reading import UNKNOWN_TACTIC, CardReader
from tottenbury.notation.text import Field, split_fields
from tottenbury.siege.edition import SiegeEdition
from tottenbury.siege.state import (
    CLOSE,
    DECLARE,
    DRAW,
    FOURTH_BREACH,
    HELD,
    LAST_CARD_DRAWN,
    LAST_TURN,
    OVER,
    PLAY,
    PREPARE,
    SECOND_BREACH,
    STATE,
    SUPPORT,
    SUPPORT_CARDS,
    SUPPORTER,
    SWAP,
    SWAP_CARDS,
    TILES,
)
from tottenbury.siege.tactics import by_name

BASE_FIELDS = ("rulebook", "wall", "to-move", "phase", "hand-S", "hand-N", "siege-pile", "cauldrons", "discards")
TACTIC_FIELDS = ("tactic-pile", "played")
_PHASE = re.compile(r"([a-z-]*)(?::([0-9]))?(~*)(\**)")
_MOST_PASSES = {PREPARE: 1, PLAY: 1, DECLARE: 2, DRAW: 2, CLOSE: 2}


def read_state(edition: SiegeEdition, line: str, phases: Mapping[int, str], canonical: Callable[[str], str]) -> bytearray:
    """The record of a line, without what follows from it."""
    fields = split_fields(line, BASE_FIELDS + (TACTIC_FIELDS if edition.has_tactics else ()))
    return _Reader(edition, fields, phases).read(canonical)


class _Reader(CardReader):
    """One line being read."""

    what = "siege card"
    pile_field = "siege-pile"

    def __init__(self, edition: SiegeEdition, fields: list[Field], phases: Mapping[int, str]) -> None:
        super().__init__(edition, fields, phases, STATE)
        self.edition = edition

    def _read_fields(self) -> None:
        s = self.s
        self._phase(self.fields["phase"])
        self._wall(self.fields["wall"])
        for seat in Seat:
            self._hand_of(self.fields[f"hand-{seat.letter}"], seat)
        self._pile(self.fields["siege-pile"], MAIN_PILE)
        self._cauldrons(self.fields["cauldrons"])
        self._discards(self.fields["discards"])
        if self.edition.has_tactics:
            self._pile(self.fields["tactic-pile"], TACTIC_PILE)
            self._played(self.fields["played"])
            held = [sum(counts) for counts in zip(*s.tactics, *s.picked_tactics, strict=True)]
            hidden = sum(s.hidden_tactics) + sum(s.picked_hidden_tactics)
            for needed, name in ((SUPPORT, "Su"), (SWAP, "Sw")):
                if s.phase == needed and name.lower() not in self.fields["played"].text.lower():
                    raise self.fields["played"].error(f"{name} must have been played in this phase")
            supported = self.edition.support_elite and TACTIC + SUPPORTER in [entry & 255 for entry in s.played[: s.plays]]
            self._count_tactics(SHIELD + 1, held, hidden, "at the wall", SUPPORT_CARDS if supported else 0)
        self._count_cards(sum(s.picked_hidden))
        self._seat(self.fields["to-move"])
        if s.phase != OVER:
            self._ending(self.fields["phase"])
        hidden = (s.hidden, s.hidden_tactics, s.picked_hidden, s.picked_hidden_tactics)
        self._viewer([any(counts[seat] for counts in hidden) for seat in Seat])
        if self.edition.swap_in_proof and s.viewer == SPECTATOR:  # what spectators know of hands is what both players know
            s.assign("known", s.hand)
            s.assign("known_tactics", s.tactics)
        if s.phase == SUPPORT:
            self._support(self.fields["phase"])

    # Fields

    def _phase(self, field: Field) -> None:
        s = self.s
        match = _PHASE.fullmatch(field.text)
        name = match[1] if match else field.text
        phase = next((number for number, text in self.phases.items() if text == name), None)
        if match is None or phase is None:
            known = [text for number, text in self.phases.items() if self.edition.has_tactics or number not in (SUPPORT, SWAP)]
            raise field.error(f"no phase is called {name!r}; there are: {', '.join(known)}")
        if phase in (SUPPORT, SWAP) and not self.edition.has_tactics:
            raise field.error(f"{self.edition.id} has no phase {name!r}")
        left = {SUPPORT: range(SUPPORT_CARDS + 1), SWAP: range(1, SWAP_CARDS + 1)}.get(phase, range(0))
        if (match[2] is not None or left) and (match[2] is None or int(match[2]) not in left):
            told = f"from {left[0]} to {left[-1]} cards can be left in this phase" if left else "no number belongs to this phase"
            raise field.error(told, len(name))
        s.phase, s.left = phase, int(match[2] or 0)
        s.passes, s.ending = len(match[3]), len(match[4])
        if s.passes > _MOST_PASSES.get(phase, 0):
            message = f"so many passed plays in a row cannot be in this phase: at most {_MOST_PASSES.get(phase, 0)}"
            raise field.error(message, match.start(3))
        if s.ending > (0 if phase == OVER else LAST_TURN):
            raise field.error("at most two stars stand behind a phase, none when the game is over", match.start(4))

    def _wall(self, field: Field) -> None:
        s = self.s
        cells = list(field.split("/", "wall tile {}"))
        if len(cells) != TILES:
            raise field.error(f"{len(cells)} tiles; {self.edition.id} has {TILES}")
        for tile, cell in enumerate(cells):
            damaged = cell.text.startswith("!")
            s.damaged |= int(damaged) << tile
            cards = Field(cell.name, cell.text[damaged:], cell.column + damaged)
            if not cards.text:
                raise cards.error("a cell without cards is written '.'")
            need = self.edition.face(s, tile).need
            for card, seat, offset in self._owned_cards(cards, cards.text, "."):
                if card >= TACTIC:
                    self.tactics[card - TACTIC] += 1
                if card > TACTIC + SHIELD:
                    raise cards.error(f"{self.edition.codes[card - TACTIC]} never lies at the wall", offset)
                if s.count[tile, seat] == need:
                    raise cards.error(f"more than {need} cards on {seat}'s side", offset)
                self._face(cards, offset, tile, seat, card)
                self._arrive(tile, seat, card)
        most = self.edition.breaches_to_win - (s.phase != OVER)
        if s.damaged.bit_count() > most:
            raise field.error(f"at most {most} tiles can be damaged in this phase")

    def _face(self, cell: Field, offset: int, tile: int, seat: Seat, card: int) -> None:
        """A 0 and the 11 of its colour never lie opposite each other (B3.6), unless one was redeployed and the option lets it be (D-50)."""
        s, highest = self.s, self.deck.strengths - 1
        strength = card % self.deck.strengths
        if card >= TACTIC or not self.edition.redeploy_cancels or strength not in (0, highest):
            return
        facing = card + highest if strength == 0 else card - highest
        if facing in s.cards[tile, seat.other].tolist()[: s.count[tile, seat.other]]:
            raise cell.error(f"{self.deck.name(card)} and {self.deck.name(facing)} would have cancelled each other", offset)

    def _hand_of(self, field: Field, seat: Seat) -> None:
        """A hand and, after `>`, the cards picked for a swap."""
        s = self.s
        text, arrow, picks = field.text.partition(">")
        cards = self._cards(Field(field.name, text, field.column))
        picked = self._cards(Field(field.name, picks, field.column + len(text) + 1)) if arrow else []
        if len(cards) + len(picked) > self.edition.hand:
            raise field.error(f"{len(cards) + len(picked)} cards; a hand has at most {self.edition.hand}")
        if arrow and (s.phase != SWAP or not 0 < len(picked) <= SWAP_CARDS):
            raise field.error(f"only in a swap are cards picked, at most {SWAP_CARDS}", len(text))
        self._hand(field, seat, cards)
        for card, marks, offset in picked:
            if marks:
                raise field.error("a picked card has no mark", len(text) + 1 + offset)
            if card == UNKNOWN:
                s.picked_hidden[seat] += 1
            elif card == UNKNOWN_TACTIC:
                s.picked_hidden_tactics[seat] += 1
            elif card < TACTIC:
                s.picked[seat] |= 1 << card
            else:
                s.picked_tactics[seat, card - TACTIC] += 1

    def _cauldrons(self, field: Field) -> None:
        if field.text not in [str(n) for n in range(self.edition.cauldrons + 1)]:
            raise field.error(f"a number of cauldrons from 0 to {self.edition.cauldrons} is expected, not {field.text!r}")
        self.s.cauldrons = int(field.text)

    def _discards(self, field: Field) -> None:
        s = self.s
        for card, seat, offset in self._owned_cards(field, field.text, "-"):
            if seat is Seat.SOUTH:
                raise field.error("the discards are one pile, written in small letters", offset)
            if card < TACTIC:
                s.discarded |= 1 << card
            elif card > TACTIC + SHIELD:
                raise field.error("action cards stand among the played ones only", offset)
            else:
                s.discarded_tactics[card - TACTIC] += 1
                self.tactics[card - TACTIC] += 1

    # The whole line

    def _seat(self, field: Field) -> None:
        s = self.s
        phase = s.phase
        if phase == OVER:
            self._winner(field)
            return
        deciders = {"S": "SS", "N": "NN", "S>N": "SN", "N>S": "NS"}.get(field.text)
        if deciders is None or (">" in field.text and phase != SWAP):
            raise field.error(f"S or N is expected, not {field.text!r}")
        s.to_move, s.decider = Seat.of(deciders[0]), Seat.of(deciders[1])
        if s.to_move == Seat.NORTH and phase in (DECLARE, CLOSE):
            raise self.fields["phase"].error(f"the defender has no phase {self.phases[phase]!r}")
        seat = s.to_move
        if phase == DRAW and (not any(s.pile_size) or self._held(seat) >= self.edition.hand):
            raise self.fields["phase"].error("nothing is to be drawn: the pile is empty or the hand is full")
        if phase == SWAP:
            self._swap(s.decider)
        full = all(s.count[tile, Seat.NORTH] == self.edition.face(s, tile).need for tile in range(TILES))
        if self.edition.siege_full and full and seat == Seat.NORTH and phase in (PREPARE, PLAY):  # D-46
            raise self.fields["phase"].error("the game is over: the defender, whose turn it is, has no free place")

    def _held(self, seat: int) -> int:
        s = self.s
        return int(s.hand[seat].bit_count() + s.hidden[seat] + sum(s.tactics[seat]) + s.hidden_tactics[seat])

    def _picks(self, seat: int) -> int:
        s = self.s
        counted = s.picked_hidden[seat] + sum(s.picked_tactics[seat]) + s.picked_hidden_tactics[seat]
        return int(s.picked[seat].bit_count() + counted)

    def _swap(self, decider: int) -> None:
        """How many cards each seat has picked must fit whose pick it is now."""
        s, field = self.s, self.fields["phase"]
        if self._picks(decider) + s.left != min(SWAP_CARDS, self._picks(decider) + self._held(decider)):
            raise field.error("so many cards cannot be left to pick")
        other = 1 - decider
        done = min(SWAP_CARDS, self._picks(other) + self._held(other)) if decider != s.to_move else 0
        if self._picks(other) != done:
            raise self.fields[f"hand-{Seat(other).letter}"].error(f"{done} cards must be picked here by now")

    def _support(self, field: Field) -> None:
        """The picked cards lie openly at the end of their piles; no one of them may come earlier in the order of a hand than the last."""
        s = self.s
        elites = sum(s.returned)
        picked = self._picked(MAIN_PILE, SUPPORT_CARDS - s.left - elites) + self._picked(TACTIC_PILE, elites)
        kinds = [card - TACTIC for card in picked if card >= TACTIC]
        if any(kinds.count(kind) != number for kind, number in enumerate(s.returned)):
            raise self.fields["tactic-pile"].error("the elite cards picked for support lie openly at the end of their pile")
        last = self._rank(picked[-1]) if picked else -1
        discards = [card for card in range(self.deck.size) if (s.discarded >> card) & 1]
        if self.edition.support_elite:
            discards += [TACTIC + kind for kind in range(WILD_KINDS) for _ in range(s.discarded_tactics[kind])]
        later = sum(self._rank(card) >= last for card in discards)
        if later < s.left or picked != sorted(picked, key=self._rank):
            raise field.error("not enough discards can be picked, in the order of a hand")

    def _picked(self, pile: int, number: int) -> list[int]:
        """The cards at the end of a pile that were picked for support: everybody sees them, so no seat has a mark of its own there."""
        s = self.s
        size = s.pile_size[pile]
        cards = s.pile[pile].tolist()[max(size - number, 0) : size]
        if len(cards) != number or UNKNOWN in cards:
            name = "tactic-pile" if pile == TACTIC_PILE else "siege-pile"
            raise self.fields[name].error("the cards picked for support lie openly at the end of the pile")
        for n in range(number):
            s.pile[pile, size - 1 - n] &= CARD
        return [card & CARD for card in cards]

    def _rank(self, card: int) -> int:
        """Where a siege or elite card stands in the order of a hand."""
        return card if card < TACTIC else TACTIC + int(by_name(card - TACTIC))

    def _ending(self, field: Field) -> None:
        """Whether the stars fit the pile and the turn (B6.2)."""
        s = self.s
        column = len(field.text.rstrip("*"))
        played = [entry & 255 for entry in s.played[: s.plays]]
        if s.pile_size[MAIN_PILE] == 0 and not s.ending:
            raise field.error("the last siege card is drawn: the phase needs '*', in the attacker's last turn '**'", column)
        if s.ending and s.pile_size[MAIN_PILE] and TACTIC + SUPPORTER not in played:
            raise field.error("the siege pile still has cards: no '*' belongs here", column)
        if s.ending == LAST_TURN and s.to_move != Seat.SOUTH:
            raise field.error("'**' stands in the attacker's last turn only", column)
        if s.ending == LAST_CARD_DRAWN and s.to_move == Seat.SOUTH and s.phase != CLOSE:
            raise field.error("the attacker's last turn has '**'", column)

    def _winner(self, field: Field) -> None:
        """Who won, and why: the wall tells."""
        s = self.s
        if field.text not in ("S", "N"):
            raise field.error(f"the winner is S or N, not {field.text!r}")
        s.winner = s.to_move = s.decider = Seat.of(field.text)
        breaches = s.damaged.bit_count()
        s.reason = HELD if field.text == "N" else FOURTH_BREACH if breaches == self.edition.breaches_to_win else SECOND_BREACH
        emptied = any((s.damaged >> tile) & 1 and not any(s.count[tile]) for tile in range(TILES))
        if (field.text == "S" and not emptied) or (field.text == "N" and breaches == self.edition.breaches_to_win):
            raise field.error("the wall does not look like that: a breach leaves a damaged tile without cards")
