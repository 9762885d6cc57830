import { afterAll, describe, expect, it } from "vitest";
import de from "../../../src/tottenbury/words/de.ftl?raw";
import en from "../../../src/tottenbury/words/en.ftl?raw";
import nl from "../../../src/tottenbury/words/nl.ftl?raw";
import { readScene } from "../notation/scene";
import { Choice } from "../table/board/choice.svelte";
import type { RulebookShown } from "../wire/messages";
import { has, speakText } from "../words/index.svelte";
import { lessonsOf, strongestThree, type Moment } from "./lessons";

const deck = { colours: "bgopry", weakest: 1, strongest: 9, spy: 7, shield: [1, 3] };
const book = { rulebook: "stones-1999", game: "stones", deck, cards_at: 3, places: 9, tactics: [] } as unknown as RulebookShown;
const tugBook = { ...book, rulebook: "tug", game: "tug", deck: null } as unknown as RulebookShown;

function moment(line: string, legal: string[], steps: string[] = []): Moment {
  const scene = readScene(line);
  const choice = new Choice(() => ({ legal, seat: "S" }), () => undefined);
  for (const step of steps) choice.take(step);
  return { scene, book: scene.game === "tug" ? tugBook : book, seat: "S", ours: legal.length > 0, taken: choice.taken, openings: choice.openings, log: [] };
}

const due = (now: Moment): string[] => lessonsOf(now.scene.game).filter(({ when }) => when(now)).map(({ id }) => id);
const HAND = "g1o7o8o9p2y2 ?6 ?42";

afterAll(() => speakText("en", en));

describe("lessons", () => {
  it.each(Object.entries({ en, de, nl }))("all have their words in %s", (language, text) => {
    speakText(language, text);
    for (const game of ["stones", "siege", "tug"] as const)
      for (const { id } of lessonsOf(game)) expect(has(`guide-${game}-${id}`), `guide-${game}-${id}`).toBe(true);
  });

  it("begin with the hand, and with what is strongest in it", () => {
    const now = moment(`stones-1999 ././././././././. S play ${HAND}`, ["o7@1", "o7@2"]);
    expect(due(now)[0]).toBe("hand");
    expect(strongestThree(now)).toEqual(["o7", "o8", "o9"]);
    expect(due(moment(`stones-1999 ././././././././. S play ${HAND}`, ["o7@1", "o7@2"], ["card:o7"]))[0]).toBe("place");
  });

  it("speak of a claim before anything else", () => {
    expect(due(moment("stones-1999 R7R8R9b1/././././././././. S claim g1g2o4p5y3 ?6 ?38", ["!1", "."]))[0]).toBe("claim");
  });

  it("say nothing while the computer thinks", () => {
    expect(due(moment(`stones-1999 R7/././././././././. N play ${HAND}`, []))).toEqual([]);
  });

  it("lead through a throw", () => {
    expect(due(moment("tug 332 8 541 10 S roll -", ["roll"]))[0]).toBe("roll");
    expect(due(moment("tug 332 8 541 10 S act 543", ["A5/3", "C5/3"]))[0]).toBe("act");
    expect(due(moment("tug 332 8 541 10 S act 543", ["A5/3", "C5/3"], ["thrown:5"]))[0]).toBe("column");
    expect(due(moment("tug 332 8 541 10 S act 543", ["A5/3", "C5/3"], ["thrown:5", "column:3"]))[0]).toBe("use");
  });
});
