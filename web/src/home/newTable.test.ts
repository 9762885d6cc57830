import { describe, expect, it } from "vitest";
import type { RulebookShown } from "../wire/messages";
import {
  fittingFormat,
  fittingLevel,
  formatKinds,
  newTable,
  readClock,
  readFormat,
  readOptions,
  unusual,
  withOption,
  writeClock,
  writeFormat,
  type Settings,
} from "./newTable";

const book = {
  rulebook: "stones-1999",
  game: "stones",
  sides: "alike",
  formats: ["single", "series", "feud"],
  levels: ["novice", "easy", "normal", "hard", "expert"],
  even_match: { setting: "tie", choice: "shared", choices: ["shared", "extra_game"] },
  options: [
    { name: "hand", choice: "6", choices: ["5", "6", "7"] },
    { name: "stalemate", choice: "adjudicate", choices: ["adjudicate", "draw"] },
  ],
} as unknown as RulebookShown;
const siege = {
  ...book,
  rulebook: "siege-2020",
  game: "siege",
  sides: "different",
  formats: ["single", "revenge"],
  options: [],
} as RulebookShown;

const chosen: Settings = {
  name: " Anne ",
  otherName: "Ben",
  level: "hard",
  format: "feud:5",
  clock: "fischer:300+5",
  clockForComputer: false,
  seat: "N",
  role: "S",
  first: "other",
  public: true,
  publicForComputer: false,
  confirm: true,
  options: { "stones-1999": "hand=7" },
  even: { tie: "extra_game" },
};

describe("formats", () => {
  it("are read and written", () => {
    for (const text of ["single", "series", "series:3", "feud:7", "revenge", "rematch"]) expect(writeFormat(readFormat(text))).toBe(text);
    expect(readFormat("series").kind).toBe("series-open");
    expect(writeFormat({ kind: "feud", games: Number.NaN })).toBe("feud:5");
    expect(writeFormat({ kind: "series", games: 5000 })).toBe("series:999");
  });
  it("are those of the rulebook", () => {
    expect(formatKinds(book)).toEqual(["single", "series-open", "series", "feud"]);
    expect(fittingFormat("feud:5", siege)).toBe("single");
    expect(fittingFormat("revenge", siege)).toBe("revenge");
    expect(fittingFormat("feud", book)).toBe("feud:5");
  });
});

describe("clocks", () => {
  it("are read and written", () => {
    for (const text of ["none", "move:60", "fischer:300+5", "fischer:90+0"]) expect(writeClock(readClock(text))).toBe(text);
    expect(readClock("nonsense").kind).toBe("none");
    expect(writeClock({ kind: "move", seconds: 0, increment: 0 })).toBe("move:1");
    expect(writeClock({ kind: "fischer", seconds: Number.NaN, increment: Number.NaN })).toBe("fischer:300+0");
  });
});

describe("rulings", () => {
  it("are kept where they differ", () => {
    expect(withOption("", book, "hand", "7")).toBe("hand=7");
    expect(withOption("hand=7", book, "stalemate", "draw")).toBe("hand=7;stalemate=draw");
    expect(withOption("hand=7;stalemate=draw", book, "hand", "6")).toBe("stalemate=draw");
    expect(readOptions("hand=99;gone=yes;hand=7", book)).toEqual({ hand: "7" });
  });
});

describe("a new table", () => {
  it("is as it was chosen", () => {
    expect(newTable({ ...chosen, first: "lot" }, book, "friend")).toEqual({
      rulebook: "stones-1999;hand=7",
      against: "friend",
      seat: "lot",
      first: "lot",
      name: "Anne",
      other_name: "",
      format: "feud:5",
      tie: "extra_game",
      clock: "fischer:300+5",
      public: true,
      confirm: true,
    });
    expect(newTable(chosen, book, "computer").against).toBe("hard");
  });
  it("has a clock and spectators against the computer only where that was chosen", () => {
    expect(newTable(chosen, book, "computer")).toMatchObject({ clock: "none", public: false });
    expect(newTable({ ...chosen, clockForComputer: true, publicForComputer: true }, book, "computer")).toMatchObject({
      clock: "fischer:300+5",
      public: true,
    });
    expect(newTable({ ...chosen, publicForComputer: true, public: false }, book, "computer").public).toBe(false);
    expect(newTable({ ...chosen, publicForComputer: true }, book, "self")).toMatchObject({ clock: "fischer:300+5", public: false });
  });
  it("seats people where the game has sides, each by its own wish", () => {
    expect(newTable(chosen, siege, "computer").seat).toBe("S");
    expect(newTable(chosen, { ...book, game: "tug", sides: "named" } as RulebookShown, "computer")).toMatchObject({
      seat: "N",
      first: "S",
    });
  });
  it("gives a seat to who wants to begin", () => {
    const table = newTable({ ...chosen, seat: "lot", first: "me" }, book, "computer");
    expect(["S", "N"]).toContain(table.seat);
    expect(table.first).toBe(table.seat);
    expect(newTable({ ...chosen, seat: "lot", first: "lot" }, book, "friend")).toMatchObject({ seat: "lot", first: "lot" });
  });
  it("names both where two play at one screen, and shows it to nobody", () => {
    const table = newTable(chosen, book, "self");
    expect(table).toMatchObject({ against: "self", name: "Anne", other_name: "Ben", public: false });
  });
  it("leaves out what does not fit the rulebook", () => {
    expect(newTable(chosen, siege, "friend")).toMatchObject({ rulebook: "siege-2020", format: "single", first: "lot", against: "friend" });
    expect(fittingLevel("perfect", book)).toBe("normal");
    expect(newTable({ ...chosen, format: "single" }, book, "friend")).not.toHaveProperty("tie");
    expect(newTable({ ...chosen, even: { tie: "nonsense" } }, book, "friend")).toMatchObject({ tie: "shared" });
  });
  it("tells what is unusual, and where it holds among people only", () => {
    const told = unusual(chosen, book).map(({ what, value, people }) => [what, value, people]);
    expect(told).toEqual([
      ["format", "feud:5", false],
      ["clock", "fischer:300+5", true],
      ["first", "other", false],
      ["public", "", true],
      ["confirm", "", false],
      ["rulings", "1", false],
    ]);
    expect(
      unusual(
        { ...chosen, format: "single", clock: "none", seat: "lot", first: "lot", public: false, confirm: false, options: {}, even: {} },
        book,
      ),
    ).toEqual([]);
  });
});
