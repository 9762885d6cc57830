"""Drawing a border in the terminal: colours for the eye, letters for everybody."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from tottenbury.stones.game import StonesGame
from tottenbury.stones.layout import Border, Hand, Stone
from tottenbury.table.position import Position, View
from tottenbury.table.seats import Seat

CARD_STYLES = {
    "r": "bold white on red3",
    "o": "bold black on dark_orange",
    "y": "bold black on yellow3",
    "g": "bold white on green4",
    "b": "bold white on blue3",
    "p": "bold white on dark_magenta",
}
SEAT_STYLES = {Seat.SOUTH: "bold cyan", Seat.NORTH: "bold magenta"}
WIDTH = 8


TACTIC_STYLE = "bold black on grey82"


def card_text(name: str) -> Text:
    """A card as a small coloured tile."""
    return Text(f" {name} ", style=TACTIC_STYLE if name[0].isupper() else CARD_STYLES.get(name[0], "reverse"))


def _centred(text: Text) -> Text:
    room = max(0, WIDTH - text.cell_len)
    return Text(" " * (room // 2)) + text + Text(" " * (room - room // 2))


def _row(label: str, cells: list[Text]) -> Text:
    line = Text(f"{label:<7}", style="dim")
    for cell in cells:
        line += _centred(cell)
    return line


def _side_rows(stones: tuple[Stone, ...], seat: Seat) -> list[list[Text]]:
    """A seat's cards, first arrivals next to the stones; a dot where one is still missing."""
    sides = [stone.sides[seat] for stone in stones]
    depth = max([stone.need for stone in stones] + [len(side) for side in sides])
    rows = [[_slot(stone, side, n) for stone, side in zip(stones, sides, strict=True)] for n in range(depth)]
    return rows if seat is Seat.SOUTH else rows[::-1]


def _slot(stone: Stone, side: tuple[str, ...], n: int) -> Text:
    if n < len(side):
        return card_text(side[n])
    return Text("·" if n < stone.need else "", style="dim")


def _stone_cells(stones: tuple[Stone, ...], seat: Seat | None) -> list[Text]:
    """The stones that lie in the middle (None) or in front of a seat."""
    cells = []
    for stone in stones:
        if stone.owner is not seat:
            cells.append(Text("" if seat is not None else "──"))
        elif seat is None:
            cells.append(Text(f"[ {stone.number} ]{''.join(stone.terrain)}", style="bold"))
        else:
            cells.append(Text(f"[ {stone.number} ]{seat.letter}{''.join(stone.terrain)}", style=SEAT_STYLES[seat]))
    return cells


def hand_text(hand: Hand) -> Text:
    """A hand: the known cards, and how many more there are."""
    text = Text()
    for name in hand.cards:
        text += card_text(name) + Text(" ")
    for number, what in ((hand.hidden, "hidden card"), (hand.hidden_tactics, "hidden tactic card")):
        if number:
            text += Text(f"{number} {what}{'s' if number > 1 else ''} ", style="dim")
    return text if text.cell_len else Text("no cards", style="dim")


def draw(console: Console, situation: Position | View) -> None:
    """The whole table: North above, the border in the middle, South below."""
    game = situation.book.game
    assert isinstance(game, StonesGame)
    border: Border = game.layout(situation.state)
    stones = border.stones
    lines = [Text("North  ", style=SEAT_STYLES[Seat.NORTH]) + hand_text(border.hands[Seat.NORTH])]
    lines += [_row("", _stone_cells(stones, Seat.NORTH))]
    lines += [_row("", row) for row in _side_rows(stones, Seat.NORTH)]
    lines += [_row(f"pile {border.pile}", _stone_cells(stones, None))]
    lines += [_row("", row) for row in _side_rows(stones, Seat.SOUTH)]
    lines += [_row("", _stone_cells(stones, Seat.SOUTH))]
    lines += [Text("South  ", style=SEAT_STYLES[Seat.SOUTH]) + hand_text(border.hands[Seat.SOUTH])]
    if game.edition.has_tactics:
        played = " ".join(f"{seat.letter}:{name}" for seat, name in border.played) or "none"
        lines += [Text(f"tactic pile {border.tactic_pile}; tactic cards played: {played}; discards: ", style="dim")]
        for name in border.discards:
            lines[-1] += card_text(name) + Text(" ")
        if not border.discards:
            lines[-1] += Text("none", style="dim")
    for line in lines:
        line.rstrip()
        console.print(line, soft_wrap=True, highlight=False)


def whose_turn(situation: Position | View) -> str:
    """Who has to do what, or how it ended."""
    outcome = situation.outcome
    if outcome is not None:
        return describe_outcome(outcome.winner, outcome.reason)
    seat, phase = situation.to_move, situation.phase.rstrip("~")
    return f"{seat} {_DOING.get(phase.partition(':')[0], phase)}"


_DOING = {
    "play": "plays a card",
    "claim": "may claim stones",
    "claim-first": "may claim stones",
    "draw": "draws a card",
    "scout-draw": "draws as a scout",
    "scout-return": "returns a scouted card",
    "mud-discard": "gives up a card where the mud has gone",
}


_REASON_WORDS = {
    "three-adjacent": "with adjacent stones",
    "five": "with enough stones",
    "adjudicated": "by adjudication: nobody can play any more",
    "standstill": "nobody can play any more",
    "resigned": "by resignation",
    "agreed": "by agreement",
}


def describe_outcome(winner: Seat | None, reason: str) -> str:
    """The end of a game in a sentence."""
    words = _REASON_WORDS.get(reason, reason)
    return f"The game is drawn ({words})" if winner is None else f"{winner} wins {words}"
