import { HOUR_MS } from '@wakafine/domain/units';
import { setConsents } from '../../../testing/consent-calls';
import { end, start, tryStart } from '../../../testing/drives/drive-calls';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const REFUSED = { refused: { code: 'FORBIDDEN', clientCode: 'recording-refused' } };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('who has said no to recording starts no journey, over GraphQL or REST, until they say yes', async () => {
  const client = await TestClient.citizen(server.url);
  await setConsents(client, { recording: false, cases: false, witness: false });
  expect(await tryStart(client)).toMatchObject(REFUSED);
  const input = { vehicleType: 'Car', registrationNumber: 'LT 482 KD', category: 'Private' };
  const rest = await client.rest('POST', '/api/journeys', input);
  expect([rest.status, rest.body.code, rest.body.clientCode]).toEqual([
    403,
    'FORBIDDEN',
    'recording-refused',
  ]);
  expect((await client.rest('GET', '/api/journeys')).body).toEqual([]);
  server.clock.advance(1_000);
  await setConsents(client);
  expect((await start(client)).isActive).toBe(true);
});

test('a journey that began while the answer was yes is accepted later, and one that began after the no is not', async () => {
  const client = await TestClient.citizen(server.url);
  await setConsents(client);
  server.clock.advance(HOUR_MS);
  const began = server.clock.now().toISOString();
  server.clock.advance(HOUR_MS);
  await setConsents(client, { recording: false, cases: false, witness: false });
  const { id } = await start(client, { startedAt: began });
  await end(client, id);
  server.clock.advance(HOUR_MS);
  const startedAt = new Date(server.clock.now().getTime() - HOUR_MS / 2).toISOString();
  expect(await tryStart(client, { startedAt })).toMatchObject(REFUSED);
});

test('nobody is refused for the answer of another, or for none', async () => {
  await setConsents(await TestClient.citizen(server.url), { recording: false, cases: false, witness: false });
  expect((await start(await TestClient.citizen(server.url))).isActive).toBe(true);
});
