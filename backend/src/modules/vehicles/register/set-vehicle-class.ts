import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { recordAct } from '../../identity/accounts/record-act';
import { requireRegistered } from './list-registered';
import { lockRegistered } from './register-vehicle';
import { SET_CLASS } from './register.queries';
import type { RegisteredRow } from './register.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/**
 * Enters the class of a vehicle of the register, or removes it. Journeys that are bound to the vehicle from then on are judged
 * by it; earlier ones stay in the class that they were bound with.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND
 */
export const setVehicleClass = act(
  { may: right('canSuspendVehicles') },
  async (
    ctx,
    { vehicleId, vehicleClass }: { vehicleId: number | null; vehicleClass: LimitedClass | null },
  ): Promise<RegisteredRow> => {
    return inTransaction(ctx, async (tx) => {
      const { id, vehicleClass: before } = await lockRegistered(tx, vehicleId);
      if (vehicleClass !== before) {
        await tx.db.rows(SET_CLASS, [id, vehicleClass]);
        const details = { vehicleClass, before };
        await recordAct(tx, { act: 'VEHICLE_CLASS_SET', target: `vehicle:${id}`, details });
      }
      return requireRegistered(tx, id);
    });
  },
);
