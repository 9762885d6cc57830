// What every board gets: a scene to draw, and a choice to offer. The same boards serve play, replay, links and lessons.
import type { Seat } from "../../notation/cards";
import type { Scene } from "../../notation/scene";
import type { LineShown, RulebookShown } from "../../wire/messages";
import type { Choice } from "./choice.svelte";

/** A move of ours that waits to be confirmed. */
export interface Pending {
  /** What it is, and what is asked. */
  say: string;
  confirm: () => void;
  back: () => void;
}

export interface BoardProps<S extends Scene = Scene> {
  scene: S;
  book: RulebookShown;
  /** Who sits at the bottom. */
  bottom: Seat;
  /** Null: the board is only to be looked at. */
  choice: Choice | null;
  /** The steps of the last turn, to be marked. */
  last?: readonly LineShown[];
  names: Record<Seat, string>;
  /** Who reads: what this seat does is told as `you`. Nobody at one screen for two, nor where somebody only looks on. */
  viewer?: Seat | null;
  /** Our move that waits to be confirmed; the scene shows it already. */
  pending?: Pending | null;
  /** The scene before the move that ended the game, if one did. */
  before?: S | null;
  /** Show what a claim at this place rests on. */
  onprove?: (place: number) => void;
  /** Show a card's words. */
  oncard?: (card: string) => void;
}
