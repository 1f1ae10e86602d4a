import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { findVehicle } from '../find-vehicle';
import { requireRegistered } from './list-registered';
import { ADD_AGENCY, FIND_AGENCY, LOCK_REGISTERED, REGISTER_VEHICLE } from './register.queries';
import type { RegisteredRow } from './register.queries';
import { Vehicle } from '../vehicle.entity';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** A vehicle of the register that is held until the transaction ends. */
export interface LockedVehicle {
  readonly id: number;
  /** Canonical. */
  readonly plate: string;
  readonly agency: string | null;
  readonly vehicleClass: LimitedClass | null;
}

/**
 * Enters a vehicle into the register, for an agency or for none, and with or without its class.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, CONFLICT with vehicleId where it is
 * in the register already
 */
export const registerVehicle = act(
  { may: right('canSuspendVehicles') },
  async (
    ctx,
    input: { registrationNumber: string; agency: string | null; vehicleClass: LimitedClass | null },
  ): Promise<RegisteredRow> => {
    return inTransaction(ctx, async (tx) => {
      const registrationNumber = input.registrationNumber.trim();
      const id = await findVehicle(tx, registrationNumber);
      const { vehicleClass } = input;
      const entered = await tx.db.rows(REGISTER_VEHICLE, [id, registrationNumber, tx.clock(), vehicleClass]);
      if (entered.length === 0) {
        throw new AppError('CONFLICT', {
          sentence: 'This vehicle is in the register already.',
          details: { vehicleId: id },
        });
      }
      const details = vehicleClass === null ? {} : { vehicleClass };
      await recordAct(tx, { act: 'VEHICLE_REGISTERED', target: `vehicle:${id}`, details });
      if (input.agency !== null) {
        await giveToAgency(tx, { id, agency: null }, input.agency);
      }
      return requireRegistered(tx, id);
    });
  },
);

/**
 * Gives a vehicle to an agency, or removes it from its agency: it belongs to one at a time.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND
 */
export const setVehicleAgency = act(
  { may: right('canSuspendVehicles') },
  async (ctx, input: { vehicleId: number | null; agency: string | null }): Promise<RegisteredRow> => {
    return inTransaction(ctx, async (tx) => {
      const held = await lockRegistered(tx, input.vehicleId);
      await giveToAgency(tx, held, input.agency);
      return requireRegistered(tx, held.id);
    });
  },
);

/** Holds a vehicle of the register until the transaction ends. @throws NOT_FOUND */
export async function lockRegistered(ctx: AppCtx, vehicleId: number | null): Promise<LockedVehicle> {
  const [held] = vehicleId === null ? [] : await ctx.db.rows(LOCK_REGISTERED, [vehicleId]);
  if (held === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return held;
}

async function giveToAgency(
  ctx: AppCtx,
  vehicle: { readonly id: number; readonly agency: string | null },
  typed: string | null,
): Promise<void> {
  const agency = typed === null ? null : await knownAgency(ctx, typed.trim());
  if (agency === vehicle.agency) {
    return;
  }
  await ctx.db.entities.update(Vehicle, { id: vehicle.id }, { agencyName: agency, agencySetAt: ctx.clock() });
  const details = { agency, before: vehicle.agency };
  await recordAct(ctx, { act: 'VEHICLE_AGENCY_SET', target: `vehicle:${vehicle.id}`, details });
}

/** The name that an agency is listed under; one that is not listed is added to the list. */
async function knownAgency(ctx: AppCtx, name: string): Promise<string> {
  const [known] = await ctx.db.rows(FIND_AGENCY, [name]);
  if (known === undefined) {
    await ctx.db.rows(ADD_AGENCY, [name]);
  }
  return known?.name ?? name;
}
