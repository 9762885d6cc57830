// What a guided first game says, and when: lessons as data. A lesson looks at what lies on the table and at what the server calls legal;
// it knows no rule. The first one in its list whose moment has come is said, each only once.
import type { Seat } from "../notation/cards";
import { isTactic, other } from "../notation/cards";
import type { Scene, SiegeScene, StonesScene, TugScene } from "../notation/scene";
import type { Step } from "../table/board/paths";
import { stonePlaces } from "../games/stones/places";
import { wallOf } from "../games/siege/wall";
import type { LineShown, RulebookShown } from "../wire/messages";

/** What a lesson looks at. */
export interface Moment<S extends Scene = Scene> {
  scene: S;
  book: RulebookShown;
  seat: Seat;
  /** Whether the learner has to decide. */
  ours: boolean;
  taken: readonly Step[];
  openings: ReadonlySet<Step>;
  log: readonly LineShown[];
}

export interface Lesson<S extends Scene = Scene> {
  /** Its message is `guide-<game>-<id>`. */
  id: string;
  when: (moment: Moment<S>) => boolean;
  /** What it points at, as a selector. */
  at?: (moment: Moment<S>) => string;
  /** What stands in its message: cards in notation, numbers. */
  card?: (moment: Moment<S>) => string;
  place?: (moment: Moment<S>) => number;
  /** Tells of something that stays as it is: it can be read until the learner has moved on. Others pass with their moment. */
  lasting?: true;
}

const begins = (steps: Iterable<Step>, word: string): Step | undefined => [...steps].find((step) => step.startsWith(word));
const numberOf = (step: Step | undefined): number => Number(step?.split(":")[1] ?? 0);

type Cards = StonesScene | SiegeScene;
const laid = ({ scene, seat }: Moment<Cards>): number => scene.places.reduce((sum, { cards }) => sum + cards.filter((one) => one.seat === seat).length, 0);
const tactic = ({ scene, seat }: Moment<Cards>): string => scene.hands[seat].cards.find(isTactic) ?? "";
/** The place where most of the learner's cards lie. */
function begun({ scene, seat }: Moment<Cards>): number {
  const lying = scene.places.map(({ cards, owner }) => (owner ? 0 : cards.filter((one) => one.seat === seat).length));
  return lying.indexOf(Math.max(...lying)) + 1;
}

/** What the games with cards teach alike. */
function common<S extends Cards>(): Lesson<S>[] {
  return [
    { id: "claim", when: ({ openings }) => begins(openings, "claim:") !== undefined, at: () => '[data-step^="claim:"]', place: ({ openings }) => numberOf(begins(openings, "claim:")) },
    { id: "place", when: ({ taken }) => taken.length === 1 && (taken[0] ?? "").startsWith("card:") && !isTactic((taken[0] ?? "").slice(5)), at: () => ".board .place.lit, .board .wall-tile.lit" },
    { id: "hand", when: (moment) => moment.ours && !laid(moment) && !moment.taken.length, at: () => ".hand.own" },
    { id: "draw", when: ({ ours, scene }) => ours && scene.phase === "draw", at: () => ".board [data-spot='pile:t']" },
    { id: "more", when: (moment) => moment.ours && laid(moment) > 0 && laid(moment) < 3 && !moment.taken.length, place: begun },
    { id: "tactic", when: (moment) => moment.ours && tactic(moment) !== "", at: (moment) => `.hand.own [data-step="card:${tactic(moment)}"]`, card: tactic, lasting: true },
  ];
}

const stones: Lesson<StonesScene>[] = [
  ...common<StonesScene>(),
  { id: "claimed", when: ({ scene, seat }) => scene.places.some(({ owner }) => owner === seat), at: () => ".column.low .middle", lasting: true },
  {
    id: "complete",
    when: (moment) => unproven(moment) > 0,
    at: () => ".board .prove",
    place: (moment) => unproven(moment),
    lasting: true,
  },
  { id: "terrain", when: ({ scene }) => scene.places.some(({ terrain }) => terrain.length), at: () => ".board .terrain", card: ({ scene }) => scene.places.flatMap(({ terrain }) => terrain)[0]?.card ?? "", lasting: true },
  { id: "lost", when: ({ scene, seat }) => scene.places.some(({ owner }) => owner === other(seat)), at: () => ".column.high .middle", lasting: true },
  { id: "over", when: ({ scene }) => scene.over, lasting: true },
];

/** A stone where the learner's side is complete, and nobody has it. */
function unproven({ scene, book, seat }: Moment<StonesScene>): number {
  return stonePlaces(scene, book, seat).find(({ mine, owner }) => mine.complete && !owner)?.number ?? 0;
}

const siege: Lesson<SiegeScene>[] = [
  ...common<SiegeScene>(),
  { id: "oil", when: ({ log, seat }) => log.some(([, who, text]) => who !== seat && text.startsWith("oil")), at: () => ".cauldrons", lasting: true },
  { id: "breach", when: ({ scene }) => scene.places.some(({ damaged }) => damaged), at: () => ".breaches", lasting: true },
  { id: "complete", when: ({ scene, book, seat }) => wallOf(scene, book).some(({ sides }) => sides[seat].complete), at: () => ".board .proof", lasting: true },
  { id: "retreat", when: (moment) => laid(moment) > 2 && begins(moment.openings, "retreat:") !== undefined, lasting: true },
  { id: "discards", when: ({ scene }) => scene.discards.length > 0, lasting: true },
  { id: "last", when: ({ scene }) => scene.last > 0 && !scene.over, lasting: true },
  { id: "over", when: ({ scene }) => scene.over, lasting: true },
];

const tug: Lesson<TugScene>[] = [
  { id: "roll", when: ({ openings }) => openings.has("roll"), at: () => '[data-step="roll"]' },
  { id: "reroll", when: ({ ours, scene }) => ours && scene.phase === "reroll", at: () => ".tray" },
  { id: "use", when: ({ taken }) => taken.length === 2, at: () => ".uses" },
  { id: "column", when: ({ taken, scene }) => taken.length === 1 && scene.phase === "act", at: () => ".team.mine" },
  { id: "act", when: ({ ours, scene, taken }) => ours && scene.phase === "act" && !taken.length, at: () => ".tray" },
  { id: "berserk", when: ({ openings }) => openings.has("berserk"), at: () => '[data-step="berserk"]', lasting: true },
  { id: "theirs", when: ({ scene, seat }) => scene.turn === other(seat) && !scene.over, lasting: true },
  { id: "weakened", when: ({ scene, seat }) => scene.teams[other(seat)].weakened > 0 || scene.teams[seat].weakened > 0, lasting: true },
  { id: "over", when: ({ scene }) => scene.over, lasting: true },
];

const LESSONS = { stones, siege, tug };

/** The lessons of a game, the most pressing first. */
export function lessonsOf(game: Scene["game"]): readonly Lesson[] {
  return LESSONS[game] as unknown as readonly Lesson[];
}

/** The three strongest cards of one colour in a hand: the prepared deals have them. */
export function strongestThree({ scene, book, seat }: Moment): string[] {
  if (scene.game === "tug" || !book.deck) return [];
  const held = scene.hands[seat].cards;
  const { colours, strongest } = book.deck;
  const sets = [...colours].map((colour) => [2, 1, 0].map((less) => `${colour}${strongest - less}`));
  return sets.find((cards) => cards.every((card) => held.includes(card))) ?? [];
}
