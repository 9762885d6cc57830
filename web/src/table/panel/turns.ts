// The log by turns, and which of its steps are the last turn's.
import type { Seat } from "../../notation/cards";
import type { LineShown } from "../../wire/messages";

export interface Turn {
  turn: number;
  /** Whose turn it was: who made its first step. */
  seat: Seat;
  steps: LineShown[];
}

/** The lines of a log, turn by turn. */
export function turnsOf(log: readonly LineShown[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    const last = turns.at(-1);
    if (last?.turn === line[0]) last.steps.push(line);
    else turns.push({ turn: line[0], seat: line[1], steps: [line] });
  }
  return turns;
}

/** The steps to mark on the board: those of the last turn, but not of the viewer's own one that goes on. */
export function lastSteps(log: readonly LineShown[], viewer: Seat | null, running: Seat | null): readonly LineShown[] {
  const turns = turnsOf(log);
  const last = turns.at(-1);
  const own = last !== undefined && viewer !== null && last.seat === viewer && running === viewer;
  return turns.at(own ? -2 : -1)?.steps ?? [];
}

/** A turn as records write it: a step of the other seat inside it carries that seat's letter. */
export function turnNotation({ turn, seat, steps }: Turn): string {
  return `${turn}. ${seat} ${steps.map(([, by, text]) => (by === seat ? text : `${by}:${text}`)).join(" ")}`;
}
