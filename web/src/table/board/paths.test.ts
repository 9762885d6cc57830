import { describe, expect, it } from "vitest";
import { moveOf, pathOf } from "./paths";

const MOVES = [
  "r7@3", "b11@1", "Jo@3", "Fo@3", "Mu@9", "Re b4:3>6", "Re b4:3>x", "Re Mu:3>6", "Re Jo2:3>6", "De r9:2", "De Mu:2", "Tr g3:4>7", "Rc b0@4", "Ex@4",
  "Sc", "Su", "Sw", "*r1", ">r1", ">Jo", "<r1", "<Sc", "<2", "oil@4", "x b4:3", "!3", "+c", "+t", "A4/3", "A4/3w", "B4/3", "C1/2",
];

describe("moves as paths", () => {
  it.each(MOVES)("%s is made by its own steps", (move) => {
    expect(moveOf(pathOf(move, "S"))).toBe(move);
  });

  it.each([".", "pass", "keep", "roll", "D"])("%s is one step", (move) => {
    expect(pathOf(move, "N")).toHaveLength(1);
  });

  it("tells on whose side a card lies", () => {
    expect(pathOf("De r9:2", "S")[1]).toBe("piece:N:r9:2");
    expect(pathOf("Re b4:3>6", "N")[1]).toBe("piece:N:b4:3");
  });

  it("makes no move of half a path", () => {
    expect(moveOf(["card:Re", "piece:S:b4:3"])).toBeNull();
    expect(moveOf(["card:r7"])).toBeNull();
  });

  it("offers what it cannot read as it is", () => {
    expect(pathOf("something new", "S")).toEqual(["move:something new"]);
  });
});
