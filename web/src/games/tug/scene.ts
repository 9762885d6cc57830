// A position line of the tug of war as a scene, and back.
import type { Seat } from "../../notation/cards";
import { readCommon, type Scene } from "../../notation/scene";

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

export interface TugScene extends Scene {
  game: "tug";
  teams: Record<Seat, Team>;
  /** The dice not used yet. */
  thrown: TugDie[];
}

function readDice(text: string): TugDie[] {
  return [...text.matchAll(/(\d)(')?/g)].map(([, value, mark]) => ({ value: Number(value), marked: mark !== undefined }));
}

function readTeam(column: string, athletes: string): Team {
  const [standing = "0", weakened = "0", fresh = "0"] = athletes.split(/[w']/);
  return { column: readDice(column), standing: Number(standing), weakened: Number(weakened), fresh: Number(fresh) };
}

export function readTug(fields: readonly string[]): TugScene {
  const [rulebook = "", columnS = "", athletesS = "", columnN = "", athletesN = "", toMove = "", phase = "", thrown = ""] = fields;
  const teams = { S: readTeam(columnS, athletesS), N: readTeam(columnN, athletesN) };
  return { ...readCommon("tug", rulebook, toMove, phase), game: "tug", teams, thrown: readDice(thrown) };
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
