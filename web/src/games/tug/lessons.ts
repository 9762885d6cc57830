// What a guided first tug of war says.
import type { Lesson } from "../../guide/lesson";
import { other } from "../../notation/cards";
import type { TugScene } from "./scene";

const lessons: Lesson<TugScene>[] = [
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

export default lessons;
