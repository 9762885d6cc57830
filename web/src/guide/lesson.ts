// What a guided first game says, and when: lessons as data. A lesson looks at what lies on the table and at what the server calls legal;
// it knows no rule. The first one in its game's list whose moment has come is said, each only once.
import type { Seat } from "../notation/cards";
import type { Scene } from "../notation/scene";
import type { Step } from "../table/board/paths";
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
  /** More cards, told one after the other. */
  cards?: (moment: Moment<S>) => string[];
  /** Tells of something that stays as it is: it can be read until the learner has moved on. Others pass with their moment. */
  lasting?: true;
}

/** A step among those that can be taken, by the word it begins with. */
export const begins = (steps: Iterable<Step>, word: string): Step | undefined => [...steps].find((step) => step.startsWith(word));
