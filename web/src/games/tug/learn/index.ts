// The page about the tug of war.
import Match from "../../../learn/Match.svelte";
import Points from "../../../learn/Points.svelte";
import { section, type LearnUi } from "../../../learn/section";
import Turn from "../../../learn/Turn.svelte";
import Idea from "./Idea.svelte";
import Material from "./Material.svelte";
import Uses from "./Uses.svelte";

const STEPS = ["throw", "again", "use", "hand"].map((step) => ({ step, words: [`tug-${step}`] }));

const learn: LearnUi = {
  sections: () => [
    section("idea", Idea, {}),
    section("material", Material, {}),
    section("turn", Turn, { steps: STEPS }),
    section("uses", Uses, {}),
    section("end", Points, { points: ["end-tug"] }),
    section("match", Match, {}),
  ],
};

export default learn;
