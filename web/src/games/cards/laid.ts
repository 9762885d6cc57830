// A move that waits to be confirmed, drawn as if it had been made: the card already lies where it is to go. Nothing else that the move
// may bring is known before, and nothing of it is shown.
import { isTactic, other, type Placed, type Seat } from "../../notation/cards";
import { readMove } from "../../notation/moves";
import { TERRAIN, type CardScene, type Place } from "./scene";

const ACTIONS: Partial<Record<string, string>> = { redeploy: "Re", desert: "De", traitor: "Tr", recruit: "Rc", explode: "Ex" };

/** The later one of two jokers on a side is called `Jo2`; it looks like any other. */
const face = (card: string): string => (isTactic(card) ? card.slice(0, 2) : card);

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

/** The scene with this move of a seat made, as far as it is its own. */
export function laid<S extends CardScene>(scene: S, text: string, seat: Seat): S {
  const move = readMove(text);
  if (!move) return scene;
  const table = new Table(scene, seat);
  const played = ACTIONS[move.kind];
  if (played) table.take(played);
  switch (move.kind) {
    case "play":
      table.take(move.card);
      table.lay(move.card, seat, move.place);
      break;
    case "redeploy":
      table.lift(face(move.target), seat, move.from);
      if (move.to !== null) table.lay(face(move.target), seat, move.to);
      break;
    case "desert":
      table.lift(face(move.target), other(seat), move.from);
      break;
    case "traitor":
      table.lift(face(move.target), other(seat), move.from);
      table.lay(face(move.target), seat, move.to);
      break;
    case "recruit":
      table.discards = without(table.discards, table.discards.findLastIndex(({ card }) => card === face(move.target)));
      table.lay(face(move.target), seat, move.place);
      break;
    default:
      return scene;
  }
  return table.shown();
}
