import { describe, expect, it } from "vitest";
import type { Projection, Table, Update } from "../wire/messages";
import type { Connection, TableListener } from "../wire/socket.svelte";
import { line } from "../testing/moves";
import { tellOfBooks } from "../wire/books.testing";
import { TableStore } from "./table.svelte";

const LINE = "stones-1999 g1/./././././././. S play b4b6b7g9p7y4 ?6 ?41";

function table(viewer: "S" | "N" | null, sequence: number, extra: Partial<Table> = {}): Table {
  const seat = { name: "Anne", computer: null, joined: true, left: false, points: 0, won: 0 };
  return {
    game: "g",
    sequence,
    viewer,
    rulebook: "stones-1999",
    format: "single",
    status: "running",
    public: false,
    round: 1,
    south: seat,
    north: seat,
    first: "S",
    position: LINE,
    to_move: "S",
    before: null,
    legal: viewer === "S" ? ["b4@1"] : [],
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

const whole = (viewer: "S" | "N" | null, sequence: number, extra: Partial<Table> = {}): Projection => ({
  type: "table",
  table: table(viewer, sequence, extra),
  log: [line(1, "N", "g1@1"), line(1, "N", "+c=?")],
  chat: [],
  fair: null,
});

tellOfBooks();

function followed() {
  let listener: TableListener = () => undefined;
  const line = { unanswered: [], follow: (_game: string, _token: string, heard: TableListener) => ((listener = heard), () => undefined) };
  return {
    store: new TableStore("g", "", line as unknown as Connection),
    hear: (message: Parameters<TableListener>[0]) => listener(message),
  };
}

describe("a table", () => {
  it("is followed change by change", () => {
    const { store, hear } = followed();
    hear(whole("S", 4));
    const change: Update = {
      type: "update",
      table: table("S", 5),
      kept: 1,
      log: [line(1, "N", "+c=p4")],
      chat: [["N", "hello", 1, "Ben"]],
      fair: null,
    };
    hear(change);
    expect(store.log).toEqual([line(1, "N", "g1@1"), line(1, "N", "+c=p4")]);
    expect(store.chat).toHaveLength(1);
    expect(store.facing).toBe("S");
    expect(store.legal).toEqual(["b4@1"]);
  });

  it("knows how far faster rules are until they are there", () => {
    const { store, hear } = followed();
    const building = { family: "stones", step: "compiling", done: 2, total: 5, seconds_left: 30 } as const;
    hear(whole("S", 4));
    expect(store.speed).toBeNull();
    hear({ type: "speed", game: "g", interpreted: true, shallow: true, building });
    expect(store.speed?.building).toEqual(building);
    hear(whole("S", 5)); // the connection came back, and they were built meanwhile
    expect(store.speed).toBeNull();
    hear({ type: "speed", game: "g", interpreted: true, shallow: false, building });
    hear({ type: "speed", game: "g", interpreted: false, shallow: false, building: null });
    expect(store.speed).toBeNull();
  });

  it("covers both hands until the device is handed over", () => {
    const { store, hear } = followed();
    hear(whole("S", 4));
    hear(whole("N", 4));
    expect(store.oneScreen).toBe(true);
    expect(store.covered).toBe(true);
    expect(store.legal).toEqual([]);
    expect(JSON.stringify(store.scene)).not.toContain("b4");
    store.holder = "S";
    expect(store.covered).toBe(false);
    expect(JSON.stringify(store.scene)).toContain("b4");
  });

  it("hands nothing over where everything lies open", () => {
    const { store, hear } = followed();
    const open = { rulebook: "tug", position: "tug 541 10 632 11 N roll -", to_move: "N" } as const;
    hear(whole("S", 4, open));
    hear(whole("N", 4, { ...open, legal: ["roll"] }));
    expect(store.covered).toBe(false);
    expect(store.facing).toBe("N");
    expect(store.legal).toEqual(["roll"]);
  });

  it("follows a player who changes seats, and a spectator who sits down", () => {
    const { store, hear } = followed();
    hear(whole(null, 1));
    hear(whole("S", 2));
    expect(store.viewers).toEqual(["S"]);
    hear({ type: "update", table: table("N", 3), kept: 0, log: [], chat: [], fair: null });
    expect(store.viewers).toEqual(["N"]);
  });

  it("keeps what it knows of the deal until something of it changes", () => {
    const { store, hear } = followed();
    const fair = { commitment: "c", south: "", north: "", secret: null, next: null, awaited: [], pending: false };
    hear({ ...whole("S", 4), fair });
    hear({ type: "update", table: table("S", 5), kept: 2, log: [], chat: [], fair: null });
    expect(store.fair).toEqual(fair);
    hear({ type: "update", table: table("S", 6), kept: 2, log: [], chat: [], fair: { ...fair, secret: "s" } });
    expect(store.fair?.secret).toBe("s");
  });
});
