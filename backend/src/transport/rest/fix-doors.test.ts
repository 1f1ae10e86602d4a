import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { encodeFixes, FIX_BATCH_TYPE } from '@wakafine/domain/journeys/fix-batch';
import type { SentFix } from '@wakafine/domain/journeys/fix-batch';
import { end, push, read, start } from '../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { newStaffMember } from '../../testing/party/party';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const BATCH = { 'content-type': FIX_BATCH_TYPE };
const NOISE_REQUESTS = 150;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Driver {
  readonly client: TestClient;
  readonly id: string;
}

async function driver(startedAt: Date): Promise<Driver> {
  const client = await TestClient.citizen(server.url);
  const { id } = await start(client, { startedAt: startedAt.toISOString() });
  return { client, id };
}

/** A drive with a stretch above every limit, of places and times that the binary form says exactly. */
function drive(startedAt: Date, noise: readonly number[] = []): SentFix[] {
  const speeds = [...ramp(0, 40), ...seconds(20, 40), ...ramp(40, 90), ...seconds(40, 90), ...ramp(90, 20)];
  return straightDrive(startedAt, speeds).map(
    ({ seq, lat, lng, recordedAt, accuracyM, speedKmh }, index) => ({
      seq,
      lat: Math.round(lat * 1e7 + (noise[index % noise.length] ?? 0)) / 1e7,
      lng: Math.round(lng * 1e7) / 1e7,
      recordedAtMs: Date.parse(recordedAt),
      accuracyM: accuracyM ?? null,
      speedKmh: typeof speedKmh === 'number' ? Math.round(speedKmh * 1_000) / 1_000 : null,
      headingDeg: null,
      clockOffsetMs: null,
    }),
  );
}

const pushBytes = (client: TestClient, id: string, fixes: readonly SentFix[]) =>
  client.rest('POST', `/api/journeys/${id}/fixes`, encodeFixes(fixes), BATCH);

const DOORS = {
  graphql: ({ client, id }: Driver, fixes: readonly SentFix[]) =>
    push(
      client,
      id,
      fixes.map(({ seq, lat, lng, recordedAtMs, accuracyM, speedKmh }) => ({
        ...{ seq, lat, lng, recordedAt: new Date(recordedAtMs).toISOString() },
        ...(accuracyM === null ? {} : { accuracyM }),
        ...(speedKmh === null ? {} : { speedKmh }),
      })),
    ),
  rest: async ({ client, id }: Driver, fixes: readonly SentFix[]) => {
    const route = fixes.map(({ lat, lng, recordedAtMs, accuracyM, speedKmh }) => ({
      ...{ lat, lng, timestamp: new Date(recordedAtMs).toISOString() },
      ...{ accuracy: accuracyM, speed: speedKmh },
    }));
    expect((await client.rest('PATCH', `/api/journeys/${id}`, { route })).status).toBe(200);
  },
  binary: async ({ client, id }: Driver, fixes: readonly SentFix[]) => {
    expect((await pushBytes(client, id, fixes)).status).toBe(200);
  },
} as const;

/** All that is stored of a journey, but for numbers that are given to each. */
async function stored({ client, id }: Driver): Promise<JsonValue> {
  const fixes = await server.dataSource.query(
    `SELECT lat, lng, recorded_at, accuracy_m, speed_kmh, heading_deg, clock_offset_ms, is_future
     FROM fix WHERE journey_id = $1 ORDER BY seq`,
    [id],
  );
  const violations = await server.dataSource.query(
    `SELECT started_at, ended_at, speed_kmh, mean_speed_kmh, latitude, longitude, severity, grade, fix_count, proven_kmh,
       uncertainty_kmh, limit_kmh, is_withdrawn FROM violation WHERE journey_id = $1 ORDER BY started_at`,
    [id],
  );
  const { distanceKm, maxSpeedKmh, averageSpeedKmh, violationCount, status } = await read(client, id);
  return { fixes, violations, journey: { distanceKm, maxSpeedKmh, averageSpeedKmh, violationCount, status } };
}

/** The figures of a journey as GraphQL has them, under their names in REST. */
async function progress({ client, id }: Driver): Promise<JsonValue> {
  const { body } = await client.graphql(
    `query ($id: ID!) { journey(id: $id) {
      distance: distanceKm maxSpeed: maxSpeedKmh averageSpeed: averageSpeedKmh currentSpeed: currentSpeedKmh
      zone violations: violationCount isActive endTime } }`,
    { id },
  );
  return body.data.journey;
}

test('the same fixes give the same journey through all three doors, however they are split and repeated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 3, maxLength: 9 }),
      fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      async (noise, lengths, isRepeated) => {
        const startedAt = new Date(Date.now() - 1_200_000);
        const fixes = drive(startedAt, noise);
        const parts = lengths.reduce<SentFix[][]>(
          (all, length) => [...all, fixes.slice(all.flat().length, all.flat().length + length)],
          [],
        );
        parts.push(fixes.slice(parts.flat().length));
        const sent = parts.filter((part) => part.length > 0);
        const outcomes: JsonValue[] = [];
        for (const door of Object.values(DOORS)) {
          const who = await driver(startedAt);
          for (const part of isRepeated ? [...sent, ...sent.slice(0, 1)] : sent) {
            await door(who, part);
          }
          await end(who.client, who.id);
          outcomes.push(await stored(who));
        }
        expect(outcomes[0].fixes).toHaveLength(fixes.length);
        // Noise may leave too little that is proven, and nothing else may.
        expect(noise.every((each) => each === 0) ? [1] : [0, 1]).toContain(
          outcomes[0].journey.violationCount,
        );
        expect(outcomes[1]).toEqual(outcomes[0]);
        expect(outcomes[2]).toEqual(outcomes[0]);
      },
    ),
    { numRuns: 6, examples: [[[0, 0, 0], [7, 1, 30, 2], true]] },
  );
});

describe('the binary door', () => {
  const startedAt = new Date(Date.now() - 600_000);
  let own: Driver;
  let fixes: SentFix[];
  beforeEach(async () => {
    own = await driver(startedAt);
    fixes = drive(startedAt).slice(0, 20);
  });

  const count = async (): Promise<number> => {
    const [row] = await server.dataSource.query(
      'SELECT count(*)::int AS count FROM fix WHERE journey_id = $1',
      [own.id],
    );
    return row.count;
  };

  test('says what it has stored, and the same once more when it is sent once more', async () => {
    const late = { ...(fixes[4] as SentFix), seq: 30, recordedAtMs: Date.now() + 3_600_000 };
    const { status, body } = await pushBytes(own.client, own.id, [...fixes, late]);
    expect([status, body]).toEqual([
      200,
      {
        ...{ accepted: 21, duplicates: 0, acceptedThrough: 20, flagged: [{ seq: 30, reason: 'future' }] },
        journey: await progress(own),
      },
    ]);
    expect(body.journey).toMatchObject({ isActive: true, endTime: null, violations: 0, zone: 'SAFE' });
    expect(body.journey.distance).toBeGreaterThan(0.05);
    expect((await pushBytes(own.client, own.id, fixes)).body).toMatchObject({ accepted: 0, duplicates: 20 });
    expect(await count()).toBe(21);
  });

  test('reads a batch that a proxy has packed', async () => {
    const packed = Uint8Array.from(gzipSync(encodeFixes(fixes)));
    const { body } = await own.client.rest('POST', `/api/journeys/${own.id}/fixes`, packed, {
      ...BATCH,
      'content-encoding': 'gzip',
    });
    expect(body.accepted).toBe(20);
  });

  test('refuses a bad value with its whole batch, and names it', async () => {
    const bad = fixes.map((fix, index) => (index === 7 ? { ...fix, lat: 90.1, speedKmh: 301 } : fix));
    const { status, body } = await pushBytes(own.client, own.id, bad);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([
      ...[400, 'BAD_USER_INPUT'],
      ['fixes.7.lat', 'fixes.7.speedKmh'],
    ]);
    const never = await pushBytes(own.client, own.id, [{ ...(fixes[0] as SentFix), recordedAtMs: 1e15 }]);
    expect([never.status, Object.keys(never.body.fields)]).toEqual([400, ['fixes.0.recordedAt']]);
    expect(await count()).toBe(0);
  });

  test('is not there for others, nor for what is no journey, and is closed to staff and visitors', async () => {
    const other = await TestClient.citizen(server.url);
    const { client: admin } = await newStaffMember(server, { role: 'ADMIN' });
    const asked: [TestClient, string, number][] = [
      [other, own.id, 404],
      [own.client, '999999999', 404],
      [own.client, 'x', 404],
      [own.client, '0', 404],
      [admin, own.id, 403],
      [new TestClient(server.url), own.id, 401],
    ];
    for (const [client, id, status] of asked) {
      expect([id, (await pushBytes(client, id, fixes)).status]).toEqual([id, status]);
    }
    // Who may not ask does not learn what is wrong.
    const visitor = new TestClient(server.url);
    const { status } = await visitor.rest('POST', `/api/journeys/${own.id}/fixes`, Uint8Array.of(9), BATCH);
    expect(status).toBe(401);
    expect(await count()).toBe(0);
  });

  test('reads nothing but its own media type, and no other call reads that', async () => {
    const bytes = encodeFixes(fixes);
    const path = `/api/journeys/${own.id}/fixes`;
    const asked: [string, unknown, string, number][] = [
      [path, '{"fixes":[]}', 'application/json', 415],
      [path, '', 'application/json', 415],
      [path, bytes, 'application/octet-stream', 415],
      [path, bytes, 'text/plain', 415],
      [path, new Uint8Array(70_000), FIX_BATCH_TYPE, 413],
      ['/api/journeys', bytes, FIX_BATCH_TYPE, 415],
      ['/graphql', bytes, FIX_BATCH_TYPE, 415],
      ['/api/auth/signin', bytes, FIX_BATCH_TYPE, 415],
      [path, new Uint8Array(0), FIX_BATCH_TYPE, 400],
      [path, bytes.subarray(0, 30), FIX_BATCH_TYPE, 400],
      [path, Uint8Array.from([...bytes, 1]), FIX_BATCH_TYPE, 400],
      [path, Uint8Array.of(2, 1), FIX_BATCH_TYPE, 400],
      [path, Uint8Array.of(1, 0xe9, 7), FIX_BATCH_TYPE, 400],
    ];
    for (const [to, body, type, status] of asked) {
      const answer = await own.client.rest('POST', to, body, { 'content-type': type });
      expect([to, type, answer.status]).toEqual([to, type, status]);
      expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(['error', 'code', 'requestId']));
      if (status === 400) {
        expect(Object.keys(answer.body.fields)).toEqual(['fixes']);
      }
    }
    expect((await own.client.rest('GET', path)).status).toBe(405);
    expect(await count()).toBe(0);
  });

  test('answers whatever bytes with a refusal of the documented shape or with what it stored', async () => {
    const noise = fc.uint8Array({ maxLength: 120 });
    const likely = noise.map((bytes) => Uint8Array.from([1, 1 + (bytes.length % 5), ...bytes]));
    const changed = fc
      .array(fc.tuple(fc.nat(400), fc.nat(255)), { minLength: 1, maxLength: 4 })
      .map((changes) => {
        const bytes = encodeFixes(fixes);
        changes.forEach(([at, value]) => (bytes[at % bytes.length] = value));
        return bytes;
      });
    await fc.assert(
      fc.asyncProperty(fc.oneof(noise, likely, changed), async (bytes) => {
        const path = `/api/journeys/${own.id}/fixes`;
        const { status, body } = await own.client.rest('POST', path, Uint8Array.from(bytes), BATCH);
        expect([200, 400]).toContain(status);
        expect(Object.keys(body)).toEqual(
          status === 200
            ? ['accepted', 'duplicates', 'acceptedThrough', 'flagged', 'journey']
            : ['error', 'code', 'requestId', 'fields'],
        );
      }),
      { numRuns: NOISE_REQUESTS },
    );
  });
});
