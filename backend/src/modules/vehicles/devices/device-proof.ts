import { startMessage } from '@wakafine/domain/journeys/signed-start';
import { createPublicKey, verify } from 'node:crypto';
import { badInput } from '../../../platform/errors';
import { parseId } from '../../../platform/db/pagination';
import type { AppCtx } from '../../identity/accounts/actor';
import { PHONE_ENROLMENT, TRACKER_ENROLMENT } from './device.queries';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/** Proof that an enrolled phone sends with a start. */
export interface DeviceProof {
  readonly deviceId: string;
  /** ECDSA P-256 with SHA-256 over `startMessage`, 64 bytes (r and s) in base64url. */
  readonly signature: string;
}

/** The vehicle that a device is enrolled for. */
export interface EnrolledVehicle {
  readonly deviceId: number;
  readonly vehicleId: number;
  readonly registrationNumber: string;
  /** Null while it belongs to none. */
  readonly agency: string | null;
}

interface EnrolmentRow extends Omit<EnrolledVehicle, 'deviceId'> {
  readonly id: number;
}

const SIGNATURE_FORM = /^[A-Za-z0-9_-]{86}$/;
const NOT_ENROLLED = 'This phone is not enrolled for a vehicle';

/**
 * The vehicle that the actor's phone is enrolled for, proven by its signature over this very start. It must have been
 * approved before the start and not be revoked now, so that a stolen phone binds nothing by an earlier time.
 * @throws BAD_USER_INPUT (deviceProof) for everything else; UNAUTHENTICATED, FORBIDDEN for staff
 */
export const checkDeviceProof = act(
  { may: citizens },
  async (
    ctx,
    { proof, clientId, startedAt }: { proof: DeviceProof; clientId: string | null; startedAt: Date | null },
  ): Promise<EnrolledVehicle> => {
    const { accountId } = ctx.actor;
    if (clientId === null || startedAt === null) {
      throw badInput({ deviceProof: 'A signed start needs clientId and startedAt' });
    }
    const deviceId = parseId(proof.deviceId);
    const [phone] =
      deviceId === null ? [] : await ctx.db.rows(PHONE_ENROLMENT, [deviceId, accountId, startedAt]);
    const message = startMessage({ clientId, startedAt, deviceId: proof.deviceId });
    if (phone === undefined || !isSignedBy(phone.publicKey, message, proof.signature)) {
      ctx.security.note(ctx.log, 'bad_key', { of: 'device', accountId });
      throw badInput({ deviceProof: NOT_ENROLLED });
    }
    return enrolledVehicle(phone);
  },
);

/** The vehicle that a tracker is enrolled for at a time and still now, or null. */
export async function trackerEnrolment(
  ctx: AppCtx,
  { trackerId, at }: { trackerId: number; at: Date },
): Promise<EnrolledVehicle | null> {
  const [tracker]: EnrolmentRow[] = await ctx.db.rows(TRACKER_ENROLMENT, [trackerId, at]);
  return tracker === undefined ? null : enrolledVehicle(tracker);
}

function enrolledVehicle({ id, vehicleId, registrationNumber, agency }: EnrolmentRow): EnrolledVehicle {
  return { deviceId: id, vehicleId, registrationNumber, agency };
}

function isSignedBy(publicKey: Buffer, message: string, signature: string): boolean {
  if (!SIGNATURE_FORM.test(signature)) {
    return false;
  }
  const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' });
  const bytes = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(message), { key, dsaEncoding: 'ieee-p1363' }, bytes);
}
