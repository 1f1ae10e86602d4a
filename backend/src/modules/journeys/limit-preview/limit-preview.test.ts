import { TOWN_LIMITS_KMH } from '@wakafine/domain/limits/speed-limits';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { fastDrive } from '../../../testing/drives/fast-drive';
import { askLimits, proposalInput, surveyFile, townInput } from '../../../testing/limit-calls';
import { ownDrive } from '../../../testing/drives/own-drive';
import { staffClient } from '../../../testing/staff';
import type { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import type { AppCtx } from '../../identity/accounts/actor';
import type { DraftedChange } from '../../limits/changes/draft-register';
import { packTracks } from '../tracks/pack-tracks';
import { previewLimitChanges } from './preview-limit-changes';

/** Around the road that test drives take north from Douala, where the open road allows 110 km/h. */
const ON_THE_WAY = { kind: 'CIRCLE', centre: [9.7679, 4.065], radiusM: 3_000 };
const CHANGES: readonly DraftedChange[] = [
  {
    limitId: null,
    content: {
      geometry: { kind: 'CIRCLE', centre: { lat: 4.065, lng: 9.7679 }, radiusM: 3_000 },
      ...{ zone: 'TOWN', placeName: null, limitKmh: TOWN_LIMITS_KMH, hours: null },
      ...{ source: 'Survey', confidence: 'HIGH', geometryUncertaintyM: 20 },
    },
  },
];
const UNCHANGED = { added: 0, removed: 0, changedSeverity: 0 };

let server: TestServer;
let supervisor: TestClient;
let admin: TestClient;
beforeEach(async () => {
  server = await startTestServer({ limitBasis: 'register' });
  supervisor = await staffClient(server, 'SUPERVISOR');
  admin = await staffClient(server, 'ADMIN');
});
afterEach(() => server.close());

const townOnTheWay = (limitKmh: number) => townInput({ shape: ON_THE_WAY }, limitKmh);
const preview = (limit: object | null, limitId?: string) =>
  askLimits(supervisor, 'preview', { input: { limit, limitId } });

const rows = () =>
  server.dataSource.query(
    `SELECT (SELECT jsonb_agg(journey ORDER BY id) FROM journey) AS journeys,
       (SELECT jsonb_agg(violation ORDER BY id) FROM violation) AS violations,
       (SELECT count(*) FROM violation_revision) AS revisions, (SELECT count(*) FROM audit_entry) AS audited`,
  );

test('a lower limit shows what would be new and of another severity, and changes no row', async () => {
  await fastDrive(server);
  await ownDrive(server);
  const before = await rows();
  const received = await preview(townOnTheWay(50));
  expect(received).toMatchObject({ journeys: 2, isSample: false, violations: 1 });
  expect(received).toMatchObject({ added: 1, removed: 0, changedSeverity: 1 });
  expect(received.bySeverity).toEqual([
    { severity: 'DANGER', today: 0, drafted: 2 },
    { severity: 'WARNING', today: 1, drafted: 0 },
    { severity: 'CAUTION', today: 0, drafted: 0 },
  ]);
  expect(server.clock.now().getTime() - Date.parse(received.sinceAt)).toBeGreaterThanOrEqual(30 * DAY_MS);
  expect(await rows()).toEqual(before);
  server.clock.advance(15 * MINUTE_MS);
  await packTracks(server.services);
  expect(await server.dataSource.query('SELECT FROM journey_track')).toHaveLength(2);
  expect(await preview(townOnTheWay(50))).toEqual({ ...received, sinceAt: expect.any(String) });
});

test('a proposal shows the person who seconds it the same, and its end what would be gone', async () => {
  const { id } = await askLimits(supervisor, 'propose', proposalInput({ limit: townOnTheWay(50) }));
  const [{ limitId }] = await askLimits(admin, 'second', { ids: [id] });
  server.clock.advance(300_000);
  await ownDrive(server);
  expect(await preview(null, limitId)).toMatchObject({ violations: 1, ...UNCHANGED, removed: 1 });
  const change = { limitId, limit: townOnTheWay(70) };
  const higher = await askLimits(supervisor, 'propose', proposalInput(change));
  const received = await askLimits(admin, 'previewProposals', { ids: [higher.id] });
  expect(received).toMatchObject({ journeys: 1, violations: 1, ...UNCHANGED, changedSeverity: 1 });
  expect(received).toEqual({ ...(await preview(change.limit, limitId)), sinceAt: received.sinceAt });
});

test('a limit elsewhere passes no journey, and one that changes nothing is said to', async () => {
  await ownDrive(server);
  expect(await preview(townInput())).toMatchObject({ journeys: 0, violations: 0, ...UNCHANGED });
  expect(await preview(townOnTheWay(110))).toMatchObject({ journeys: 1, violations: 0, ...UNCHANGED });
});

test('a file of limits is previewed as a whole, and proposes nothing', async () => {
  await ownDrive(server);
  const [feature] = surveyFile({ hours: null }).features;
  const geometry = { type: 'Point', coordinates: ON_THE_WAY.centre };
  const properties = { ...feature?.properties, radiusM: ON_THE_WAY.radiusM };
  const limits = { type: 'FeatureCollection', features: [feature, { ...feature, geometry, properties }] };
  const { status, body } = await supervisor.rest('POST', '/api/admin/limits/imports/preview', { limits });
  expect([status, body]).toMatchObject([200, { journeys: 1, ...UNCHANGED, added: 1 }]);
  expect(await askLimits(supervisor, 'waiting')).toMatchObject({ totalCount: 0 });
  const faulty = await supervisor.rest('POST', '/api/admin/limits/imports/preview', {
    limits: { ...limits, features: [{ ...feature, id: 'unknown' }] },
  });
  expect(faulty).toMatchObject({
    status: 400,
    body: { fields: { 'limits.features.0.id': expect.any(String) } },
  });
});

test('journeys of more than 30 days ago, thinned ones and those under way are left out', async () => {
  const { journeyId } = await ownDrive(server);
  const left = async (change: string) => {
    await server.dataSource.query(`UPDATE journey SET ${change} WHERE id = $1`, [journeyId]);
    return (await preview(townOnTheWay(50))).journeys;
  };
  expect(await left('route_simplified_at = now()')).toBe(0);
  expect(await left('route_simplified_at = NULL, ended_at = NULL, declared_ended_at = NULL')).toBe(0);
  expect(await left('ended_at = last_fix_at')).toBe(1);
  expect(await left(`started_at = started_at - interval '31 days'`)).toBe(0);
});

test('where the thresholds are the limits, the register would change nothing', async () => {
  const strict = await startTestServer({ sharing: server, clock: server.clock });
  await ownDrive(strict);
  const client = await staffClient(strict, 'SUPERVISOR');
  const received = await askLimits(client, 'preview', { input: { limit: townOnTheWay(30) } });
  expect(received).toMatchObject({ journeys: 1, violations: 1, ...UNCHANGED });
  await strict.close();
});

test.each([
  ['a shape that is none', { limit: townInput({ shape: { ...ON_THE_WAY, radiusM: 5 } }) }, 'limit.geometry'],
  ['an unknown limit', { limitId: 'nowhere', limit: townInput() }, 'limitId'],
  ['nothing at all', {}, 'limitId'],
  ['a control character', { limitId: 'no\u0000where' }, 'limitId'],
])('%s is refused by its field', async (_what, input, field) => {
  const refused = await askLimits(supervisor, 'preview', { input });
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
});

test('an unknown proposal is not found, and too many are refused', async () => {
  expect(await askLimits(supervisor, 'previewProposals', { ids: ['999999'] })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await askLimits(supervisor, 'previewProposals', { ids: [] })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

describe('what bounds a preview', () => {
  let ctx: AppCtx;
  beforeEach(async () => {
    ctx = { ...server.services, actor: { accountId: 1, sessionId: 1, role: 'SUPERVISOR' } };
    await ownDrive(server);
    await ownDrive(server);
  });

  test('one that is out of time says that it is a sample of the newest journeys', async () => {
    const { signal } = new AbortController();
    // It looks whether the client is still there before each journey: that is when the time passes here.
    const clientSignal = () => {
      server.clock.advance(5_000);
      return signal;
    };
    const received = await previewLimitChanges({ ...ctx, clientSignal }, CHANGES);
    expect(received).toMatchObject({ journeys: 1, isSample: true });
  });

  test('one at a time runs for an account, and the next one after it', async () => {
    const first = previewLimitChanges(ctx, CHANGES);
    await expect(previewLimitChanges(ctx, CHANGES)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await first).toMatchObject({ journeys: 2, isSample: false });
    expect(await previewLimitChanges(ctx, CHANGES)).toMatchObject({ journeys: 2 });
  });

  test('one whose client has left stops', async () => {
    const left = { ...ctx, clientSignal: () => AbortSignal.abort() };
    expect(await previewLimitChanges(left, CHANGES)).toMatchObject({ journeys: 0, isSample: true });
  });
});
