"""Check that nobody chose the cards of a finished game: python check_deal.py GAME.duel. It needs nothing but Python."""

import hashlib
import hmac
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

Checks = Iterator[tuple[str, object, object]]  # what was derived, what it should be, and what the record says


def words(key: bytes, label: str) -> Iterator[int]:
    """Random numbers of 32 bits: HMAC-SHA256 of the label and a counter, cut into eight."""
    for number in count():
        block = hmac.digest(key, f"{label}/{number}".encode(), "sha256")
        yield from (int.from_bytes(block[start : start + 4], "big") for start in range(0, 32, 4))


def below(numbers: Iterator[int], limit: int) -> int:
    """A number from 0 to limit - 1; what lies beyond the last full round is passed over, so that all are equally likely."""
    return next(number for number in numbers if number < 2**32 // limit * limit) % limit


def shuffled(numbers: Iterator[int], cards: Iterable[str]) -> list[str]:
    """From the order of their names, from the last card to the second: each changes places with one that is not behind it."""
    order = sorted(cards)
    for last in range(len(order) - 1, 0, -1):
        other = below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def draws(key: bytes, piles: list[list[str]], moves: str, under: bool) -> Checks:
    """Every card drawn is the top one of its pile. What a scout returns goes on top or under it; Support shuffles cards in."""
    drawn, shuffles = count(1), count(1)
    for what, card in re.findall(r"(\+[ct]=|<|\*|shuffle=)([A-Za-z]\w*)", moves):
        pile = piles[card[0].isupper()]
        if what in "<*":
            pile.insert(len(pile) if under or what == "*" else 0, card)
        elif what == "shuffle=":
            numbers = words(key, label := f"chance {next(shuffles)}")
            mixed = [pile for pile, kind in zip(piles, (r"\d", "[A-Z]"), strict=True) if re.search(kind, card)]
            for pile in mixed:
                pile[:] = shuffled(numbers, pile)
            yield f"shuffle ({label})", "".join("".join(pile) for pile in mixed), card
        else:
            yield f"draw {next(drawn)}", pile.pop(0) if pile else "nothing", card


def checks(game: str) -> Checks:
    """Everything that can be derived."""
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]', game, re.MULTILINE))
    secret, texts = bytes.fromhex(tags["Secret"]), [tags.get(name, "") for name in ("SouthText", "NorthText")]
    yield "the commitment", hashlib.sha256(secret).hexdigest(), tags["Commitment"]
    key = hmac.digest(secret, "|".join(["tottenbury fair deal 1", *texts]).encode(), "sha256")
    yield "the lot", "SN"[below(words(key, "lot"), 2)] if "Lot" in tags else None, tags.get("Lot")
    deal = [re.findall(r"[A-Z][a-z]|[a-z]\d+|[1-6]", part.split("+")[0]) for part in tags.get("Deal", "").split("|")]
    dice, hand, told = words(key, "columns"), len(deal[0]), deal[3] if len(deal) > 3 else []
    moves = re.sub(r"\{[^}]*\}|^\[.*$", "", game, flags=re.MULTILINE)
    if len(deal) == 2:
        yield from ((f"column {seat}", sorted(str(below(dice, 6) + 1) for _ in range(3)), sorted(deal[n])) for n, seat in enumerate("SN"))
    elif len(deal) > 2:
        order, tactics = shuffled(words(key, "cards"), deal[0] + deal[1] + deal[2]), shuffled(words(key, "tactics"), told)
        yield from ((f"hand {n + 1}", sorted(order[n * hand : (n + 1) * hand]), sorted(deal[n])) for n in (0, 1))
        yield from ((f"card {n + 1} of the pile", order[2 * hand + n], card) for n, card in enumerate(deal[2]))
        yield from ((f"tactic card {n + 1}", tactics[n], card) for n, card in enumerate(told))
        ways = [list(draws(key, [order[2 * hand :], tactics[:]], moves, under)) for under in (False, True)]
        yield from min(ways, key=lambda way: sum(own != found for _, own, found in way))
    for number, (what, found) in enumerate(re.findall(r"\b(roll |reroll \d=)(\d+)", moves), 1):
        dice = words(key, f"chance {number}")
        yield f"{what}(chance {number})", "".join(sorted((str(below(dice, 6) + 1) for _ in found), reverse=True)), found


if __name__ == "__main__":
    games = re.split(r"^(?=\[Rulebook )", Path(sys.argv[1]).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    wrong = [f"{what} should be {own}, not {found}" for game in games for what, own, found in checks(game) if own != found]
    print("\n".join(wrong) or f"Everything fits in {len(games)} game(s).")
    sys.exit(bool(wrong))
