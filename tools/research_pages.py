"""Write the research pages of all rulebooks from the code: `python -m tools.research_pages`, or `make research-pages`.

What can change with the code is taken from it, so that the pages cannot say anything else; what a game is about stands in
`tools/research_words.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from textwrap import fill

import numpy as np

import tottenbury as tb
from tools.research_words import ABOUT, ACTIONS, CHANGES, OBSERVATION, REWARDS, GameWords
from tools.research_words import GAMES as WORDS
from tottenbury.cards.moves import NOWHERE
from tottenbury.research import Batch, Spaces, spaces_of
from tottenbury.research.actions import ANYWHERE, Block

FOLDER = Path(__file__).parents[1] / "docs" / "research" / "rulebooks"
TIMES = "\N{MULTIPLICATION SIGN}"
GAMES, SEED = 1000, 0
"""The random games that the typical length is taken from."""


@dataclass(frozen=True)
class Lengths:
    """What random games of a rulebook are like."""

    decisions: list[int]
    turns: list[int]
    legal: float
    """Legal actions at a decision, on average."""
    most: int
    south: int
    drawn: int
    cut: int


def measure(spaces: Spaces) -> Lengths:
    """Play random games, the same for everybody."""
    batch = Batch(spaces.book, GAMES, SEED, autoreset=False, observations=False)
    decisions, legal, most, south, drawn, cut = np.zeros(GAMES, np.int64), 0, 0, 0, 0, 0
    while (running := batch.legal_action_mask.any(axis=1)).any():
        numbers = batch.legal_action_mask.sum(axis=1)
        decisions += running
        legal, most = legal + int(numbers.sum()), max(most, int(numbers.max()))
        batch.step_random()
        south += int((batch.rewards[:, 0] > 0).sum())
        drawn += int((batch.terminated & (batch.rewards[:, 0] == 0)).sum())
        cut += int(batch.truncated.sum())
    turns = [turns for _, _, turns, _ in spaces.game.random_games(SEED, GAMES)]
    return Lengths(sorted(decisions.tolist()), sorted(turns), legal / int(decisions.sum()), most, south, drawn, cut)


def page(name: str) -> str:
    """The page of one rulebook."""
    spaces = spaces_of(name)
    words = _words(spaces)
    parts = [
        f"# {spaces.book.id} for research",
        _paragraph(f"{ABOUT[name]} [Its rules](../../rules/{name}.md) say how it is played; here is what a program sees of it."),
        _sheet(spaces),
        f"## Seats\n{_paragraph(words.seats)}",
        _actions(spaces),
        _observation(spaces),
        f"## Rewards\n{_paragraph(REWARDS)}",
        f"## End\n{_paragraph(words.ends + _limit(spaces))}",
        _lengths(measure(spaces)),
        _making(spaces),
        f"## Versions\n{_changes(spaces)}",
        "This page is made from the code by `make research-pages`; a test holds them together.",
    ]
    return "\n\n".join(parts) + "\n"


def _paragraph(text: str) -> str:
    return fill(text, 140, break_long_words=False, break_on_hyphens=False)


def _sheet(spaces: Spaces) -> str:
    words = _words(spaces)
    rows = [
        ("id", f"`{spaces.id}`"),
        ("seats", f"2, South (0) and North (1); {words.begins}"),
        ("actions", f"{spaces.actions:,}"),
        ("observation", f"{spaces.observation_size:,} numbers of 8 bits (`int8`), in {len(spaces.planes)} planes"),
        ("hidden", words.hidden),
        ("chance", words.chance + (words.chance_of_tactics if spaces.game.family.tactics else "")),
        ("rewards", "1, 0 or \N{MINUS SIGN}1, at the end only"),
    ]
    return "\n".join(["| | |", "|---|---|", *(f"| {left} | {right} |" for left, right in rows)])


def _words(spaces: Spaces) -> GameWords:
    return WORDS[spaces.game.family.game]


# Actions


def _actions(spaces: Spaces) -> str:
    lines = [
        "## Actions",
        _paragraph(ACTIONS),
        "",
        f"| offset | size | block | entries {TIMES} targets | what it does | first | last |",
        "|---:|---:|---|---|---|---|---|",
    ]
    for block in spaces.action_blocks:
        first, last = (f"`{spaces.action_to_text(action)}`" for action in (block.offset, block.offset + block.size - 1))
        lines.append(
            f"| {block.offset} | {block.size} | {block.name} | {_shape(spaces, block)} | {block.meaning} | {first} | "
            f"{last if block.size > 1 else ''} |"
        )
    return "\n".join(lines)


def _shape(spaces: Spaces, block: Block) -> str:
    """The entries and targets of a block in words."""
    if block.size == 1:
        return ""
    place = _words(spaces).place
    if not place:
        entries = "6 faces" if len(block.entries) == 6 else f"6 faces {TIMES} 6 faces of the column"
        return f"{entries} {TIMES} (standing, weakened)" if len(block.targets) > 1 else entries
    entries = _entries(spaces, block, place)
    places = sum(target != NOWHERE for target in block.targets)
    targets = f"{places} {place}s" + (" and away" if NOWHERE in block.targets else "")
    if len(block.targets) == 1:
        return entries
    return f"{entries} {TIMES} {targets}" if len(block.entries) == 1 or " and " not in targets else f"{entries} {TIMES} ({targets})"


def _entries(spaces: Spaces, block: Block, place: str) -> str:
    rules = spaces.game.kernels.rules.record(spaces.game.rules)
    deck = rules.colours * rules.strengths
    cards = sum(card < deck for card, _ in block.entries)
    kinds = sum(card >= deck and source is ANYWHERE for card, source in block.entries)
    names = len({card for card, source in block.entries if source is not ANYWHERE})
    if len(block.entries) == 1:
        return "1"
    parts = [f"{cards} cards"] if cards else []
    parts += [f"{kinds} kinds of tactic card"] if kinds else []
    places = sum(source is not ANYWHERE for _, source in block.entries)
    parts += [f"{names} tactic cards at {places // names} {place}s each"] if names else []
    return parts[0] if len(parts) == 1 else f"({' and '.join(parts)})"


# Observations


def _observation(spaces: Spaces) -> str:
    lines = [
        "## Observation",
        _paragraph(OBSERVATION),
        "",
        "| offset | plane | shape | highest | what it says |",
        "|---:|---|---|---:|---|",
    ]
    for plane in spaces.planes:
        axes = f" {TIMES} ".join(f"{size} {axis}" for size, axis in zip(plane.shape, plane.axes, strict=True))
        lines.append(f"| {plane.offset} | {plane.name} | {axes} | {plane.high} | {plane.meaning} |")
    lines += ["", "Along the axes, counted from 0:", ""]
    axes_here = {axis for plane in spaces.planes for axis in plane.axes}
    for axis, labels in spaces.labels.items():
        if axis in axes_here:
            lines.append(f"- **{axis}**: {_labels(labels)}")
    return "\n".join(lines)


def _labels(labels: tuple[str, ...]) -> str:
    if all(label.isdecimal() for label in labels):
        return f"{labels[0]} to {labels[-1]}"
    return ", ".join(f"{number} {label}" for number, label in enumerate(labels))


# Ends, lengths, interfaces


def _limit(spaces: Spaces) -> str:
    limit = spaces.game.turn_limit
    if limit is None:
        return " No turn limit is needed; nothing is ever truncated."
    return f" After {limit:,} turns a game is cut short: `truncated` is set, `terminated` is not, and nobody has won."


def _lengths(found: Lengths) -> str:
    def spread(numbers: list[int]) -> str:
        low, middle, high = (numbers[len(numbers) * share // 100] for share in (5, 50, 95))
        return f"{sum(numbers) / len(numbers):.1f} | {middle} | {low} to {high} | {numbers[-1]}"

    rest = (
        f"South won {found.south}, North {GAMES - found.south - found.drawn - found.cut}; {found.drawn} were drawn, {found.cut} cut short."
    )
    return "\n".join(
        [
            "## Typical length",
            f"{GAMES:,} games between two random players, with the seeds {SEED} to {SEED + GAMES - 1}:",
            "",
            "| | mean | median | 5 % to 95 % | longest |",
            "|---|---:|---:|---:|---:|",
            f"| decisions | {spread(found.decisions)} |",
            f"| turns | {spread(found.turns)} |",
            "",
            f"At a decision {found.legal:.1f} actions are legal on average, and at most {found.most} were. {rest}",
        ]
    )


def _making(spaces: Spaces) -> str:
    name, game = spaces.book.id, "tottenbury_" + spaces.book.id.replace("-", "_")
    return f"""## Making it

| interface | |
|---|---|
| [many at once](../batch.md) | `tottenbury.research.Batch("{name}", n=1024, seed=1)` |
| [PettingZoo](../pettingzoo.md) | `tottenbury.research.pettingzoo.env(rulebook="{name}")` |
| [Gymnasium](../gymnasium.md) | `gymnasium.make("tottenbury/{spaces.id}")`, once `tottenbury.research.gymnasium` is imported |
| [OpenSpiel](../openspiel.md) | `pyspiel.load_game("{game}")`, once `tottenbury.research.openspiel` is imported |
| plain Python | `tottenbury.rulebook("{name}").deal(seed=1)` |"""


def _changes(spaces: Spaces) -> str:
    assert len(CHANGES) == spaces.version, "every version has its line"
    return "\n".join(f"- **v{number}**: {text}" for number, text in enumerate(CHANGES, start=1))


def main() -> None:
    """Write all pages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in tb.rulebooks():
        (FOLDER / f"{name}.md").write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    main()
