import { fieldsOf } from "../../notation/scene";
import { beforeAll, describe, expect, it } from "vitest";
import english from "../../../../src/tottenbury/words/en.ftl?raw";
import { readStones } from "./scene";
import type { RulebookShown } from "../../wire/messages";
import { speakText } from "../../words/index.svelte";
import { line } from "../../testing/moves";
import { touched } from "../cards/highlights";
import { placeWords, stonePlaces } from "./places";
import { proofCards, verdict } from "../../table/proof/proof";

const BOOK = { cards_at: 3 } as RulebookShown;
const READER = { names: { S: "Anne", N: "Ben" }, viewer: null };
const LINE = "stones-2024-tactics MuR8G8B8Y8p9o9/B5B6jor6B7+/././././././. S claim b1b2g1g2y1y2 ?5t2 ?32 ?6 r9 Mujo";

beforeAll(() => speakText("en", english));

describe("the border as it is drawn", () => {
  it("has spaces as the edition says, and one more in mud", () => {
    const [mud, claimed, empty] = stonePlaces(readStones(fieldsOf(LINE)), BOOK, "S");
    expect(mud).toMatchObject({ slots: 4, mine: { complete: true }, theirs: { complete: false } });
    expect(claimed).toMatchObject({ slots: 3, owner: "S", mine: { cards: ["b5", "b6", "b7"], complete: true } });
    expect(empty).toMatchObject({ slots: 3, mine: { cards: [], complete: false } });
  });

  it("turns the table for North, and keeps room for a card too many", () => {
    const scene = readStones(fieldsOf("stones-2004-tactics R1o2R4b7G6y3B8p9/././././././././. S mud-discard b2 ?6 ?35 ?8 mu muDe"));
    const [place] = stonePlaces(scene, BOOK, "N");
    expect(place).toMatchObject({ slots: 4, mine: { seat: "N", cards: ["o2", "b7", "y3", "p9"] } });
  });

  it("says every place in words", () => {
    const places = stonePlaces(readStones(fieldsOf(LINE)), BOOK, "S");
    const words = places.map((place) => placeWords(place, "stones-2024-tactics", READER, true));
    expect(words[1]).toContain("claimed by you");
    expect(words[2]).toBe("Stone 3; yours: no cards; theirs: no cards; free");
    expect(words.join()).not.toContain("[");
    const [, claimed, empty] = places;
    expect(claimed && placeWords(claimed, "stones-2024-tactics", READER, false)).toContain("claimed by Anne");
    expect(claimed && placeWords(claimed, "stones-2024-tactics", { ...READER, viewer: "S" }, false)).toContain("claimed by you");
    expect(empty && placeWords(empty, "stones-2024-tactics", READER, false)).toContain("Ben: no cards");
  });
});

describe("what the last turn touched", () => {
  it("marks cards where they came, and stones that were claimed", () => {
    const last = [line(4, "S", "Tr g3:4>7"), line(4, "S", "!7"), line(4, "N", "x r1:6"), line(4, "S", "+c=?")];
    const { cards, places } = touched(last);
    expect([...cards]).toEqual(["7:g3"]);
    expect([...places]).toEqual([7, 6]);
  });
});

describe("a proof", () => {
  const formation = { type: "same strength" as const, total: 18, cards: ["g6", "b6", "Jo=6"] };
  it("tells wild cards and cards that would have to come", () => {
    expect(proofCards(formation, ["b6"])).toEqual([
      { card: "g6", as: "", added: false },
      { card: "b6", as: "", added: true },
      { card: "Jo", as: "6", added: false },
    ]);
  });

  it("holds, is refuted, or has nothing to say yet", () => {
    const proof = {
      type: "proof" as const,
      words: null,
      game: "",
      place: 1,
      seat: "S" as const,
      holds: true,
      reason: "",
      formation,
      best: null,
      added: [],
      counter: null,
    };
    expect(verdict(proof)).toBe("holds");
    expect(verdict({ ...proof, holds: false, counter: formation })).toBe("refuted");
    expect(verdict({ ...proof, holds: false })).toBe("open");
  });
});
