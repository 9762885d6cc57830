"""Cards, hands and rows of cards as coloured text."""

from __future__ import annotations

from rich.text import Text

from tottenbury.cards.layout import Hand

CARD_STYLES = {
    "r": "bold white on red3",
    "o": "bold black on dark_orange",
    "y": "bold black on yellow3",
    "g": "bold white on green4",
    "b": "bold white on blue3",
    "p": "bold white on dark_magenta",
}
TACTIC_STYLE = "bold black on grey82"
LABEL = 7


def card_text(name: str) -> Text:
    """A card as a small coloured tile."""
    return Text(f" {name} ", style=TACTIC_STYLE if name[0].isupper() else CARD_STYLES.get(name[0], "reverse"))


def row(label: str, cells: list[Text], width: int) -> Text:
    """Cells of one width behind a label."""
    line = Text(f"{label:<{LABEL}}", style="dim")
    for cell in cells:
        room = max(0, width - cell.cell_len)
        line += Text(" " * (room // 2)) + cell + Text(" " * (room - room // 2))
    return line


def cards_text(names: tuple[str, ...]) -> Text:
    """Cards side by side."""
    text = Text()
    for name in names:
        text += card_text(name) + Text(" ")
    return text if names else Text("none", style="dim")


def hand_text(hand: Hand) -> Text:
    """A hand: the known cards, and how many more there are."""
    text = cards_text(hand.cards) if hand.cards else Text()
    for number, what in ((hand.hidden, "hidden card"), (hand.hidden_tactics, "hidden tactic card")):
        if number:
            text += Text(f"{number} {what}{'s' if number > 1 else ''} ", style="dim")
    return text if text.cell_len else Text("no cards", style="dim")


def side_rows(sides: list[tuple[str, ...]], needs: list[int], below: bool) -> list[list[Text]]:
    """One seat's cards, the first arrivals in the middle; a dot where one is still missing."""
    depth = max(needs + [len(side) for side in sides])
    rows = [[_slot(side, need, n) for side, need in zip(sides, needs, strict=True)] for n in range(depth)]
    return rows if below else rows[::-1]


def _slot(side: tuple[str, ...], need: int, n: int) -> Text:
    if n < len(side):
        return card_text(side[n])
    return Text("·" if n < need else "", style="dim")
