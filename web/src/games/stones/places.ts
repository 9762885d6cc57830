// The border as it is drawn: each stone with its two sides, and what screen readers say of it.
import { other, type Placed, type Seat } from "../../notation/cards";
import type { Place } from "../cards/scene";
import type { StonesScene } from "./scene";
import type { RulebookShown } from "../../wire/messages";
import { t } from "../../words/index.svelte";
import { cardName } from "../../words/names";
import type { Reader } from "../../words/people";

export interface Side {
  seat: Seat;
  /** In order of arrival. */
  cards: string[];
  complete: boolean;
}

export interface StonePlace {
  number: number;
  owner: Seat | null;
  terrain: Placed[];
  /** Spaces on each side. */
  slots: number;
  mine: Side;
  theirs: Side;
}

/** How many spaces a side is drawn with: what the edition says, one more in mud, and never fewer than cards lie there. */
function spaces(place: Place, usual: number): number {
  const mud = place.terrain.some(({ card }) => card === "Mu");
  return usual + (mud ? 1 : 0);
}

/** The stones, with `bottom`'s side as mine. */
export function stonePlaces(scene: StonesScene, book: RulebookShown, bottom: Seat): StonePlace[] {
  return scene.places.map((place, index) => {
    const need = spaces(place, book.cards_at ?? 3);
    const side = (seat: Seat): Side => {
      const cards = place.cards.filter((one) => one.seat === seat).map(({ card }) => card);
      return { seat, cards, complete: cards.length >= need };
    };
    const mine = side(bottom);
    const theirs = side(other(bottom));
    const slots = Math.max(need, mine.cards.length, theirs.cards.length);
    return { number: index + 1, owner: place.owner, terrain: place.terrain, slots, mine, theirs };
  });
}

/** Whose claim of a free stone a proof is about: of a complete side, the claimant's before the other one. */
export function concerned(scene: StonesScene, book: RulebookShown, claimant: Seat, place: number): Seat | null {
  const stone = stonePlaces(scene, book, claimant)[place - 1];
  if (!stone || stone.owner) return null;
  return stone.mine.complete ? claimant : stone.theirs.complete ? other(claimant) : null;
}

/** A stone in words: both sides, whose it is, and what lies on it. `facing` tells whether the reader sits at the bottom. */
export function placeWords(
  place: StonePlace,
  rulebook: string,
  { names, viewer }: Pick<Reader, "names" | "viewer">,
  facing: boolean,
): string {
  const cards = ({ cards: lying, complete }: Side): string => {
    if (!lying.length) return t("stones-none");
    const named = lying.map((card) => cardName(card, rulebook)).join(", ");
    return complete ? t("stones-side-complete", { cards: named }) : named;
  };
  const words = t(facing ? "stones-place" : "stones-place-seen", {
    place: place.number,
    mine: cards(place.mine),
    theirs: cards(place.theirs),
    whose: place.owner === null ? "free" : place.owner === (facing ? place.mine.seat : viewer) ? "mine" : "theirs",
    owner: place.owner ? names[place.owner] : "",
    bottom: names[place.mine.seat],
    top: names[place.theirs.seat],
  });
  const terrain = place.terrain.map(({ card }) => cardName(card, rulebook)).join(", ");
  return terrain ? t("stones-place-terrain", { words, terrain }) : words;
}
