import { beforeAll, describe, expect, it } from "vitest";
import english from "../../../src/tottenbury/words/en.ftl?raw";
import type { GameShown } from "../wire/messages";
import { speakText } from "../words/index.svelte";
import { endWords, gameMark, playerNames } from "./names";

const GAME: GameShown = {
  game: "abc",
  round: 0,
  created: 0,
  changed: 0,
  rulebook: "stones-1999",
  format: "single",
  status: "running",
  public: false,
  south: "South",
  north: "easy",
  result: "",
  computer: "easy",
  seats: ["S"],
  turn: "S",
};

beforeAll(() => speakText("en", english));

describe("games in a list", () => {
  it("call who reads them you, where no name was given", () => {
    expect(playerNames(GAME)).toEqual({ S: "You", N: "Computer (Easy)" });
    expect(playerNames({ ...GAME, south: "Anne" }).S).toBe("Anne");
    expect(playerNames({ ...GAME, north: "", status: "open" } as GameShown)).toEqual({ S: "You", N: "free seat" });
    expect(playerNames({ ...GAME, rulebook: "siege-2020", south: "normal", north: "North", seats: ["N"] })).toEqual({
      S: "Computer (Normal)",
      N: "You",
    });
  });

  it("call others by what they are in the game", () => {
    expect(playerNames({ ...GAME, seats: [] })).toEqual({ S: "Guest", N: "Computer (Easy)" });
    expect(playerNames({ ...GAME, north: "North", seats: ["S", "N"] })).toEqual({ S: "Player 1", N: "Player 2" });
  });

  it("say how they ended to who played them", () => {
    const over = { ...GAME, status: "finished", turn: "" } as const;
    expect([gameMark({ ...over, result: "S five" }), endWords({ ...over, result: "S five" })]).toEqual(["won", "You win with five stones"]);
    expect(endWords({ ...over, result: "S match", format: "feud:5" })).toBe("You have won the match");
    expect(endWords({ ...over, result: "N match", format: "feud:5" })).toBe("Computer (Easy) has won the match");
  });
});
