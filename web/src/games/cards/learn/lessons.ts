// What a game with cards gives to the lessons that both share.
import type { FormationKey } from "../../game";
import type { CardScene } from "../scene";
import type { Example, Rest } from "./lines";

/** A seat's cards arriving last or first, so that the other one wins a tie. */
interface Tie {
  place: number;
  S: string;
  N: string;
}

export interface CardLessons {
  formations: Readonly<Record<FormationKey, readonly string[]>>;
  /** Cards to lay for both sides of a place, and what lies there at first. */
  tray: { place: number; cards: readonly string[]; begin: string };
  tie: Tie;
  proofs: readonly Example[];
  read: (fields: readonly string[]) => CardScene;
  /** How its position lines end. */
  rest: Rest;
  /** Kinds of tactic cards, each with its cards. */
  kinds: Readonly<Record<string, string>>;
  /** Tactic cards that their own sentence says everything about. */
  brief?: string;
}
