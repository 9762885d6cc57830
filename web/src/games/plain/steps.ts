// The steps of the plain board, in groups, and called what notation calls them.
import type { Step } from "../../table/board/paths";

export type StepKind = "hand" | "places" | "moves";

export interface StepGroup {
  kind: StepKind;
  steps: Step[];
}

const KINDS: readonly StepKind[] = ["hand", "places", "moves"];

function kindOf(step: Step): StepKind {
  if (step.startsWith("card:")) return "hand";
  return step.startsWith("place:") ? "places" : "moves";
}

/** Steps by what they point at: cards of one's hand, places, whatever else. */
export function groupsOf(steps: Iterable<Step>): StepGroup[] {
  const all = [...steps];
  return KINDS.map((kind) => ({ kind, steps: all.filter((step) => kindOf(step) === kind) })).filter((group) => group.steps.length);
}

/** A step as it is written: of cards, places and whole moves the name alone. */
export const stepWords = (step: Step): string => step.replace(/^(?:card|place|move):/, "");
