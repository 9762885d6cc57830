// A move that waits to be confirmed, drawn as if it had been made: the card already lies where it is to go. Nothing else that the move
// may bring is known before, and nothing of it is shown.
import { other, type Placed, type Seat } from "../../notation/cards";
import { faceOf, type Deed, type Move } from "../../notation/moves";
import { TERRAIN, type CardScene, type Place } from "./scene";

function lastOf(cards: readonly Placed[], wanted: Placed): number {
  return cards.findLastIndex(({ card, seat }) => card === wanted.card && seat === wanted.seat);
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

class Table<S extends CardScene> {
  places: Place[];
  discards: Placed[];
  hand: string[];

  constructor(
    readonly scene: S,
    readonly seat: Seat,
  ) {
    this.places = scene.places.map((place) => ({ ...place }));
    this.discards = [...scene.discards];
    this.hand = [...scene.hands[seat].cards];
  }

  take(card: string): void {
    this.hand = without(this.hand, this.hand.indexOf(card));
  }

  lay(card: string, seat: Seat, number: number): void {
    const place = this.places[number - 1];
    if (!place) return;
    if (TERRAIN.has(card)) place.terrain = [...place.terrain, { card, seat }];
    else place.cards = [...place.cards, { card, seat }];
  }

  lift(card: string, seat: Seat, number: number): void {
    const place = this.places[number - 1];
    if (!place) return;
    const from = TERRAIN.has(card) ? "terrain" : "cards";
    place[from] = without(place[from], lastOf(place[from], { card, seat }));
  }

  shown(): S {
    const hand = { ...this.scene.hands[this.seat], cards: this.hand };
    return { ...this.scene, places: this.places, discards: this.discards, hands: { ...this.scene.hands, [this.seat]: hand } };
  }
}

/** What becomes of the cards by each kind of move that is drawn. */
const DRAWN: Partial<Record<Move["kind"], (table: Table<CardScene>, move: Move) => void>> = {
  play: (table, { card = "", place = 0 }) => {
    table.take(card);
    table.lay(card, table.seat, place);
  },
  redeploy: (table, move) => {
    table.lift(faceOf(move), table.seat, move.from ?? 0);
    table.lay(faceOf(move), table.seat, move.to ?? 0);
  },
  "redeploy-off": (table, move) => table.lift(faceOf(move), table.seat, move.from ?? 0),
  desert: (table, move) => table.lift(faceOf(move), other(table.seat), move.from ?? 0),
  traitor: (table, move) => {
    table.lift(faceOf(move), other(table.seat), move.from ?? 0);
    table.lay(faceOf(move), table.seat, move.to ?? 0);
  },
  recruit: (table, move) => {
    table.discards = without(
      table.discards,
      table.discards.findLastIndex(({ card }) => card === faceOf(move)),
    );
    table.lay(faceOf(move), table.seat, move.place ?? 0);
  },
};

/** The scene with this move of a seat made, as far as it is its own. */
export function laid<S extends CardScene>(scene: S, { move }: Deed, seat: Seat): S {
  const draw = move && DRAWN[move.kind];
  if (!draw) return scene;
  const table = new Table(scene, seat);
  if (move.tactic) table.take(move.tactic);
  draw(table, move);
  return table.shown();
}
