import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../accounts/actor';
import { endSessionsOf } from '../sessions/end-sessions';
import { CLEAR_TRIES } from '../accounts/identity.queries';
import { queueOwnSecret } from '../accounts/queue-secret-act';
import { invalidateSessionsOf } from '../sessions/sessions';
import { chosenOrOneTime } from './create-staff';
import type { GivenPassword } from './create-staff';
import { FIND_STAFF, INSERT_COMMAND_AUDIT_ENTRY, SET_PASSWORD } from './staff.queries';
import { CLEAR_TOTP, DELETE_RECOVERY_CODES } from './totp/totp.queries';

/**
 * Lets staff who are locked out in again, for whoever runs the server: another password, no second factor, no wrong
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
    await db.rows(SET_PASSWORD, [staff.id, passwordHash, given.isOneTime]);
    await db.rows(CLEAR_TOTP, [staff.id]);
    await db.rows(DELETE_RECOVERY_CODES, [staff.id]);
    for (const subject of [`staff:${username.toLowerCase()}`, `password:${staff.id}`, `totp:${staff.id}`]) {
      await db.rows(CLEAR_TRIES, [subject]);
    }
    await db.rows(INSERT_COMMAND_AUDIT_ENTRY, [clock(), 'STAFF_PASSWORD_RESET', username]);
    await endSessionsOf(resetting, { accountId: staff.id });
  });
  invalidateSessionsOf(ctx, staff.id);
  return given;
}
