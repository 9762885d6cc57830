// A position line of the border stones as a scene.
import { readTable, readTactics, type CardScene } from "../cards/scene";

export interface StonesScene extends CardScene {
  game: "stones";
}

export function readStones(fields: readonly string[]): StonesScene {
  const [tactics, discards, played] = fields.slice(7);
  return { ...readTable("stones", fields), game: "stones", ...readTactics(tactics, discards, played) };
}
