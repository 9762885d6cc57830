import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { tellOfBooks } from "../wire/books.testing";
import de from "../../../src/tottenbury/words/de.ftl?raw";
import en from "../../../src/tottenbury/words/en.ftl?raw";
import nl from "../../../src/tottenbury/words/nl.ftl?raw";
import type { WordsShown } from "../wire/messages";
import { locale, speakText } from "./index.svelte";
import { resultWords } from "./names";
import { peopleOf, personOf, type Reader } from "./people";
import { refusalWords, saidSentence } from "./said";

tellOfBooks();

const FILES = { en, de, nl };
const called = (south: string, north: string, rulebook: string, viewer: "S" | "N" | null = null) =>
  peopleOf({ S: personOf(south), N: personOf(north) }, rulebook, viewer);

beforeEach(() => speakText("en", en));
afterAll(() => speakText("en", en));

describe("what players are called", () => {
  it("by their own names", () => {
    expect(called("Anne", "Ben", "stones-1999", "S").labels).toEqual({ S: "Anne", N: "Ben" });
  });

  it("the reader without a name is you, and the other one a guest", () => {
    expect(called("South", "North", "stones-1999", "S").labels).toEqual({ S: "You", N: "Guest" });
    expect(called("Anne", "North", "stones-2024", "S").names.N).toBe("Guest");
  });

  it("two without a name, or of one name, can be told apart", () => {
    expect(called("South", "North", "stones-1999").labels).toEqual({ S: "Player 1", N: "Player 2" });
    expect(called("Anne", "?", "stones-1999").labels).toEqual({ S: "Anne", N: "Guest" });
    expect(called("Anne", "Anne", "stones-1999").names).toEqual({ S: "Anne 1", N: "Anne 2" });
  });

  it.each([
    ["en", "siege-2020", "Attacker", "Defender"],
    ["de", "siege-2020-tactics", "Angreifer", "Verteidiger"],
    ["nl", "siege-2020", "Aanvaller", "Verdediger"],
    ["de", "tug", "Plockton", "Broadford"],
  ] as const)("by role at the wall, by village at the rope: %s %s", (language, rulebook, south, north) => {
    speakText(language, FILES[language]);
    expect(called("South", "North", rulebook).names).toEqual({ S: south, N: north });
  });

  it("a computer has one name with its level, and is the computer in a sentence", () => {
    const { labels, names } = called("South", "normal", "siege-2020", "S");
    expect([labels.N, names.N]).toEqual(["Computer (Normal)", "Computer"]);
    expect(called("hard", "easy", "tug").names).toEqual({ S: "Computer (Hard)", N: "Computer (Easy)" });
    expect(called("easy", "easy", "tug").names).toEqual({ S: "Computer (Easy) 1", N: "Computer (Easy) 2" });
  });

  it.each(["en", "de", "nl"] as const)("never by a point of the compass: %s", (language) => {
    speakText(language, FILES[language]);
    for (const rulebook of ["stones-1999", "stones-2024-tactics", "siege-2020", "tug"])
      for (const viewer of ["S", "N", null] as const)
        for (const name of Object.values(called("South", "North", rulebook, viewer).labels))
          expect(name).not.toMatch(/South|North|Süd|Nord|Zuid|Noord/);
  });
});

const reader: Reader = { names: { S: "You", N: "Computer" }, rulebook: "stones-1999", viewer: "S" };
const full = (seat: string): WordsShown => ({ key: "reason-stone-full", arguments: { seat, stone: 3 } });
const formation: WordsShown = { key: "reason-formation", arguments: { type: "colour-run", total: 6, cards: "o2 o1 o3" } };

describe("what the server says of seats", () => {
  it.each([
    ["en", "Your side of stone 3 is full", "Computer's side of stone 3 is full"],
    ["de", "Deine Seite von Stein 3 ist voll", "An Stein 3 ist die Seite von Computer voll"],
    ["nl", "Jouw kant van steen 3 is vol", "De kant van Computer bij steen 3 is vol"],
  ] as const)("is told of people: %s", (language, mine, theirs) => {
    speakText(language, FILES[language]);
    const illegal = (seat: string): WordsShown => ({ key: "reason-illegal", arguments: { move: "r7@3", reason: full(seat) } });
    expect(refusalWords({ code: "illegal", reason: "", words: illegal("S") }, reader)).toBe(mine);
    expect(refusalWords({ code: "illegal", reason: "", words: illegal("N") }, reader)).toBe(theirs);
  });

  it("names formations as the edition does, and cards by their colours", () => {
    const words: WordsShown = { key: "reason-other-can-make", arguments: { seat: "N", tied: "no", formation } };
    expect(saidSentence(words, "", reader)).toBe("Computer can still make colour run 6 (orange 2, orange 1, orange 3)");
    expect(saidSentence(words, "")).toBe("North can still make colour run 6 (o2 o1 o3)"); // where somebody asks for notation
  });

  it("tells cards by their names", () => {
    expect(saidSentence({ key: "reason-not-in-hand", arguments: { card: "r7", seat: "S" } }, "", reader)).toBe("Red 7 is not in your hand");
  });
});

describe("dates and lists", () => {
  it("are British in English", () => {
    expect(locale()).toBe("en-GB");
    expect(new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(2026, 10, 17, 10, 22))).toBe(
      "17 Nov 2026, 10:22",
    );
    speakText("de", de);
    expect(locale()).toBe("de");
  });
});

describe("how a game ended", () => {
  const names = { S: "You", N: "Ben" };
  it.each([
    ["en", "Ben has resigned", "You have resigned", "You win with five stones"],
    ["de", "Ben hat aufgegeben", "Du hast aufgegeben", "Du gewinnst mit fünf Steinen"],
    ["nl", "Ben heeft opgegeven", "Je hebt opgegeven", "Je wint met vijf stenen"],
  ] as const)("is told to whoever reads: %s", (language, theirs, mine, five) => {
    speakText(language, FILES[language]);
    expect(resultWords("S resigned", names, "S")).toBe(theirs);
    expect(resultWords("N resigned", names, "S")).toBe(mine);
    expect(resultWords("S five", names, "S")).toBe(five);
  });
});
