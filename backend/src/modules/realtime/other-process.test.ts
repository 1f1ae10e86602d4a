import { randomUUID } from 'node:crypto';
import { push, startJourney } from '../../testing/drives/live-drive';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { staffClient } from '../../testing/staff';
import { collect, TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';

const REPORT =
  'mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }';
/** Longer than an unheard bell costs. */
const PATIENCE_MS = 10_000;

/** The process that everything is written by, and the one that everything is watched at. */
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  here = await startTestServer();
  there = await here.another();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** The same browser at the other process. */
function alsoThere(client: TestClient): TestClient {
  const other = new TestClient(there.url);
  other.setCookie('wf_session', client.cookie('wf_session') ?? '');
  return other;
}

async function watch(client: TestClient, document: string) {
  const socket = client.socket();
  const { results, atLeast } = collect(socket, document);
  await collect(socket, 'subscription { activeJourney { id } }').atLeast(1);
  const received = () => results.map(({ data }) => Object.values(data ?? {})[0]);
  return { received, atLeast, leave: () => socket.dispose() };
}

async function speedingDriver() {
  const client = await TestClient.citizen(here.url);
  const startedAt = new Date(Date.now() - 600_000);
  const id = await startJourney(client, startedAt, { registrationNumber: 'LT 333 CC' });
  const fixes = straightDrive(startedAt, [...seconds(3, 0), ...ramp(0, 58), ...seconds(20, 58)]);
  return { client, id, fixes };
}

test('a violation is heard once by everybody at another process: in full by its owner, masked by others', async () => {
  const { client, id, fixes } = await speedingDriver();
  const stranger = await TestClient.citizen(there.url);
  const document = 'subscription { violationCreated { id journeyId isOwn registrationNumber } }';
  const own = await watch(alsoThere(client), document);
  const others = await watch(stranger, document);
  await push(client, id, fixes);
  await Promise.all([own.atLeast(1), others.atLeast(1)]);
  expect(own.received()).toMatchObject([{ journeyId: id, isOwn: true, registrationNumber: 'LT 333 CC' }]);
  expect(others.received()).toMatchObject([
    { journeyId: null, isOwn: false, registrationNumber: 'LT •••• ••' },
  ]);
  await Promise.all([own.leave(), others.leave()]);
});

test('a driver hears of a journey whichever process records it, and never of an older state', async () => {
  const { client, id, fixes } = await speedingDriver();
  const own = await watch(alsoThere(client), 'subscription { activeJourney { id acceptedThrough } }');
  for (const fix of fixes) {
    await push(client, id, [fix]);
  }
  const last = { id, acceptedThrough: fixes.length };
  await until(() => JSON.stringify(own.received().at(-1)) === JSON.stringify(last), PATIENCE_MS);
  const through = own.received().map((state) => (state as typeof last).acceptedThrough);
  expect(through).toEqual([...through].sort((one, other) => one - other));
  await own.leave();
});

test('staff hear of incidents, acts and settings of another process', async () => {
  const viewer = await staffClient(there, 'VIEWER');
  const incidents = await watch(viewer, 'subscription { incidentReported { severity } }');
  const acts = await watch(viewer, 'subscription { staffActed }');
  const settings = await watch(viewer, 'subscription { settingsChanged { speedThresholds { caution } } }');
  const dashboard = await watch(viewer, 'subscription { dashboardUpdated { totalViolations { value } } }');
  const citizen = await TestClient.citizen(here.url);
  const location = { lat: 4.05, lng: 9.77 };
  const input = {
    ...{ mood: 'SAD', incidentType: 'OTHER', severity: 'HIGH', location },
    clientId: randomUUID(),
  };
  await citizen.graphql(REPORT, { input });
  const admin = await staffClient(here, 'ADMIN');
  await admin.graphql(
    'mutation { setSpeedThresholds(input: { caution: 51, warning: 61, danger: 71 }) { caution } }',
  );
  await Promise.all([incidents.atLeast(1), acts.atLeast(1), settings.atLeast(1), dashboard.atLeast(1)]);
  expect(incidents.received()).toEqual([{ severity: 'HIGH' }]);
  expect(acts.received()).toEqual(['THRESHOLDS_CHANGED']);
  expect(settings.received()).toEqual([{ speedThresholds: { caution: 51 } }]);
  await Promise.all([incidents.leave(), acts.leave(), settings.leave(), dashboard.leave()]);
});

test('what happens while the listening connection is cut is heard all the same', async () => {
  const { client, id, fixes } = await speedingDriver();
  const stranger = await TestClient.citizen(there.url);
  const others = await watch(stranger, 'subscription { violationCreated { id } }');
  const listeners: unknown[] = await here.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND starts_with(application_name, 'wakafine listener')`,
  );
  expect(listeners.length).toBe(2);
  await push(client, id, fixes);
  await others.atLeast(1);
  expect(others.received()).toHaveLength(1);
  await others.leave();
});
