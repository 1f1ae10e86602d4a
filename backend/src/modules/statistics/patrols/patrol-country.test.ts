import { gradeOf } from '@wakafine/domain/patrols/grade-patrols';
import { worthOf } from '@wakafine/domain/patrols/patrol-worth';
import { parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { drawCount } from '../../../testing/country/draw-count';
import { linesOfNights } from '../../../testing/country/night-country';
import type { NightTruth } from '../../../testing/country/night-country';
import { writeLedger } from '../../../testing/country/write-ledger';
import { chanceOf } from '../../../testing/masks/chance';
import { copyInput, PATROL_OPERATIONS, patrolNightInput, savePatrolPlan } from '../../../testing/patrols';
import { addCount } from '../../../testing/traffic-counts';
import type { JsonValue, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const HOURS = 8;
const KM_AN_HOUR = 200;
/** The worst segment and hours of the country. */
const WORST = { segment: 'N3-014', hours: [2, 3, 4] };
const SEGMENTS = ['N3', 'N5'].flatMap((road) =>
  Array.from({ length: 12 }, (_, at) => `${road}-${String(at + 8).padStart(3, '0')}`),
);
const TRUTHS: readonly NightTruth[] = SEGMENTS.map((segment) => ({
  segment,
  kmAnHour: KM_AN_HOUR,
  per1000Km: Array.from({ length: HOURS }, (_, hour) =>
    segment === WORST.segment && WORST.hours.includes(hour) ? 60 : 4,
  ),
}));

let server: TestServer;
let supervisor: TestClient;
let input: Readonly<Record<string, unknown>>;
let beginMs: number;
beforeAll(async () => {
  server = await startTestServer({ limitBasis: 'register' });
  supervisor = await staffClient(server, 'SUPERVISOR');
  input = patrolNightInput(server);
  beginMs = startOfDayMs(parseDay(String(input.night)) ?? NaN) + 18 * HOUR_MS;
});
afterAll(() => server.close());

async function ask(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<JsonValue> {
  const { body } = await supervisor.graphql(query, variables);
  expect(body.errors).toBeUndefined();
  return body.data;
}

async function faultOf(
  query: string,
  wished: Readonly<Record<string, unknown>>,
  client = supervisor,
): Promise<JsonValue> {
  const { body } = await client.graphql(query, { input: wished });
  return body.errors?.[0].extensions;
}

const wishedStops = (stops: readonly JsonValue[]): JsonValue[] =>
  stops.map(({ patrol, fromHour, hours, isLocked, place }) => {
    return { patrol, fromHour, hours, isLocked, segmentId: place.segmentId };
  });

test('where too little was seen there is no plan, and by the weeks of the year before there is one that says so', async () => {
  expect((await ask(PATROL_OPERATIONS.propose, { input })).patrolProposal).toBeNull();
  expect(
    (await faultOf(PATROL_OPERATIONS.save, { ...input, version: 0, stops: [], isReplanned: true })).fields,
  ).toEqual({
    night: 'Too little was seen to plan by',
  });
  const lastYear = TRUTHS.map((truth) => ({ ...truth, kmAnHour: 40 }));
  await writeLedger(server, linesOfNights(lastYear, beginMs - 364 * DAY_MS, chanceOf(3)));
  server.clock.advance(6 * 60_000);
  expect((await ask(PATROL_OPERATIONS.propose, { input })).patrolProposal).toMatchObject({
    ...{ basis: 'LAST_YEAR', isAllTraffic: false, version: 0, savedAt: null },
  });
});

test('a patrol stands at the worst segment in its worst hours, and what happens lies in the band', async () => {
  await writeLedger(server, linesOfNights(TRUTHS, beginMs, chanceOf(5)));
  server.clock.advance(6 * 60_000);
  const { patrolProposal: plan } = await ask(PATROL_OPERATIONS.propose, { input });
  expect(plan).toMatchObject({ basis: 'LAST_WEEKS', isAllTraffic: false });
  const worst = plan.stops.filter(({ place }: JsonValue) => place.segmentId === WORST.segment);
  const stood = worst.flatMap(({ fromHour, hours }: JsonValue) =>
    Array.from({ length: hours }, (_, at) => Number(fromHour) + at),
  );
  expect(stood).toEqual(expect.arrayContaining(WORST.hours));
  expect(plan.learningPercent).toBeGreaterThanOrEqual(15);
  expect(plan.learningPercent).toBeLessThanOrEqual(25);
  expect(plan.band.low).toBeGreaterThan(plan.unplanned.expected);
  const nights = Array.from({ length: 50 }, (_, night) => drawNight(plan.stops, night));
  const inside = nights.filter((counted) => gradeOf(plan.band, counted) === 'INSIDE');
  expect(inside.length).toBeGreaterThan(35);
});

/** Violations that the stops meet in a night, by the truth and the rule of further hours. */
function drawNight(stops: readonly JsonValue[], seed: number): number {
  const chance = chanceOf(100 + seed);
  const places = new Map<string, number[]>();
  for (const { place, fromHour, hours } of stops) {
    const stood = Array.from({ length: hours }, (_, at) => Number(fromHour) + at);
    places.set(place.segmentId, [...(places.get(place.segmentId) ?? []), ...stood]);
  }
  return [...places].reduce((sum, [segment, hours]) => {
    const rates = TRUTHS.find((truth) => truth.segment === segment)?.per1000Km ?? [];
    return (
      sum +
      drawCount(
        worthOf(
          rates.map((rate) => (rate * KM_AN_HOUR) / 1_000),
          hours,
        ),
        chance,
      )
    );
  }, 0);
}

test('counts of all traffic make the numbers those of all traffic', async () => {
  const before = (await ask(PATROL_OPERATIONS.propose, { input })).patrolProposal;
  const countedOn = new Date(beginMs - 7 * DAY_MS).toISOString().slice(0, 10);
  // Six vehicles of the service have passed in each hour.
  await addCount(supervisor, { segment: 'N3-014', countedOn, fromHour: 18, untilHour: 20, vehicles: 120 });
  server.clock.advance(6 * 60_000);
  const { patrolProposal: plan } = await ask(PATROL_OPERATIONS.propose, { input });
  expect(plan.isAllTraffic).toBe(true);
  expect(plan.allEvents / before.allEvents).toBeCloseTo(10, 5);
  const widthOf = ({ band }: JsonValue): number => (band.high - band.low) / band.expected;
  expect(widthOf(plan)).toBeGreaterThan(0.3);
});

test('of two who change the same plan the second is shown the version of the first, and nothing is lost', async () => {
  const wished = { ...input, version: 0, stops: [], isReplanned: true };
  const both = await Promise.all([
    supervisor.graphql(PATROL_OPERATIONS.save, { input: wished }),
    supervisor.graphql(PATROL_OPERATIONS.save, { input: { ...wished, starts: ['Douala'] } }),
  ]);
  const refused = both.filter(({ body }) => body.errors !== undefined);
  expect(refused.map(({ body }) => body.errors[0].extensions)).toEqual([
    expect.objectContaining({ code: 'CONFLICT', current: { version: 1 } }),
  ]);
  const plan = await savePatrolPlan(supervisor, { ...wished, version: 1 });
  expect(plan).toMatchObject({ version: 2, starts: input.starts });
  // Sent again, as a phone does whose answer got lost, it is stored once.
  expect(await savePatrolPlan(supervisor, { ...wished, version: 1 })).toEqual(plan);
  expect((await ask(PATROL_OPERATIONS.plan, { night: input.night })).patrolPlan).toEqual(plan);
});

test('a lock stays through a new plan, a move changes the numbers, and what cannot be driven is refused by its stop', async () => {
  const { patrolPlan: plan } = await ask(PATROL_OPERATIONS.plan, { night: input.night });
  const stops = wishedStops(plan.stops);
  const locked = stops.map((stop, at) => ({ ...stop, isLocked: at === 0 }));
  const next = await savePatrolPlan(supervisor, { ...input, version: 2, stops: locked, isReplanned: true });
  expect(wishedStops(next.stops)).toContainEqual(locked[0]);
  // A shorter night at the worst place meets less.
  const worst = next.stops.findIndex(({ place }: JsonValue) => place.segmentId === WORST.segment);
  const fewer = wishedStops(next.stops).filter((_, at) => at !== worst);
  const moved = await savePatrolPlan(supervisor, { ...input, version: 3, stops: fewer, isReplanned: false });
  expect(moved).toMatchObject({ version: 4 });
  expect(moved.band.expected).toBeLessThan(next.band.expected);
  const far = [{ patrol: 0, segmentId: 'N1-150', fromHour: 0, hours: 1, isLocked: false }];
  const save = (part: Readonly<Record<string, unknown>>) =>
    faultOf(PATROL_OPERATIONS.save, { ...input, version: 4, stops: [], isReplanned: false, ...part });
  expect(await save({ stops: far })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'stops.0': expect.anything() },
  });
  for (const [part, field] of [
    [{ night: '2010-01-01' }, 'night'],
    [{ night: '2026-02-30' }, 'night'],
    [{ starts: ['Nowhere'] }, 'starts'],
    [{ starts: [] }, 'starts'],
    [{ hours: 13 }, 'hours'],
    [{ fromHour: 24 }, 'fromHour'],
    [{ version: -1 }, 'version'],
  ] as const) {
    expect(await save(part)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.anything() },
    });
  }
});

test('each printed copy has a number and stands in the audit log', async () => {
  const { patrolPlan: plan } = await ask(PATROL_OPERATIONS.plan, { night: input.night });
  const first = copyInput(plan);
  const print = async (wished: Readonly<Record<string, unknown>>) =>
    (await ask(PATROL_OPERATIONS.print, { input: wished })).printPatrolPlan.copy;
  expect(await print(first)).toBe(1);
  expect(await print(first)).toBe(1);
  expect(await print(copyInput(plan))).toBe(2);
  expect(await faultOf(PATROL_OPERATIONS.print, copyInput({ ...plan, version: 1 }))).toMatchObject({
    ...{ code: 'CONFLICT', current: { version: 4 } },
  });
  const acts: { details: JsonValue }[] = await server.dataSource.query(
    `SELECT details FROM audit_entry WHERE act = 'PATROL_PLAN_PRINTED' ORDER BY id`,
  );
  expect(acts.map(({ details }) => details)).toEqual([
    { version: 4, copy: 1 },
    { version: 4, copy: 2 },
  ]);
});

test('the night is graded by what the teams have counted, and then its plan is closed', async () => {
  const { patrolPlan: plan } = await ask(PATROL_OPERATIONS.plan, { night: input.night });
  const { night, version } = plan;
  const counts = plan.stops.map(({ number, band }: JsonValue) => ({ stop: number, counted: band.low }));
  expect((await faultOf(PATROL_OPERATIONS.count, { night, version, counts })).fields).toEqual({
    night: 'Must have begun',
  });
  server.clock.advance(beginMs + 6 * HOUR_MS - server.clock.now().getTime());
  supervisor = await staffClient(server, 'SUPERVISOR');
  const count = async (some: readonly JsonValue[]) =>
    (await ask(PATROL_OPERATIONS.count, { input: { night, version, counts: some } })).countPatrolStops.plan;
  expect(await count([{ stop: 0, counted: 20_000 }])).toMatchObject({ counted: null, grade: null });
  const graded = await count(counts);
  expect(graded.stops.map(({ grade }: JsonValue) => grade)).toEqual(counts.map(() => 'INSIDE'));
  expect(graded.counted).toBe(
    counts.reduce((sum: number, { counted }: JsonValue) => sum + Number(counted), 0),
  );
  expect(graded.grade).toBe(gradeOf(plan.band, graded.counted));
  for (const wrong of [[{ stop: 99, counted: 1 }], [counts[0], counts[0]]]) {
    expect((await faultOf(PATROL_OPERATIONS.count, { night, version, counts: wrong })).code).toBe(
      'BAD_USER_INPUT',
    );
  }
  const again = { ...input, version, stops: [], isReplanned: true };
  expect((await faultOf(PATROL_OPERATIONS.save, again)).fields).toEqual({
    night: 'Must not have been counted',
  });
  server.clock.advance(DAY_MS);
  supervisor = await staffClient(server, 'SUPERVISOR');
  expect((await ask(PATROL_OPERATIONS.nights)).patrolNights).toEqual([graded]);
  expect((await faultOf(PATROL_OPERATIONS.save, again)).code).toBe('BAD_USER_INPUT');
  const nothing = { night: '2020-01-01', version: 1, counts };
  expect((await faultOf(PATROL_OPERATIONS.count, nothing)).code).toBe('NOT_FOUND');
});

test('a viewer may read and not change, and nobody else sees anything of it', async () => {
  const viewer = await staffClient(server, 'VIEWER');
  const read = await viewer.graphql(PATROL_OPERATIONS.nights);
  expect(read.body.data.patrolNights).toHaveLength(1);
  const wished = { ...patrolNightInput(server), version: 0, stops: [], isReplanned: true };
  expect((await faultOf(PATROL_OPERATIONS.save, wished, viewer)).code).toBe('FORBIDDEN');
});
