// Names as lists of games and the settings of a new one show them.
import type { Seat } from "../notation/cards";
import type { GameShown } from "../wire/messages";
import { t } from "../words/index.svelte";
import { clockName, formatName, resultWords, seatName } from "../words/names";
import { plainBook } from "../wire/books.svelte";
import { isNameless, peopleOf, personOf, who } from "../words/people";
import type { Unusual } from "./newTable";

/** A rulebook in a sentence. */
export const bookWords = (rulebook: string): string => t("rulebook-words", { rulebook: plainBook(rulebook) });

/** Who reads a list that has this game: whoever sat at one side of it; null: nobody, or two at one screen. */
const reader = ({ seats: [seat, another] }: Pick<GameShown, "seats">): Seat | null => (another ? null : (seat ?? null));

/** What the players of a table in a list are called; where nobody sits yet, a free seat. */
export function playerNames(game: Pick<GameShown, "south" | "north" | "rulebook" | "seats">): Record<Seat, string> {
  const { labels } = peopleOf({ S: personOf(game.south), N: personOf(game.north) }, game.rulebook, reader(game));
  return { S: game.south ? labels.S : t("home-free-seat"), N: game.north ? labels.N : t("home-free-seat") };
}

/** Who waits at an open table; who has no name is somebody. */
export function hostName(game: GameShown): string {
  const name = game.south || game.north;
  return isNameless(name) ? t("home-somebody") : name;
}

/** What a line of a list is known by: a table has one for itself and one for each game that was finished there. */
export const lineName = ({ game, round }: GameShown): string => (round ? `${game}/${round}` : game);

export type GameMark = "won" | "lost" | "drawn" | "turn";

/** What matters most about a game of ours; null: it is not ours alone, or there is nothing to say. */
export function gameMark(game: GameShown): GameMark | null {
  const { result, status, turn } = game;
  const seat = reader(game);
  if (seat === null) return null;
  if (status !== "finished") return turn === seat ? "turn" : null;
  if (!result.includes(" ")) return null;
  return result.startsWith("-") ? "drawn" : result.startsWith(seat) ? "won" : "lost";
}

/** How a game of a list ended; empty while it has not. */
export function endWords(game: GameShown): string {
  const { result } = game;
  if (result === "closed") return t("home-nobody-came");
  if (!result.includes(" ")) return "";
  const names = playerNames(game);
  const viewer = reader(game);
  if (!result.endsWith(" match")) return resultWords(result, names, viewer);
  return result.startsWith("-") ? t("table-match-drawn") : t("table-match-won", who(result[0] as Seat, { names, viewer }));
}

/** What was agreed unusually, in words. */
export function unusualWords({ what, value, people }: Unusual, rulebook: string): string {
  const said = {
    format: () => formatName(value),
    clock: () => clockName(value),
    seat: () => seatName(value as Seat, rulebook),
    first: () => t("home-agreed-first", { who: value }),
    public: () => t("home-public"),
    confirm: () => t("home-confirm"),
    rulings: () => t("home-agreed-rulings", { count: Number(value) }),
  }[what]();
  return people ? t("home-agreed-people", { what: said }) : said;
}
