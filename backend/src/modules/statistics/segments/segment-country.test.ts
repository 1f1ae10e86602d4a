import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { writePastJourney } from '../../../testing/drives/past-drives';
import { chanceOf } from '../../../testing/masks/chance';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { checkRollups } from '../rollups/check-rollups';
import { foldRollups } from '../rollups/fold-rollups';

/** A country of known rates: one segment of N5 is worse than all, one agency has become worse and one better. */
const WORST = 'N5-017';
const SEGMENTS = Array.from({ length: 12 }, (_, at) => `N5-0${at + 10}`);
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
  weekHours { weekday hour events } } }`;

let server: TestServer;
let viewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await staffClient(server, 'VIEWER');
  await writeCountry();
});
afterAll(() => server.close());

interface Line {
  readonly segment: string;
  readonly agency: string;
  readonly at: Date;
  readonly judgedM: number;
  readonly events: number;
}

/** Ways of every agency on every segment in every week, by day and by night, with as many events as chance makes. */
function linesOf(now: Date): Line[] {
  const random = chanceOf(20);
  const weeks = Array.from({ length: 16 }, (_, week) => week);
  return weeks.flatMap((week) =>
    SEGMENTS.flatMap((segment) =>
      AGENCIES.flatMap((agency, at) =>
        [3, 15].map((hour) => {
          const isNow = week < 8;
          const factor = isNow && at === 0 ? 3 : isNow && at === 1 ? 0.25 : 1;
          const judgedM = 30_000 + Math.floor(random() * 30_000);
          const mean = (5 * factor * (segment === WORST ? 5 : 1) * judgedM) / 1e6;
          const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
          const time = new Date(midnight - (week * 7 + 1) * DAY_MS + hour * HOUR_MS);
          return { segment, agency, at: time, judgedM, events: Math.floor(mean + random()) };
        }),
      ),
    ),
  );
}

async function writeCountry(): Promise<void> {
  const lines = linesOf(server.clock.now());
  const accountId = (await (await TestClient.citizen(server.url)).rest('GET', '/api/auth/me')).body.id;
  const { journeyId, violationIds } = await writePastJourney(server, {
    accountId,
    endedAt: server.clock.now(),
    violations: lines.flatMap(({ at, events }) =>
      Array.from({ length: events }, () => ({ startedAt: at, speedKmh: 80 })),
    ),
  });
  const columns = (of: readonly Line[]) => [
    of.map(({ segment }) => segment),
    of.map(({ at }) => at),
    of.map(({ agency }) => agency),
  ];
  await server.dataSource.query(
    `INSERT INTO segment_share (segment, direction, hour, vehicle_class, agency, judged_m, confirmed_m, above_m,
       unjudged_m, passages, speed_m, share_permille)
     SELECT segment, 'ALONG', hour, 'BUS', agency, judged_m, judged_m, judged_m / 10, 0, 6,
       array_fill(0, ARRAY[15]) || ARRAY[judged_m] || array_fill(0, ARRAY[15]), 1000
     FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::integer[]) AS line (segment, hour, agency, judged_m)`,
    [...columns(lines), lines.map(({ judgedM }) => judgedM)],
  );
  const events = lines.flatMap((line) => Array.from({ length: line.events }, () => line));
  await server.dataSource.query(
    `INSERT INTO segment_event (segment, direction, hour, vehicle_class, agency, violation_id, journey_id, is_counted, is_confirmed)
     SELECT segment, 'ALONG', hour, 'BUS', agency, id, $5, true, true
     FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::bigint[]) AS line (segment, hour, agency, id)`,
    [...columns(events), violationIds, journeyId],
  );
  await foldRollups(server.services);
}

async function asked(query: string, variables: Readonly<Record<string, unknown>>): Promise<JsonValue> {
  const { body } = await viewer.graphql(query, variables);
  expect(body.errors).toBeUndefined();
  return Object.values(body.data)[0];
}

test('the figures are those of counting every row by hand, and nothing is booked wrongly', async () => {
  expect(await checkRollups(server.services)).toEqual([]);
  const lines = linesOf(server.clock.now());
  const segments = await asked(SEGMENTS_QUERY, { filter: {} });
  const { whole, segmentCount, roads, classes, weekHours } = await asked(ANALYTICS_QUERY, { filter: {} });
  const isNow = ({ at }: Line): boolean => at.getTime() >= server.clock.now().getTime() - 56 * DAY_MS;
  const sum = (of: readonly Line[]) => ({
    events: of.reduce((total, { events }) => total + events, 0),
    judgedKm: expect.closeTo(of.reduce((total, { judgedM }) => total + judgedM, 0) / 1000, 1) as number,
  });
  expect(whole).toMatchObject(sum(lines.filter(isNow)));
  expect(segmentCount).toBe(SEGMENTS.length);
  for (const { id, ...row } of segments) {
    expect(row).toMatchObject(sum(lines.filter((line) => isNow(line) && line.segment === id)));
  }
  expect([roads.map(({ name }: JsonValue) => name), classes.map(({ name }: JsonValue) => name)]).toEqual([
    ['N5'],
    ['BUS'],
  ]);
  expect(weekHours.map(({ hour }: JsonValue) => hour).sort()).toEqual([16, 4]);
  expect(segments[0]).toMatchObject({ road: 'N5', medianKmh: 77.5, v85Kmh: 79.2, limitKmh: 50 });
});

test('the worst segment is found, and the agencies that have changed, in their direction and with the interval', async () => {
  const filter = { road: 'N5', vehicles: 'BUSES' };
  const segments = await asked(SEGMENTS_QUERY, { filter, first: 3 });
  const { agencies } = await asked(ANALYTICS_QUERY, { filter });
  expect(segments).toHaveLength(3);
  expect(segments[0].id).toBe(WORST);
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
  const { whole } = await asked(ANALYTICS_QUERY, { filter: {} });
  const kmOf = async (filter: Readonly<Record<string, unknown>>): Promise<number> =>
    (await asked(ANALYTICS_QUERY, { filter })).whole.judgedKm;
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
  expect(await kmOf({ agency: AGENCIES[2] })).toBeLessThan(whole.judgedKm / 4);
});

test('one segment has its speeds, its limits and its hours', async () => {
  const { segment, speeds, limits, weekHours } = await asked(SEGMENT_QUERY, { id: WORST, filter: {} });
  expect(segment).toMatchObject({ id: WORST, medianKmh: 77.5 });
  expect(speeds).toHaveLength(1);
  expect(speeds[0].kmByBin[15]).toBeCloseTo(segment.judgedKm, 1);
  expect(limits[0]).toMatchObject({ fromM: 0, limitKmh: 50 });
  expect(weekHours).toHaveLength(2);
  const { body } = await viewer.graphql(SEGMENT_QUERY, { id: `N5-999'; --`, filter: {} });
  expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
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
