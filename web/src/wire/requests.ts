// Requests: for laying tables and looking things up. What is refused comes as a RequestError with the server's words.
import { bookOf, remember } from "./books.svelte";
import { early } from "./early";
import type {
  AddressesShown,
  GameShown,
  ImportRecord,
  JoinGame,
  NewGame,
  PositionShown,
  Projection,
  ProofShown,
  Refusal,
  ReplayShown,
  RulebookShown,
  Seated,
  TallyShown,
} from "./messages";

export type Refused = Pick<Refusal, "code" | "reason" | "words">;

export class RequestError extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.reason);
  }
}

async function request(path: string, body?: object): Promise<Response> {
  const init = body ? { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {};
  let answer: Response;
  try {
    answer = await ((body ? undefined : early(path)) ?? fetch(path, init));
  } catch {
    throw new RequestError({ code: "unavailable", reason: "", words: null });
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => ({}))) as Partial<Refused>;
  throw new RequestError({ code: refusal.code ?? "internal", reason: refusal.reason ?? answer.statusText, words: refusal.words ?? null });
}

async function json<T>(path: string, body?: object): Promise<T> {
  return (await (await request(path, body)).json()) as T;
}

function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

const at = (game: string): string => `/api/games/${encodeURIComponent(game)}`;
let books: Promise<RulebookShown[]> | null = null;

/** All rulebooks; asked for once. */
export function rulebooks(): Promise<RulebookShown[]> {
  books ??= json<RulebookShown[]>("/api/rulebooks").then(
    (found) => {
      remember(...found);
      return found;
    },
    (error: unknown) => {
      books = null;
      throw error;
    },
  );
  return books;
}

/** One rulebook, perhaps with options. */
export async function rulebook(id: string): Promise<RulebookShown> {
  const known = (await rulebooks()).find((book) => book.rulebook === id) ?? bookOf(id);
  if (known) return known;
  const found = await json<RulebookShown>(`/api/rulebooks/${encodeURIComponent(id)}`);
  remember(found);
  return found;
}

/** A list of games, as soon as it is known what their rulebooks are: lists call players by what their seats are. */
async function gameList(path: string): Promise<GameShown[]> {
  const [games] = await Promise.all([json<GameShown[]>(path), rulebooks().catch(() => [])]);
  return games;
}

// Who sits down with this page promises a text of his own for each deal, and the page keeps the promise: fair/mixing.ts.
export const layTable = (game: Partial<NewGame> & { rulebook: string }): Promise<Seated> => json("/api/games", { ...game, mixes: true });
export const joinTable = (game: string, join: JoinGame): Promise<Seated> => json(`${at(game)}/join`, { ...join, mixes: true });
export const showTable = (game: string): Promise<Projection> => json(at(game));
/** What lists of games may be narrowed to. */
export interface Wanted {
  status?: string;
  rulebook?: string;
  /** Only where it is our turn. */
  turn?: boolean;
  /** Only against the computer, or only among people. */
  computer?: boolean | undefined;
}
export const myGames = (before?: string, limit = 50, wanted: Wanted = {}): Promise<GameShown[]> =>
  gameList(`/api/games?${query({ mine: true, before, limit, ...wanted })}`);
/** The latest games that are not over. The page itself asks for them before there is a script: the same address stands in early.js. */
export const gamesToGoOnWith = (): Promise<GameShown[]> => gameList("/api/games?mine=true&limit=4&status=running&status=open");
export const tally = (): Promise<TallyShown[]> => json("/api/tally");
/** Take a line out of the list of our own games. */
export const hideGame = async ({ game, round }: GameShown): Promise<void> => void (await request(`${at(game)}/hide`, { round }));
/** Where other devices find this server, as far as it tells. */
export const ownAddresses = async (): Promise<readonly string[]> => (await json<AddressesShown>("/api/addresses")).addresses;
export const keepRecord = (record: ImportRecord): Promise<GameShown> => json("/api/records", record);
export const replay = (game: string, view?: string, round?: number): Promise<ReplayShown> =>
  json(`${at(game)}/replay?${query({ view, game_number: round })}`);
export const readPosition = (line: string, moves?: string): Promise<PositionShown> => json(`/api/position?${query({ line, moves })}`);
export const proof = (line: string, place: number, seat: "S" | "N"): Promise<ProofShown> =>
  json(`/api/proof?${query({ line, place, seat })}`);
export const recordAddress = (game: string, round?: number): string => `${at(game)}/record?${query({ game_number: round })}`;
export const record = async (game: string, round?: number): Promise<string> => (await request(recordAddress(game, round))).text();
