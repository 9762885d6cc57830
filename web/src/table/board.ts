// What every board gets: a scene to draw, and a choice to offer. The same boards serve play, replay, links and lessons.
import type { Seat } from "../notation/cards";
import type { Scene } from "../notation/scene";
import type { LineShown, RulebookShown } from "../wire/messages";
import type { Choice } from "./choice.svelte";

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
  /** Show what a claim at this place rests on. */
  onprove?: (place: number) => void;
  /** Show a card's words. */
  oncard?: (card: string) => void;
}
