// The tug of war in the page.
import { game } from "../game";
import { readTug, type TugScene } from "./scene";

export default game<TugScene>({
  game: "tug",
  read: readTug,
  board: () => import("./Board.svelte"),
  leavesSteps: true,
  lessons: () => import("./lessons"),
  learn: () => import("./learn/index"),
  steps: () => import("./HomeStep.svelte"),
  picture: "tug",
  first: ["tug"],
  example: "tug 65'4 11 521 6w1 S act 63",
});
