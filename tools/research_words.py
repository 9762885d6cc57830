"""What the research pages say in words: what each rulebook is, its seats, how its games end, and what each version changed."""

from __future__ import annotations

from dataclasses import dataclass

_STONES = (
    "Two seats lay cards along nine border stones. Three cards a side make a formation; whoever can prove from what lies face up that the "
    "other side cannot win a stone any more claims it. Three adjacent stones win, or any five."
)
_TACTICS = (
    "Ten tactic cards lie in a pile of their own: jokers and other wild cards, fog and mud, and cards that move, take or turn what lies on "
    "the table."
)
_SIEGE = (
    "The attacker (South) storms a castle wall of seven tiles, the defender (North) holds it. Each tile asks for its own formations; the "
    "attacker breaches one by proving that it cannot be held, and a breached tile shows its damaged face."
)

ABOUT = {
    "stones-1999": f"The border stones, German edition of 1999. {_STONES}",
    "stones-2004": f"The border stones, Dutch edition of 2004. {_STONES} It plays as `stones-1999` does.",
    "stones-2004-tactics": f"The border stones with tactic cards, Dutch edition of 2004. {_STONES} {_TACTICS}",
    "stones-2004-advanced": f"As `stones-2004-tactics`, but stones are claimed at the start of the turn only. {_STONES} {_TACTICS}",
    "stones-2024": f"The border stones, German edition of 2024. {_STONES} It plays as `stones-1999` does.",
    "stones-2024-tactics": f"The border stones with tactic cards, German edition of 2024, with hands of seven. {_STONES} {_TACTICS}",
    "stones-2024-early-bird": f"As `stones-2024-tactics`, but stones are claimed at the start of the turn only. {_STONES} {_TACTICS}",
    "siege-2020": f"The siege, German edition of 2020. {_SIEGE} The defender has three cauldrons of oil.",
    "siege-2020-tactics": f"The siege with tactic cards, German edition of 2020. {_SIEGE} Tactic cards bring jokers, recruits, traitors, "
    "explosions and more.",
    "tug": "The tug of war, a dice game. Two villages pull at one rope; a throw of three dice takes or weakens athletes of the other "
    "village, or changes a die of one's own column. Everything lies open, and [it is solved](../../tug-solution.md).",
}


@dataclass(frozen=True)
class GameWords:
    """What the pages of one game say."""

    seats: str
    ends: str
    begins: str = "the lot decides who begins"
    hidden: str = "the other hand and the piles"
    chance: str = "the deal; all draws follow from it"
    chance_of_tactics: str = ""
    """What tactic cards add to it."""
    place: str = ""
    """What cards are laid at; nothing in a game without cards."""


GAMES = {
    "stones": GameWords(
        seats="South and North are alike. The lot, which belongs to the seed, decides who begins; `current_player` says who decides.",
        ends="A game ends at once when a seat has three adjacent stones or any five. When both seats pass one after the other, the game "
        "stands still and is adjudicated stone by stone; that can be a draw.",
        place="stone",
    ),
    "siege": GameWords(
        seats="South attacks and North defends, so the two seats have different aims and different moves: measure an agent in both.",
        ends="The attacker wins with four breached tiles, or by breaching the same one twice; the defender wins when the cards have run "
        "out. There is no draw.",
        begins="the attacker begins",
        chance_of_tactics=", but for the shuffles of Support",
        place="tile",
    ),
    "tug": GameWords(
        seats="South is Plockton and North Broadford; but for who begins they are alike.",
        ends="A game ends when a village has no athlete left. There is no draw.",
        hidden="none: everything lies open",
        chance="the throws of dice",
    ),
}
"""By the name of the game."""

ACTIONS = (
    "One action is one move of [the notation](../../notation.md). A block has a number for every entry with every target: the action is "
    "offset + entry \N{MULTIPLICATION SIGN} targets + target, each counted from 0. Cards of the deck come in the order of colour, then "
    "strength, and before tactic cards. A card of the deck that lies on the table can lie in one place only, so that place is not part of "
    "the action, and the text leaves it out; of a lying tactic card it is part."
)

OBSERVATION = (
    "What a seat may know, from its own point of view: `own` is the seat that looks, `other` the one across the table. The smallest number "
    "is 0 everywhere. `spaces.plane(observation, name)` gives a plane in its shape, and `spaces.labels` what stands along its axes."
)

REWARDS = (
    "Only the end brings something: 1 for the winner, \N{MINUS SIGN}1 for the loser, 0 for both in a draw or when a game is cut short. All "
    "other steps bring 0, and nothing is discounted."
)

CHANGES = ("The first version.",)
"""What each version of actions, observations and rewards has changed, the first one first."""
