import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { askLimits, proposalInput, registerVersion, surveyFile } from '../../../testing/limit-calls';
import { staffClient } from '../../../testing/staff';
import type { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { ensureShippedLimits } from '../register/ensure-shipped-limits';

const FILE = '/api/admin/limits.geojson';
const IMPORTS = '/api/admin/limits/imports';
const EDEA = 'osm-331133522';

let server: TestServer;
let supervisor: TestClient;
let admin: TestClient;
beforeEach(async () => {
  server = await startTestServer({ limitBasis: 'register' });
  await ensureShippedLimits(server.services);
  supervisor = await staffClient(server, 'SUPERVISOR');
  admin = await staffClient(server, 'ADMIN');
});
afterEach(() => server.close());

const importing = (limits: unknown, over: object = {}) =>
  supervisor.rest('POST', IMPORTS, { limits, reason: 'Survey of the roads', ...over });
const waitingCount = async () => (await askLimits(admin, 'waiting')).totalCount;

test('what is exported and imported again changes nothing', async () => {
  const [confirmation] = await askLimits(supervisor, 'confirm', {
    input: { limitIds: [EDEA], reason: 'The signs were looked at' },
  });
  await askLimits(admin, 'second', { ids: [confirmation.id] });
  server.clock.advance(1_000);
  const exported = await admin.send('GET', FILE);
  expect(exported.headers.get('content-type')).toContain('application/geo+json');
  const file = JSON.parse(await exported.text());
  expect(file.attribution).toContain('ODbL');
  expect(file.features).toHaveLength(242);
  const version = await registerVersion(server);
  expect((await importing(file)).body).toEqual({ proposed: 0, unchanged: 242 });
  expect([await waitingCount(), await registerVersion(server)]).toEqual([0, version]);
});

test('what differs is proposed, a new limit or a new validity, and holds once it is seconded', async () => {
  const file = JSON.parse(await (await admin.send('GET', FILE)).text());
  const changed = file.features.map((feature: { id: string; properties: object }) =>
    feature.id === EDEA ? { ...feature, properties: { ...feature.properties, confidence: 'HIGH' } } : feature,
  );
  const given = { ...file, features: [...changed, ...surveyFile().features] };
  const clientId = randomUUID();
  expect((await importing(given, { clientId })).body).toEqual({ proposed: 2, unchanged: 241 });
  expect((await importing(given, { clientId })).body).toEqual({ proposed: 2, unchanged: 241 });
  const { edges } = await askLimits(admin, 'waiting');
  expect(edges.map(({ node }: { node: { kind: string } }) => node.kind)).toEqual(['CHANGE', 'ADD']);
  await askLimits(admin, 'second', { ids: edges.map(({ node }: { node: { id: string } }) => node.id) });
  server.clock.advance(1_000);
  const after = JSON.parse(await (await admin.send('GET', FILE)).text());
  expect(after.features).toHaveLength(243);
  expect(after.features.at(-1)).toMatchObject({
    properties: { placeName: 'Market, Pouma', isConfirmed: true, hours: [{ days: [3, 6] }] },
  });
});

test('one faulty feature among good ones: nothing is proposed, and each fault is reported', async () => {
  const [good] = surveyFile().features;
  const [faulty] = surveyFile({ confidence: 'SURE', geometryUncertaintyM: -1 }).features;
  const stranger = { ...good, id: 'osm-0' };
  const first = await importing({ type: 'FeatureCollection', features: [good, faulty] });
  expect([first.status, Object.keys(first.body.fields)]).toEqual([400, ['limits.features.1.confidence']]);
  const second = await importing({ type: 'FeatureCollection', features: [good, stranger] });
  expect([second.status, Object.keys(second.body.fields)]).toEqual([400, ['limits.features.1.id']]);
  expect(await waitingCount()).toBe(0);
});

test('a limit for which a change waits is a fault of its feature', async () => {
  await askLimits(admin, 'propose', proposalInput({ limitId: EDEA }));
  const [feature] = surveyFile({ zone: 'TOWN' }).features;
  const answer = await importing({ type: 'FeatureCollection', features: [{ ...feature, id: EDEA }] });
  expect(answer.body.fields).toEqual({ 'limits.features.0.id': expect.stringContaining('waits') });
});

test('a thousand features are proposed together, and seconded only as far as phones can hold them', async () => {
  const features = Array.from({ length: 1_000 }, (_, index) => {
    const [lng, lat] = [9 + (index % 40) / 10, 3 + Math.floor(index / 40) / 10];
    const corners = Array.from({ length: 40 }, (_corner, at) => {
      const angle = (at / 40) * 2 * Math.PI;
      return [lng + 0.04 * Math.cos(angle), lat + 0.04 * Math.sin(angle)];
    });
    const [feature] = surveyFile({ placeName: `Market ${index}` }).features;
    return { ...feature, geometry: { type: 'Polygon', coordinates: [[...corners, corners[0]]] } };
  });
  const answer = await importing({ type: 'FeatureCollection', features });
  expect(answer.body).toEqual({ proposed: 1_000, unchanged: 0 });
  const rows = await server.dataSource.query<{ id: number }[]>('SELECT id FROM limit_proposal ORDER BY id');
  const ids = rows.map(({ id }) => String(id));
  const version = await registerVersion(server);
  const refused = await askLimits(admin, 'second', { ids });
  expect(refused).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Phones') });
  expect(await registerVersion(server)).toBe(version);
  expect(await askLimits(admin, 'second', { ids: ids.slice(0, 20) })).toHaveLength(20);
});

test('a file with another reason under the same clientId is refused', async () => {
  const clientId = randomUUID();
  await importing(surveyFile(), { clientId });
  const other = await importing(surveyFile(), { clientId, reason: 'Another reason' });
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
});

test('whatever is sent as a file gets the documented refusal', async () => {
  const files = fc.sample(
    fc.oneof(fc.jsonValue(), fc.record({ type: fc.constant('FeatureCollection'), features: fc.jsonValue() })),
    25,
  );
  for (const limits of files) {
    const answer = await importing(limits);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  }
  expect(await waitingCount()).toBe(0);
});

test.each(['VIEWER', 'OPERATOR'] as const)('a %s exports and imports nothing', async (role) => {
  const client = await staffClient(server, role);
  expect((await client.send('GET', FILE)).status).toBe(200);
  const answer = await client.rest('POST', IMPORTS, { limits: surveyFile(), reason: 'Survey of the roads' });
  expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
});
