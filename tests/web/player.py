"""Somebody who plays on a page without knowing any rule: whatever shines may be chosen, and he chooses by chance until the end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page

PATIENCE = 240_000
"""How long something may take, in milliseconds, before it is taken for stuck. Machines are shared; nothing is measured by it."""

LOOSE = ", ".join(f'.bottom [data-action{how}"]' for how in ('="done', '="pass', '^="move:'))
STEPS = f".board [data-step].lit, .board .steps button[data-step], .board .steps button[aria-pressed=false], {LOOSE}"
"""All that can be chosen: what shines on the board, the buttons of its guide, and those below for what the board has no place for."""

RESULT, HAND_OVER, FIELD, LOG = "[data-testid=result]", "[data-testid=hand-over]", ".field", "[data-testid=log] li"

MOST_CLICKS = 3000

UNTIL = """async ([argument, patience]) => {
    const condition = CONDITION;
    const end = performance.now() + patience;
    for (;;) {
        const found = condition(argument);
        if (found) return found;
        if (performance.now() > end) throw new Error(`waited in vain for ${condition}`);
        await new Promise((resume) => setTimeout(resume, 15));
    }
}"""

TO_CHOOSE = """([steps, result, handOver, field]) => {
    if (document.querySelector(result)) return { over: true };
    if (document.querySelector(handOver)) return { handOver: true };
    if (document.querySelector(field)?.dataset.moving !== 'false') return null;
    const found = [...document.querySelectorAll(steps)].map((target, index) => {
        const { width, height } = target.getBoundingClientRect();
        return { step: target.dataset.step ?? target.dataset.action ?? '', index, area: width * height };
    });
    const seen = found.filter(({ area }) => area > 0);
    return seen.length ? { choices: seen } : null;
}"""

POINT = """([steps, index]) => {
    const target = document.querySelectorAll(steps)[index];
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    for (const down of [0.5, 0.9, 0.1, 0.75, 0.25, 0.95, 0.05])
        for (const right of [0.5, 0.85, 0.15]) {
            const [x, y] = [left + right * width, top + down * height];
            const found = document.elementFromPoint(x, y);
            if (target.contains(found) && (found.closest('[data-step]') ?? target) === target) return [x, y];
        }
    return null;
}"""
"""Where something can be hit: cards overlap one another, and stones have buttons of their own."""


def until(page: Page, condition: str, argument: Any = None, patience: int = PATIENCE) -> Any:
    """What a function of the page answers, as soon as that is something. (Playwright's own way is forbidden by the content policy.)"""
    return page.evaluate(UNTIL.replace("CONDITION", condition), [argument, patience])


def to_choose(page: Page) -> dict[str, Any]:
    """Wait until there is something to choose (`choices`), the device has to be handed over, or the game is over."""
    found: dict[str, Any] = until(page, TO_CHOOSE, [STEPS, RESULT, HAND_OVER, FIELD])
    return found


class Player:
    """Plays with the mouse."""

    def __init__(self, page: Page, seed: int | None = None) -> None:
        self.page = page
        seed = random.SystemRandom().randrange(10**6) if seed is None else seed
        print(f"{type(self).__name__}'s seed: {seed}")
        self.chance = random.Random(seed)
        self.done: list[str] = []
        """The steps that were taken."""

    def play_out(self) -> None:
        """Play until the result is shown."""
        while len(self.done) < MOST_CLICKS:
            if "over" in (found := to_choose(self.page)):
                return
            self.choose(found["choices"])
        raise AssertionError(f"no end of {self.done[-20:]}")

    def turn(self) -> list[str]:
        """Play until it is no longer for us to decide, or again, since a computer answers at once; the steps that were taken."""
        before, turns = len(self.done), self.page.locator(LOG).count()
        while True:
            found = to_choose(self.page)
            if "choices" not in found:
                break
            self.choose(found["choices"])
            until(self.page, "(field) => document.querySelector(field)?.dataset.moving === 'false'", FIELD)
            if not self.decides() or self.page.locator(LOG).count() > turns + 1:
                break
        return self.done[before:]

    def decides(self) -> bool:
        """Whether we have to decide, as the page says."""
        return self.page.locator('.bottom [data-decides="true"]').count() > 0

    def choose(self, choices: Sequence[dict[str, Any]]) -> None:
        """Take one of the steps by chance; but who never pulls may tug for ever."""
        pulling = [choice for choice in choices if choice["step"].startswith("use:A")]
        choice = self.chance.choice(pulling if pulling and self.chance.random() < 0.9 else choices)
        self.done.append(choice["step"])
        self.take(choice)

    def take(self, choice: dict[str, Any]) -> None:
        """Take a step."""
        point = self.page.evaluate(POINT, [STEPS, choice["index"]])
        assert point, f"{choice['step']} is covered"
        self.page.mouse.click(*point)


def step(page: Page, name: str) -> Locator:
    """Something to be touched, by its step."""
    return page.locator(f'[data-step="{name}"]')


WAY = """(step) => {
    const here = document.activeElement;
    if (here?.dataset.step === step) return here.matches(':focus-visible') ? 'here' : 'unseen';
    const steps = [...(here?.closest('[data-row]')?.querySelectorAll('button[data-step]') ?? [])];
    const there = steps.findIndex((one) => one.dataset.step === step);
    return there < 0 ? 'elsewhere' : there - steps.indexOf(here);
}"""

MOST_TABS = 150


class KeyPlayer(Player):
    """Plays with the keys that the page's help tells, and never touches the mouse."""

    def take(self, choice: dict[str, Any]) -> None:
        """By its digit or its own key where it has one, by the button as well as not."""
        name, _, number = choice["step"].partition(":")
        if name in ("place", "column", "thrown", "claim") and self.chance.random() < 0.7:
            self.page.keyboard.press(number)
        elif name == "done" and self.chance.random() < 0.7:
            self.page.keyboard.press(".")
        else:
            self.reach(choice["step"])
            self.page.keyboard.press("Enter")

    def reach(self, step: str) -> None:
        """Tab to the row of a step, and go along it by arrows. Where the focus is can be seen."""
        for _ in range(MOST_TABS):
            way = self.page.evaluate(WAY, step)
            if way == "here":
                return
            assert way != "unseen"
            if way == "elsewhere":
                self.page.keyboard.press("Tab")
            else:
                for _ in range(abs(way)):
                    self.page.keyboard.press("ArrowRight" if way > 0 else "ArrowLeft")
        raise AssertionError(f"no key leads to {step}")


def tab_to(page: Page, selector: str) -> None:
    """Go through the page by Tab until the focus is on what a selector names."""
    for _ in range(MOST_TABS):
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")
