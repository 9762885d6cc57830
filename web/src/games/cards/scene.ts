// What the position lines of both card games say: a row of places, hands and piles.
import { readHeap, readPlaced, type Placed, type Seat } from "../../notation/cards";
import { readCommon, type Scene } from "../../notation/scene";

export interface Place {
  /** Cards in order of arrival, both sides mixed. */
  cards: Placed[];
  /** Fog and mud. */
  terrain: Placed[];
  owner: Seat | null;
  damaged: boolean;
}

export interface Hand {
  /** Known cards, then `?c` and `?t`. */
  cards: string[];
  /** Picked for a swap. */
  picked: string[];
}

export interface CardScene extends Scene {
  places: Place[];
  hands: Record<Seat, Hand>;
  pile: string[];
  /** Null where there are no tactic cards. */
  tacticPile: string[] | null;
  discards: Placed[];
  played: Placed[];
}

/** Cards that are laid on a place itself, on neither side of it: fog and mud. */
export const TERRAIN: ReadonlySet<string> = new Set(["Fo", "Mu"]);

/** Whether a scene has hands and places to count cards in. */
export const hasCards = (scene: Scene): scene is CardScene => "hands" in scene;

function readPlace(text: string): Place {
  const cards = readPlaced(text);
  return {
    cards: cards.filter(({ card }) => !TERRAIN.has(card)),
    terrain: cards.filter(({ card }) => TERRAIN.has(card)),
    owner: text.endsWith("+") ? "S" : text.endsWith("-") ? "N" : null,
    damaged: text.startsWith("!"),
  };
}

function readHand(text: string): Hand {
  const [cards = "", picked = ""] = text.split(">");
  return { cards: readHeap(cards), picked: readHeap(picked) };
}

/** The fields that both games begin with. */
export function readTable(game: string, fields: readonly string[]): Omit<CardScene, "tacticPile" | "discards" | "played"> {
  const [rulebook = "", places = "", toMove = "", phase = "", south = "", north = "", pile = ""] = fields;
  return {
    ...readCommon(game, rulebook, toMove, phase),
    places: places.split("/").map(readPlace),
    hands: { S: readHand(south), N: readHand(north) },
    pile: readHeap(pile),
  };
}

/** What tactic cards add, and what has left the row. */
export function readTactics(pile: string | undefined, discards = "", played = ""): Pick<CardScene, "tacticPile" | "discards" | "played"> {
  return {
    tacticPile: pile === undefined ? null : readHeap(pile, "?t"),
    discards: readPlaced(discards),
    played: readPlaced(played),
  };
}

/** The same table with both hands face down. */
export function coverHands<S extends CardScene>(scene: S): S {
  const down = (cards: string[]): string[] => cards.map((card) => (/^(\?t|[A-Z])/.test(card) ? "?t" : "?c"));
  const cover = (seat: Seat): Hand => ({ cards: down(scene.hands[seat].cards), picked: down(scene.hands[seat].picked) });
  return { ...scene, hands: { S: cover("S"), N: cover("N") } };
}

/** The same table with its piles face down: when a game is over all cards are known, and hands are laid open, but nobody turns the piles
 * over. */
export function closePiles<S extends CardScene>(scene: S): S {
  return { ...scene, pile: scene.pile.map(() => "?c"), tacticPile: scene.tacticPile?.map(() => "?t") ?? null };
}
