// Times of day and spans of time, in the reader's language and place.

import { words } from "../core/words.svelte";

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was: "3 hours ago". */
export function ago(when: number): string {
  const gone = when - Date.now();
  const format = new Intl.RelativeTimeFormat(words.code, { numeric: "auto" });
  for (const [unit, length] of steps) {
    if (Math.abs(gone) >= length) return format.format(Math.round(gone / length), unit);
  }
  return words.say("page-just-now");
}

/** A day and a time of day. */
export const dated = (when: number): string =>
  new Intl.DateTimeFormat(words.local, { dateStyle: "medium", timeStyle: "short" }).format(when);

/** A number in the reader's language. */
export const counted = (value: number): string => new Intl.NumberFormat(words.code).format(value);
