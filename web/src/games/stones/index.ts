// The border stones in the page.
import { closePiles, coverHands } from "../cards/scene";
import { laid } from "../cards/laid";
import { game } from "../game";
import { concerned } from "./places";
import { readStones, type StonesScene } from "./scene";

export default game<StonesScene>({
  game: "stones",
  read: readStones,
  board: () => import("./Board.svelte"),
  cover: coverHands,
  close: closePiles,
  laid,
  concerned,
  lessons: () => import("./lessons"),
  learn: () => import("./learn/index"),
  formations: () => import("./learn/formations.json"),
  steps: () => import("./HomeStep.svelte"),
  picture: "stones-1999",
  first: ["stones-1999", "stones-2024-tactics"],
  example: "stones-1999 R5b6R6b8R7/b7/././././././. S claim g1g2o4p5y3 ?6 ?37",
});
