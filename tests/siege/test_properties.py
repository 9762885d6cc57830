"""What is true of every siege, on whole random games. A failing test names the rulebook, the seed and the style of the game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tottenbury as tb
from tests.siege.lines import DECK, EDITIONS, FACES, TACTICAL, TACTICS, TILES, Table, cards_in, declarations, hand_size, tactics_in
from tests.siege.random_games import RandomGame, bound, declarations_by_brute_force, play, random_wall

GAMES, COMPILED_GAMES, WALLS = 80, 1_000, 40
ACTIONS = ("Re", "Rc", "De", "Tr", "Ex", "Su", "Sw")


@pytest.fixture(scope="module", params=EDITIONS)
def games(request: pytest.FixtureRequest) -> list[RandomGame]:
    """Players of all styles in turn; other seeds for each rulebook."""
    first = 30_000 + 1_000 * EDITIONS.index(request.param)
    return [play(request.param, first + n) for n in range(GAMES)]


def test_the_games_cover_what_the_rules_know(games: list[RandomGame]) -> None:
    """Otherwise the tests below would say less than they seem to."""
    edition = games[0].edition
    outcomes = Counter(str(game.positions[-1].outcome) for game in games)
    assert set(outcomes) == {"S fourth-breach", "S second-breach", "N held"}, outcomes
    assert min(outcomes.values()) >= 3, outcomes
    names = Counter(table.name for game in games for table in game.tables)
    wanted = {"prepare", "play", "declare", "close", "over"}
    wanted |= {"draw", "support", "swap"} if edition == TACTICAL else set()
    assert set(names) == wanted, names
    assert {table.end for game in games for table in game.tables} == {"", "*", "**"}
    assert any(table.passes for game in games for table in game.tables)
    assert any(table.cauldrons == 0 for game in games for table in game.tables)
    made = {move[:1] if not move.startswith("oil") else "oil" for game in games for move in game.moves}
    assert {"!", "<", "oil", ".", "p"} <= made
    if edition == TACTICAL:
        played = Counter(card.capitalize() for game in games for card in game.tables[-1].played)
        assert set(played) == set(TACTICS), played


def test_no_card_is_lost_or_doubled(games: list[RandomGame]) -> None:
    """B1.1, B8.5: a tactic card is in a hand, in the pile, or played; what was played lies at the wall, was discarded, or was an action."""
    for game in games:
        for table in game.tables:
            where = f"{game}: {table.text}"
            hands = "".join([*table.hands["S"], *table.hands["N"]])
            assert sorted([*table.face_up, *cards_in(hands), *table.pile]) == sorted(DECK), where
            played = [card.capitalize() for card in table.played]
            everything = [*tactics_in(hands), *table.tactic_pile, *played]
            assert sorted(everything) == (sorted(TACTICS) if game.edition == TACTICAL else []), where
            lying = [card.capitalize() for card in tactics_in("".join([*table.cells, *table.discards]))]
            assert sorted(lying) == sorted(card for card in played if card not in ACTIONS), where


def test_hands_sides_and_cauldrons_stay_within_their_size(games: list[RandomGame]) -> None:
    """B1.3, B2, B3.3, B3.4."""
    for game in games:
        size = hand_size(game.edition)
        for table in game.tables:
            where = f"{game}: {table.text}"
            assert 0 <= table.cauldrons <= 3, where
            for seat in "SN":
                assert len(table.hands[seat]) <= size, where
                for tile in TILES:
                    assert len(table.side(tile, seat)) <= table.face(tile).need, where


def test_turns_keep_their_order_and_every_game_ends_in_time(games: list[RandomGame]) -> None:
    """B3.1, B3.11, B6.2: one PLAY a turn, and not more turns than the piles allow."""
    for game in games:
        turns, decisions = bound(game.edition)
        assert len(game.moves) <= decisions, str(game)
        seats = [game.tables[0].to_move[0]]
        plays = passes = 0
        for table, move in zip(game.tables, game.moves, strict=False):
            seat = table.to_move[0]
            if seat != seats[-1]:
                seats.append(seat)
                assert plays == 1, f"{game}: {table.text}"
                plays = 0
            if table.name == "play" and move[0] != "!":
                plays += 1
                passes += move == "pass"
        assert len(seats) <= turns, str(game)
        assert seats == ["SN"[n % 2] for n in range(len(seats))], str(game)
        last = game.tables[-2]
        stood_still = last.passes + (game.moves[-1] == "pass") >= 2
        if game.positions[-1].outcome.reason == "held" and not stood_still:
            assert last.end == "**", f"{game}: {last.text}"
            if game.edition != TACTICAL:
                assert not last.pile, f"{game}: {last.text}"
                assert len(seats) - passes in (48, 49, 50), f"{game}: 48 cards are drawn, and one or two turns follow"
                assert passes or len(seats) == 49, f"B6.3: {game}"


def test_stars_stand_from_the_last_siege_card_on(games: list[RandomGame]) -> None:
    """B6.2: without a star there are cards in the pile; two stars are the attacker's turn."""
    for game in games:
        for before, after in zip(game.tables, game.tables[1:], strict=False):
            if after.name == "over":
                continue
            where = f"{game}: {after.text}"
            assert after.end or after.pile, where
            assert after.end != "**" or after.to_move[0] == "S", where
            assert len(after.end) >= len(before.end), where
            assert not (before.end == "**" and after.to_move[0] == "N"), where


def test_the_moves_on_offer_are_those_of_the_phase(games: list[RandomGame]) -> None:
    """B3.2, B3.3, B3.4, B3.10: recounted from the line; what only a tactic card can do is left out."""
    for game in games:
        for position, table in zip(game.positions, game.tables, strict=True):
            legal = {str(move) for move in position.legal_moves()}
            where = f"{game}: {table.text}"
            seat = table.to_move[-1]
            plain = {move for move in legal if move[0] != "!"}
            lying = {tile for tile in TILES if table.side(tile, "S")}
            if table.name == "prepare":
                assert plain == {".", *(f"<{tile}" if seat == "S" else f"oil@{tile}" for tile in lying)}, where
                assert lying, where
                assert seat == "S" or table.cauldrons, where
            elif table.name == "play":
                siege = {f"{card}@{tile}" for card in cards_in("".join(table.hands[seat])) for tile in table.free(seat)}
                assert {move for move in plain if move[0].islower() and move != "pass"} == siege, where
                actions = {move for move in plain if move[0].isupper()}
                assert ("pass" in plain) == (not siege and not actions), where
            elif table.name in ("declare", "close"):
                assert plain == {"."}, where
                assert len(legal) > 1, where
            elif table.name == "draw":
                assert plain == {"+c", "+t"}, where
            elif table.name == "swap":
                assert plain == {f">{card}" for card in hand_before_picks(table, seat)}, where


def hand_before_picks(table: Table, seat: str) -> list[str]:
    """The cards of a hand that have not been picked."""
    return [*cards_in(field := table.text.split(" ")[4 + "SN".index(seat)].split(">")[0]), *tactics_in(field)]


def test_the_limit_of_tactic_cards_holds(games: list[RandomGame]) -> None:
    """B8.2: after every single card played."""
    for game in games:
        lead = 0
        for card in game.tables[-1].played:
            lead += 1 if card[0].isupper() else -1
            assert abs(lead) <= 1, f"{game}: {game.tables[-1].played}"


def test_breaches_count_and_end_the_game(games: list[RandomGame]) -> None:
    """B5.6, B6.1: tiles only ever become damaged, by a declaration; a fourth one or a second breach ends the game."""
    for game in games:
        for old, move, new in game.steps_apart():
            where = f"{game}: {move} at {old.text}"
            if not move.startswith("!"):
                assert new.breaches == old.breaches, where
                continue
            tile = int(move[1:])
            assert new.breaches == old.breaches | {tile}, where
            assert new.side(tile, "S") == new.side(tile, "N") == [], where
            gone = [card.lower() for card in (*old.side(tile, "S"), *old.side(tile, "N"))]
            assert sorted(new.discards) == sorted([*old.discards, *gone]), where
            reason = "second-breach" if tile in old.breaches else "fourth-breach" if len(new.breaches) == 4 else None
            if reason:
                assert new.name == "over", where
                assert game.positions[-1].outcome.reason == reason, where
                assert new.to_move == "S", where
        for table in game.tables[:-1]:
            assert len(table.breaches) <= 3, f"{game}: {table.text}"


def test_declarations_are_offered_exactly_where_brute_force_proves_them(games: list[RandomGame]) -> None:
    """B5.2 to B5.5: on all faces, with wild cards; `prove` says the same in the defender's turn."""
    compared: Counter[bool] = Counter()
    for game in games[::2]:
        for position, table in zip(game.positions, game.tables, strict=True):
            if table.name not in ("prepare", "play", "declare", "close"):
                continue
            opinion = declarations_by_brute_force(table, 2_000)
            compared.update(opinion.values())
            offered = declarations(position) if table.to_move == "S" else None
            for tile, holds in opinion.items():
                where = f"{game}: tile {tile} at {table.text}"
                assert position.prove(tile, tb.Seat.SOUTH).holds == holds, where
                assert offered is None or (tile in offered) == holds, where
            for tile in TILES:
                if len(table.side(tile, "S")) < table.face(tile).need:
                    assert not position.prove(tile, tb.Seat.SOUTH).holds, f"{game}: tile {tile} at {table.text}"
                    assert not offered or tile not in offered, f"{game}: tile {tile} at {table.text}"
    assert min(compared[True], compared[False]) > 50, compared


def test_no_window_is_skipped_where_something_could_be_declared(games: list[RandomGame]) -> None:
    """B3.1: where the attacker's turn goes from PLAY to the draw or to its end without a window, there was nothing to declare."""
    for game in games[1::2]:
        for old, move, new in game.steps_apart():
            went_on = old.name == "play" and move[0] not in "!S" and new.name not in ("declare", "over")
            if old.to_move == "S" and went_on:
                opinion = declarations_by_brute_force(new, 2_000)
                assert not any(opinion.values()), f"{game}: {move} at {old.text}"


@pytest.mark.parametrize(("tile", "damaged"), sorted(FACES))
@pytest.mark.parametrize("wilds", [False, True], ids=["plain", "wild"])
def test_a_proof_is_what_brute_force_says_on_every_face(tile: int, damaged: bool, wilds: bool) -> None:
    """B2, B4, B5, B8.4: random sides of all kinds, at random stages of the game."""
    found: Counter[bool] = Counter()
    for seed in range(WALLS):
        text = random_wall(Random(f"{tile} {damaged} {wilds} {seed}"), tile, damaged, wilds)
        table = tb.position(text)
        (holds,) = declarations_by_brute_force(Table.of(text)).values()
        proof = table.prove(tile)
        assert proof.holds == holds, f"seed {seed}: {text}: {proof}"
        assert declarations(table) == ({tile} if holds else set()), f"seed {seed}: {text}"
        if proof.counter is not None:
            assert not set(proof.added) & set(Table.of(text).face_up), f"seed {seed}: {text}: {proof}"
            assert len(proof.counter.cards) == FACES[tile, damaged].need, f"seed {seed}: {text}: {proof}"
        found[holds] += 1
    assert min(found[True], found[False]) >= 3, found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_game_of_the_compiled_loop_ends(edition: str) -> None:
    """B3.11, B6: with one of the three reasons, the winner that goes with it, and within the bound."""
    turns_bound, decisions_bound = bound(edition)
    games = tb.rulebook(edition).game.random_games(7, COMPILED_GAMES)
    assert len(games) == COMPILED_GAMES
    for n, (outcome, first, turns, decisions) in enumerate(games):
        where = f"{edition}, seed {7 + n}"
        assert (outcome.reason == "held") == (outcome.winner is tb.Seat.NORTH), where
        assert outcome.reason in ("held", "fourth-breach", "second-breach"), where
        assert first is tb.Seat.SOUTH, where
        assert 0 < turns <= turns_bound, where
        assert turns <= decisions <= decisions_bound, where
