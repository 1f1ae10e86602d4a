import { defineEvent } from '../../../platform/live/events';

/** A vehicle was suspended, or is so no longer. */
export interface ChangedSuspension {
  readonly vehicleId: number;
  readonly isSuspended: boolean;
  readonly at: Date;
}

/** Two people have suspended a vehicle, or cleared a suspended one. */
export const suspensionChanged = defineEvent<ChangedSuspension>('suspension-changed');
