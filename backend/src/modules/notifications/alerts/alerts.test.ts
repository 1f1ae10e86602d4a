import { HOUR_MS } from '@wakafine/domain/units';
import { push, start } from '../../../testing/drives/drive-calls';
import { staffClient, workFor } from '../../../testing/staff';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const FIELDS = `id severity en { text language } fr { text language } pidgin { text language }
  audience agency area { radiusKm } revokedAt meantCount`;
const SEND = `mutation ($input: BroadcastAlertInput!) { broadcastAlert(input: $input) { ${FIELDS} } }`;
const REVOKE = `mutation ($id: ID!) { revokeAlert(id: $id) { id revokedAt } }`;
const ACTIVE = `{ activeAlerts { ${FIELDS} } }`;
const LIVE = 'subscription { alertBroadcast { id revokedAt meantCount } }';

let server: TestServer;
let supervisor: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  supervisor = await staffClient(server, 'SUPERVISOR');
});
afterEach(() => server.close());

const inOneHour = () => new Date(server.clock.now().getTime() + HOUR_MS).toISOString();

async function send(input: Readonly<Record<string, unknown>>, client = supervisor) {
  const { body } = await client.graphql(SEND, {
    input: { expiresAt: inOneHour(), textEn: 'Rain', ...input },
  });
  return body.errors === undefined ? body.data.broadcastAlert : body.errors[0].extensions;
}

async function activeFor(client: TestClient): Promise<string[]> {
  const { body } = await client.graphql(ACTIVE);
  return body.data.activeAlerts.map(({ id }: { id: string }) => id);
}

/** Somebody under way whose last place is where a straight drive has got to. */
async function traveller(agency: string | null): Promise<{ client: TestClient; lat: number; lng: number }> {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(server.clock.now().getTime() - 20_000);
  const transport = agency === null ? {} : { category: 'PUBLIC', transportAgency: agency };
  const { id } = await start(client, { startedAt: startedAt.toISOString(), ...transport });
  const fixes = straightDrive(startedAt, seconds(15, 40));
  await push(client, id, fixes);
  const { lat, lng } = fixes[fixes.length - 1] ?? { lat: 0, lng: 0 };
  return { client, lat, lng };
}

test('an alert reads in three languages, and says which one stands in for a missing one', async () => {
  const alert = await send({ textEn: ' Heavy rain on the N3 ', textPidgin: 'Big rain for N3' });
  expect(alert).toMatchObject({
    severity: 'WARNING',
    en: { text: 'Heavy rain on the N3', language: 'EN' },
    fr: { text: 'Heavy rain on the N3', language: 'EN' },
    pidgin: { text: 'Big rain for N3', language: 'PIDGIN' },
    meantCount: null,
  });
  expect(await activeFor(new TestClient(server.url))).toEqual([alert.id]);
  const [entry] = await server.dataSource.query(
    `SELECT target, details FROM audit_entry WHERE act = 'ALERT_BROADCAST'`,
  );
  expect(entry).toMatchObject({
    target: `alert:${alert.id}`,
    details: { texts: { PIDGIN: 'Big rain for N3' } },
  });
});

test('an alert to an agency or an area is for those under way there, and for staff', async () => {
  const onBus = await traveller('Finexs Voyages');
  const inCar = await traveller(null);
  const atHome = await TestClient.citizen(server.url);
  const toAgency = await send({ audience: 'AGENCY', agency: 'finexs voyages' });
  const near = { lat: inCar.lat + 0.01, lng: inCar.lng, radiusKm: 5 };
  const toArea = await send({ audience: 'AREA', area: near });
  const farAway = await send({ audience: 'AREA', area: { lat: 10.6, lng: 14.3, radiusKm: 50 } });
  expect([toAgency.meantCount, toArea.meantCount, farAway.meantCount]).toEqual([1, 2, 0]);
  expect(await activeFor(onBus.client)).toEqual([toArea.id, toAgency.id]);
  expect(await activeFor(inCar.client)).toEqual([toArea.id]);
  expect(await activeFor(atHome)).toEqual([]);
  expect(await activeFor(await staffClient(server, 'VIEWER'))).toHaveLength(3);
});

test('open apps are notified at once, each of what is meant for it, and again when an alert is revoked', async () => {
  const onBus = await traveller('Finexs Voyages');
  const clients = [
    new TestClient(server.url),
    await TestClient.citizen(server.url),
    onBus.client,
    supervisor,
  ];
  const watchers = clients.map((client) => collect(client.socket(), LIVE));
  await new Promise((resolve) => setTimeout(resolve, 400));
  const toAgency = await send({ audience: 'AGENCY', agency: 'Finexs Voyages' });
  const toAll = await send({});
  await supervisor.graphql(REVOKE, { id: toAll.id });
  await Promise.all(watchers.map(({ atLeast }, index) => atLeast(index < 2 ? 2 : 3)));
  const received = watchers.map(({ results }) => results.map(({ data }) => JSON.stringify(data)));
  const [visitor, citizen, traveler, staff] = received;
  expect(visitor).toEqual(citizen);
  expect(visitor?.every((text) => text.includes(`"${toAll.id}"`))).toBe(true);
  expect(visitor?.[1]).not.toContain('"revokedAt":null');
  expect(traveler?.[0]).toContain(`"${toAgency.id}"`);
  expect(traveler?.[0]).toContain('"meantCount":null');
  expect(staff?.[0]).toContain('"meantCount":1');
  expect(await activeFor(new TestClient(server.url))).toEqual([]);
  watchers.forEach(({ stop }) => stop());
});

test('an alert is over when its time is, and stays in the list of what was sent', async () => {
  const { id } = await send({});
  await workFor(server, supervisor, HOUR_MS + 1000);
  expect(await activeFor(supervisor)).toEqual([]);
  const { body } = await supervisor.graphql('{ sentAlerts { id revokedAt en { text } } }');
  expect(body.data.sentAlerts).toEqual([{ id, revokedAt: null, en: { text: 'Rain' } }]);
});

test('whom an alert would reach is known before it is sent', async () => {
  const onBus = await traveller('Finexs Voyages');
  await traveller(null);
  const reach = async (target: Readonly<Record<string, unknown>>) => {
    const query = 'query ($target: AlertTargetInput!) { alertReach(target: $target) { underWayCount } }';
    const { body } = await supervisor.graphql(query, { target });
    return body.errors === undefined ? body.data.alertReach.underWayCount : body.errors[0].extensions.fields;
  };
  expect(await reach({ audience: 'ALL' })).toBe(2);
  expect(await reach({ audience: 'AGENCY', agency: ' finexs voyages ' })).toBe(1);
  expect(await reach({ audience: 'AREA', area: { lat: onBus.lat, lng: onBus.lng, radiusKm: 5 } })).toBe(2);
  expect(await reach({ audience: 'AREA', area: { lat: 10.6, lng: 14.3, radiusKm: 50 } })).toBe(0);
  expect(Object.keys(await reach({ audience: 'AGENCY' }))).toEqual(['agency']);
});

test('what is missing, too long or belongs to another audience is refused by its field', async () => {
  const fieldsOf = async (input: Readonly<Record<string, unknown>>) =>
    Object.keys((await send(input)).fields);
  expect(await fieldsOf({ textEn: '  ' })).toEqual(['textEn']);
  expect(await fieldsOf({ textFr: 'x'.repeat(301) })).toEqual(['textFr']);
  expect(await fieldsOf({ audience: 'AGENCY' })).toEqual(['agency']);
  expect(await fieldsOf({ agency: 'Finexs Voyages' })).toEqual(['agency']);
  expect(await fieldsOf({ audience: 'AREA' })).toEqual(['area.lat', 'area.lng', 'area.radiusKm']);
  expect(await fieldsOf({ area: { lat: 4, lng: 9, radiusKm: 5 } })).toEqual(['area']);
  expect(await fieldsOf({ expiresAt: new Date(0).toISOString() })).toEqual(['expiresAt']);
  expect(await send({}, await staffClient(server, 'OPERATOR'))).toMatchObject({ code: 'FORBIDDEN' });
});
