import { tokenHash } from '../../../platform/secrets/crypto';
import type { AppCtx } from '../accounts/actor';
import { yearStart } from './allowances';
import { FIND_DEVICE_WITH_FAILURES } from './allowances.queries';

/** Failed sign-ins of a subject within 365 days, after which a PIN alone no longer signs in. */
export const FAILURES_PER_YEAR = 100;
/** No account has this id: a look-up with it costs the same as any other. */
const NO_ACCOUNT = 0;

/** A device that an account was used on. */
export interface Device {
  readonly id: number;
  /** Whether it has failed fewer than 100 times since its latest sign-in. */
  readonly isKnown: boolean;
}

/** Owner of the device: the account, and the token of the cookie `wf_device`. */
export interface DeviceOfAccount {
  readonly accountId: number | null;
  readonly deviceToken: string | null;
}

/** The device with this token if the account was used on it, else null. */
export async function findDevice(
  { db, clock }: AppCtx,
  { accountId, deviceToken }: DeviceOfAccount,
): Promise<Device | null> {
  if (deviceToken === null) {
    return null;
  }
  const values = [accountId ?? NO_ACCOUNT, tokenHash(deviceToken), yearStart(clock())] as const;
  const [device]: { id: number; failures: number }[] = await db.rows(FIND_DEVICE_WITH_FAILURES, values);
  return device === undefined ? null : { id: device.id, isKnown: device.failures < FAILURES_PER_YEAR };
}

/** Whether the device with this token is known to the account. */
export async function isKnownDevice(ctx: AppCtx, by: DeviceOfAccount): Promise<boolean> {
  return (await findDevice(ctx, by))?.isKnown ?? false;
}
