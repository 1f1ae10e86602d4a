import { normaliseCode } from '../../../../platform/secrets/readable-code';
import { inTransaction } from '../../../../platform/context/unit-of-work';
import type { AppCtx } from '../../accounts/actor';
import { isTotpCode, stepOfCode } from './totp-code';
import { LOCK_TOTP, USE_RECOVERY_CODE } from './totp.queries';
import { Account } from '../../accounts/account.entity';

/** The second factor of an account as it is stored. */
export interface StoredTotp {
  readonly username: string;
  readonly sealedSecret: string | null;
  readonly confirmedAt: Date | null;
  readonly lastStep: number | null;
}

/**
 * Whether staff have shown their second factor: always where none is confirmed, else with a code of the authenticator
 * app or a recovery code. Either is used up by it.
 */
export function passesSecondFactor(
  ctx: AppCtx,
  { accountId, code }: { accountId: number; code: string | null },
): Promise<boolean> {
  return inTransaction(ctx, async (checking) => {
    const totp = await lockTotp(checking, accountId);
    if (totp.confirmedAt === null) {
      return true;
    }
    return code !== null && useCode(checking, { accountId, totp, code });
  });
}

/** Notes that a second factor was missing or wrong. */
export function noteSecondFactor({ security, log }: AppCtx, accountId: number): void {
  security.note(log, 'second_factor_failed', { accountId });
}

/** The second factor of an account, held until the transaction ends. */
export async function lockTotp(ctx: AppCtx, accountId: number): Promise<StoredTotp> {
  const [totp]: StoredTotp[] = await ctx.db.rows(LOCK_TOTP, [accountId]);
  return totp ?? { username: '', sealedSecret: null, confirmedAt: null, lastStep: null };
}

/** The time step of a right code of the authenticator app that was not used before; else null. */
export function acceptedStep(
  ctx: AppCtx,
  { accountId, totp, code }: { accountId: number; totp: StoredTotp; code: string },
): number | null {
  const digits = code.replace(/\s/g, '');
  if (totp.sealedSecret === null || !isTotpCode(digits)) {
    return null;
  }
  const secret = ctx.secretBox.open(totpPurpose(accountId), totp.sealedSecret);
  return stepOfCode(secret, { code: digits, now: ctx.clock(), lastStep: totp.lastStep });
}

/** Uses a code of the app or a recovery code up; false when it is neither. */
export async function useCode(
  ctx: AppCtx,
  tried: { accountId: number; totp: StoredTotp; code: string },
): Promise<boolean> {
  const { accountId, code, totp } = tried;
  const step = acceptedStep(ctx, tried);
  if (step !== null && totp.sealedSecret !== null) {
    const sealed = ctx.secretBox.renew(totpPurpose(accountId), totp.sealedSecret);
    await ctx.db.entities.update(Account, { id: accountId }, { totpLastStep: step, totpSecret: sealed });
    return true;
  }
  const marks = ctx.secretBox.marks(recoveryPurpose(accountId), normaliseCode(code));
  const used = await ctx.db.rows(USE_RECOVERY_CODE, [accountId, marks, ctx.clock()]);
  return used.length > 0;
}

/** Purpose that the secret of an account is sealed for. */
export function totpPurpose(accountId: number): string {
  return `totp:${accountId}`;
}

/** The only form in which a recovery code is stored. It has 50 random bits, so that a keyed hash will do. */
export function recoveryMark(ctx: AppCtx, accountId: number, code: string): Buffer {
  return ctx.secretBox.mark(recoveryPurpose(accountId), normaliseCode(code));
}

function recoveryPurpose(accountId: number): string {
  return `recovery:${accountId}`;
}
