"""Write the page about the nets that come with the package: `python -m tools.net_findings`, or `make nets-page`.

Where each net comes from, how well it is calibrated, how fair the games are between nets, and what the nets like to play. The figures that
need many games were measured when a net was trained and stand in its file; openings and piles are counted here, on fixed seeds.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import tottenbury as tb
from tools.research_plots import Row, Scale, draw
from tottenbury.arena.statistics import Z95, wilson
from tottenbury.core.kernel_game import KernelGame
from tottenbury.opponents.nets.files import shipped_model
from tottenbury.opponents.nets.shipped import shipped_nets

DOCS = Path(__file__).parents[1] / "docs"
PICTURES = DOCS / "pictures" / "nets"
OPENINGS, GAMES = 4000, 60

HEAD = """# The nets that come with the package

Written by `python -m tools.net_findings` (`make nets-page`) from the nets themselves. [Learning](learning.md) says how they are trained and
what they are told, [strength](strength.md) how strong they are.
"""


def model_of(book: str) -> tuple[KernelGame, dict[str, object]]:
    """The game, and what its net's file says about itself."""
    game = tb.rulebook(book).game
    assert isinstance(game, KernelGame)
    model = shipped_model(game)
    assert model is not None, f"no net for {book}"
    return game, model.about


def origins() -> list[str]:
    """Which net comes from where."""
    lines = ["## Where they come from", "", "| net | rulebooks | command | games | commit |", "|---|---|---|---:|---|"]
    for net in shipped_nets():
        _, about = model_of(net.books[0])
        known = ", ".join(f"`{book}`" for book in net.books)
        lines.append(f"| `{net.name}` | {known} | `{about['command']}` | {about['games']:,} | `{about['commit']}` |")
    lines += [
        "",
        "What each scored at its gate, over pairs of deals with the seats exchanged:",
        "",
        "| net | against | score |",
        "|---|---|---:|",
    ]
    for net in shipped_nets():
        _, about = model_of(net.books[0])
        gates = about.get("gates", {})
        assert isinstance(gates, dict)
        lines += [f"| `{net.name}` | {other} | {score.replace('+-', '±')} |" for other, score in gates.items()]
    return lines


def curves() -> list[str]:
    """The learning curves that the trainings left; `tottenbury train` writes one into its folder."""
    lines = ["## How they learnt", ""]
    for name in [net.name for net in shipped_nets()]:
        if (PICTURES / f"curve-{name}.svg").exists():
            lines += [f"![{name}: score against greedy while learning](pictures/nets/curve-{name}.svg)", ""]
    return lines


def balance() -> list[str]:
    """How well calibrated, and how fair."""
    lines = [
        "## Calibration and balance",
        "",
        "Each net against itself, without erring, on games that neither its training nor its calibration had. The gap is the mean",
        "distance, in points of a hundred, between what a net says and what comes, over twenty bins: before the map, and after it, for the",
        "seat that decides and for the one that waits. *First* is the score of who begins, with its 95 % interval; in the siege that is",
        "the attacker.",
        "",
        "| rulebook | games | gap raw | deciding | waiting | first | 95 % |",
        "|---|---:|---:|---:|---:|---:|:---:|",
    ]
    for net in shipped_nets():
        for book in net.books:
            _, about = model_of(book)
            gaps = about.get("gaps", {})
            assert isinstance(gaps, dict)
            row = gaps.get(book)
            if row is None:
                continue
            low, high = wilson(row["first"] / 100, int(row["games"]), Z95)
            told = f"{row['deciding raw']:.2f} | {row['deciding']:.2f} | {row['waiting']:.2f}"
            lines.append(f"| `{book}` | {row['games']:,.0f} | {told} | {row['first']:.1f} % | {100 * low:.1f} to {100 * high:.1f} |")
    return [*lines, "", "The three base games of the border are played alike, so one line stands for them."]


def shares(names: list[str], counts: Counter[str], total: int) -> list[Row]:
    """Rows of a picture: how often each was chosen."""
    rows = []
    for name in names:
        low, high = wilson(counts[name] / total, total, Z95)
        rows.append(Row(name, low, counts[name] / total, high, f"{100 * counts[name] / total:.1f} %"))
    return rows


def openings(book: str) -> tuple[Counter[str], Counter[str]]:
    """Where, and with which strength, a net opens the game."""
    where, what = Counter[str](), Counter[str]()
    for seed in range(OPENINGS):
        position = tb.rulebook(book).deal(seed)
        view = position.view(position.to_move)
        card, at, place = str(tb.opponent("learned", seed).choose(view)).partition("@")
        if at:
            where[place] += 1
            what[card[1:]] += 1
    return where, what


def piles(book: str) -> list[Row]:
    """How often the tactic pile is chosen, by how many cards are left in the other one."""
    taken, asked = Counter[int](), Counter[int]()
    for seed in range(GAMES):
        players = tb.opponent("learned", seed)
        position = tb.rulebook(book).deal(seed)
        while position.outcome is None:
            view = position.view(position.to_move)
            move = players.choose(view)
            legal = {str(one) for one in view.legal_moves()}
            if {"+c", "+t"} <= legal:
                size = position.book.game.read(position.state).pile_size[0] // 10
                asked[size] += 1
                taken[size] += str(move) == "+t"
            position = position.play(move)
    rows = []
    for size in sorted(asked, reverse=True):
        low, high = wilson(taken[size] / asked[size], asked[size], Z95)
        rows.append(Row(f"{10 * size} to {10 * size + 9} cards left", low, taken[size] / asked[size], high, f"of {asked[size]:,}"))
    return rows


def preferences() -> list[str]:
    """What the nets like, as pictures."""
    lines = ["## What they like", ""]
    PICTURES.mkdir(parents=True, exist_ok=True)
    for book, places in (("stones-1999", 9), ("stones-2024-tactics", 9), ("siege-2020", 7)):
        where, what = openings(book)
        total = max(1, sum(where.values()))
        names = [str(n + 1) for n in range(places)]
        kind = "stone" if places == 9 else "tile"
        strengths = sorted(what, key=int)
        for title, counts, chosen, file in (
            (f"{book}: the {kind} of the first card", where, names, f"{book}-places.svg"),
            (f"{book}: the strength of the first card", what, strengths, f"{book}-strengths.svg"),
        ):
            rows = shares(chosen, counts, total)
            high = max(row.high for row in rows)
            ticks = tuple(tick / 10 for tick in range(int(high * 10) + 2))
            (PICTURES / file).write_text(
                draw(title, f"{total:,} deals", Scale(0, ticks[-1] or 1, ticks, percent=True), rows), encoding="utf-8"
            )
            lines += [f"![{title}](pictures/nets/{file})", ""]
    for book in ("stones-2024-tactics", "siege-2020-tactics"):
        title = f"{book}: how often the tactic pile is drawn from"
        rows = piles(book)
        ticks = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
        file = f"{book}-piles.svg"
        (PICTURES / file).write_text(
            draw(title, f"{GAMES} games of the net against itself", Scale(0, 1, ticks, percent=True), rows), encoding="utf-8"
        )
        lines += [f"![{title}](pictures/nets/{file})", ""]
    lines.append("The values of opening moves lie within a few points of one another: read this as taste, not as truth.")
    return lines


def main() -> None:
    """Write page and pictures."""
    parts = [HEAD, *("\n".join(part) + "\n" for part in (origins(), curves(), balance(), preferences()))]
    (DOCS / "nets.md").write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
