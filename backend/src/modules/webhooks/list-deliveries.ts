import { DAY_MS } from '@wakafine/domain/units';
import { DELIVERY_LOG_DAYS } from '@wakafine/domain/events/webhooks';
import type { Ctx, Services } from '../../platform/context/context';
import { DELETE_OLD_DELIVERIES, DELIVERIES_OF } from './webhooks.queries';
import type { DeliveryRow } from './webhooks.queries';

/** Deliveries of each webhook that are listed: those that matter to find out what is wrong. */
export const LISTED_DELIVERIES = 50;

/** The newest deliveries of each of some webhooks of the caller, newest first. */
export async function deliveriesOf(
  { db }: Pick<Ctx, 'db'>,
  webhookIds: readonly number[],
): Promise<DeliveryRow[][]> {
  const rows: DeliveryRow[] = await db.rows(DELIVERIES_OF, [webhookIds, LISTED_DELIVERIES]);
  return webhookIds.map((id) => rows.filter(({ endpointId }) => endpointId === id));
}

/** Deletes deliveries that have been in the log for 14 days and wait for nothing. */
export async function deleteOldDeliveries({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_OLD_DELIVERIES, [new Date(clock().getTime() - DELIVERY_LOG_DAYS * DAY_MS)]);
}
