"""The records that the page's check of deals is held to. (No browser is needed here.)"""

from __future__ import annotations

import json

from tools.deal_vectors import FILE, text


def test_the_records_are_those_of_this_package() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "python -m tools.deal_vectors makes them anew"


def test_the_records_are_of_every_kind_and_python_finds_what_was_changed() -> None:
    found = {vector["name"]: vector for vector in json.loads(FILE.read_text(encoding="utf-8"))}
    assert "shuffle=" in found["shuffle"]["record"]
    assert "reroll" in found["rerolls"]["record"]
    assert found["match 1"]["record"].count("Commitment") == 1
    for name, vector in found.items():
        changed = any(word in name for word in ("changed", "exchanged", "doubled", "other"))
        assert (vector["package"] == []) != changed, name
        assert bool(vector["wrong"]) == changed, name
