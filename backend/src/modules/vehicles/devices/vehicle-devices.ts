import { INVITATION_LENGTH } from '@wakafine/domain/people/vehicle-code';
import { DAY_MS } from '@wakafine/domain/units';
import { tokenHash } from '../../../platform/secrets/crypto';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import {
  COUNT_OPEN_INVITATIONS,
  DEVICE_BY_ID,
  DEVICES_OF_VEHICLES,
  INSERT_INVITATION,
  LOCK_DEVICE,
  REVOKE_DEVICE,
} from './device.queries';
import type { DeviceRow } from './device.queries';
import { deviceStateOf } from '@wakafine/domain/people/enrolled-device';
import type { DeviceKind } from '@wakafine/domain/people/enrolled-device';
import { drawCode } from '../codes/draw-code';
import { lockRegistered } from '../register/register-vehicle';
import { EnrolledDevice } from './enrolled-device.entity';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

const INVITATION_DAYS = 7;
const OPEN_AT_MOST = 10;

/**
 * Invites a phone or tracker for a vehicle. The invitation is given this once and stored as a hash; it works once, for 7 days.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND, CONFLICT with ten invitations open
 */
export const inviteDevice = act(
  { may: right('canSuspendVehicles') },
  async (
    ctx,
    input: { vehicleId: number | null; kind: DeviceKind },
  ): Promise<{ device: DeviceRow; invitation: string }> => {
    const { accountId } = ctx.actor;
    const invitation = drawCode(INVITATION_LENGTH);
    return inTransaction(ctx, async (tx) => {
      const { id } = await lockRegistered(tx, input.vehicleId);
      const now = tx.clock();
      const [open]: { count: number }[] = await tx.db.rows(COUNT_OPEN_INVITATIONS, [id, now]);
      if ((open?.count ?? 0) >= OPEN_AT_MOST) {
        throw new AppError('CONFLICT', { sentence: `This vehicle has ${OPEN_AT_MOST} open invitations.` });
      }
      const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
      const values = [id, input.kind, tokenHash(invitation), now, accountId, expiresAt] as const;
      const [made] = await tx.db.rows(INSERT_INVITATION, values);
      await recordAct(tx, { act: 'DEVICE_INVITED', target: `vehicle:${id}`, details: { kind: input.kind } });
      return { device: await requireDevice(tx, made?.id ?? 0), invitation };
    });
  },
);

/**
 * Approves a device that was claimed. It takes two people: anyone who has sent the invitation may not.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND, CONFLICT for one that does not wait for
 * approval, and for one's own invitation
 */
export const approveDevice = act(
  { may: right('canSuspendVehicles') },
  async (ctx, input: { deviceId: number | null }): Promise<DeviceRow> => {
    const { accountId } = ctx.actor;
    return inTransaction(ctx, async (tx) => {
      const device = await holdDevice(tx, input.deviceId);
      if (deviceStateOf(device, tx.clock()) !== 'WAITING') {
        throw new AppError('CONFLICT', { sentence: 'This device does not wait for approval.' });
      }
      if (device.invitedById === accountId) {
        throw new AppError('CONFLICT', {
          sentence: 'You have sent this invitation: somebody else has to approve the device.',
          details: { clientCode: 'own-invitation' },
        });
      }
      await tx.db.entities.update(
        EnrolledDevice,
        { id: device.id },
        { approvedAt: tx.clock(), approvedBy: accountId },
      );
      await recordDeviceAct(tx, 'DEVICE_APPROVED', device, { invitedBy: device.invitedBy });
      return requireDevice(tx, device.id);
    });
  },
);

/**
 * Revokes a device, or withdraws its invitation, from now on: journeys before stay bound, one that goes on is not any more.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND, CONFLICT for one that is revoked
 */
export const revokeDevice = act(
  { may: right('canSuspendVehicles') },
  async (ctx, input: { deviceId: number | null; reason: string }): Promise<DeviceRow> => {
    const { accountId } = ctx.actor;
    const reason = input.reason.trim();
    return inTransaction(ctx, async (tx) => {
      const device = await holdDevice(tx, input.deviceId);
      if (device.revokedAt !== null) {
        throw new AppError('CONFLICT', { sentence: 'This device is revoked already.' });
      }
      await tx.db.rows(REVOKE_DEVICE, [device.id, tx.clock(), accountId, reason]);
      await recordDeviceAct(tx, 'DEVICE_REVOKED', device, { reason });
      return requireDevice(tx, device.id);
    });
  },
);

/** The devices of vehicles, newest first: one list for each id. @throws UNAUTHENTICATED, FORBIDDEN */
export const devicesOfVehicles = act(
  { may: right('canSuspendVehicles') },
  async (ctx, vehicleIds: readonly number[]): Promise<DeviceRow[][]> => {
    const rows: DeviceRow[] = await ctx.db.rows(DEVICES_OF_VEHICLES, [vehicleIds]);
    return vehicleIds.map((id) => rows.filter(({ vehicleId }) => vehicleId === id));
  },
);

async function holdDevice(ctx: AppCtx, deviceId: number | null): Promise<DeviceRow> {
  const [device] = deviceId === null ? [] : await ctx.db.rows(LOCK_DEVICE, [deviceId]);
  if (device === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return device;
}

async function requireDevice(ctx: AppCtx, deviceId: number): Promise<DeviceRow> {
  const [device]: DeviceRow[] = await ctx.db.rows(DEVICE_BY_ID, [deviceId]);
  if (device === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return device;
}

function recordDeviceAct(
  ctx: AppCtx,
  act: 'DEVICE_APPROVED' | 'DEVICE_REVOKED',
  { id, vehicleId, kind }: DeviceRow,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  return recordAct(ctx, { act, target: `vehicle:${vehicleId}`, details: { deviceId: id, kind, ...details } });
}
