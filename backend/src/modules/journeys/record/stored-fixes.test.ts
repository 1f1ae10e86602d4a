import { push, read, start } from '../../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

let server: TestServer;
let citizen: TestClient;
let id: string;
let fixes: FixPayload[];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  citizen = await TestClient.citizen(server.url);
  const startedAt = new Date(Date.now() - 600_000);
  ({ id } = await start(citizen, { startedAt: startedAt.toISOString() }));
  fixes = straightDrive(startedAt, seconds(99, 36));
});

function bySeq(...seqs: number[]): FixPayload[] {
  return fixes.filter(({ seq }) => seqs.includes(seq));
}

async function storedSeqs(): Promise<number[]> {
  const rows: { seq: number }[] = await server.dataSource.query(
    'SELECT seq FROM fix WHERE journey_id = $1 ORDER BY seq',
    [id],
  );
  return rows.map(({ seq }) => seq);
}

test('acceptedThrough is the highest seq with none missing below it', async () => {
  expect((await read(citizen, id)).acceptedThrough).toBe(0);
  const steps: [seqs: number[], through: number][] = [
    [[2, 3], 0],
    [[1], 3],
    [[5], 3],
    [[6, 8], 3],
    [[4], 6],
    [[9, 7], 9],
    [[10], 10],
    [[11, 12], 12],
    [[14], 12],
    [[15], 12],
    [[13], 15],
  ];
  for (const [seqs, through] of steps) {
    const pushed = await push(citizen, id, bySeq(...seqs));
    expect([seqs, pushed.accepted, pushed.acceptedThrough]).toEqual([seqs, seqs.length, through]);
  }
  expect((await read(citizen, id)).acceptedThrough).toBe(15);
});

test('accepted and duplicates together are what was sent, and the first content of a seq stands', async () => {
  await push(citizen, id, fixes.slice(0, 10));
  const before = await read(citizen, id);
  const changed = bySeq(3, 4).map((fix) => ({ ...fix, lat: fix.lat + 1 }));
  const again = await push(citizen, id, changed);
  expect([again.accepted, again.duplicates, again.flagged]).toEqual([0, 2, []]);
  expect(await read(citizen, id)).toEqual(before);
  const mixed = await push(citizen, id, [...bySeq(9, 10, 11), ...bySeq(11, 12)]);
  expect([mixed.accepted, mixed.duplicates, mixed.acceptedThrough]).toEqual([2, 3, 12]);
  const twice = await push(citizen, id, [...bySeq(13), { ...bySeq(13)[0], lat: 0 } as FixPayload]);
  expect([twice.accepted, twice.duplicates, twice.flagged]).toEqual([1, 1, []]);
  expect(await storedSeqs()).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
});

test('the same fixes sent over many connections at once are stored once each', async () => {
  const batches = Array.from({ length: 10 }, (_, index) => fixes.slice(index * 10, index * 10 + 10));
  const sends = [...batches, ...batches.reverse(), ...batches].map((batch) => push(citizen, id, batch));
  const answers = await Promise.all(sends);
  const accepted = answers.reduce((sum, answer) => sum + answer.accepted, 0);
  const duplicates = answers.reduce((sum, answer) => sum + answer.duplicates, 0);
  expect([accepted, duplicates]).toEqual([100, 200]);
  expect(await storedSeqs()).toHaveLength(100);
  const journey = await read(citizen, id);
  expect(journey.acceptedThrough).toBe(100);
  expect(journey.distanceKm).toBeCloseTo(0.99, 3);
});

test('two server processes that take the same drive in turns agree on it', async () => {
  const other = await server.another();
  try {
    const elsewhere = new TestClient(other.url);
    const headers = { cookie: `wf_session=${citizen.cookie('wf_session')}` };
    const document = `mutation ($input: RecordFixesInput!) { recordFixes(input: $input) { accepted acceptedThrough } }`;
    for (let index = 0; index < 10; index += 1) {
      const batch = fixes.slice(index * 10, index * 10 + 10);
      if (index % 2 === 0) {
        expect((await push(citizen, id, batch)).accepted).toBe(10);
      } else {
        const body = { query: document, variables: { input: { journeyId: id, fixes: batch } } };
        const answer = await elsewhere.rest('POST', '/graphql', body, headers);
        expect(answer.body.data.recordFixes).toEqual({ accepted: 10, acceptedThrough: index * 10 + 10 });
      }
    }
    expect((await read(citizen, id)).distanceKm).toBeCloseTo(0.99, 3);
  } finally {
    await other.close();
  }
});

test('one bad fix refuses the whole push, and a largest push is accepted', async () => {
  const long = straightDrive(new Date(Date.now() - 1_200_000), seconds(999, 36));
  const { refused } = await push(citizen, id, [
    ...long.slice(0, 999),
    { ...long[999], lat: 91 } as FixPayload,
  ]);
  expect(Object.keys(refused.fields)).toEqual(['fixes.999.lat']);
  expect(await storedSeqs()).toEqual([]);
  const { accepted, acceptedThrough } = await push(citizen, id, long);
  expect([accepted, acceptedThrough]).toEqual([1_000, 1_000]);
});

test('over REST the whole route or its new tail may be sent, and each time is stored once', async () => {
  const route = fixes.slice(0, 30).map(({ lat, lng, recordedAt, accuracyM }) => ({
    lat,
    lng,
    timestamp: recordedAt,
    accuracy: accuracyM,
  }));
  const path = `/api/journeys/${id}`;
  const lengthAfter = async (points: typeof route): Promise<number> =>
    (await citizen.rest('PATCH', path, { route: points })).body.route.length;
  expect(await lengthAfter(route.slice(0, 10))).toBe(10);
  expect(await lengthAfter(route.slice(0, 20))).toBe(20);
  expect(await lengthAfter(route.slice(15))).toBe(30);
  expect(await lengthAfter([])).toBe(30);
  const originMs = Date.parse((await read(citizen, id)).startTime) - 300_000;
  expect((await storedSeqs())[0]).toBe(Date.parse(route[0]?.timestamp ?? '') - originMs);
  expect((await read(citizen, id)).distanceKm).toBeCloseTo(0.29, 3);
});

test.each([
  ['lat', { lat: 91 }, 'route.1.lat'],
  ['speed', { speed: 301 }, 'route.1.speed'],
  ['speed', { speed: '80' }, 'route.1.speed'],
  ['accuracy', { accuracy: -1 }, 'route.1.accuracy'],
  ['timestamp', { timestamp: 'now' }, 'route.1.timestamp'],
  ['timestamp', { timestamp: undefined }, 'route.1.timestamp'],
  ['timestamp of last year', { timestamp: Date.now() - 365 * 86_400_000 }, 'route.1.timestamp'],
  ['timestamp of next year', { timestamp: Date.now() + 365 * 86_400_000 }, 'route.1.timestamp'],
])(
  'a route with one wrong %s (%j) is refused at %s, with all else of the patch',
  async (_name, over, field) => {
    const point = { lat: 4.05, lng: 9.77, timestamp: Date.now() };
    const patch = { maxSpeed: 77, isActive: false, route: [point, { ...point, ...over }] };
    const { status, body } = await citizen.rest('PATCH', `/api/journeys/${id}`, patch);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    const [journey] = await server.dataSource.query('SELECT * FROM journey WHERE id = $1', [id]);
    expect(journey).toMatchObject({ claimed_max_speed_kmh: null, ended_at: null, fix_count: 0 });
  },
);

test.each<[field: string, patch: object]>([
  ['route', { route: {} }],
  ['route.0', { route: [5] }],
  ['route.0', { route: [null] }],
  ['maxSpeed', { maxSpeed: 301 }],
  ['distance', { distance: 5_001 }],
  ['averageSpeed', { averageSpeed: -1 }],
  ['isActive', { isActive: 'false' }],
  ['endTime', { isActive: false, endTime: 'never' }],
  ['endTime', { isActive: false, endTime: Date.now() + 86_400_000, maxSpeed: 7 }],
  [
    'route',
    {
      route: Array.from({ length: 20_001 }, (_, index) => ({
        lat: 4,
        lng: 9,
        timestamp: Date.now() + index,
      })),
    },
  ],
])('a patch with a wrong %s is refused there and changes nothing', async (field, patch) => {
  const { status, body } = await citizen.rest('PATCH', `/api/journeys/${id}`, patch);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  const [journey] = await server.dataSource.query('SELECT * FROM journey WHERE id = $1', [id]);
  expect(journey).toMatchObject({ claimed_max_speed_kmh: null, ended_at: null, fix_count: 0 });
});
