// A position line of the siege as a scene.
import { readTable, readTactics, type CardScene } from "../cards/scene";

export interface SiegeScene extends CardScene {
  game: "siege";
  cauldrons: number;
}

export function readSiege(fields: readonly string[]): SiegeScene {
  const [cauldrons, discards, tactics, played] = fields.slice(7);
  return { ...readTable("siege", fields), game: "siege", cauldrons: Number(cauldrons ?? 0), ...readTactics(tactics, discards, played) };
}
