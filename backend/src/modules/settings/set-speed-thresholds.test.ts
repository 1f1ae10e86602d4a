import { push, read, start } from '../../testing/drive-calls';
import { staffClient } from '../../testing/staff';
import { ramp, seconds, straightDrive } from '../../testing/straight-drive';
import { TestClient } from '../../testing/test-client';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';

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
  const early = [...ramp(0, 80), ...seconds(20, 80), ...ramp(80, 40), ...seconds(20, 40)];
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
