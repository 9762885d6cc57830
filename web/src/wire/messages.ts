// Made by `make types` from the server's own schema (schema.json); change the server instead.

export type ClientMessage = Hello | Follow | Unfollow | Act | Prove | NoHint | Lobby | Ping;
export type ServerMessage =
  | Welcome
  | Accepted
  | Refusal
  | ProofShown
  | HintShown
  | LobbyShown
  | Gone
  | SpeedShown
  | PresenceShown
  | Pong
  | Projection
  | Update;
/**
 * One step of the log: the number of the turn, the seat, what was done there as the viewer saw it, the card that it struck from the
 *     table, and the step in parts.
 */
export type LineShown = [number, "S" | "N", string, string | null, MoveShown | null];
/** Something said: from which seat, what, when and by whom. Who said it may sit elsewhere by now. */
export type SaidShown = ["S" | "N", string, number, string];
export type PlayerCommand =
  Mix | Move | Confirm | Undo | Offer | Accept | Decline | Resign | Abandoned | Hint | Chat | Leave | Next | Stop;

/** What a browser sends and gets. */
export interface Wire {
  client: ClientMessage;
  server: ServerMessage;
}
/** Who I am, where no cookie says so. */
export interface Hello {
  type: "hello";
  token: string;
}
/** Show me a table from now on: as the player I am there, or as a spectator. `token` is a seat's secret from a link. */
export interface Follow {
  type: "follow";
  game: string;
  token?: string;
}
/** Show me this table no longer. */
export interface Unfollow {
  type: "unfollow";
  game: string;
}
/** Say something at a table. `id` makes a repeat harmless; `seen` is the sequence number of the table that I saw. */
export interface Act {
  type: "act";
  game: string;
  id: string;
  seen: number;
  command:
    Mix | Move | Confirm | Undo | Offer | Accept | Decline | Resign | Abandoned | Hint | Chat | Leave | Next | Stop;
  /** Which of my seats, where I have both. */
  seat?: ("N" | "S") | null;
}
/** Add a text of one's own to the next deal, having seen the commitment to its secret. */
export interface Mix {
  do: "mix";
  commitment: string;
  text: string;
}
/** A move in notation. */
export interface Move {
  do: "move";
  move: string;
}
/** The move that was waiting is meant. */
export interface Confirm {
  do: "confirm";
}
/** Take back one's last decision where nobody need be asked. */
export interface Undo {
  do: "undo";
}
/** Offer the other player something that takes two. */
export interface Offer {
  do: "offer";
  what: "draw" | "rematch" | "undo";
}
/** Agree to what was offered. */
export interface Accept {
  do: "accept";
  what: "draw" | "rematch" | "undo";
}
/** Refuse what was offered, or withdraw one's own offer. */
export interface Decline {
  do: "decline";
  what: "draw" | "rematch" | "undo";
}
/** Give the game up. */
export interface Resign {
  do: "resign";
}
/** The other player owes a move and does not come back: end the game. Whether he has been away for long enough the host knows. */
export interface Abandoned {
  do: "abandoned";
  take: "draw" | "win";
}
/** Ask what a strong player would do; only the asking is kept. */
export interface Hint {
  do: "hint";
}
/** Say something to the other player. */
export interface Chat {
  do: "chat";
  text: string;
}
/** Go away: the seat is free again before the first game, and only looks empty afterwards. */
export interface Leave {
  do: "leave";
}
/** Be ready for the next game of the match. */
export interface Next {
  do: "next";
}
/** End an open series after this game. */
export interface Stop {
  do: "stop";
}
/** Would a claim here hold? By what everybody sees. */
export interface Prove {
  type: "prove";
  game: string;
  place: number;
  seat: "N" | "S";
}
/** The hint that is being thought of for me is not wanted any more. */
export interface NoHint {
  type: "nohint";
  game: string;
}
/** Show me the public tables from now on (or no longer). */
export interface Lobby {
  type: "lobby";
  follow?: boolean;
}
/** Are you there, and what time is it? */
export interface Ping {
  type: "ping";
}
/** The first message, and the answer to `hello`. */
export interface Welcome {
  type: "welcome";
  version: string;
  at: number;
}
/** A command was accepted, and is stored. */
export interface Accepted {
  type: "accepted";
  game: string;
  id: string;
  sequence: number;
}
/** Something was not done. `code` is for programs, `reason` for people; nothing has changed. */
export interface Refusal {
  type: "refused";
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
  game: string | null;
  id: string | null;
  /** The reason again; None where only a program can have made the mistake. */
  words: WordsShown | null;
}
/** A sentence as a message of the Fluent files and what stands in it, so that it can be said in any language. */
export interface WordsShown {
  key: string;
  arguments: {
    [k: string]: string | number | WordsShown;
  };
}
/** Whether a claim holds, and why. */
export interface ProofShown {
  type: "proof";
  game: string;
  place: number;
  seat: "N" | "S";
  holds: boolean;
  reason: string;
  formation: FormationShown | null;
  best: FormationShown | null;
  added: string[];
  counter: FormationShown | null;
  /** The reason again. */
  words: WordsShown | null;
}
/** Cards that stand together, and what they count as. */
export interface FormationShown {
  type: "colour run" | "same strength" | "colour" | "run" | "sum";
  total: number;
  cards: string[];
}
/** What a strong player would do. */
export interface HintShown {
  type: "hint";
  game: string;
  sequence: number;
  move: string;
  candidates: CandidateShown[];
  exact: boolean;
}
/** A move that was considered, with the mover's chance to win. */
export interface CandidateShown {
  move: string;
  chance: number | null;
}
/** The public tables: those with a free seat, and those where a game is played. */
export interface LobbyShown {
  type: "games";
  open: GameShown[];
  running: GameShown[];
}
/** A table as lists show it, or a game that was played to its end there. */
export interface GameShown {
  game: string;
  /** Which game of the table, from 1; 0: the table as it stands, or the whole match. */
  round: number;
  created: number;
  changed: number;
  rulebook: string;
  format: string;
  status: "open" | "running" | "finished";
  public: boolean;
  south: string;
  north: string;
  /** Such as `S five`; of a match `S match`; empty while it is played. */
  result: string;
  /** Which computer opponent plays there; empty: people alone. */
  computer: string;
  /** Where those who ask for their own games sit or sat. */
  seats: ("N" | "S")[];
  /** Whose turn it is, `S` or `N`; empty: nobody's. */
  turn: string;
}
/** This table is shown no longer. */
export interface Gone {
  type: "gone";
  game: string;
  reason: string;
  words: WordsShown | null;
}
/** How fast the computer can think at a table: sent after `table` while its rules are interpreted, and on every change. */
export interface SpeedShown {
  type: "speed";
  game: string;
  /** Whether faster rules are missing. */
  interpreted: boolean;
  /** Whether a computer player here thinks less deeply for that reason. */
  shallow: boolean;
  /** How far the faster rules are; null: they are there, or cannot be built. */
  building: BuildingShown | null;
}
/** How far faster rules are that are being built for a family of rulebooks. */
export interface BuildingShown {
  family: "stones" | "stones_tactics" | "siege" | "siege_tactics" | "tug";
  /** `waiting`: another family comes first. */
  step: "waiting" | "reading" | "compiling" | "optimising" | "linking" | "done";
  done: number;
  /** 0: nobody knows yet. */
  total: number;
  seconds_left: number;
}
/** Whether the other player of a table is there: sent to players after `table` where there is something to say, and on every change. */
export interface PresenceShown {
  type: "presence";
  game: string;
  /** Since when the other one is away, in milliseconds; null: there, or the computer, or somebody at the same screen. */
  away: number | null;
  /** When one may say `abandoned`, should the other one stay away; null: not as things are. */
  claim_from: number | null;
  /** For how many milliseconds one was away oneself while the game waited for one's move, if that was long. */
  missed: number | null;
}
/** Yes; and it is this time, in milliseconds. */
export interface Pong {
  type: "pong";
  at: number;
}
/** Everything that a viewer may know. */
export interface Projection {
  type: "table";
  table: Table;
  log: LineShown[];
  chat: SaidShown[];
  /** Null at tables that are dealt by a seed. */
  fair: FairShown | null;
}
/** The table as it stands. Seats are written `S` and `N`. */
export interface Table {
  game: string;
  sequence: number;
  viewer: ("S" | "N") | null;
  rulebook: string;
  format: string;
  status: "open" | "running" | "between" | "finished" | "closed";
  public: boolean;
  round: number;
  south: SeatShown;
  north: SeatShown;
  /** Who began this game. */
  first: ("S" | "N") | null;
  /** As the viewer may know it; when the game is over, with every card. */
  position: string | null;
  /** Once a move has ended the game: the position before it. What lay at a place that fell is to be seen only there. */
  before: string | null;
  to_move: ("S" | "N") | null;
  /** The viewer's legal moves; empty unless it is the viewer who has to decide. */
  legal: string[];
  /** What could follow some of them, where that shows nobody anything new: `.`, and the first pick of a support. */
  behind: {
    [k: string]: string[];
  };
  /** The moves named in `legal`, `behind` and `waiting` in parts, by their texts. */
  moves: {
    [k: string]: MoveShown;
  };
  /** Why cards of the viewer's hand cannot be played anywhere, now or, if nothing else is shown before, after `.`. */
  blocked: {
    [k: string]: WordsShown;
  };
  /** The move that the viewer has still to confirm. */
  waiting: string | null;
  /** How the game on the table ended, such as `S five`. */
  result: string | null;
  /** Who has won the match, `S`, `N` or `-`, once it is over. */
  match_result: ("S" | "N" | "-") | null;
  /** Games, or matches, that nobody won at this table. */
  drawn: number;
  /** What is offered, and by whom. */
  offers: {
    [k: string]: "S" | "N";
  };
  ready: ("S" | "N")[];
  /** What the viewer may say now, beside moves: `undo`, `offer draw`, `accept undo`, ... */
  may: string[];
  clock: ClockShown | null;
  hints: number;
  practice: boolean;
  /** Whether this game was dealt as it was prepared for a first lesson. */
  guide: boolean;
}
/** Who sits at a seat. */
export interface SeatShown {
  name: string;
  computer: string | null;
  joined: boolean;
  left: boolean;
  /** In the match that is being played. */
  points: number;
  /** Games won at this table, rematches included; where matches are played, matches. */
  won: number;
}
/** What a move, or a step of the log, consists of: nothing but what its text says. A part that it does not have is left out. */
export interface MoveShown {
  kind:
    | "play"
    | "claim"
    | "done"
    | "pass"
    | "draw"
    | "redeploy"
    | "redeploy-off"
    | "desert"
    | "traitor"
    | "tactic"
    | "return"
    | "give"
    | "retreat"
    | "oil"
    | "recruit"
    | "explode"
    | "support"
    | "shuffle"
    | "pick"
    | "roll"
    | "reroll"
    | "keep"
    | "eliminate"
    | "eliminate-weakened"
    | "bundle"
    | "weaken"
    | "berserk";
  /** The tactic card that it plays from the hand. */
  tactic?: string;
  /** The card that is played, or that something is done with; `?c` or `?t` if it is not shown. */
  card?: string;
  /** The stone or tile where that card lies. */
  from?: number;
  /** The stone or tile where it goes from there. */
  to?: number;
  /** The stone or tile that anything else is done at. */
  place?: number;
  /** The pile that is drawn from: `c` or `t`. */
  pile?: string;
  /** The thrown die. */
  die?: number;
  /** The die of a column. */
  column?: number;
  /** What chance brought: a card, dice; `?` if it is not shown. */
  result?: string;
}
/** Milliseconds left at the moment of the last entry (`at`), for whom the clock runs, and since when. */
export interface ClockShown {
  control: string;
  south: number;
  north: number;
  running: ("S" | "N") | null;
  at: number;
}
/** How one can see that nobody chose the cards (docs/fair-deals.md). */
export interface FairShown {
  /** SHA-256 of the secret of the game on the table; null before the first one, and where a seed decides. */
  commitment: string | null;
  /** What South's player added to the deal, empty if nothing. */
  south: string;
  north: string;
  /** The secret, once the game is over. */
  secret: string | null;
  /** SHA-256 of the secret of the game to come, while none is played. */
  next: string | null;
  /** Who has still to add a text to it. */
  awaited: ("S" | "N")[];
  /** Whether it waits for nothing else. */
  pending: boolean;
}
/** What the last entry changed: the first `kept` lines of the log stand, `log` and `chat` are to be added. */
export interface Update {
  type: "update";
  table: Table;
  kept: number;
  log: LineShown[];
  chat: SaidShown[];
  /** As in `table`; null where nothing of it has changed. */
  fair: FairShown | null;
}
/** Where other devices find this server. */
export interface AddressesShown {
  /** As origins, `http://192.168.0.7:8190`, the likeliest first; empty where nobody else can reach it, or nobody else may know. */
  addresses: string[];
}
/** The cards that the first pile is made of, and what wild cards may be among them. */
export interface DeckShown {
  /** One letter a colour, in the order of a hand. */
  colours: string;
  weakest: number;
  strongest: number;
  /** The strength of the spy. */
  spy: number;
  /** The weakest and the strongest that a shield bearer can be. */
  shield: [number, number];
}
/** What becomes of a match that is even, as the settings of a new table say it. */
export interface EvenMatch {
  /** Which of the settings it is. */
  setting: "decider" | "split" | "tie";
  /** What holds unless told. */
  choice: string;
  choices: string[];
}
/** What one face of a tile asks for. */
export interface FaceShown {
  /** Cards of a complete side. */
  cards: number;
  /** Those that count here, strongest first. */
  formations: ("colour run" | "same strength" | "colour" | "run" | "sum")[];
  /** Whether the lower sum leads. */
  lower_wins: boolean;
  sign: "+" | "-" | "=" | "all" | "colour" | "run";
}
/** A formation, and what this edition calls it in its own language. */
export interface FormationName {
  key: "colour run" | "same strength" | "colour" | "run" | "sum";
  name: string;
}
/** Which line of one's own list is to go. */
export interface HideGame {
  /** As in the list. */
  round?: number;
}
/** A game that was played elsewhere. */
export interface ImportRecord {
  record: string;
  public?: boolean;
}
/** Sit down at a table. */
export interface JoinGame {
  name?: string;
  /** Whether I shall add a text to each deal. */
  mixes?: boolean;
}
/** A kind of move, and how it is written. */
export interface MoveKindShown {
  kind:
    | "play"
    | "claim"
    | "done"
    | "pass"
    | "draw"
    | "redeploy"
    | "redeploy-off"
    | "desert"
    | "traitor"
    | "tactic"
    | "return"
    | "give"
    | "retreat"
    | "oil"
    | "recruit"
    | "explode"
    | "support"
    | "shuffle"
    | "pick"
    | "roll"
    | "reroll"
    | "keep"
    | "eliminate"
    | "eliminate-weakened"
    | "bundle"
    | "weaken"
    | "berserk";
  /** Its text, with names in braces where its parts stand. */
  form: string;
  /** The tactic card that it plays from the hand. */
  tactic?: string;
  /** The pile that it draws from. */
  pile?: string;
}
/** A table to be laid. */
export interface NewGame {
  rulebook: string;
  /** A computer level, `friend` (by link) or `self` (both seats at one screen). */
  against?: string;
  seat?: "N" | "S" | "lot";
  name?: string;
  /** The other person at the same screen. */
  other_name?: string;
  format?: string;
  first?: "N" | "S" | "lot";
  clock?: string;
  public?: boolean;
  confirm?: boolean;
  tie?: string;
  decider?: string;
  split?: string;
  /** Whether I shall add a text to each deal (the command `mix`), which then waits for it. */
  mixes?: boolean;
  /** A guided first game, with a deal that the server has prepared for this rulebook; only `name` and `mixes` may be said beside it. */
  guide?: boolean;
}
/** A ruling that may be decided otherwise, by `;name=choice` behind the rulebook's id. */
export interface OptionShown {
  name: string;
  /** What holds unless told. */
  choice: string;
  choices: string[];
}
/** A position in our notation, and what follows from it. */
export interface PositionShown {
  position: string;
  rulebook: string;
  turn: "S" | "N";
  to_move: ("S" | "N") | null;
  phase: string;
  /** None where the mover's hand is not known. */
  legal: string[] | null;
  /** The same moves in parts, by their texts. */
  moves: {
    [k: string]: MoveShown;
  };
  result: string | null;
}
/** A game from the deal to its end, or to where it stands. */
export interface ReplayShown {
  game: string;
  rulebook: string;
  south: string;
  north: string;
  first: "N" | "S";
  /** Such as `S five`; `*` while it is being played. */
  result: string;
  format: string;
  /** Which game of the table this is, from 1. */
  round: number;
  /** How many there are. */
  rounds: number;
  /** Where one sat in this game; none: nowhere, or on both sides. */
  mine: ("N" | "S") | null;
  view: "N" | "S" | "all" | "none";
  /** From where one may look: all around when the game is over, before that from one's own seat or as a spectator. */
  views: ("N" | "S" | "all" | "none")[];
  steps: StepShown[];
}
/** One step, as a line of the log has it, and the position after it. The first one is the deal. */
export interface StepShown {
  turn: number;
  /** Who made it; none for the deal. */
  seat: ("N" | "S") | null;
  text: string;
  /** The card on the table that it discarded without naming it. */
  struck: string | null;
  /** The step in parts; none for the deal. */
  move: MoveShown | null;
  position: string;
  /** Whether somebody decides at this position, or the game is over; else the next step follows by itself. */
  decision: boolean;
}
/** What a request is answered with that was not done. `code` is for programs, `reason` for people; nothing has changed. */
export interface RequestRefused {
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
  words: WordsShown | null;
}
/** A rulebook to choose from, and to draw. */
export interface RulebookShown {
  rulebook: string;
  title: string;
  formats: string[];
  levels: string[];
  options: OptionShown[];
  game: "siege" | "stones" | "tug";
  /** Whether a player can hold what the other one does not see. */
  hidden: boolean;
  /** Which seats can claim stones or declare tiles; none where there is nothing to prove. */
  claimants: ("N" | "S")[];
  /** Whether the seats differ in nothing but who begins, have names of their own, or have different tasks, one of which begins. */
  sides: "alike" | "different" | "named";
  /** The year of the edition; empty where there is none. */
  edition: string;
  /** The language it was printed in, which its own names are in; empty where there is none. */
  language: string;
  /** How this rulebook plays several games. */
  own_match: string;
  even_match: EvenMatch;
  /** Stones or tiles in the row. */
  places: number;
  /** Stones or damaged tiles that win, wherever they stand. */
  places_to_win: number;
  /** Adjacent stones that win; 0: however many stand in a row, it does not matter. */
  adjacent_to_win: number;
  hand: number;
  deck: DeckShown | null;
  /** The second pile; empty where there is none. */
  tactics: TacticShown[];
  /** When stones are claimed or tiles declared: at the start of a turn, at its end, or at any time in it. */
  claims: ("end" | "start" | "turn") | null;
  /** How many cards a side needs at a stone that nothing has changed; at the wall the tiles say it. */
  cards_at: number | null;
  wall: TileShown[];
  /** Strongest first. */
  formations: FormationName[];
  cauldrons: number;
  /** Whether there is a guided first game of it. */
  guide: boolean;
  /** The kinds of move that there are, and how each is written. */
  moves: MoveKindShown[];
}
/** A kind of tactic card. */
export interface TacticShown {
  /** In notation, such as `Jo`. */
  card: string;
  count: number;
  /** What this edition calls it, in its own language. */
  name: string;
}
/** A tile of the wall. */
export interface TileShown {
  tile: string;
  intact: FaceShown;
  damaged: FaceShown;
}
/** A seat at a table: the link of it is for its player alone, the link of the table for anybody. */
export interface Seated {
  game: string;
  seats: ("N" | "S")[];
  /** The secret of each seat. */
  tokens: string[];
}
/** How somebody's games against one level of the computer ended. */
export interface TallyShown {
  computer: string;
  won: number;
  lost: number;
  drawn: number;
}

// Short names for what the messages are made of.
export type Seat = NonNullable<Table["viewer"]>;
export type Status = Table["status"];
export type Code = Refusal["code"];
export type GameName = RulebookShown["game"];
export type FormationKey = FormationShown["type"];
export type Viewpoint = ReplayShown["view"];
