import { staffClient } from '../../../testing/staff';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { retentionInForce } from './retention-settings';

const SETTINGS = `{ authoritySettings { speedThresholds { caution warning danger } fineTariff { dangerXaf }
  alertSettings { sound } retention { fixDays journeyMonths violationMonths }
  versions { thresholds tariff alerts retention } } }`;
const LIVE = `subscription { settingsChanged { speedThresholds { caution warning danger }
  alertSettings { sound vibration notification } } }`;
const SPEEDS = 'mutation ($input: SpeedThresholdsInput!) { setSpeedThresholds(input: $input) { caution } }';
const ALERTS = 'mutation ($input: AlertSettingsInput!) { setAlertSettings(input: $input) { sound } }';
const FINES = 'mutation ($input: FineTariffInput!) { setFineTariff(input: $input) { dangerXaf } }';
const STORE_SUBSCRIPTION = 'mutation ($input: RetentionInput!) { setRetention(input: $input) { fixDays } }';

let server: TestServer;
let admin: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  admin = await staffClient(server, 'ADMIN');
});
afterEach(() => server.close());

async function run(query: string, input: Readonly<Record<string, unknown>> = {}, client = admin) {
  const { body } = await client.graphql(query, { input });
  return body.errors === undefined ? Object.values(body.data)[0] : body.errors[0].extensions;
}

test('every open app, with a session or without, is notified of new thresholds and alert settings at once', async () => {
  const watchers = [new TestClient(server.url), await TestClient.citizen(server.url)].map((client) =>
    collect(client.socket(), LIVE),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await run(SPEEDS, { caution: 40, warning: 55, danger: 75 });
  await run(ALERTS, { sound: false, vibration: true, notification: true });
  await Promise.all(watchers.map(({ atLeast }) => atLeast(2)));
  const speedThresholds = { caution: 40, warning: 55, danger: 75 };
  for (const { results, stop } of watchers) {
    expect(results.map(({ data }) => data?.settingsChanged)).toEqual([
      { speedThresholds, alertSettings: { sound: true, vibration: true, notification: true } },
      { speedThresholds, alertSettings: { sound: false, vibration: true, notification: true } },
    ]);
    stop();
  }
});

const RIGHT: readonly [string, string, Readonly<Record<string, unknown>>][] = [
  ['thresholds', SPEEDS, { caution: 40, warning: 55, danger: 75 }],
  ['tariff', FINES, { cautionXaf: 1, warningXaf: 2, dangerXaf: 3 }],
  ['alerts', ALERTS, { sound: false, vibration: true, notification: true }],
  ['retention', STORE_SUBSCRIPTION, { fixDays: 7, journeyMonths: 6, violationMonths: 36 }],
];

test.each(RIGHT)(
  'of two who change the %s they both saw, the second gets what is there',
  async (kind, query, input) => {
    const { versions } = (await admin.graphql(SETTINGS)).body.data.authoritySettings;
    const based = { ...input, version: versions[kind] };
    const results = await Promise.all([run(query, based), run(query, based)]);
    const refused = results.filter((result) => (result as { code?: string }).code === 'CONFLICT');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ current: { ...input, version: versions[kind] + 1 } });
    const after = (await admin.graphql(SETTINGS)).body.data.authoritySettings;
    expect(after.versions).toEqual({ ...versions, [kind]: versions[kind] + 1 });
  },
);

test('the history of thresholds and fines says what came when, and by whom', async () => {
  await run(SPEEDS, { caution: 40, warning: 55, danger: 75 });
  await run(SPEEDS, { caution: 45, warning: 55, danger: 75 });
  await run(FINES, { cautionXaf: 1, warningXaf: 2, dangerXaf: 3 });
  const viewer = await staffClient(server, 'VIEWER');
  const { body } = await viewer.graphql(`{ speedThresholdHistory { caution effectiveAt changedBy }
    fineTariffHistory { dangerXaf changedBy } }`);
  const changedBy = expect.stringMatching(/^admin-/);
  expect(body.data.speedThresholdHistory).toMatchObject([
    { caution: 45, changedBy },
    { caution: 40, changedBy },
  ]);
  expect(body.data.fineTariffHistory).toEqual([{ dangerXaf: 3, changedBy }]);
});

test('how long things are stored is what staff decide, within bounds, else what was configured', async () => {
  const configured = { fixDays: 30, journeyMonths: 12, violationMonths: 24 };
  expect(await retentionInForce(server.services)).toEqual(configured);
  const decided = { fixDays: 7, journeyMonths: 6, violationMonths: 36 };
  await run(STORE_SUBSCRIPTION, decided);
  expect(await retentionInForce(server.services)).toEqual(decided);
  expect(
    await run(STORE_SUBSCRIPTION, { fixDays: 0, journeyMonths: 121, violationMonths: 24 }),
  ).toMatchObject({
    fields: { fixDays: expect.any(String), journeyMonths: expect.any(String) },
  });
  const [entry] = await server.dataSource.query(
    `SELECT details FROM audit_entry WHERE act = 'RETENTION_CHANGED'`,
  );
  expect(entry.details).toEqual({ before: configured, after: decided });
});
