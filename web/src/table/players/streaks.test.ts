import { beforeEach, expect, it } from "vitest";
import { countGame, forgetLosses } from "./streaks";

beforeEach(() => localStorage.clear());

it("offers an easier level after three losses in a row", () => {
  expect(["a", "b", "c", "d"].map((game) => countGame("normal", game, true))).toEqual([null, null, "easy", "easy"]);
});

it("counts a game once, however often one looks at it", () => {
  expect(["a", "a", "a", "b"].map((game) => countGame("normal", game, true))).toEqual([null, null, null, null]);
});

it("begins anew after a game that was not lost, for each level by itself", () => {
  for (const game of ["a", "b"]) countGame("hard", game, true);
  countGame("hard", "c", false);
  expect(countGame("hard", "d", true)).toBeNull();
  for (const game of ["e", "f"]) countGame("easy", game, true);
  expect(countGame("easy", "g", true)).toBe("novice");
});

it("offers nothing below the easiest, and nothing that was declined", () => {
  for (const game of ["a", "b", "c"]) expect(countGame("novice", game, true)).toBeNull();
  for (const game of ["a", "b", "c"]) countGame("easy", game, true);
  forgetLosses("easy");
  expect(countGame("easy", "c", true)).toBeNull();
});

it("survives nonsense", () => {
  localStorage.setItem("tottenbury-losses", '{"easy":{"lost":"many"},"hard":null}');
  expect(countGame("easy", "a", true)).toBeNull();
  localStorage.setItem("tottenbury-losses", "[");
  expect(countGame("easy", "b", true)).toBeNull();
});
