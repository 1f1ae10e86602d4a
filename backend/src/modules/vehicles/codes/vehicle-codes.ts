import { codeMessage, VEHICLE_CODE_LENGTH } from '@wakafine/domain/people/vehicle-code';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { recordAct } from '../../identity/accounts/record-act';
import { drawCode } from './draw-code';
import { requireRegistered } from '../register/list-registered';
import { lockRegistered } from '../register/register-vehicle';
import type { RegisteredRow } from '../register/register.queries';
import {
  CODES_OF_VEHICLES,
  COUNT_CODES_IN_FORCE,
  REVOKE_CODE,
  VEHICLE_OF_CODE,
} from './vehicle-code.queries';
import type { VehicleCodeRow } from './vehicle-code.queries';
import { VehicleCode } from './vehicle-code.entity';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

const IN_FORCE_AT_MOST = 5;

/**
 * Signs and stores a new code for a vehicle; those before it stay in force.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND, CONFLICT with five codes in force
 */
export const issueVehicleCode = act(
  { may: right('canSuspendVehicles') },
  async (ctx, input: { vehicleId: number | null }): Promise<RegisteredRow> => {
    const { accountId } = ctx.actor;
    return inTransaction(ctx, async (tx) => {
      const { id, plate } = await lockRegistered(tx, input.vehicleId);
      const [inForce]: { count: number }[] = await tx.db.rows(COUNT_CODES_IN_FORCE, [id]);
      if ((inForce?.count ?? 0) >= IN_FORCE_AT_MOST) {
        throw new AppError('CONFLICT', {
          sentence: `This vehicle has ${IN_FORCE_AT_MOST} codes in force: revoke one first.`,
        });
      }
      const publicId = drawCode(VEHICLE_CODE_LENGTH);
      const issuedAt = tx.clock();
      const signature = tx.codeSigner.sign(codeMessage({ publicId, plate, issuedAt }));
      await tx.db.entities.insert(VehicleCode, {
        vehicleId: id,
        publicId,
        keyId: tx.codeSigner.keyId,
        signature,
        issuedAt,
        issuedBy: accountId,
      });
      await recordAct(tx, { act: 'VEHICLE_CODE_ISSUED', target: `vehicle:${id}` });
      return requireRegistered(tx, id);
    });
  },
);

/**
 * Revokes a code from now on: journeys that were bound by it before stay as they are.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND, CONFLICT for one that is revoked
 */
export const revokeVehicleCode = act(
  { may: right('canSuspendVehicles') },
  async (ctx, input: { codeId: number | null; reason: string }): Promise<RegisteredRow> => {
    const { accountId } = ctx.actor;
    const reason = input.reason.trim();
    const { codeId } = input;
    return inTransaction(ctx, async (tx) => {
      const [code] = codeId === null ? [] : await tx.db.rows(VEHICLE_OF_CODE, [codeId]);
      if (code === undefined) {
        throw new AppError('NOT_FOUND');
      }
      const revoked = await tx.db.rows(REVOKE_CODE, [codeId, tx.clock(), accountId, reason]);
      if (revoked.length === 0) {
        throw new AppError('CONFLICT', { sentence: 'This code is revoked already.' });
      }
      const target = `vehicle:${code.vehicleId}`;
      await recordAct(tx, { act: 'VEHICLE_CODE_REVOKED', target, details: { codeId, reason } });
      return requireRegistered(tx, code.vehicleId);
    });
  },
);

/** The codes of vehicles, newest first: one list for each id. @throws UNAUTHENTICATED, FORBIDDEN */
export const codesOfVehicles = act(
  { may: right('canSuspendVehicles') },
  async (ctx, vehicleIds: readonly number[]): Promise<VehicleCodeRow[][]> => {
    const rows: VehicleCodeRow[] = await ctx.db.rows(CODES_OF_VEHICLES, [vehicleIds]);
    return vehicleIds.map((id) => rows.filter(({ vehicleId }) => vehicleId === id));
  },
);
