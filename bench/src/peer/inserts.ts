import type { Pool } from 'pg';

/** A fix as the peer's schema takes it. */
export interface FixInput {
  readonly seq: number;
  readonly lat: number;
  readonly lng: number;
  readonly recordedAt: string;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
  readonly headingDeg: number | null;
}

/** Stores fixes of a journey, and gives how many of them were not there before. */
export type Insert = (journeyId: string, fixes: readonly FixInput[]) => Promise<number>;

const INSERT = `INSERT INTO fix
  SELECT * FROM unnest($1::bigint[], $2::int[], $3::float8[], $4::float8[], $5::timestamptz[],
    $6::float4[], $7::float4[], $8::float4[])
  ON CONFLICT DO NOTHING`;

interface Row {
  readonly journeyId: string;
  readonly fix: FixInput;
}

/** One statement a request. */
export function singleInserts(pool: Pool): Insert {
  return async (journeyId, fixes) => {
    const values = valuesOf(fixes.map((fix) => ({ journeyId, fix })));
    const { rowCount } = await pool.query({ name: 'insert_fixes', text: INSERT, values });
    return rowCount ?? 0;
  };
}

interface Waiting {
  readonly journeyId: string;
  readonly fixes: readonly FixInput[];
  readonly resolve: (accepted: number) => void;
  readonly reject: (error: unknown) => void;
}

/** One statement for all requests that have come while the one before was under way. */
export function groupedInserts(pool: Pool): Insert {
  let waiting: Waiting[] = [];
  let isFlushing = false;
  const flush = async (group: readonly Waiting[]): Promise<void> => {
    const rows = group.flatMap(({ journeyId, fixes }) => fixes.map((fix) => ({ journeyId, fix })));
    const query = { name: 'insert_groups', text: `${INSERT} RETURNING journey_id`, values: valuesOf(rows) };
    const inserted = await pool.query<{ journey_id: string }>(query);
    const counts = new Map<string, number>();
    inserted.rows.forEach(({ journey_id: id }) => counts.set(id, (counts.get(id) ?? 0) + 1));
    group.forEach(({ journeyId, resolve }) => resolve(counts.get(journeyId) ?? 0));
  };
  const flushAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await flush(group).catch((error: unknown) => group.forEach(({ reject }) => reject(error)));
    }
    isFlushing = false;
  };
  return (journeyId, fixes) =>
    new Promise((resolve, reject) => {
      waiting.push({ journeyId, fixes, resolve, reject });
      if (!isFlushing) {
        isFlushing = true;
        setImmediate(() => void flushAll());
      }
    });
}

function valuesOf(rows: readonly Row[]): unknown[] {
  return [
    rows.map(({ journeyId }) => journeyId),
    rows.map(({ fix }) => fix.seq),
    rows.map(({ fix }) => fix.lat),
    rows.map(({ fix }) => fix.lng),
    rows.map(({ fix }) => fix.recordedAt),
    rows.map(({ fix }) => fix.accuracyM),
    rows.map(({ fix }) => fix.speedKmh),
    rows.map(({ fix }) => fix.headingDeg),
  ];
}
