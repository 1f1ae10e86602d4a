import { TOTP_GRACE_MS } from '@wakafine/domain/people/staff-session';
import type { AppCtx } from '../../accounts/actor';
import type { Role } from '@wakafine/domain/people/roles';
import { TOTP_GRACE_FROM } from './totp.queries';
import { ROLE_FACTS } from '@wakafine/domain/people/roles';

/** Whether a role has to use a second factor on this server: never in demo mode. */
export function needsTotp({ isDemo }: Pick<AppCtx, 'isDemo'>, role: Role): boolean {
  return !isDemo && ROLE_FACTS[role].needsSecondFactor;
}

/**
 * By when staff must have set up a second factor, after which nothing else is open to them; null where one is active
 * or none is needed.
 */
export async function totpDueAt(
  ctx: AppCtx,
  { accountId, role }: { accountId: number; role: Role },
): Promise<Date | null> {
  if (!needsTotp(ctx, role)) {
    return null;
  }
  const [waiting] = await ctx.db.rows(TOTP_GRACE_FROM, [accountId]);
  const graceFrom = waiting?.graceFrom ?? null;
  return graceFrom === null ? null : new Date(graceFrom.getTime() + TOTP_GRACE_MS);
}
