// Clocks by the server's time: how much is left now, and how it is written.
import type { Seat } from "../../notation/cards";
import type { ClockShown } from "../../wire/messages";

const LOW_GAME = 30_000;
const LOW_MOVE = 10_000;
const TENTHS = 10_000;

/** Milliseconds left to a seat at this time of the server. */
export function timeLeft(clock: ClockShown, seat: Seat, now: number): number {
  const left = seat === "S" ? clock.south : clock.north;
  return Math.max(0, clock.running === seat ? left - Math.max(0, now - clock.at) : left);
}

/** Whether little is left. */
export function isLow(clock: ClockShown, left: number): boolean {
  return left < (clock.control.startsWith("move") ? LOW_MOVE : LOW_GAME);
}

/** `1:02:03`, `4:05`, and at the very end `9.4`. */
export function clockText(left: number): string {
  if (left < TENTHS) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long until the text changes, in milliseconds. */
export function nextTick(left: number): number {
  return left <= TENTHS ? 100 : Math.max(50, left % 1000 || 1000);
}
