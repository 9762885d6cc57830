// The page about a rulebook of the border stones.
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
import { readStones } from "../scene";
import examples from "./examples.json";
import formations from "./formations.json";
import Idea from "./Idea.svelte";
import Turn from "./Turn.svelte";

export const lessons: CardLessons = {
  formations,
  ...examples,
  read: readStones,
  rest: (_, discards, played, second) => (second === null ? [] : [second, discards, played]),
  kinds: { wild: "JoSpSh", terrain: "FoMu", guile: "ScReDeTr" },
  brief: "JoSpSh",
};

const tactics = ["instead", "limit", "hand", "target", "joker"];

const learn: LearnUi = {
  sections: (book: RulebookShown) => [
    section("idea", Idea, {}),
    section("material", Material, { between: ["stones"] }),
    section("turn", Turn, {}),
    section("formations", Formations, { lessons, also: book.tactics.length ? ["formations-mud"] : [] }),
    section("compare", Compare, { lessons, cardsMove: book.tactics.length > 0 }),
    section("claim", Claim, { lessons, kind: "claim", also: ["closed"] }),
    ...(book.tactics.length ? [section("tactics", Tactics, { lessons, points: tactics })] : []),
    section("end", Points, { points: ["end-adjacent", "end-any", "end-each", "end-stuck"] }),
    section("match", Match, {}),
  ],
};

export default learn;
