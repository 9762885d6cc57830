import { fieldsOf } from "../../notation/scene";
import { describe, expect, it, vi } from "vitest";
import { readStones } from "./scene";
import { movesOf } from "../../testing/moves";
import { Choice } from "../../table/board/choice.svelte";
import { chosenCard, guide } from "./guide";

const READER = { names: { S: "Anne", N: "Ben" }, viewer: null };

function said(phase: string, legal: string[], steps: string[] = []) {
  const scene = readStones(fieldsOf(`stones-2024-tactics ././././././././. ${phase} r1 ?7 ?40 ?9 - -`));
  const choice = new Choice(() => ({ legal, moves: movesOf(legal, "stones"), kinds: [], seat: "S" }), vi.fn());
  for (const step of steps) choice.take(step);
  const { id, values } = guide(scene, choice, READER, (card) => `the ${card}`);
  return [id.replace("stones-say-", ""), values];
}

describe("what to do next", () => {
  it.each([
    ["S play", ["r1@1"], "play", { claims: "no" }],
    ["S play", ["r1@1", "!3"], "play", { claims: "yes" }],
    ["S play~", ["pass"], "pass", { claims: "no" }],
    ["S claim-first", ["!3", "."], "claim-first", {}],
    ["S claim", ["!3", "."], "claim", {}],
    ["S draw", ["+c", "+t"], "draw", {}],
    ["S scout-draw:2", ["+c", "+t"], "scout-draw", { left: 2, card: "the Sc" }],
    ["S scout-return:1", ["<r1"], "scout-return", { left: 1, card: "the Sc" }],
    ["S mud-discard", ["x r1:3", "x r2:3"], "mud", { card: "the Mu" }],
    ["N play", [], "waiting", { name: "Ben" }],
    ["S over", [], "over", {}],
  ])("in %s with %j: %s", (phase, legal, id, values) => {
    expect(said(phase, legal)).toEqual([id, values]);
  });

  it.each([
    [["r1@1"], ["card:r1"], "place", { card: "the r1" }],
    [["Sc"], ["card:Sc"], "confirm", { card: "the Sc" }],
    [["<r1"], ["card:r1"], "return", { card: "the r1" }],
    [["Re b4:3>6", "Re b4:3>x"], ["card:Re"], "piece", { card: "the Re", whose: "own" }],
    [["Re b4:3>6", "Re b4:3>x"], ["card:Re", "piece:S:b4:3"], "whither", { card: "the b4", heap: "yes" }],
    [["De b4:3", "De b5:3"], ["card:De"], "piece", { card: "the De", whose: "other" }],
    [["Tr b4:3>6"], ["card:Tr", "piece:N:b4:3"], "whither", { card: "the b4", heap: "no" }],
  ])("of %j after %j: %s", (legal, steps, id, values) => {
    expect(said("S play", legal, steps)).toEqual([id, values]);
  });

  it("waits for whoever decides where nothing can be done here", () => {
    const scene = readStones(fieldsOf("stones-1999 ././././././././. S>N mud-discard ?6 ?6 ?42"));
    expect(guide(scene, null, READER, (card) => card)).toEqual({ id: "table-turn", values: { you: "no", name: "Ben" } });
    expect(guide(scene, null, { ...READER, viewer: "N" }, (card) => card)).toEqual({
      id: "table-turn",
      values: { you: "yes", name: "Ben" },
    });
  });

  it("knows the chosen card", () => {
    expect(chosenCard([])).toBeNull();
    expect(chosenCard(["card:Jo", "place:3"])).toBe("Jo");
    expect(chosenCard(["piece:S:b4:3"])).toBeNull();
  });
});
