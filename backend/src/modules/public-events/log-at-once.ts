import type { Ctx, Services } from '../../platform/context/context';
import { presentAlert } from '../notifications/alerts/alert.presenter';
import type { AlertRow } from '../notifications/alerts/alert-audience';
import { ALERTS_BY_ID } from '../notifications/alerts/alerts.queries';
import { REGISTER_VERSION } from '../limits/limits.queries';
import { appendEvents, withEventLog } from './append-events';
import type { LogState, NewEvent } from './append-events';
import { retainedSince } from './delete-old-public-events';
import { EVENT_LOG, STORE_EVENT_LOG, UNLOGGED_ALERTS } from './public-events.queries';

/**
 * Logs at once what names nobody and hides no time: alerts to everybody or to an area, and that the register of speed limits has
 * another version. Alerts to an agency are its own, and stay out of the log.
 */
export async function logAtOnce(services: Services): Promise<void> {
  const [log] = await services.db.rows(EVENT_LOG, []);
  if (log !== undefined && (await newEvents({ ...services, actor: null }, log)).length > 0) {
    await withEventLog(services, async (tx, held) => {
      const events = await newEvents(tx, held);
      await appendEvents(tx, events);
      const version = await limitsVersion(tx);
      await tx.db.rows(STORE_EVENT_LOG, [held.loggedHour, held.totalsHour, version ?? held.limitsVersion]);
    });
  }
}

async function newEvents(ctx: Ctx, log: LogState): Promise<NewEvent[]> {
  const version = await limitsVersion(ctx);
  const alerts = await alertEvents(ctx);
  return version === null || version === log.limitsVersion
    ? alerts
    : [...alerts, { kind: 'LIMITS_CHANGED', subject: 'limits', occurredAt: ctx.clock(), data: { version } }];
}

async function limitsVersion({ db }: Ctx): Promise<number | null> {
  const [register] = await db.rows(REGISTER_VERSION, []);
  return register?.version ?? null;
}

async function alertEvents(ctx: Ctx): Promise<NewEvent[]> {
  const unlogged = await ctx.db.rows(UNLOGGED_ALERTS, [retainedSince(ctx)]);
  if (unlogged.length === 0) {
    return [];
  }
  const rows: AlertRow[] = await ctx.db.rows(ALERTS_BY_ID, [unlogged.map(({ id }) => id)]);
  return unlogged.flatMap(({ id, isSent, isRevoked }) => {
    const row = rows.find((each) => each.id === id);
    if (row === undefined) {
      return [];
    }
    const event = { subject: `alert ${id}`, data: presentAlert(row, null) };
    return [
      ...(isSent ? [{ ...event, kind: 'ALERT_BROADCAST', occurredAt: row.createdAt } as const] : []),
      ...(isRevoked
        ? [{ ...event, kind: 'ALERT_REVOKED', occurredAt: row.revokedAt ?? row.createdAt } as const]
        : []),
    ];
  });
}
