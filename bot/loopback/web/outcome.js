// What became of something that was asked of the bot.

import { t } from "./words.js";

/** Why it did not work, in words; null when it did. */
export function whyNot(outcome) {
  if (outcome.error) return t("failed");
  if (outcome.kind !== "failed") return null;
  return t(outcome.why === "offline" ? "failedOffline" : "failedTimeout");
}
