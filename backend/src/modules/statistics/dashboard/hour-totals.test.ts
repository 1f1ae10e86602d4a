import { dashboardPeriod } from '@wakafine/domain/statistics/dashboard-range';
import { HOUR_MS } from '@wakafine/domain/units';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { until } from '../../../testing/server/test-sockets';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { checkRollups } from '../rollups/check-rollups';
import { foldRollups } from '../rollups/fold-rollups';
import { CARD_KINDS } from './dashboard.queries';
import { hourTotals } from './hour-totals';

const WRITERS = 2;
const PATIENCE_MS = 30_000;
let server: TestServer;
let writers: Client[];
beforeAll(async () => {
  // Nothing is folded but by the test.
  server = await startTestServer({ areJobsByHand: true });
  writers = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const client = new Client({ connectionString: server.ownerUrl });
      await client.connect();
      return client;
    }),
  );
});
afterAll(async () => {
  await Promise.all(writers.map((writer) => writer.end()));
  await server.close();
});

/** Totals by kind and hour, without those that come to nothing. */
async function shown(): Promise<Record<string, number[]>> {
  const sums: Record<string, number[]> = {};
  for (const { kind, atMs, n, ranked, distanceM } of await hourTotals(server.services)) {
    const [beforeN = 0, beforeRanked = 0, beforeM = 0] = sums[`${kind} ${atMs}`] ?? [];
    sums[`${kind} ${atMs}`] = [beforeN + n, beforeRanked + ranked, beforeM + distanceM];
  }
  return Object.fromEntries(Object.entries(sums).filter(([, values]) => values.some((value) => value !== 0)));
}

async function counted(): Promise<Record<string, number[]>> {
  const { beforeMs } = dashboardPeriod('LAST_30_DAYS', server.clock.now().getTime());
  const rows: { hour: string; sums: string[] }[] = await server.dataSource.query(
    `SELECT kind || ' ' || (extract(epoch FROM slot) * 1000)::bigint AS hour,
       ARRAY[sum(n), sum(ranked), sum(distance_m)]::text[] AS sums
     FROM rate_figure_now WHERE kind = ANY ($1) AND slot >= $2 GROUP BY 1
     HAVING (sum(n), sum(ranked), sum(distance_m)) <> (0, 0, 0)`,
    [CARD_KINDS, new Date(beforeMs)],
  );
  return Object.fromEntries(rows.map(({ hour, sums }) => [hour, sums.map(Number)]));
}

const steps = fc.array(
  fc.record({
    writer: fc.nat(WRITERS - 1),
    act: fc.constantFrom(
      'add',
      'add',
      'fold',
      'change',
      'discard',
      'COMMIT',
      'COMMIT',
      'ROLLBACK',
      'look',
      'look',
    ),
    kind: fc.constantFrom(...CARD_KINDS),
    // Some before every range.
    hoursAgo: fc.constantFrom(0, 1, 2, 700, 1_439, 1_440, 2_000),
    n: fc.integer({ min: -3, max: 9 }),
  }),
  { minLength: 20, maxLength: 60 },
);

test('what a process remembers is what the figures say, no matter which of two transactions changes them and when', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      for (const { writer, act, kind, hoursAgo, n } of acts) {
        await perform(writers[writer], { act, kind, hoursAgo, n });
      }
      await Promise.all(writers.map((writer) => writer.query('COMMIT')));
      expect(await shown()).toEqual(await counted());
    }),
    { numRuns: 25 },
  );
  expect((await checkRollups(server.services)).filter(({ what }) => what.startsWith('HOUR'))).toEqual([]);
});

test('after a restore totals get numbers of the cluster that they are in', async () => {
  const [writer] = writers;
  await perform(writer, { act: 'add', kind: 'REPORT_HOUR', hoursAgo: 0, n: 2 });
  await perform(writer, { act: 'fold', kind: '', hoursAgo: 0, n: 0 });
  await writer?.query('UPDATE hour_total SET changed_by = 9e15; COMMIT');
  await perform(writer, { act: 'add', kind: 'REPORT_HOUR', hoursAgo: 0, n: 1 });
  await writer?.query('COMMIT');
  // One process folds at a time: while the server does so, the call of the test does nothing.
  await until(async () => {
    await foldRollups(server.services);
    const [{ ahead, count }] = await server.dataSource.query(
      `SELECT count(*) AS count, count(*) FILTER (WHERE changed_by > pg_current_xact_id()::text::bigint) AS ahead FROM hour_total`,
    );
    return Number(count) > 0 && Number(ahead) === 0;
  }, PATIENCE_MS);
  expect(await shown()).toEqual(await counted());
});

async function perform(
  writer: Client | undefined,
  { act, kind, hoursAgo, n }: { act: string; kind: string; hoursAgo: number; n: number },
): Promise<void> {
  if (act === 'look') {
    expect(await shown()).toEqual(await counted());
    return;
  }
  if (act === 'COMMIT' || act === 'ROLLBACK') {
    await writer?.query(act);
    return;
  }
  // A writer that waits for the other one gives up: both are of one test.
  await writer?.query('BEGIN; SET LOCAL lock_timeout = 20');
  const slot = new Date(Math.floor(server.clock.now().getTime() / HOUR_MS) * HOUR_MS - hoursAgo * HOUR_MS);
  const keys = `kind, slot, severity, category, vehicle_type, agency, detail`;
  const statements: Record<string, readonly [string, readonly unknown[]]> = {
    add: [
      `INSERT INTO figure_delta (${keys}, n, ranked, ended, safe, distance_m)
        VALUES ($1, $2, '', '', '', $3, '', $4, $4, 0, 0, $4)`,
      [kind, slot, `Agency ${n % 3}`, n],
    ],
    change: ['UPDATE figure SET n = n + $1, distance_m = distance_m + $1 WHERE kind = $2', [n, kind]],
    discard: ['DELETE FROM figure WHERE kind = $1 AND slot = $2', [kind, slot]],
    fold: [
      `WITH gone AS (DELETE FROM figure_delta RETURNING *)
        INSERT INTO figure SELECT ${keys}, sum(n), sum(ranked), sum(ended), sum(safe), sum(distance_m) FROM gone
        GROUP BY ${keys} ON CONFLICT (${keys}) DO UPDATE SET n = figure.n + excluded.n,
          ranked = figure.ranked + excluded.ranked, distance_m = figure.distance_m + excluded.distance_m`,
      [],
    ],
  };
  const [text = '', values = []] = statements[act] ?? [];
  await writer?.query(text, [...values]).catch(() => writer.query('ROLLBACK'));
}
