// A game as steps one goes through: where to stop, what led to a step, and where turns begin.
import type { Seat } from "../notation/cards";
import { isEvent, type Deed } from "../notation/moves";
import type { LineShown, ReplayShown, StepShown } from "../wire/messages";

/** Where one stops: where somebody decides. What follows by itself, such as a card drawn, is passed over, and so is what changes nothing. */
export function stopsOf(steps: readonly StepShown[]): number[] {
  return steps.flatMap((step, index) => ((step.decision && isEvent(step)) || index === steps.length - 1 ? [index] : []));
}

/** The next stop in a direction; the last one if there is none. */
export function stopFrom(stops: readonly number[], at: number, by: 1 | -1): number {
  const found = by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}

/** The steps of the turn up to here, to be marked on the board. */
export function turnUpTo(steps: readonly StepShown[], at: number): LineShown[] {
  const turn = steps[at]?.turn ?? 0;
  return steps
    .slice(0, at + 1)
    .flatMap((step): LineShown[] => (step.seat && step.turn === turn ? [[step.turn, step.seat, step.text, step.struck, step.move]] : []));
}

export interface Turn {
  turn: number;
  seat: Seat;
  steps: (Deed & { index: number; seat: Seat })[];
}

/** The steps that are worth telling, turn by turn, with their places in the game. */
export function turnsWithPlaces(steps: readonly StepShown[]): Turn[] {
  const turns: Turn[] = [];
  steps.forEach(({ turn, seat, text, struck, move }, index) => {
    if (!seat || !isEvent({ move })) return;
    const last = turns.at(-1);
    const step = { index, seat, text, struck, move };
    if (last?.turn === turn) last.steps.push(step);
    else turns.push({ turn, seat, steps: [step] });
  });
  return turns;
}

export interface Place {
  round: number | undefined;
  at: number | undefined;
  view: string | undefined;
}

const number = (text: string | null): number | undefined => (text && /^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** What an address asks for. What makes no sense is left out. */
export function readPlace(query: URLSearchParams): Place {
  const view = query.get("view") ?? "";
  return { round: number(query.get("round")), at: number(query.get("at")), view: /^(S|N|all|none)$/.test(view) ? view : undefined };
}

/** The address of this moment. */
export function placeAddress({ game, round, view }: Pick<ReplayShown, "game" | "round" | "view">, at: number): string {
  return `/replay/${encodeURIComponent(game)}?${new URLSearchParams({ round: String(round), at: String(at), view })}`;
}
