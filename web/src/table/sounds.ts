// Sounds, made on the spot and quiet: paper, a stone, a bell, dice. Browsers let a page sound only after a first gesture.
import type { Move } from "../notation/moves";
import { settings } from "../state/settings.svelte";

export type Sound = "card" | "claim" | "turn" | "win" | "lose" | "dice" | "low" | "said";

const LOUDNESS = 0.33; // at full volume
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function unlocked(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Let sounds come after the first gesture; ends with the function that is returned. */
export function unlockSounds(): () => void {
  const listening = new AbortController();
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, unlocked, { signal: listening.signal, capture: true });
  return () => listening.abort();
}

function rustle(sound: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = sound.createBuffer(1, sound.sampleRate / 2, sound.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return noise;
}

/** A gain that swells and fades away. */
function envelope(sound: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = sound.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS * settings.volume ** 2 * loud, at + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(sound.destination);
  return gain;
}

function tone(sound: AudioContext, pitch: number, after: number, length: number, loud = 1, shape: OscillatorType = "sine"): void {
  const at = sound.currentTime + after;
  const source = sound.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(envelope(sound, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

function brush(sound: AudioContext, pitch: number, after: number, length: number, loud = 1): void {
  const at = sound.currentTime + after;
  const source = sound.createBufferSource();
  source.buffer = rustle(sound);
  const filter = sound.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  source.connect(filter).connect(envelope(sound, at, length, loud));
  source.start(at, Math.random() * 0.2, length);
}

const SOUNDS: Record<Sound, (sound: AudioContext) => void> = {
  card: (sound) => {
    brush(sound, 2600, 0, 0.09, 0.9);
    brush(sound, 900, 0.05, 0.07, 0.7);
  },
  claim: (sound) => {
    brush(sound, 260, 0, 0.16, 1.6);
    tone(sound, 196, 0.02, 0.35, 0.8, "triangle");
    tone(sound, 294, 0.1, 0.45, 0.5, "triangle");
  },
  turn: (sound) => {
    tone(sound, 659, 0, 0.5, 0.45);
    tone(sound, 988, 0.09, 0.6, 0.3);
  },
  win: (sound) => [392, 494, 587, 784].forEach((pitch, index) => tone(sound, pitch, index * 0.13, 0.7, 0.55, "triangle")),
  lose: (sound) => [392, 349, 294].forEach((pitch, index) => tone(sound, pitch, index * 0.2, 0.8, 0.4)),
  dice: (sound) => [0, 0.06, 0.15, 0.21, 0.31].forEach((after) => brush(sound, 1500 + 900 * Math.random(), after, 0.045, 1.1)),
  low: (sound) => tone(sound, 880, 0, 0.12, 0.3, "triangle"),
  said: (sound) => tone(sound, 523, 0, 0.25, 0.3),
};

/** Let something be heard, if sounds are wanted and allowed. */
export function sound(name: Sound): void {
  if (settings.sound && settings.volume > 0 && context?.state === "running") SOUNDS[name](context);
}

/** Let hear how loud sounds are now: after a gesture, so it may be the first one. */
export async function trySound(name: Sound): Promise<void> {
  unlocked();
  await context?.resume();
  sound(name);
}

/** What does not sound like a card. */
const NO_CARDS: Partial<Record<Move["kind"], Sound | null>> = {
  claim: "claim",
  oil: "claim",
  explode: "claim",
  roll: "dice",
  reroll: "dice",
  done: null,
  pass: null,
  keep: null,
};

/** What a step of a log sounds like. */
export function soundOf(move: Move | null): Sound | null {
  const sound = move ? NO_CARDS[move.kind] : undefined;
  return sound === undefined ? "card" : sound;
}
