import { afterAll, describe, expect, it } from "vitest";
import { gameOf } from "../wire/books.svelte";
import { tellOfBooks } from "../wire/books.testing";
import de from "../../../src/tottenbury/words/de.ftl?raw";
import en from "../../../src/tottenbury/words/en.ftl?raw";
import nl from "../../../src/tottenbury/words/nl.ftl?raw";
import { line, told, type Game } from "../testing/moves";
import { speakText } from "./index.svelte";
import { moveWords, stepsWords, toDoWords, type Telling } from "./moves";
import { cardName, formatName, resultWords } from "./names";

tellOfBooks();

const FILES = { en, de, nl };
const NAMES = { S: "Anne", N: "Ben" };
const stones: Telling = { names: NAMES, rulebook: "stones-2004-tactics;joker_limit=on_table", viewer: null };
const siege: Telling = { names: NAMES, rulebook: "siege-2020-tactics", viewer: null };
const tug: Telling = { names: NAMES, rulebook: "tug", viewer: null };

afterAll(() => speakText("en", en));

const EVERY: [Telling, string[]][] = [
  [
    stones,
    ["r7@3", "Jo@3", "Fo@3", "Mu@3", "Re b4:3>6", "Re b4:3>x", "Re Mu:3>6", "De r9:2", "De Mu:2", "De", "Tr g3:4>7", "!3", ".", "+c", "+t"],
  ],
  [stones, ["+c=r5", "+t=Sc", "+c=?", "+t=?", "pass", "Sc", "<r1", "<Jo", "<?c", "<?t", "x b4:3"]],
  [
    siege,
    ["b11@3", "Jo2@4", "<2", "oil@4", "!3", "Rc b0@4", "Rc Jo@4", "Ex@4", "Su", "*b0", "shuffle=?", "shuffle", "Sw", ">r1", ">?c", ">?t"],
  ],
  [tug, ["roll", "roll 531", "reroll 1", "reroll 1=5", "keep", "A5/4", "A3/5w", "B3/2", "C1/5", "D"]],
];

describe.each(["en", "de", "nl"] as const)("every move has words: %s", (language) => {
  it.each(EVERY.flatMap(([telling, moves]) => moves.map((move) => [move, telling] as const)))("%s", (move, telling) => {
    speakText(language, FILES[language]);
    const deed = told(move, null, gameOf(telling.rulebook) as Game);
    expect(deed.move).not.toBeNull();
    const theirs = moveWords(deed, { ...telling, seat: "S" });
    const mine = moveWords(deed, { ...telling, seat: "S", viewer: "S" });
    expect(theirs).toMatch(/^Anne \S/);
    expect(mine).not.toContain("Anne");
    for (const words of [theirs, mine, toDoWords(deed, telling.rulebook)]) expect(words).not.toMatch(/[[\]{}$?]|undefined|NaN/);
  });
});

describe("moves in words", () => {
  it("tell who does what", () => {
    speakText("en", en);
    expect(moveWords(told("r7@3"), { ...stones, seat: "S" })).toBe("Anne plays red 7 at stone 3");
    expect(moveWords(told("+c=g4"), { ...stones, seat: "S", viewer: "S" })).toBe("You draw green 4");
    expect(moveWords(told("+c=?"), { ...stones, seat: "N" })).toBe("Ben draws a card");
    expect(moveWords(told("oil@4"), { ...siege, seat: "N" })).toBe("Ben pours oil on tile 4");
    expect(moveWords(told("oil@4", "r7"), { ...siege, seat: "N" })).toBe("Ben pours oil on red 7 at tile 4");
    expect(moveWords(told("r0@4", "r11"), { ...siege, seat: "N" })).toBe("Ben plays red 0 at tile 4 (against red 11: both are discarded)");
    expect(moveWords(told("!4"), { ...siege, seat: "S" })).toBe("Anne declares control of tile 4");
    expect(moveWords(told("roll 441"), { ...tug, seat: "S" })).toBe("Anne throws 4 4 1");
    expect(moveWords(told("what?"), { ...tug, seat: "S" })).toBe("Anne what?");
  });

  it("are idiomatic elsewhere", () => {
    speakText("de", de);
    expect(moveWords(told("r7@3"), { ...stones, seat: "S", viewer: "S" })).toBe("Du spielst die rote 7 an Stein 3");
    expect(moveWords(told("<2"), { ...siege, seat: "S" })).toBe("Anne zieht sich von Mauerplättchen 2 zurück");
    expect(moveWords(told("oil@2", "Jo"), { ...siege, seat: "N", viewer: "N" })).toBe("Du gießt Öl auf Joker an Mauerplättchen 2");
    expect(moveWords(told("oil@2", "r7"), { ...siege, seat: "N" })).toBe("Ben gießt Öl auf die rote 7 an Mauerplättchen 2");
    speakText("nl", nl);
    expect(moveWords(told("oil@2", "r7"), { ...siege, seat: "N" })).toBe("Ben giet olie op de rode 7 bij muurdeel 2");
    expect(moveWords(told("r7@3"), { ...stones, seat: "S" })).toBe("Anne speelt de rode 7 bij steen 3");
    expect(moveWords(told("Jo@3"), { ...stones, seat: "S" })).toBe("Anne speelt Leider bij steen 3");
  });

  it("join the steps of a turn, seat by seat", () => {
    speakText("en", en);
    expect(stepsWords([line(17, "S", "r9@3"), line(17, "S", "!3"), line(17, "S", "+c=?")], stones)).toEqual([
      "Anne plays red 9 at stone 3, claims stone 3 and draws a card",
    ]);
    expect(stepsWords([line(3, "S", "Sw"), line(3, "N", ">?c"), line(3, "S", "+c=?")], { ...siege, viewer: "N" })).toEqual([
      "Anne plays Swap",
      "You give away a card",
      "Anne draws a card",
    ]);
  });
});

describe("steps that change nothing", () => {
  it.each(["en", "de", "nl"] as const)("are left out of what is told: %s", (language) => {
    speakText(language, FILES[language]);
    expect(stepsWords([line(3, "S", "."), line(3, "S", "r8@4"), line(3, "S", ".")], siege)).toEqual(
      stepsWords([line(3, "S", "r8@4")], siege),
    );
    expect(stepsWords([line(3, "S", ".")], siege)).toEqual([]);
  });
});

describe("what one is told to do", () => {
  it.each([
    ["en", "Play purple 4 at stone 6", "Declare control of tile 3", "Claim nothing more"],
    ["de", "Spiel die violette 4 an Stein 6", "Sag die Führung bei Mauerplättchen 3 an", "Beanspruche nichts weiter"],
    ["nl", "Speel de paarse 4 bij steen 6", "Claim de leiding bij muurdeel 3", "Claim niets meer"],
  ] as const)("is told as something to do: %s", (language, play, claim, done) => {
    speakText(language, FILES[language]);
    expect(toDoWords(told("p4@6"), stones.rulebook)).toBe(play);
    expect(toDoWords(told("!3"), siege.rulebook)).toBe(claim);
    expect(toDoWords(told("."), stones.rulebook)).toBe(done);
  });

  it("says under or on the pile, as the edition does", () => {
    speakText("en", en);
    expect(toDoWords(told("<r1"), "stones-2024-tactics")).toBe("Put red 1 back under the pile");
    expect(toDoWords(told("<r1"), "stones-2004-tactics")).toBe("Put red 1 back on the pile");
  });
});

describe("names", () => {
  it("come from the edition", () => {
    speakText("nl", nl);
    expect(cardName("Jo", "stones-2004-tactics")).toBe("Leider");
    expect(cardName("Jo2", "siege-2020-tactics")).toBe("Joker");
  });

  it("say formats and results", () => {
    speakText("en", en);
    expect(formatName("single")).toBe("Single game");
    expect(formatName("feud:5")).toBe("Feud of 5 rounds");
    expect(formatName("series")).toBe("Open series");
    expect(resultWords("S five", NAMES)).toBe("Anne wins with five stones");
    expect(resultWords("- agreed", NAMES)).toBe("A draw by agreement");
  });
});
