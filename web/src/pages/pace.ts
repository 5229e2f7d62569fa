// How much time there is, in words.

import type { Schemas } from "../core/http";
import { say } from "../core/words.svelte";

export function paceName(pace: Schemas["Pace"]): string {
  if (pace === "untimed") return say("page-pace-untimed");
  if ("live" in pace) {
    const { bank_seconds, increment_seconds } = pace.live;
    return say("page-pace-live-of", { minutes: Math.round(bank_seconds / 60), seconds: increment_seconds });
  }
  return say("page-pace-days-of", { days: pace.days.days });
}
