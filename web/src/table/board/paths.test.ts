import { describe, expect, it } from "vitest";
import { kindsOf, partsOf, type Game } from "../../testing/moves";
import { pathOf, textOf } from "./paths";

const MOVES: [Game, string[]][] = [
  ["stones", ["r7@3", "Jo@3", "Fo@3", "Mu@9", "Re b4:3>6", "Re b4:3>x", "Re Mu:3>6", "Re Jo2:3>6", "De r9:2", "De Mu:2", "Tr g3:4>7"]],
  ["stones", ["Sc", "Re", "<r1", "<Sc", "x b4:3", "!3", "+c", "+t"]],
  ["siege", ["b11@1", "Rc b0@4", "Ex@4", "Su", "Sw", "*r1", ">r1", ">Jo", "<2", "oil@4", "!3", "+c"]],
  ["tug", ["A4/3", "A4/3w", "B4/3", "C1/2", "reroll 1"]],
];
const path = (move: string, game: Game, seat: "S" | "N" = "S"): string[] => pathOf(move, partsOf(move, game), seat);

describe("moves as paths", () => {
  it.each(MOVES.flatMap(([game, moves]) => moves.map((move) => [move, game] as const)))(
    "%s is made by its own steps (%s)",
    (move, game) => {
      expect(textOf(path(move, game), kindsOf(game))).toBe(move);
    },
  );

  it.each([
    [".", "stones"],
    ["pass", "siege"],
    ["keep", "tug"],
    ["roll", "tug"],
    ["D", "tug"],
  ] as const)("%s is one step", (move, game) => {
    expect(path(move, game, "N")).toHaveLength(1);
    expect(textOf(path(move, game, "N"), kindsOf(game))).toBeNull();
  });

  it("tells on whose side a card lies", () => {
    expect(path("De r9:2", "stones")[1]).toBe("piece:N:r9:2");
    expect(path("Re b4:3>6", "stones", "N")[1]).toBe("piece:N:b4:3");
  });

  it("makes no move of half a path, nor of a kind that the game does not have", () => {
    expect(textOf(["card:Re", "piece:S:b4:3"], kindsOf("stones"))).toBeNull();
    expect(textOf(["card:r7"], kindsOf("stones"))).toBeNull();
    expect(textOf(["retreat:3"], kindsOf("stones"))).toBeNull();
  });

  it("asks of the wrong side's card, too", () => {
    expect(textOf(["card:De", "piece:S:b4:3"], kindsOf("stones"))).toBe("De b4:3");
  });

  it("offers what it does not know in parts as it is", () => {
    expect(pathOf("something new", null, "S")).toEqual(["move:something new"]);
  });
});
