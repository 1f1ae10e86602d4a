import { chanceOf } from '../../testing/masks/chance';
import { isoMonth, startOfMonthMs } from '@wakafine/domain/time/civil-time';
import type { CivilMonth } from '@wakafine/domain/time/civil-time';
import { HOUR_MS } from '@wakafine/domain/units';
import { rightGuesses } from '../../testing/open-data/attacker';
import type { View } from '../../testing/open-data/attacker';
import { COUNTRY, drivesOfMonth, followedDrivers, rowOfRoute } from '../../testing/open-data/followed';
import type { FollowedDriver } from '../../testing/open-data/followed';
import { writeDrivers, writeDrives } from '../../testing/open-data/write-drivers';
import type { WrittenDrive } from '../../testing/open-data/write-drivers';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { correctOpenData, publishOpenData } from './publish/publish-open-data';

const SEED = Number(process.env.OPEN_DATA_SEED ?? 20_261_128);
/** Of 100 guesses by a coin, more than 65 are right once in 1,000 games. */
const CHANCE = 65;
const BATCH = 10;

const NOW = new Date();
const monthsAgo = (count: number): CivilMonth => ({
  year: NOW.getUTCFullYear(),
  month: NOW.getUTCMonth() + 1 - count,
});
const [AWAY, PRESENT] = [monthsAgo(3), monthsAgo(2)];
const FOLLOWED = followedDrivers(SEED);
const DRIVES = {
  away: drivesOfMonth(FOLLOWED, { beginMs: startOfMonthMs(AWAY), seed: SEED + 1, areAway: true }),
  present: drivesOfMonth(FOLLOWED, { beginMs: startOfMonthMs(PRESENT), seed: SEED + 2, areAway: false }),
};
const AT_MS = startOfMonthMs(PRESENT) + 10 * HOUR_MS;
const rowOf = (route: number): string => rowOfRoute(route, AT_MS);

let server: TestServer;
let published: { away: View; present: View; versions: { view: View; erased: FollowedDriver[] }[] };
beforeAll(async () => {
  server = await startTestServer();
  await writeDrivers(server, COUNTRY.followed + COUNTRY.others);
  await writeDrives(server, [...DRIVES.away, ...DRIVES.present]);
  await publishOpenData(server.services);
  const versions = [{ view: await viewOf(isoMonth(PRESENT)), erased: [] as FollowedDriver[] }];
  for (let from = 0; from < FOLLOWED.length; from += BATCH) {
    const erased = FOLLOWED.slice(from, from + BATCH);
    await server.dataSource.query('DELETE FROM account WHERE username = ANY ($1)', [
      erased.map(({ driver }) => `driver-${driver}`),
    ]);
    const version = await correctOpenData(server.services, PRESENT);
    versions.push({ view: await viewOf(`${isoMonth(PRESENT)}-v${version}`), erased });
  }
  published = { away: await viewOf(isoMonth(AWAY)), present: versions[0]?.view ?? new Map(), versions };
});
afterAll(() => server.close());

/** Everything that is published of a cell and part of the day, in both tables that have cells. */
async function viewOf(version: string): Promise<View> {
  const view = new Map<string, number[]>();
  const table = await linesOf(`/data/speeding-by-cell/${version}.csv`);
  const margin = new Map((await linesOf(`/data/coverage/${version}.csv`)).map((row) => [row.cell, row]));
  for (const { cell = '', hour_band, measured_km, vehicles, violations } of table) {
    const sum = margin.get(cell);
    // The rest of the cell as well: the sum less the row.
    const rest = [Number(sum?.measured_km) - Number(measured_km), Number(sum?.vehicles) - Number(vehicles)];
    view.set(`${cell} ${hour_band}`, [Number(measured_km), Number(vehicles), Number(violations), ...rest]);
  }
  return view;
}

async function linesOf(path: string): Promise<Record<string, string>[]> {
  const text = await (await fetch(new URL(path, server.url))).text();
  const [header = '', ...lines] = text.trimEnd().split('\r\n');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(header.split(',').map((name, at) => [name, values[at] ?? '']));
  });
}

/** The same table without any protection: what the attacker would have if it were published as it is. */
function unprotected(drives: readonly WrittenDrive[]): View {
  const view = new Map<string, Set<string>>();
  const km = new Map<string, number>();
  for (const { from, startedAtMs, plate, judgedM } of drives) {
    const row = rowOf(Math.round((from[0] - 4.02) * 10));
    expect(startedAtMs).toBeGreaterThan(0);
    view.set(row, (view.get(row) ?? new Set()).add(plate));
    km.set(row, (km.get(row) ?? 0) + judgedM);
  }
  return new Map([...view].map(([row, plates]) => [row, [km.get(row) ?? 0, plates.size]]));
}

test('an attacker who follows 100 drivers finds their ways in a table without protection', () => {
  const versions = [{ view: unprotected(DRIVES.present), erased: [] as FollowedDriver[] }];
  let left = DRIVES.present;
  for (let from = 0; from < FOLLOWED.length; from += BATCH) {
    const erased = FOLLOWED.slice(from, from + BATCH);
    left = left.filter(({ driver }) => !erased.some((person) => person.driver === driver));
    versions.push({ view: unprotected(left), erased });
  }
  const sights = { away: unprotected(DRIVES.away), present: unprotected(DRIVES.present), versions };
  expect(rightGuesses(FOLLOWED, sights, { rowOf, coin: chanceOf(SEED + 3) })).toBeGreaterThan(CHANCE);
});

test('and in what is published finds none by more than chance: neither by months, nor by sums, nor by versions', () => {
  expect(published.present.size).toBeGreaterThanOrEqual(COUNTRY.routes - 1);
  const right = rightGuesses(FOLLOWED, published, { rowOf, coin: chanceOf(SEED + 3) });
  expect(right).toBeLessThanOrEqual(CHANCE);
  expect(right).toBeGreaterThanOrEqual(100 - CHANCE);
});

test('nobody is singled out: no row, and no rest of a sum, stands for fewer than ten', () => {
  for (const [km, vehicles, , restKm, restVehicles] of published.present.values()) {
    expect(vehicles).toBeGreaterThanOrEqual(10);
    expect(km).toBeGreaterThan(0);
    // Drivers of a part of the day may drive at others, so that a rest of vehicles says nothing; of way there is none here.
    expect(Math.abs(Number(restKm))).toBeLessThanOrEqual(10);
    expect(Math.abs(Number(restVehicles))).toBeLessThanOrEqual(5);
  }
});

test('no plate, number, name or place of theirs stands in anything public', async () => {
  const visitor = new TestClient(server.url);
  const answers = [
    await visitor.graphql(
      '{ violations(first: 100) { edges { node { id registrationNumber location { lat lng } startedAt } } } }',
    ),
    await visitor.graphql(
      '{ statistics { totalJourneys totalDistanceKm } topViolators { registrationNumber } openDataSets { name } }',
    ),
    await visitor.rest('GET', '/api/violations?limit=200'),
    await visitor.rest('GET', '/api/journeys?limit=200'),
    await visitor.rest('GET', '/data/catalog.jsonld'),
  ];
  const sets = [
    'speeding-by-cell',
    'speeding-by-hour',
    'agencies',
    'coverage',
    'road-hazards',
    'case-decisions',
  ];
  const files = await Promise.all(
    sets.map(async (set) =>
      (await fetch(new URL(`/data/${set}/${isoMonth(PRESENT)}.csv`, server.url))).text(),
    ),
  );
  const everything = JSON.stringify(answers.map(({ body }) => body)) + files.join('\n');
  expect(everything.length).toBeGreaterThan(20_000);
  for (const { driver, plate } of FOLLOWED) {
    expect(everything).not.toContain(plate);
    expect(everything).not.toContain(String(680_000_000 + driver));
  }
  expect(everything).not.toContain('driver-');
});

test('accounts of the attacker, whose numbers are not proven since before the month, do not make up the other nine', async () => {
  const place = { from: [5.51, 12.51], to: [5.53, 12.53] } as const;
  const lone = COUNTRY.followed;
  const own = Array.from({ length: 150 }, (_, at) => lone + 1 + at);
  const template = { startedAtMs: AT_MS, minutes: 8, judgedM: 9_000, ...place };
  await writeDrives(
    server,
    [lone, ...own].map((driver) => ({ driver, plate: `OU${driver}AT`, ...template })),
  );
  const names = own.map((driver) => `driver-${driver}`);
  await server.dataSource.query('UPDATE account SET number_proven_at = now() WHERE username = ANY ($1)', [
    names,
  ]);
  await server.dataSource.query('DELETE FROM open_data_version');
  await publishOpenData(server.services);
  expect([...(await viewOf(isoMonth(PRESENT))).keys()]).not.toContain('550_1250 10-16');
  await server.dataSource.query(
    `UPDATE account SET number_proven_at = now() - interval '1 year' WHERE username = ANY ($1)`,
    [names],
  );
  await server.dataSource.query('DELETE FROM open_data_version');
  await publishOpenData(server.services);
  expect([...(await viewOf(isoMonth(PRESENT))).keys()]).toContain('550_1250 10-16');
});
