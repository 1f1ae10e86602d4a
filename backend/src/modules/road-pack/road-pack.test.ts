import { hazardsIn, limitTextIn, segmentsIn, stretchesIn } from '@wakafine/domain/road-pack/pack-contents';
import { openRoadPack, renewedPack } from '@wakafine/domain/road-pack/road-pack';
import { openLimitPack } from '@wakafine/domain/limits/limit-pack';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { submitAt } from '../../testing/incidents/crowd-calls';
import { provenCitizen } from '../../testing/drives/prove-number';
import { publicIncidentId } from '../../testing/public-incident';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { staffClient } from '../../testing/staff';

const MOVE = `mutation ($input: MoveIncidentInput!) { moveIncident(input: $input) { incident { version } } }`;
const PACK = 'query ($since: String) { roadPack(since: $since) { version since madeAt text } }';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
});
afterAll(() => server.close());
/** Later than a process caches the pack. */
beforeEach(() => server.clock.advance(2 * MINUTE_MS));

async function got(since?: string, headers: Record<string, string> = {}) {
  const path = `/api/road-pack${since === undefined ? '' : `?since=${since}`}`;
  const response = await fetch(new URL(path, server.url), { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A hazard that staff have verified; gives the id that others see. */
async function confirmedHazard(
  lat: number,
): Promise<{ incidentId: string; id: string; close: () => Promise<void> }> {
  const incidentId = await submitAt(await provenCitizen(server), { lat, lng: 10.1234 });
  const operator = await staffClient(server, 'OPERATOR');
  const move = async (to: string, version: number): Promise<void> => {
    const input = { incidentId, to, version, reason: 'Seen on the spot.' };
    expect((await operator.graphql(MOVE, { input })).body.errors).toBeUndefined();
  };
  await move('VERIFIED', 0);
  return { incidentId, id: await publicIncidentId(server, incidentId), close: () => move('RESOLVED', 1) };
}

test('a visitor gets the whole pack, of which every cache may store a copy, and its checksum holds', async () => {
  const { status, headers, text } = await got();
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  const pack = openRoadPack(text);
  expect(segmentsIn(pack.entries).length).toBeGreaterThan(1_500);
  expect(stretchesIn(pack.entries)).toEqual([]);
  const limits = await fetch(new URL('/api/limits', server.url));
  expect(openLimitPack(limitTextIn(pack.entries) ?? '')).toEqual(openLimitPack(await limits.text()));
  expect((await got(undefined, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
});

test('a hazard comes and goes as a difference, at the middle of its cell and in its hour', async () => {
  const before = openRoadPack((await got()).text);
  const { id, close } = await confirmedHazard(3.87654);
  server.clock.advance(2 * MINUTE_MS);
  const difference = await got(before.version);
  expect(difference.text.length).toBeLessThan(250);
  const during = renewedPack(before, difference.text);
  const [hazard, ...others] = hazardsIn(during.entries);
  expect(others).toEqual([]);
  expect(hazard).toMatchObject({ id, hazardType: 'BREAKDOWN', lat: 3.8765, lng: 10.1235 });
  expect((hazard?.occurredAtMs ?? NaN) % 3_600_000).toBe(0);
  expect(difference.text).not.toMatch(/LT|description|87654/);
  await close();
  server.clock.advance(2 * MINUTE_MS);
  const after = renewedPack(during, (await got(during.version)).text);
  expect(hazardsIn(after.entries)).toEqual([]);
  // From two versions ago nothing has changed.
  expect(renewedPack(before, (await got(before.version)).text).version).toBe(after.version);
  expect((await got(after.version)).text).toContain('"removed":[],"put":{}');
});

test('a phone that was away for 61 days, has a pack of another server or of a restored backup gets the whole', async () => {
  const { version } = openRoadPack((await got()).text);
  for (const lat of [4.2, 4.3]) {
    await confirmedHazard(lat);
    server.clock.advance(2 * MINUTE_MS);
    await got();
    server.clock.advance(61 * DAY_MS);
  }
  await got();
  const newest = openRoadPack((await got(version)).text);
  expect(newest.version).not.toBe(version);
  const forged = `${newest.version.split('-')[0] ?? ''}-${'0'.repeat(32)}`;
  const ahead = `${Number.parseInt(newest.version, 10) + 1}-${'0'.repeat(32)}`;
  for (const since of [forged, ahead, '999999999-ffffffffffffffffffffffffffffffff']) {
    expect(openRoadPack((await got(since)).text).version).toBe(newest.version);
  }
  const [{ count }] = await server.dataSource.query(
    'SELECT count(*)::int AS count FROM road_pack_entry WHERE removed_in < (SELECT min(number) FROM road_pack_version)',
  );
  expect(count).toBe(0);
});

test('what is no version is refused', async () => {
  for (const since of [
    '',
    '0',
    '1',
    'NaN',
    '1e999',
    '-1',
    `1-${'F'.repeat(32)}`,
    `0-${'0'.repeat(32)}`,
    '1'.repeat(5_000),
  ]) {
    const { status, text } = await got(since);
    expect(status).toBe(400);
    expect(text).toContain('Must be the version of a pack');
  }
  const { body } = await visitor.graphql(PACK, { since: '1e999' });
  expect(body.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { since: expect.any(String) },
  });
});

test('GraphQL sends the same text', async () => {
  const { version } = openRoadPack((await got()).text);
  await confirmedHazard(5.1);
  server.clock.advance(2 * MINUTE_MS);
  const { body } = await visitor.graphql(PACK, { since: version });
  expect(body.data.roadPack.since).toBe(version);
  expect(body.data.roadPack.text === (await got(version)).text).toBe(true);
  const whole = (await visitor.graphql(PACK, {})).body.data.roadPack;
  expect([whole.since, whole.version]).toEqual([null, openRoadPack(whole.text).version]);
});

test('two processes that are asked at once make one version, and each one’s difference leads to it', async () => {
  const before = openRoadPack((await got()).text);
  const other = await server.another();
  await confirmedHazard(5.5);
  server.clock.advance(2 * MINUTE_MS);
  const asked = [server.url, other.url, server.url, other.url].map(async (url) => {
    const response = await fetch(new URL(`/api/road-pack?since=${before.version}`, url));
    return renewedPack(before, await response.text()).version;
  });
  const versions = new Set(await Promise.all(asked));
  expect([...versions]).toEqual([expect.stringMatching(`^${Number.parseInt(before.version, 10) + 1}-`)]);
  await other.close();
});
