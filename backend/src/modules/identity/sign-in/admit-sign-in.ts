import { isPin } from '@wakafine/domain/people/pin';
import type { AppCtx } from '../accounts/actor';
import { checkCode, findRequest } from '../codes/check-code';
import type { LiveCode } from '../codes/check-code';
import { admitPinTry, REFUSED_TRY } from './pin-tries';
import type { PinAdmission, PinSubject } from './pin-tries';

/** So many times the failed sign-ins of an address, after which it admits none of an unknown device any more. */
const MOST_SHARE = 10;

/** Evidence of a sign-in beside the number. */
export interface ShownSecrets {
  readonly pin: string;
  readonly resetId?: string | null;
  readonly code?: string | null;
}

/** Whether the PIN of a sign-in may be verified, and the live code that was shown with it. */
export type SignInAdmission = PinAdmission & { readonly live: LiveCode | null };

/**
 * Decides whether the PIN of a sign-in may be verified. A right code by SMS admits it whatever the counters say: a code has 5
 * tries itself, and anyone who has the phone of the number could reset the PIN as well. Known devices need none.
 * Where the address of an
 * unknown device has had its failures (`usedShare` from 1), the first try of the day for a number is still verified, so that
 * one of thousands behind a carrier's address shuts nobody out, and a guesser gains no more than one try of each number.
 */
export async function admitSignIn(
  ctx: AppCtx,
  subject: PinSubject,
  {
    mobileNumber,
    pin,
    resetId,
    code,
    usedShare,
  }: ShownSecrets & { mobileNumber: string | null; usedShare: number },
): Promise<SignInAdmission> {
  if (usedShare >= MOST_SHARE) {
    return { ...REFUSED_TRY, live: null };
  }
  if (typeof resetId === 'string' && typeof code === 'string' && !subject.isKnownDevice) {
    const request = await findRequest(ctx, resetId);
    const live = await checkCode(ctx, { subject: request?.subject ?? null, code });
    return live !== null && live.mobileNumber === mobileNumber
      ? { verdict: 'VERIFY', failures: 0, live }
      : { ...REFUSED_TRY, live: null };
  }
  const admission = isPin(pin)
    ? await admitPinTry(ctx, subject, { isFirstOnly: usedShare >= 1 })
    : REFUSED_TRY;
  return { ...admission, live: null };
}
