// A position line as plain data for drawing. It knows how lines are written, and no rule.
import { readHeap, readPlaced, type Placed, type Seat } from "./cards";

export interface Place {
  /** Cards in order of arrival, both sides mixed. */
  cards: Placed[];
  /** Fog and mud. */
  terrain: Placed[];
  owner: Seat | null;
  damaged: boolean;
}

export interface Hand {
  /** Known cards, then `?c` and `?t`. */
  cards: string[];
  /** Picked for a swap. */
  picked: string[];
}

interface Common {
  rulebook: string;
  /** Whose turn it is; at the end the winner, null a draw. */
  turn: Seat | null;
  /** Who has to decide; null at the end. */
  decides: Seat | null;
  phase: string;
  /** What a phase counts, such as the cards a scout still draws. */
  left: number;
  /** Passes in a row. */
  passes: number;
  /** Siege; 1: the last card is drawn, 2: the attacker's last turn. */
  last: number;
  over: boolean;
}

interface CardScene extends Common {
  places: Place[];
  hands: Record<Seat, Hand>;
  pile: string[];
  /** Null where there are no tactic cards. */
  tacticPile: string[] | null;
  discards: Placed[];
  played: Placed[];
}

export interface StonesScene extends CardScene {
  game: "stones";
}

export interface SiegeScene extends CardScene {
  game: "siege";
  cauldrons: number;
}

export interface TugDie {
  value: number;
  /** In a column: used this turn. In a throw: thrown anew. */
  marked: boolean;
}

export interface Team {
  column: TugDie[];
  standing: number;
  weakened: number;
  /** How many of the weakened were laid down in this turn; told only where that matters. */
  fresh: number;
}

export interface TugScene extends Common {
  game: "tug";
  teams: Record<Seat, Team>;
  /** The dice not used yet. */
  thrown: TugDie[];
}

export type Scene = StonesScene | SiegeScene | TugScene;

const TERRAIN = new Set(["Fo", "Mu"]);

/** Which game a rulebook belongs to. */
export function gameOf(rulebook: string): Scene["game"] {
  return rulebook.startsWith("siege") ? "siege" : /^tug\b/.test(rulebook) ? "tug" : "stones";
}

/** Read a position line, a seat's view of it, or a spectator's. */
export function readScene(line: string): Scene {
  const fields = line.trim().split(/\s+/);
  const game = gameOf(fields[0] ?? "");
  if (game === "tug") return readTug(fields);
  return game === "siege" ? readSiege(fields) : readStones(fields);
}

function seatOf(text: string | undefined): Seat | null {
  return text === "S" || text === "N" ? text : null;
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

function readCommon(rulebook: string, toMove: string, phaseText: string): Common {
  const [turn, decides] = toMove.split(">");
  const [phase = "", left = "0"] = phaseText.replace(/[~*]/g, "").split(":");
  const over = phase === "over";
  return {
    rulebook,
    turn: seatOf(turn),
    decides: over ? null : seatOf(decides ?? turn),
    phase,
    left: Number(left),
    passes: count(phaseText, "~"),
    last: count(phaseText, "*"),
    over,
  };
}

function readPlace(text: string): Place {
  const cards = readPlaced(text);
  return {
    cards: cards.filter(({ card }) => !TERRAIN.has(card)),
    terrain: cards.filter(({ card }) => TERRAIN.has(card)),
    owner: text.endsWith("+") ? "S" : text.endsWith("-") ? "N" : null,
    damaged: text.startsWith("!"),
  };
}

function readHand(text: string): Hand {
  const [cards = "", picked = ""] = text.split(">");
  return { cards: readHeap(cards), picked: readHeap(picked) };
}

function readTable(fields: string[]): Omit<CardScene, "tacticPile" | "discards" | "played"> {
  const [rulebook = "", places = "", toMove = "", phase = "", south = "", north = "", pile = ""] = fields;
  return {
    ...readCommon(rulebook, toMove, phase),
    places: places.split("/").map(readPlace),
    hands: { S: readHand(south), N: readHand(north) },
    pile: readHeap(pile),
  };
}

function readTactics(pile: string | undefined, discards = "", played = ""): Pick<CardScene, "tacticPile" | "discards" | "played"> {
  return {
    tacticPile: pile === undefined ? null : readHeap(pile, "?t"),
    discards: readPlaced(discards),
    played: readPlaced(played),
  };
}

function readStones(fields: string[]): StonesScene {
  const [tactics, discards, played] = fields.slice(7);
  return { game: "stones", ...readTable(fields), ...readTactics(tactics, discards, played) };
}

function readSiege(fields: string[]): SiegeScene {
  const [cauldrons, discards, tactics, played] = fields.slice(7);
  return { game: "siege", ...readTable(fields), cauldrons: Number(cauldrons ?? 0), ...readTactics(tactics, discards, played) };
}

function readDice(text: string): TugDie[] {
  return [...text.matchAll(/(\d)(')?/g)].map(([, value, mark]) => ({ value: Number(value), marked: mark !== undefined }));
}

function readTeam(column: string, athletes: string): Team {
  const [standing = "0", weakened = "0", fresh = "0"] = athletes.split(/[w']/);
  return { column: readDice(column), standing: Number(standing), weakened: Number(weakened), fresh: Number(fresh) };
}

function readTug(fields: string[]): TugScene {
  const [rulebook = "", columnS = "", athletesS = "", columnN = "", athletesN = "", toMove = "", phase = "", thrown = ""] = fields;
  const teams = { S: readTeam(columnS, athletesS), N: readTeam(columnN, athletesN) };
  return { game: "tug", ...readCommon(rulebook, toMove, phase), teams, thrown: readDice(thrown) };
}

const writeDice = (dice: TugDie[]): string => dice.map(({ value, marked }) => `${value}${marked ? "'" : ""}`).join("") || "-";

function writeTeam({ column, standing, weakened, fresh }: Team): string {
  return `${writeDice(column)} ${standing}${weakened ? `w${weakened}` : ""}${fresh ? `'${fresh}` : ""}`;
}

/** The line that a tug of war was read from. */
export function writeTug(scene: TugScene): string {
  const { rulebook, teams, turn, phase, thrown } = scene;
  return [rulebook, writeTeam(teams.S), writeTeam(teams.N), turn ?? "-", phase, writeDice(thrown)].join(" ");
}
