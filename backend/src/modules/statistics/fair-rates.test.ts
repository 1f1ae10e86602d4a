import { gammaInv } from '@wakafine/domain/statistics/gamma';
import { ROAD_CORRIDORS } from '@wakafine/domain/places/road-corridors';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { bookWay } from '../../testing/drives/book-way';
import { chanceOf } from '../../testing/masks/chance';
import { writePastJourney } from '../../testing/drives/past-drives';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { checkRollups } from './rollups/check-rollups';
import { foldRollups } from './rollups/fold-rollups';

const DAYS = 20;
const JOURNEYS = 240;
/** Twice as many happen at night, and three times as many on the road from Yaounde to Bertoua. */
const NIGHT_TIMES = 2;
const WORST_ROAD = 'N10';
const ROADS = ['N1', 'N3', WORST_ROAD, ''];

let server: TestServer;
let viewer: TestClient;
let to: Date;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await staffClient(server, 'VIEWER');
  to = new Date(Math.floor(server.clock.now().getTime() / DAY_MS) * DAY_MS - HOUR_MS);
  const accountId = (await (await TestClient.citizen(server.url)).rest('GET', '/api/auth/me')).body.id;
  const random = chanceOf(2_026);
  for (let index = 0; index < JOURNEYS; index += 1) {
    await writeDrive(accountId, index, random);
  }
  await enrol();
});
afterAll(() => server.close());

/** A drive over four hours, begun on one road and gone on with on another, with as many violations as chance makes. */
async function writeDrive(accountId: number, index: number, random: () => number): Promise<void> {
  const hour = Math.floor(random() * DAYS * 24);
  const startedAt = new Date(to.getTime() - (hour + 5) * HOUR_MS);
  const stretches = [0, 1, 2, 3].map((after) => {
    const at = new Date(startedAt.getTime() + after * HOUR_MS);
    const road = ROADS[(index + Math.floor(after / 2)) % ROADS.length] ?? '';
    const judgedM = 20_000 + Math.floor(random() * 60_000);
    const isNight = at.getUTCHours() >= 21 || at.getUTCHours() < 5;
    const per1000Km = 8 * (isNight ? NIGHT_TIMES : 1) * (road === WORST_ROAD ? 3 : 1);
    return { at, road, judgedM, count: Math.floor((per1000Km * judgedM) / 1_000_000 + random()) };
  });
  const { journeyId, violationIds } = await writePastJourney(server, {
    ...{ accountId, registrationNumber: `LT ${100 + (index % 12)} AA` },
    endedAt: new Date(startedAt.getTime() + 4 * HOUR_MS),
    violations: stretches.flatMap(({ at, count }) =>
      Array.from({ length: count }, () => ({ startedAt: new Date(at.getTime() + 60_000), speedKmh: 80 })),
    ),
  });
  await server.dataSource.query('DELETE FROM judged_way WHERE journey_id = $1', [journeyId]);
  const roads = stretches.flatMap(({ road, count }) => Array<string>(count).fill(road));
  for (const { at, road, judgedM } of stretches) {
    await bookWay(server.dataSource, { ...{ journeyId, at, road, judgedM }, unjudgedM: 1_000 });
  }
  await server.dataSource.query(
    `UPDATE violation SET road = judged.road FROM unnest($1::bigint[], $2::text[]) AS judged (id, road)
     WHERE violation.id = judged.id`,
    [violationIds, roads],
  );
  // What is in no rate: an imported file, a claim, what was withdrawn, a further witness.
  const [spare] = violationIds;
  if (spare !== undefined && index % 5 === 0) {
    const change = [`grade = 'C'`, 'is_claimed = true', 'is_withdrawn = true', 'is_primary = false'];
    await server.dataSource.query(`UPDATE violation SET ${change[(index / 5) % 4]} WHERE id = $1`, [spare]);
  }
}

/** Half of the vehicles have enrolled devices of two agencies. */
async function enrol(): Promise<void> {
  await server.dataSource.query(
    `UPDATE vehicle SET agency_name = CASE WHEN id % 4 = 0 THEN 'Oasis Travels' ELSE 'Men Travel' END WHERE id % 2 = 0`,
  );
  for (const table of ['journey', 'violation']) {
    await server.dataSource.query(`UPDATE ${table} SET binding = 'BOUND' WHERE vehicle_id % 2 = 0`);
  }
}

async function asked(query: string): Promise<JsonValue> {
  const { body } = await viewer.graphql(query);
  expect(body.errors).toBeUndefined();
  return Object.values(body.data)[0];
}

const COUNTED = `NOT is_withdrawn AND NOT is_claimed AND grade <> 'C' AND is_primary AND road IS NOT NULL`;

interface ByHand {
  readonly key: string;
  readonly n: number;
  readonly km: number;
}

/**
 * Counts row by row, by whatever distinguishes rows: an expression on a violation, and one on a row of judged
 * way.
 */
async function byHand(
  ofViolation: string,
  ofWay: string,
  also = { violation: '', way: '' },
): Promise<ByHand[]> {
  const rows: { key: string; n: string; km: string }[] = await server.dataSource.query(
    `SELECT key, coalesce(n, 0) AS n, coalesce(km, 0) AS km FROM (
       SELECT ${ofViolation} AS key, count(*) AS n FROM violation
       JOIN (SELECT id, named_agency AS of_agency FROM journey) driven ON driven.id = journey_id
       WHERE ${COUNTED}${also.violation} GROUP BY 1
     ) judged FULL JOIN (
       SELECT ${ofWay} AS key, sum(judged_m * share) / 1000.0 AS km FROM judged_way
       JOIN journey ON journey.id = journey_id WHERE true${also.way} GROUP BY 1
     ) driven USING (key) ORDER BY key`,
  );
  return rows.map(({ key, n, km }) => ({ key: String(key), n: Number(n), km: Number(km) }));
}

/** The rates of fewer than 50 peers by the formula of the decision: (n + 6) / (km / 1000 + 6 / m). */
function ratesOf(rows: readonly ByHand[]): Map<string, JsonValue> {
  const all = rows.reduce((sum, { n, km }) => ({ n: sum.n + n, km: sum.km + km }), { n: 0, km: 0 });
  return new Map(
    rows.map(({ key, n, km }) => {
      const m = all.km - km > 0 ? Math.max(0.05, ((all.n - n) * 1_000) / (all.km - km)) : 0.05;
      const per = km / 1_000 + 6 / m;
      const near = (value: number) => expect.closeTo(value, 3) as number;
      const [low, high] = [near(gammaInv(0.05, n + 6) / per), near(gammaInv(0.95, n + 6) / per)];
      return [key, km < 200 ? null : { per1000Km: near((n + 6) / per), low, high }];
    }),
  );
}

const RATE = 'rate { per1000Km low high }';

describe.each(['before', 'after'])('%s the figures are folded, SQL by hand gives', (when) => {
  beforeAll(async () => {
    if (when === 'after') {
      await foldRollups(server.services);
    }
    expect(await checkRollups(server.services)).toEqual([]);
  });

  test('the rate of every hour of the day', async () => {
    const hour = (time: string) => `extract(hour FROM ${time} AT TIME ZONE 'Africa/Douala')::int`;
    const rates = ratesOf(await byHand(hour('started_at'), hour('hour')));
    const { hours } = await asked(`{ analytics(days: 60) { hours { hour ${RATE} } } }`);
    expect(hours).toEqual(
      Array.from({ length: 24 }, (_, at) => ({ hour: at, rate: rates.get(String(at)) ?? null })),
    );
    expect(hours.filter(({ rate }: JsonValue) => rate !== null).length).toBeGreaterThan(20);
  });

  test('the rate of every day', async () => {
    const day = (time: string) => `to_char(${time} AT TIME ZONE 'Africa/Douala', 'YYYY-MM-DD')`;
    const rates = ratesOf(await byHand(day('started_at'), day('hour')));
    const { days } = await asked(`{ analytics(days: 60) { days { day ${RATE} } } }`);
    const received = new Map(days.map(({ day: of, rate }: JsonValue) => [of, rate]));
    rates.forEach((rate, of) => expect(received.get(of)).toEqual(rate));
  });

  test('the rate of every road, and the worst of them for certain', async () => {
    const rows = await byHand('road', 'road');
    const rates = ratesOf(rows);
    const { corridors } = await asked(
      `{ roadAnalytics(days: 60) { corridors { corridor violations judgedKm ${RATE} } } }`,
    );
    expect(corridors).toEqual(
      [...ROAD_CORRIDORS, null].map((corridor) => {
        const row = rows.find(({ key }) => key === (corridor ?? ''));
        const judgedKm = expect.closeTo(row?.km ?? 0, 1) as number;
        return { corridor, violations: row?.n ?? 0, judgedKm, rate: rates.get(corridor ?? '') ?? null };
      }),
    );
    const lows = corridors.map(({ rate }: JsonValue) => rate?.low ?? 0);
    const worst = corridors[lows.indexOf(Math.max(...lows))];
    expect(worst.corridor).toBe(WORST_ROAD);
  });

  test('the rate of every agency and of every vehicle with an enrolled device', async () => {
    const also = { violation: ` AND binding = 'BOUND'`, way: ` AND binding = 'BOUND'` };
    const agencies = ratesOf(await byHand('named_agency', 'named_agency', also));
    expect(agencies.size).toBe(2);
    for (const row of await asked(`{ agencyRanking(days: 60) { transportAgency ${RATE} } }`)) {
      expect(row.rate).toEqual(agencies.get(row.transportAgency));
    }
    const vehicles = ratesOf(await byHand('vehicle_id', 'vehicle_id', also));
    const ranked = await asked(`{ vehicleRanking(by: PER_1000_KM, first: 100) { vehicleId ${RATE} } }`);
    expect(ranked).toHaveLength(vehicles.size);
    for (const row of ranked) {
      expect(row.rate).toEqual(vehicles.get(row.vehicleId));
    }
  });

  test('how much of what was driven could have shown anything', async () => {
    const [{ judged, unjudged }] = await server.dataSource.query(
      'SELECT sum(judged_m)::float8 / 1000 AS judged, sum(unjudged_m)::float8 / 1000 AS unjudged FROM judged_way',
    );
    expect(await asked('{ analytics(days: 60) { judgedKm unjudgedKm } }')).toEqual({
      judgedKm: expect.closeTo(judged, 1),
      unjudgedKm: expect.closeTo(unjudged, 1),
    });
  });
});
