// What to do next at the border, as one message: from the phase, and from the steps that were taken so far.
import type { StonesScene } from "./scene";
import type { Arguments } from "../../words/index.svelte";
import type { Reader } from "../../words/people";
import type { Choice } from "../../table/board/choice.svelte";
import type { Step } from "../../table/board/paths";

type Chosen = Pick<Choice, "active" | "taken" | "targets">;

export interface Saying {
  id: string;
  values: Arguments;
}

const say = (id: string, values: Arguments = {}): Saying => ({ id: `stones-say-${id}`, values });
const word = (step: Step): string => step.split(":")[0] ?? "";
const object = (step: Step): string => step.split(":").slice(1).join(":");

/** The card that has been chosen from the hand, if one has. */
export function chosenCard(taken: readonly Step[]): string | null {
  const first = taken[0] ?? "";
  return word(first) === "card" ? object(first) : null;
}

/** What to do next, or whose turn it is. `cardName` names cards for the message. */
export function guide(
  scene: StonesScene,
  choice: Chosen | null,
  { names, viewer }: Pick<Reader, "names" | "viewer">,
  cardName: (card: string) => string,
): Saying {
  if (scene.over) return say("over");
  const name = scene.decides ? names[scene.decides] : "";
  const you = viewer !== null && scene.decides === viewer;
  if (!choice || (you && !choice.active)) return { id: "table-turn", values: { you: you ? "yes" : "no", name } }; // nobody thinks in a replay
  if (!choice.active) return say("waiting", { name });
  const kinds = new Set([...choice.targets].map(word));
  const card = chosenCard(choice.taken);
  return card === null ? begin(scene, kinds, cardName) : goOn(choice, kinds, card, cardName);
}

function begin(scene: StonesScene, kinds: ReadonlySet<string>, cardName: (card: string) => string): Saying {
  const claims = kinds.has("claim") ? "yes" : "no";
  switch (scene.phase) {
    case "claim-first":
      return say("claim-first");
    case "claim":
      return say("claim");
    case "draw":
      return say("draw");
    case "scout-draw":
      return say("scout-draw", { left: scene.left, card: cardName("Sc") });
    case "scout-return":
      return say("scout-return", { left: scene.left, card: cardName("Sc") });
    case "mud-discard":
      return say("mud", { card: cardName("Mu") });
    default:
      return kinds.has("card") ? say("play", { claims }) : say("pass", { claims });
  }
}

function goOn(choice: Chosen, kinds: ReadonlySet<string>, card: string, cardName: (card: string) => string): Saying {
  const values = { card: cardName(card) };
  if (kinds.has("return")) return say("return", values);
  if (kinds.has("piece")) return say("piece", { ...values, whose: card === "Re" ? "own" : "other" });
  const piece = choice.taken.find((step) => word(step) === "piece");
  if (piece) return say("whither", { card: cardName(piece.split(":")[2] ?? ""), heap: kinds.has("heap") ? "yes" : "no" });
  return kinds.has("place") ? say("place", values) : say("confirm", values);
}
