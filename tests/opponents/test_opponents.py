from __future__ import annotations

import pytest

import tottenbury as tb
from tottenbury.opponents.naming import OPPONENTS


def result(south: str, north: str, seed: int, rulebook: str = "stones-1999") -> tb.Position:
    players = {tb.Seat.SOUTH: tb.opponent(south, seed), tb.Seat.NORTH: tb.opponent(north, seed)}
    position = tb.rulebook(rulebook).deal(seed)
    while position.outcome is None:
        seat = position.to_move
        position = position.play(players[seat].choose(position.view(seat)))
    return position


CARD_PLAYERS = [name for name in OPPONENTS if name not in ("perfect", "search", "deep")]
"""`perfect` plays the tug of war only; `search` and `deep` have tests of their own, with a budget."""

PLAYS = [(name, book) for name in CARD_PLAYERS for book in tb.rulebooks() if (name, book) != ("learned", "tug")]


@pytest.mark.parametrize(("name", "rulebook"), [*PLAYS, ("perfect", "tug")])
def test_an_opponent_always_finds_a_legal_move(name: str, rulebook: str) -> None:
    for seed in range(15):
        player = tb.opponent(name, seed)
        position = tb.rulebook(rulebook).deal(seed)
        for _ in range(400):  # a tug of war may go on for long
            if position.outcome is not None:
                break
            view = position.view(position.to_move)
            move = player.choose(view)
            assert move in view.legal_moves(), f"seed {seed}: {view}"
            position = position.play(move)


@pytest.mark.parametrize("name", OPPONENTS)
def test_an_open_position_is_refused(name: str) -> None:
    position = tb.rulebook("stones-1999").deal(1)
    with pytest.raises(TypeError, match="View"):
        tb.opponent(name).choose(position)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", CARD_PLAYERS)
def test_hidden_cards_never_change_a_choice(name: str) -> None:
    """Redeal what the mover cannot see: the same view, the same choice."""
    for seed in range(10):
        position = tb.rulebook("stones-1999").deal(seed)
        for _ in range(25):
            position = position.play(position.legal_moves()[seed % len(position.legal_moves())])
            if position.outcome is not None:
                break
        if position.outcome is not None:
            continue
        seat = position.to_move
        fields = str(position).split()
        other, pile = 5 - seat, 6
        cards = fields[pile] + fields[other]
        names = [cards[n : n + 2] for n in range(0, len(cards), 2)]
        size = len(fields[other]) // 2
        names.reverse()
        fields[other], fields[pile] = "".join(sorted(names[:size])), "".join(names[size:])
        redealt = tb.position(" ".join(fields))
        assert redealt != position
        choices = {tb.opponent(name, 5).choose(p.view(seat)) for p in (position, redealt)}
        assert len(choices) == 1, f"seed {seed}: {position}"


def test_the_same_seed_gives_the_same_game() -> None:
    assert str(result("greedy", "random", 9)) == str(result("greedy", "random", 9))
    assert str(result("greedy", "random", 9)) != str(result("greedy", "random", 10))


@pytest.mark.parametrize("rulebook", tb.rulebooks())
def test_random_players_play_the_games_of_the_compiled_loop(rulebook: str) -> None:
    """One seed reproduces a game everywhere."""
    rows = tb.rulebook(rulebook).game.random_games(40, 10)
    for seed, (outcome, *_) in enumerate(rows, 40):
        assert result("random", "random", seed, rulebook).outcome == outcome, f"seed {seed}"


def test_greedy_beats_random_clearly() -> None:
    """Greedy wins 199 of 200 on average; fewer than 45 of 50 would be a different player."""
    wins = sum(result("greedy", "random", seed).outcome.winner is tb.Seat.SOUTH for seed in range(25))
    wins += sum(result("random", "greedy", seed).outcome.winner is tb.Seat.NORTH for seed in range(25))
    assert wins >= 45


@pytest.mark.parametrize("rulebook", ["siege-2020", "siege-2020-tactics"])
def test_greedy_beats_random_in_both_roles_of_the_siege(rulebook: str) -> None:
    """As attacker it wins some 96 of 100, as defender all of them."""
    attacks = sum(result("greedy", "random", seed, rulebook).outcome.winner is tb.Seat.SOUTH for seed in range(25))
    holds = sum(result("random", "greedy", seed, rulebook).outcome.winner is tb.Seat.NORTH for seed in range(25))
    assert attacks >= 19
    assert holds >= 22


def test_greedy_declares_control_that_it_can_prove() -> None:
    line = "siege-2020 ././././././R0B0G0 S declare b1b2g7p3r2 ?6 ?46 3 -"
    assert tb.opponent("greedy").choose(tb.position(line)) == "!7"  # type: ignore[arg-type]


def test_greedy_retreats_from_a_tile_that_is_lost() -> None:
    """The defender's side is complete and leads; a fresh start may beat its mere sum."""
    line = "siege-2020 ././R1y9G4p5B6r7/./././. S prepare p9p10g5r8y2y6 ?6 ?42 3 -"
    assert tb.opponent("greedy").choose(tb.position(line)) == "<3"  # type: ignore[arg-type]


def test_greedy_pours_oil_on_a_threat() -> None:
    """A third red card would complete the best colour run at a damaged tile, where a breach wins; the 1 there stops nothing."""
    line = "siege-2020 ././!R11R10y1/./././. N prepare ?6 b1b2g3g4p1y2 ?43 3 p11p10"
    assert tb.opponent("greedy").choose(tb.position(line)) == "oil@3"  # type: ignore[arg-type]


def test_greedy_takes_what_it_can_prove() -> None:
    view = tb.position("stones-1999 R5b6R6b8R7/b7/././././././. S claim g1g2o4p5y3 ?6 ?37")
    assert tb.opponent("greedy").choose(view) == "!1"  # type: ignore[arg-type]


def test_greedy_completes_the_colour_run_that_wins() -> None:
    """Two stones next to it are South's, and no colour run is left to North."""
    line = "stones-1999 R8b8R9o8/R4R5R6b1b2+/G4G5G6b3b4+/./././././. S play b9g3o2p3r7y1 ?6 ?28"
    assert tb.opponent("greedy").choose(tb.position(line)) == "r7@1"  # type: ignore[arg-type]


def test_an_unknown_opponent_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(tb.UnknownName, match="random, greedy, search, learned, deep, perfect"):
        tb.opponent("deep-thought")
