// The siege in the page.
import { closePiles, coverHands } from "../cards/scene";
import { laid } from "../cards/laid";
import { game } from "../game";
import { readSiege, type SiegeScene } from "./scene";
import { concerned, wallOf } from "./wall";
import { countsWords } from "./words";

export default game<SiegeScene>({
  game: "siege",
  read: readSiege,
  board: () => import("./Board.svelte"),
  cover: coverHands,
  close: closePiles,
  laid,
  concerned,
  counting: (scene, book, place) => {
    const face = wallOf(scene, book)[place - 1]?.face;
    return face ? countsWords(face, book.rulebook) : "";
  },
  lessons: () => import("./lessons"),
  learn: () => import("./learn/index"),
  formations: () => import("./learn/formations.json"),
  steps: () => import("./HomeStep.svelte"),
  picture: "siege-2020",
  first: ["siege-2020", "siege-2020-tactics"],
  example: "siege-2020 ./b7/R5y5y6/!R0r1G1g4B2Y3/p8p9/g9/. S play b3b4g7p2r9y8 ?6 ?32 2 b10b11p11",
});
