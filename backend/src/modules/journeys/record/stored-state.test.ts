import { withoutSettled } from '@wakafine/domain/journeys/judged-way';
import { push, read, start } from '../../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';
import { hasTimeToJudgeAnew } from './judging-anew';
import { loadDrive, readDrive } from './known-drive';

/** Two stretches within ten minutes, so that the second takes the place of the first, which was stored long before. */
const SPEEDS = [
  ...[...ramp(0, 72), ...seconds(30, 72), ...ramp(72, 22), ...seconds(40, 30)],
  ...[...ramp(30, 80), ...seconds(40, 81), ...ramp(80, 20), ...seconds(20, 20)],
];
const BATCH = 7;

let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  here = await startTestServer();
  there = await here.another();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

interface Phone {
  readonly here: TestClient;
  readonly there: TestClient;
  readonly id: string;
  readonly fixes: readonly FixPayload[];
}

/** A phone that both processes know, with a journey whose fixes are still to be sent. */
async function phone(): Promise<Phone> {
  const client = await TestClient.citizen(here.url);
  const elsewhere = new TestClient(there.url);
  elsewhere.setCookie('wf_session', client.cookie('wf_session') ?? '');
  const startedAt = new Date(here.clock.now().getTime() - 600_000);
  const { id } = await start(client, { startedAt: startedAt.toISOString() });
  return { here: client, there: elsewhere, id, fixes: straightDrive(startedAt, SPEEDS) };
}

/** Sets thresholds from now on, which every process knows two seconds later. */
async function setThresholds(caution: number): Promise<void> {
  const admin = await staffClient(here, 'ADMIN');
  const { body } = await admin.graphql(
    `mutation { setSpeedThresholds(input: { caution: ${caution}, warning: ${caution + 10}, danger: ${caution + 20} }) { caution } }`,
  );
  expect(body.errors).toBeUndefined();
  here.clock.advance(2_000);
}

/** All the time there is was used ten seconds later than it is, so that none comes back before the next push. */
function useUpTime(): void {
  here.clock.advance(10_000);
  expect(hasTimeToJudgeAnew(here.services, 36_000)).toBe(true);
  here.clock.advance(-10_000);
}

function batches(fixes: readonly FixPayload[]): FixPayload[][] {
  return Array.from({ length: Math.ceil(fixes.length / BATCH) }, (_, index) =>
    fixes.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/** The figures of a journey without what differs between two of them. */
async function figuresOf({ here: client, id }: Phone): Promise<JsonValue> {
  const journey = await read(client, id);
  return { ...journey, id: null, startTime: null, violations: journey.violations.map(withoutIds) };
}

function withoutIds({ startedAt, endedAt, ...violation }: JsonValue): JsonValue {
  return {
    ...violation,
    id: null,
    lastsMs: endedAt === null ? null : Date.parse(endedAt) - Date.parse(startedAt),
  };
}

async function sendHere({ here: client, id, fixes }: Phone): Promise<void> {
  for (const batch of batches(fixes)) {
    await push(client, id, batch);
  }
}

function deleteFixes({ id }: Phone): Promise<unknown> {
  return here.dataSource.query('DELETE FROM fix WHERE journey_id = $1', [id]);
}

async function states({ id }: Phone): Promise<{ version: number; body: Buffer }[]> {
  const rows: { version: number; body: Buffer }[] = await here.dataSource.query(
    'SELECT version, body FROM journey_state WHERE journey_id = $1',
    [id],
  );
  return rows;
}

test('a phone that changes the process with every push gets the same journey as one that stays', async () => {
  const [staying, changing] = [await phone(), await phone()];
  await sendHere(staying);
  for (const [index, batch] of batches(changing.fixes).entries()) {
    await push(index % 2 === 0 ? changing.here : changing.there, changing.id, batch);
  }
  const figures = await figuresOf(changing);
  expect(figures).toEqual(await figuresOf(staying));
  expect(figures.violations).toHaveLength(1);
});

test('a process that knows nothing of a journey judges on from its state, and reads no fix', async () => {
  const [staying, changing] = [await phone(), await phone()];
  await sendHere(staying);
  const all = batches(changing.fixes);
  for (const batch of all.slice(0, 10)) {
    await push(changing.here, changing.id, batch);
  }
  await deleteFixes(changing);
  for (const batch of all.slice(10)) {
    expect(await push(changing.there, changing.id, batch)).toMatchObject({ accepted: batch.length });
  }
  expect(await figuresOf(changing)).toEqual(await figuresOf(staying));
});

test('the stored state is what judging all fixes gives, after every push', async () => {
  const { here: client, id, fixes } = await phone();
  for (const batch of batches(fixes)) {
    await push(client, id, batch);
    const [stored, judged] = [
      await readDrive(there.services, Number(id)),
      await loadDrive(there.services, Number(id)),
    ];
    const way = judged && withoutSettled(judged.judgement.way, judged.judgement.drive.lastGoodAtMs ?? 0);
    expect(stored?.judgement).toStrictEqual({ ...judged?.judgement, way });
    expect(stored?.journey).toEqual(judged?.journey);
    expect(stored?.violations).toEqual(judged?.violations);
  }
});

test.each<[string, (state: Phone) => Promise<unknown>]>([
  [
    'the journey has changed since',
    ({ id }) => here.dataSource.query('UPDATE journey SET version = version + 1 WHERE id = $1', [id]),
  ],
  [
    'another release has packed it',
    ({ id }) =>
      here.dataSource.query(`UPDATE journey_state SET body = set_byte(body, 0, 99) WHERE journey_id = $1`, [
        id,
      ]),
  ],
  [
    'its bytes were cut off',
    ({ id }) =>
      here.dataSource.query(`UPDATE journey_state SET body = substr(body, 1, 200) WHERE journey_id = $1`, [
        id,
      ]),
  ],
  [
    'the database has lost it',
    ({ id }) => here.dataSource.query('DELETE FROM journey_state WHERE journey_id = $1', [id]),
  ],
])('where %s, the journey is judged anew from its fixes', async (_, damage) => {
  const [staying, changing] = [await phone(), await phone()];
  await sendHere(staying);
  const all = batches(changing.fixes);
  for (const batch of all.slice(0, 12)) {
    await push(changing.here, changing.id, batch);
  }
  await damage(changing);
  expect(await readDrive(there.services, Number(changing.id))).toBeNull();
  for (const batch of all.slice(12)) {
    await push(changing.there, changing.id, batch);
  }
  expect(await figuresOf(changing)).toEqual(await figuresOf(staying));
});

test('a state under other thresholds is not judged on from', async () => {
  const changing = await phone();
  await push(changing.here, changing.id, batches(changing.fixes)[0] ?? []);
  expect(await readDrive(there.services, Number(changing.id))).not.toBeNull();
  await setThresholds(51);
  expect(await readDrive(there.services, Number(changing.id))).toBeNull();
});

test('thresholds that take effect later leave what was judged as it is: no fix is read again', async () => {
  const [staying, changing] = [await phone(), await phone()];
  await sendHere(staying);
  const all = batches(changing.fixes);
  for (const batch of all.slice(0, 10)) {
    await push(changing.here, changing.id, batch);
  }
  await setThresholds(52);
  await deleteFixes(changing);
  for (const batch of all.slice(10)) {
    expect(await push(changing.here, changing.id, batch)).toMatchObject({ accepted: batch.length });
  }
  expect(await figuresOf(changing)).toEqual(await figuresOf(staying));
  expect(await readDrive(there.services, Number(changing.id))).not.toBeNull();
});

test('where the law changes for all at once, journeys are judged anew as there is time, and judged on until then', async () => {
  const changing = await phone();
  const all = batches(changing.fixes);
  for (const batch of all.slice(0, 10)) {
    await push(changing.here, changing.id, batch);
  }
  // A change that holds for the past too, as a new register of limits may.
  await here.dataSource.query(
    `INSERT INTO speed_thresholds (caution, warning, danger, effective_at) VALUES (40, 45, 90, now() - interval '1 day')`,
  );
  here.clock.advance(2_000);
  const violationsOf = async (): Promise<unknown[]> => (await read(changing.here, changing.id)).violations;
  const before = await violationsOf();
  for (const batch of all.slice(10, -1)) {
    useUpTime();
    expect(await push(changing.here, changing.id, batch)).toMatchObject({ accepted: batch.length });
    expect(await readDrive(there.services, Number(changing.id))).toBeNull();
  }
  // The second stretch was too fast by any of the laws; nobody is accused by one that no longer holds.
  expect(await violationsOf()).toEqual(before);
  here.clock.advance(20_000);
  expect(await push(changing.here, changing.id, all.at(-1) ?? [])).toMatchObject({
    acceptedThrough: changing.fixes.length,
  });
  const anew = await loadDrive(there.services, Number(changing.id));
  expect((await readDrive(there.services, Number(changing.id)))?.judgement.drive).toEqual(
    anew?.judgement.drive,
  );
  expect(await violationsOf()).not.toEqual(before);
});

test('a state goes with the end of its journey, and no earlier', async () => {
  const changing = await phone();
  await sendHere(changing);
  const [state] = await states(changing);
  expect(state?.body.length).toBeLessThan(4_000);
  const { body } = await changing.there.graphql(
    'mutation ($input: EndJourneyInput!) { endJourney(input: $input) { journey { isActive } } }',
    { input: { journeyId: changing.id } },
  );
  expect(body.data.endJourney.journey.isActive).toBe(false);
  expect(await states(changing)).toEqual([]);
});
