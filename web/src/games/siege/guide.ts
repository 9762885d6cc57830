// What the line above the hand says: which message, and with what. The steps taken so far choose among what a phase asks for.
import type { SiegeScene } from "./scene";
import type { Step } from "../../table/board/paths";
import { ATTACKER } from "./wall";

export interface Asked {
  id: string;
  /** The card that has been chosen, as notation has it. */
  card?: string;
  left?: number;
}

export interface Deciding {
  /** Whether the person at this screen has to decide. */
  mine: boolean;
  taken: readonly Step[];
  can: (step: Step) => boolean;
  /** The attacker is choosing where to retreat from. */
  retreating: boolean;
}

const ACTIONS = new Set(["Re", "Rc", "De", "Tr", "Ex", "Su", "Sw"]);

/** What to say now. */
export function asked(scene: SiegeScene, deciding: Deciding): Asked {
  if (scene.over) return { id: "siege-say-over" };
  if (!deciding.mine) return { id: `siege-wait-${scene.phase === "swap" ? "swap" : "turn"}` };
  const [first, second] = deciding.taken;
  if (first === "oil") return { id: "siege-say-oil" };
  if (deciding.retreating) return { id: "siege-say-retreat" };
  if (first?.startsWith("card:")) return chosen(first.slice(5), second, scene);
  return opening(scene, deciding);
}

function chosen(card: string, second: Step | undefined, scene: SiegeScene): Asked {
  if (scene.phase === "swap") return { id: "siege-say-give", card };
  if (!ACTIONS.has(card)) return { id: "siege-say-place", card };
  const then = second && (card === "Re" || card === "Rc" || card === "Tr") ? "-then" : "";
  return { id: `siege-say-${card.toLowerCase()}${then}`, card };
}

function opening(scene: SiegeScene, { can, taken }: Deciding): Asked {
  const role = scene.decides === ATTACKER ? "attacker" : "defender";
  switch (scene.phase) {
    case "prepare":
      return { id: `siege-say-prepare-${role}` };
    case "support":
      return scene.left ? { id: "siege-say-support", left: scene.left - taken.length } : { id: "siege-say-shuffle" };
    case "swap":
      return { id: "siege-say-swap", left: scene.left };
    case "declare":
    case "close":
    case "draw":
      return { id: `siege-say-${scene.phase}` };
    default:
      return { id: can("pass") ? "siege-say-pass" : "siege-say-play" };
  }
}

/** What `done` means here. */
export function doneWords(scene: SiegeScene): string {
  return scene.phase === "prepare" ? "siege-done-prepare" : scene.phase === "close" ? "siege-done-close" : "siege-done-declare";
}

/** What is said of the end that is near; null while it is not. */
export function endWords(scene: SiegeScene): string | null {
  if (scene.over || !scene.last) return null;
  return scene.last > 1 ? "siege-end-now" : "siege-end-near";
}
