import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { drawCount } from '../../../testing/country/draw-count';
import { addCount, countInput } from '../../../testing/traffic-counts';
import { civilDayOf, isoDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { writeLedger } from '../../../testing/country/write-ledger';
import type { LedgerLine } from '../../../testing/country/write-ledger';
import { chanceOf } from '../../../testing/masks/chance';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { checkRollups } from '../rollups/check-rollups';

/** A country of known rates: one segment of N5 is worse than all, one agency has become worse and one better. */
const WORST = 'N5-017';
const SEGMENTS = Array.from({ length: 12 }, (_, at) => `N5-0${at + 10}`);
/** On it one violation was seen in 10 km: a rate of 100, and no truth. */
const SELDOM_DRIVEN = 'N5-030';
const AGENCIES = ['Made Up Worse', 'Made Up Better', 'Made Up Same', 'Made Up Other', 'Made Up Last'];
const FIGURES = `events judgedKm rate { per1000Km low high } eventsBefore judgedKmBefore change changeLowPercent
  changeHighPercent`;
const ANALYTICS_QUERY = `query ($filter: SegmentFilterInput!) { segmentAnalytics(filter: $filter) {
  from until whole { ${FIGURES} } segmentCount worseCount betterCount
  roads { name ${FIGURES} } classes { name ${FIGURES} } agencies { name ${FIGURES} } weekHours { weekday hour events judgedKm } } }`;
const SEGMENTS_QUERY = `query ($filter: SegmentFilterInput!, $first: Int) { segments(filter: $filter, first: $first) {
  id road fromKm towns vehicles medianKmh v85Kmh limitKmh ${FIGURES} } }`;
const SEGMENT_QUERY = `query ($id: ID!, $filter: SegmentFilterInput!) { segment(id: $id, filter: $filter) {
  segment { id ${FIGURES} medianKmh v85Kmh } speeds { direction kmByBin v85Kmh } limits { fromM toM limitKmh }
  violations { id startedAt direction vehicleClass agency provenKmh limitKmh }
  weekHours { weekday hour events } } }`;

let server: TestServer;
let viewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await staffClient(server, 'VIEWER');
  await writeLedger(server, [...linesOf(server.clock.now()), ...quietLines(server.clock.now())]);
});
afterAll(() => server.close());

/** Ways of every agency on every segment in every week, by day and by night, with as many events as chance makes. */
function linesOf(now: Date): LedgerLine[] {
  const random = chanceOf(20);
  const weeks = Array.from({ length: 16 }, (_, week) => week);
  const seldom = { segment: SELDOM_DRIVEN, agency: '', judgedM: 10_000, events: 1 };
  const lines = weeks.flatMap((week) =>
    SEGMENTS.flatMap((segment) =>
      AGENCIES.flatMap((agency, at) =>
        [3, 15].map((hour) => {
          const isNow = week < 8;
          const factor = isNow && at === 0 ? 3 : isNow && at === 1 ? 0.25 : 1;
          const judgedM = 30_000 + Math.floor(random() * 30_000);
          const mean = (5 * factor * (segment === WORST ? 5 : 1) * judgedM) / 1e6;
          const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
          const time = new Date(midnight - (week * 7 + 1) * DAY_MS + hour * HOUR_MS);
          return { segment, agency, at: time, judgedM, events: drawCount(mean, random) };
        }),
      ),
    ),
  );
  return [...lines, { ...seldom, at: lines[0]?.at ?? now }];
}

/** A hundred countries in which nothing has changed between the times: each on roads of its own agency. */
const QUIET_COUNTRIES = Array.from({ length: 100 }, (_, at) => `Made Up Quiet ${at}`);

function quietLines(now: Date): LedgerLine[] {
  const random = chanceOf(21);
  return QUIET_COUNTRIES.flatMap((agency) =>
    Array.from({ length: 20 }, (_, at) => at).flatMap((at) => {
      const per1000Km = 4 + random() * 16;
      return [10, 80].map((daysAgo) => {
        const judgedM = 100_000 + Math.floor(random() * 200_000);
        const time = new Date(now.getTime() - daysAgo * DAY_MS);
        const events = drawCount((per1000Km * judgedM) / 1e6, random);
        return { segment: `N1-0${at + 10}`, agency, at: time, judgedM, events };
      });
    }),
  );
}

const isNow = ({ at }: LedgerLine): boolean => at.getTime() >= server.clock.now().getTime() - 56 * DAY_MS;
/** All lines of N5 are of the day before a day. */
const isMonday = (day: Date): boolean => new Date(day.getTime() - DAY_MS).getUTCDay() === 1;

async function asked(query: string, variables: Readonly<Record<string, unknown>>): Promise<JsonValue> {
  const { body } = await viewer.graphql(query, variables);
  expect(body.errors).toBeUndefined();
  return Object.values(body.data)[0];
}

test('the figures are those of counting every row by hand, and nothing is booked wrongly', async () => {
  expect(await checkRollups(server.services)).toEqual([]);
  const lines = linesOf(server.clock.now());
  const filter = { road: 'N5' };
  const segments = await asked(SEGMENTS_QUERY, { filter });
  const { whole, segmentCount, roads, classes, weekHours } = await asked(ANALYTICS_QUERY, { filter });
  const sum = (of: readonly LedgerLine[]) => ({
    events: of.reduce((total, { events }) => total + events, 0),
    judgedKm: expect.closeTo(of.reduce((total, { judgedM }) => total + judgedM, 0) / 1000, 1) as number,
  });
  expect(whole).toMatchObject(sum(lines.filter(isNow)));
  expect(segmentCount).toBe(SEGMENTS.length + 1);
  for (const { id, ...row } of segments) {
    expect(row).toMatchObject(sum(lines.filter((line) => isNow(line) && line.segment === id)));
  }
  expect([roads.map(({ name }: JsonValue) => name), classes.map(({ name }: JsonValue) => name)]).toEqual([
    ['N5'],
    ['BUS'],
  ]);
  expect(weekHours.map(({ hour }: JsonValue) => hour).sort()).toEqual([16, 4]);
  expect(segments[0]).toMatchObject({ road: 'N5', medianKmh: 77.5, v85Kmh: 79.25, limitKmh: 50 });
});

test('the worst segment is found, and the agencies that have changed, in their direction and with the interval', async () => {
  const filter = { road: 'N5', vehicles: 'BUSES' };
  const segments = await asked(SEGMENTS_QUERY, { filter, first: 3 });
  const { agencies } = await asked(ANALYTICS_QUERY, { filter });
  expect(segments).toHaveLength(3);
  expect(segments[0].id).toBe(WORST);
  const all = await asked(SEGMENTS_QUERY, { filter });
  expect(all.at(-1)).toMatchObject({ id: SELDOM_DRIVEN, rate: null, change: 'UNCERTAIN' });
  const byName = new Map<string, JsonValue>(agencies.map((row: JsonValue) => [row.name, row]));
  expect(AGENCIES.map((name) => byName.get(name).change)).toEqual([
    ...['WORSE', 'BETTER', 'UNCERTAIN', 'UNCERTAIN', 'UNCERTAIN'],
  ]);
  const [worse, better] = [byName.get('Made Up Worse'), byName.get('Made Up Better')];
  expect(worse.changeLowPercent).toBeLessThan(200);
  expect(worse.changeHighPercent).toBeGreaterThan(200);
  expect(better.changeLowPercent).toBeLessThan(-75);
  expect(better.changeHighPercent).toBeGreaterThan(-75);
});

test('road, hours, vehicles, direction and agency each narrow the figures', async () => {
  const { whole } = await asked(ANALYTICS_QUERY, { filter: { road: 'N5' } });
  const kmOf = async (filter: Readonly<Record<string, unknown>>): Promise<number> =>
    (await asked(ANALYTICS_QUERY, { filter: { road: 'N5', ...filter } })).whole.judgedKm;
  expect(await kmOf({ road: 'N3' })).toBe(0);
  expect(await kmOf({ vehicles: 'CARS' })).toBe(0);
  expect(await kmOf({ direction: 'AGAINST' })).toBe(0);
  expect(await kmOf({ agency: 'Nobody At All' })).toBe(0);
  const [night, day] = [
    await kmOf({ fromHour: 20, untilHour: 5 }),
    await kmOf({ fromHour: 5, untilHour: 20 }),
  ];
  expect(night + day).toBeCloseTo(whole.judgedKm, 1);
  expect(Math.min(night, day)).toBeGreaterThan(0);
  const days = await Promise.all(['WORKDAYS', 'WEEKEND', 'MONDAY'].map((weekdays) => kmOf({ weekdays })));
  expect((days[0] ?? 0) + (days[1] ?? 0)).toBeCloseTo(whole.judgedKm, 6);
  expect(days.filter((km) => km > 0)).toHaveLength(isMonday(server.clock.now()) ? 2 : 1);
  expect(await kmOf({ agency: AGENCIES[2] })).toBeLessThan(whole.judgedKm / 4);
});

test('where nothing has changed no segment is named in at least 95 of 100 countries', async () => {
  let quiet = 0;
  for (const agency of QUIET_COUNTRIES) {
    const { segmentCount, worseCount, betterCount } = await asked(ANALYTICS_QUERY, { filter: { agency } });
    expect(segmentCount).toBe(20);
    quiet += worseCount + betterCount === 0 ? 1 : 0;
  }
  expect(quiet).toBeGreaterThanOrEqual(95);
});

test('one segment has its speeds, its limits and its hours', async () => {
  const { segment, speeds, limits, weekHours } = await asked(SEGMENT_QUERY, { id: WORST, filter: {} });
  expect(segment).toMatchObject({ id: WORST, medianKmh: 77.5 });
  expect(speeds).toHaveLength(1);
  expect(speeds[0].kmByBin[15]).toBeCloseTo(segment.judgedKm, 1);
  expect(limits[0]).toMatchObject({ fromM: 0, limitKmh: 50 });
  expect(weekHours).toHaveLength(2);
  const { violations } = await asked(SEGMENT_QUERY, { id: WORST, filter: { agency: AGENCIES[0] } });
  const behind = linesOf(server.clock.now()).filter(
    (line) => line.segment === WORST && line.agency === AGENCIES[0] && isNow(line),
  );
  expect(violations).toHaveLength(
    Math.min(
      100,
      behind.reduce((sum, { events }) => sum + events, 0),
    ),
  );
  expect(violations[0]).toMatchObject({
    agency: AGENCIES[0],
    provenKmh: 78,
    limitKmh: 50,
    vehicleClass: 'BUS',
  });
  const { body } = await viewer.graphql(SEGMENT_QUERY, { id: `N5-999'; --`, filter: {} });
  expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
});

test('as many violations lie behind one segment as its figure counts, also by hours', async () => {
  const segments = await asked('{ segments(filter: { road: "N5" }) { id fromKm toKm events } }', {});
  const from = new Date(startOfDayMs(civilDayOf(server.clock.now().getTime()) - 55));
  const rows = async (counted: Readonly<Record<string, unknown>>): Promise<number> =>
    (
      await asked('query ($filter: ViolationFilter) { violations(filter: $filter) { totalCount } }', {
        filter: { from, counted },
      })
    ).totalCount;
  for (const { id, fromKm, toKm, events } of segments) {
    expect([id, await rows({ stretch: { road: 'N5', fromKm, toKm } })]).toEqual([id, events]);
  }
  const { fromKm, toKm } = segments.find(({ id }: JsonValue) => id === WORST);
  const filter = { fromHour: 20, untilHour: 5 };
  const { segment } = await asked(SEGMENT_QUERY, { id: WORST, filter });
  expect(segment.events).toBeGreaterThan(0);
  expect(await rows({ ...filter, stretch: { road: 'N5', fromKm, toKm } })).toBe(segment.events);
});

test('the share of the traffic that is seen follows from counts, and is not known without one', async () => {
  const query = `query ($filter: SegmentFilterInput!) { segmentAnalytics(filter: $filter) { coverage {
    sharePercent lowPercent highPercent counts counted } } }`;
  const filter = { road: 'N5' };
  expect((await asked(query, { filter })).coverage).toBeNull();
  const operator = await staffClient(server, 'OPERATOR');
  // On the day before, from 3 h UTC on, each of the five agencies has passed six times.
  const countedOn = isoDay(Math.floor(server.clock.now().getTime() / DAY_MS) - 1);
  const counted = { segment: WORST, countedOn, fromHour: 4, untilHour: 5, vehicles: 1_000 };
  const { id } = await addCount(operator, counted);
  server.clock.advance(60_000);
  const { coverage } = await asked(query, { filter });
  expect(coverage).toMatchObject({ sharePercent: 3, counts: 1, counted: 1_000 });
  expect(coverage.lowPercent).toBeCloseTo(2.03, 1);
  expect(coverage.highPercent).toBeCloseTo(4.26, 1);
  expect((await asked(query, { filter: { road: 'N1' } })).coverage).toBeNull();
  const withdraw = `mutation ($input: WithdrawTrafficCountInput!) { withdrawTrafficCount(input: $input) {
    count { isWithdrawn } } }`;
  const input = { id, reason: 'Counted at another place' };
  for (const time of ['once', 'twice']) {
    const { body } = await operator.graphql(withdraw, { input });
    expect([time, body.data.withdrawTrafficCount.count.isWithdrawn]).toEqual([time, true]);
  }
  expect((await asked(query, { filter })).coverage).toBeNull();
  const add = 'mutation ($input: AddTrafficCountInput!) { addTrafficCount(input: $input) { count { id } } }';
  for (const [part, field] of [
    [{ segment: 'N5-999' }, 'segment'],
    [{ countedOn: isoDay(Math.floor(server.clock.now().getTime() / DAY_MS) + 2) }, 'countedOn'],
    [{ untilHour: 3, fromHour: 3 }, 'untilHour'],
    [{ vehicles: 0 }, 'vehicles'],
  ] as const) {
    const { body } = await operator.graphql(add, { input: countInput({ ...counted, ...part }) });
    expect(Object.keys(body.errors[0].extensions.fields)).toEqual([field]);
  }
  const refused = await viewer.graphql(add, { input: countInput(counted) });
  expect(refused.body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test('a filter of no sense is refused by name', async () => {
  for (const [filter, field] of [
    [{ days: 0 }, 'filter.days'],
    [{ days: 367 }, 'filter.days'],
    [{ fromHour: 24 }, 'filter.fromHour'],
    [{ road: 'n5; DROP' }, 'filter.road'],
  ] as const) {
    const { body } = await viewer.graphql(SEGMENTS_QUERY, { filter });
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(Object.keys(body.errors[0].extensions.fields)).toEqual([field]);
  }
  const { body } = await viewer.graphql(SEGMENTS_QUERY, { filter: {}, first: 101 });
  expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const citizen = await TestClient.citizen(server.url);
  expect((await citizen.graphql(SEGMENTS_QUERY, { filter: {} })).body.errors[0].extensions.code).toBe(
    'FORBIDDEN',
  );
});
