import { fieldsOf } from "../../notation/scene";
import { describe, expect, it } from "vitest";
import { line } from "../../testing/moves";
import { readTug, writeTug, type TugScene } from "./scene";
import { arrange, Follower, pairs, type Dice } from "./dice";
import { effects } from "./effects";
import { lineUp } from "./lineup";

const scene = (line: string): TugScene => readTug(fieldsOf(line));
const values = (dice: Dice) => ({ S: dice.columns.S.map((die) => die.value), thrown: dice.thrown.map((die) => die?.value ?? null) });

describe("lines of the tug of war", () => {
  it.each([
    "tug 541 10 632 11 S roll -",
    "tug 5'42 6w1 631 4w3 S act 53",
    "tug 661 13 543 9 S reroll 66'5",
    "tug;weak_next_turn=yes 654 12 531 5w2'1 S act 43",
  ])("%s is written as it was read", (line) => expect(writeTug(scene(line))).toBe(line));

  it("tells who was laid down in this turn", () => {
    expect(scene("tug;weak_next_turn=yes 654 12 531 5w2'1 S act 43").teams.N).toMatchObject({ standing: 5, weakened: 2, fresh: 1 });
  });
});

describe("dice keep their places", () => {
  it("leaves a hole where a die was used", () => {
    const before = arrange(null, scene("tug 542 6 631 5 S act 531"));
    const after = arrange(before, scene("tug 54'2 6 631 4 S act 51"));
    expect(values(after).thrown).toEqual([5, null, 1]);
    expect(after.columns.S.map(({ id }) => id)).toEqual(before.columns.S.map(({ id }) => id));
  });

  it("puts a swapped die where the other one lay, as the same die", () => {
    const before = arrange(null, scene("tug 642 9 653 8 S act 651"));
    const after = arrange(before, scene("tug 66'4 14 653 8 S act 51"));
    expect(values(after)).toEqual({ S: [6, 4, 6], thrown: [null, 5, 1] });
    expect(after.columns.S[2]).toMatchObject({ marked: true, id: before.thrown[0]?.id });
  });

  it("gives each die one identity, however far one jumps in a replay", () => {
    const before = arrange(null, scene("tug 421 9 621 8 S act 666"));
    const { columns, thrown } = arrange(before, scene("tug 666 20 666 18 N act 6"));
    const ids = [...columns.S, ...columns.N, ...thrown.flatMap((die) => die ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(7);
  });

  it("lets a die thrown again fall where it lay", () => {
    const before = arrange(null, scene("tug 661 13 543 9 S reroll 652"));
    expect(values(arrange(before, scene("tug 661 13 543 9 S reroll 66'5"))).thrown).toEqual([6, 5, 6]);
  });

  it("uses of equal dice those that were touched", () => {
    const before = arrange(null, scene("tug 552 12 211 4 S act 441"));
    const after = arrange(before, scene("tug 55'2 12 211 3 S act 41"), { thrown: 0, column: 0 });
    expect(after.columns.S.map(({ marked }) => marked)).toEqual([true, false, false]);
    expect(values(after).thrown).toEqual([null, 4, 1]);
  });

  it("marks of equal dice the one that was free", () => {
    const before = arrange(null, scene("tug 666' 19 543 9 S act 65"));
    const after = arrange(before, scene("tug 66'6' 19 543 8w1 S act 5"));
    expect(after.columns.S.map(({ marked }) => marked)).toEqual([false, true, true]);
  });
});

describe("dice roll", () => {
  const rolls = (lines: string[], last = ""): boolean[] => {
    const follower = new Follower();
    const dice = lines.map((text) => follower.follow(scene(text), line(1, "S", last), 7)).at(-1);
    return dice?.thrown.map((die) => die?.rolled === 7) ?? [];
  };

  it("all three when they are thrown, none when a page is opened", () => {
    expect(rolls(["tug 661 13 543 9 S roll -", "tug 661 13 543 9 S reroll 652"])).toEqual([true, true, true]);
    expect(rolls(["tug 661 13 543 9 S reroll 652"])).toEqual([false, false, false]);
  });

  it("only the one that is thrown again, even if it shows the same", () => {
    expect(rolls(["tug 661 13 543 9 S reroll 652", "tug 661 13 543 9 S reroll 66'5"])).toEqual([false, false, true]);
    expect(rolls(["tug 651 12 543 9 S reroll 652", "tug 651 12 543 9 S act 652"], "reroll 5=5")).toEqual([false, true, false]);
  });

  it("none when they are kept, and none when one goes back in a replay", () => {
    expect(rolls(["tug 661 13 543 9 S reroll 652", "tug 661 13 543 9 S act 652"], "keep")).toEqual([false, false, false]);
    expect(rolls(["tug 661 13 543 9 N roll -", "tug 661 13 543 9 S act 652"])).toEqual([false, false, false]);
  });
});

describe("pairs of dice", () => {
  it("tell what each die of the column was used for", () => {
    const { columns } = arrange(null, scene("tug 5'43' 8w1 631 3w3 S act 5"));
    const found = pairs(columns.S, [line(1, "S", "roll 531"), line(1, "S", "C1/5"), line(1, "S", "B3/2")]);
    expect(found).toEqual([{ use: "C", met: 1 }, null, { use: "B", met: 2 }]);
  });
});

describe("pairs as they were seen", () => {
  it("tell what a die was used for while the turn goes on", () => {
    const follower = new Follower();
    const follow = (line: string) => follower.follow(scene(line), undefined, 0).columns.S.map((die) => die.pair ?? null);
    follow("tug 642 9 653 8 S act 651");
    expect(follow("tug 66'4 14 653 8 S act 51")).toEqual([null, null, { use: "B", met: 2 }]);
    expect(follow("tug 66'4' 14 653 7 S act 1")).toEqual([null, { use: "A", met: 5 }, { use: "B", met: 2 }]);
    expect(follow("tug 664 14 653 6w1 N roll -")).toEqual([null, null, null]);
  });
});

describe("what a move does", () => {
  const told = (before: string, after: string) => effects(scene(before), scene(after), "S");

  it("eliminates and weakens", () => {
    expect(told("tug 542 6 631 5w2 S act 5", "tug 542 6 631 4w2 N roll -")).toEqual([{ kind: "out-standing", seat: "N", count: 1 }]);
    expect(told("tug 542 6 631 5w2 S act 5", "tug 542 6 631 5w1 N roll -")).toEqual([{ kind: "out-weakened", seat: "N", count: 1 }]);
    expect(told("tug 542 6 631 5w2 S act 5", "tug 542 6 631 4w3 N roll -")).toEqual([{ kind: "down", seat: "N", count: 1 }]);
    expect(told("tug 542 6 631 0w2 S act 5", "tug 542 6 631 0w2 N roll -")).toEqual([{ kind: "nothing" }]);
  });

  it("swaps dice, and athletes come and go", () => {
    expect(told("tug 533 8w2 651 12 S act 532", "tug 333' 9 651 12 S act 52")).toEqual([
      { kind: "column", from: 5, to: 3 },
      { kind: "come", seat: "S", count: 1 },
      { kind: "leave-weakened", seat: "S", count: 2 },
    ]);
  });

  it("wins and loses", () => {
    expect(told("tug 653 11 642 1w2 S act 444", "tug 653 11 642 0 S over -")).toEqual([
      { kind: "out-standing", seat: "N", count: 1 },
      { kind: "out-weakened", seat: "N", count: 2 },
      { kind: "wins" },
    ]);
    expect(told("tug 6'5'4 1 331 0w4 S act 1", "tug 6'5'1' 0 331 0w4 N over -").at(-1)).toEqual({ kind: "loses" });
  });
});

describe("athletes at the rope", () => {
  it.each([0, 1, 5, 18, 30])("%i stand inside the meadow", (count) => {
    for (const room of [180, 450]) {
      const { size, spots } = lineUp(count, room, 20, 110);
      expect(spots).toHaveLength(count);
      expect(Math.max(0, ...spots.map((x) => x + size / 2))).toBeLessThanOrEqual(room + 1);
      expect(Math.min(size, ...spots)).toBeGreaterThan(0);
    }
  });
});
