import { setTimeout as wait } from 'node:timers/promises';
import { ride, rideThrough } from '../../testing/drives/bound-ride';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const count = async (text: string): Promise<number> => {
  const [row] = await server.dataSource.query(`SELECT count(*)::int AS count FROM ${text}`);
  return row.count;
};
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await wait(20);
  }
}

test('what is due outlives a server that is killed before its events are stored: the next one makes them', async () => {
  const startedAt = new Date(server.clock.now().getTime() - 900_000);
  const bus = await ride(server, { registrationNumber: 'LT 901 KL', level: 'BOUND', startedAt });
  await until(async () => (await count('vehicle_event_due')) === 0);
  const held = server.dataSource.createQueryRunner();
  await held.startTransaction();
  // Anyone who makes the events of this vehicle waits here, with what is due not yet taken.
  await held.query('SELECT FROM vehicle WHERE id = $1 FOR NO KEY UPDATE', [bus.vehicleId]);
  await rideThrough(bus, straightDrive(startedAt, [...ramp(0, 80), ...seconds(60, 80), ...ramp(80, 0)]));
  const waiting = `pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await until(async () => (await count(waiting)) > 0);
  const killed = await server.dataSource.query(`SELECT pg_terminate_backend(pid) AS done FROM ${waiting}`);
  expect(killed).toContainEqual({ done: true });
  expect(await count('vehicle_event_due')).toBeGreaterThan(0);
  expect(await count('vehicle_event')).toBe(0);
  await held.rollbackTransaction();
  await held.release();
  const next = await server.another();
  await until(async () => (await count('vehicle_event_due')) === 0);
  expect(await count(`vehicle_event WHERE level = 'BOUND' AND NOT is_withdrawn`)).toBe(1);
  await next.close();
});
