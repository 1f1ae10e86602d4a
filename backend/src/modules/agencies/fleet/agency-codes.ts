import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { endCode, readCodes, signNewCode } from '../../vehicles/codes/vehicle-codes';
import type { VehicleCodeRow } from '../../vehicles/codes/vehicle-code.queries';
import { ownAgency } from '../own-agency';
import { OWN_VEHICLE, VEHICLE_OF_OWN_CODE } from './fleet.queries';

/**
 * Signs a new code for a vehicle of the actor's agency; those before it stay in force. Gives the codes of the vehicle.
 * @throws UNAUTHENTICATED, FORBIDDEN without printAgencyCodes, NOT_FOUND for what is not its own, CONFLICT with five codes in force
 */
export const issueAgencyCode = act(
  { may: right('printAgencyCodes') },
  async (ctx, { vehicleId }: { vehicleId: number | null }): Promise<VehicleCodeRow[]> => {
    const agency = await ownAgency(ctx);
    return inTransaction(ctx, async (tx) => {
      const [own] = vehicleId === null ? [] : await tx.db.rows(OWN_VEHICLE, [agency, vehicleId]);
      if (own === undefined) {
        throw new AppError('NOT_FOUND');
      }
      await signNewCode(tx, { ...ctx.actor, vehicleId: own.id });
      const [codes = []] = await readCodes(tx, [own.id]);
      return codes;
    });
  },
);

/**
 * Revokes a code of a vehicle of the actor's agency from now on: its sticker is dead at once. Gives the codes of the vehicle.
 * @throws UNAUTHENTICATED, FORBIDDEN without printAgencyCodes, NOT_FOUND for what is not its own, CONFLICT for one that is revoked
 */
export const revokeAgencyCode = act(
  { may: right('printAgencyCodes') },
  async (ctx, { codeId, reason }: { codeId: number | null; reason: string }): Promise<VehicleCodeRow[]> => {
    const agency = await ownAgency(ctx);
    return inTransaction(ctx, async (tx) => {
      const [own] = codeId === null ? [] : await tx.db.rows(VEHICLE_OF_OWN_CODE, [agency, codeId]);
      if (own === undefined) {
        throw new AppError('NOT_FOUND');
      }
      await endCode(tx, { ...ctx.actor, ...own, codeId, reason });
      const [codes = []] = await readCodes(tx, [own.vehicleId]);
      return codes;
    });
  },
);
