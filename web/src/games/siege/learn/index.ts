// The page about a rulebook of the siege.
import { section, type LearnUi } from "../../../learn/section";
import Match from "../../../learn/Match.svelte";
import Points from "../../../learn/Points.svelte";
import type { RulebookShown } from "../../../wire/messages";
import Claim from "../../cards/learn/Claim.svelte";
import Compare from "../../cards/learn/Compare.svelte";
import Formations from "../../cards/learn/Formations.svelte";
import type { CardLessons } from "../../cards/learn/lessons";
import Material from "../../cards/learn/Material.svelte";
import Tactics from "../../cards/learn/Tactics.svelte";
import { readSiege } from "../scene";
import examples from "./examples.json";
import formations from "./formations.json";
import Idea from "./Idea.svelte";
import Turn from "./Turn.svelte";
import Wall from "./Wall.svelte";

export const lessons: CardLessons = {
  formations,
  ...examples,
  read: readSiege,
  rest: (book, discards, played, second) => [String(book.cauldrons), discards, ...(second === null ? [] : [second, played])],
  kinds: { elite: "JoSpSh", action: "ReRcDeTrExSuSw" },
};

const tactics = ["instead", "limit", "hand", "target"];

const learn: LearnUi = {
  sections: (book: RulebookShown) => [
    section("idea", Idea, {}),
    section("material", Material, { between: ["tiles", "cauldrons"] }),
    section("wall", Wall, {}),
    section("turn", Turn, {}),
    section("formations", Formations, { lessons, also: [] }),
    section("compare", Compare, { lessons, cardsMove: true }),
    section("declare", Claim, { lessons, kind: "declare", also: ["breach"] }),
    ...(book.tactics.length ? [section("tactics", Tactics, { lessons, points: tactics })] : []),
    section("end", Points, { points: ["end-breach", "end-second", "end-held", "end-last"] }),
    section("match", Match, {}),
  ],
};

export default learn;
