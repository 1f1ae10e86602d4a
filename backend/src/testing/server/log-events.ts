import { setTimeout as wait } from 'node:timers/promises';
import { appendEvents, withEventLog } from '../../modules/public-events/append-events';
import type { TestServer } from './test-server';

/** Puts so many events into the public log: every third a version of the limits, the others violations that left the lists. */
export async function logEvents(server: Pick<TestServer, 'services'>, count: number): Promise<void> {
  const written = await withEventLog(server.services, async (tx) => {
    const occurredAt = tx.clock();
    const events = Array.from({ length: count }, (_, index) => {
      const isLimits = index % 3 === 2;
      return isLimits
        ? ({ kind: 'LIMITS_CHANGED', subject: 'limits', occurredAt, data: { version: index } } as const)
        : ({
            kind: 'VIOLATION_WITHDRAWN',
            subject: `violation ${index}`,
            occurredAt,
            data: { id: index },
          } as const);
    });
    await appendEvents(tx, events);
    return true;
  });
  if (written === null) {
    // Another process writes.
    await wait(5);
    await logEvents(server, count);
  }
}

/** Puts two events with a masked plate into the public log of a new server. */
export async function logMaskedEvents({ services }: Pick<TestServer, 'services'>): Promise<void> {
  await withEventLog(services, async (tx) => {
    const data = { registrationNumber: 'OU •••• ••' };
    const event = {
      kind: 'VIOLATION_RECORDED',
      subject: 'violation 1',
      occurredAt: tx.clock(),
      data,
    } as const;
    await appendEvents(tx, [event, event]);
  });
}
