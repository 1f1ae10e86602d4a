import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { end, push, start } from '../../../testing/drives/drive-calls';
import { staffClient } from '../../../testing/staff';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { rejudgeJourneys } from '../judge-again/rejudge-journeys';

const READ = `query ($id: ID!) { journey(id: $id) { violationCount
  findings { kind startedAt endedAt arrival { fromTown toTown minimumMinutes actualMinutes basis } } } }`;
/** In the west of Yaoundé and in the east of Douala: 204 km of way at least, 111 min at 110 km/h. */
const YAOUNDE = { lat: 3.86, lng: 11.45 };
const DOUALA = { lat: 4.02, lng: 9.77 };
/** Far out at sea. */
const SEA = { lat: 3, lng: 9 };

let server: TestServer;
let citizen: TestClient;
let startedAt: Date;
beforeAll(async () => {
  server = await startTestServer({ limitBasis: 'register', serviceArea: 'cameroon' });
});
afterAll(() => server.close());
beforeEach(async () => {
  citizen = await TestClient.citizen(server.url);
  startedAt = new Date(server.clock.now().getTime() - 4 * HOUR_MS);
});

async function drivenBy(fixes: readonly FixPayload[], over = {}): Promise<string> {
  const { id } = await start(citizen, { startedAt: startedAt.toISOString(), ...over });
  await push(citizen, id, fixes);
  return id;
}

async function findings(id: string, client: TestClient): Promise<JsonValue> {
  return (await client.graphql(READ, { id })).body.data.journey?.findings ?? null;
}

function staff(): Promise<TestClient> {
  return staffClient(server, 'VIEWER');
}

/** Five fixes in Yaoundé and, with the phone off in between, five in Douala after so many minutes. */
function throughGap(minutes: number): FixPayload[] {
  const around = (place: { lat: number; lng: number }, fromMs: number, firstSeq: number): FixPayload[] =>
    straightDrive(new Date(startedAt.getTime() + fromMs), seconds(4, 30), firstSeq).map((fix, index) => ({
      ...fix,
      lat: place.lat + index * 0.0001,
      lng: place.lng,
    }));
  return [...around(YAOUNDE, 0, 1), ...around(DOUALA, minutes * MINUTE_MS + 4_000, 6)];
}

/** A drive of so many seconds at 60 km/h from a place, whose device gives another speed or none. */
function driveAt(place: { lat: number; lng: number }, deviceKmh?: number): FixPayload[] {
  const fixes = straightDrive(startedAt, seconds(200, 60));
  const north = place.lat - (fixes[0]?.lat ?? 0);
  const received = deviceKmh === undefined ? {} : { speedKmh: deviceKmh };
  return fixes.map((fix) => ({ ...fix, lat: fix.lat + north, lng: place.lng, ...received }));
}

test('who comes to the next town sooner than the limit allows is notified, and staff are too', async () => {
  const id = await drivenBy(throughGap(104));
  const expected = [
    {
      kind: 'EARLY_ARRIVAL',
      startedAt: new Date(startedAt.getTime() + 4_000).toISOString(),
      endedAt: new Date(startedAt.getTime() + 104 * MINUTE_MS + 4_000).toISOString(),
      arrival: {
        fromTown: 'Yaoundé',
        toTown: 'Douala',
        minimumMinutes: 111,
        actualMinutes: 104,
        basis: 'DERIVED',
      },
    },
  ];
  expect(await findings(id, citizen)).toEqual(expected);
  expect(await findings(id, await staff())).toEqual(expected);
  expect(await findings(id, await TestClient.citizen(server.url))).toBeNull();
  expect(await findings(id, new TestClient(server.url))).toBeNull();
  const { body } = await citizen.rest('GET', `/api/journeys/${id}`);
  expect(JSON.stringify(body)).not.toMatch(/finding|arrival/i);
});

test('who needs the lawful time, or no road, gets no finding', async () => {
  for (const [minutes, over] of [
    [112, {}],
    [104, { vehicleType: 'TRAIN' }],
  ] as const) {
    citizen = await TestClient.citizen(server.url);
    const id = await drivenBy(throughGap(minutes), over);
    expect(await findings(id, await staff())).toEqual([]);
  }
});

test('what contradicts itself or leaves the roads is for staff alone, and grows with every push', async () => {
  const client = await staff();
  const lying = await drivenBy(driveAt(YAOUNDE, 20).slice(0, 40));
  const [first] = await findings(lying, client);
  expect(first).toMatchObject({ kind: 'INCONSISTENT', arrival: null });
  await push(citizen, lying, driveAt(YAOUNDE, 20).slice(40));
  const [grown, ...more] = await findings(lying, client);
  expect([grown.startedAt, more]).toEqual([first.startedAt, []]);
  expect(Date.parse(grown.endedAt)).toBeGreaterThan(Date.parse(first.endedAt));
  expect(await findings(lying, citizen)).toEqual([]);

  citizen = await TestClient.citizen(server.url);
  const away = await drivenBy(driveAt(SEA));
  expect(await findings(away, client)).toEqual([
    {
      kind: 'OFF_ROAD',
      startedAt: startedAt.toISOString(),
      endedAt: new Date(startedAt.getTime() + 200_000).toISOString(),
      arrival: null,
    },
  ]);
  expect(await findings(away, citizen)).toEqual([]);
});

test('late fixes and an end before them give the same findings', async () => {
  const fixes = throughGap(104);
  const whole = await findings(await drivenBy(fixes), citizen);
  citizen = await TestClient.citizen(server.url);
  const id = await drivenBy(fixes.slice(5));
  await end(citizen, id, new Date(fixes.at(-1)?.recordedAt ?? ''));
  expect(await findings(id, citizen)).toEqual([]);
  await push(citizen, id, fixes.slice(0, 5));
  expect(await findings(id, citizen)).toEqual(whole);
});

test('judging again finds what an older rule did not, and is reported as other figures', async () => {
  const id = await drivenBy(throughGap(104));
  await end(citizen, id);
  const found = await findings(id, citizen);
  await server.dataSource.query(`UPDATE journey SET findings = '[]' WHERE id = $1`, [id]);
  const rejudge = async (): Promise<boolean | undefined> => {
    const received = new Map<number, boolean>();
    await rejudgeJourneys(
      { ...server.services, actor: null },
      {
        since: startedAt,
        isDryRun: false,
        notify: ({ journeyId, hasOtherFigures }) => received.set(journeyId, hasOtherFigures),
      },
    );
    return received.get(Number(id));
  };
  expect(await rejudge()).toBe(true);
  expect(await findings(id, citizen)).toEqual(found);
  expect(await rejudge()).toBe(false);
});

test('what a person exports of their journeys has the early arrival, and not what is for staff', async () => {
  const early = await drivenBy(throughGap(104));
  await end(citizen, early);
  const { journeys } = (await citizen.rest('GET', '/api/me/export.json')).body;
  expect(journeys).toMatchObject([{ findings: [{ kind: 'EARLY_ARRIVAL' }] }]);
  citizen = await TestClient.citizen(server.url);
  await end(citizen, await drivenBy(driveAt(SEA)));
  const { journeys: others } = (await citizen.rest('GET', '/api/me/export.json')).body;
  expect(others).toMatchObject([{ findings: [] }]);
});
