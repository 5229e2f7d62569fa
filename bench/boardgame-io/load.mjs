// The load: tables of two clients each that play whole games of random legal moves, and how long the server takes.
// Prints one line of JSON.
//
//   node load.mjs URL [--matches N] [--seconds S] [--rate DECISIONS_PER_SECOND] [--prepared GAMES]
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Table } from './table.mjs';

/** Both processes compile what is used often while they run: that is not what is measured. */
const WARM_UP_SECONDS = 3;
/** How many tables are set up at the same time. */
const SETTING_UP = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string' },
    prepared: { type: 'string', default: '20' },
  },
});
const [url] = positionals;
const [matches, seconds, prepared] = [values.matches, values.seconds, values.prepared].map(Number);
const rate = values.rate === undefined ? undefined : Number(values.rate);
if (!url || ![matches, seconds, prepared, rate ?? 1].every((number) => number > 0)) {
  console.error('usage: node load.mjs URL [--matches N] [--seconds S] [--rate N] [--prepared N], all above 0');
  process.exit(2);
}

const usage = async () => (await fetch(`${url}/usage`)).json();
const ownCpuSeconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;

/** Connects all tables and sets their games up. */
async function gather() {
  const tables = Array.from({ length: matches }, () => new Table(url));
  const waiting = [...tables];
  const setUp = async () => {
    for (let table = waiting.pop(); table; table = waiting.pop()) {
      await table.connect();
      // Before the clock runs: three requests and a new match for every eight moves would be most of the work.
      for (let game = 0; game < prepared; game++) await table.prepare();
      await table.begin();
    }
  };
  await Promise.all(Array.from({ length: SETTING_UP }, setUp));
  return tables;
}

/** The moments at which decisions are due, handed to the tables in the order in which they ask. */
class Pace {
  #asking = [];
  #handed = 0;
  #start = performance.now();
  #ended = false;

  /** Waits for the next moment; when all is over, nobody waits any more. */
  async next() {
    if (!this.#ended) await new Promise((resolve) => this.#asking.push(resolve));
  }

  /** Counts from now on, so that what could not be done so far is not caught up with. */
  restart() {
    this.#start = performance.now();
    this.#handed = 0;
  }

  async run(playing) {
    while (playing()) {
      const due = ((performance.now() - this.#start) / 1000) * rate;
      for (; this.#handed < due && this.#asking.length > 0; this.#handed++) this.#asking.shift()();
      await pause(1);
    }
    this.#ended = true;
    for (const go of this.#asking) go();
  }
}

const tables = await gather();
const pace = rate === undefined ? undefined : new Pace();
let playing = true;
/** Milliseconds of each decision that was answered in the measured time; nothing is noted before and after. */
let took;
/** Games that had to be set up while the clock ran, because a table had played all of its own. */
let unprepared = 0;

async function play(table) {
  while (playing) {
    if (table.over) {
      if (took && table.prepared === 0) unprepared++;
      await table.begin();
    }
    await pace?.next();
    if (!playing) break;
    const milliseconds = await table.decide();
    took?.push(milliseconds);
  }
}

const ended = [...tables.map(play), pace?.run(() => playing)];
const measured = (async () => {
  await pause(WARM_UP_SECONDS * 1000);
  const before = await usage();
  const ownBefore = ownCpuSeconds();
  pace?.restart();
  const start = performance.now();
  took = [];
  await pause(seconds * 1000);
  const answers = took;
  took = undefined;
  const elapsed = (performance.now() - start) / 1000;
  const own = ownCpuSeconds() - ownBefore;
  playing = false;
  const after = await usage();
  answers.sort((a, b) => a - b);
  const percentile = (share) => round(answers[Math.ceil(answers.length * share) - 1], 2);
  return {
    server: 'boardgame.io',
    storage: after.storage,
    clients: matches * 2,
    seconds: round(elapsed, 1),
    decisions: answers.length,
    decisions_per_second: round(answers.length / elapsed, 0),
    p50_ms: percentile(0.5),
    p99_ms: percentile(0.99),
    server_memory_mb: round(after.peakMemoryMb, 0),
    unprepared_games: unprepared,
    // Which of the two was busy: a client at 1 would mean that it, and not the server, was measured.
    server_cpu_share: round((after.cpuSeconds - before.cpuSeconds) / elapsed, 2),
    client_cpu_share: round(own / elapsed, 2),
  };
})();

function round(value, digits) {
  return Number(value?.toFixed(digits));
}

// A table that fails ends everything: figures with holes are not figures.
const [report] = await Promise.all([measured, ...ended]);
for (const table of tables) table.close();
console.log(JSON.stringify(report));
