import { DAY_MS } from '@wakafine/domain/units';
import { PNG_PICTURE } from '../../../testing/pictures';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { applyRetention } from './apply-retention';

const RETENTION = { fixDays: 30, journeyMonths: 12, violationMonths: 24 };
const PHOTO = PNG_PICTURE.toString('base64');
const REPORT = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }`;

let server: TestServer;
let closed: string;
let open: string;
beforeAll(async () => {
  server = await startTestServer();
  const citizen = await TestClient.citizen(server.url);
  const report = async (): Promise<string> => {
    const input = { mood: 'SAD', incidentType: 'ROAD_HAZARD', description: 'A hole at Edéa', photo: PHOTO };
    const { body } = await citizen.graphql(REPORT, { input });
    return body.data.reportIncident.incident.id;
  };
  closed = await report();
  open = await report();
  const supervisor = await staffClient(server, 'SUPERVISOR');
  await supervisor.graphql(
    `mutation { resolveIncident(input: { incidentId: "${closed}" }) { incident { id } } }`,
  );
});
afterAll(() => server.close());

/** Remaining incidents, by their ids. */
async function rows(): Promise<JsonValue[]> {
  return server.dataSource.query(
    `SELECT id::text, account_id IS NOT NULL AS "hasPerson", description, incident_type AS type,
       length(content_hash) > 0 AS "hasHash",
       EXISTS (SELECT FROM incident_photo WHERE incident_id = incident.id) AS "hasPhoto" FROM incident ORDER BY id`,
  );
}

async function after(days: number): Promise<JsonValue[]> {
  server.clock.advance(days * DAY_MS);
  await applyRetention(server.services, RETENTION);
  return rows();
}

/** One story in the order of time: each test goes on where the last one ended. */
test('for half of its time an incident is stored as it was submitted', async () => {
  const whole = { hasPerson: true, description: 'A hole at Edéa', hasPhoto: true, hasHash: true };
  expect(await after(360)).toMatchObject([
    { id: closed, ...whole },
    { id: open, ...whole },
  ]);
});

test('then a closed one loses its person, words and photo, and one that is open retains them', async () => {
  const nothing = { hasPerson: false, description: null, hasPhoto: false, hasHash: false };
  expect(await after(10)).toMatchObject([
    { id: closed, ...nothing, type: 'ROAD_HAZARD' },
    { id: open, hasPerson: true, hasPhoto: true },
  ]);
});

test('in the end every incident is deleted', async () => {
  expect(await after(370)).toEqual([]);
});
