// A made-up fourth game: what the page needs to be told of it, and what it does with one that it was told nothing of.
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import en from "../../../src/tottenbury/words/en.ftl?raw";
import Books from "../home/Books.svelte";
import { newTable, type Settings } from "../home/newTable";
import { Starting } from "../home/starting.svelte";
import Steps from "../home/Steps.svelte";
import { sectionsOf } from "../learn/section";
import Overview from "../learn/Overview.svelte";
import Rules from "../learn/Rules.svelte";
import { readCommon, type Scene } from "../notation/scene";
import Board from "../table/board/Board.svelte";
import type { BoardProps } from "../table/board/board";
import { Choice } from "../table/board/choice.svelte";
import { remember } from "../wire/books.svelte";
import { movesOf } from "../testing/moves";
import type { RulebookShown } from "../wire/messages";
import { speakText } from "../words/index.svelte";
import { addGame, byGame, gameUi, readScene } from "./index";
import { game } from "./game";

// Messages know three games; any other name comes as text.
const named = (rulebook: string, name: string): RulebookShown =>
  ({
    rulebook,
    title: "Sticks",
    formats: ["single"],
    levels: ["easy"],
    options: [],
    game: name,
    hidden: false,
    claimants: [],
    sides: "alike",
    edition: "",
    language: "",
    own_match: "single",
    even_match: { setting: "tie", choice: "shared", choices: ["shared"] },
    places: 0,
    places_to_win: 0,
    adjacent_to_win: 0,
    hand: 0,
    deck: null,
    tactics: [],
    claims: null,
    cards_at: null,
    wall: [],
    formations: [],
    cauldrons: 0,
    guide: false,
    moves: [],
  }) as unknown as RulebookShown;

const SPOONS = named("spoons-1", "spoons");
const STICKS = named("sticks-1", "sticks");
const NAMES = { S: "Ann", N: "Ben" };
remember(SPOONS, STICKS);
speakText("en", en);

let shown: ReturnType<typeof mount> | null = null;

function show<P extends object>(component: Component<P>, props: P): HTMLElement {
  const target = document.createElement("main");
  document.body.append(target);
  shown = mount(component as Component, { target, props });
  flushSync();
  return target;
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

const board = (book: RulebookShown, line: string, choice: Choice | null): HTMLElement =>
  show(Board, { scene: readScene(line, book.game), book, bottom: "S", choice, names: NAMES });

describe("a game that the page does not know", () => {
  it("is played on the plain board", async () => {
    const made: string[] = [];
    const legal = ["take 1", "take 2", "r7@2"];
    const choice = new Choice(
      () => ({ legal, moves: movesOf(legal), kinds: [], seat: "S" }),
      (moves) => made.push(...moves),
    );
    const drawn = board(SPOONS, "spoons-1 4/2 S play ?3", choice);
    await vi.waitFor(() => expect(drawn.querySelectorAll("[data-step]")).toHaveLength(3));
    expect([...drawn.querySelectorAll("[data-step]")].map((button) => button.textContent)).toEqual(["r7", "take 1", "take 2"]);
    expect(drawn.textContent).toContain("4/2");
    expect(drawn.querySelector("[role=status]")?.textContent).toContain("Ann");
    drawn.querySelector<HTMLElement>('[data-step="card:r7"]')?.click();
    await tick();
    drawn.querySelector<HTMLElement>('[data-step="place:2"]')?.click();
    drawn.querySelector<HTMLElement>('[data-step="move:take 2"]')?.click();
    await tick();
    expect(made[0]).toBe("r7@2");
  });

  it("is only looked at where nobody has to decide", async () => {
    const drawn = board(SPOONS, "spoons-1 4/2 N over -", null);
    await vi.waitFor(() => expect(drawn.querySelector(".plain")).not.toBeNull());
    expect(drawn.querySelectorAll("button")).toHaveLength(0);
    expect(readScene("spoons-1 4/2 N over -", "spoons")).toMatchObject({ over: true, turn: "N", decides: null });
  });

  it("has a place on the first page and among the rules, by its rulebook's name", async () => {
    expect(byGame([SPOONS]).map(({ game: name }) => name)).toEqual(["spoons"]);
    expect(show(Books, { books: [SPOONS], chosen: SPOONS, starting: new Starting() }).textContent).toContain("spoons-1");
    expect(show(Steps, { book: SPOONS }).textContent).toBe("");
    expect(show(Overview, { books: [SPOONS] }).querySelector("h3")?.textContent).toBe("spoons-1");
    const sections = await sectionsOf(SPOONS);
    expect(show(Rules, { book: SPOONS, books: [SPOONS], sections }).querySelector("h1")?.textContent).toBe("spoons-1");
  });

  it("is laid as its sides ask for", () => {
    const chosen = {
      name: "Ann",
      otherName: "",
      level: "hard",
      format: "single",
      clock: "none",
      first: "lot",
      seat: "N",
      role: "S",
      options: {},
      even: {},
    } as unknown as Settings;
    expect(newTable(chosen, SPOONS, "friend").seat).toBe("lot");
    expect(newTable(chosen, { ...SPOONS, sides: "named" }, "friend").seat).toBe("N");
    expect(newTable(chosen, { ...SPOONS, sides: "different" }, "friend").seat).toBe("S");
  });
});

describe("a game with a drawing of its own", () => {
  interface Heap extends Scene {
    sticks: number;
  }

  it("is entered with one call, and gets the scenes that it has read", async () => {
    const Drawing = vi.fn();
    const read = (fields: readonly string[]): Heap => ({
      ...readCommon("sticks", fields[0] ?? "", fields[2] ?? "", fields[3] ?? ""),
      sticks: Number(fields[1]),
    });
    addGame(
      game<Heap>({
        game: "sticks",
        read,
        board: () => Promise.resolve({ default: Drawing as unknown as Component<BoardProps<Heap>> }),
        laid: (scene, { text }) => ({ ...scene, sticks: scene.sticks - Number(text) }),
      }),
    );
    expect(readScene("sticks-1 7 S play", "sticks")).toMatchObject({ sticks: 7, decides: "S" });
    expect(gameUi("sticks").laid?.(readScene("sticks-1 7 S play", "sticks"), { text: "2", move: null }, "S")).toMatchObject({ sticks: 5 });
    board(STICKS, "sticks-1 7 S play", null);
    await vi.waitFor(() => expect(Drawing).toHaveBeenCalled());
    expect(byGame([STICKS, SPOONS]).map(({ game: name }) => name)).toEqual(["sticks", "spoons"]);
  });
});
