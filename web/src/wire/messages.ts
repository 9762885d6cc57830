/**
 * One step of the log: the number of the turn, who, and what he did as the viewer saw it.
 *
 * @minItems 3
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LineShown".
 */
export type LineShown = [number, string, string];
/**
 * Something said: from which seat, what, when and by whom. Who said it may sit elsewhere by now.
 *
 * @minItems 4
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SaidShown".
 */
export type SaidShown = [string, string, number, string];

export interface Wire {
  client: Hello | Follow | Unfollow | Act | Prove | Lobby | Ping;
  server: Welcome | Accepted | Refusal | ProofShown | HintShown | LobbyShown | Gone | Pong | Projection | Update;
}
/**
 * Who I am, where no cookie says so.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  token: string;
}
/**
 * Show me a table from now on: as the player I am there, or as a spectator. `token` is a seat's secret from a link.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Follow".
 */
export interface Follow {
  type: "follow";
  game: string;
  token?: string;
}
/**
 * Show me this table no longer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Unfollow".
 */
export interface Unfollow {
  type: "unfollow";
  game: string;
}
/**
 * Say something at a table. `id` makes a repeat harmless; `seen` is the sequence number of the table that I saw.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: "act";
  game: string;
  id: string;
  seen: number;
  command: Move | Confirm | Undo | Offer | Accept | Decline | Resign | Hint | Chat | Leave | Next | Stop;
  seat?: ("N" | "S") | null;
}
/**
 * A move in notation.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  do: "move";
  move: string;
}
/**
 * The move that was waiting is meant.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Confirm".
 */
export interface Confirm {
  do: "confirm";
}
/**
 * Take back one's last decision where nobody need be asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  do: "undo";
}
/**
 * Offer the other player something that takes two.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  do: "offer";
  what: "draw" | "rematch" | "undo";
}
/**
 * Agree to what was offered.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Accept".
 */
export interface Accept {
  do: "accept";
  what: "draw" | "rematch" | "undo";
}
/**
 * Refuse what was offered, or withdraw one's own offer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Decline".
 */
export interface Decline {
  do: "decline";
  what: "draw" | "rematch" | "undo";
}
/**
 * Give the game up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  do: "resign";
}
/**
 * Ask what a strong player would do; only the asking is kept.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  do: "hint";
}
/**
 * Say something to the other player.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  do: "chat";
  text: string;
}
/**
 * Go away: the seat is free again before the first game, and only looks empty afterwards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  do: "leave";
}
/**
 * Be ready for the next game of the match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Next".
 */
export interface Next {
  do: "next";
}
/**
 * End an open series after this game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stop".
 */
export interface Stop {
  do: "stop";
}
/**
 * Would a claim here hold? By what everybody sees.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Prove".
 */
export interface Prove {
  type: "prove";
  game: string;
  place: number;
  seat: "N" | "S";
}
/**
 * Show me the public tables from now on (or no longer).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  type: "lobby";
  follow?: boolean;
}
/**
 * Are you there, and what time is it?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * The first message, and the answer to `hello`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  version: string;
  at: number;
}
/**
 * A command was accepted, and is stored.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  type: "accepted";
  game: string;
  id: string;
  sequence: number;
}
/**
 * Something was not done. `code` is for programs, `reason` for people; nothing has changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  type: "refused";
  words: WordsShown | null;
  code:
    | "forbidden"
    | "illegal"
    | "internal"
    | "limit"
    | "malformed"
    | "refused"
    | "stale"
    | "turn"
    | "unavailable"
    | "unknown";
  reason: string;
  game?: string | null;
  id?: string | null;
}
/**
 * Whether a claim holds, and why.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ProofShown".
 */
export interface ProofShown {
  type: "proof";
  words: WordsShown | null;
  game: string;
  place: number;
  seat: "N" | "S";
  holds: boolean;
  reason: string;
  formation: FormationShown | null;
  best: FormationShown | null;
  added: string[];
  counter: FormationShown | null;
}
/**
 * Cards that stand together, and what they count as.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FormationShown".
 */
export interface FormationShown {
  type: string;
  total: number;
  cards: string[];
}
/**
 * What a strong player would do.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HintShown".
 */
export interface HintShown {
  type: "hint";
  game: string;
  sequence: number;
  move: string;
  candidates: CandidateShown[];
  exact: boolean;
}
/**
 * A move that was considered, with the mover's chance to win.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CandidateShown".
 */
export interface CandidateShown {
  move: string;
  chance: number | null;
}
/**
 * The public tables: those with a free seat, and those where a game is played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LobbyShown".
 */
export interface LobbyShown {
  type: "games";
  open: GameShown[];
  running: GameShown[];
}
/**
 * A table as lists show it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameShown".
 */
export interface GameShown {
  game: string;
  created: number;
  changed: number;
  rulebook: string;
  format: string;
  status: string;
  public: boolean;
  south: string;
  north: string;
  result: string;
}
/**
 * This table is shown no longer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Gone".
 */
export interface Gone {
  type: "gone";
  game: string;
  reason: string;
}
/**
 * Yes; and it is this time, in milliseconds.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
  at: number;
}
/**
 * Everything that a viewer may know.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Projection".
 */
export interface Projection {
  type: "table";
  table: Table;
  log: LineShown[];
  chat: SaidShown[];
}
/**
 * The table as it stands. Seats are written `S` and `N`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  game: string;
  sequence: number;
  viewer: string | null;
  rulebook: string;
  format: string;
  status: string;
  public: boolean;
  round: number;
  south: SeatShown;
  north: SeatShown;
  first: string | null;
  position: string | null;
  to_move: string | null;
  legal: string[];
  waiting: string | null;
  result: string | null;
  match_result: string | null;
  offers: {
    [k: string]: string;
  };
  ready: string[];
  may: string[];
  clock: ClockShown | null;
  hints: number;
  practice: boolean;
}
/**
 * Who sits at a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatShown".
 */
export interface SeatShown {
  name: string;
  computer: string | null;
  joined: boolean;
  left: boolean;
  points: number;
}
/**
 * Milliseconds left at the moment of the last entry (`at`), for whom the clock runs, and since when.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockShown".
 */
export interface ClockShown {
  control: string;
  south: number;
  north: number;
  running: string | null;
  at: number;
}
/**
 * What the last entry changed: the first `kept` lines of the log stand, `log` and `chat` are to be added.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  table: Table;
  kept: number;
  log: LineShown[];
  chat: SaidShown[];
}
/**
 * A table to be laid.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewGame".
 */
export interface NewGame {
  rulebook: string;
  against?: string;
  seat?: "N" | "S" | "lot";
  name?: string;
  other_name?: string;
  format?: string;
  first?: "N" | "S" | "lot";
  clock?: string;
  public?: boolean;
  confirm?: boolean;
  tie?: string;
  decider?: string;
  split?: string;
}
/**
 * Sit down at a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JoinGame".
 */
export interface JoinGame {
  name?: string;
}
/**
 * A seat at a table: the link of it is for its player alone, the link of the table for anybody.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
  game: string;
  seats: ("N" | "S")[];
  tokens: string[];
}
/**
 * A game that was played elsewhere.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ImportRecord".
 */
export interface ImportRecord {
  record: string;
  public?: boolean;
}
/**
 * A position in our notation, and what follows from it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PositionShown".
 */
export interface PositionShown {
  position: string;
  rulebook: string;
  turn: string;
  to_move: string | null;
  phase: string;
  legal: string[] | null;
  result: string | null;
}
/**
 * A rulebook to choose from.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RulebookShown".
 */
export interface RulebookShown {
  rulebook: string;
  title: string;
  formats: string[];
  levels: string[];
  options: OptionShown[];
}
/**
 * A ruling that may be decided otherwise, by `;name=choice` behind the rulebook's id.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionShown".
 */
export interface OptionShown {
  name: string;
  choice: string;
  choices: string[];
}
export interface WordsShown {
  key: string;
  arguments: { [name: string]: string | number | WordsShown };
}
export interface ReplayStep {
  turn: number;
  seat: string;
  text: string;
  position: string;
}
export interface ReplayShown {
  rulebook: string;
  south: string;
  north: string;
  first: string;
  result: string;
  format: string;
  rounds: number;
  view: string;
  views: string[];
  steps: ReplayStep[];
}
