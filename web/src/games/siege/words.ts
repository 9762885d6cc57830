// The wall in words, for screen readers and for whoever asks what a tile wants.
import type { FaceShown } from "../../wire/messages";
import { t } from "../../words/index.svelte";
import { cardName, formationName } from "../../words/names";
import type { Side, Tile } from "./wall";

/** The formations that count on a face, and which sum leads. */
export function countsWords(face: FaceShown, rulebook: string): string {
  const names = face.formations.map((type) => formationName(type, rulebook)).join(", ");
  return t("siege-counts", { sign: face.sign === "all" ? "all" : face.lower_wins ? "low" : face.sign === "+" ? "high" : "some", names });
}

/** The cards of a side, one after the other. */
export function sideWords(side: Side, rulebook: string): string {
  const cards = side.pieces.map(({ card }) => cardName(card, rulebook)).join(", ");
  return t("siege-side", { seat: side.seat, cards: cards || "-", count: side.pieces.length, free: side.free });
}

/** Everything about a tile in one sentence. */
export function tileWords(tile: Tile, rulebook: string): string {
  return t("siege-tile-label", {
    number: tile.number,
    name: t("siege-tile-name", { number: tile.number }),
    state: tile.damaged ? "damaged" : "intact",
    cards: tile.face.cards,
    counts: countsWords(tile.face, rulebook),
    attackers: sideWords(tile.sides.S, rulebook),
    defenders: sideWords(tile.sides.N, rulebook),
  });
}
