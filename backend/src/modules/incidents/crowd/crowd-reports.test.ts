import { MINUTE_MS } from '@wakafine/domain/units';
import { publicIncidentId } from '../../../testing/public-incident';
import { startMoving } from '../../../testing/drives/moving';
import type { Mover } from '../../../testing/drives/moving';
import { staffClient } from '../../../testing/staff';
import { provenCitizen } from '../../../testing/drives/prove-number';
import type { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { deleteOldCrowdReports } from './delete-old-crowd-reports';

const VERDICT = 'crowdVerdict { isVerified confidence reason sentence }';
const INCIDENT = `id status ${VERDICT} history { status reason }`;
const REPORT_INCIDENT = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { ${INCIDENT} } } }`;
const REPORT = `mutation ($id: ID!) { reportViolation(id: $id) { violation { reported ${VERDICT} } } }`;
const CONFIRM = `mutation ($input: ConfirmIncidentInput!) { confirmIncident(input: $input) {
  incident { confirmationCount isConfirmed isVerified } } }`;
const DEGREES_PER_METRE = 180 / (Math.PI * 6_371_000);
const ALONE = {
  isVerified: false,
  confidence: 0.3,
  reason: 'INSUFFICIENT',
  sentence: 'Insufficient reports for validation',
};
const VALIDATED = { isVerified: true, reason: 'VALIDATED', sentence: 'Report validated by multiple sources' };

let server: TestServer;
/** Every test has a place of its own, a kilometre from all others. */
let place = { lat: 4, lng: 9.7 };
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  place = { ...place, lat: place.lat + 0.01 };
});
afterAll(() => server.close());

const north = (metres: number) => ({ ...place, lat: place.lat + metres * DEGREES_PER_METRE });

async function notify({ client }: Pick<Mover, 'client'>, over: Readonly<Record<string, unknown>> = {}) {
  const input = { mood: 'WORRIED', incidentType: 'ROAD_HAZARD', location: place, ...over };
  const { body } = await client.graphql(REPORT_INCIDENT, { input });
  return body.data.reportIncident.incident;
}

async function incident({ client }: Pick<Mover, 'client'>, id: string): Promise<JsonValue> {
  const { body } = await client.graphql(`{ incidents { edges { node { ${INCIDENT} } } } }`);
  return body.data.incidents.edges.find(({ node }: JsonValue) => node.id === id).node;
}

async function confirm({ client }: Pick<Mover, 'client'>, id: string, location = place) {
  const incidentId = await publicIncidentId(server, id);
  const { body } = await client.graphql(CONFIRM, { input: { incidentId, location } });
  return body.errors?.[0].extensions.code ?? body.data.confirmIncident.incident;
}

async function storedReports(id: string): Promise<number> {
  const [{ count }] = await server.dataSource.query(
    'SELECT count(*) FROM crowd_report WHERE incident_id = $1 OR violation_id = $1',
    [id],
  );
  return Number(count);
}

test('two reports of the same within 100 m and 5 min verify each other, with their history', async () => {
  const [one, two] = [await startMoving(server), await startMoving(server, 64)];
  const first = await notify(one);
  expect(first).toMatchObject({ status: 'RECEIVED', crowdVerdict: ALONE });
  server.clock.advance(MINUTE_MS);
  const second = await notify(two, { location: north(90) });
  // Speeds 60 and 64 vary by 4, a minute is a fifth of the window: 0.6 x 0.96 + 0.4 x 0.8.
  const verdict = { ...VALIDATED, confidence: expect.closeTo(0.896, 2) };
  const verified = {
    status: 'VERIFIED',
    crowdVerdict: verdict,
    history: [
      { status: 'RECEIVED', reason: null },
      { status: 'VERIFIED', reason: 'Report validated by multiple sources' },
    ],
  };
  expect(second).toMatchObject(verified);
  expect(await incident(one, first.id)).toMatchObject(verified);
});

test('what is too far away, too late or of another speed verifies nothing', async () => {
  const first = await notify(await startMoving(server));
  const far = await notify(await startMoving(server), { location: north(101) });
  expect(far).toMatchObject({ status: 'RECEIVED', crowdVerdict: ALONE });
  const faster = await notify(await startMoving(server, 100), { location: north(-50) });
  expect(faster.crowdVerdict).toMatchObject({ isVerified: false, reason: 'LOW_CONFIDENCE' });
  server.clock.advance(5 * MINUTE_MS + 30_000);
  expect((await notify(await startMoving(server))).crowdVerdict).toEqual(ALONE);
  expect(await storedReports(first.id)).toBe(1);
});

test('a second report of the same person within the window is stored as an incident and judged a duplicate', async () => {
  const mover = await startMoving(server);
  await notify(mover);
  const second = await notify(mover);
  expect(second).toMatchObject({
    status: 'RECEIVED',
    crowdVerdict: {
      isVerified: false,
      confidence: 0,
      reason: 'DUPLICATE',
      sentence: 'Duplicate report from same user within time window',
    },
  });
  expect(await storedReports(second.id)).toBe(0);
});

test('without a journey, a place or freshness an incident gives no crowd report', async () => {
  const walker = { client: await provenCitizen(server) };
  const mover = await startMoving(server);
  const occurredAt = new Date(server.clock.now().getTime() - 6 * MINUTE_MS).toISOString();
  for (const received of [
    await notify(walker),
    await notify(mover, { location: null }),
    await notify(mover, { occurredAt }),
  ]) {
    expect(received.crowdVerdict).toBeNull();
    expect(await storedReports(received.id)).toBe(0);
  }
});

test('an incident that is sent twice is one crowd report', async () => {
  const mover = await startMoving(server);
  const clientId = '3f1d2c4b-5a69-4788-9c0d-0e1f2a3b4c5d';
  const received = await Promise.all([1, 2, 3].map(() => notify(mover, { clientId })));
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(await storedReports(received[0].id)).toBe(1);
});

test('of several submitted at the same moment each sees the others', async () => {
  const movers = await Promise.all([1, 2, 3, 4].map(() => startMoving(server)));
  const received = await Promise.all(movers.map((mover) => notify(mover)));
  for (const [index, { id }] of received.entries()) {
    const mover = movers[index];
    expect(mover && (await incident(mover, id))).toMatchObject({
      status: 'VERIFIED',
      crowdVerdict: VALIDATED,
    });
  }
});

describe('a violation', () => {
  async function claimed({ client, journeyId }: Mover): Promise<string> {
    const claim = { journeyId: Number(journeyId), speed: 200, latitude: place.lat, longitude: place.lng };
    return String((await client.rest('POST', '/api/violations', claim)).body.id);
  }

  async function report(client: TestClient, id: string): Promise<JsonValue> {
    return (await client.graphql(REPORT, { id })).body.data.reportViolation.violation;
  }

  it('that is reported during its journey is one crowd report, however often it is reported', async () => {
    const mover = await startMoving(server, 40);
    const id = await claimed(mover);
    const answers = await Promise.all([1, 2, 3].map(() => report(mover.client, id)));
    expect(answers.map(({ reported }) => reported)).toEqual([true, true, true]);
    expect((await report(mover.client, id)).crowdVerdict).toEqual(ALONE);
    expect(await storedReports(id)).toBe(1);
    const [{ speed_kmh: speedKmh }] = await server.dataSource.query(
      'SELECT speed_kmh FROM crowd_report WHERE violation_id = $1',
      [id],
    );
    expect(speedKmh).toBeCloseTo(40, 0);
  });

  it('is verified by what others report at the same place and time, over REST too', async () => {
    const [one, two] = [await startMoving(server, 40), await startMoving(server, 40)];
    const [first, second] = [await claimed(one), await claimed(two)];
    await one.client.rest('POST', `/api/violations/${first}/report`, {});
    expect((await report(two.client, second)).crowdVerdict).toMatchObject(VALIDATED);
    expect((await report(one.client, first)).crowdVerdict).toMatchObject(VALIDATED);
    const stranger = await provenCitizen(server);
    const rows = `{ violations(filter: { scope: PUBLIC }) { edges { node { ${VERDICT} } } } }`;
    expect(JSON.stringify((await stranger.graphql(rows)).body)).not.toContain('VALIDATED');
  });

  it('that staff report, or that is reported after its journey, gives none', async () => {
    const mover = await startMoving(server, 40);
    const [byStaff, afterwards] = [await claimed(mover), await claimed(mover)];
    expect(byStaff).toBe(afterwards);
    const operator = await staffClient(server, 'OPERATOR');
    expect(await report(operator, byStaff)).toEqual({ reported: true, crowdVerdict: null });
    const other = await startMoving(server, 40);
    const late = await claimed(other);
    await other.client.graphql(
      'mutation ($input: EndJourneyInput!) { endJourney(input: $input) { journey { id } } }',
      {
        input: { journeyId: other.journeyId },
      },
    );
    expect(await report(other.client, late)).toEqual({ reported: true, crowdVerdict: null });
  });
});

describe('a confirmation', () => {
  it('counts once for each citizen, also at the same moment, and as a crowd report', async () => {
    const [author, other] = [await startMoving(server), await startMoving(server)];
    const { id } = await notify(author);
    const confirmed = { confirmationCount: 1, isConfirmed: true, isVerified: true };
    expect(await Promise.all([1, 2, 3].map(() => confirm(other, id)))).toEqual(Array(3).fill(confirmed));
    expect(await incident(author, id)).toMatchObject({ status: 'VERIFIED', crowdVerdict: VALIDATED });
    expect(await storedReports(id)).toBe(2);
  });

  it('of somebody without a journey is counted and verifies nothing', async () => {
    const { id } = await notify(await startMoving(server));
    const walker = { client: await provenCitizen(server) };
    expect(await confirm(walker, id)).toEqual({ confirmationCount: 1, isConfirmed: true, isVerified: false });
    expect(await storedReports(id)).toBe(1);
  });

  it('of what is one’s own, far away, closed, old or not there is refused as if it were not there', async () => {
    const author = await startMoving(server);
    const other = { client: await provenCitizen(server) };
    const { id } = await notify(author);
    expect(await confirm(author, id)).toBe('NOT_FOUND');
    expect(await confirm(other, id, north(250))).toBe('NOT_FOUND');
    expect(await confirm(other, id, { lat: 91, lng: 0 })).toBe('BAD_USER_INPUT');
    expect(await confirm(other, '999999999')).toBe('NOT_FOUND');
    const byOwnId = await other.client.graphql(CONFIRM, { input: { incidentId: id, location: place } });
    expect(byOwnId.body.errors?.[0].extensions.code).toBe('NOT_FOUND');
    const { id: closed } = await notify({ client: await provenCitizen(server) });
    await (
      await staffClient(server, 'OPERATOR')
    ).graphql('mutation ($id: ID!) { resolveIncident(input: { incidentId: $id }) { incident { id } } }', {
      id: closed,
    });
    expect(await confirm(other, closed)).toBe('NOT_FOUND');
    server.clock.advance(11 * MINUTE_MS);
    expect(await confirm(other, id)).toBe('NOT_FOUND');
  });
});

test('old crowd reports go, and what they made of an incident stays', async () => {
  const author = await startMoving(server);
  const { id } = await notify(author);
  await confirm(await startMoving(server), id);
  server.clock.advance(9 * MINUTE_MS);
  await deleteOldCrowdReports(server.services);
  expect(await storedReports(id)).toBe(2);
  server.clock.advance(MINUTE_MS + 10_000);
  await deleteOldCrowdReports(server.services);
  expect(await storedReports(id)).toBe(0);
  expect(await incident(author, id)).toMatchObject({ status: 'VERIFIED', crowdVerdict: VALIDATED });
});

test('crowd reports of people whose numbers are not proven verify nothing, not even each other’s', async () => {
  const movers = await Promise.all([1, 2, 3].map(() => startMoving(server)));
  await server.dataSource.query('UPDATE account SET number_proven_at = NULL');
  const received = await Promise.all(movers.map((mover) => notify(mover)));
  for (const { crowdVerdict } of received) {
    expect(crowdVerdict).toMatchObject({ isVerified: false, reason: 'INSUFFICIENT' });
  }
  expect((await notify(await startMoving(server))).crowdVerdict).toMatchObject({
    isVerified: false,
    reason: 'INSUFFICIENT',
  });
});
