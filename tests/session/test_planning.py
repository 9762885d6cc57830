"""What a player is told beside his legal moves: what he could do behind some of them, and why cards of his hand cannot be played."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.session.tables import S, TryTable
from tests.siege.lines import TACTICAL, line
from tottenbury.session import Move, Undo

BOOKS = ["stones-1999", "stones-2004-tactics", "stones-2024-early-bird", "siege-2020", "siege-2020-tactics", "tug"]
CARD = re.compile(r"^([A-Z][a-z]|[a-z]\d+)(?=$|[@ ])")


def _cards(moves: tuple[str, ...]) -> set[str]:
    return {found[1] for move in moves if (found := CARD.match(move))}


@pytest.mark.parametrize("rulebook", BOOKS)
def test_what_could_be_done_behind_a_move_can_be_done_when_it_is_made(rulebook: str) -> None:
    planned = blocked = 0
    for seed in range(4):
        table, chance = TryTable.joined(rulebook, seed=seed), random.Random(seed)
        while (decider := table.session.decider) is not None:
            shown = table.table(decider)
            assert all(move == "." or move.startswith("*") for move in shown.behind)
            assert not table.table(decider.other).behind
            assert not table.table(None).blocked
            for move, then in shown.behind.items():
                table.say(decider, Move(move))
                after = table.table(decider)
                assert after.legal == then
                if move == ".":
                    assert after.blocked == shown.blocked
                table.say(decider, Undo())
                planned += 1
            playable = _cards(shown.legal + shown.behind.get(".", ()))
            assert not playable & shown.blocked.keys()
            if " play" in str(shown.position) or "." in shown.behind:
                hand = str(shown.position).split()[4 if decider is S else 5]
                assert set(re.findall(r"[A-Z][a-z]|[a-z]\d+", hand)) == playable | shown.blocked.keys()
            blocked += len(shown.blocked)
            table.say(decider, Move(chance.choice(shown.legal)))
    assert bool(planned) is (rulebook.startswith("siege") or rulebook == "stones-2024-early-bird")
    assert bool(blocked) is (rulebook != "tug") or rulebook == "stones-1999"


def test_why_a_card_stays_in_the_hand_is_said() -> None:
    def at(south: str, **more: str) -> dict[str, Any]:
        position = line({1: "R5"}, "S", "play", south, "*", edition=TACTICAL, **more)
        return dict(TryTable.joined(TACTICAL, position=position).table(S).blocked)

    assert at("*Su")["Su"].key == "reason-support-needs"
    assert at("*De")["De"].key == "reason-nothing-to-use-on"
    ahead = at("*De", also="Sw", played="Sw")["De"]
    assert (ahead.key, ahead.arguments) == ("reason-tactics-lead", {"seat": "S", "played": 1, "other": "N", "others": 0})
    assert at("*Sp") == {}
