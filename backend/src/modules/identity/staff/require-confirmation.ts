import { CONFIRMATION_MS, REVEALS_UNCONFIRMED } from '@wakafine/domain/people/staff-session';
import { AppError } from '../../../platform/errors';
import { requireSignedIn } from '../accounts/actor';
import type { AppCtx } from '../accounts/actor';
import { CONFIRMED_AT } from './staff.queries';

/**
 * Makes sure that the person at this session has shown a secret in the last 15 minutes, by signing in or by
 * `confirmIdentity`: for acts that can't be undone.
 * @throws UNAUTHENTICATED, FORBIDDEN with the client code `confirmation-required`
 */
export async function requireConfirmation(ctx: AppCtx): Promise<void> {
  const { sessionId } = requireSignedIn(ctx);
  // Not from what is remembered of the session: another process may have confirmed it a moment ago.
  const [session]: { confirmedAt: Date }[] = await ctx.db.rows(CONFIRMED_AT, [sessionId]);
  if (session === undefined || ctx.clock().getTime() - session.confirmedAt.getTime() > CONFIRMATION_MS) {
    throw new AppError('FORBIDDEN', {
      sentence: 'Please confirm first that it is you.',
      details: { clientCode: 'confirmation-required' },
    });
  }
}

/**
 * The same for a call that reveals so many plates or numbers; a few are open without.
 * @throws UNAUTHENTICATED, FORBIDDEN with the client code `confirmation-required`
 */
export async function confirmReveals(ctx: AppCtx, count: number): Promise<void> {
  if (count > REVEALS_UNCONFIRMED) {
    await requireConfirmation(ctx);
  }
}
