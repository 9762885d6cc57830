import { beforeAll, describe, expect, it } from "vitest";
import en from "../../../src/tottenbury/words/en.ftl?raw";
import { speakText } from "../words/index.svelte";
import { tagsOf, type Cards } from "./deriving";
import type { Deal } from "./memory";
import { judge } from "./verdict";
import vectors from "./vectors.json";
import { derivedWords, notesOf, wrongWords, type Told } from "./words";

const called = (name: string): Cards & { record: string } =>
  vectors.find((vector) => vector.name === name) as unknown as Cards & { record: string };
const told: Told = { names: { S: "Ada", N: "Bob" }, rulebook: "stones-1999", computers: [] };

function remembered(record: string, more: Partial<Deal> = {}): Deal {
  const tags = tagsOf(record);
  const commitment = tags["Commitment"] ?? "";
  return { number: 1, shown: commitment, played: commitment, texts: { S: { text: tags["SouthText"] ?? "", added: true } }, ...more };
}

beforeAll(() => speakText("en", en));

describe("the verdict on a deal", () => {
  it("counts what was derived", () => {
    expect(judge(called("stones-1999").record, called("stones-1999"), null)).toMatchObject({
      fits: true,
      cards: 54,
      throws: 0,
      shuffles: 0,
    });
    expect(judge(called("shuffle").record, called("shuffle"), null).shuffles).toBeGreaterThan(0);
    const tug = judge(called("rerolls").record, called("rerolls"), null);
    expect(tug).toMatchObject({ fits: true, cards: 0 });
    expect(tug.throws).toBe(2 + (called("rerolls").record.match(/\broll |\breroll \d=/g)?.length ?? 0));
    expect(derivedWords(tug)).toBe(`Calculated again in this browser: ${tug.throws} throws.`);
  });

  it("holds the record to the seal that was seen, and to the text that was added", () => {
    const vector = called("stones-1999");
    const good = judge(vector.record, vector, remembered(vector.record));
    expect(good).toMatchObject({ fits: true, commitment: "kept", texts: "used", without: [] });
    const other = judge(vector.record, vector, remembered(vector.record, { shown: "another" }));
    expect(other).toMatchObject({ fits: false, commitment: "other", shown: "another", wrong: [] });
    expect(notesOf(other, told)[0]).toContain("another");
    expect(judge(vector.record, vector, remembered(vector.record), "at the table")).toMatchObject({ fits: false, commitment: "other" });
    const lost = judge(vector.record, vector, remembered(vector.record, { texts: { S: { text: "mine", added: true } } }));
    expect(lost).toMatchObject({ fits: false, texts: "lost" });
    const late = judge(vector.record, vector, remembered(vector.record, { texts: { S: { text: "mine", added: false } } }));
    expect(late).toMatchObject({ fits: true, texts: "unused" });
    expect(judge(vector.record, vector, null)).toMatchObject({ fits: true, commitment: "unseen", texts: "none" });
  });

  it("finds a text in its place when players have changed seats since", () => {
    const record = called("match 2").record;
    const north = tagsOf(record)["NorthText"] ?? "";
    expect(judge(record, called("match 2"), remembered(record, { texts: { S: { text: north, added: true } } })).texts).toBe("used");
  });

  it("says whose text is missing", () => {
    const none = called("without texts");
    expect(notesOf(judge(none.record, none, null), told).at(-1)).toContain("Nobody added a text");
    const one = called("one text");
    const verdict = judge(one.record, one, null);
    expect(verdict.without).toEqual(["S"]);
    expect(notesOf(verdict, told)).toContain("Ada added no text.");
    expect(notesOf(verdict, { ...told, computers: ["S"] })).toContain("The computer adds no text.");
  });

  it.each([
    ["card doubled", /^Card 21 of the pile should be \w+ \d; the record says \w+ \d\.$/],
    ["draw changed", /^In turn 1 (Ada|Bob) should have drawn \w+ \d; the record says \w+ \d\.$/],
    ["throw changed", /^The throw of (Ada|Bob) in turn 1 should be \d \d \d; the record says \d \d \d\.$/],
    ["reroll changed", /^The die that (Ada|Bob) threw again in turn \d+ should be \d; the record says \d\.$/],
    ["tactics exchanged", /^Card 9 of the tactic pile should be .+; the record says .+\.$/],
    ["other commitment", /^The seal should be \w{64}; the record says \w{64}\.$/],
    ["other lot", /^By lot (Ada|Bob) should begin; the record says (Ada|Bob)\.$/],
    ["hand exchanged", /^The first hand of Ada should be (\w+ \d, ){5}\w+ \d; the record says/],
    ["shuffle changed", /^The pile shuffled in turn \d+ should be/],
  ])("names what does not fit: %s", (name, words) => {
    const { wrong, fits } = judge(called(name).record, called(name), null);
    expect(fits).toBe(false);
    expect(wrongWords(wrong[0] as (typeof wrong)[number], told)).toMatch(words);
  });
});
