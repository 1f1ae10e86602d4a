import { HOUR_MS } from '@wakafine/domain/units';
import { parquetReadObjects } from 'hyparquet';
import { writeLedger } from '../../../testing/country/write-ledger';
import { staffClient } from '../../../testing/staff';
import type { JsonValue, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { until } from '../../../testing/server/test-sockets';

const FIELDS = 'id status total done downloadUrl';
const START = `mutation ($input: StartExportInput!) { startExport(input: $input) { ${FIELDS} } }`;
const JOB = `query ($id: ID!) { exportJob(id: $id) { ${FIELDS} } }`;
const SEGMENTS = `query ($filter: SegmentFilterInput!) { segments(filter: $filter) {
  id road fromKm towns events judgedKm vehicles rate { per1000Km low high } change line } }`;
/** Driven by day, the second one with more violations; a third one on another road. */
const DRIVEN = [
  { segment: 'N5-010', judgedM: 400_000, events: 2 },
  { segment: 'N5-011', judgedM: 400_000, events: 40 },
  { segment: 'N3-010', judgedM: 300_000, events: 3 },
];

let server: TestServer;
let supervisor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  supervisor = await staffClient(server, 'SUPERVISOR');
  const at = new Date(server.clock.now().getTime() - 30 * HOUR_MS);
  await writeLedger(
    server,
    DRIVEN.map((line) => ({ ...line, agency: '', at })),
  );
});
afterAll(() => server.close());

async function exported(input: Readonly<Record<string, unknown>>): Promise<JsonValue> {
  const { body } = await supervisor.graphql(START, { input: { kind: 'SEGMENTS', ...input } });
  if (body.errors !== undefined) {
    return body.errors[0].extensions;
  }
  let job = body.data.startExport;
  await until(async () => {
    job = (await supervisor.graphql(JOB, { id: job.id })).body.data.exportJob;
    return job.status !== 'RUNNING';
  }, 10_000);
  return job;
}

async function textOf({ downloadUrl }: JsonValue): Promise<string> {
  return (await supervisor.send('GET', downloadUrl)).text();
}

test('every driven segment is in the file, the worst first, with the figures of the page', async () => {
  const job = await exported({ format: 'GEOJSON' });
  expect(job).toMatchObject({ status: 'DONE', total: 3, done: 3 });
  const { features } = JSON.parse(await textOf(job));
  const { body } = await supervisor.graphql(SEGMENTS, { filter: {} });
  expect(features).toHaveLength(3);
  expect(features[0].id).toBe('N5-011');
  for (const [index, segment] of body.data.segments.entries()) {
    const { properties, geometry } = features[index];
    expect(properties).toMatchObject({
      id: segment.id,
      road: segment.road,
      fromKm: segment.fromKm,
      towns: segment.towns.join('; '),
      events: segment.events,
      judgedKm: segment.judgedKm,
      change: segment.change,
      ratePer1000Km: Math.round(segment.rate.per1000Km * 10) / 10,
      rateLow: Math.round(segment.rate.low * 10) / 10,
      rateHigh: Math.round(segment.rate.high * 10) / 10,
    });
    expect(geometry.type).toBe('LineString');
    expect(geometry.coordinates).toHaveLength(segment.line.length / 2);
    const [lng, lat] = geometry.coordinates[0];
    expect(lat).toBeCloseTo(segment.line[0], 5);
    expect(lng).toBeCloseTo(segment.line[1], 5);
  }
});

test('the filter of the page holds for the file, also in a table', async () => {
  const job = await exported({ format: 'CSV', filter: { segments: { road: 'N3' } } });
  const [heads = '', ...lines] = (await textOf(job)).trim().split('\r\n');
  expect(heads).toMatch(/^\uFEFF?id,road,fromKm,toKm,towns,isInTown,from,until,/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^N3-010,N3,.*,"LINESTRING\(/);
});

test('a file of Parquet has the same rows', async () => {
  const job = await exported({ format: 'PARQUET', filter: { segments: { road: 'N5' } } });
  const file = await (await supervisor.send('GET', job.downloadUrl)).arrayBuffer();
  const rows = await parquetReadObjects({ file });
  expect(rows.map(({ id, events }) => [id, Number(events)])).toEqual([
    ['N5-011', 40],
    ['N5-010', 2],
  ]);
});

test('a road where nobody drove gives a file without rows, and a filter that is none is refused', async () => {
  expect(await exported({ filter: { segments: { road: 'N9' } } })).toMatchObject({ status: 'DONE', done: 0 });
  expect(await exported({ filter: { segments: { road: 'the coast' } } })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

test('who may not make reports gets none', async () => {
  const viewer = await staffClient(server, 'VIEWER');
  const { body } = await viewer.graphql(START, { input: { kind: 'SEGMENTS' } });
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
});
