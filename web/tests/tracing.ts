// What the browser's main thread does between an answer and the frame that shows it, from Chromium's own trace. Times are the
// thread's: what other programs take meanwhile is not counted.

import type { Answer } from "./measuring";

/** What to ask Chromium for. */
export const categories = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];

interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { elementCount?: number; beginData?: { totalObjects?: number } };
}

/** Where the thread was during one answer, in milliseconds. */
export interface Anatomy extends Answer {
  parts: Record<string, number>;
  /** How many elements had their style computed anew, and how many boxes the layouts looked at. */
  styled: number;
  boxes: number;
}

const kinds: Record<string, string> = {
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "commit",
  MinorGC: "garbage",
  MajorGC: "garbage",
};
/** A task and what it calls; whatever else is in it stands for itself. */
const kindOf = ({ name }: TraceEvent): string =>
  kinds[name] ?? (/GC/.test(name) ? "garbage" : /Layout|Style/.test(name) ? "layout" : "script");

/** Takes a trace apart. */
export function anatomy(trace: Buffer, answers: Answer[]): Anatomy[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = new Map(
    traceEvents.filter(({ cat, ph }) => cat.includes("user_timing") && ph !== "E").map((event) => [event.name, event]),
  );
  const some = [...marks.values()].find(({ name }) => /^came \d+$/.test(name));
  const main = traceEvents
    .filter(({ ph, pid, tid, dur }) => ph === "X" && pid === some?.pid && tid === some.tid && dur)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  // What a task does by itself is what is left when all that it calls is taken away.
  const own = new Map(main.map((event) => [event, event.tdur ?? 0]));
  const open: TraceEvent[] = [];
  for (const event of main) {
    const isOver = ({ ts, dur = 0 }: TraceEvent): boolean => ts + dur <= event.ts;
    while (open.length > 0 && isOver(open.at(-1) as TraceEvent)) open.pop();
    const caller = open.at(-1);
    if (caller) own.set(caller, (own.get(caller) ?? 0) - (event.tdur ?? 0));
    open.push(event);
  }
  return answers.flatMap((answer) => {
    const [came, drawn] = [marks.get(`came ${answer.number}`), marks.get(`drawn ${answer.number}`)];
    if (!came || !drawn) return [];
    const during = main.filter(({ ts, dur = 0 }) => ts + dur > came.ts && ts < drawn.ts);
    const parts: Record<string, number> = {};
    for (const event of during) parts[kindOf(event)] = (parts[kindOf(event)] ?? 0) + (own.get(event) ?? 0) / 1000;
    const sum = (of: (event: TraceEvent) => number | undefined): number =>
      during.reduce((all, event) => all + (of(event) ?? 0), 0);
    return {
      ...answer,
      parts,
      styled: sum(({ args }) => args?.elementCount),
      boxes: sum(({ args }) => args?.beginData?.totalObjects),
    };
  });
}
