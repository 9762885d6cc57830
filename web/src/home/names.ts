// Names as lists of games and the settings of a new one show them.
import type { Seat } from "../notation/cards";
import type { GameShown } from "../wire/messages";
import { t } from "../words/index.svelte";
import { levelName, plainBook, resultWords, seatName } from "../words/names";

const LEVELS = ["novice", "easy", "normal", "hard", "expert"];
const NOBODYS: Record<string, Seat> = { South: "S", North: "N" };

/** A rulebook in a sentence. */
export const bookWords = (rulebook: string): string => t("rulebook-words", { rulebook: plainBook(rulebook) });

/** Somebody's name in a list: a level is the computer's, and who has no name is called by the seat. */
export function playerName(name: string, rulebook: string): string {
  if (LEVELS.includes(name)) return t("home-computer", { level: levelName(name) });
  const seat = NOBODYS[name];
  return seat ? seatName(seat, rulebook) : name || t("home-free-seat");
}

/** Who waits at an open table; who has no name is somebody. */
export function hostName(game: GameShown): string {
  const name = game.south || game.north;
  return !name || name in NOBODYS ? t("home-somebody") : name;
}

/** How a game of a list ended; empty while it has not. */
export function endWords(game: GameShown): string {
  if (game.result === "closed") return t("home-nobody-came");
  if (!game.result.includes(" ")) return "";
  return resultWords(game.result, { S: playerName(game.south, game.rulebook), N: playerName(game.north, game.rulebook) });
}
