// Makes src/wire/messages.ts from schema.json, which the server writes (`make types` does both).
// With --check it only says whether the file is current.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const from = new URL("../schema.json", import.meta.url);
const to = new URL("../src/wire/messages.ts", import.meta.url);

const BANNER = `// Made by \`make types\` from the server's own schema (schema.json); change the server instead.`;

const NAMES = `
// Short names for what the messages are made of.
export type Seat = NonNullable<Table["viewer"]>;
export type Status = Table["status"];
export type Code = Refusal["code"];
export type GameName = RulebookShown["game"];
export type FormationKey = FormationShown["type"];
export type Viewpoint = ReplayShown["view"];
`;

/** The schema as the compiler understands it: it knows tuples in an older way, and makes a type of everything with a title. */
function readable(part) {
  if (Array.isArray(part)) return part.map(readable);
  if (part === null || typeof part !== "object") return part;
  const { prefixItems, discriminator, title, ...rest } = part;
  if (prefixItems !== undefined) Object.assign(rest, { items: prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length });
  return mapped(rest, (value, key) => (key === "properties" || key === "$defs" ? mapped(value, readable) : readable(value)));
}

function mapped(part, change) {
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, change(value, key)]));
}

/** Without what the compiler says about itself. */
function tidied(text) {
  return text
    .replace(/ \*\n \* This interface was referenced by[^\n]*\n[^\n]*\n/g, "")
    .replace(/ \* This interface was referenced by[^\n]*\n[^\n]*\n/g, "")
    .replace(/ *\*\n( *\* @m(in|ax)Items \d+\n)+/g, "")
    .replace(/\/\*\*\n \*\/\n/g, "")
    .replace(/\/\*\*\n *\* ([^\n]*)\n *\*\//g, "/** $1 */");
}

const schema = readable(JSON.parse(await readFile(from, "utf8")));
const made = await compile(schema, "Wire", {
  additionalProperties: false,
  bannerComment: BANNER,
  unreachableDefinitions: true,
  style: { printWidth: 120 },
});
const text = tidied(made).trimEnd() + "\n" + NAMES;

if (process.argv.includes("--check")) {
  if ((await readFile(to, "utf8")) !== text) {
    console.error("src/wire/messages.ts is not what schema.json says: run `make types`");
    process.exit(1);
  }
} else {
  await writeFile(to, text);
}
