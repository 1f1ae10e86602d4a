import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { EventBus } from '../../../platform/live/events';
import { Vehicle } from '../../vehicles/vehicle.entity';
import { queueAgencyMail } from '../../agencies/mail/agency-mail';
import { suspensionChanged } from './suspension.events';
import type { ChangedSuspension } from './suspension.events';

/** Mails the agency of a vehicle when two people have suspended it, and when it is cleared again. */
export function listenForAgencySuspensions(services: Services, events: EventBus): void {
  events.on(suspensionChanged, (changed) => {
    mailAgency(services, changed).catch((error: unknown) =>
      services.log.error({ err: error, vehicleId: changed.vehicleId }, 'the agency could not be informed'),
    );
  });
}

async function mailAgency(services: Services, { vehicleId, isSuspended }: ChangedSuspension): Promise<void> {
  const vehicle = await services.db.entities.findOneBy(Vehicle, { id: vehicleId });
  const agency = vehicle?.agencyName ?? null;
  if (agency !== null) {
    await inTransaction({ ...services, actor: null }, (tx) =>
      queueAgencyMail(tx, agency, { kind: isSuspended ? 'SUSPENDED' : 'CLEARED' }),
    );
  }
}
