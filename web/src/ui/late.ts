// Tells how it went with what was done before the page was loaded again.
import { notify } from "../state/notices.svelte";
import type { LateListener } from "../wire/socket.svelte";
import { t } from "../words/index.svelte";
import { refusalWords } from "../words/said";

export const tellLate: LateListener = ({ command }, answer) => {
  const what = command.do === "move" ? "move" : "other";
  if (answer.type === "refused") notify(t("general-late-refused", { what, reason: refusalWords(answer) }), "bad");
  else notify(t("general-late-done", { what }));
};
