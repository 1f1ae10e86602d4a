import { push, read, start } from '../../../testing/drives/drive-calls';
import { staffClient } from '../../../testing/staff';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { announceThresholds } from './announce-thresholds';

const SET = `mutation ($input: SpeedThresholdsInput!) { setSpeedThresholds(input: $input) {
  caution warning danger } }`;
const DEFAULTS = { caution: 50, warning: 60, danger: 70 };

let server: TestServer;
let admin: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  admin = await staffClient(server, 'ADMIN');
});
afterEach(() => server.close());

async function set(input: Readonly<Record<string, unknown>>) {
  const { body } = await admin.graphql(SET, { input });
  return body.errors === undefined ? body.data.setSpeedThresholds : body.errors[0].extensions;
}

test('what happened before a change stays judged by the thresholds of its time', async () => {
  const driver = await TestClient.citizen(server.url);
  const startedAt = server.clock.now();
  const { id } = await start(driver);
  // More than ten minutes, of which one violation counts for a limit.
  const early = [...ramp(0, 80), ...seconds(20, 80), ...ramp(80, 40), ...seconds(600, 40)];
  const late = [...ramp(40, 80), ...seconds(20, 80), ...ramp(80, 40), ...seconds(20, 40)];
  server.clock.advance((early.length + 1) * 1000);
  const lenient = { caution: 60, warning: 75, danger: 100 };
  expect(await set(lenient)).toEqual(lenient);
  server.clock.advance(late.length * 1000);
  await push(driver, id, straightDrive(startedAt, [...early, ...late]));
  const { violations } = await read(driver, id);
  expect(violations).toMatchObject([{ severity: 'DANGER' }, { severity: 'WARNING' }]);
});

test('every change is a version of its own, also of several at the same moment', async () => {
  const versions = [51, 52, 53, 54].map((caution) => ({ ...DEFAULTS, caution }));
  await Promise.all(versions.map(set));
  const rows: { caution: number; effective_at: Date }[] = await server.dataSource.query(
    'SELECT caution, effective_at FROM speed_thresholds ORDER BY effective_at',
  );
  expect(rows.map(({ caution }) => caution).sort()).toEqual([51, 52, 53, 54]);
  expect(new Set(rows.map((row) => row.effective_at.getTime())).size).toBe(4);
  const [{ n }] = await server.dataSource.query(
    `SELECT count(*)::int AS n FROM audit_entry WHERE act = 'THRESHOLDS_CHANGED'`,
  );
  expect(n).toBe(4);
});

test('thresholds that do not rise are refused with the field, and nothing is stored', async () => {
  expect(await set({ ...DEFAULTS, warning: 50 })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { warning: 'Must be higher than caution' },
  });
  expect(await set({ caution: 5, warning: 300, danger: 70 })).toMatchObject({
    fields: {
      caution: 'Must be a whole number from 10 to 200',
      warning: 'Must be a whole number from 10 to 200',
    },
  });
  expect(await server.dataSource.query('SELECT 1 FROM speed_thresholds')).toEqual([]);
});

const DAY_MS = 86_400_000;
const current = async () =>
  (await new TestClient(server.url).graphql('{ speedThresholds { caution warning danger } }')).body.data
    .speedThresholds;

test('announced thresholds are not in force before their time, and reach open apps when it comes', async () => {
  const announce = announceThresholds(server.services);
  const later = { caution: 60, warning: 75, danger: 100 };
  const effectiveAt = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
  expect(await set({ ...later, reason: 'New law', effectiveAt })).toEqual(later);
  const now = { caution: 40, warning: 60, danger: 70 };
  expect(await set(now)).toEqual(now);
  expect(await current()).toEqual(now);
  const socket = new TestClient(server.url).socket();
  const connected = new Promise((resolve) => socket.on('connected', resolve));
  const { results, atLeast } = collect(
    socket,
    'subscription { settingsChanged { speedThresholds { caution warning danger } } }',
  );
  await connected;
  await announce();
  server.clock.advance(DAY_MS + 1_000);
  await announce();
  await announce();
  await atLeast(1);
  expect(await current()).toEqual(later);
  expect(results.map(({ data }) => data?.settingsChanged)).toEqual([{ speedThresholds: later }]);
  await socket.dispose();
  const [entry] = await server.dataSource.query(
    `SELECT details FROM audit_entry WHERE act = 'THRESHOLDS_CHANGED' ORDER BY id LIMIT 1`,
  );
  expect(entry.details).toEqual({ ...later, reason: 'New law', effectiveAt });
});

test('a drive is judged by thresholds that were announced before it only from their time on', async () => {
  const startedAt = server.clock.now();
  const half = [...ramp(0, 80), ...seconds(20, 80), ...ramp(80, 40), ...seconds(600, 40)];
  const late = [...ramp(40, 80), ...seconds(20, 80), ...ramp(80, 40), ...seconds(20, 40)];
  const effectiveAt = new Date(startedAt.getTime() + (half.length + 1) * 1000).toISOString();
  await set({ caution: 60, warning: 75, danger: 100, effectiveAt });
  const driver = await TestClient.citizen(server.url);
  const { id } = await start(driver);
  server.clock.advance((half.length + late.length + 1) * 1000);
  await push(driver, id, straightDrive(startedAt, [...half, ...late]));
  const { violations } = await read(driver, id);
  expect(violations).toMatchObject([{ severity: 'DANGER' }, { severity: 'WARNING' }]);
});

test.each([
  ['a day ago', -DAY_MS],
  ['in 91 days', 91 * DAY_MS],
])('thresholds for %s are refused with the field', async (_when, aheadMs) => {
  const effectiveAt = new Date(server.clock.now().getTime() + aheadMs).toISOString();
  expect(await set({ ...DEFAULTS, effectiveAt })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { effectiveAt: 'Must not be in the past, nor more than 90 days ahead' },
  });
  expect(await set({ ...DEFAULTS, reason: 'x'.repeat(501) })).toHaveProperty('fields.reason');
  const rest = { ...DEFAULTS, effectiveAt };
  expect((await admin.rest('POST', '/api/admin/speed-limits', rest)).status).toBe(400);
  expect(await server.dataSource.query('SELECT 1 FROM speed_thresholds')).toEqual([]);
});

test('a preview says how many violations of the last 90 days would be judged otherwise, and changes nothing', async () => {
  const startedAt = server.clock.now();
  const driver = await TestClient.citizen(server.url);
  const { id } = await start(driver);
  const speeds = [...ramp(0, 80), ...seconds(20, 80), ...ramp(80, 40), ...seconds(20, 40)];
  server.clock.advance(speeds.length * 1000);
  await push(driver, id, straightDrive(startedAt, speeds));
  const preview = async (caution: number, warning: number, danger: number) => {
    const query = `{ previewSpeedThresholds(caution: ${caution}, warning: ${warning}, danger: ${danger}) {
      total changed dropped } }`;
    const { body } = await admin.graphql(query);
    return body.data?.previewSpeedThresholds ?? body.errors[0].extensions.fields;
  };
  expect(await preview(50, 60, 70)).toEqual({ total: 1, changed: 0, dropped: 0 });
  expect(await preview(50, 60, 100)).toEqual({ total: 1, changed: 1, dropped: 0 });
  expect(await preview(90, 100, 110)).toEqual({ total: 1, changed: 1, dropped: 1 });
  await server.dataSource.query("UPDATE violation SET limit_source = 'Survey'");
  // 27 km/h above a limit of its own, whatever the thresholds are.
  expect(await preview(90, 100, 110)).toEqual({ total: 1, changed: 0, dropped: 0 });
  expect(await preview(90, 80, 110)).toHaveProperty('warning');
  expect(await current()).toEqual(DEFAULTS);
  server.clock.advance(91 * DAY_MS);
  admin = await staffClient(server, 'ADMIN');
  expect(await preview(90, 100, 110)).toEqual({ total: 0, changed: 0, dropped: 0 });
});
