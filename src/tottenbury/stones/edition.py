"""The border stones' schema: every rule that editions can differ in, with its number in the booklets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from tottenbury.cards.contest import MAX_SIDE
from tottenbury.cards.edition import HAND_EXTENT, HANDS, MAX_HAND, TACTICS, CardEdition
from tottenbury.core.schema import Rule, rules_of
from tottenbury.kernel.layout import Layout
from tottenbury.stones.state import (
    ADJUDICATE,
    AFTER_PLAY,
    ALWAYS_TWO,
    ANY_TACTIC,
    AUTO_WORST,
    BOTH_FULL,
    DRAWN,
    FORBID,
    LIMIT_ON_TABLE,
    LIMIT_PER_GAME,
    MAX_STONES,
    NO_LIMIT,
    ONE_TERRAIN,
    OWN_TURN,
    OWNER_DISCARDS,
    PROOF_WILL_DO,
    RULES,
    TO_SIZE,
    TURN_START,
    UNLIMITED,
)

WINDOWS = {"after_play": AFTER_PLAY, "own_turn": OWN_TURN, "turn_start": TURN_START}
JOKERS = {"per_game": LIMIT_PER_GAME, "on_table": LIMIT_ON_TABLE}
TERRAIN = {"terrain": ONE_TERRAIN, "any": ANY_TACTIC}
EXCESS = {"owner_discards": OWNER_DISCARDS, "auto_worst": AUTO_WORST, "forbid": FORBID}


@dataclass(frozen=True, kw_only=True)
class Edition(CardEdition):
    """One rulebook of the border stones."""

    layout: ClassVar[Layout] = RULES
    codes = ("Jo", "Sp", "Sh", "Fo", "Mu", "Sc", "Re", "De", "Tr")
    kinds = ("joker", "spy", "shield", "fog", "mud", "scout", "redeploy", "deserter", "traitor")
    plain_tactics = ("joker", "spy", "shield bearer", "fog", "mud", "scout", "redeploy", "deserter", "traitor")
    tagged = (
        *("id", "title", "colours", "strengths", "hand", "stones", "need", "adjacent_to_win", "stones_to_win", "claim_window", "stalemate"),
        *("formations", "tactics", "tactic_lead", "spy_strength", "shield_strengths", "joker_limit", "scout_under", "one_tactic_a_stone"),
        *("stone_cards_targetable", "shared_discards", "mud_claim", "mud_excess"),
    )

    own_match: Annotated[
        str, Rule("how this rulebook plays several games", "S8", pattern="[a-z]+(:[0-9]+)?", expected="a match format")
    ] = "series"
    hand: Annotated[int, Rule("cards in a hand", "S2.1, D-30", low=1, high=MAX_HAND, option=True, offered=HANDS, extent=HAND_EXTENT)] = 6
    stones: Annotated[int, Rule("stones in the row", "S1.2", low=1, high=MAX_STONES)] = MAX_STONES
    need: Annotated[
        int,
        Rule(
            "cards of a complete formation; one more in the mud",
            "S3.2",
            low=1,
            high=MAX_SIDE - 1,
            extent=f"1 to {MAX_SIDE - 1}, and at most the number of strengths",
        ),
    ] = 3
    adjacent_to_win: Annotated[
        int,
        Rule(
            "adjacent stones that win at once",
            "S6.1",
            low=1,
            high=MAX_STONES,
            extent="1 to the number of stones",
            usual="3, or all if there are fewer",
        ),
    ] = 3
    stones_to_win: Annotated[
        int,
        Rule(
            "stones that win wherever they stand",
            "S6.1",
            low=1,
            high=MAX_STONES,
            extent="1 to the number of stones",
            usual="more than half of them",
        ),
    ] = 5
    claim_window: Annotated[int, Rule("when stones are claimed", "S3.1, S3.8, D-01", choices=WINDOWS, option=True)] = AFTER_PLAY
    stalemate: Annotated[
        int, Rule("what two passes in a row lead to", "S7.9, D-03", choices={"adjudicate": ADJUDICATE, "draw": DRAWN}, option=True)
    ] = ADJUDICATE
    joker_limit: Annotated[
        int,
        Rule(
            "how many jokers a seat may play: one a game, one at a time, all it has",
            "S9.14, D-11",
            choices={**JOKERS, "none": UNLIMITED},
            option=True,
            offered=JOKERS,
            section=TACTICS,
        ),
    ] = LIMIT_PER_GAME
    joker_return: Annotated[
        bool, Rule("whether a scout may return a joker that cannot be played", "D-12", option=True, section=TACTICS)
    ] = False
    scout_under: Annotated[
        bool,
        Rule(
            "whether returned cards go under the piles, not on top of them",
            "S9.30",
            section=TACTICS,
            was="scout_returns",
            was_choices={"top": False, "under": True},
        ),
    ] = False
    scout_short: Annotated[
        int,
        Rule(
            "how many cards a scout returns when the piles were short: down to the size of a hand, or two",
            "D-20",
            choices={"to_size": TO_SIZE, "always_two": ALWAYS_TWO},
            option=True,
            section=TACTICS,
        ),
    ] = TO_SIZE
    one_tactic_a_stone: Annotated[
        int,
        Rule(
            "whether a stone takes one tactic card alone: no, one of fog and mud, one of any kind",
            "S9.21, S9.22, D-15",
            choices={"no": NO_LIMIT, **TERRAIN},
            option=True,
            offered=TERRAIN,
            section=TACTICS,
            was="terrain_a_stone",
            was_choices={"one": ONE_TERRAIN, "any": NO_LIMIT},
        ),
    ] = ONE_TERRAIN
    stone_cards_targetable: Annotated[
        bool,
        Rule("whether fog and mud can be redeployed and desert", "S9.26, D-13", option=True, section=TACTICS, was="terrain_targetable"),
    ] = False
    shared_discards: Annotated[
        bool,
        Rule(
            "whether both seats have one pile of discards",
            "S9.30",
            section=TACTICS,
            was="discards",
            was_choices={"own": False, "shared": True},
        ),
    ] = False
    mud_claim: Annotated[
        int,
        Rule(
            "what a claim in the mud needs: a proof, or as many cards as in the mud on both sides",
            "S9.25, D-34",
            choices={"proof": PROOF_WILL_DO, "both_full": BOTH_FULL},
            option=True,
            section=TACTICS,
        ),
    ] = PROOF_WILL_DO
    mud_excess: Annotated[
        int, Rule("what becomes of a fourth card when mud goes", "D-14", choices=EXCESS, option=True, section=TACTICS)
    ] = OWNER_DISCARDS
    allow_void_tactics: Annotated[
        bool,
        Rule("whether a guile card without a target may be played to get rid of it", "D-16", option=True, section=TACTICS),
    ] = False
    optional_tactics_draw: Annotated[
        bool,
        Rule("whether a player may decline to draw when only tactic cards are left", "D-21", option=True, section=TACTICS),
    ] = False

    @classmethod
    def usual(cls, said: Mapping[str, Any]) -> dict[str, Any]:
        """As many stones win as in a row of nine, as far as there are so many."""
        stones = said.get("stones", MAX_STONES)
        return {**super().usual(said), "adjacent_to_win": min(3, stones), "stones_to_win": stones // 2 + 1}

    @property
    def limits(self) -> dict[str, tuple[int, int]]:
        """Nobody has to win more stones than there are."""
        return {**super().limits, "adjacent_to_win": (1, self.stones), "stones_to_win": (1, self.stones)}

    def check(self) -> None:
        """Refuse formations that no run can fill."""
        super().check()
        if self.need > self.deck.strengths:
            raise rules_of(type(self))["need"].error("a run of so many cards is longer than the strengths")

    def has_option(self, rule: Rule) -> bool:
        """Where a stone takes any number of terrain cards there is nothing to read strictly (S9.22)."""
        return super().has_option(rule) and not (rule.name == "one_tactic_a_stone" and self.one_tactic_a_stone == NO_LIMIT)
