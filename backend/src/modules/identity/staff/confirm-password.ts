import { badInput } from '../../../platform/errors';
import type { AppCtx, SignedIn } from '../accounts/actor';
import { queueOwnSecret } from '../accounts/queue-secret-act';
import { mayTry } from '../sign-in/sign-in-tries';
import { FIND_PASSWORD_HASH } from './staff.queries';
import { SignInCounter } from '../sign-in/sign-in-counter.entity';

/** Staff whose password was right a moment ago. */
export interface ConfirmedStaff {
  readonly username: string;
  readonly isDemo: boolean;
}

/**
 * Asks for the actor's own password again before something grave, so that an open session alone is not enough.
 * @throws BAD_USER_INPUT at the given field for a wrong one, and after too many wrong ones for any
 */
export async function confirmPassword(
  ctx: AppCtx,
  { actor, password, field }: { actor: SignedIn; password: string; field: string },
): Promise<ConfirmedStaff> {
  const subject = `password:${actor.accountId}`;
  const isAllowed = await mayTry(ctx, subject);
  const [staff]: (ConfirmedStaff & { passwordHash: string | null })[] = await ctx.db.rows(
    FIND_PASSWORD_HASH,
    [actor.accountId],
  );
  const passwordHash = isAllowed ? (staff?.passwordHash ?? null) : null;
  const isRight = await queueOwnSecret(ctx, () => ctx.hasher.verify(passwordHash, password));
  if (!isRight || staff === undefined) {
    throw badInput({ [field]: 'The password is not right' });
  }
  await ctx.db.entities.delete(SignInCounter, { subject });
  return { username: staff.username, isDemo: staff.isDemo };
}
