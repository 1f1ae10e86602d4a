import { codeMessage, readCode } from '@wakafine/domain/people/vehicle-code';
import type { ReadCode } from '@wakafine/domain/people/vehicle-code';
import { MINUTE_MS } from '@wakafine/domain/units';
import { badInput } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { CODE_BY_PUBLIC_ID } from './vehicle-code.queries';
import type { CodeOfVehicle } from './vehicle-code.queries';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/** A phone's clock is never quite the server's: a code may look so much younger than the journey's start. */
const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS;

const UNKNOWN = 'This is not the code of a vehicle. Check each character';
const REVOKED = 'This code is no longer in force. Ask for the new sticker of the vehicle';

/** The vehicle that a code names. */
export interface NamedVehicle {
  readonly codeId: number;
  readonly vehicleId: number;
  readonly registrationNumber: string;
  /** Null while it belongs to none. */
  readonly agency: string | null;
}

/**
 * The vehicle of a code that was in force at a time, scanned or typed. Wrong codes are counted, so that nobody guesses one.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (at `field`) for one that is unknown, forged, revoked or not
 * yet issued, RATE_LIMITED after 30 wrong ones in an hour
 */
export const resolveVehicleCode = act(
  { may: citizens },
  async (ctx, { text, field, at }: { text: string; field: string; at: Date }): Promise<NamedVehicle> => {
    const { accountId } = ctx.actor;
    const read = readCode(text);
    if (read === null || read.kind === 'invitation') {
      throw badInput({ [field]: UNKNOWN });
    }
    await ctx.limits.wrongCodes.check(String(accountId));
    const code = await genuineCode(ctx, read);
    if (code === null || code.issuedAt.getTime() > at.getTime() + CLOCK_TOLERANCE_MS) {
      ctx.security.note(ctx.log, 'bad_key', { of: 'vehicle', accountId });
      await ctx.limits.wrongCodes.consume(String(accountId));
      throw badInput({ [field]: UNKNOWN });
    }
    if (code.revokedAt !== null && code.revokedAt <= at) {
      throw badInput({ [field]: REVOKED });
    }
    const { id: codeId, vehicleId, registrationNumber, agency } = code;
    return { codeId, vehicleId, registrationNumber, agency };
  },
);

/** Counts a wrong invitation among the wrong codes of its sender. @throws RATE_LIMITED after 30 in an hour */
export const refuseUnknownCode = act({ may: citizens }, async (ctx, field: string): Promise<never> => {
  const { accountId } = ctx.actor;
  ctx.security.note(ctx.log, 'bad_key', { of: 'invitation', accountId });
  await ctx.limits.wrongCodes.consume(String(accountId));
  throw badInput({ [field]: 'This invitation is not valid. Check each character' });
});

/** The stored code, where the service has signed it for its vehicle, and what was scanned too. */
async function genuineCode(
  ctx: AppCtx,
  read: Exclude<ReadCode, { kind: 'invitation' }>,
): Promise<CodeOfVehicle | null> {
  const publicId = read.kind === 'typed' ? read.publicId : read.code.publicId;
  const [code]: CodeOfVehicle[] = await ctx.db.rows(CODE_BY_PUBLIC_ID, [publicId]);
  if (code === undefined) {
    return null;
  }
  const message = codeMessage(code);
  const isStoredRight = ctx.codeSigner.isSignedBy(code.keyId, message, code.signature);
  const isScannedRight =
    read.kind === 'typed' ||
    ctx.codeSigner.isSignedBy(read.code.keyId, message, Buffer.from(read.code.signature, 'base64url'));
  return isStoredRight && isScannedRight ? code : null;
}
