import { Account } from './account.entity';
import type { AppCtx } from './actor';

/** The actor's own account, or null for a visitor. */
export async function getViewer(ctx: AppCtx): Promise<Account | null> {
  return ctx.actor === null ? null : ctx.db.entities.findOneBy(Account, { id: ctx.actor.accountId });
}
