// Names of what is on the table, in the language that is spoken; an edition's own where it has some.
import { colourOf, isTactic, other, strengthOf, type Seat } from "../notation/cards";
import { gameOf, plainBook } from "../wire/books.svelte";
import type { RulebookShown } from "../wire/messages";
import { has, language, t } from "./index.svelte";

/** The edition whose names a rulebook uses, as the messages know it: `stones-2004`, `siege`, or the id of another one. */
export function editionOf(rulebook: string): string {
  const id = plainBook(rulebook);
  return id.startsWith("siege") ? "siege" : (/^stones-\d+/.exec(id)?.[0] ?? id);
}

export function bookTitle(rulebook: string): string {
  return t("rulebook-title", { rulebook: plainBook(rulebook) });
}

export function seatName(seat: Seat, rulebook: string): string {
  return t("seat-name", { seat, game: gameOf(rulebook) });
}

/** A level; a computer player who is none keeps its own name. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? t("level-name", { level }) : level;
}

/** A card that is known: `r7`, `Jo`, or the later one of two jokers, `Jo2`. */
export function cardName(card: string, rulebook: string): string {
  if (isTactic(card)) return t("tactic-name", { card: card.slice(0, 2), edition: editionOf(rulebook) });
  return t("card-name", { colour: colourOf(card), strength: strengthOf(card) });
}

/** Whether there are words for a game as a whole. */
export const hasTitle = (game: string): boolean => has(`home-game-${game}`);

/** A game of which these are the rulebooks; one without a title is called by its first rulebook. */
export function gameTitle(books: readonly RulebookShown[]): string {
  const [book] = books;
  if (!book) return "";
  return hasTitle(book.game) ? t(`home-game-${book.game}`) : bookTitle(book.rulebook);
}

/** A formation by its key, which proofs write with a blank and messages with a hyphen. */
export function formationName(type: string, rulebook: string): string {
  return t("formation-name", { type: type.replace(" ", "-"), edition: editionOf(rulebook) });
}

/** A formation by our own name for it, which no edition prints. */
export function plainFormation(type: string): string {
  return formationName(type, "");
}

/** A card inside a sentence; `?c` and `?t` are cards that are not shown. */
export function cardInSentence(card: string, rulebook: string): string {
  if (card.startsWith("?")) return t("moves-hidden", { kind: card === "?t" ? "t" : "c" });
  const name = cardName(card, rulebook);
  return isTactic(card) ? name : t("moves-card", { card: name.toLocaleLowerCase(language()) });
}

/** A stone or a tile. */
export function placeName(place: number, rulebook: string): string {
  return t("moves-place", { game: gameOf(rulebook), place });
}

const FORMATS = new Set(["single", "revenge", "rematch"]);

/** A match format as tables have it: `single`, `series`, `feud:5`. */
export function formatName(format: string): string {
  const [kind = "", games] = format.split(":");
  if (FORMATS.has(kind)) return t(`format-${kind}`);
  return games === undefined ? t("format-series-open") : t(`format-${kind}`, { games: Number(games) });
}

/** How a game ended, `S five` or `- agreed`, in words, for whoever reads them; null: for neither player. */
export function resultWords(result: string, names: Record<Seat, string>, viewer: Seat | null = null): string {
  const [winner = "-", reason = ""] = result.split(" ");
  if (winner !== "S" && winner !== "N") return t("result-words", { winner: "", loser: "", you: "nobody", reason, draw: "yes" });
  const you = viewer === null ? "nobody" : viewer === winner ? "winner" : "loser";
  return t("result-words", { winner: names[winner], loser: names[other(winner)], you, reason, draw: "no" });
}

/** A clock as tables have it: `none`, `move:60`, `fischer:300+5`. */
export function clockName(control: string): string {
  const [kind = "", seconds = "0", increment = "0"] = control.split(/[:+]/);
  if (kind === "fischer") return t("clock-fischer", { minutes: Number(seconds) / 60, increment: Number(increment) });
  return kind === "move" ? t("clock-move", { seconds: Number(seconds) }) : t("clock-none");
}
