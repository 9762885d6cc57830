// The guide of a first game: which lesson is said now. It never decides anything, and can be left at any time.
import { untrack } from "svelte";
import type { Play } from "../table/play.svelte";
import type { Lesson, Moment } from "./lesson";

interface Kept {
  said: string[];
  left: boolean;
}

export class Guide {
  #said = $state.raw<ReadonlySet<string>>(new Set());
  /** The learner wants to go on alone. */
  left = $state(false);
  /** How often the learner had moved when a lesson was first said. */
  readonly #since = new Map<string, number>();
  readonly #key: string;

  #lessons = $state.raw<readonly Lesson[]>([]);

  readonly moment: Moment | null = $derived.by(() => this.#moment());
  readonly #moved = $derived.by(() => this.moment?.log.filter(([, who]) => who === this.moment?.seat).length ?? 0);
  readonly lesson: Lesson | null = $derived.by(() => this.#now());

  constructor(private readonly play: Play) {
    this.#key = `tottenbury.guide.${play.store.game}`;
    const kept = read(this.#key);
    this.#said = new Set(kept.said);
    this.left = kept.left;
    void play.ui.lessons?.().then(({ default: lessons }) => (this.#lessons = lessons));
    let before: Lesson | null = null;
    $effect(() => {
      const { lesson, moment } = this;
      const moved = this.#moved;
      const earlier = before;
      before = lesson;
      untrack(() => {
        if (earlier && earlier !== lesson && !earlier.lasting) this.#finish(earlier.id);
        if (!lesson || !moment) return;
        if (!this.#since.has(lesson.id)) this.#since.set(lesson.id, moved);
        if (lesson.lasting && moved > (this.#since.get(lesson.id) ?? moved) && !moment.scene.over) this.#finish(lesson.id);
      });
    });
  }

  /** The lesson has been read. */
  understood(): void {
    if (this.lesson) this.#finish(this.lesson.id);
  }

  /** Go on alone: the game stays as it is. */
  leave(): void {
    this.left = true;
    this.#keep();
  }

  #moment(): Moment | null {
    const { scene, book, seat, table, choice } = this.play;
    if (!table?.guide || this.left || !scene || !book || !seat) return null;
    return { scene, book, seat, ours: this.play.ours, taken: choice.taken, openings: choice.openings, log: this.play.store.log };
  }

  #now(): Lesson | null {
    const { moment } = this;
    if (!moment) return null;
    return this.#lessons.find(({ id, when }) => !this.#said.has(id) && when(moment)) ?? null;
  }

  #finish(id: string): void {
    this.#said = new Set([...this.#said, id]);
    this.#keep();
  }

  #keep(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ said: [...this.#said], left: this.left } satisfies Kept));
    } catch {
      // nothing is kept: after loading the page again the lessons begin anew
    }
  }
}

function read(key: string): Kept {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Kept>;
    return { said: Array.isArray(found.said) ? found.said.map(String) : [], left: found.left === true };
  } catch {
    return { said: [], left: false };
  }
}
