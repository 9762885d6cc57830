import { afterAll, beforeEach, describe, expect, it } from "vitest";
import de from "../../../../src/tottenbury/words/de.ftl?raw";
import en from "../../../../src/tottenbury/words/en.ftl?raw";
import nl from "../../../../src/tottenbury/words/nl.ftl?raw";
import type { BuildingShown } from "../../wire/messages";
import { speakText } from "../../words/index.svelte";
import { buildingWords, percentOf, timeWords } from "./building";

const siege = (extra: Partial<BuildingShown> = {}): BuildingShown => ({
  family: "siege",
  step: "compiling",
  done: 4,
  total: 10,
  seconds_left: 48,
  ...extra,
});
const plain = (words: string): string => words.replaceAll("\u00a0", " ");

beforeEach(() => speakText("en", en));
afterAll(() => speakText("en", en));

describe("faster rules that are being built", () => {
  it("say what is built, how far it is and how long it takes", () => {
    expect(plain(buildingWords(siege()))).toBe("Building faster rules for the siege: 40 %, about 50 s left");
    expect(plain(buildingWords(siege({ seconds_left: 130 })))).toBe("Building faster rules for the siege: 40 %, about 3 min left");
    expect(plain(buildingWords(siege({ family: "tug", seconds_left: 0 })))).toBe("Building faster rules for the tug of war: 40 %");
    expect(buildingWords(siege({ step: "reading", done: 0, total: 0 }))).toBe("Building faster rules for the siege …");
    expect(buildingWords(siege({ step: "waiting", done: 0, total: 0 }))).toBe("Faster rules for the siege are built next");
  });

  it("say so in every language", () => {
    speakText("de", de);
    expect(plain(buildingWords(siege()))).toBe("Schnelleres Rechnen für die Belagerung wird vorbereitet: 40 %, noch etwa 50 s");
    speakText("nl", nl);
    expect(plain(buildingWords(siege()))).toBe("Sneller rekenen voor het beleg wordt voorbereid: 40 %, nog ongeveer 50 s");
  });

  it("never show more than all of it, nor a guess where nobody knows", () => {
    expect(percentOf(siege({ done: 12 }))).toBe(100);
    expect(percentOf(siege({ total: 0 }))).toBeNull();
    expect(plain(timeWords(0.2))).toBe("5 s");
    expect(plain(timeWords(90))).toBe("90 s");
  });
});
