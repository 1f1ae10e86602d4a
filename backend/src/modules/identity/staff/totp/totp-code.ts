import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'WakaFine';
/**
 * RFC 6238: a new code every 30 s; that of the neighbouring step is accepted too, for clocks that are a little
 * off.
 */
const STEP_S = 30;
const CODE = /^[0-9]{6}$/;

/** A new secret for an authenticator app: 160 bits as base 32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, username: string): string {
  return generateURI({ issuer: ISSUER, label: username, secret });
}

/** Whether a text has the form of a code: six ASCII digits. */
export function isTotpCode(code: string): boolean {
  return CODE.test(code);
}

/** The time step whose code this is, at most one step off and later than `lastStep`; else null. */
export function stepOfCode(
  secret: string,
  { code, now, lastStep }: { code: string; now: Date; lastStep: number | null },
): number | null {
  const nowS = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch: nowS, period: STEP_S, epochTolerance: STEP_S });
  if (!result.valid || !('timeStep' in result)) {
    return null;
  }
  return result.timeStep > (lastStep ?? -1) ? result.timeStep : null;
}
