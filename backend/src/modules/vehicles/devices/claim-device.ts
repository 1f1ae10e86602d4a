import { createPublicKey } from 'node:crypto';
import { readCode } from '@wakafine/domain/people/vehicle-code';
import { tokenHash } from '../../../platform/secrets/crypto';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import {
  CLAIM_DEVICE,
  DEVICES_OF_ACCOUNT,
  ENROLMENTS_OF_TRACKER,
  LOCK_INVITED,
  LOCK_TRACKER,
  NUMBER_PROVEN_AT,
} from './device.queries';
import type { DeviceRow } from './device.queries';
import { refuseUnknownCode } from '../codes/resolve-code';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/** Longest public key that is looked into, characters of base64url; one of P-256 has 122. */
const KEY_TEXT_MAX = 200;
const NOT_OWN_TRACKER = 'Must be one of your trackers';

/** A whole invitation, and the phone's key or the tracker that is to be enrolled. */
export interface DeviceClaim {
  /** Normalised. */
  readonly invitation: string;
  /** SPKI of a P-256 key in base64url; null for a tracker. */
  readonly publicKey: string | null;
  /** One of the actor's trackers; null for a phone. */
  readonly trackerId: number | null;
}

/** The devices that the actor has claimed, newest first. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export const listOwnDevices = act({ may: citizens }, async (ctx): Promise<DeviceRow[]> => {
  const { accountId } = ctx.actor;
  return ctx.db.rows(DEVICES_OF_ACCOUNT, [accountId]);
});

/**
 * Claims the device that an invitation is for; it then waits for approval. The same claim again gives the same device.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff and (clientCode `number-not-proven`) before the number is proven,
 * BAD_USER_INPUT (code, publicKey, trackerId), CONFLICT for a tracker that is enrolled, RATE_LIMITED after 30 wrong codes
 */
export const claimDevice = act({ may: citizens }, async (ctx, claim: DeviceClaim): Promise<DeviceRow> => {
  const { accountId } = ctx.actor;
  await requireProvenNumber(ctx, accountId);
  const publicKey = claim.publicKey === null ? null : phoneKey(claim.publicKey);
  await ctx.limits.wrongCodes.check(String(accountId));
  return inTransaction(ctx, async (tx) => {
    const [device]: DeviceRow[] = await tx.db.rows(LOCK_INVITED, [tokenHash(claim.invitation)]);
    if (device === undefined) {
      return refuseUnknownCode(tx, 'code');
    }
    if (isSameClaim(device, { accountId, publicKey, trackerId: claim.trackerId })) {
      return device;
    }
    refuseUnfit(device, { publicKey, now: tx.clock() });
    await requireTracker(tx, claim.trackerId, accountId);
    const values = [device.id, accountId, publicKey, claim.trackerId, tx.clock()] as const;
    await tx.db.rows(CLAIM_DEVICE, values);
    const [claimed]: DeviceRow[] = await tx.db.rows(LOCK_INVITED, [tokenHash(claim.invitation)]);
    return claimed ?? device;
  });
});

/**
 * Claims an invitation for one of the actor's trackers.
 * @throws as claimDevice does
 */
export const enrolTracker = act(
  { may: citizens, seen: { other: 'BAD_USER_INPUT' } },
  (ctx, { trackerId, code }: { trackerId: number | null; code: string }): Promise<DeviceRow> => {
    const read = readCode(code);
    if (read?.kind !== 'invitation') {
      throw badInput({ code: 'This is not an invitation. Check each character' });
    }
    if (trackerId === null) {
      throw badInput({ trackerId: NOT_OWN_TRACKER });
    }
    return claimDevice(ctx, { invitation: read.code, publicKey: null, trackerId });
  },
);

async function requireProvenNumber(ctx: AppCtx, accountId: number): Promise<void> {
  const [account] = await ctx.db.rows(NUMBER_PROVEN_AT, [accountId]);
  if ((account?.provenAt ?? null) === null) {
    throw new AppError('FORBIDDEN', {
      sentence: 'Please prove your mobile number first.',
      details: { clientCode: 'number-not-proven' },
    });
  }
}

function phoneKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64url');
  if (text.length > KEY_TEXT_MAX || !isPhoneKey(key)) {
    throw badInput({ publicKey: 'Must be a public key of P-256 (SPKI) in base64url' });
  }
  return key;
}

function isPhoneKey(key: Buffer): boolean {
  try {
    const read = createPublicKey({ key, format: 'der', type: 'spki' });
    return read.asymmetricKeyType === 'ec' && read.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

function isSameClaim(
  device: DeviceRow,
  claim: { accountId: number; publicKey: Buffer | null; trackerId: number | null },
): boolean {
  const isSameKey =
    device.publicKey === null ? claim.publicKey === null : claim.publicKey?.equals(device.publicKey) === true;
  return device.accountId === claim.accountId && isSameKey && device.trackerId === claim.trackerId;
}

function refuseUnfit(device: DeviceRow, { publicKey, now }: { publicKey: Buffer | null; now: Date }): void {
  if (device.revokedAt !== null || device.claimedAt !== null || device.invitationExpiresAt <= now) {
    throw badInput({ code: 'This invitation was used, withdrawn or has expired' });
  }
  if ((device.kind === 'PHONE') !== (publicKey !== null)) {
    const [is, isNot] = device.kind === 'PHONE' ? ['phone', 'tracker'] : ['tracker', 'phone'];
    throw badInput({ code: `This invitation is for a ${is}, not for a ${isNot}` });
  }
}

async function requireTracker(ctx: AppCtx, trackerId: number | null, accountId: number): Promise<void> {
  if (trackerId === null) {
    return;
  }
  const own = await ctx.db.rows(LOCK_TRACKER, [trackerId, accountId]);
  if (own.length === 0) {
    throw badInput({ trackerId: NOT_OWN_TRACKER });
  }
  // Only a statement of its own sees what another claim has stored while this one waited for the tracker.
  const enrolments = await ctx.db.rows(ENROLMENTS_OF_TRACKER, [trackerId]);
  if (enrolments.length > 0) {
    throw new AppError('CONFLICT', { sentence: 'This tracker is enrolled for a vehicle already.' });
  }
}
