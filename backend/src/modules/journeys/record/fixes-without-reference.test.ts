import type { EntityManager } from 'typeorm';
import { push, start } from '../../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { Journey } from '../journey.entity';
import { SAVE_DRIVES } from './save-drives.queries';
import { saveDrivesValues } from './save-drives.values';

const ROUNDS = 12;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Drive {
  readonly citizen: TestClient;
  readonly id: string;
  readonly fixes: readonly FixPayload[];
}

async function newDrive(): Promise<Drive> {
  const citizen = await TestClient.citizen(server.url);
  const startedAt = new Date(Date.now() - 600_000);
  const { id } = await start(citizen, { startedAt: startedAt.toISOString() });
  return { citizen, id, fixes: straightDrive(startedAt, seconds(59, 36)) };
}

async function fixesOf(...ids: string[]): Promise<number> {
  const [{ count }] = await server.dataSource.query(
    'SELECT count(*)::integer AS count FROM fix WHERE journey_id = ANY ($1::bigint[])',
    [ids],
  );
  return count;
}

async function orphans(): Promise<number> {
  const [{ count }] = await server.dataSource.query(
    'SELECT count(*)::integer AS count FROM fix WHERE NOT EXISTS (SELECT FROM journey WHERE id = journey_id)',
  );
  return count;
}

/** The parameters of a push of two fixes to a journey as it stands, which another process has read. */
async function valuesOf(id: number, version: (now: number) => number): Promise<(string | Buffer | null)[]> {
  const journey = await server.services.db.entities.findOneByOrFail(Journey, { id });
  const fix = { lat: 4, lng: 9.7, accuracyM: 8, speedKmh: null, headingDeg: null, clockOffsetMs: null };
  const newFixes = [1, 2].map((seq) => ({ ...fix, seq, recordedAtMs: Date.now() + seq, isFuture: false }));
  return saveDrivesValues([
    {
      journey: { ...journey, version: version(journey.version) },
      newFixes,
      ...{ opened: [], changed: [], alerts: null, findings: null, bound: null },
      booked: { ways: [], isWhole: false },
      state: null,
    },
  ]);
}

const deleted = (manager: EntityManager, ...ids: string[]): Promise<unknown> =>
  manager.query('DELETE FROM journey WHERE id = ANY ($1::bigint[])', [ids]);

test('fixes go with their journeys, one or many, and those of others stay', async () => {
  const drives = [await newDrive(), await newDrive(), await newDrive(), await newDrive()];
  await Promise.all(drives.map(({ citizen, id, fixes }) => push(citizen, id, [...fixes])));
  const ids = drives.map(({ id }) => id);
  await deleted(server.dataSource.manager, ...ids.slice(0, 1));
  expect([await fixesOf(...ids.slice(0, 1)), await fixesOf(...ids)]).toEqual([0, 180]);
  await deleted(server.dataSource.manager, ...ids.slice(1, 3));
  expect([await fixesOf(...ids.slice(0, 3)), await fixesOf(...ids)]).toEqual([0, 60]);
});

test('fixes of a journey that was never there, or is another by now, are not stored', async () => {
  const { id } = await newDrive();
  const none = await valuesOf(Number(id), (now) => now + 1);
  await deleted(server.dataSource.manager, id);
  expect(await server.services.db.composedRows(SAVE_DRIVES, none)).toEqual([]);
  const { id: other } = await newDrive();
  const late = await valuesOf(Number(other), (now) => now + 2);
  expect(await server.services.db.composedRows(SAVE_DRIVES, late)).toEqual([]);
  expect(await fixesOf(id, other)).toBe(0);
});

test('a push that meets the deletion of its journey waits for it and stores nothing', async () => {
  const { citizen, id, fixes } = await newDrive();
  await push(citizen, id, fixes.slice(0, 5));
  let pushed: Promise<{ body: { errors?: { extensions: { code: string } }[] } }> | undefined;
  await server.dataSource.transaction(async (manager) => {
    await deleted(manager, id);
    const input = { journeyId: id, fixes: fixes.slice(5, 10) };
    pushed = citizen.graphql(
      'mutation ($input: RecordFixesInput!) { recordFixes(input: $input) { accepted } }',
      {
        input,
      },
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect((await pushed)?.body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await fixesOf(id)).toBe(0);
});

test('a deletion that meets a push waits for its commit and takes its fixes too', async () => {
  const { id } = await newDrive();
  const values = await valuesOf(Number(id), (now) => now + 1);
  let gone: Promise<unknown> | undefined;
  await server.dataSource.transaction(async (manager) => {
    await manager.query(SAVE_DRIVES.text, values);
    gone = deleted(server.dataSource.manager, id);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await gone;
  expect(await fixesOf(id)).toBe(0);
});

test('whichever of pushes and deletions come first, no fix is left without its journey', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { citizen, id, fixes } = await newDrive();
    const pushes = [0, 20, 40].map((from) =>
      citizen.graphql('mutation ($input: RecordFixesInput!) { recordFixes(input: $input) { accepted } }', {
        input: { journeyId: id, fixes: fixes.slice(from, from + 20) },
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, round));
    await Promise.all([...pushes, deleted(server.dataSource.manager, id)]);
  }
  expect(await orphans()).toBe(0);
});
