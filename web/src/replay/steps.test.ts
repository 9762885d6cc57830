import { describe, expect, it } from "vitest";
import type { StepShown } from "../wire/messages";
import { line, partsOf } from "../testing/moves";
import { placeAddress, readPlace, stopFrom, stopsOf, turnsWithPlaces, turnUpTo } from "./steps";

const step = (turn: number, seat: "S" | "N" | null, text: string, decision = true): StepShown => ({
  turn,
  seat,
  text,
  struck: null,
  move: partsOf(text),
  position: "",
  decision,
});
const STEPS = [step(0, null, ""), step(1, "S", "r7@3", false), step(1, "S", "+c=b2"), step(2, "N", "g5@3", false), step(2, "N", "+c=?")];

describe("going through a game", () => {
  it("stops where somebody decides", () => {
    const stops = stopsOf(STEPS);
    expect(stops).toEqual([0, 2, 4]);
    expect(stopFrom(stops, 0, 1)).toBe(2);
    expect(stopFrom(stops, 3, 1)).toBe(4);
    expect(stopFrom(stops, 3, -1)).toBe(2);
    expect(stopFrom(stops, 4, 1)).toBe(4);
    expect(stopFrom(stops, 0, -1)).toBe(0);
  });

  it("stops at the end, wherever the record ends", () => {
    expect(stopsOf([step(0, null, ""), step(1, "S", "r7@3", false)])).toEqual([0, 1]);
  });

  it("marks the turn up to here", () => {
    expect(turnUpTo(STEPS, 3)).toEqual([line(2, "N", "g5@3")]);
    expect(turnUpTo(STEPS, 0)).toEqual([]);
  });

  it("tells the steps turn by turn", () => {
    expect(turnsWithPlaces(STEPS).map(({ seat, steps }) => [seat, steps.map(({ index }) => index)])).toEqual([
      ["S", [1, 2]],
      ["N", [3, 4]],
    ]);
  });
});

describe("the address of a moment", () => {
  it("is read as it was written", () => {
    const address = placeAddress({ game: "WQDNa1SO_oOQNWYR", round: 2, view: "all" }, 17);
    expect(readPlace(new URL(address, "http://x").searchParams)).toEqual({ round: 2, at: 17, view: "all" });
  });

  it("leaves out what makes no sense", () => {
    expect(readPlace(new URLSearchParams("round=x&at=-3&view=everything"))).toEqual({ round: undefined, at: undefined, view: undefined });
  });
});
