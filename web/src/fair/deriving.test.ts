// Held to what the little script and `tottenbury verify` say of the same records: tools/deal_vectors.py makes them.
import { describe, expect, it } from "vitest";
import { checksOf, commitmentOf, holds, tagsOf, Uncheckable, type Cards, type Check } from "./deriving";
import vectors from "./vectors.json";

interface Vector extends Cards {
  name: string;
  checked: number;
  wrong: [string, string, string][];
  package: string[] | null;
  record: string;
}

const all = vectors as unknown as Vector[];
const called = (name: string): Vector => all.find((vector) => vector.name === name) as Vector;
const wrong = (checks: readonly Check[]): Check[] => checks.filter((check) => !holds(check));

/** What the script calls it; what it does not look at has no name there. */
function scriptName({ what, number, seat, found }: Check, record: string): string | null {
  if (what === "commitment" || what === "lot") return `the ${what}`;
  if (what === "column") return `column ${seat}`;
  if (what === "hand") return `hand ${seat === "S" ? 1 : 2}`;
  if (what === "card") return `card ${number} of the pile`;
  if (what === "tactic") return `tactic card ${number}`;
  if (what === "roll") return `roll (chance ${number})`;
  if (what === "shuffle") return `shuffle (chance ${number})`;
  if (what !== "reroll") return null;
  const rolls = [...record.matchAll(/\b(?:roll|reroll (\d)=)/g)];
  return `reroll ${rolls[number - 1]?.[1]}=(chance ${number})${found ? "" : "?"}`;
}

/** The checks as the script makes them: where no lot was drawn it finds that nothing is missing. */
function asScript(vector: Vector): [string, string, string][] {
  const checks = checksOf(vector.record);
  let drawn = 0;
  const told = checks.flatMap((check): [string, string, string][] => {
    const name = check.what === "draw" ? `draw ${++drawn}` : scriptName(check, vector.record);
    return name === null ? [] : [[name, check.expected, check.found]];
  });
  if (!checks.some(({ what }) => what === "lot")) told.splice(1, 0, ["the lot", "", ""]);
  return told;
}

describe("deriving a game again", () => {
  it.each(all)("says the same as the script: $name", (vector) => {
    const told = asScript(vector);
    expect(told).toHaveLength(vector.checked);
    expect(told.filter(([, expected, found]) => expected !== found)).toEqual(vector.wrong);
  });

  it.each(all.filter((vector) => vector.package?.length === 0))(
    "finds every card in its place where nobody has changed anything: $name",
    (vector) => {
      expect(wrong(checksOf(vector.record))).toEqual([]);
      expect(wrong(checksOf(vector.record, vector))).toEqual([]);
    },
  );

  it.each(all.filter((vector) => vector.package === null || vector.package.length))("finds what somebody has changed: $name", (vector) => {
    expect(wrong(checksOf(vector.record, vector))).not.toEqual([]);
  });

  it("names the one card that is not what it should be, knowing what the game is played with", () => {
    const found = wrong(checksOf(called("card doubled").record, called("card doubled")));
    expect(found.map(({ what, number }) => [what, number])).toEqual([["card", 21]]);
  });

  it("sees a drawn card that did not lie on top of the pile", () => {
    const vector = called("draw changed");
    const found = wrong(checksOf(vector.record, vector));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ what: "draw", number: 1, turn: 1 });
    const pile = tagsOf(vector.record)["Deal"]?.split("|")[2] ?? "";
    expect([found[0]?.expected, found[0]?.found]).toEqual([pile.slice(0, 2), pile.slice(20, 22)]);
  });

  it("follows cards that go back to a pile, and a pile that is shuffled", () => {
    const returned = checksOf(called("scout").record, called("scout"));
    expect(called("scout").record).toMatch(/ Sc .* <[a-z]\d/);
    expect(returned.filter(({ what }) => what === "draw").length).toBeGreaterThan(5);
    const mixed = checksOf(called("shuffle").record, called("shuffle"));
    expect(mixed.filter(({ what }) => what === "shuffle").length).toBeGreaterThan(0);
    expect(mixed.findLastIndex(({ what }) => what === "draw")).toBeGreaterThan(mixed.findIndex(({ what }) => what === "shuffle"));
  });

  it("tells why a record cannot be checked", () => {
    const why = (record: string): string => {
      try {
        checksOf(record);
      } catch (error) {
        if (error instanceof Uncheckable) return error.why;
      }
      return "checked";
    };
    const record = called("stones-1999").record;
    expect(why(record)).toBe("checked");
    expect(why(record.replace(/^\[Commitment .*\n/m, ""))).toBe("not-recorded");
    expect(why(record.replace(/^\[Secret .*\n/m, ""))).toBe("one-seat");
    expect(why(record.replace(/^\[Secret .*\n/m, "").replace(/Result ".*"/, 'Result "*"'))).toBe("not-over");
    expect(why(record.replace(/Secret "../, 'Secret "XY'))).toBe("secret");
    expect(why(record.replace(/\|\w+"\]/, '|?42"]'))).toBe("one-seat");
  });

  it("knows SHA-256", () => {
    expect(commitmentOf("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  });
});
