import { describe, expect, it } from "vitest";
import { line } from "../../testing/moves";
import { clockText, isLow, timeLeft } from "../players/clock";
import { lastSteps, turnNotation, turnsOf } from "./turns";

const LOG = [
  line(1, "S", "r7@3"),
  line(1, "S", "+c=b2"),
  line(2, "N", "De Mu:6"),
  line(2, "S", "x r1:6"),
  line(2, "N", "+t=?"),
  line(3, "S", "b2@4"),
];

describe("a log", () => {
  it("is shown turn by turn", () => {
    expect(turnsOf(LOG).map(({ turn, seat, steps }) => [turn, seat, steps.length])).toEqual([
      [1, "S", 2],
      [2, "N", 3],
      [3, "S", 1],
    ]);
    expect(turnsOf(LOG).map(turnNotation)[1]).toBe("2. N De Mu:6 S:x r1:6 +t=?");
  });

  it("tells the last turn that is not one's own running one", () => {
    expect(lastSteps(LOG, "S", "S")).toHaveLength(3); // South's third turn goes on: North's turn is marked
    expect(lastSteps(LOG, "S", "N")).toEqual([line(3, "S", "b2@4")]); // it has ended
    expect(lastSteps(LOG, "N", "S")).toEqual([line(3, "S", "b2@4")]);
    expect(lastSteps(LOG, null, "S")).toEqual([line(3, "S", "b2@4")]); // a spectator
    expect(lastSteps(LOG.slice(0, 1), "S", "S")).toEqual([]);
    expect(lastSteps([], "S", "S")).toEqual([]);
  });
});

describe("a clock", () => {
  const clock = { control: "fischer:300+5", south: 60_000, north: 5000, running: "S" as const, at: 1000 };

  it("runs for one seat, by the server's time, and never below nothing", () => {
    expect(timeLeft(clock, "S", 11_000)).toBe(50_000);
    expect(timeLeft(clock, "N", 11_000)).toBe(5000);
    expect(timeLeft(clock, "S", 500)).toBe(60_000);
    expect(timeLeft(clock, "S", 99_000)).toBe(0);
  });

  it("is written as people read it", () => {
    expect([3_723_000, 245_000, 60_000, 9_400, 0].map(clockText)).toEqual(["1:02:03", "4:05", "1:00", "9.4", "0.0"]);
    expect(clockText(59_400)).toBe("1:00");
  });

  it("warns", () => {
    expect(isLow(clock, 29_000)).toBe(true);
    expect(isLow({ ...clock, control: "move:60" }, 29_000)).toBe(false);
  });
});
