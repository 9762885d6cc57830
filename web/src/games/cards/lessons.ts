// What the games with cards teach alike.
import { begins, type Lesson, type Moment } from "../../guide/lesson";
import { isTactic } from "../../notation/cards";
import type { Step } from "../../table/board/paths";
import type { CardScene } from "./scene";

const numberOf = (step: Step | undefined): number => Number(step?.split(":")[1] ?? 0);
/** How many cards the learner has laid. */
export const laid = ({ scene, seat }: Moment<CardScene>): number =>
  scene.places.reduce((sum, { cards }) => sum + cards.filter((one) => one.seat === seat).length, 0);
const tactic = ({ scene, seat }: Moment<CardScene>): string => scene.hands[seat].cards.find(isTactic) ?? "";
/** The place where most of the learner's cards lie. */
function begun({ scene, seat }: Moment<CardScene>): number {
  const lying = scene.places.map(({ cards, owner }) => (owner ? 0 : cards.filter((one) => one.seat === seat).length));
  return lying.indexOf(Math.max(...lying)) + 1;
}

/** What the games with cards teach alike. */
export function common<S extends CardScene>(): Lesson<S>[] {
  return [
    {
      id: "claim",
      when: ({ openings }) => begins(openings, "claim:") !== undefined,
      at: () => '[data-step^="claim:"]',
      place: ({ openings }) => numberOf(begins(openings, "claim:")),
    },
    {
      id: "place",
      when: ({ taken }) => taken.length === 1 && (taken[0] ?? "").startsWith("card:") && !isTactic((taken[0] ?? "").slice(5)),
      at: () => ".board .place.lit, .board .wall-tile.lit",
    },
    { id: "hand", cards: strongestThree, when: (moment) => moment.ours && !laid(moment) && !moment.taken.length, at: () => ".hand.own" },
    { id: "draw", when: ({ ours, scene }) => ours && scene.phase === "draw", at: () => ".board [data-spot='pile:t']" },
    { id: "more", when: (moment) => moment.ours && laid(moment) > 0 && laid(moment) < 3 && !moment.taken.length, place: begun },
    {
      id: "tactic",
      when: (moment) => moment.ours && tactic(moment) !== "",
      at: (moment) => `.hand.own [data-step="card:${tactic(moment)}"]`,
      card: tactic,
      lasting: true,
    },
  ];
}

/** The three strongest cards of one colour in a hand: the prepared deals have them. */
export function strongestThree({ scene, book, seat }: Moment<CardScene>): string[] {
  if (!book.deck) return [];
  const held = scene.hands[seat].cards;
  const { colours, strongest } = book.deck;
  const sets = [...colours].map((colour) => [2, 1, 0].map((less) => `${colour}${strongest - less}`));
  return sets.find((cards) => cards.every((card) => held.includes(card))) ?? [];
}
