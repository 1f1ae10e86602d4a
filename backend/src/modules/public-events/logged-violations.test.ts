import { loggedHourMs } from '@wakafine/domain/events/public-events';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { logViolations } from './log-violations';

let server: TestServer;
let vehicleId: number;
beforeAll(async () => {
  server = await startTestServer();
  const rows = await query(`INSERT INTO vehicle (plate, created_at) VALUES ('LT482KE', now()) RETURNING id`);
  vehicleId = rows[0].id;
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.dataSource.query(text, values);

/** Some violations that began so long after a full hour, with their public ids. */
async function violations(
  hourMs: number,
  ...minutes: number[]
): Promise<{ id: number; public_id: number }[]> {
  const rows = await query(
    `INSERT INTO violation (vehicle_id, vehicle_type, registration_number, category, started_at, ended_at, speed_kmh, severity, grade,
       rule_version, proven_kmh, limit_kmh)
     SELECT $1, 'CAR', 'LT 482 KE', 'PRIVATE', at, at + interval '20 s', 83.7, 'WARNING', 'A', 'x', 71.4, 60
     FROM unnest($2::timestamptz[]) at RETURNING id, public_id`,
    [vehicleId, minutes.map((minute) => new Date(hourMs + minute * MINUTE_MS))],
  );
  return rows.map((row: { id: string; public_id: string }) => ({
    id: Number(row.id),
    public_id: Number(row.public_id),
  }));
}

interface Logged {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly data: Record<string, unknown>;
}
const logged = (after = 0): Promise<Logged[]> =>
  query('SELECT id, kind, subject, data FROM public_event WHERE id > $1 ORDER BY id', [after]);
const lastId = async (): Promise<number> => Number((await logged()).at(-1)?.id ?? 0);

/** The full hour whose events may leave now. */
const hourNow = (): number => loggedHourMs(server.clock.now().getTime());

async function nextHour(): Promise<void> {
  server.clock.advance(HOUR_MS);
  await logViolations(server.services);
}

test('the violations of an hour leave together once it is over, in the order of their public ids, as a visitor sees them', async () => {
  await logViolations(server.services);
  const before = await lastId();
  const made = await violations(hourNow(), 1, 59, 20, 3, 44, 11, 8);
  await logViolations(server.services);
  expect(await logged(before)).toEqual([]);
  await nextHour();
  const events = await logged(before);
  const ids = made.map(({ public_id: id }) => id).sort((one, other) => one - other);
  expect(events.map(({ data }) => data.id)).toEqual(ids);
  expect(events.map(({ id }) => Number(id))).toEqual(ids.map((_id, place) => before + 1 + place));
  const { body } = await new TestClient(server.url).rest('GET', '/api/violations?limit=200');
  const [shown] = body.filter(({ id }: { id: number }) => id === ids[0]);
  expect(events[0]).toMatchObject({ kind: 'VIOLATION_RECORDED', data: shown });
  expect(JSON.stringify(events)).not.toMatch(/482 ?K/);
});

test('a change of the public row is an event, one that nobody sees is none, and a withdrawal says the id alone', async () => {
  const [first, second, third] = await violations(hourNow(), 5, 6, 7);
  await nextHour();
  const before = await lastId();
  await query('UPDATE violation SET speed_kmh = 83.9, latitude = 4 WHERE id = $1', [first?.id]);
  await query('UPDATE violation SET reported_at = now() WHERE id = $1', [second?.id]);
  await query('UPDATE violation SET is_withdrawn = true WHERE id = $1', [third?.id]);
  await nextHour();
  const changed = [
    { kind: 'VIOLATION_CHANGED', subject: `violation ${second?.public_id}` },
    { kind: 'VIOLATION_WITHDRAWN', subject: `violation ${third?.public_id}` },
  ];
  const events = await logged(before);
  expect(events).toHaveLength(2);
  expect(events).toEqual(expect.arrayContaining(changed.map((each) => expect.objectContaining(each))));
  expect(events.find(({ kind }) => kind === 'VIOLATION_WITHDRAWN')?.data).toEqual({ id: third?.public_id });
  await query('UPDATE violation SET is_withdrawn = false WHERE id = $1', [third?.id]);
  await query('DELETE FROM violation WHERE id = $1', [second?.id]);
  await nextHour();
  expect((await logged(before + 2)).map(({ kind, subject }) => [kind, subject]).sort()).toEqual([
    ['VIOLATION_RECORDED', `violation ${third?.public_id}`],
    ['VIOLATION_WITHDRAWN', `violation ${second?.public_id}`],
  ]);
});

test('what was never public leaves no trace: claims, thin evidence, further witnesses, and what came and went within the hour', async () => {
  const before = await lastId();
  const [claim, thin, witness, gone] = await violations(hourNow(), 1, 2, 3, 4);
  await query('UPDATE violation SET is_claimed = true WHERE id = $1', [claim?.id]);
  await query(`UPDATE violation SET grade = 'C' WHERE id = $1`, [thin?.id]);
  await query('UPDATE violation SET is_primary = false WHERE id = $1', [witness?.id]);
  await query('UPDATE violation SET is_withdrawn = true WHERE id = $1', [gone?.id]);
  await nextHour();
  expect(await logged(before)).toEqual([]);
});

test('an hour leaves once, however many processes log it and however often, and what comes late leaves with a later one', async () => {
  const other = await server.another();
  const before = await lastId();
  const made = await violations(hourNow(), ...Array.from({ length: 50 }, (_, minute) => minute));
  server.clock.advance(HOUR_MS);
  await Promise.all([server, other, server, other].map(({ services }) => logViolations(services)));
  await logViolations(other.services);
  expect(await logged(before)).toHaveLength(made.length);
  await violations(hourNow() - 5 * HOUR_MS, 12);
  await logViolations(server.services);
  expect(await logged(before)).toHaveLength(made.length);
  await nextHour();
  expect(await logged(before)).toHaveLength(made.length + 1);
  await other.close();
});

test('a run that is killed has logged nothing, and the next one logs all of it', async () => {
  const before = await lastId();
  await violations(hourNow(), 2, 3);
  server.clock.advance(HOUR_MS);
  const killed = { ...server.services, tallies: { ...server.services.tallies, publicEvents: failing() } };
  await expect(logViolations(killed)).rejects.toThrow('killed');
  expect(await logged(before)).toEqual([]);
  await logViolations(server.services);
  expect((await logged(before)).map(({ id }) => Number(id))).toEqual([before + 1, before + 2]);
});

/** Ends a run after its events were written and before the commit. */
function failing(): TestServer['services']['tallies']['publicEvents'] {
  return Object.assign(Object.create(server.services.tallies.publicEvents), {
    add: () => {
      throw new Error('killed');
    },
  });
}

test('a clock that was set back logs no hour again, and one that was far ahead does not stop the log', async () => {
  await violations(hourNow(), 9);
  await nextHour();
  const before = await lastId();
  server.clock.advance(-HOUR_MS);
  await violations(hourNow() - HOUR_MS, 9);
  await logViolations(server.services);
  expect(await logged(before)).toEqual([]);
  server.clock.advance(72 * HOUR_MS);
  await logViolations(server.services);
  expect(await logged(before)).toHaveLength(1);
  server.clock.advance(-72 * HOUR_MS);
  await violations(hourNow() - HOUR_MS, 30);
  await logViolations(server.services);
  expect(await logged(before + 1)).toHaveLength(1);
  server.clock.advance(HOUR_MS);
});

test('numbers show in the order in which they are given: who reads behind the last one misses nothing', async () => {
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT FROM public_event_log FOR UPDATE');
  await violations(hourNow(), 15);
  const before = await lastId();
  await nextHour();
  expect(await logged(before)).toEqual([]);
  await runner.rollbackTransaction();
  await runner.release();
  await logViolations(server.services);
  expect(await logged(before)).toHaveLength(1);
});
