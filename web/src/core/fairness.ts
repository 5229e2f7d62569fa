// The page's part in drawing the seed of a game, and the receipt by which it checks the result: docs/fairness.md.
//
// The page commits to a random value as soon as somebody sits down, reveals it when the list of commitments is frozen,
// and keeps what was published before the first decision. When the game is over it compares the record with that.

import type { Schemas } from "./http";
import { randomDigits, sha256 } from "./sha256";

type TableInfo = Schemas["TableInfo"];
type Info = Schemas["FairnessInfo"];
type Contribution = Info["contributions"][number];
type Command = Schemas["Command"];

/** What a player can give to `tenka verify --receipt`. */
export interface Receipt {
  format: "tenka-receipt";
  version: 1;
  table: string;
  game: string;
  options?: unknown;
  position_commitment?: string | null;
  server_commitment: string;
  names: string[];
  contributions: Contribution[];
  seed_commitment: string;
  /** The values that this browser drew for its own seats. Each must be part of the seed. */
  own: { place: number; value: string }[];
  /** When the page kept it: milliseconds since 1970. */
  kept_at: number;
}

/** Everything that this browser keeps about the draw of one table. */
export interface Kept {
  at: number;
  /** The commitment to the server's secret when this browser first saw the table. */
  server: string | null;
  /** Whether it saw the table before the game was dealt. */
  early: boolean;
  /** Values by their commitments. */
  values: Record<string, string>;
  /** The last commitment of this browser for each seat. */
  committed?: Record<string, string>;
  /** The commitments that this browser revealed, by seat. */
  revealed: Record<string, string>;
  /** All commitments as they stood when this browser revealed its own. */
  frozen: (string | null)[] | null;
  receipt: Receipt | null;
}

/** How the record of a finished game compares with what this browser kept. */
export type Verdict = "good" | "late" | "resumed" | "replaced" | "bad" | "unkept" | "unproven";

const prefix = "tenka-fairness-";
/** How many tables are remembered; the oldest are forgotten first. */
const most = 200;

export function keptOf(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + table) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(table: string, kept: Kept): void {
  try {
    localStorage.setItem(prefix + table, JSON.stringify(kept));
    forgetOldest();
  } catch {
    // A browser that keeps nothing cannot check anything later, and says so then.
  }
}

function forgetOldest(): void {
  const tables = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  if (tables.length <= most) return;
  const age = (name: string): number => keptOf(name.slice(prefix.length))?.at ?? 0;
  const [oldest] = tables.sort((one, other) => age(one) - age(other));
  if (oldest) localStorage.removeItem(oldest);
}

const lines = (...parts: string[]): Promise<string> => sha256(parts.join("\n"));

/** The receipt of what is published now, with the values that this browser drew for its seats. */
function receiptOf(info: TableInfo, fairness: Info, seed: string, kept: Kept, seats: number[]): Receipt {
  const own = seats.flatMap((place) => {
    const value = kept.values[kept.committed?.[place] ?? ""];
    return value === undefined ? [] : [{ place, value }];
  });
  return {
    format: "tenka-receipt",
    version: 1,
    table: info.id,
    game: info.setup.game,
    ...(fairness.options == null ? {} : { options: fairness.options }),
    ...(fairness.position_commitment == null ? {} : { position_commitment: fairness.position_commitment }),
    server_commitment: fairness.server_commitment,
    names: fairness.names,
    contributions: fairness.contributions,
    seed_commitment: seed,
    own,
    kept_at: Date.now(),
  };
}

/** Takes part in the draw of a table without a click. */
export class FairDraw {
  /** Seats for which this page has committed to something: it replaces what another device sent only once, so that two
   * devices do not argue. */
  #committed = new Set<number>();
  /** Seats whose commitment is on its way. */
  #pending = new Set<number>();
  #revealed = new Set<number>();

  constructor(readonly send: (command: Command) => Promise<unknown>) {}

  /** Does what the state of the table asks for. */
  async follow(info: TableInfo, me: string | null): Promise<void> {
    const { fairness } = info;
    if (!fairness) return;
    const isLobby = info.stage === "lobby";
    const known = keptOf(info.id);
    const kept: Kept = known ?? {
      at: Date.now(),
      server: fairness.server_commitment,
      early: isLobby,
      values: {},
      revealed: {},
      frozen: null,
      receipt: null,
    };
    if (!known) keep(info.id, kept);
    const mine = info.seats.flatMap((seat, index) => (me !== null && seat.person === me ? [index] : []));
    if (!isLobby) {
      if (kept.receipt === null && fairness.seed_commitment) {
        keep(info.id, { ...kept, receipt: receiptOf(info, fairness, fairness.seed_commitment, kept, mine) });
      }
      return;
    }
    const work = fairness.reveal_by == null ? this.#commit : this.#reveal;
    await Promise.all(mine.map((seat) => work.call(this, info.id, fairness, seat))).catch(() => undefined);
  }

  async #commit(table: string, fairness: Info, seat: number): Promise<void> {
    const known = fairness.contributions[seat]?.commitment;
    if (this.#pending.has(seat) || (known && (this.#committed.has(seat) || keptOf(table)?.values[known]))) return;
    this.#committed.add(seat);
    this.#pending.add(seat);
    try {
      const value = randomDigits();
      const commitment = await lines("tenka contribution", value);
      const kept = keptOf(table);
      // Without a place to keep the value it could not be revealed, and all would wait for it.
      if (!kept) return;
      const committed = { ...kept.committed, [seat]: commitment };
      keep(table, { ...kept, committed, values: { ...kept.values, [commitment]: value } });
      await this.send({ commit_entropy: { seat, commitment } });
    } finally {
      this.#pending.delete(seat);
    }
  }

  async #reveal(table: string, fairness: Info, seat: number): Promise<void> {
    const one = fairness.contributions[seat];
    const kept = keptOf(table);
    const value = one?.commitment ? kept?.values[one.commitment] : undefined;
    if (!kept || !one?.awaited || !one.commitment || !value || this.#revealed.has(seat)) return;
    this.#revealed.add(seat);
    const frozen = kept.frozen ?? fairness.contributions.map(({ commitment }) => commitment ?? null);
    keep(table, { ...kept, frozen, revealed: { ...kept.revealed, [seat]: one.commitment } });
    await this.send({ reveal_entropy: { seat, value } });
  }
}

/** Whether a value that this browser drew is missing from the seed: it came too late, another device of the same player took
 * its place, or the server dropped it. */
export function isDropped(kept: Kept | null): boolean {
  const receipt = kept?.receipt;
  return receipt?.own?.some(({ place, value }) => receipt.contributions[place]?.value !== value) ?? false;
}

/** Whether the receipt itself agrees with what this browser sent and saw before. */
function isConsistent(kept: Kept, receipt: Receipt): boolean {
  if (kept.early && kept.server !== receipt.server_commitment) return false;
  return receipt.contributions.every((one, seat) => {
    if (kept.frozen && (kept.frozen[seat] ?? null) !== (one.commitment ?? null)) return false;
    const own = kept.revealed[seat];
    return own === undefined || one.source === "fallback" || one.value === kept.values[own];
  });
}

/** The part of a record that says how its seed came about. */
interface Drawn {
  seed?: string;
  seats: string[];
  fairness?: {
    table: string;
    secret: string;
    names: string[];
    contributions: Contribution[];
    resumed?: boolean;
  };
}

/** Compares the record of a finished game with what this browser kept. `tenka verify` checks the rest of a record too. */
export async function judge(kept: Kept | null, record: unknown): Promise<Verdict> {
  const { fairness, seed, seats } = record as Drawn;
  const receipt = kept?.receipt;
  if (!fairness) return receipt ? "bad" : "unproven";
  if (!kept || !receipt) return "unkept";
  const fits = (await isAsPublished(receipt, fairness, seed, seats)) && isConsistent(kept, receipt);
  if (!fits) return "bad";
  if (isDropped(kept)) return "replaced";
  if (fairness.resumed) return "resumed";
  return kept.early ? "good" : "late";
}

async function isAsPublished(
  receipt: Receipt,
  fairness: NonNullable<Drawn["fairness"]>,
  played: string | undefined,
  seats: string[],
): Promise<boolean> {
  const { secret, contributions } = fairness;
  if (receipt.table !== fairness.table || contributions.length !== receipt.contributions.length) return false;
  if ((await lines("tenka server secret", secret)) !== receipt.server_commitment) return false;
  const values: string[] = [];
  for (const [place, kept] of receipt.contributions.entries()) {
    const found = contributions[place];
    const fields = ["seat", "wish", "source", "commitment", "value"] as const;
    if (!found || fields.some((field) => (found[field] ?? null) !== (kept[field] ?? null))) return false;
    if (found.value && (await lines("tenka contribution", found.value)) !== found.commitment) return false;
    values.push(found.value ?? (await lines("tenka fallback", secret, String(place))));
  }
  const seed = await lines("tenka seed", fairness.table, secret, ...values);
  if ((await lines("tenka commitment", seed)) !== receipt.seed_commitment) return false;
  if (played !== undefined && played !== seed) return false;
  const assigned = await assign(seed, receipt);
  return assigned.every((name, place) => name === contributions[place]?.seat && seats.includes(name));
}

/** Who is assigned what: the free names in the order of their hashes with the seed. */
async function assign(seed: string, receipt: Receipt): Promise<string[]> {
  const wishes = receipt.contributions.map(({ wish }) => wish ?? null);
  const free = receipt.names.filter((name) => !wishes.includes(name));
  const hashed = await Promise.all(free.map(async (name) => [await lines("tenka seats", seed, name), name] as const));
  const names = hashed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, name]) => name);
  return wishes.map((wish) => wish ?? names.shift() ?? "");
}
