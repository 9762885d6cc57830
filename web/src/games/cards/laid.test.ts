import { fieldsOf } from "../../notation/scene";
import { describe, expect, it } from "vitest";
import { told } from "../../testing/moves";
import { readSiege } from "../siege/scene";
import { readStones } from "../stones/scene";
import { laid } from "./laid";

const STONES = readStones(fieldsOf("stones-2004-tactics R7b1/MuJo/././././././. S play b4g4ReFo ?6 ?30 ?6 - MuJo"));
const SIEGE = readSiege(fieldsOf("siege-2020-tactics R7b1/JoG1Jo/./././././. S play b4RcTr ?7 ?30 3 y8 ?6 JoJo"));

describe("a move that waits to be confirmed", () => {
  it("lies where it is to go, and no longer in the hand", () => {
    const shown = laid(STONES, told("b4@1", null, "stones"), "S");
    expect(shown.places[0]?.cards.map(({ card, seat }) => card + seat)).toEqual(["r7S", "b1N", "b4S"]);
    expect(shown.hands.S.cards).not.toContain("b4");
    expect(STONES.hands.S.cards).toContain("b4");
    expect(laid(STONES, told("Fo@3", null, "stones"), "S").places[2]?.terrain).toEqual([{ card: "Fo", seat: "S" }]);
  });

  it("has moved or taken what a tactic card moves or takes", () => {
    const moved = laid(STONES, told("Re Mu:2>4", null, "stones"), "S");
    expect([moved.places[1]?.terrain, moved.places[3]?.terrain.length]).toEqual([[], 1]);
    const treason = laid(SIEGE, told("Tr b1:1>3", null, "siege"), "S");
    expect([treason.places[0]?.cards.length, treason.places[2]?.cards]).toEqual([1, [{ card: "b1", seat: "S" }]]);
    const recruited = laid(SIEGE, told("Rc y8@5", null, "siege"), "S");
    expect([recruited.discards, recruited.places[4]?.cards.length, recruited.hands.S.cards]).toEqual([[], 1, ["b4", "Tr"]]);
    const redeployed = laid(SIEGE, told("Re Jo2:2>x", null, "siege"), "S");
    expect(redeployed.places[1]?.cards.map(({ card }) => card)).toEqual(["Jo", "g1"]);
  });

  it("shows nothing of what else it brings", () => {
    for (const move of [".", "!1", "+c", "Su"]) expect(laid(SIEGE, told(move, null, "siege"), "S")).toBe(SIEGE);
  });
});
