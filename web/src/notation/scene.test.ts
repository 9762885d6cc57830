import { fieldsOf } from "./scene";
import { describe, expect, it } from "vitest";
import { readSiege } from "../games/siege/scene";
import { readStones } from "../games/stones/scene";
import { readTug } from "../games/tug/scene";

describe("a position line as a scene", () => {
  it("has cards in order of arrival, owners and hidden hands", () => {
    const line = "stones-2024-tactics MuR8G8B8Y8p9o9/B5B6jor6B7+/././././././. S claim b1b2g1g2y1y2 ?5t2 ?32 ?6 r9 Mujo";
    const scene = readStones(fieldsOf(line));
    expect(scene.places).toHaveLength(9);
    expect(scene.places[0]?.terrain).toEqual([{ card: "Mu", seat: "S" }]);
    expect(scene.places[0]?.cards.map(({ card, seat }) => seat + card)).toEqual(["Sr8", "Sg8", "Sb8", "Sy8", "Np9", "No9"]);
    expect(scene.places[1]).toMatchObject({ owner: "S", damaged: false });
    expect(scene.places[1]?.cards[2]).toEqual({ card: "Jo", seat: "N" });
    expect(scene.hands.S.cards).toEqual(["b1", "b2", "g1", "g2", "y1", "y2"]);
    expect(scene.hands.N.cards).toEqual(["?c", "?c", "?c", "?c", "?c", "?t", "?t"]);
    expect(scene.pile).toHaveLength(32);
    expect(scene.tacticPile).toEqual(Array(6).fill("?t"));
    expect(scene.discards).toEqual([{ card: "r9", seat: "N" }]);
    expect(scene.played.map(({ card, seat }) => seat + card)).toEqual(["SMu", "NJo"]);
    expect(scene).toMatchObject({ turn: "S", decides: "S", phase: "claim", over: false });
  });

  it("tells known cards in a pile, passes, and who decides in whose turn", () => {
    const scene = readStones(fieldsOf("stones-2004-tactics ./././././././././. S>N mud-discard~ ?6 b1 r1b2?38 ?10 - -"));
    expect(scene.pile.slice(0, 3)).toEqual(["r1", "b2", "?c"]);
    expect(scene).toMatchObject({ turn: "S", decides: "N", phase: "mud-discard", passes: 1 });
  });

  it("reads the wall, its damage, oil, the last turn and picks", () => {
    const scene = readSiege(fieldsOf("siege-2020-tactics ./R5G5/./!R0G1B2Y3r1g4/!././. S swap:3** b1g5>p2p3 ?4>?2 - 2 b0g0 ?8 Sw"));
    expect(scene.places.map(({ damaged }) => damaged)).toEqual([false, false, false, true, true, false, false]);
    expect(scene).toMatchObject({ cauldrons: 2, last: 2, phase: "swap", left: 3 });
    expect(scene.hands.S).toEqual({ cards: ["b1", "g5"], picked: ["p2", "p3"] });
    expect(scene.hands.N.picked).toEqual(["?c", "?c"]);
    expect(scene.pile).toEqual([]);
  });

  it("reads columns, athletes and dice", () => {
    const scene = readTug(fieldsOf("tug 43'2 9 511 0w2 S act 441"));
    expect(scene.teams.S.column).toEqual([
      { value: 4, marked: false },
      { value: 3, marked: true },
      { value: 2, marked: false },
    ]);
    expect(scene.teams.N).toMatchObject({ standing: 0, weakened: 2 });
    expect(scene.thrown.map(({ value }) => value)).toEqual([4, 4, 1]);
  });

  it("knows the winner at the end, and a draw", () => {
    expect(readTug(fieldsOf("tug 432 9 511 0 S over -"))).toMatchObject({ over: true, turn: "S", decides: null });
    expect(readStones(fieldsOf("stones-1999 ./././././././././. - over - - -"))).toMatchObject({ over: true, turn: null });
  });
});
