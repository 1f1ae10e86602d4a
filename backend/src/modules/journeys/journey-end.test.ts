import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { end, push, read, start } from '../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import type { FixPayload } from '../../testing/drives/straight-drive';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { endSilentJourneys } from './lifecycle/end-silent-journeys';

let server: TestServer;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  citizen = await TestClient.citizen(server.url);
});

/** So long ago by the server's clock. */
function ago(ms: number): Date {
  return new Date(server.clock.now().getTime() - ms);
}

function after(time: string | Date, ms: number): Date {
  return new Date(new Date(time).getTime() + ms);
}

/** A journey that began so long ago with a minute of driving at 36 km/h. */
async function driven(startedMsAgo: number): Promise<{ id: string; startedAt: Date; fixes: FixPayload[] }> {
  const startedAt = ago(startedMsAgo);
  const { id } = await start(citizen, { startedAt: startedAt.toISOString() });
  const fixes = straightDrive(startedAt, seconds(60, 36));
  await push(citizen, id, fixes);
  return { id, startedAt, fixes };
}

/** A minute of driving from a time on, with seqs above those of the first minute. */
function laterFixes(from: Date, firstSeq = 1_000): FixPayload[] {
  return straightDrive(from, seconds(60, 36), firstSeq);
}

test('a journey ends now unless its client says when, and ending it again changes nothing', async () => {
  const { id, startedAt } = await driven(HOUR_MS);
  const before = server.clock.now();
  const ended = await end(citizen, id);
  expect(ended.isActive).toBe(false);
  expect(Date.parse(ended.endTime)).toBeGreaterThanOrEqual(before.getTime());
  expect(await end(citizen, id, after(startedAt, 5 * MINUTE_MS))).toEqual(ended);
  const other = await driven(HOUR_MS);
  const declared = after(other.startedAt, 5 * MINUTE_MS);
  expect((await end(citizen, other.id, declared)).endTime).toBe(declared.toISOString());
});

test('an end before the last good fix is moved to it', async () => {
  const { id, startedAt } = await driven(HOUR_MS);
  const ended = await end(citizen, id, after(startedAt, 10_000));
  expect(ended.endTime).toBe(after(startedAt, 60_000).toISOString());
});

test('an end before the start or ahead of the server is refused at endedAt, and the journey goes on', async () => {
  const { id, startedAt } = await driven(HOUR_MS);
  for (const endedAt of [after(startedAt, -1_000), ago(-5 * MINUTE_MS)]) {
    const { refused } = await end(citizen, id, endedAt);
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', ['endedAt']]);
  }
  expect((await read(citizen, id)).isActive).toBe(true);
});

test('what is not theirs can be neither ended nor added to, and does not exist for them', async () => {
  const { id, fixes } = await driven(HOUR_MS);
  const stranger = await TestClient.citizen(server.url);
  expect((await end(stranger, id)).refused.code).toBe('NOT_FOUND');
  expect((await push(stranger, id, fixes)).refused.code).toBe('NOT_FOUND');
  expect(await read(stranger, id)).toBeNull();
  const visitor = new TestClient(server.url);
  expect((await end(visitor, id)).refused.code).toBe('UNAUTHENTICATED');
  expect((await push(visitor, id, fixes)).refused.code).toBe('UNAUTHENTICATED');
  expect(await read(visitor, id)).toBeNull();
  expect((await read(citizen, id)).isActive).toBe(true);
});

test('an ended journey takes fixes inside its times, and they count', async () => {
  const startedAt = ago(HOUR_MS);
  const { id } = await start(citizen, { startedAt: startedAt.toISOString() });
  const fixes = straightDrive(startedAt, seconds(60, 36));
  await push(citizen, id, fixes.slice(0, 20));
  const endedAt = after(startedAt, 10 * MINUTE_MS);
  const ended = await end(citizen, id, endedAt);
  expect(ended.distanceKm).toBeCloseTo(0.19, 2);
  const { accepted, flagged, acceptedThrough, journey } = await push(citizen, id, fixes);
  expect([accepted, flagged, acceptedThrough]).toEqual([41, [], 61]);
  expect(journey.distanceKm).toBeCloseTo(0.6, 3);
  expect([journey.endTime, journey.isActive]).toEqual([endedAt.toISOString(), false]);
});

test('fixes up to 5 minutes after the end count and move it; later ones are flagged', async () => {
  const { id, startedAt } = await driven(HOUR_MS);
  const endedAt = after(startedAt, 2 * MINUTE_MS);
  await end(citizen, id, endedAt);
  const near = await push(citizen, id, laterFixes(after(endedAt, 3 * MINUTE_MS)));
  expect(near.flagged).toEqual([]);
  expect(near.journey.endTime).toBe(after(endedAt, 4 * MINUTE_MS).toISOString());
  expect(near.journey.isActive).toBe(false);
  // The 5 minutes count from the end that was given, not from where fixes have moved it to.
  const far = await push(citizen, id, laterFixes(after(endedAt, 5 * MINUTE_MS - 30_000), 2_000));
  expect(far.flagged).toHaveLength(30);
  expect(far.flagged[0]).toEqual({ seq: 2_031, reason: 'outside_journey' });
  expect(far.journey.endTime).toBe(after(endedAt, 5 * MINUTE_MS).toISOString());
});

test('the end does not depend on the order in which late fixes come', async () => {
  const ends = [];
  const startedAt = ago(2 * HOUR_MS);
  for (const order of [1, -1]) {
    const by = await TestClient.citizen(server.url);
    const { id } = await start(by, { startedAt: startedAt.toISOString() });
    await end(by, id, after(startedAt, MINUTE_MS));
    const late = laterFixes(after(startedAt, 2 * MINUTE_MS));
    const halves = [late.slice(0, 30), late.slice(30)];
    for (const half of order === 1 ? halves : halves.reverse()) {
      await push(by, id, half);
    }
    const { endTime, distanceKm } = await read(by, id);
    ends.push({ endTime, distanceKm });
  }
  expect(ends[0]).toEqual(ends[1]);
  expect(ends[0]?.endTime).toBe(after(startedAt, 3 * MINUTE_MS).toISOString());
});

test('fixes more than 5 minutes before the start are flagged, nearer ones count', async () => {
  const startedAt = ago(HOUR_MS);
  const { id } = await start(citizen, { startedAt: startedAt.toISOString() });
  const fixes = straightDrive(after(startedAt, -5 * MINUTE_MS - 30_000), seconds(60, 36));
  const { accepted, flagged, journey } = await push(citizen, id, fixes);
  expect([accepted, flagged.length]).toEqual([61, 30]);
  expect(journey.distanceKm).toBeCloseTo(0.3, 2);
  expect(journey.startTime).toBe(startedAt.toISOString());
});

test('a journey that was over when it was started takes its fixes afterwards', async () => {
  const startedAt = ago(2 * HOUR_MS);
  const times = { startedAt: startedAt.toISOString(), endedAt: ago(HOUR_MS).toISOString() };
  const { id } = await start(citizen, times);
  const { flagged, journey } = await push(citizen, id, laterFixes(startedAt));
  expect(flagged).toEqual([]);
  expect(journey).toMatchObject({ isActive: false, endTime: times.endedAt });
  expect(journey.distanceKm).toBeCloseTo(0.6, 3);
});

test('after 6 hours of silence the server ends a journey at its last fix, and late fixes move that end', async () => {
  const { id, startedAt } = await driven(10 * MINUTE_MS);
  server.clock.advance(6 * HOUR_MS - MINUTE_MS);
  await endSilentJourneys(server.services);
  expect((await read(citizen, id)).isActive).toBe(true);
  server.clock.advance(2 * MINUTE_MS);
  await endSilentJourneys(server.services);
  const silent = await read(citizen, id);
  expect(silent).toMatchObject({
    isActive: false,
    isEndProvisional: true,
    endTime: after(startedAt, 60_000).toISOString(),
  });
  const next = await start(citizen);
  const { flagged, journey } = await push(citizen, id, laterFixes(after(startedAt, HOUR_MS)));
  expect(flagged).toEqual([]);
  expect(journey).toMatchObject({
    isActive: false,
    isEndProvisional: true,
    endTime: after(startedAt, HOUR_MS + 60_000).toISOString(),
  });
  expect(journey.distanceKm).toBeGreaterThan(silent.distanceKm);
  expect((await end(citizen, id)).endTime).toBe(journey.endTime);
  expect((await read(citizen, next.id)).isActive).toBe(true);
});

test('whatever is received breaks the silence, and a journey without fixes ends where it started', async () => {
  const { id, startedAt } = await driven(10 * MINUTE_MS);
  const empty = await TestClient.citizen(server.url);
  const { id: emptyId, startTime } = await start(empty);
  server.clock.advance(4 * HOUR_MS);
  await push(citizen, id, laterFixes(after(startedAt, 2 * MINUTE_MS)));
  server.clock.advance(4 * HOUR_MS);
  await endSilentJourneys(server.services);
  expect((await read(citizen, id)).isActive).toBe(true);
  expect(await read(empty, emptyId)).toMatchObject({ isEndProvisional: true, endTime: startTime });
});
