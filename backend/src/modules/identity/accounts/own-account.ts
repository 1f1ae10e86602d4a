import { AppError } from '../../../platform/errors';
import { Account } from './account.entity';
import type { AppCtx } from './actor';

/** The actor's own account, or null for a visitor and where the account is gone. */
export async function ownAccount({ actor, db }: AppCtx): Promise<Account | null> {
  return actor === null ? null : db.entities.findOneBy(Account, { id: actor.accountId });
}

/**
 * The actor's own account.
 * @throws UNAUTHENTICATED for a visitor, and where the account is gone
 */
export async function requireOwnAccount(ctx: AppCtx): Promise<Account> {
  const account = await ownAccount(ctx);
  if (account === null) {
    throw new AppError('UNAUTHENTICATED');
  }
  return account;
}
