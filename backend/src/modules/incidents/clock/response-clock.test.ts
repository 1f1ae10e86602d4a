import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const SUBMIT = `mutation ($severity: IncidentSeverity!) {
  reportIncident(input: { mood: SAD, incidentType: FLOOD, severity: $severity }) {
    incident { id receivedAt answerDueAt answeredAt } } }`;
const MOVE = `mutation ($id: ID!, $to: IncidentMove!, $version: Int!) {
  moveIncident(input: { incidentId: $id, to: $to, version: $version, reason: "Looked." }) {
    incident { answeredAt version } } }`;
const LIST = `query ($after: String) { incidents(first: 2, after: $after, sort: DUE_FIRST) {
  pageInfo { endCursor hasNextPage } nodes { id } } }`;
const TIMES = `query ($days: Int!) { incidentResponseTimes(days: $days) {
  severity goalS receivedCount inTimeCount lateCount inTimePercent medianS } }`;

let server: TestServer;
let citizen: TestClient;
let operator: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  citizen = await TestClient.citizen(server.url);
  operator = await staffClient(server, 'OPERATOR');
});
afterEach(() => server.close());

async function submit(severity: string): Promise<JsonValue> {
  return (await citizen.graphql(SUBMIT, { severity })).body.data.reportIncident.incident;
}

async function move(id: string, to: string, version: number): Promise<JsonValue> {
  return (await operator.graphql(MOVE, { id, to, version })).body.data.moveIncident.incident;
}

test.each([
  ['HIGH', 30 * MINUTE_MS],
  ['MEDIUM', 4 * HOUR_MS],
  ['LOW', 24 * HOUR_MS],
])('the answer to %s is due after its goal, by the clock of the server', async (severity, goalMs) => {
  const { receivedAt, answerDueAt, answeredAt } = await submit(severity);
  expect(Date.parse(answerDueAt) - Date.parse(receivedAt)).toBe(goalMs);
  expect(answeredAt).toBeNull();
});

test('the first step of staff stops the clock, and further steps change nothing', async () => {
  const { id } = await submit('HIGH');
  const { answeredAt } = await move(id, 'VERIFIED', 0);
  expect(answeredAt).not.toBeNull();
  server.clock.advance(20 * MINUTE_MS);
  expect((await move(id, 'RESOLVED', 1)).answeredAt).toBe(answeredAt);
});

test('those that are due first stand first, page by page, and answered ones last', async () => {
  const ids: string[] = [];
  for (const severity of ['LOW', 'HIGH', 'MEDIUM', 'HIGH']) {
    ids.push((await submit(severity)).id);
    server.clock.advance(MINUTE_MS);
  }
  const [low, answered, medium, high] = ids;
  await move(answered ?? '', 'UNDER_REVIEW', 0);
  const { body: first } = await operator.graphql(LIST);
  const { body: second } = await operator.graphql(LIST, {
    after: first.data.incidents.pageInfo.endCursor,
  });
  const shown = [first, second].flatMap(({ data }) => data.incidents.nodes.map(({ id }: JsonValue) => id));
  expect(shown).toEqual([high, medium, low, answered]);
  expect(second.data.incidents.pageInfo.hasNextPage).toBe(false);
});

test('staff read by severity which share was answered in time; what is not due yet counts in neither', async () => {
  const [early, late] = [await submit('HIGH'), await submit('HIGH')];
  await submit('HIGH');
  await submit('LOW');
  server.clock.advance(10 * MINUTE_MS);
  await move(early.id, 'UNDER_REVIEW', 0);
  server.clock.advance(25 * MINUTE_MS);
  await move(late.id, 'UNDER_REVIEW', 0);
  const { body } = await operator.graphql(TIMES, { days: 30 });
  const [high, medium, low] = body.data.incidentResponseTimes;
  expect(high).toMatchObject({
    ...{ severity: 'HIGH', goalS: 1800, receivedCount: 3, inTimeCount: 1, lateCount: 2 },
    inTimePercent: expect.closeTo(33.3, 1),
    medianS: expect.closeTo(1350, -2),
  });
  expect(medium).toMatchObject({ receivedCount: 0, inTimePercent: null, medianS: null });
  expect(low).toMatchObject({ receivedCount: 1, inTimeCount: 0, lateCount: 0, inTimePercent: null });
  for (const days of [0, -1, 367]) {
    const refused = await operator.graphql(TIMES, { days });
    expect(refused.body.errors[0].extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', fields: { days: expect.any(String) } },
    });
  }
  const asked = await citizen.graphql(TIMES, { days: 30 });
  expect(asked.body.errors[0].extensions.code).toBe('FORBIDDEN');
});
