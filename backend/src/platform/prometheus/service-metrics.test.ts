import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { push, startJourney } from '../../testing/drives/live-drive';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import { collect, TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import { storeProof } from '../backup/last-proof';
import { writeStoreState } from '../backup/store/last-stored';
import { VERSION } from '../version';
import { Gauges } from '../log/gauges';

const STORE = {
  endpoint: 'http://127.0.0.1:1',
  ...{ bucket: 'copies', prefix: '', region: 'us-east-1', keyId: 'key', secret: 'secret', count: 3 },
};

let server: TestServer;
let folder: string;
let client: TestClient;
let journeyId: string;
const startedAt = new Date(Date.now() - 60_000);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine-metrics-'));
  server = await startTestServer({
    backups: { folder, count: 3, store: STORE, isMadeHere: true },
    readDisk: () => Promise.resolve({ freeBytes: 40, totalBytes: 100 }),
  });
  client = await TestClient.citizen(server.url);
  journeyId = await startJourney(client, startedAt);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** All series that are measured now, with their numbers. */
async function scrape(): Promise<Map<string, number>> {
  const response = await fetch(new URL('/metrics', server.url));
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

test('a push is seen by its route, its operation and its flush', async () => {
  const before = await scrape();
  await push(client, journeyId, straightDrive(startedAt, seconds(5, 60)));
  const after = await scrape();
  const more = (series: string): number => (after.get(series) ?? 0) - (before.get(series) ?? 0);
  const graphql = 'wakafine_http_request_duration_seconds_count{method="POST",route="/graphql",status="2xx"}';
  expect(more(graphql)).toBe(1);
  const operation = 'wakafine_graphql_operation_duration_seconds_count{operation="other",outcome="ok"}';
  expect(more(operation)).toBe(1);
  expect(more('wakafine_flush_items_count')).toBe(1);
  expect(more('wakafine_flush_duration_seconds_count')).toBe(1);
  expect(after.get('wakafine_flush_waiting_items')).toBe(0);
});

test('however operations, paths and methods are called, they make no series of their own', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `op${index}`);
  for (const name of names) {
    await client.graphql(`query ${name} { viewer { id } }`);
    await client.rest('GET', `/api/${name}`);
    await client.rest('PATCH', `/api/journeys/${name}`, {});
    await client.rest(name.toUpperCase(), '/api/journeys').catch(() => undefined);
  }
  const series = [...(await scrape()).keys()];
  expect(series.filter((each) => /op\d+/i.test(each))).toEqual([]);
});

test('who is listening, what was sent, and what was refused is counted', async () => {
  const socket = client.socket();
  const { atLeast, stop } = collect(socket, 'subscription { activeJourney { id } }');
  await until(() => server.services.tallies.fanOut.listeners > 0, 5_000);
  await push(client, journeyId, straightDrive(startedAt, seconds(10, 60)));
  await atLeast(1);
  const open = await scrape();
  expect(open.get('wakafine_sockets')).toBe(1);
  expect(open.get('wakafine_live_listeners')).toBeGreaterThanOrEqual(1);
  expect(open.get('wakafine_live_values_sent_total')).toBeGreaterThanOrEqual(1);
  stop();
  await socket.dispose();
  await client.rest('GET', '/api/users');
  expect((await scrape()).get('wakafine_refusals_total{code="FORBIDDEN"}')).toBeGreaterThanOrEqual(1);
});

test('pool, disk, jobs, queues and parts that work are shown', async () => {
  await server.services.disk.look();
  const found = await scrape();
  expect(found.get('wakafine_database_connections_max')).toBeGreaterThan(0);
  expect(found.get('wakafine_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(found.get('wakafine_database_waiting')).toBe(0);
  expect(found.get(`wakafine_build_info{version="${VERSION}"}`)).toBe(1);
  expect(found.get('wakafine_disk_free_bytes')).toBe(40);
  expect(found.get('wakafine_disk_size_bytes')).toBe(100);
  expect(found.get('wakafine_task_period_seconds{task="seal evidence"}')).toBe(60);
  expect(found.has('wakafine_task_last_success_timestamp_seconds{task="seal evidence"}')).toBe(true);
  expect(found.get('wakafine_queue_waiting{queue="sms"}')).toBe(0);
  expect(found.get('wakafine_ready{part="database"}')).toBe(1);
});

test('a run of a job is counted, and only a good one is its last success', () => {
  const gauges = new Gauges();
  const run = { endedAtMs: null, tookMs: null, hasFailed: false };
  gauges.storeJob({ name: 'seal evidence', everyMs: 60_000, ...run });
  gauges.countRun('seal evidence', { hasFailed: false }, 5_000);
  gauges.countRun('seal evidence', { hasFailed: true }, 9_000);
  const counts = { runs: 2, failures: 1, succeededAtMs: 5_000 };
  expect(gauges.jobCounts()).toEqual([{ name: 'seal evidence', everyMs: 60_000, ...counts }]);
});

test('the newest backup and the last proven one are two numbers', async () => {
  expect((await scrape()).get('wakafine_backup_proven_timestamp_seconds')).toBe(0);
  const file = 'wakafine-2026-03-01.backup';
  writeFileSync(join(folder, file), '');
  utimesSync(join(folder, file), 1_000, 2_000);
  const [madeAt, provenAt] = ['2026-02-28T02:00:00.000Z', '2026-02-28T02:10:00.000Z'];
  await storeProof(folder, { file, madeAt, provenAt, rows: 1, bytes: 1, tookMs: 1 });
  const found = await scrape();
  expect(found.get('wakafine_backup_made_timestamp_seconds')).toBe(2_000);
  expect(found.get('wakafine_backup_proven_timestamp_seconds')).toBe(Date.parse(madeAt) / 1000);
});

test('the last backup in the store, and whether the last copy failed, are two numbers', async () => {
  const empty = await scrape();
  expect(empty.get('wakafine_backup_stored_timestamp_seconds')).toBe(0);
  expect(empty.get('wakafine_backup_store_failed')).toBe(0);
  const [madeAt, storedAt] = ['2026-02-28T02:00:00.000Z', '2026-02-28T02:12:00.000Z'];
  const last = { file: 'wakafine-2026-02-28.backup', madeAt, storedAt, bytes: 1, sha256: '', tookMs: 1 };
  await writeStoreState(folder, { last, fault: { at: storedAt, message: 'it is full' } });
  const found = await scrape();
  expect(found.get('wakafine_backup_stored_timestamp_seconds')).toBe(Date.parse(madeAt) / 1000);
  expect(found.get('wakafine_backup_store_failed')).toBe(1);
});

test('while a table is away, all else is still measured', async () => {
  await server.services.owner.run('ALTER TABLE push_message RENAME TO push_message_away', []);
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  const found = await scrape();
  await server.services.owner.run('ALTER TABLE push_message_away RENAME TO push_message', []);
  expect(found.has('wakafine_queue_waiting{queue="sms"}')).toBe(false);
  expect(found.get('wakafine_database_waiting')).toBe(0);
});
