"""Names and sentences that can be read: what is shown is what was written, and two players at a table can be told apart."""

from __future__ import annotations

import unicodedata

MOST_MARKS, MOST_ACCENTS = 3, 2
"""So many marks a letter may carry; of those that pile up above and below Latin letters, fewer."""

_ACCENTS = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs by their kind, but nothing is to be seen of them."""
_UNSEEN_MARKS = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
_EMOJI_STYLE = "\ufe0f"
"""Makes a sign a picture."""

_LOOK_ALIKE = str.maketrans(
    "аеорсухіјѕԁһӏԛԝвкмнтгαορνικτυχβεηωσ015|ıɑɡi",  # noqa: RUF001 (that is what it is about)
    "aeopcyxljsdhlqwbkmhtraopvlktuxbenwoolsllagl",
)
"""Letters of other alphabets, and digits, that look like Latin letters; a capital i looks like an l."""


def clean(text: str, most: int) -> str:
    """A text of one line that shows what it says: nothing unseen, no piles of marks, no runs of blanks, not too long."""
    letters: list[str] = []
    marks = accents = 0
    for letter in unicodedata.normalize("NFC", text[: 4 * most]):
        kind = unicodedata.category(letter)
        if kind[0] in "CZ" or letter in _BLANK_LETTERS:
            letters.append(" ")
        elif letter == _EMOJI_STYLE and letters and unicodedata.category(letters[-1])[0] in "SN":
            letters.append(letter)
        elif kind in ("Mn", "Me"):
            accent = any(first <= ord(letter) <= last for first, last in _ACCENTS)
            marks, accents = marks + 1, accents + accent
            lone = not letters or letters[-1] == " "
            if not lone and not _is_unseen(letter) and marks <= MOST_MARKS and accents <= MOST_ACCENTS:
                letters.append(letter)
            continue
        elif kind == "Mc" and (not letters or letters[-1] == " "):
            continue
        else:
            letters.append(letter)
        marks = accents = 0
    shown = unicodedata.normalize("NFC", "".join(letters))  # what was left out may have stood between a letter and its accent
    return " ".join(shown.split())[:most].strip()


def _is_unseen(mark: str) -> bool:
    return mark in _UNSEEN_MARKS or 0xFE00 <= ord(mark) <= 0xFE0F or 0xE0100 <= ord(mark) <= 0xE01EF


def looks(name: str) -> str:
    """About what somebody sees who glances at a name; two names with the same looks are easily taken for one another."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if unicodedata.category(letter)[0] not in "MZCP")
    return letters.translate(_LOOK_ALIKE).replace("rn", "m").replace("vv", "w") or name


def told_apart(name: str, other: str, most: int) -> str:
    """The name of somebody who sits down, with a number behind it if the other player's looks the same."""
    name = clean(name, most)
    if not name or looks(name) != looks(other):
        return name
    number = " (2)"
    return clean(name[: most - len(number)], most) + number
