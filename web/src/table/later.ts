// Parts that are loaded when they are first looked at.
import type { Component } from "svelte";
import type { Seat } from "../notation/cards";
import type { SiegeScene, StonesScene } from "../notation/scene";
import type { ProofShown, RulebookShown } from "../wire/messages";

const found = import.meta.glob<{ default: Component<never> }>("./{Counter,ProofPanel}.svelte");

type Proving = Component<{ proof: ProofShown; book: RulebookShown; names: Record<Seat, string> }>;
type Counting = Component<{ scene: StonesScene | SiegeScene; book: RulebookShown; seat: Seat | null }>;

const load = async (path: string): Promise<Component<never> | null> => (await found[path]?.())?.default ?? null;
export const proofPanel = async (): Promise<Proving | null> => (await load("./ProofPanel.svelte")) as unknown as Proving | null;
export const cardCounter = async (): Promise<Counting | null> => (await load("./Counter.svelte")) as unknown as Counting | null;
