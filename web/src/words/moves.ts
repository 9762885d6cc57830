// Moves and steps of a log in words: for the log, for hints and for screen readers.
import type { Seat } from "../notation/cards";
import { deedOf, isEvent, type Deed, type Move } from "../notation/moves";
import type { LineShown } from "../wire/messages";
import { type Arguments, has, language, locale, t } from "./index.svelte";
import { cardInSentence, editionOf, placeName } from "./names";
import { gameOf } from "../wire/books.svelte";
import { who, type Reader } from "./people";

export type Telling = Reader;

/** Whether the reader does it, somebody else does, or the reader is told to do it. */
type Form = "yes" | "no" | "do";

/** Messages of what chance has brought, where they are not those of the move. */
const BROUGHT: Partial<Record<Move["kind"], string>> = { roll: "rolled", reroll: "rerolled" };

/** The parts of a move as they are said. */
function values({ kind, ...parts }: Move, rulebook: string): Arguments {
  const said: Record<string, string | number> = { game: gameOf(rulebook), edition: editionOf(rulebook) };
  for (const [name, part] of Object.entries(parts)) {
    if (name === "card" || name === "tactic") said[name] = cardInSentence(String(part), rulebook);
    else if (name === "from" || name === "to" || name === "place") said[name] = placeName(Number(part), rulebook);
    else said[name] = part;
  }
  if (kind === "draw") said["card"] = cardInSentence(!parts.result || parts.result === "?" ? `?${parts.pile}` : parts.result, rulebook);
  if (kind === "roll" && parts.result) said["result"] = [...parts.result].join(" ");
  return said;
}

/** What somebody does, without who does it. */
export function deedWords({ text, move, struck }: Deed, rulebook: string, form: Form): string {
  if (!move) return text;
  const id = `moves-${(move.result && BROUGHT[move.kind]) || move.kind}`;
  const told = { ...values(move, rulebook), you: form };
  if (!has(id)) return text;
  if (!struck) return t(id, told);
  const card = cardInSentence(struck, rulebook);
  if (move.kind === "oil") return t("moves-oil-card", { ...told, struck: card });
  return t("moves-cancelled", { deed: t(id, told), struck: card });
}

/** A move as something to do: `Play purple 4 at stone 6`. */
export function toDoWords(deed: Deed, rulebook: string): string {
  const words = deedWords(deed, rulebook, "do");
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

function sentence(seat: Seat, does: string, telling: Telling): string {
  return t("moves-sentence", { ...who(seat, telling), does });
}

/** A move or a step of a log as a sentence without its full stop. */
export function moveWords(deed: Deed, { seat, ...telling }: Telling & { seat: Seat }): string {
  return sentence(seat, deedWords(deed, telling.rulebook, seat === telling.viewer ? "yes" : "no"), telling);
}

/** Steps of one log in sentences, one for each seat's steps in a row. */
export function stepsWords(steps: readonly LineShown[], telling: Telling): string[] {
  const list = new Intl.ListFormat(locale(), { type: "conjunction" });
  const rows: { seat: Seat; deeds: string[] }[] = [];
  for (const line of steps) {
    const [, seat] = line;
    if (!isEvent(deedOf(line))) continue;
    const deed = deedWords(deedOf(line), telling.rulebook, seat === telling.viewer ? "yes" : "no");
    const row = rows.at(-1);
    if (row?.seat === seat) row.deeds.push(deed);
    else rows.push({ seat, deeds: [deed] });
  }
  return rows.map(({ seat, deeds }) => sentence(seat, list.format(deeds), telling));
}
