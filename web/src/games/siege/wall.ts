// What a siege shows, read from its scene and its rulebook; no rule, only where things lie.
import { colourOf, isTactic, other, strengthOf, type Placed, type Seat } from "../../notation/cards";
import type { Place } from "../cards/scene";
import type { SiegeScene } from "./scene";
import type { FaceShown, RulebookShown } from "../../wire/messages";
import type { Step } from "../../table/board/paths";

export const ATTACKER: Seat = "S";
export const DEFENDER: Seat = "N";

/** A card at the wall, and the step that points to it. */
export interface Piece {
  card: string;
  seat: Seat;
  step: Step;
  /** The later one of two jokers on one side is `Jo2`. */
  name: string;
}

export interface Side {
  seat: Seat;
  /** From the wall outwards. */
  pieces: Piece[];
  /** How many more the face takes. */
  free: number;
  complete: boolean;
}

export interface Tile {
  number: number;
  damaged: boolean;
  face: FaceShown;
  /** What it asks for when it has been breached; null if it has been. */
  next: FaceShown | null;
  sides: Record<Seat, Side>;
}

const NOTHING: FaceShown = { cards: 0, formations: [], lower_wins: false, sign: "all" };

/** The whole wall, tile by tile. */
export function wallOf(scene: SiegeScene, book: Pick<RulebookShown, "wall">): Tile[] {
  return scene.places.map((place, index) => {
    const faces = book.wall[index];
    const face = (place.damaged ? faces?.damaged : faces?.intact) ?? NOTHING;
    return {
      number: index + 1,
      damaged: place.damaged,
      face,
      next: place.damaged ? null : (faces?.damaged ?? null),
      sides: { S: sideOf(place, index + 1, "S", face.cards), N: sideOf(place, index + 1, "N", face.cards) },
    };
  });
}

function sideOf(place: Place, number: number, seat: Seat, needed: number): Side {
  const cards = place.cards.filter((placed) => placed.seat === seat).map(({ card }) => card);
  const pieces = cards.map((card, index) => {
    const name = cards.indexOf(card) < index ? `${card}2` : card;
    return { card, seat, name, step: `piece:${seat}:${name}:${number}` };
  });
  return { seat, pieces, free: Math.max(needed - cards.length, 0), complete: needed > 0 && cards.length >= needed };
}

const KINDS: Record<FaceShown["sign"], string> = {
  all: "any",
  "+": "sum-high",
  "-": "sum-low",
  run: "run",
  colour: "colour",
  "=": "same-strength",
};

/** The sign of a face, as the drawings know it. */
export const kindOf = (face: FaceShown): string => KINDS[face.sign];

/** The discards by colour: which strengths lie there; and the elite cards among them. */
export interface DiscardsByColour {
  rows: { colour: string; strengths: ReadonlySet<number> }[];
  elite: Placed[];
}

export function byColour(discards: readonly Placed[], colours: string): DiscardsByColour {
  const rows = [...colours].map((colour) => ({
    colour,
    strengths: new Set(discards.filter(({ card }) => !isTactic(card) && colourOf(card) === colour).map(({ card }) => strengthOf(card))),
  }));
  return { rows, elite: discards.filter(({ card }) => isTactic(card)) };
}

/** How many tactic cards a seat has played, in order. */
export function playedBy(scene: SiegeScene, seat: Seat): string[] {
  return scene.played.filter((placed) => placed.seat === seat).map(({ card }) => card);
}

/** How many tiles have been breached. */
export const breaches = (scene: SiegeScene): number => scene.places.filter(({ damaged }) => damaged).length;

/** The tiles that the last move of the game has swept clean. */
export function fallenAt(scene: SiegeScene, before: SiegeScene | null): number[] {
  return scene.places.flatMap(({ cards }, at) => (!cards.length && before?.places[at]?.cards.length ? [at + 1] : []));
}

/** On which side of the wall a seat is drawn. */
export const sides = (bottom: Seat): { near: Seat; far: Seat } => ({ near: bottom, far: other(bottom) });

/** The claimant, where its side is complete. */
export function concerned(scene: SiegeScene, book: Pick<RulebookShown, "wall">, claimant: Seat, place: number): Seat | null {
  return wallOf(scene, book)[place - 1]?.sides[claimant].complete ? claimant : null;
}
