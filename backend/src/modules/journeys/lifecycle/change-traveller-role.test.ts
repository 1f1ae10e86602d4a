import { end, push, start } from '../../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const CHANGE = `mutation ($input: ChangeTravellerRoleInput!) {
  changeTravellerRole(input: $input) { journey { id role distanceKm } } }`;
const SPEEDS = [...ramp(0, 40), ...seconds(10, 40)];

let server: TestServer;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  citizen = await TestClient.citizen(server.url);
});

function change(client: TestClient, journeyId: string, role: string) {
  return client.graphql(CHANGE, { input: { journeyId, role } });
}

test('a passenger corrects the role under way, and what was measured stays', async () => {
  const { id } = await start(citizen, {});
  const drive = straightDrive(server.clock.now(), SPEEDS);
  await push(citizen, id, drive.slice(0, 10));
  const { body } = await change(citizen, id, 'PASSENGER');
  expect(body.data.changeTravellerRole.journey).toMatchObject({ id, role: 'PASSENGER' });
  await push(citizen, id, drive.slice(10));
  const after = await citizen.graphql('{ activeJourney { role distanceKm acceptedThrough } }');
  expect(after.body.data.activeJourney).toMatchObject({ role: 'PASSENGER', acceptedThrough: drive.length });
  expect(after.body.data.activeJourney.distanceKm).toBeGreaterThan(0);
});

test('the same role twice, and both at once, leave one journey with that role', async () => {
  const { id } = await start(citizen, {});
  const drive = straightDrive(server.clock.now(), SPEEDS);
  const answers = await Promise.all([
    change(citizen, id, 'PASSENGER'),
    push(citizen, id, drive),
    change(citizen, id, 'PASSENGER'),
  ]);
  expect(answers).toHaveLength(3);
  const { body } = await citizen.graphql('{ activeJourney { role acceptedThrough } }');
  expect(body.data.activeJourney).toEqual({ role: 'PASSENGER', acceptedThrough: drive.length });
});

test('an ended journey keeps its role, and nobody else’s journey is there', async () => {
  const { id } = await start(citizen, {});
  const other = await TestClient.citizen(server.url);
  expect((await change(other, id, 'PASSENGER')).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await end(citizen, id);
  expect((await change(citizen, id, 'DRIVER')).body.data.changeTravellerRole.journey.role).toBe('DRIVER');
  expect((await change(citizen, id, 'PASSENGER')).body.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test.each(['x', '-1', '1e999', '99999999999999999999'])('the id %p is no journey', async (id) => {
  const code = (await change(citizen, id, 'PASSENGER')).body.errors?.[0]?.extensions.code;
  expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(code);
});
