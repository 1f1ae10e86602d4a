import { DatabaseError } from 'pg';
import { STAFF_ACTIVITY_STEP_MS } from '@wakafine/domain/people/staff-session';
import { HOUR_MS } from '@wakafine/domain/units';
import pino from 'pino';
import { push, start } from '../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import { JPEG_PICTURE } from '../../testing/pictures';
import { OwnCluster } from '../../testing/server/own-cluster';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import { staffClient } from '../../testing/staff';
import { asAppError } from '../errors';
import { noteService, serviceRecord } from '../availability/service-days';

const MY_JOURNEY = '{ activeJourney { id } }';
const PUSH = 'mutation ($input: RecordFixesInput!) { recordFixes(input: $input) { accepted } }';
const DIAL_AND_HISTORY =
  '{ activeJourney { currentSpeedKmh zone } journeys(first: 1) { edges { node { id trace { lat } } } } }';
const HEALTH = '{ serviceHealth { upS } operationsMap { __typename } }';
const START_EXPORT = 'mutation ($input: StartExportInput!) { startExport(input: $input) { id } }';

test('a database that may only be read is read, and refuses what is to be stored until it may be written again', async () => {
  const cluster = await OwnCluster.start();
  const server = await startTestServer({ database: cluster.database });
  const client = await TestClient.citizen(server.url);
  const admin = await staffClient(server, 'ADMIN');
  const startedAt = new Date(server.clock.now().getTime() - 1_200_000);
  const { id } = await start(client, { startedAt: startedAt.toISOString() });
  const fixes = straightDrive(startedAt, seconds(1_000, 0));
  await push(client, id, fixes.slice(0, 10));
  let sent = 10;
  const pushRest = () => {
    sent += 1;
    return client.graphql(PUSH, { input: { journeyId: id, fixes: fixes.slice(sent - 1, sent) } });
  };
  const statistics = () => new TestClient(server.url).rest('GET', '/api/statistics');
  expect(await statistics()).toMatchObject({ status: 200 });
  const ready = () => client.rest('GET', '/readyz');

  await cluster.command('ALTER SYSTEM SET default_transaction_read_only = on');
  await cluster.command('SELECT pg_reload_conf()');
  await until(async () => (await pushRest()).status === 503, 10_000);
  const refused = await pushRest();
  expect(refused.body.errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE' });
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await ready()).toMatchObject({
    status: 200,
    body: { status: 'degraded', database: true, writes: false },
  });
  expect((await client.graphql(MY_JOURNEY)).body).toMatchObject({
    data: { activeJourney: { id } },
  });
  expect((await client.graphql(DIAL_AND_HISTORY)).body).toMatchObject({
    data: {
      activeJourney: { currentSpeedKmh: expect.any(Number), zone: expect.any(String) },
      journeys: { edges: [{ node: { id, trace: expect.any(Array) } }] },
    },
  });
  await noteService(server.services);
  // A session can't be stored: those who are signed in stay so, and nobody signs in anew.
  const credentials = { mobileNumber: client.mobileNumber, pinCode: '483920' };
  const anew = await client.rest('POST', '/api/auth/signin', credentials);
  expect(anew).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(anew.headers.get('retry-after')).toBe('30');
  // That somebody of the staff is at work cannot be noted now, which is no reason to send them away.
  server.clock.advance(2 * STAFF_ACTIVITY_STEP_MS);
  expect((await admin.graphql(HEALTH)).body).toMatchObject({
    data: { serviceHealth: {}, operationsMap: {} },
  });
  // Nor can the totals of a new hour be stored: those of an hour ago are shown.
  server.clock.advance(HOUR_MS);
  expect(await statistics()).toMatchObject({ status: 200 });

  await cluster.command('ALTER SYSTEM RESET default_transaction_read_only');
  await cluster.command('SELECT pg_reload_conf()');
  await until(async () => (await pushRest()).status === 200, 10_000);
  await until(async () => (await ready()).body.status === 'ready', 15_000);
  // That it served all the same is stored now.
  await noteService(server.services);
  const { degraded } = (await serviceRecord(server.services)).total;
  expect(degraded).toBeGreaterThanOrEqual(1);
  await server.close();
  await cluster.remove();
});

test('the operator is warned of a full disk, whose last room is for fixes', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  let freeBytes = 50;
  const server = await startTestServer({
    log,
    readDisk: () => Promise.resolve({ freeBytes, totalBytes: 100 }),
  });
  const client = await TestClient.citizen(server.url);
  const supervisor = await staffClient(server, 'SUPERVISOR');
  const report = () => client.rest('POST', '/api/incidents', { mood: 'sad', incidentType: 'pedestrian' });
  const { body: incident } = await report();
  const photo = JPEG_PICTURE.toString('base64');
  const attach = () => client.rest('POST', `/api/incidents/${incident.id}/photo`, { photo });
  const warnings = () => lines.filter((line) => line.includes('TENTH OF THE DISK'));
  expect((await client.rest('GET', '/readyz')).body).toMatchObject({ status: 'ready', disk: true });
  expect(warnings()).toHaveLength(0);

  freeBytes = 9;
  await server.services.disk.look();
  await server.services.disk.look();
  expect(warnings()).toHaveLength(1);
  await until(async () => (await client.rest('GET', '/readyz')).body.disk === false, 5_000);
  expect((await attach()).status).toBeLessThan(300);

  freeBytes = 4;
  await server.services.disk.look();
  expect(await attach()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  const { body } = await supervisor.graphql(START_EXPORT, { input: { kind: 'VIOLATIONS' } });
  expect(body.errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 60 });
  expect((await report()).status).toBe(201);
  const startedAt = new Date(server.clock.now().getTime() - 60_000);
  const { id } = await start(client, { startedAt: startedAt.toISOString() });
  expect(await push(client, id, straightDrive(startedAt, seconds(9, 40)))).toMatchObject({ accepted: 10 });
  await server.close();
});

test.each([
  ['53100', 60],
  ['58030', 60],
  ['25006', 30],
  ['53200', 10],
  ['57014', 5],
  ['55P03', 2],
  ['53300', 2],
  ['57P01', 1],
  ['57P03', 1],
  ['25P03', 1],
  ['40P01', 1],
])('the error %s of the database passes, and is worth another try after %i s', (code, retryAfterS) => {
  const error = Object.assign(new DatabaseError('told to nobody', 10, 'error'), { code });
  expect(asAppError(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfterS });
});

test.each(['23505', '42P01', '22003', 'XX000'])('the error %s of the database is ours', (code) => {
  const error = Object.assign(new DatabaseError('told to nobody', 10, 'error'), { code });
  expect(asAppError(error)).toMatchObject({ code: 'INTERNAL', retryAfterS: undefined });
});
