import { AppError } from '../../../platform/errors';
import { Account } from './account.entity';
import type { AppCtx } from './actor';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/** The actor's own account, or null for a visitor. */
export const getViewer = openAct(
  { may: anyone, seen: { visitor: 'null' } },
  async (ctx: AppCtx): Promise<Account | null> => {
    return ctx.actor === null ? null : ctx.db.entities.findOneBy(Account, { id: ctx.actor.accountId });
  },
);

/**
 * The actor's own account.
 * @throws UNAUTHENTICATED for a visitor, and where the account is gone
 */
export async function requireOwnAccount(ctx: AppCtx): Promise<Account> {
  const account = await getViewer(ctx);
  if (account === null) {
    throw new AppError('UNAUTHENTICATED');
  }
  return account;
}
