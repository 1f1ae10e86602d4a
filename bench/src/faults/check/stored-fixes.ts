import type { SentFix } from '@wakafine/domain/journeys/fix-batch';
import type { Client } from 'pg';
import type { KnownJourney, Model } from '../traffic/model';

/** Comparison of the stored fixes with those that were acknowledged. */
export interface FixesChecked {
  /** Acknowledged fixes that are not stored. */
  readonly lost: number;
  /** Fixes that are stored more than once. */
  readonly doubled: number;
  /** Fixes that nobody sent, or that are stored as others than were sent. */
  readonly wrong: number;
  /** Journeys whose push without an answer is stored. */
  readonly storedUnsure: ReadonlySet<string>;
}

/** What a set of fixes adds up to; all whole numbers. */
interface Sums {
  readonly count: number;
  readonly seqs: bigint;
  readonly places: bigint;
  readonly timesMs: bigint;
}

const STORED = `SELECT journey_id::text AS id, count(*)::int AS count, count(DISTINCT seq)::int AS distinct_count,
    sum(seq)::text AS seqs, sum(round(lat * 1e7)::bigint * 3 + round(lng * 1e7)::bigint)::text AS places,
    sum((extract(epoch FROM recorded_at) * 1000)::bigint)::text AS times
  FROM fix GROUP BY journey_id`;
const SEQS = 'SELECT DISTINCT seq FROM fix WHERE journey_id = $1';

interface StoredRow {
  readonly id: string;
  readonly count: number;
  readonly distinct_count: number;
  readonly seqs: string;
  readonly places: string;
  readonly times: string;
}

/** Compares every journey: each acknowledged fix must be stored once, as it was sent, and nothing else. */
export async function checkFixes(client: Client, model: Model): Promise<FixesChecked> {
  const { rows } = await client.query<StoredRow>(STORED);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const doubled = rows.reduce((sum, row) => sum + row.count - row.distinct_count, 0);
  const storedUnsure = new Set<string>();
  let [lost, wrong] = [0, 0];
  for (const journey of model.journeys) {
    const row = stored.get(journey.id);
    stored.delete(journey.id);
    const sent = sentFixes(model, journey);
    if (isSame(row, sumsOf(sent.acknowledged))) {
      continue;
    }
    if (isSame(row, sumsOf(sent.all))) {
      storedUnsure.add(journey.id);
      continue;
    }
    const found = await client.query<{ seq: number }>(SEQS, [journey.id]);
    const seqs = new Set(found.rows.map(({ seq }) => seq));
    const missing = sent.acknowledged.filter(({ seq }) => !seqs.has(seq)).length;
    lost += missing;
    wrong += missing === 0 ? 1 : 0;
  }
  const strange = [...stored.values()].reduce((sum, { count }) => sum + count, 0);
  return { lost, doubled, wrong: wrong + strange, storedUnsure };
}

/** Fixes of a journey that were acknowledged, and with them those whose answer never came. */
export function sentFixes(model: Model, journey: KnownJourney): { acknowledged: SentFix[]; all: SentFix[] } {
  const acknowledged = journey.acknowledged.flatMap((push) => model.fixesOf(journey, push));
  const { unsure } = journey;
  return { acknowledged, all: [...acknowledged, ...(unsure === null ? [] : model.fixesOf(journey, unsure))] };
}

function sumsOf(fixes: readonly SentFix[]): Sums {
  let [seqs, places, timesMs] = [0n, 0n, 0n];
  for (const { seq, lat, lng, recordedAtMs } of fixes) {
    seqs += BigInt(seq);
    places += BigInt(Math.round(lat * 1e7) * 3 + Math.round(lng * 1e7));
    timesMs += BigInt(recordedAtMs);
  }
  return { count: fixes.length, seqs, places, timesMs };
}

function isSame(row: StoredRow | undefined, { count, seqs, places, timesMs }: Sums): boolean {
  if (row === undefined) {
    return count === 0;
  }
  return (
    row.count === count &&
    BigInt(row.seqs) === seqs &&
    BigInt(row.places) === places &&
    BigInt(row.times) === timesMs
  );
}
