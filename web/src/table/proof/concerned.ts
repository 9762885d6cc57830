// Whose claim a proof at a place is about.
import { other, type Seat } from "../../notation/cards";
import type { Scene } from "../../notation/scene";
import type { RulebookShown } from "../../wire/messages";
import { stonePlaces } from "../../games/stones/places";
import { wallOf } from "../../games/siege/wall";

/** Of a complete side, the claimant's before the other one; null while neither is complete. */
export function concerned(scene: Scene, book: RulebookShown, claimant: Seat, place: number): Seat | null {
  if (scene.game === "tug") return null;
  if (scene.game === "siege") return wallOf(scene, book)[place - 1]?.sides[claimant].complete ? claimant : null;
  const stone = stonePlaces(scene, book, claimant)[place - 1];
  if (!stone || stone.owner) return null;
  return stone.mine.complete ? claimant : stone.theirs.complete ? other(claimant) : null;
}
