import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../accounts/actor';
import { createStaff } from './create-staff';
import { HAS_ADMINISTRATOR, LOCK_FIRST_ADMINISTRATOR } from './staff.queries';

/** Name of the administrator whom nobody has named. */
const DEFAULT_USERNAME = 'admin';

/** The first administrator, when a one-time password was made for them that must be printed. */
export interface AnnouncedAdmin {
  readonly username: string;
  readonly password: string;
}

/**
 * Creates the first administrator where there is none but demo accounts: the one that the configuration names, else,
 * outside demo mode, one with a one-time password, which is given to be printed once.
 * @throws CONFLICT when the username belongs to somebody else
 */
export async function ensureFirstAdmin(
  ctx: AppCtx,
  { named }: { named: { username: string; password: string } | null },
): Promise<AnnouncedAdmin | null> {
  return inTransaction(ctx, async (looking) => {
    await looking.db.rows(LOCK_FIRST_ADMINISTRATOR, []);
    const [known]: { isThere: boolean }[] = await looking.db.rows(HAS_ADMINISTRATOR, []);
    if (known?.isThere === true || (named === null && looking.isDemo)) {
      return null;
    }
    const username = named?.username ?? DEFAULT_USERNAME;
    // Commits by itself; the lock around it stops other server processes from doing the same.
    const given = await createStaff(ctx, {
      username,
      role: 'ADMIN',
      fullName: null,
      password: named?.password ?? null,
    });
    return given.isOneTime ? { username, password: given.password } : null;
  });
}
