import { fieldsOf } from "../../notation/scene";
import { describe, expect, it } from "vitest";
import { readSiege } from "../siege/scene";
import { readStones } from "../stones/scene";
import { reckon } from "./counter";

const DECK = { colours: "bgopry", weakest: 1, strongest: 9, spy: 7, shield: [1, 3] as [number, number] };
const TACTICS = [
  { card: "Jo", count: 2, name: "" },
  { card: "Mu", count: 1, name: "" },
  { card: "Sc", count: 1, name: "" },
  { card: "Sh", count: 1, name: "" },
];
const LINE = "stones-2024-tactics MuR8G8B8Y8p9o9/B5B6jor6B7+/././././././. S claim b1b2g1g2y1Sc b3?4t2 o5?31 Sh?5 r9 Mujo";

describe("the card counter", () => {
  const counted = reckon(readStones(fieldsOf(LINE)), DECK, TACTICS, "S");

  it("has every card of the deck once", () => {
    expect(counted.where.size).toBe(54);
    expect(counted.colours).toEqual(["b", "g", "o", "p", "r", "y"]);
    expect(counted.strengths).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each([
    ["b1", "mine"],
    ["r8", "table"],
    ["p9", "table"],
    ["r9", "discarded"],
    ["b3", "known"],
    ["o5", "known"],
    ["p4", "unseen"],
  ])("finds %s: %s", (card, where) => {
    expect(counted.where.get(card)).toBe(where);
  });

  it("counts what is unseen", () => {
    // 54 cards: 10 at the border, 5 in my hand, 1 discarded, 2 known to me
    expect(counted.unseen).toBe(36);
  });

  it("counts tactic cards by kind, wherever they are known to be", () => {
    expect(counted.tactics.map(({ card, unseen }) => [card, unseen])).toEqual([
      ["Jo", 1],
      ["Mu", 0],
      ["Sc", 0],
      ["Sh", 0],
    ]);
  });

  it("knows nothing of hands for a spectator", () => {
    const scene = readStones(fieldsOf("stones-1999 r1/./././././././. S play ?6 ?6 ?41"));
    const seen = reckon(scene, DECK, [], null);
    expect(seen.unseen).toBe(53);
    expect(seen.tactics).toEqual([]);
  });

  it("counts a siege's cards, too, from 0 to 11 and picked ones", () => {
    const scene = readSiege(fieldsOf("siege-2020-tactics R0/././././././. S swap:1 b1>b2 ?6 ?40 3 y11 ?10 Sw"));
    const seen = reckon(scene, { ...DECK, colours: "bgpry", weakest: 0, strongest: 11 }, [], "S");
    expect(seen.where.size).toBe(60);
    expect([seen.where.get("b2"), seen.where.get("y11"), seen.where.get("r0")]).toEqual(["mine", "discarded", "table"]);
  });
});
