import { randomUUID } from 'node:crypto';
import { openLimitPack } from '@wakafine/domain/limits/limit-pack';
import { askLimits, proposalInput, registerVersion, townInput } from '../../../testing/limit-calls';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { ensureShippedLimits } from '../register/ensure-shipped-limits';

const POUMA = { lat: 3.85, lng: 10.5 };
const EDEA = 'osm-331133522';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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

async function limitAtPouma(): Promise<unknown> {
  server.clock.advance(1_000);
  const query =
    'query ($lat: Float!, $lng: Float!) { speedLimitAt(lat: $lat, lng: $lng) { limitKmh isConfirmed } }';
  return (await new TestClient(server.url).graphql(query, POUMA)).body.data.speedLimitAt;
}

async function packMark(): Promise<string | null> {
  return (await new TestClient(server.url).send('GET', '/api/limits')).headers.get('etag');
}

test('a limit holds once a second person has seconded it, and only then phones load anew', async () => {
  const before = [await limitAtPouma(), await packMark(), await registerVersion(server)];
  const proposal = await askLimits(supervisor, 'propose', proposalInput());
  expect(proposal).toMatchObject({
    kind: 'ADD',
    limitId: null,
    outcome: null,
    isByViewer: true,
    isForViewer: false,
  });
  expect([await limitAtPouma(), await packMark(), await registerVersion(server)]).toEqual(before);
  const [seconded] = await askLimits(admin, 'second', { ids: [proposal.id] });
  expect(seconded).toMatchObject({
    outcome: 'SECONDED',
    limitId: `limit-${proposal.id}`,
    before: null,
  });
  expect(await limitAtPouma()).toEqual({ limitKmh: 50, isConfirmed: true });
  expect(await packMark()).not.toBe(before[1]);
});

test('a stated moment is stored, and until then the limit before holds', async () => {
  const proposal = await askLimits(supervisor, 'propose', proposalInput());
  const [{ limitId }] = await askLimits(admin, 'second', { ids: [proposal.id] });
  const validFrom = new Date(server.clock.now().getTime() + HOUR_MS).toISOString();
  const limit = townInput({}, 40);
  const change = await askLimits(admin, 'propose', proposalInput({ limitId, limit, validFrom }));
  expect(change).toMatchObject({ kind: 'CHANGE', limitId });
  await askLimits(supervisor, 'second', { ids: [change.id] });
  expect(await limitAtPouma()).toMatchObject({ limitKmh: 50 });
  server.clock.advance(HOUR_MS);
  expect(await limitAtPouma()).toMatchObject({ limitKmh: 40 });
});

test('what waited longer than its moment holds from when it was seconded, never in the past', async () => {
  const validFrom = new Date(server.clock.now().getTime() + MINUTE_MS).toISOString();
  const proposal = await askLimits(supervisor, 'propose', proposalInput({ validFrom }));
  server.clock.advance(10 * MINUTE_MS);
  const [seconded] = await askLimits(admin, 'second', { ids: [proposal.id] });
  expect(new Date(seconded.inForceFrom).getTime()).toBeGreaterThan(new Date(validFrom).getTime());
});

test('the end of a limit gives the place back to what lies around it', async () => {
  const proposal = await askLimits(supervisor, 'propose', proposalInput());
  const [{ limitId }] = await askLimits(admin, 'second', { ids: [proposal.id] });
  server.clock.advance(1_000);
  const end = await askLimits(admin, 'propose', proposalInput({ limitId, limit: null }));
  expect(end).toMatchObject({ kind: 'END', after: null, before: { placeName: 'Pouma' } });
  await askLimits(supervisor, 'second', { ids: [end.id] });
  expect(await limitAtPouma()).toMatchObject({ limitKmh: 110 });
  const history = await askLimits(admin, 'history', { limitId });
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['END', 'ADD']);
  server.clock.advance(1_000);
  const again = await askLimits(admin, 'propose', proposalInput({ limitId, limit: null }));
  expect(again).toMatchObject({ code: 'CONFLICT', message: 'This limit has ended by then.' });
});

test('shipped limits are confirmed by two people from then on, and the checklist counts them', async () => {
  const limitIds = [EDEA];
  const input = { limitIds, reason: 'The signs were looked at' };
  const [proposal] = await askLimits(supervisor, 'confirm', { input });
  expect(proposal).toMatchObject({ kind: 'CONFIRM', limitId: EDEA });
  expect(await askLimits(admin, 'checklist')).toEqual({
    defaults: { total: 1, confirmed: 0, waiting: 0 },
    drawn: { total: 241, confirmed: 0, waiting: 1 },
  });
  await askLimits(admin, 'second', { ids: [proposal.id] });
  expect((await askLimits(admin, 'checklist')).drawn).toEqual({ total: 241, confirmed: 1, waiting: 0 });
  server.clock.advance(1_000);
  const pack = openLimitPack(await (await admin.send('GET', '/api/limits')).text());
  const edea = pack.limits.filter(({ id }) => id === EDEA);
  expect(edea).toMatchObject([{ isConfirmed: true, limitKmh: { CAR: 60 }, validUntilMs: null }]);
  const [row] = (await askLimits(admin, 'list', { filter: { search: 'edéa' } })).edges;
  expect(row.node).toMatchObject({ id: EDEA, state: 'IN_FORCE', openProposalId: null });
  expect(await askLimits(admin, 'confirm', { input })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('the national default needs an admin among the two, stays one, and never ends', async () => {
  const other = await staffClient(server, 'SUPERVISOR');
  const change = { limitIds: ['open-road'], reason: 'The decree was read' };
  const [proposal] = await askLimits(supervisor, 'confirm', { input: change });
  expect(await askLimits(other, 'second', { ids: [proposal.id] })).toMatchObject({ code: 'FORBIDDEN' });
  const waiting = (await askLimits(other, 'waiting')).edges[0].node;
  expect([waiting.isForViewer, (await askLimits(admin, 'waiting')).edges[0].node.isForViewer]).toEqual([
    false,
    true,
  ]);
  const end = await askLimits(admin, 'propose', proposalInput({ limitId: 'open-road', limit: null }));
  expect(end).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'limit.geometry': expect.any(String) } });
  const second = townInput({ zone: 'OPEN_ROAD', shape: { kind: 'DEFAULT' } });
  expect(await askLimits(admin, 'propose', proposalInput({ limit: second }))).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  const [seconded] = await askLimits(admin, 'second', { ids: [proposal.id] });
  expect(seconded.outcome).toBe('SECONDED');
});

test('a repeated proposal and a repeated word change nothing', async () => {
  const given = proposalInput({ clientId: randomUUID() });
  const first = await askLimits(supervisor, 'propose', given);
  expect(await askLimits(supervisor, 'propose', given)).toEqual(first);
  const other = { input: { ...given.input, reason: 'Another reason' } };
  expect(await askLimits(supervisor, 'propose', other)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  const seconded = await askLimits(admin, 'second', { ids: [first.id] });
  const version = await registerVersion(server);
  expect(await askLimits(admin, 'second', { ids: [first.id] })).toEqual(seconded);
  expect(await registerVersion(server)).toBe(version);
  const [counted] = await server.dataSource.query(
    `SELECT count(*)::integer AS acts FROM audit_entry WHERE act LIKE 'LIMITS_%'`,
  );
  expect(counted).toEqual({ acts: 2 });
});
