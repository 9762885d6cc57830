import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.svelte";

describe("what was kept of the settings", () => {
  it("is taken as it was", () => {
    const kept = { pace: "brisk", volume: 0.25, cardSize: "large", contrast: "more", name: "Anne", options: { "stones-1999": "hand=7" } };
    expect(readSettings(JSON.stringify(kept))).toEqual(kept);
  });

  it("loses nonsense, and nothing else", () => {
    const kept = {
      pace: "never",
      volume: 7,
      cardSize: 3,
      contrast: "less",
      theme: "pink",
      seat: "W",
      first: "nobody",
      sound: "yes",
      name: "Anne",
    };
    expect(readSettings(JSON.stringify(kept))).toEqual({ name: "Anne" });
    for (const options of [["hand=7"], null, { "stones-1999": 7 }])
      expect(readSettings(JSON.stringify({ options, level: "easy" }))).toEqual({ level: "easy" });
    expect(readSettings(`{"volume": null, "toString": "x", "counter": true}`)).toEqual({ counter: true });
  });

  it("may be no settings at all", () => {
    for (const text of [null, "", "{", "7", "null", "[]", `"calm"`]) expect(readSettings(text)).toEqual({});
  });
});
