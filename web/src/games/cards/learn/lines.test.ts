import { expect, test } from "vitest";
import type { RulebookShown } from "../../../wire/messages";
import { lessons as siege } from "../../siege/learn/index";
import { lessons as stones } from "../../stones/learn/index";
import { lineOf, proofsFor, rowWith } from "./lines";

const deck = { colours: "bgopry", weakest: 1, strongest: 9, spy: 7, shield: [1, 3] as [number, number] };
const base = {
  rulebook: "stones-1999",
  game: "stones",
  hand: 6,
  places: 9,
  cauldrons: 0,
  deck,
  tactics: [],
  options: [],
} as unknown as RulebookShown;
const ten = [{ card: "Jo", count: 10, name: "" }];
const early = {
  ...base,
  rulebook: "stones-2024-early-bird",
  hand: 7,
  tactics: ten,
  options: [{ name: "one_tactic_a_stone", choice: "", choices: [] }],
};
const wall = {
  ...base,
  rulebook: "siege-2020",
  game: "siege" as const,
  places: 7,
  cauldrons: 3,
  deck: { ...deck, colours: "bgpry", weakest: 0, strongest: 11 },
};

test("lines of every kind, as tests/web/test_lessons.py writes them", () => {
  expect(lineOf(base, { row: rowWith(base, 5, "R4y4G5p5o6B6") }, stones.rest)).toBe(
    "stones-1999 ././././R4y4G5p5o6B6/./././. S play ?6 ?6 ?36",
  );
  expect(lineOf(early, { row: "./FoR9b9", discards: "o3", played: "FoDe" }, stones.rest)).toBe(
    "stones-2024-early-bird ./FoR9b9 S play ?7 ?7 ?37 ?8 o3 FoDe",
  );
  expect(lineOf(wall, { row: "./!R9b10", discards: "y11" }, siege.rest)).toBe("siege-2020 ./!R9b10 S play ?6 ?6 ?45 3 y11");
  expect(lineOf({ ...wall, rulebook: "siege-2020-tactics", hand: 7, tactics: ten }, { row: "spR0", played: "sp" }, siege.rest)).toBe(
    "siege-2020-tactics spR0 S play ?7 ?7 ?45 3 - ?9 sp",
  );
});

test("a rulebook gets the proofs that fit it", () => {
  const ids = (book: RulebookShown, tactics: boolean): string[] =>
    proofsFor(book, (book === wall ? siege : stones).proofs, tactics).map(({ id }) => id);
  expect(ids(base, false)).toEqual(["gone", "unseen", "tie", "empty"]);
  expect(ids(early, true)).toContain("fog");
  expect(ids(early, true)).not.toContain("fogmud");
  expect(ids(wall, false)).toContain("first");
});
