import { codeMessage, VEHICLE_CODE_LENGTH } from '@wakafine/domain/people/vehicle-code';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
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
  async (ctx, { vehicleId }: { vehicleId: number | null }): Promise<RegisteredRow> =>
    inTransaction(ctx, async (tx) =>
      requireRegistered(tx, await signNewCode(tx, { ...ctx.actor, vehicleId })),
    ),
);

/**
 * Signs and stores a new code for a vehicle of the register, for an act that has looked who may, in its transaction; gives the vehicle.
 * @throws NOT_FOUND, CONFLICT with five codes in force
 */
export async function signNewCode(
  tx: AppCtx,
  { vehicleId, accountId }: { vehicleId: number | null; accountId: number },
): Promise<number> {
  const { id, plate } = await lockRegistered(tx, vehicleId);
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
  return id;
}

/**
 * Revokes a code from now on: journeys that were bound by it before stay as they are.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND, CONFLICT for one that is revoked
 */
export const revokeVehicleCode = act(
  { may: right('canSuspendVehicles') },
  async (ctx, { codeId, reason }: { codeId: number | null; reason: string }): Promise<RegisteredRow> =>
    inTransaction(ctx, async (tx) => {
      const [code] = codeId === null ? [] : await tx.db.rows(VEHICLE_OF_CODE, [codeId]);
      if (code === undefined) {
        throw new AppError('NOT_FOUND');
      }
      await endCode(tx, { ...code, codeId, reason, accountId: ctx.actor.accountId });
      return requireRegistered(tx, code.vehicleId);
    }),
);

/** Revokes a code of a vehicle for an act that has looked who may, in its transaction. @throws CONFLICT for one that is revoked */
export async function endCode(
  tx: AppCtx,
  {
    vehicleId,
    codeId,
    accountId,
    ...given
  }: { vehicleId: number; codeId: number | null; accountId: number; reason: string },
): Promise<void> {
  const reason = given.reason.trim();
  const revoked = await tx.db.rows(REVOKE_CODE, [codeId, tx.clock(), accountId, reason]);
  if (revoked.length === 0) {
    throw new AppError('CONFLICT', { sentence: 'This code is revoked already.' });
  }
  const target = `vehicle:${vehicleId}`;
  await recordAct(tx, { act: 'VEHICLE_CODE_REVOKED', target, details: { codeId, reason } });
}

/** The codes of vehicles, newest first: one list for each id. @throws UNAUTHENTICATED, FORBIDDEN */
export const codesOfVehicles = act(
  { may: right('canSuspendVehicles') },
  (ctx, vehicleIds: readonly number[]): Promise<VehicleCodeRow[][]> => readCodes(ctx, vehicleIds),
);

/** The same, for vehicles that the caller may see. */
export async function readCodes(
  { db }: Pick<AppCtx, 'db'>,
  vehicleIds: readonly number[],
): Promise<VehicleCodeRow[][]> {
  const rows: VehicleCodeRow[] = await db.rows(CODES_OF_VEHICLES, [vehicleIds]);
  return vehicleIds.map((id) => rows.filter(({ vehicleId }) => vehicleId === id));
}
