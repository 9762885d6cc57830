import { describe, expect, it } from "vitest";
import type { Table } from "../wire/messages";
import { sameSettings } from "./again";

const seat = (name: string, computer: string | null) => ({ name, computer, joined: true, left: false, points: 0 });
const table = (south: string | null, north: string | null): Table =>
  ({ format: "rematch", clock: { control: "move:60" }, south: seat("Ann", south), north: seat("Ben", north) }) as unknown as Table;

describe("a new game like an old one", () => {
  it("is against the same level, from the same seat", () => {
    const again = sameSettings(table("hard", null), { mine: "N", rulebook: "tug" }, true);
    expect(again).toEqual({ rulebook: "tug", against: "hard", seat: "N", format: "rematch", clock: "move:60", name: "Ben" });
  });

  it("is with a friend, or at one screen, as it was", () => {
    expect(sameSettings(table(null, null), { mine: "S", rulebook: "tug" }, true)).toMatchObject({ against: "friend", name: "Ann" });
    expect(sameSettings(table(null, null), { mine: null, rulebook: "tug" }, true)).toMatchObject({
      against: "self",
      name: "Ann",
      other_name: "Ben",
    });
  });

  it("is against the computer for who only watched", () => {
    expect(sameSettings(table(null, null), { mine: null, rulebook: "tug" }, false)).toMatchObject({ against: "normal", seat: "lot" });
  });
});
