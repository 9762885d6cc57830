"""Every rulebook as a game of OpenSpiel. Importing this module registers them: `tottenbury_stones_1999` and so on, and `tottenbury`.

`pyspiel.load_game("tottenbury(rulebook=quick.toml,first=S)")` plays any rulebook or edition file, with options behind it as in the
notation, but with `:` where that has `=`, which OpenSpiel keeps for itself: `stones-1999;claim_window:own_turn`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from tottenbury.core.errors import TottenburyError
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.library import rulebooks
from tottenbury.research.adapters import need
from tottenbury.research.open_game import OpenGame, Setting, setting_of
from tottenbury.research.recall import COLUMNS, information_rows, information_text
from tottenbury.research.resampling import resample
from tottenbury.research.spaces import book_of, check_seat

pyspiel: Any = need("pyspiel", "openspiel")

LOT = "lot"
"""The value of `first` with which the lot decides who begins."""

TURN_LIMIT = 1000
"""After how many turns a game that nothing forces to end is drawn here, unless the parameter `turn_limit` says otherwise."""


def game_type(name: str, title: str, parameters: dict[str, Any], hidden: bool) -> Any:
    """What OpenSpiel needs to know of a game before it is made."""
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hidden else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=hidden,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def game_info(setting: Setting) -> Any:
    """The sizes of a game."""
    return pyspiel.GameInfo(
        num_distinct_actions=setting.spaces.actions,
        max_chance_outcomes=setting.outcomes,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=setting.lengths.decisions,
    )


class TottenburyGame(pyspiel.Game):  # type: ignore[misc]
    """One rulebook as a game of OpenSpiel."""

    short_name: str
    """The name that OpenSpiel knows it by."""
    rulebook: str | None
    """The rulebook; None if a parameter names it."""
    parameters: dict[str, Any]
    """The parameters with their defaults."""

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        parameters = {**self.parameters, **(given or {})}
        name = parameters["rulebook"] if self.rulebook is None else self.rulebook
        book = book_of(_as_notation(name))
        self.setting = setting_of(book, _first_of(parameters.get("first", LOT)), _limit_of(book, parameters))
        self.hidden = book.game.family.hidden
        kind = game_type(self.short_name, self.setting.book.title, self.parameters, self.hidden)
        super().__init__(kind, game_info(self.setting), parameters)

    def new_initial_state(self, *given: Any) -> TottenburyState:
        """A game of which no card has been dealt."""
        if given:
            raise TottenburyError("a game of OpenSpiel begins with its deal; positions in notation are for tottenbury.position")
        return TottenburyState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound on the events of chance."""
        return self.setting.lengths.events

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What writes observations and information states."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TottenburyState(pyspiel.State):  # type: ignore[misc]
    """A game as far as it has come: a thin wrapper around an `OpenGame`."""

    def __init__(self, game: TottenburyGame) -> None:
        super().__init__(game)
        self.open_game = game.setting.begin()

    def current_player(self) -> int:
        """0 for South, 1 for North, or OpenSpiel's numbers for chance and for the end."""
        return self.open_game.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.open_game.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with the probabilities."""
        return self.open_game.chances()

    def _apply_action(self, action: int) -> None:
        self.open_game = self.open_game.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.open_game.name(int(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.open_game.over

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser, 0 each for a draw."""
        return self.open_game.returns()

    def __str__(self) -> str:
        return str(self.open_game)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TottenburyState:
        """Another game that looks the same to this seat: what it has not seen is drawn anew."""
        rng = random.Random(int(sampler() * (1 << 53)))  # noqa: S311 - dice, not secrets
        return self.state_of(resample(self.open_game, Seat(player), rng))

    def state_of(self, open_game: OpenGame) -> TottenburyState:
        """A state that stands where an open game of the same kind stands."""
        stages = open_game.path()
        state: TottenburyState = self.get_game().new_initial_state()
        state.open_game = stages[0]
        for stage in stages[1:]:
            state.apply_action(stage.action)
        return state


class Observer:
    """Writes what a seat sees: without recall its view, with perfect recall all it has seen. Without private information, a spectator's."""

    def __init__(self, game: TottenburyGame, kind: Any, parameters: Any) -> None:
        if parameters:
            raise TottenburyError(f"observers have no parameters, but got {parameters}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise TottenburyError("what a seat sees is public and its own: only that, or what a spectator sees, can be observed")
        self._setting = game.setting
        self._recalls = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._rows = game.setting.lengths.steps if self._recalls else 0
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._private and (game.hidden or not self._recalls):
            self._make_room()

    def _make_room(self) -> None:
        size = self._setting.spaces.observation_size
        self.tensor = np.zeros(size + self._rows * len(COLUMNS), np.float32)
        self.dict["observation"] = self.tensor[:size]
        if self._recalls:
            self.dict["history"] = self.tensor[size:].reshape(self._rows, len(COLUMNS))

    def set_from(self, state: TottenburyState, player: int) -> None:
        """Write the tensor; all zeros while the cards are dealt."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        open_game = state.open_game
        if open_game.state is None:
            return
        self.dict["observation"][:] = self._setting.spaces.observe(open_game.state, Seat(player))
        if self._recalls:
            self.dict["history"][:] = information_rows(open_game, Seat(player), self._rows)

    def string_from(self, state: TottenburyState, player: int) -> str:
        """The view in notation, or all that has been seen."""
        seat = Seat(player) if self._private else None
        if self._recalls or state.open_game.state is None:
            return information_text(state.open_game, seat)
        return str(state.open_game.view(seat))


# By name


def _as_notation(name: str) -> str:
    """A rulebook with its options as the notation writes them."""
    plain, *options = name.split(";")
    if not plain:
        raise TottenburyError("the game `tottenbury` needs a rulebook: tottenbury(rulebook=stones-1999)")
    return ";".join([plain, *(option.replace(":", "=", 1) for option in options)])


def _first_of(text: str) -> Seat | None:
    if text not in (LOT, "S", "N"):
        raise TottenburyError(f"who begins is {LOT}, S or N, not {text!r}")
    return None if text == LOT else Seat.of(text)


def _limit_of(book: Rulebook, parameters: dict[str, Any]) -> int | None:
    """The turn limit, for games that nothing forces to end."""
    return None if book.game.turn_limit is None else int(parameters.get("turn_limit", TURN_LIMIT))


def _register(short_name: str, title: str, rulebook: str | None, parameters: dict[str, Any], hidden: bool) -> None:
    # A class of its own for each: OpenSpiel keeps what it is given beyond Python's end, which a mere function would not survive.
    made = type(short_name, (TottenburyGame,), {"short_name": short_name, "rulebook": rulebook, "parameters": parameters})
    pyspiel.register_game(game_type(short_name, title, parameters, hidden), made)


def short_name(rulebook: str) -> str:
    """The name under which OpenSpiel knows a published rulebook."""
    return "tottenbury_" + rulebook.replace("-", "_")


def openspiel_game(rulebook: str, first: Seat | None = None, turn_limit: int = TURN_LIMIT) -> Any:
    """The game of a rulebook id, with options, or of an edition file."""
    if not isinstance(rulebook, str):
        raise TottenburyError(f"OpenSpiel has a rulebook by its id or its edition file, not {rulebook!r}; a Rulebook has an id")
    plain, *options = rulebook.split(";")
    if set(plain) & set("(),="):
        raise TottenburyError(f"OpenSpiel cannot take a path with brackets, commas or equals signs: {plain}")
    name = ";".join([plain, *(option.replace("=", ":", 1) for option in options)])
    first_name = LOT if first is None else check_seat(first).letter
    _as_notation(name)
    setting_of(rulebook, first)  # our own errors, not OpenSpiel's
    return pyspiel.load_game("tottenbury", {"rulebook": name, "first": first_name, "turn_limit": turn_limit})


for _book in map(book_of, rulebooks()):
    _limit: dict[str, Any] = {} if _book.game.turn_limit is None else {"turn_limit": TURN_LIMIT}
    _register(short_name(_book.id), _book.title, _book.id, {"first": LOT, **_limit}, _book.game.family.hidden)
_register("tottenbury", "Tottenbury: any rulebook", None, {"rulebook": "", "first": LOT, "turn_limit": TURN_LIMIT}, hidden=True)
