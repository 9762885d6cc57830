"""Actions and observations: one definition, exact for every rulebook."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tottenbury as tb
from tools import space_digests
from tottenbury.core.position import Position
from tottenbury.core.rulebook import Rulebook
from tottenbury.opponents.judgement.judging import judgement_of
from tottenbury.research import spaces_of

BOOKS = (*tb.rulebooks(), "battle-line", "stones-2004-tactics;allow_void_tactics=yes")


def random_positions(book: Rulebook, seed: int, games: int) -> Iterator[Position]:
    """Every position of some random games, ended ones too."""
    chance = random.Random(seed)
    print(f"seed {seed}")
    for game in range(games):
        position = book.deal(chance.randrange(1 << 40) + game)
        for _ in range(600):
            yield position
            if position.outcome is not None:
                break
            position = position.play(chance.choice(position.legal_moves()))


@pytest.mark.parametrize("name", BOOKS)
def test_every_legal_move_has_an_action_of_its_own_and_back(name: str) -> None:
    spaces = spaces_of(name)
    for position in random_positions(spaces.book, 11, 12):
        moves = position.legal_moves()
        actions = [spaces.action_of(move) for move in moves]
        assert len(set(actions)) == len(moves)
        assert [spaces.action_to_text(action, position) for action in actions] == [str(move) for move in moves]
        assert np.flatnonzero(spaces.mask(position.state)).tolist() == sorted(actions)


@pytest.mark.parametrize("name", BOOKS)
def test_blocks_cover_all_actions_without_a_gap_and_texts_are_unique(name: str) -> None:
    spaces = spaces_of(name)
    assert sum(block.size for block in spaces.action_blocks) == spaces.actions
    assert [block.offset for block in spaces.action_blocks] == np.cumsum([0, *(block.size for block in spaces.action_blocks)])[:-1].tolist()
    texts = [spaces.action_to_text(action) for action in range(spaces.actions)]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", BOOKS)
def test_a_text_that_names_its_place_leads_back_to_its_action(name: str) -> None:
    spaces = spaces_of(name)
    for action in range(spaces.actions):
        block, _, source, _ = spaces.index.parts(action)
        if not (block.lying and source is None):
            text = spaces.action_to_text(action)
            if "Jo" in text and not spaces.game.edition.tactics[0]:
                continue
            assert spaces.action_of(text) == action, text


def test_the_place_of_a_lying_card_is_left_out_without_a_position_only() -> None:
    spaces = spaces_of("stones-2004-tactics")
    line = "stones-2004-tactics ././R4b5/./././././. S play g1g3g4g5y1Re ?6 ?41 ?9 - -"
    position = tb.position(line)
    action = spaces.action_of("Re r4:3>6")
    assert spaces.action_to_text(action) == "Re r4>6"
    assert spaces.action_to_text(action, position) == "Re r4:3>6"


@pytest.mark.parametrize("name", BOOKS)
def test_an_open_record_and_a_seats_own_view_give_the_same_observation(name: str) -> None:
    """A view's record holds nothing that its seat may not see, so this is also the proof that nothing leaks."""
    spaces = spaces_of(name)
    looked = 0
    for position in random_positions(spaces.book, 5, 12):
        for seat in tb.Seat:
            seen = spaces.observe(position.state, seat)
            assert (seen == spaces.observe(position.view(seat).state, seat)).all(), (str(position), seat)
            looked += 1
    assert looked > 500


@pytest.mark.parametrize("name", BOOKS)
def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(name: str) -> None:
    spaces = spaces_of(name)
    game, judgement = spaces.game, judgement_of(spaces.game)
    changed = 0
    for number, position in enumerate(random_positions(spaces.book, 23, 4)):
        if position.outcome is not None:
            continue
        for seat in tb.Seat:
            world = judgement.world_of(game, position.view(seat).state, number)
            assert (spaces.observe(world, seat) == spaces.observe(position.state, seat)).all()
            changed += int((spaces.observe(world, seat.other) != spaces.observe(position.state, seat.other)).any())
    assert changed > 0 or name == "tug"


@pytest.mark.parametrize("name", BOOKS)
def test_no_observation_leaves_its_range(name: str) -> None:
    spaces = spaces_of(name)
    highest, most = spaces.layout.highest(), np.zeros(spaces.observation_size, np.int8)
    for position in random_positions(spaces.book, 31, 12):
        for seat in tb.Seat:
            seen = spaces.observe(position.state, seat)
            assert (seen >= 0).all()
            most = np.maximum(most, seen)
    assert (most <= highest).all()
    for plane in spaces.planes:
        if plane.name in ("hand", "own side", "other side", "turn", "phase", "own column", "dice"):
            assert spaces.plane(most, plane.name).any(), plane.name


def test_planes_say_what_lies_where() -> None:
    spaces = spaces_of("stones-2024-tactics")
    line = "stones-2024-tactics MuR8G8B8Y8p9o9/B5B6jor6B7+/././././././. S claim b1b2g1g2y1y2 ?5t2 ?32 ?6 r9 Mujo"
    seen = spaces.observe(tb.position(line).state, tb.Seat.SOUTH)
    deck = spaces.game.edition.deck  # type: ignore[attr-defined]
    letters = deck.letters

    def at(name: str, place: int, card: str) -> int:
        return int(spaces.plane(seen, name)[place, letters.index(card[0]), int(card[1:]) - deck.weakest])

    assert [at("own side", 0, card) for card in ("r8", "g8", "b8", "y8")] == [1, 2, 3, 4]
    assert [at("other side", 0, card) for card in ("p9", "o9")] == [5, 6]
    assert spaces.plane(seen, "other wild cards")[1].tolist() == [3, 0, 0, 0]
    assert spaces.plane(seen, "own terrain")[0].tolist() == [0, 1]
    assert spaces.plane(seen, "own stones").tolist() == [0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert spaces.plane(seen, "cards in other hand").tolist() == [5]
    assert spaces.plane(seen, "tactics in other hand").tolist() == [2]
    assert spaces.plane(seen, "turn").tolist() == [1, 1, 1]
    assert int(spaces.plane(seen, "hand").sum()) == 6


def test_actions_and_planes_are_those_of_their_version() -> None:
    now, before = space_digests.current(), space_digests.kept()
    wrong = space_digests.changed(now, before)
    assert not wrong, f"{', '.join(wrong)} has changed: {space_digests.ADVICE}"
    assert now.items() <= before.items(), "write the digests of what is new down with: make research-pages"


def test_a_digest_changes_with_any_action_and_any_plane(monkeypatch: pytest.MonkeyPatch) -> None:
    spaces = spaces_of("tug")
    before = space_digests.current()
    planes = spaces.layout.planes
    monkeypatch.setattr(spaces.layout, "planes", (replace(planes[0], name="mine"), *planes[1:]))
    assert space_digests.changed(space_digests.current(), before) == ["tug-v1"]
    monkeypatch.undo()
    assert not space_digests.changed(space_digests.current(), before)
    monkeypatch.setattr(spaces.layout, "planes", (replace(planes[0], meaning="better words"), *planes[1:]))
    assert not space_digests.changed(space_digests.current(), before)
    monkeypatch.setattr(spaces, "action_to_text", lambda action: f"move {action}")
    assert space_digests.changed(space_digests.current(), before) == ["tug-v1"]
    monkeypatch.setattr(spaces, "version", 2)
    assert not space_digests.changed(space_digests.current(), before)


def test_digests_of_a_version_are_never_overwritten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(space_digests, "PATH", tmp_path / "digests.json")
    space_digests.main()
    first = space_digests.kept()
    assert first == space_digests.current()
    monkeypatch.setattr(spaces_of("tug"), "action_to_text", lambda action: f"move {action}")
    with pytest.raises(SystemExit, match=r"tug-v1 have changed: raise VERSION in src/tottenbury/research/spaces\.py"):
        space_digests.main()
    assert space_digests.kept() == first
    monkeypatch.setattr(spaces_of("tug"), "version", 2)
    space_digests.main()
    assert space_digests.kept() == {**first, "2": space_digests.current()["2"]}


def test_what_is_asked_wrongly_is_refused_with_a_reason() -> None:
    spaces = spaces_of("stones-1999")
    with pytest.raises(tb.TottenburyError, match="the actions 0 to 496, not 497"):
        spaces.action_to_text(497)
    with pytest.raises(tb.TottenburyError, match=r"the actions 0 to 496, not 1\.5"):
        spaces.action_to_text(1.5)  # type: ignore[arg-type]
    state = spaces.book.deal(1).state
    for wrong in (state + state, b"", tb.rulebook("tug").deal(1).state):
        with pytest.raises(tb.TottenburyError, match=f"a position of stones-1999 has {len(state)} bytes, not {len(wrong)}"):
            spaces.observe(wrong, tb.Seat.SOUTH)
    with pytest.raises(tb.TottenburyError, match="a rulebook is named by its id"):
        spaces_of(5)  # type: ignore[arg-type]
    with pytest.raises(tb.IllegalMove, match=r"\+c is no decision of stones-1999"):
        spaces.action_of("+c")
    with pytest.raises(tb.NotationError):
        spaces.action_of("nonsense")
    with pytest.raises(tb.TottenburyError, match="no plane 'weather'; it has: hand"):
        spaces.plane(np.zeros(spaces.observation_size), "weather")
