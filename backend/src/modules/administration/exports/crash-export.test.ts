import { provenCitizen } from '../../../testing/drives/prove-number';
import { submitAt } from '../../../testing/incidents/crowd-calls';
import type { JsonValue, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { until } from '../../../testing/server/test-sockets';
import { staffClient } from '../../../testing/staff';

const START = 'mutation ($input: StartExportInput!) { startExport(input: $input) { id } }';
const JOB = 'query ($id: ID!) { exportJob(id: $id) { status downloadUrl } }';
const COMPLETE = `mutation ($input: CompleteCrashRecordInput!) { completeCrashRecord(input: $input) {
  incident { crashRecords { version } } } }`;
const PLACE = { lat: 4.0511, lng: 9.7679 };

let server: TestServer;
let supervisor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  supervisor = await staffClient(server, 'SUPERVISOR');
});
afterAll(() => server.close());

async function exportedCrashes(): Promise<JsonValue[]> {
  const input = { kind: 'INCIDENTS', format: 'GEOJSON', filter: { incidentType: 'CRASH' } };
  const started = await supervisor.graphql(START, { input });
  const id: string = started.body.data.startExport.id;
  let job: JsonValue = null;
  await until(async () => {
    job = (await supervisor.graphql(JOB, { id })).body.data.exportJob;
    return job.status === 'DONE';
  }, 10_000);
  const response = await supervisor.send('GET', job.downloadUrl);
  return JSON.parse(await response.text()).features.map(({ properties }: JsonValue) => properties);
}

test('an export of incidents has the latest record of each crash, and the plate that was typed masked', async () => {
  const owner = await provenCitizen(server);
  const seen = { incidentType: 'CRASH', injuredCount: 3, seenVehicle: 'LT 482 KD' };
  const incidentId = await submitAt(owner, PLACE, seen);
  await submitAt(owner, PLACE, { incidentType: 'CRASH', seenVehicle: 'Finexs Voyages' });
  const occurredAt = new Date(server.clock.now().getTime() - 60_000).toISOString();
  const vehicles = [{ vehicleType: 'LORRY' }];
  const people = [{ role: 'DRIVER', injury: 'KILLED', vehicle: 1 }];
  const record = { incidentId, occurredAt, road: 'N3', weather: 'FOG', location: PLACE, vehicles };
  await supervisor.graphql(COMPLETE, { input: { ...record, version: 0, people: [] } });
  const { body } = await supervisor.graphql(COMPLETE, {
    input: { ...record, version: 1, reason: 'Died.', people },
  });
  expect(body.errors).toBeUndefined();
  const [crash, other] = await exportedCrashes();
  expect(crash).toMatchObject({
    ...{ injuredCount: 3, seenVehicle: 'LT ••• KD', crashVersion: 2, crashAt: occurredAt, road: 'N3' },
    ...{ weather: 'FOG', light: 'UNKNOWN', killedCount: 1, seriousCount: 0, crashLat: PLACE.lat },
  });
  expect(JSON.parse(crash.crashVehicles)).toEqual(vehicles);
  expect(JSON.parse(crash.crashPeople)).toEqual([{ ...people[0], sex: 'UNKNOWN', age: null }]);
  expect(other).toMatchObject({ seenVehicle: 'Finexs Voyages', crashVersion: null, injuredCount: null });
});
