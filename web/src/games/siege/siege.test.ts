import { fieldsOf } from "../../notation/scene";
import { describe, expect, it } from "vitest";
import { readSiege, type SiegeScene } from "./scene";
import type { FaceShown, RulebookShown } from "../../wire/messages";
import { asked, doneWords, endWords } from "./guide";
import { breaches, byColour, kindOf, playedBy, wallOf } from "./wall";

const face = (cards: number, sign: FaceShown["sign"] = "all"): FaceShown => ({ cards, formations: [], lower_wins: sign === "-", sign });
const WALL: RulebookShown["wall"] = [
  { tile: "left pit", intact: face(3, "+"), damaged: face(3, "run") },
  { tile: "left tower", intact: face(4), damaged: face(2, "=") },
  { tile: "left wall", intact: face(3), damaged: face(3, "colour") },
  { tile: "gate", intact: face(2), damaged: face(4, "-") },
];
const read = (line: string): SiegeScene => readSiege(fieldsOf(line));
const LINE = "siege-2020-tactics ./JoG5joJoy7/./!R0r1G1g4B2Y3 S play b3b4 ?7 ?30 2 b10b11p0Jo ?8 JojoTr";

describe("a wall", () => {
  const wall = wallOf(read(LINE), { wall: WALL });

  it("has cards from the wall outwards, free places, and faces by damage", () => {
    expect(wall[1]?.sides.S.pieces.map(({ card }) => card)).toEqual(["Jo", "g5", "Jo"]);
    expect(wall[1]?.sides).toMatchObject({ S: { free: 1, complete: false }, N: { free: 2 } });
    expect(wall[3]).toMatchObject({
      damaged: true,
      next: null,
      face: { cards: 4 },
      sides: { S: { complete: true, free: 0 }, N: { free: 2 } },
    });
    expect(wall[2]).toMatchObject({ damaged: false, next: { sign: "colour" } });
  });

  it("points to cards as moves name them: the later joker of a side is Jo2", () => {
    expect(wall[1]?.sides.S.pieces.map(({ step }) => step)).toEqual(["piece:S:Jo:2", "piece:S:g5:2", "piece:S:Jo2:2"]);
    expect(wall[1]?.sides.N.pieces[0]?.step).toBe("piece:N:Jo:2");
  });

  it("knows the sign of each face, breaches, and who has played what", () => {
    expect(WALL.map(({ intact, damaged }) => [kindOf(intact), kindOf(damaged)])).toEqual([
      ["sum-high", "run"],
      ["any", "same-strength"],
      ["any", "colour"],
      ["any", "sum-low"],
    ]);
    expect(breaches(read(LINE))).toBe(1);
    expect(playedBy(read(LINE), "S")).toEqual(["Jo", "Tr"]);
  });
});

describe("discards", () => {
  it("are sorted by colour, elite cards apart", () => {
    const { rows, elite } = byColour(read(LINE).discards, "bgpry");
    expect(rows.map(({ colour, strengths }) => [colour, ...strengths])).toEqual([["b", 10, 11], ["g"], ["p", 0], ["r"], ["y"]]);
    expect(elite.map(({ card }) => card)).toEqual(["Jo"]);
  });
});

describe("the guide", () => {
  const at = (phase: string, seat = "S"): SiegeScene => read(`siege-2020-tactics ././. ${seat} ${phase} ?7 ?7 ?30 2 - ?8 -`);
  const deciding = { mine: true, taken: [] as string[], can: () => false, retreating: false };

  it.each([
    ["prepare", "S", "siege-say-prepare-attacker"],
    ["prepare", "N", "siege-say-prepare-defender"],
    ["play", "S", "siege-say-play"],
    ["support:2", "S", "siege-say-support"],
    ["support:0", "S", "siege-say-shuffle"],
    ["swap:3", "N", "siege-say-swap"],
    ["declare", "S", "siege-say-declare"],
    ["draw", "N", "siege-say-draw"],
    ["close", "S", "siege-say-close"],
  ])("in %s of %s says %s", (phase, seat, id) => {
    expect(asked(at(phase, seat), deciding).id).toBe(id);
  });

  it("follows the steps of a card", () => {
    expect(asked(at("play"), { ...deciding, taken: ["card:r7"] })).toEqual({ id: "siege-say-place", card: "r7" });
    expect(asked(at("play"), { ...deciding, taken: ["card:Jo"] }).id).toBe("siege-say-place");
    expect(asked(at("play"), { ...deciding, taken: ["card:Re"] }).id).toBe("siege-say-re");
    expect(asked(at("play"), { ...deciding, taken: ["card:Re", "piece:S:r7:1"] }).id).toBe("siege-say-re-then");
    expect(asked(at("swap:2"), { ...deciding, taken: ["card:Re"] }).id).toBe("siege-say-give");
    expect(asked(at("prepare", "N"), { ...deciding, taken: ["oil"] }).id).toBe("siege-say-oil");
    expect(asked(at("prepare"), { ...deciding, retreating: true }).id).toBe("siege-say-retreat");
    expect(asked(at("support:2"), { ...deciding, taken: ["discard:r0"] })).toEqual({ id: "siege-say-support", left: 1 });
    expect(asked(at("play"), { ...deciding, can: (step) => step === "pass" }).id).toBe("siege-say-pass");
  });

  it("waits for others, and tells of the end", () => {
    expect(asked(at("play"), { ...deciding, mine: false }).id).toBe("siege-wait-turn");
    expect(asked(at("swap:3"), { ...deciding, mine: false }).id).toBe("siege-wait-swap");
    expect(endWords(at("play"))).toBeNull();
    expect(endWords(at("play~*"))).toBe("siege-end-near");
    expect(endWords(at("play**"))).toBe("siege-end-now");
    expect(doneWords(at("close"))).toBe("siege-done-close");
  });
});
