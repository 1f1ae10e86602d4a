import { DAY_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import type { EventBus } from '../../../platform/live/events';
import { notify } from '../../notifications/notify';
import { DRIVERS_OF_VEHICLE } from './suspended-journeys.queries';
import { suspensionChanged } from './suspension.events';
import type { ChangedSuspension } from './suspension.events';

/** Anyone who drove a vehicle that lately may drive it again. */
const DRIVEN_WITHIN_MS = 90 * DAY_MS;

/** Notifies the drivers of a vehicle when two people have suspended it, and when it is cleared again. */
export function listenForSuspensions(services: Services, events: EventBus): void {
  events.on(suspensionChanged, (changed) => {
    notifyDrivers(services, changed).catch((error: unknown) =>
      services.log.error({ err: error, vehicleId: changed.vehicleId }, 'drivers could not be notified'),
    );
  });
}

/** The reason of staff is for the person who confirms it, and is not passed on. */
async function notifyDrivers(
  services: Services,
  { vehicleId, isSuspended, at }: ChangedSuspension,
): Promise<void> {
  const since = new Date(at.getTime() - DRIVEN_WITHIN_MS);
  const drivers = await services.db.rows(DRIVERS_OF_VEHICLE, [vehicleId, since]);
  for (const { accountId, registrationNumber } of drivers) {
    await notify(
      { ...services, actor: null },
      {
        accountIds: [accountId],
        subject: `vehicle:${vehicleId}:${isSuspended ? 'suspended' : 'cleared'}:${at.getTime()}`,
        facts: { kind: 'VEHICLE_STATUS', isSuspended, registrationNumber },
      },
    );
  }
}
