import { DAY_MS } from '@wakafine/domain/units';
import { staffClient } from '../../testing/staff';
import type { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { driveViolator } from '../../testing/drives/violator';
import { bindViolations } from '../../testing/drives/bound-event';
import { bookWay } from '../../testing/drives/book-way';
import { writeCalmPeers } from '../../testing/peers/calm-peers';
import { applyViolatorRule } from './apply-violator-rule';

const SET = `mutation ($input: SetViolatorStatusInput!) { setViolatorStatus(input: $input) { status } }`;
/** Enough to stand out among the calm ones, on five days. */
const EVENTFUL = [1, 1, 2, 2, 3, 3, 4, 5];
const LIST = `query ($search: String) { violators(filter: { search: $search }) {
  edges { node { status ruleProposal { events days dangers lowPer1000Km peersPer1000Km } } } } }`;
const LOG = `{ auditLog(first: 1, filter: { acts: [VIOLATOR_STATUS_PROPOSED] }) { edges { node { actorName actorRole act target details } } } }`;

let server: TestServer;
let supervisor: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await writeCalmPeers(server);
  [supervisor, other] = await Promise.all([
    staffClient(server, 'SUPERVISOR'),
    staffClient(server, 'SUPERVISOR'),
  ]);
});
afterAll(() => server.close());

/** A bus with one violation on each of the days before today that are given, each of another journey. */
async function bus(plate: string, daysAgo: readonly number[]): Promise<string> {
  let vehicleId = '';
  for (const days of daysAgo) {
    ({ vehicleId } = await driveViolator(server, plate, [80]));
    await server.dataSource.query(
      `UPDATE violation SET category = 'PUBLIC', started_at = $2::timestamptz, ended_at = $2
       WHERE id = (SELECT max(id) FROM violation WHERE vehicle_id = $1)`,
      [vehicleId, noon(days)],
    );
  }
  await bindViolations(server, vehicleId);
  return vehicleId;
}

/** Noon in Cameroon so many days ago. */
function noon(daysAgo: number): Date {
  const day = new Date(server.clock.now().getTime() - daysAgo * DAY_MS);
  day.setUTCHours(11, 0, 0, 0);
  return day;
}

const rowOf = async (search: string) =>
  (await supervisor.graphql(LIST, { search })).body.data.violators.edges[0].node;
const proposals = (vehicleId: string) =>
  server.dataSource.query('SELECT outcome FROM rule_proposal WHERE vehicle_id = $1 ORDER BY id', [vehicleId]);
const clear = (client: TestClient, vehicleId: string) =>
  client.graphql(SET, { input: { vehicleId, status: 'ACTIVE', reason: 'Fitted a limiter.' } });
const acts = async (vehicleId: string): Promise<number> => {
  const [{ count }] = await server.dataSource.query(
    `SELECT count(*)::int AS count FROM audit_entry WHERE target = $1 AND actor_role = 'RULE'`,
    [`vehicle:${vehicleId}`],
  );
  return count;
};

test('bound events of a rate far above its class are proposed by the actor RULE, and no status changes', async () => {
  const vehicleId = await bus('LT 100 AA', EVENTFUL);
  await applyViolatorRule(server.services);
  expect(await rowOf('LT100AA')).toEqual({
    status: 'ACTIVE',
    ruleProposal: {
      ...{ events: 8, days: 5, dangers: 8, peersPer1000Km: 0.05 },
      lowPer1000Km: expect.closeTo(0.23, 2) as number,
    },
  });
  const proposed = '{ violators(filter: { isProposed: true }) { totalCount nodes { vehicleId } } }';
  const { violators } = (await supervisor.graphql(proposed)).body.data;
  expect(violators).toEqual({ totalCount: 1, nodes: [{ vehicleId }] });
  const admin = await staffClient(server, 'ADMIN');
  const { edges } = (await admin.graphql(LOG)).body.data.auditLog;
  expect(edges[0].node).toEqual({
    actorName: 'RULE',
    actorRole: 'RULE',
    act: 'VIOLATOR_STATUS_PROPOSED',
    target: `vehicle:${vehicleId}`,
    details: {
      ...{ status: 'UNDER_REVIEW', events: 8, days: 5, dangers: 8 },
      // The least assumed rate of peers.
      ...{ lowPer1000Km: expect.closeTo(0.23, 2) as number, peersPer1000Km: 0.05 },
    },
  });
});

test('nothing is proposed for four events, for two days, for typed plates, nor for one journey a day many times', async () => {
  const few = await bus('LT 200 AA', [1, 2, 3, 4]);
  const twoDays = await bus('LT 210 AA', [1, 1, 1, 1, 2, 2, 2, 2]);
  const { vehicleId: typed } = await driveViolator(server, 'LT 220 AA', [80, 80, 80, 80, 80, 80]);
  const oneJourney = await bus('LT 230 AA', [1, 2, 3, 3, 3, 3, 3]);
  await server.dataSource.query(
    `UPDATE violation SET journey_id = (SELECT min(id) FROM journey WHERE vehicle_id = $1) WHERE vehicle_id = $1`,
    [oneJourney],
  );
  await applyViolatorRule(server.services);
  for (const vehicleId of [few, twoDays, typed, oneJourney]) {
    expect(await proposals(vehicleId)).toEqual([]);
  }
});

test('nothing is proposed for as many events where all of a class have as many for their way', async () => {
  const vehicleId = await bus('LT 240 AA', EVENTFUL);
  const [{ id: journeyId }] = await server.dataSource.query(
    'SELECT min(id) AS id FROM journey WHERE vehicle_id = $1',
    [vehicleId],
  );
  await bookWay(server.dataSource, { journeyId, at: noon(2), judgedM: 2_000_000, road: 'N1' });
  await server.dataSource.query(
    `INSERT INTO figure_delta (kind, slot, vehicle_type, detail, n, ranked)
     SELECT 'VEHICLE_DAY', $1, 'CAR', id::text, 40, 40 FROM vehicle WHERE plate LIKE 'CALM%'`,
    [noon(2)],
  );
  await applyViolatorRule(server.services);
  expect(await proposals(vehicleId)).toEqual([]);
  await server.dataSource.query('DELETE FROM figure_delta WHERE ranked = 40');
});

test('a vehicle is proposed once a week until somebody decides, also when two servers ask at once', async () => {
  const vehicleId = await bus('LT 300 AA', EVENTFUL);
  await Promise.all([1, 2, 3].map(() => applyViolatorRule(server.services)));
  expect(await acts(vehicleId)).toBe(1);
  const later = (days: number) => ({
    ...server.services,
    clock: () => new Date(server.clock.now().getTime() + days * DAY_MS),
  });
  await applyViolatorRule(later(6));
  expect(await acts(vehicleId)).toBe(1);
  await applyViolatorRule(later(8));
  expect(await acts(vehicleId)).toBe(2);
  expect(await proposals(vehicleId)).toEqual([{ outcome: null }]);
});

test('a proposal ends when staff decide, and a cleared vehicle begins anew', async () => {
  const vehicleId = await bus('LT 400 AA', EVENTFUL);
  await applyViolatorRule(server.services);
  await clear(supervisor, vehicleId);
  expect(await proposals(vehicleId)).toEqual([{ outcome: null }]);
  await clear(other, vehicleId);
  await applyViolatorRule(server.services);
  expect(await proposals(vehicleId)).toEqual([{ outcome: 'DECIDED' }]);
});

test('a proposal lapses when its evidence is withdrawn or older than 90 days', async () => {
  const withdrawn = await bus('LT 500 AA', EVENTFUL);
  const old = await bus(
    'LT 510 AA',
    EVENTFUL.map((days) => days + 84),
  );
  await applyViolatorRule(server.services);
  await server.dataSource.query('UPDATE vehicle_event SET is_withdrawn = true WHERE vehicle_id = $1', [
    withdrawn,
  ]);
  const later = () => new Date(server.clock.now().getTime() + 10 * DAY_MS);
  await applyViolatorRule({ ...server.services, clock: later });
  expect(await proposals(withdrawn)).toEqual([{ outcome: 'LAPSED' }]);
  expect(await proposals(old)).toEqual([{ outcome: 'LAPSED' }]);
});
