import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { agencyPerson } from '../../testing/agencies';
import { gtfsArchive } from '../../testing/party/gtfs';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const ZIP = { 'content-type': 'application/zip' };

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
});
afterAll(() => server.close());

/** Sends an archive to an address of the server. */
async function upload(client: TestClient, archive: Uint8Array, path = '/api/agency/gtfs') {
  const answer = await fetch(new URL(path, server.url), {
    method: 'POST',
    headers: { ...ZIP, cookie: `wf_session=${client.cookie('wf_session')}` },
    body: new Blob([archive]),
  });
  const body: JsonValue = await answer.json();
  return { status: answer.status, body };
}

async function idOf(name: string): Promise<number> {
  const { body } = await visitor.rest('GET', '/api/agencies');
  return body.agencies.find((agency: JsonValue) => agency.name === name).id;
}

async function featuresOf(name: string): Promise<JsonValue[]> {
  const { body } = await visitor.rest('GET', `/api/agencies/${await idOf(name)}/lines.geojson`);
  return body.features;
}

test('a manager brings the lines of the agency, and everybody reads them', async () => {
  const { agency, client } = await agencyPerson(server);
  expect(await upload(client, gtfsArchive())).toEqual({
    status: 200,
    body: { agency, lineCount: 1, stopCount: 3 },
  });
  const [line, ...stops] = await featuresOf(agency);
  expect(line).toEqual({
    type: 'Feature',
    geometry: {
      type: 'LineString',
      coordinates: [
        [9.7, 4.05],
        [10.13, 3.8],
        [11.52, 3.87],
      ],
    },
    properties: {
      ...{ kind: 'line', agency, lineId: 'N3', shortName: 'N3', longName: 'Douala - Yaoundé', gtfsType: 3 },
      stopIds: ['D', 'E', 'Y'],
    },
  });
  expect(stops.map(({ properties }) => properties.name)).toEqual(['Douala', 'Edéa', 'Yaoundé']);
});

test('the next archive replaces all of it, and one that is wrong nothing', async () => {
  const { agency, client } = await agencyPerson(server);
  await upload(client, gtfsArchive());
  const broken = gtfsArchive({ 'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nD,Douala,1e999,9\n' });
  expect(await upload(client, broken)).toMatchObject({
    status: 400,
    body: { fields: { feed: 'stops.txt line 2: stop_lat must be a number from -90 to 90' } },
  });
  expect(await featuresOf(agency)).toHaveLength(4);
  const next = gtfsArchive({ 'stop_times.txt': 'trip_id,stop_id,stop_sequence\nT,D,1\nT,Y,2\n' });
  expect(await upload(client, next)).toMatchObject({ status: 200, body: { stopCount: 2 } });
  expect(await featuresOf(agency)).toHaveLength(3);
});

test('the same archive twice at once is stored once', async () => {
  const { agency, client } = await agencyPerson(server);
  const answers = await Promise.all([1, 2, 3].map(() => upload(client, gtfsArchive())));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await featuresOf(agency)).toHaveLength(4);
});

test.each<[string, () => Uint8Array, string | RegExp]>([
  ['no archive', () => strToU8('a text'), 'Must be a ZIP archive of texts in UTF-8'],
  [
    'an archive without a feed',
    () => zipSync({ 'a.txt': strToU8('x') }),
    /^agency\.txt is missing; routes\.txt is missing/,
  ],
  [
    'other letters',
    () => zipSync({ 'agency.txt': Uint8Array.of(0xff, 0xfe) }),
    'Must be a ZIP archive of texts in UTF-8',
  ],
  [
    'a bomb',
    () => zipSync({ 'stops.txt': new Uint8Array(40_000_000) }),
    'The feed must not be larger than 12 MB unpacked',
  ],
  ['a truncated archive', () => gtfsArchive().subarray(0, 200), 'Must be a ZIP archive of texts in UTF-8'],
])('%s is refused in words', async (_what, archive, sentence) => {
  const { client } = await agencyPerson(server);
  const { status, body } = await upload(client, archive());
  expect([status, body.fields.feed]).toEqual([400, expect.stringMatching(sentence)]);
});

test('an archive that is too large, or no bytes at all, is refused', async () => {
  const { client } = await agencyPerson(server);
  expect((await upload(client, new Uint8Array(3_000_000))).status).toBe(413);
  expect((await client.rest('POST', '/api/agency/gtfs', {})).body.fields).toEqual({
    feed: 'Must be a ZIP archive',
  });
});

test('viewers, citizens and staff bring nothing in the place of an agency; admins do by its number', async () => {
  const { agency } = await agencyPerson(server);
  const viewer = await agencyPerson(server, { agency, role: 'AGENCY_VIEWER' });
  expect((await upload(viewer.client, gtfsArchive())).status).toBe(403);
  expect((await upload(await TestClient.citizen(server.url), gtfsArchive())).status).toBe(403);
  const admin = await staffClient(server, 'ADMIN');
  expect((await upload(admin, gtfsArchive())).status).toBe(403);
  const path = `/api/admin/agencies/${await idOf(agency)}/gtfs`;
  expect(await upload(admin, gtfsArchive(), path)).toMatchObject({ status: 200, body: { agency } });
  expect((await upload(await staffClient(server, 'SUPERVISOR'), gtfsArchive(), path)).status).toBe(403);
  expect((await upload(admin, gtfsArchive(), '/api/admin/agencies/999999/gtfs')).status).toBe(404);
  const [entry] = await server.dataSource.query(
    `SELECT details FROM audit_entry WHERE act = 'AGENCY_LINES_IMPORTED' AND target = $1`,
    [`agency:${agency}`],
  );
  expect(entry.details).toEqual({ lineCount: 1, stopCount: 3 });
});

test('lines of an agency that is not there are not found', async () => {
  expect((await visitor.rest('GET', '/api/agencies/999999/lines.geojson')).status).toBe(404);
  expect((await visitor.rest('GET', `/api/agencies/${randomUUID()}/lines.geojson`)).status).toBe(404);
});
