import { createHash } from 'node:crypto';
import { HOUR_MS } from '@wakafine/domain/units';
import { staffClient, workFor } from '../../../testing/staff';
import { logAtOnce } from '../../../modules/public-events/log-at-once';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const SEND = 'mutation ($input: BroadcastAlertInput!) { broadcastAlert(input: $input) { id } }';
const REVOKE = 'mutation ($id: ID!) { revokeAlert(id: $id) { id } }';

let server: TestServer;
let supervisor: TestClient;
beforeEach(async () => {
  server = await startTestServer({ publicUrl: 'https://wakafine.example' });
  supervisor = await staffClient(server, 'SUPERVISOR');
});
afterEach(() => server.close());

async function broadcast(input: Readonly<Record<string, unknown>>): Promise<string> {
  const expiresAt = new Date(server.clock.now().getTime() + HOUR_MS).toISOString();
  const { body } = await supervisor.graphql(SEND, { input: { expiresAt, textEn: 'Rain', ...input } });
  return body.data.broadcastAlert.id;
}

async function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(new URL(path, server.url), { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const entriesOf = (feed: string) =>
  [...feed.matchAll(/href="https:\/\/wakafine\.example(\/api\/alerts\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );

test('a visitor reads the feed, and each message that it names', async () => {
  const toAll = await broadcast({ severity: 'CRITICAL', textFr: 'Pluie & <vent>' });
  const area = { lat: 3.8, lng: 10.13, radiusKm: 12 };
  const toArea = await broadcast({ audience: 'AREA', area });
  const feed = await ask('/api/alerts.cap');
  expect([feed.status, feed.headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  expect(entriesOf(feed.text)).toEqual([`/api/alerts/${toArea}.cap`, `/api/alerts/${toAll}.cap`]);
  const all = await ask(`/api/alerts/${toAll}.cap`);
  expect(all.headers.get('content-type')).toBe('application/cap+xml; charset=utf-8');
  expect(all.text).toContain('<sender>wakafine.example</sender>');
  expect(all.text).toContain('<severity>Severe</severity>');
  expect(all.text).toContain('<description>Pluie &amp; &lt;vent&gt;</description>');
  expect(all.text).toContain('<value>CM</value>');
  const { text } = await ask(`/api/alerts/${toArea}.cap`);
  expect(text).toContain('<circle>3.80000,10.13000 12.0</circle>');
  expect(text).toMatch(/<areaDesc>Within 12 km of: .*Edéa<\/areaDesc>/);
});

test('an alert to an agency is nowhere', async () => {
  const id = await broadcast({ audience: 'AGENCY', agency: 'Finexs Voyages' });
  expect(entriesOf((await ask('/api/alerts.cap')).text)).toEqual([]);
  expect((await ask(`/api/alerts/${id}.cap`)).status).toBe(404);
});

test('alerts to everybody and to an area stand in every public door alike, those to an agency in none', async () => {
  const toAgency = await broadcast({ audience: 'AGENCY', agency: 'Finexs Voyages' });
  const toArea = await broadcast({ audience: 'AREA', area: { lat: 3.8, lng: 10.13, radiusKm: 12 } });
  const toAll = await broadcast({});
  await logAtOnce(server.services);
  const visitor = new TestClient(server.url);
  const asked =
    '{ activeAlerts(everywhere: true) { id area { radiusKm } meantCount } own: activeAlerts { id } }';
  const { body } = await visitor.graphql(asked);
  expect(body.data).toEqual({
    activeAlerts: [
      { id: toAll, area: null, meantCount: null },
      { id: toArea, area: { radiusKm: 12 }, meantCount: null },
    ],
    own: [{ id: toAll }],
  });
  const feed = entriesOf((await ask('/api/alerts.cap')).text);
  expect(feed).toEqual([`/api/alerts/${toAll}.cap`, `/api/alerts/${toArea}.cap`]);
  const logged = async () =>
    JSON.parse((await ask('/api/events?kinds=alert.broadcast,alert.revoked')).text).events;
  expect((await logged()).map(({ data }: JsonValue) => data.id)).toEqual([toArea, toAll]);
  await supervisor.graphql(REVOKE, { id: toArea });
  await supervisor.graphql(REVOKE, { id: toAgency });
  await logAtOnce(server.services);
  const revoked = (await logged()).filter(({ type }: JsonValue) => type === 'alert.revoked');
  expect(revoked.map(({ data }: JsonValue) => data.id)).toEqual([toArea]);
});

test('one that is withdrawn stays with the message that cancels it until its time is over', async () => {
  const id = await broadcast({});
  expect((await ask(`/api/alerts/${id}/cancel.cap`)).status).toBe(404);
  const before = await ask(`/api/alerts/${id}.cap`);
  await supervisor.graphql(REVOKE, { id });
  expect(entriesOf((await ask('/api/alerts.cap')).text).sort()).toEqual([
    `/api/alerts/${id}.cap`,
    `/api/alerts/${id}/cancel.cap`,
  ]);
  const cancelling = await ask(`/api/alerts/${id}/cancel.cap`);
  const [, sent] = /<sent>(.*)<\/sent>/.exec(before.text) ?? [];
  expect(cancelling.text).toContain(`<references>wakafine.example,wakafine-alert-${id},${sent}</references>`);
  expect((await ask(`/api/alerts/${id}.cap`)).text).toBe(before.text);
  await workFor(server, supervisor, HOUR_MS + 1000);
  expect(entriesOf((await ask('/api/alerts.cap')).text)).toEqual([]);
  expect((await ask(`/api/alerts/${id}.cap`)).text).toBe(before.text);
});

test('its digest is that of its bytes, and what has not changed is not sent again', async () => {
  const id = await broadcast({});
  const { text, headers } = await ask(`/api/alerts/${id}.cap`);
  const digest = createHash('sha256').update(text).digest('base64');
  expect(headers.get('content-digest')).toBe(`sha-256=:${digest}:`);
  expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  expect((await ask(`/api/alerts/${id}.cap`, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(
    304,
  );
});

test.each(['abc', '0', '9'.repeat(40), '7'])('an alert %s that is not there is not found', async (id) => {
  expect((await ask(`/api/alerts/${id}.cap`)).status).toBe(404);
  expect((await ask(`/api/alerts/${id}/cancel.cap`)).status).toBe(404);
});
