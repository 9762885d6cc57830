"""What people at the screen can ask for instead of deciding, by the word that they type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import View
from tottenbury.kit.files import write_whole
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.naming import HINT_BUDGET, adviser, opponent
from tottenbury.session import commands as c
from tottenbury.terminal.hints import ask, hint_lines

if TYPE_CHECKING:
    from tottenbury.terminal.terminal_table import TerminalTable


class Quit(Exception):
    """A person has had enough."""


class Answers:
    """Answers at one table. Each gets what was typed behind its word, and what the person sees."""

    def __init__(self, table: TerminalTable) -> None:
        self._table = table
        self._by_word: Mapping[str, Callable[[str, View], None]] = {
            **dict.fromkeys(("help", "h", "?"), self._help),
            **dict.fromkeys(("quit", "q", "exit"), self._quit),
            "moves": self._moves,
            "show": self._show,
            "unseen": self._unseen,
            "position": self._position,
            "prove": self._prove,
            "save": self._save,
            "hint": self._hint,
        }

    def to(self, word: str) -> Callable[[str, View], None] | None:
        """The answer to a word; None if it asks for none."""
        return self._by_word.get(word)

    def _help(self, rest: str, view: View) -> None:
        self._table.say(self._table.presenter.help_text(view.book, self._table.language))

    def _quit(self, rest: str, view: View) -> None:
        raise Quit

    def _moves(self, rest: str, view: View) -> None:
        self._table.say(" ".join(view.legal_moves()))

    def _show(self, rest: str, view: View) -> None:
        self._table.show(view)

    def _unseen(self, rest: str, view: View) -> None:
        self._table.say(self._table.presenter.unseen(view))

    def _position(self, rest: str, view: View) -> None:
        self._table.say(str(view))

    def _prove(self, rest: str, view: View) -> None:
        if not rest.isdecimal():
            raise TottenburyError(f"prove which {self._table.presenter.place}? Type: prove 3")
        self._table.say(self._table.presenter.proof_words(view.prove(int(rest))))

    def _save(self, rest: str, view: View) -> None:
        if not rest:
            raise TottenburyError("save where? Type: save mygame.duel")
        path = Path(rest)
        if path.exists() and path != self._table.record_file:
            raise TottenburyError(f"{path} exists already; choose another name")
        try:
            write_whole(path, self._table.records())
        except OSError as error:
            raise TottenburyError(f"{path} cannot be written: {error.strerror}") from None
        self._table.say(f"Saved to {path}.")

    def _hint(self, rest: str, view: View) -> None:
        """What a strong player would do, by what this person can see; the record says that help was asked for."""
        think = Budget.parse(rest) if rest else HINT_BUDGET
        name = adviser(view.book)
        for line in hint_lines(ask(opponent(name), view, think), lambda move: self._table.presenter.phrase(view, move)):
            self._table.say(line)
        self._table.tell(self._table.session.decider, c.Hint())
