// What a guided first siege says.
import { begins, type Lesson } from "../../guide/lesson";
import { common, laid } from "../cards/lessons";
import type { SiegeScene } from "./scene";
import { wallOf } from "./wall";

const lessons: Lesson<SiegeScene>[] = [
  ...common<SiegeScene>(),
  {
    id: "oil",
    when: ({ log, seat }) => log.some(([, who, , , move]) => who !== seat && move?.kind === "oil"),
    at: () => ".cauldrons",
    lasting: true,
  },
  { id: "breach", when: ({ scene }) => scene.places.some(({ damaged }) => damaged), at: () => ".breaches", lasting: true },
  {
    id: "complete",
    when: ({ scene, book, seat }) => wallOf(scene, book).some(({ sides }) => sides[seat].complete),
    at: () => ".board .proof",
    lasting: true,
  },
  { id: "retreat", when: (moment) => laid(moment) > 2 && begins(moment.openings, "retreat:") !== undefined, lasting: true },
  { id: "discards", when: ({ scene }) => scene.discards.length > 0, lasting: true },
  { id: "last", when: ({ scene }) => scene.last > 0 && !scene.over, lasting: true },
  { id: "over", when: ({ scene }) => scene.over, lasting: true },
];

export default lessons;
