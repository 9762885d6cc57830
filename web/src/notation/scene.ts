// What every position line says, whatever the game; what else it says is read in the folder of its game (games/).
import type { Seat } from "./cards";

/** A position as plain data for drawing. */
export interface Scene {
  game: string;
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

/** The fields of a position line, a seat's view of it, or a spectator's. */
export const fieldsOf = (line: string): string[] => line.trim().split(/\s+/);

export function seatOf(text: string | undefined): Seat | null {
  return text === "S" || text === "N" ? text : null;
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Read what every line says: whose turn it is, who decides, and the phase. */
export function readCommon(game: string, rulebook: string, toMove: string, phaseText: string): Scene {
  const [turn, decides] = toMove.split(">");
  const [phase = "", left = "0"] = phaseText.replace(/[~*]/g, "").split(":");
  const over = phase === "over";
  return {
    game,
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
