// Any game that the page has no drawing for: what is written, and what may be done.
import { game } from "../game";
import { readPlain, type PlainScene } from "./scene";

export default game<PlainScene>({ game: "", read: readPlain, board: () => import("./Board.svelte") });
