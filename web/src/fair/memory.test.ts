import { beforeEach, describe, expect, it } from "vitest";
import type { FairShown, Refusal } from "../wire/messages";
import type { Command } from "../wire/socket.svelte";
import { Memory, randomText } from "./memory";
import { Mixer } from "./mixing";

const fair = (more: Partial<FairShown> = {}): FairShown => ({
  commitment: null,
  south: "",
  north: "",
  secret: null,
  next: "c1",
  awaited: [],
  pending: false,
  ...more,
});
const refused = (code: Refusal["code"]): Refusal => ({ type: "refused", code, reason: "", game: "g", id: "i", words: null });

beforeEach(() => localStorage.clear());

describe("what a browser remembers of deals", () => {
  it("counts the games of a table from the first one on", () => {
    const memory = new Memory("g");
    memory.see(fair());
    memory.see(fair({ commitment: "c1", next: null }));
    memory.see(fair({ commitment: "c1", next: "c2", secret: "s1" }));
    memory.see(fair({ commitment: "c2", next: null }));
    expect(memory.deals.map(({ number, shown, played }) => [number, shown, played])).toEqual([
      [1, "c1", "c1"],
      [2, "c2", "c2"],
    ]);
    expect(memory.find(2, "c2")?.shown).toBe("c2");
  });

  it("knows another seal than the one that was shown", () => {
    const memory = new Memory("g");
    const before = fair();
    memory.see(before);
    memory.see(fair({ commitment: "other", next: null }), before);
    expect(memory.find(null, "other")?.shown).toBe("c1");
    expect(memory.find(1, "other")?.shown).toBe("c1");
  });

  it("says of a game that it came late to that it has seen nothing before", () => {
    const memory = new Memory("g");
    memory.see(fair({ commitment: "c4", next: null }));
    expect(memory.find(null, "c4")).toMatchObject({ number: null, shown: "" });
    expect(memory.find(4, "c9")).toBeNull();
  });

  it("forgets the oldest tables, and is not disturbed by what is not its own", () => {
    localStorage.setItem("tottenbury.fair", "nonsense");
    for (let table = 0; table < 80; table++) new Memory(`g${table}`).see(fair());
    expect(Object.keys(JSON.parse(localStorage.getItem("tottenbury.fair") ?? "{}") as object)).toHaveLength(60);
    expect(new Memory("g79").deals).toHaveLength(1);
  });

  it("makes texts that a server takes, and never the same", () => {
    const texts = Array.from({ length: 200 }, randomText);
    expect(new Set(texts).size).toBe(200);
    for (const text of texts) expect(text).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });
});

describe("adding texts", () => {
  function mixing(answer: (command: Command) => Refusal | null = () => null) {
    const said: { seat: string; command: Command }[] = [];
    const mixer = new Mixer("g", (command, seat) => (said.push({ seat, command }), Promise.resolve(answer(command))));
    return { mixer, said };
  }

  it("adds one for each seat of ours that is awaited, once", async () => {
    const { mixer, said } = mixing();
    const now = fair({ awaited: ["S", "N"] });
    mixer.heard(now, "S");
    mixer.heard(now, "N");
    mixer.heard(now, "S");
    mixer.heard(now, null);
    await Promise.resolve();
    expect(said.map(({ seat }) => seat)).toEqual(["S", "N"]);
    expect(said.map(({ command }) => (command.do === "mix" ? command.commitment : ""))).toEqual(["c1", "c1"]);
    const texts = new Memory("g").deals[0]?.texts;
    expect(texts?.S?.added && texts.N?.added).toBe(true);
    expect(texts?.S?.text).not.toBe(texts?.N?.text);
  });

  it("adds none where nobody waits for ours, and another one for the next game", () => {
    const { mixer, said } = mixing();
    mixer.heard(fair({ awaited: ["N"] }), "S");
    expect(said).toEqual([]);
    mixer.heard(fair({ awaited: ["S"] }), "S");
    mixer.heard(fair({ commitment: "c1", next: "c2", awaited: ["S"] }), "S");
    const texts = said.map(({ command }) => (command.do === "mix" ? command.text : ""));
    expect(new Set(texts).size).toBe(2);
  });

  it("sends the same text from another tab, and takes a refusal quietly", async () => {
    const first = mixing(() => refused("refused"));
    const second = mixing();
    first.mixer.heard(fair({ awaited: ["S"] }), "S");
    second.mixer.heard(fair({ awaited: ["S"] }), "S");
    await Promise.resolve();
    expect(first.said[0]?.command).toEqual(second.said[0]?.command);
    first.mixer.heard(fair({ awaited: ["S"] }), "S");
    expect(first.said).toHaveLength(1);
  });

  it("tries again what failed for another reason", async () => {
    const { mixer, said } = mixing(() => refused("limit"));
    mixer.heard(fair({ awaited: ["S"] }), "S");
    await Promise.resolve();
    await Promise.resolve();
    mixer.heard(fair({ awaited: ["S"] }), "S");
    expect(said).toHaveLength(2);
    expect(said[0]?.command).toEqual(said[1]?.command);
  });
});
