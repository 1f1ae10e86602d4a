import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../accounts/actor';
import { endSessionsOf } from '../sessions/end-sessions';
import { queueOwnSecret } from '../accounts/queue-secret-act';
import { invalidateSessionsOf } from '../sessions/sessions';
import { chosenOrOneTime } from './create-staff';
import type { GivenPassword } from './create-staff';
import { FIND_STAFF } from './staff.queries';
import { Account } from '../accounts/account.entity';
import { RecoveryCode } from './totp/recovery-code.entity';
import { SignInCounter } from '../sign-in/sign-in-counter.entity';
import { AuditEntry } from '../accounts/audit-entry.entity';

/**
 * Lets staff who are locked out in again, for anyone who runs the server: another password, no second factor, no
 * wrong
 * tries, no session.
 * @throws NOT_FOUND for an unknown username, FORBIDDEN for a demo account, BAD_USER_INPUT (password)
 */
export async function resetStaff(
  ctx: AppCtx,
  { username, password }: { username: string; password: string | null },
): Promise<GivenPassword> {
  const [staff] = await ctx.db.rows(FIND_STAFF, [username]);
  if (staff === undefined) {
    throw new AppError('NOT_FOUND', { sentence: `There is no staff account with the username ${username}.` });
  }
  if (staff.isDemo) {
    throw new AppError('FORBIDDEN', { sentence: 'Demo accounts keep their password.' });
  }
  const given = chosenOrOneTime(password, username);
  const passwordHash = await queueOwnSecret(ctx, () => ctx.hasher.hash(given.password));
  await inTransaction(ctx, async (resetting) => {
    const { db, clock } = resetting;
    await db.entities.update(
      Account,
      { id: staff.id },
      { passwordHash, mustChangePassword: given.isOneTime },
    );
    await db.entities.update(
      Account,
      { id: staff.id },
      { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
    );
    await db.entities.delete(RecoveryCode, { accountId: staff.id });
    for (const subject of [`staff:${username.toLowerCase()}`, `password:${staff.id}`, `totp:${staff.id}`]) {
      await db.entities.delete(SignInCounter, { subject });
    }
    await db.entities.insert(AuditEntry, {
      at: clock(),
      accountId: null,
      actorName: 'command line',
      actorRole: 'ADMIN',
      act: 'STAFF_PASSWORD_RESET',
      target: username,
    });
    await endSessionsOf(resetting, { accountId: staff.id });
  });
  invalidateSessionsOf(ctx, staff.id);
  return given;
}
