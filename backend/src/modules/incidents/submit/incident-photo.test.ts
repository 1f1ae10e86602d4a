import { randomUUID } from 'node:crypto';
import { JPEG_PICTURE, jpegWith, PNG_PICTURE, WEBP_PICTURE } from '../../../testing/pictures';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const REPORT_INCIDENT = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id photoUrl } } }`;

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  owner = await TestClient.citizen(server.url);
});
afterAll(() => server.close());

async function notify(over: Readonly<Record<string, unknown>> = {}): Promise<JsonValue> {
  const { body } = await owner.graphql(REPORT_INCIDENT, {
    input: { mood: 'SAD', incidentType: 'OTHER', ...over },
  });
  return body.errors?.[0].extensions ?? body.data.reportIncident.incident;
}

test('a photo goes with the incident, without where and with what it was shot', async () => {
  const photo = jpegWith(0xe1, 'Exif\0\0GPS 4.0511 9.7679').toString('base64');
  const { id, photoUrl } = await notify({ photo });
  expect(photoUrl).toBe(`/api/incidents/${id}/photo`);
  const response = await owner.send('GET', photoUrl);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(200);
  expect(bytes.includes('GPS')).toBe(false);
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="wakafine-incident-${id}.jpeg"`);
});

test('it is seen by the person who submitted it and by staff, and by nobody else', async () => {
  const { photoUrl } = await notify({ photo: WEBP_PICTURE.toString('base64') });
  const statusFor = async (client: TestClient) => (await client.send('GET', photoUrl)).status;
  expect(await statusFor(await staffClient(server, 'VIEWER'))).toBe(200);
  expect(await statusFor(await TestClient.citizen(server.url))).toBe(404);
  expect(await statusFor(new TestClient(server.url))).toBe(401);
});

test('what is no picture is refused, and the incident with it', async () => {
  const clientId = randomUUID();
  const sentence = 'The photo must be a JPEG, PNG or WebP picture';
  const photo = Buffer.from('<svg onload=alert(1)>').toString('base64');
  expect(await notify({ clientId, photo })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { photo: sentence },
  });
  const [{ count }] = await server.dataSource.query('SELECT count(*) FROM incident WHERE client_id = $1', [
    clientId,
  ]);
  expect(Number(count)).toBe(0);
});

test('the same clientId with another photo is another content', async () => {
  const clientId = randomUUID();
  const first = await notify({ clientId, photo: PNG_PICTURE.toString('base64') });
  expect(await notify({ clientId, photo: PNG_PICTURE.toString('base64') })).toEqual(first);
  expect(await notify({ clientId, photo: JPEG_PICTURE.toString('base64') })).toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
  });
  expect(await notify({ clientId })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
});

describe('over REST', () => {
  const attach = (client: TestClient, id: string, picture: Buffer | string) =>
    client.rest('POST', `/api/incidents/${id}/photo`, {
      photo: typeof picture === 'string' ? picture : picture.toString('base64'),
    });

  it('a photo is added afterwards, once; the same again changes nothing and another one conflicts', async () => {
    const { id, photoUrl } = await notify();
    expect(photoUrl).toBeNull();
    const answers = await Promise.all([1, 2, 3].map(() => attach(owner, id, PNG_PICTURE)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ id: Number(id), incidentType: 'other' });
    expect((await attach(owner, id, JPEG_PICTURE)).status).toBe(409);
    expect((await owner.send('GET', `/api/incidents/${id}/photo`)).headers.get('content-type')).toBe(
      'image/png',
    );
  });

  it('one of 150 KB fits, and what is larger or none is refused as such', async () => {
    const { id } = await notify();
    const large = Buffer.concat([PNG_PICTURE, Buffer.alloc(160 * 1024)]).toString('base64');
    expect((await attach(owner, id, large)).body.fields).toEqual({
      photo: 'The photo must be at most 150 KB',
    });
    expect((await attach(owner, id, 'x'.repeat(300 * 1024))).status).toBe(413);
    expect((await attach(owner, id, 'no picture')).status).toBe(400);
    expect((await owner.rest('POST', `/api/incidents/${id}/photo`, {})).body.fields).toEqual({
      photo: 'Must be a text',
    });
    const behind = Buffer.alloc(150 * 1024 - JPEG_PICTURE.length);
    expect((await attach(owner, id, Buffer.concat([JPEG_PICTURE, behind]))).status).toBe(200);
  });

  it('an incident of somebody else has no place for it, and a closed one takes none', async () => {
    const { id } = await notify();
    expect((await attach(await TestClient.citizen(server.url), id, PNG_PICTURE)).status).toBe(404);
    const operator = await staffClient(server, 'OPERATOR');
    expect((await attach(operator, id, PNG_PICTURE)).status).toBe(403);
    const resolve = 'mutation ($id: ID!) { resolveIncident(input: { incidentId: $id }) { incident { id } } }';
    await operator.graphql(resolve, { id });
    expect((await attach(owner, id, PNG_PICTURE)).status).toBe(409);
    expect((await owner.send('GET', `/api/incidents/${id}/photo`)).status).toBe(404);
  });
});
