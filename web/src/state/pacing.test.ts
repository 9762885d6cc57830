import { describe, expect, it } from "vitest";
import type { LineShown, Projection, SeatShown, Table, Update } from "../wire/messages";
import { line } from "../testing/moves";
import { Pacer, type Surroundings } from "./pacing.svelte";
import type { Pace } from "./settings.svelte";

const person: SeatShown = { name: "Anne", computer: null, joined: true, left: false, points: 0, won: 0 };
const computer: SeatShown = { ...person, name: "", computer: "normal" };

function table(sequence: number, to_move: "S" | "N" | null, extra: Partial<Table> = {}): Table {
  return {
    game: "g",
    sequence,
    viewer: "S",
    rulebook: "tug",
    format: "single",
    status: "running",
    public: false,
    round: 1,
    south: person,
    north: computer,
    first: "S",
    position: "",
    to_move,
    before: null,
    legal: to_move === "S" ? ["roll"] : [],
    behind: {},
    moves: {},
    blocked: {},
    waiting: null,
    result: null,
    match_result: null,
    drawn: 0,
    offers: {},
    ready: [],
    may: [],
    clock: null,
    hints: 0,
    practice: false,
    guide: false,
    ...extra,
  };
}

const whole = (sequence: number, to_move: "S" | "N"): Projection => ({
  type: "table",
  table: table(sequence, to_move),
  log: [],
  chat: [],
  fair: null,
});
const step = (sequence: number, to_move: "S" | "N" | null, line: LineShown, extra: Partial<Table> = {}): Update => ({
  type: "update",
  table: table(sequence, to_move, extra),
  kept: 0,
  log: [line],
  chat: [],
  fair: null,
});

/** A pacer in a world with a clock of its own, and what it has shown: sequence numbers and who is called. */
function paced(pace: Pace = "calm", around: Partial<Surroundings> = {}) {
  let time = 0;
  let due: { at: number; then: () => void } | null = null;
  const shown: string[] = [];
  const tempos: number[] = [];
  const show = (_: unknown, now: Table, tempo: number): void => {
    shown.push(`${now.sequence}${now.to_move ?? "-"}${now.result ? "!" : ""}`);
    tempos.push(tempo);
  };
  const pacer = new Pacer(show, {
    pace: () => pace,
    still: () => false,
    away: () => false,
    now: () => time,
    later: (then, milliseconds) => {
      due = { at: time + milliseconds, then };
      return () => (due = null);
    },
    ...around,
  });
  const pass = (milliseconds: number): void => {
    const end = time + milliseconds;
    while (due && due.at <= end) {
      const { at, then } = due;
      due = null;
      time = at;
      then();
    }
    time = end;
  };
  return { pacer, shown, tempos, pass };
}

const ROLL: LineShown = line(2, "N", "roll 431");
const KEEP: LineShown = line(2, "N", "keep");
const USE: LineShown = line(2, "N", "A3/5");

describe("the pace of a computer", () => {
  it("shows its actions one after the other, and calls us when the last one lies", () => {
    const { pacer, shown, pass } = paced();
    pacer.hear(whole(1, "N"));
    for (const [number, line] of [ROLL, KEEP, USE].entries()) pacer.hear(step(2 + number, number === 2 ? "S" : "N", line));
    expect(shown).toEqual(["1N", "2N"]);
    pass(10_000);
    expect(shown).toEqual(["1N", "2N", "3N", "4N", "4S"]);
    expect(pacer.busy).toBe(false);
  });

  it("waits until our own action has been seen", () => {
    const { pacer, shown, pass } = paced();
    pacer.hear(whole(1, "S"));
    pacer.hear(step(2, "N", line(1, "S", "A3/5")));
    pacer.hear(step(3, "N", ROLL));
    expect(shown).toEqual(["1S", "2N"]);
    pass(10_000);
    expect(shown.at(-1)).toBe("3N");
  });

  it("keeps nobody waiting who wants it instantly, or does not look", () => {
    for (const { pacer, shown } of [paced("instant"), paced("calm", { away: () => true })]) {
      pacer.hear(whole(1, "N"));
      pacer.hear(step(2, "N", ROLL));
      pacer.hear(step(3, "S", USE));
      expect(shown).toEqual(["1N", "2N", "3S"]);
      expect(pacer.busy).toBe(false);
    }
  });

  it("shows all at once to who has seen enough, in order", () => {
    const { pacer, shown, pass } = paced();
    pacer.hear(whole(1, "N"));
    for (const [number, line] of [ROLL, KEEP, USE].entries()) pacer.hear(step(2 + number, number === 2 ? "S" : "N", line));
    pacer.skip();
    expect(shown).toEqual(["1N", "2N", "3N", "4S"]);
    pass(10_000);
    expect(shown).toHaveLength(4);
  });

  it("shows the rest of the turn at once even if it comes later, and the next turn at its pace again", () => {
    const { pacer, shown, pass } = paced();
    pacer.hear(whole(1, "N"));
    pacer.hear(step(2, "N", ROLL));
    pacer.skip();
    pacer.hear(step(3, "N", KEEP));
    pacer.hear(step(4, "S", USE));
    expect(shown).toEqual(["1N", "2N", "3N", "4S"]);
    pacer.catchUp(); // we act
    pacer.hear(step(5, "N", line(3, "S", "A3/5")));
    pacer.hear(step(6, "N", line(4, "N", "roll 431")));
    expect(shown.at(-1)).toBe("5N");
    pass(10_000);
    expect(shown.at(-1)).toBe("6N");
  });

  it("tells the result when the last action has been seen", () => {
    const { pacer, shown, pass } = paced();
    pacer.hear(whole(1, "N"));
    pacer.hear(step(2, null, USE, { status: "finished", result: "N last-athlete" }));
    expect(shown).toEqual(["1N", "2N"]);
    pass(10_000);
    expect(shown.at(-1)).toBe("2-!");
  });

  it("takes a whole table for what there is now", () => {
    const { pacer, shown, pass } = paced();
    pacer.hear(whole(1, "N"));
    pacer.hear(step(2, "N", ROLL));
    pacer.hear(step(3, "N", KEEP));
    pacer.hear(whole(9, "S"));
    pass(10_000);
    expect(shown).toEqual(["1N", "2N", "9S"]);
  });

  it("lets a deal be seen before the computer begins, and what a spectator sees of a person before it goes on", () => {
    const { pacer, shown, pass } = paced();
    pacer.hear(whole(1, "N"));
    pacer.hear({ ...step(2, "N", ROLL, { position: "dealt" }), log: [] });
    pacer.hear(step(3, "S", USE));
    pacer.hear(step(4, "N", line(3, "S", "A3/5")));
    expect(shown).toEqual(["1N", "2N"]);
    pass(10_000);
    expect(shown).toEqual(["1N", "2N", "3N", "3S", "4N"]);
  });

  it("moves things no longer than they are looked at, and not at all where everything is shown at once", () => {
    const brisk = paced("brisk");
    brisk.pacer.hear(whole(1, "N"));
    brisk.pacer.hear(step(2, "N", ROLL));
    brisk.pacer.hear(step(3, "N", KEEP));
    brisk.pacer.skip();
    const [, thrown, kept] = brisk.tempos;
    expect(thrown).toBeGreaterThan(0);
    expect(thrown).toBeLessThan(1);
    expect(kept).toBe(0);
    const instant = paced("instant");
    instant.pacer.hear(whole(1, "S"));
    instant.pacer.hear(step(2, "N", line(1, "S", "A3/5")));
    instant.pacer.hear(step(3, "S", USE));
    expect(instant.tempos).toEqual([1, 1, 0]); // one's own is seen to move, the computer's is there
  });

  it("does not let people wait for one another, nor for long where a clock runs", () => {
    const { pacer, shown } = paced();
    const two = { north: person };
    pacer.hear({ ...whole(1, "N"), table: table(1, "N", two) });
    pacer.hear(step(2, "N", ROLL, two));
    pacer.hear(step(3, "S", USE, two));
    expect(shown).toEqual(["1N", "2N", "3S"]);
    const clocked = paced();
    const clock = { control: "move:60", south: 1, north: 1, running: null, at: 0 };
    clocked.pacer.hear(whole(1, "N"));
    clocked.pacer.hear(step(2, "N", ROLL, { clock }));
    clocked.pacer.hear(step(3, "N", USE, { clock }));
    clocked.pass(600);
    expect(clocked.shown).toEqual(["1N", "2N", "3N"]);
  });
});
