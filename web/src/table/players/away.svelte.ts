// How long somebody has been away, by the server's time.
import { connection } from "../../wire/socket.svelte";
import { t } from "../../words/index.svelte";

const MINUTE = 60_000;
const LOOKS = 15_000;

/** The server's time, looked at now and then, and at one moment that matters. */
export class Moment {
  now = $state(connection().now());

  constructor(matters: () => number | null) {
    $effect(() => {
      const at = matters();
      const look = (): void => void (this.now = connection().now());
      look();
      const often = setInterval(look, LOOKS);
      const once = at === null ? undefined : setTimeout(look, Math.min(Math.max(0, at - connection().now()) + 50, 2 ** 31 - 1));
      return () => {
        clearInterval(often);
        clearTimeout(once);
      };
    });
  }
}

/** A span of time in words, roughly: less than a minute, minutes, hours, days. */
export function spanWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  if (minutes < 120) return t("span-minutes", { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t("span-hours", { hours }) : t("span-days", { days: Math.floor(hours / 24) });
}
