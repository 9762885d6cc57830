// The games that the page has drawings and words for. A game that is not among them is played on the plain board.
import { fieldsOf, type Scene } from "../notation/scene";
import type { RulebookShown } from "../wire/messages";
import type { GameUi } from "./game";
import plain from "./plain";
import siege from "./siege";
import stones from "./stones";
import tug from "./tug";

const GAMES = new Map<string, GameUi>();

/** Enter a game: all that the page has to be told of it. */
export const addGame = (ui: GameUi): unknown => GAMES.set(ui.game, ui);

addGame(stones);
addGame(siege);
addGame(tug);

/** What the page has for a game. */
export const gameUi = (game: string): GameUi => GAMES.get(game) ?? plain;

/** All games that the page knows. */
export const allGames = (): GameUi[] => [...GAMES.values()];

/** Rulebooks by game: first the games that the page knows, in their order, then the others. */
export function byGame(books: readonly RulebookShown[]): { game: string; books: RulebookShown[] }[] {
  const games = new Set<string>([...GAMES.keys(), ...books.map(({ game }) => game)]);
  return [...games].map((game) => ({ game, books: books.filter((book) => book.game === game) })).filter((group) => group.books.length);
}

/** Read a position line of a game, a seat's view of it, or a spectator's. */
export const readScene = (line: string, game: string): Scene => gameUi(game).read(fieldsOf(line));
