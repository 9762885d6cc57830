import { describe, expect, it, vi } from "vitest";
import { Choice } from "./choice.svelte";

function made(legal: string[]) {
  const situation = { legal, seat: "S" as const };
  const commit = vi.fn();
  const explain = vi.fn();
  return { situation, commit, explain, choice: new Choice(() => situation, commit, explain) };
}

describe("a choice", () => {
  it("lights up what the legal moves allow, step by step", () => {
    const { choice, commit } = made(["r7@3", "r7@4", "b1@4"]);
    expect([...choice.targets]).toEqual(["card:r7", "card:b1"]);
    choice.take("card:r7");
    expect([...choice.targets]).toEqual(["place:3", "place:4"]);
    choice.take("place:4");
    expect(commit).toHaveBeenCalledWith("r7@4");
    expect(choice.taken).toEqual([]);
  });

  it("asks why what is not legal is not", () => {
    const { choice, commit, explain } = made(["r7@3", "b1@4"]);
    choice.take("card:r7");
    choice.take("place:4");
    expect(explain).toHaveBeenCalledWith("r7@4");
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

  it("makes a claim in one step, while a card is chosen too", () => {
    const { choice, commit } = made(["!3", "."]);
    choice.take("claim:3");
    expect(commit).toHaveBeenCalledWith("!3");
  });

  it("declines what comes before a card when a card is chosen early, and chooses it in its time", () => {
    const { choice, commit, situation } = made([".", "<2"]);
    expect(choice.canBegin("card:r7")).toBe(false);
    choice.early = true;
    expect(choice.can("card:r7")).toBe(true);
    choice.take("card:r7");
    expect(commit).toHaveBeenLastCalledWith(".");
    expect(choice.has("card:r7")).toBe(true);
    choice.take("place:3");
    choice.resume();
    expect(commit).toHaveBeenCalledTimes(1);
    situation.legal = ["r7@3", "r7@4"];
    const later = new Choice(() => situation, commit);
    expect(later.can("card:r7")).toBe(true);
  });

  it("does nothing when there is nothing to decide", () => {
    const { choice, commit, explain } = made([]);
    choice.take("card:r7");
    expect(commit).not.toHaveBeenCalled();
    expect(explain).not.toHaveBeenCalled();
    expect(choice.active).toBe(false);
  });
});
