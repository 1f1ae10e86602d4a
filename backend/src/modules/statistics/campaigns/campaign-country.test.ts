import { civilDayOf, isoDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { registerCampaign, campaignInput } from '../../../testing/campaigns';
import { linesOfRoad } from '../../../testing/country/campaign-country';
import type { RoadTruth } from '../../../testing/country/campaign-country';
import { writeLedger } from '../../../testing/country/write-ledger';
import { chanceOf } from '../../../testing/masks/chance';
import { staffClient } from '../../../testing/staff';
import type { JsonValue, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { checkRollups } from '../rollups/check-rollups';

const WEEKS = { before: 12, during: 12 };
const TRUE_EFFECT = 0.69;
const pieces = (road: string, first: number) =>
  Array.from({ length: 10 }, (_, at) => `${road}-${String(first + at).padStart(3, '0')}`);
/** A country whose truth is known: a campaign on N3, and roads that may or may not be compared with. */
const COUNTRY: Readonly<Record<string, RoadTruth>> = {
  N3: { segments: pieces('N3', 20), per1000Km: 3.3, kmAWeek: 20_000, effect: TRUE_EFFECT },
  N4: { segments: pieces('N4', 10), per1000Km: 4.3, kmAWeek: 12_000 },
  N1: { segments: pieces('N1', 100), per1000Km: 4.9, kmAWeek: 8_000 },
  N7: { segments: pieces('N7', 3), per1000Km: 3.1, kmAWeek: 9_000 },
  N10: { segments: pieces('N10', 10), per1000Km: 4.7, kmAWeek: 9_000, growth: 3.4 },
  N2: { segments: pieces('N2', 10), per1000Km: 3.6, kmAWeek: 9_000, perWeek: 1.08 },
  N8: { segments: pieces('N8', 2), per1000Km: 2.9, kmAWeek: 120 },
  N5: { segments: pieces('N5', 10), per1000Km: 5.9, kmAWeek: 9_000 },
};
const RANGE = '{ estimatePercent lowPercent highPercent }';
const RESULT = `query ($id: ID!) { campaignResult(campaignId: $id) { doubt goal weeksDone withoutPer1000Km effect ${RANGE}
  campaign { id goalPercent changes { members goalPercentBefore isLate reason } }
  avoided { events low high } weeks { from isDuring events own { per1000Km low high } controls { per1000Km } }
  own { road beforePer1000Km duringPer1000Km beforeKm duringKm doubt trend ${RANGE} growthPercent }
  roads { road doubt beforePer1000Km duringPer1000Km trend ${RANGE} growthPercent limitsChangedAt }
  withoutEach { road effect ${RANGE} } restEffect ${RANGE} } }`;

let server: TestServer;
let supervisor: TestClient;
let startMs: number;
let startsOn: string;
beforeAll(async () => {
  server = await startTestServer({ limitBasis: 'register' });
  supervisor = await staffClient(server, 'SUPERVISOR');
  const startDay = civilDayOf(server.clock.now().getTime()) - 7 * WEEKS.during;
  startMs = startOfDayMs(startDay);
  startsOn = isoDay(startDay);
  const chance = chanceOf(7);
  const roads = Object.values(COUNTRY).flatMap((truth) => linesOfRoad(truth, { startMs, ...WEEKS }, chance));
  await writeLedger(server, roads);
  await changeLimitOnN5();
});
afterAll(() => server.close());

/** A town on N5 has had another limit for some weeks. */
async function changeLimitOnN5(): Promise<void> {
  const { line } = (await ask('{ segment(id: "N5-015", filter: {}) { segment { line } } }')).segment.segment;
  const geometry = { kind: 'CIRCLE', centre: { lat: line[0], lng: line[1] }, radiusM: 2_000 };
  await server.dataSource.query(
    `INSERT INTO speed_limit (limit_id, zone, geometry, place_name, car_kmh, bike_kmh, bus_kmh, bus_over_3_5t_kmh,
       bus_over_12_5t_kmh, lorry_over_3_5t_kmh, lorry_over_12t_kmh, trailer_over_0_75t_kmh, valid_from, source, confidence,
       geometry_uncertainty_m, created_at, confirmed_at)
     VALUES ('made-up-town', 'TOWN', $1, 'Made Up Town', 30, 30, 30, 30, 30, 30, 30, 30, $2, 'Made up', 'HIGH', 20, $2, $2)`,
    [geometry, new Date(startMs + 21 * DAY_MS)],
  );
  server.clock.advance(2_000);
}

async function ask(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<JsonValue> {
  const { body } = await supervisor.graphql(query, variables);
  expect(body.errors).toBeUndefined();
  return body.data;
}

const planned = (part: Readonly<Record<string, unknown>> = {}) =>
  registerCampaign(supervisor, { road: 'N3', fromKm: 80, toKm: 160, startsOn, ...part });
const resultOf = async (id: string): Promise<JsonValue> => (await ask(RESULT, { id })).campaignResult;

test('the effect of a campaign is found with its interval, and each road is used or refused for the true reason', async () => {
  expect(await checkRollups(server.services)).toEqual([]);
  const { id } = await planned({ name: 'Slow down on the N3', goalPercent: -15 });
  const result = await resultOf(id);
  expect(result).toMatchObject({ doubt: null, weeksDone: 12, own: { road: 'N3', doubt: null } });
  const truth = 100 * (TRUE_EFFECT - 1);
  expect(result.effect.lowPercent).toBeLessThan(truth);
  expect(result.effect.highPercent).toBeGreaterThan(truth);
  expect(result.effect.highPercent).toBeLessThan(-10);
  expect(Object.fromEntries(result.roads.map(({ road, doubt }: JsonValue) => [road, doubt]))).toEqual({
    ...{ N4: null, N1: null, N7: null },
    ...{ N10: 'COVERAGE_MOVED', N2: 'TREND', N8: 'TOO_LITTLE', N5: 'LIMITS_CHANGED' },
  });
  expect(result.roads.find(({ road }: JsonValue) => road === 'N5').limitsChangedAt).toBe(
    new Date(startMs + 21 * DAY_MS).toISOString(),
  );
  expect(result.weeks).toHaveLength(24);
  expect(result.withoutEach).toHaveLength(3);
  expect(result.avoided.low).toBeGreaterThan(0);
  expect(result.withoutPer1000Km).toBeGreaterThan(result.own.duringPer1000Km);
});

test('as many violations lie behind each week as its figure counts, of its stretch and vehicles alone', async () => {
  const { id, road, fromKm, toKm } = await planned({ name: 'Counted row by row', vehicles: 'BUSES' });
  const query = 'query ($filter: ViolationFilter) { violations(filter: $filter) { totalCount } }';
  const rowsIn = async (from: string, part: Readonly<Record<string, unknown>> = {}): Promise<number> => {
    const stretch = { road, fromKm, toKm, vehicles: 'BUSES', ...part };
    const to = new Date(Date.parse(from) + 7 * DAY_MS);
    return (await ask(query, { filter: { from, to, counted: { stretch } } })).violations.totalCount;
  };
  const { weeks } = await resultOf(id);
  expect(Math.min(...weeks.map(({ events }: JsonValue) => events))).toBeGreaterThan(0);
  for (const { from, events } of weeks) {
    expect([from, await rowsIn(from)]).toEqual([from, events]);
  }
  const [{ from, events }] = weeks;
  expect(await rowsIn(from, { vehicles: 'CARS' })).toBe(0);
  expect(await rowsIn(from, { fromKm: 9_000, toKm: 9_999 })).toBe(0);
  expect(await rowsIn(from, { road: 'N99' })).toBe(0);
  expect((await rowsIn(from, { toKm: 120 })) + (await rowsIn(from, { fromKm: 120 }))).toBe(events);
  // Figures of segments count a contested violation until it is decided.
  const change = (set: string) =>
    server.dataSource.query(
      `UPDATE violation SET ${set} WHERE id = (SELECT min(violation_id) FROM segment_event
         WHERE segment BETWEEN 'N3-020' AND 'N3-029' AND hour >= $1)`,
      [from],
    );
  await change('is_contested = true');
  expect(await rowsIn(from)).toBe(events);
  await change('is_contested = false, is_withdrawn = true');
  expect(await rowsIn(from)).toBe(events - 1);
  await change('is_withdrawn = false');
  expect(await rowsIn(from)).toBe(events);
  await ask('mutation ($input: ChangeCampaignInput!) { changeCampaign(input: $input) { campaign { id } } }', {
    input: { id, version: 1, isWithdrawn: true, reason: 'Only for the test' },
  });
});

test('a campaign that did nothing is not praised, and another one on its road leaves both without an answer', async () => {
  const idle = await planned({ road: 'N4', fromKm: 0, toKm: 200, name: 'Posters on the N4' });
  const before = await resultOf(idle.id);
  // The first campaign is on N3, which is therefore no road to compare with.
  expect(before.roads.find(({ road }: JsonValue) => road === 'N3').doubt).toBe('OTHER_CAMPAIGN');
  expect(before.effect.lowPercent).toBeLessThan(0);
  expect(before.effect.highPercent).toBeGreaterThan(0);
  expect(before.goal).not.toBe('REACHED');
  const second = await planned({ road: 'N4', fromKm: 0, toKm: 200, name: 'More posters' });
  expect((await resultOf(idle.id)).doubt).toBe('OTHER_CAMPAIGN');
  const withdrawn = { input: { id: second.id, version: 1, isWithdrawn: true, reason: 'Entered twice' } };
  await ask(
    'mutation ($input: ChangeCampaignInput!) { changeCampaign(input: $input) { campaign { id } } }',
    withdrawn,
  );
  expect((await resultOf(idle.id)).doubt).toBeNull();
  await ask('mutation ($input: ChangeCampaignInput!) { changeCampaign(input: $input) { campaign { id } } }', {
    input: { id: idle.id, version: 1, isWithdrawn: true, reason: 'Only for the test' },
  });
});

test('one that begins today has no answer yet, one on a road with new limits none at all', async () => {
  const fresh = await planned({ road: 'N7', fromKm: 0, toKm: 100, startsOn: isoDay(civilDayOf(Date.now())) });
  expect(await resultOf(fresh.id)).toMatchObject({
    doubt: 'TOO_EARLY',
    effect: null,
    goal: null,
    weeksDone: 0,
  });
  const changed = await planned({ road: 'N5', fromKm: 0, toKm: 200 });
  expect(await resultOf(changed.id)).toMatchObject({ doubt: 'LIMITS_CHANGED', effect: null, avoided: null });
});

test('a goal that is changed after the start is marked, and how it was stays', async () => {
  const { id, version, daysAhead } = await planned({ road: 'N1', fromKm: 0, toKm: 300, goalPercent: -30 });
  expect(daysAhead).toBe(-84);
  const change = `mutation ($input: ChangeCampaignInput!) { changeCampaign(input: $input) { campaign { version goalPercent
    changes { members goalPercentBefore isLate reason } } } }`;
  const input = { id, version, goalPercent: -5, reason: 'It would not be reached' };
  expect((await ask(change, { input })).changeCampaign.campaign).toEqual({
    version: 2,
    goalPercent: -5,
    changes: [
      { members: ['goalPercent'], goalPercentBefore: -30, isLate: true, reason: 'It would not be reached' },
    ],
  });
  const { body } = await supervisor.graphql(change, { input });
  expect(body.errors[0].extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } });
});

test('what may have changed figures within a time is listed, oldest first', async () => {
  const query = `query ($from: DateTime!, $until: DateTime!) { interventions(from: $from, until: $until) {
    at kind name road count } }`;
  await planned({ name: 'Humps at the market' });
  const span = { from: new Date(startMs), until: new Date(startMs + 30 * DAY_MS) };
  const { interventions } = await ask(query, span);
  expect(interventions).toContainEqual({
    ...{
      at: new Date(startMs).toISOString(),
      kind: 'CAMPAIGN',
      name: 'Humps at the market',
      road: 'N3',
      count: 1,
    },
  });
  expect(interventions.at(-1)).toEqual({
    ...{
      at: new Date(startMs + 21 * DAY_MS).toISOString(),
      kind: 'LIMITS',
      name: 'Made Up Town',
      road: null,
    },
    count: 1,
  });
  // Withdrawn ones are in no chart.
  expect(interventions.map(({ name }: JsonValue) => name)).not.toContain('More posters');
  for (const until of [new Date(startMs), new Date(startMs + 800 * DAY_MS)]) {
    const { body } = await supervisor.graphql(query, { ...span, until });
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  }
});

test('the same campaign sent twice is one, and what makes no sense is refused by name', async () => {
  const clientId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const [one, other] = [await planned({ clientId }), await planned({ clientId })];
  expect(other.id).toBe(one.id);
  const register = `mutation ($input: RegisterCampaignInput!) { registerCampaign(input: $input) { campaign { id } } }`;
  const faultOf = async (part: Readonly<Record<string, unknown>>): Promise<JsonValue> =>
    (await supervisor.graphql(register, { input: campaignInput(part) })).body.errors[0].extensions;
  expect((await faultOf({ clientId })).code).toBe('IDEMPOTENCY_MISMATCH');
  for (const [part, field] of [
    [{ startsOn: '2010-01-01' }, 'startsOn'],
    [{ fromKm: 130, toKm: 60 }, 'toKm'],
    [{ road: 'N99' }, 'toKm'],
    [{ goalPercent: 0 }, 'goalPercent'],
    [{ weeks: 3 }, 'weeks'],
    [{ costXaf: -1 }, 'costXaf'],
  ] as const) {
    const extensions = await faultOf(part);
    expect(extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(extensions.fields)).toEqual([field]);
  }
  for (const id of ['999999', 'x', '-1', '1e999', `1'; --`]) {
    const { body } = await supervisor.graphql(RESULT, { id });
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  }
  const viewer = await staffClient(server, 'VIEWER');
  const { body } = await viewer.graphql(register, { input: campaignInput() });
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
});
