"""Check that nobody chose the cards of a finished game: python check_deal.py GAME.duel. It needs nothing but Python."""

import hashlib
import hmac
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path


def words(key: bytes, label: str) -> Iterator[int]:
    """Random numbers of 32 bits: HMAC-SHA256 of the label and a counter, cut into eight."""
    for number in count():
        block = hmac.digest(key, f"{label}/{number}".encode(), "sha256")
        yield from (int.from_bytes(block[start : start + 4], "big") for start in range(0, 32, 4))


def below(numbers: Iterator[int], limit: int) -> int:
    """A number from 0 to limit - 1; what lies beyond the last full round is passed over, so that all are equally likely."""
    return next(number for number in numbers if number < 2**32 // limit * limit) % limit


def shuffled(key: bytes, label: str, cards: Iterable[str]) -> list[str]:
    """From the order of their names, from the last card to the second: each changes places with one that is not behind it."""
    order, numbers = sorted(cards), words(key, label)
    for last in range(len(order) - 1, 0, -1):
        other = below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def checks(game: str) -> Iterator[tuple[str, object, object]]:
    """Everything that can be derived, and what the record says of it."""
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]', game, re.MULTILINE))
    secret, texts = bytes.fromhex(tags["Secret"]), [tags.get(name, "") for name in ("SouthText", "NorthText")]
    yield "the commitment", hashlib.sha256(secret).hexdigest(), tags["Commitment"]
    key = hmac.digest(secret, "|".join(["tottenbury fair deal 1", *texts]).encode(), "sha256")
    yield "the lot", "SN"[below(words(key, "lot"), 2)] if "Lot" in tags else None, tags.get("Lot")
    deal = [re.findall(r"[A-Z][a-z]|[a-z]\d+|[1-6]", part.split("+")[0]) for part in tags.get("Deal", "").split("|")]
    dice, hand = words(key, "columns"), len(deal[0])
    if len(deal) == 2:
        yield from ((f"column {seat}", sorted(str(below(dice, 6) + 1) for _ in range(3)), sorted(deal[n])) for n, seat in enumerate("SN"))
    elif len(deal) > 2:
        order = shuffled(key, "cards", deal[0] + deal[1] + deal[2])
        yield from ((f"hand {n + 1}", sorted(order[n * hand : (n + 1) * hand]), sorted(deal[n])) for n in (0, 1))
        yield from ((f"card {n + 1} of the pile", order[2 * hand + n], card) for n, card in enumerate(deal[2]))
        yield from (("the tactic pile", shuffled(key, "tactics", pile), pile) for pile in deal[3:])
    moves = re.sub(r"\{[^}]*\}|^\[.*$", "", game, flags=re.MULTILINE)
    for number, (what, found) in enumerate(re.findall(r"\b(roll |reroll \d=|shuffle=)(\S+)", moves), 1):
        dice, order = words(key, f"chance {number}"), shuffled(key, f"chance {number}", re.findall(r"[a-z]\d+", found))
        thrown = sorted((str(below(dice, 6) + 1) for _ in found), reverse=True)
        yield f"{what}(chance {number})", "".join(order if what == "shuffle=" else thrown), found


if __name__ == "__main__":
    games = re.split(r"^(?=\[Rulebook )", Path(sys.argv[1]).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    wrong = [f"{what} should be {own}, not {found}" for game in games for what, own, found in checks(game) if own != found]
    print("\n".join(wrong) or f"Everything fits in {len(games)} game(s).")
    sys.exit(bool(wrong))
