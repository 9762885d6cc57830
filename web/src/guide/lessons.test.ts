import { afterAll, describe, expect, it } from "vitest";
import de from "../../../src/tottenbury/words/de.ftl?raw";
import en from "../../../src/tottenbury/words/en.ftl?raw";
import nl from "../../../src/tottenbury/words/nl.ftl?raw";
import { Choice } from "../table/board/choice.svelte";
import type { RulebookShown } from "../wire/messages";
import { movesOf } from "../testing/moves";
import { has, speakText } from "../words/index.svelte";
import { strongestThree } from "../games/cards/lessons";
import { gameUi, readScene } from "../games/index";
import type { CardScene } from "../games/cards/scene";
import type { Lesson, Moment } from "./lesson";

const deck = { colours: "bgopry", weakest: 1, strongest: 9, spy: 7, shield: [1, 3] };
const book = { rulebook: "stones-1999", game: "stones", deck, cards_at: 3, places: 9, tactics: [] } as unknown as RulebookShown;
const tugBook = { ...book, rulebook: "tug", game: "tug", deck: null } as unknown as RulebookShown;

function moment(line: string, legal: string[], steps: string[] = []): Moment {
  const scene = readScene(line, line.startsWith("tug") ? "tug" : "stones");
  const choice = new Choice(
    () => ({ legal, moves: movesOf(legal), kinds: [], seat: "S" }),
    () => undefined,
  );
  for (const step of steps) choice.take(step);
  return {
    scene,
    book: scene.game === "tug" ? tugBook : book,
    seat: "S",
    ours: legal.length > 0,
    taken: choice.taken,
    openings: choice.openings,
    log: [],
  };
}

const lessonsOf = async (game: string): Promise<readonly Lesson[]> => (await gameUi(game).lessons?.())?.default ?? [];
const due = async (now: Moment): Promise<string[]> => (await lessonsOf(now.scene.game)).filter(({ when }) => when(now)).map(({ id }) => id);
const HAND = "g1o7o8o9p2y2 ?6 ?42";

afterAll(() => speakText("en", en));

describe("lessons", () => {
  it.each(Object.entries({ en, de, nl }))("all have their words in %s", async (language, text) => {
    speakText(language, text);
    for (const game of ["stones", "siege", "tug"] as const)
      for (const { id } of await lessonsOf(game)) expect(has(`guide-${game}-${id}`), `guide-${game}-${id}`).toBe(true);
  });

  it("begin with the hand, and with what is strongest in it", async () => {
    const now = moment(`stones-1999 ././././././././. S play ${HAND}`, ["o7@1", "o7@2"]);
    expect((await due(now))[0]).toBe("hand");
    expect(strongestThree(now as Moment<CardScene>)).toEqual(["o7", "o8", "o9"]);
    expect((await due(moment(`stones-1999 ././././././././. S play ${HAND}`, ["o7@1", "o7@2"], ["card:o7"])))[0]).toBe("place");
  });

  it("speak of a claim before anything else", async () => {
    expect((await due(moment("stones-1999 R7R8R9b1/././././././././. S claim g1g2o4p5y3 ?6 ?38", ["!1", "."])))[0]).toBe("claim");
  });

  it("say nothing while the computer thinks", async () => {
    expect(await due(moment(`stones-1999 R7/././././././././. N play ${HAND}`, []))).toEqual([]);
  });

  it("lead through a throw", async () => {
    expect((await due(moment("tug 332 8 541 10 S roll -", ["roll"])))[0]).toBe("roll");
    expect((await due(moment("tug 332 8 541 10 S act 543", ["A5/3", "C5/3"])))[0]).toBe("act");
    expect((await due(moment("tug 332 8 541 10 S act 543", ["A5/3", "C5/3"], ["thrown:5"])))[0]).toBe("column");
    expect((await due(moment("tug 332 8 541 10 S act 543", ["A5/3", "C5/3"], ["thrown:5", "column:3"])))[0]).toBe("use");
  });
});
