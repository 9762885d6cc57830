import { describe, expect, it, vi } from "vitest";
import { kindsOf, movesOf, type Game } from "../../testing/moves";
import { Choice, type Situation } from "./choice.svelte";

function made(legal: string[], behind: Record<string, string[]> = {}, game: Game = "stones") {
  const moves = movesOf([...legal, ...Object.values(behind).flat()], game);
  const situation: Situation = { legal, behind, moves, kinds: kindsOf(game), seat: "S" };
  const commit = vi.fn();
  const explain = vi.fn();
  const idle = vi.fn();
  return { situation, commit, explain, idle, choice: new Choice(() => situation, commit, explain, idle) };
}

describe("a choice", () => {
  it("lights up what the legal moves allow, step by step", () => {
    const { choice, commit } = made(["r7@3", "r7@4", "b1@4"]);
    expect([...choice.targets]).toEqual(["card:r7", "card:b1"]);
    choice.take("card:r7");
    expect([...choice.targets]).toEqual(["place:3", "place:4"]);
    choice.take("place:4");
    expect(commit).toHaveBeenCalledWith(["r7@4"]);
    expect(choice.taken).toEqual([]);
  });

  it("asks why what is not legal is not", () => {
    const { choice, commit, explain } = made(["r7@3", "b1@4"]);
    choice.take("card:r7");
    choice.take("place:4");
    expect(explain).toHaveBeenCalledWith("r7@4", "place:4");
    expect(commit).not.toHaveBeenCalled();
    expect(choice.taken).toEqual(["card:r7"]);
  });

  it("changes its mind: another card, the same card again, one step back", () => {
    const { choice } = made(["r7@3", "b1@4", "Re b4:3>6", "Re b4:3>x"]);
    choice.take("card:r7");
    choice.take("card:b1");
    expect(choice.taken).toEqual(["card:b1"]);
    choice.take("card:b1");
    expect(choice.taken).toEqual([]);
    choice.take("card:Re");
    choice.take("piece:S:b4:3");
    expect([...choice.targets].sort()).toEqual(["heap", "place:6"]);
    choice.back();
    expect(choice.taken).toEqual(["card:Re"]);
    choice.cancel();
    expect(choice.taken).toEqual([]);
  });

  it("tells which move a step would make", () => {
    const { choice } = made(["A5/3", "A5/3w", "C5/3", "D"], {}, "tug");
    expect([choice.moveBy("thrown:5"), choice.moveBy("berserk")]).toEqual(["", "D"]);
    choice.take("thrown:5");
    choice.take("column:3");
    expect([choice.moveBy("use:Aw"), choice.moveBy("use:B"), choice.moveBy("berserk")]).toEqual(["A5/3w", "", "D"]);
  });

  it("makes a claim in one step, while a card is chosen too", () => {
    const { choice, commit } = made(["!3", "."]);
    choice.take("claim:3");
    expect(commit).toHaveBeenCalledWith(["!3"]);
  });

  it("chooses a card before it is time, gives nothing up by that, and is done only when the card is laid", () => {
    const { choice, commit } = made([".", "<2", "oil@1"], { ".": ["r7@3", "r7@4", "Su", "pass"] }, "siege");
    expect([...choice.targets]).toEqual(["card:r7", "card:Su", "retreat:2", "oil"]);
    choice.take("card:r7");
    expect(commit).not.toHaveBeenCalled();
    expect(choice.canBegin("oil")).toBe(true);
    choice.take("oil");
    expect(choice.taken).toEqual(["oil"]);
    choice.take("card:r7");
    choice.take("place:4");
    expect(commit).toHaveBeenCalledWith([".", "r7@4"]);
  });

  it("has to be told that one is done where no card can be laid behind it", () => {
    const { choice, commit } = made([".", "<2"], { ".": ["pass"] }, "siege");
    expect([...choice.targets]).toEqual(["done", "retreat:2"]);
    choice.take("done");
    expect(commit).toHaveBeenCalledWith(["."]);
    expect([...made(["!1", "."], { ".": ["+c", "+t"] }).choice.targets]).toEqual(["claim:1", "done"]);
  });

  it("takes two picks in any order, and makes them in the one that is wanted", () => {
    const behind = { "*b8": ["*r0", "*Jo"], "*r0": ["*Jo"], "*Jo": ["*Jo"] };
    for (const [first, second, moves] of [
      ["r0", "b8", ["*b8", "*r0"]],
      ["b8", "r0", ["*b8", "*r0"]],
      ["Jo", "r0", ["*r0", "*Jo"]],
      ["Jo", "Jo", ["*Jo", "*Jo"]],
    ] as const) {
      const { choice, commit } = made(["*b8", "*r0", "*Jo"], behind, "siege");
      expect([...choice.targets].sort()).toEqual(["discard:Jo", "discard:b8", "discard:r0"]);
      choice.take(`discard:${first}`);
      expect(commit).not.toHaveBeenCalled();
      choice.take(`discard:${second}`);
      expect(commit).toHaveBeenCalledWith(moves);
    }
  });

  it("says which card is stuck when it is touched, until something else is done", () => {
    const { choice, situation, commit } = made(["r7@3"]);
    situation.blocked = { Jo: "you have already played a joker" };
    choice.take("card:r7");
    choice.take("card:Jo");
    expect([choice.stuck, choice.taken]).toEqual(["Jo", []]);
    choice.take("card:r7");
    expect(choice.stuck).toBe("");
    expect(commit).not.toHaveBeenCalled();
  });

  it("tells of touches that mean no move", () => {
    const { choice, idle } = made(["r7@3"]);
    choice.take("place:5");
    expect(idle).toHaveBeenCalledWith("place:5");
  });

  it("does nothing when there is nothing to decide", () => {
    const { choice, commit, explain } = made([]);
    choice.take("card:r7");
    expect(commit).not.toHaveBeenCalled();
    expect(explain).not.toHaveBeenCalled();
    expect(choice.active).toBe(false);
  });
});
