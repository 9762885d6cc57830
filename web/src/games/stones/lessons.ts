// What a guided first game at the border says.
import type { Lesson, Moment } from "../../guide/lesson";
import { other } from "../../notation/cards";
import { common } from "../cards/lessons";
import { stonePlaces } from "./places";
import type { StonesScene } from "./scene";

const lessons: Lesson<StonesScene>[] = [
  ...common<StonesScene>(),
  {
    id: "claimed",
    when: ({ scene, seat }) => scene.places.some(({ owner }) => owner === seat),
    at: () => ".column.low .middle",
    lasting: true,
  },
  {
    id: "complete",
    when: (moment) => unproven(moment) > 0,
    at: () => ".board .prove",
    place: (moment) => unproven(moment),
    lasting: true,
  },
  {
    id: "terrain",
    when: ({ scene }) => scene.places.some(({ terrain }) => terrain.length),
    at: () => ".board .terrain",
    card: ({ scene }) => scene.places.flatMap(({ terrain }) => terrain)[0]?.card ?? "",
    lasting: true,
  },
  {
    id: "lost",
    when: ({ scene, seat }) => scene.places.some(({ owner }) => owner === other(seat)),
    at: () => ".column.high .middle",
    lasting: true,
  },
  { id: "over", when: ({ scene }) => scene.over, lasting: true },
];

/** A stone where the learner's side is complete, and nobody has it. */
function unproven({ scene, book, seat }: Moment<StonesScene>): number {
  return stonePlaces(scene, book, seat).find(({ mine, owner }) => mine.complete && !owner)?.number ?? 0;
}

export default lessons;
