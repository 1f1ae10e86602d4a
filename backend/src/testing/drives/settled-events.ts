import { buildDueEvents } from '../../modules/vehicle-events/build-due-events';
import type { TestServer } from '../server/test-server';

/** An event as it is stored, without what depends on the order of arrival: ids. */
export interface TestEvent {
  readonly plate: string;
  readonly level: string;
  readonly speedKmh: number;
  readonly startedAt: Date;
  /** Account of the row that stands for it. */
  readonly primaryAccount: number;
  /** Accounts of its witnesses, those that weigh in front. */
  readonly witnesses: readonly { accountId: number; weighs: boolean; isDevice: boolean }[];
}

/** Makes events until nothing is due any more. */
export async function settleEvents({ services, dataSource }: TestServer): Promise<void> {
  for (;;) {
    await buildDueEvents(services);
    const due = await dataSource.query('SELECT FROM vehicle_event_due LIMIT 1');
    if (due.length === 0) {
      return;
    }
  }
}

/** All events that stand, once nothing is due any more. */
export async function settledEvents(server: TestServer): Promise<TestEvent[]> {
  await settleEvents(server);
  return server.dataSource.query(
    `SELECT vehicle.plate, event.level, event.speed_kmh AS "speedKmh", event.started_at AS "startedAt",
       violation.account_id AS "primaryAccount", (
         SELECT json_agg(json_build_object('accountId', account_id, 'weighs', weighs, 'isDevice', is_device)
           ORDER BY weighs DESC, account_id, violation_id)
         FROM vehicle_event_witness WHERE event_id = event.id) AS witnesses
     FROM vehicle_event event JOIN vehicle ON vehicle.id = event.vehicle_id
     JOIN violation ON violation.id = event.primary_violation_id
     WHERE NOT event.is_withdrawn ORDER BY vehicle.plate, event.started_at, event.level, violation.account_id`,
  );
}
