import type { Account } from '../accounts/account.entity';
import type { AppCtx } from '../accounts/actor';
import { ownAccount } from '../accounts/own-account';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/** The actor's own account, or null for a visitor. */
export const getViewer = openAct(
  { may: anyone, seen: { visitor: 'null' } },
  (ctx: AppCtx): Promise<Account | null> => ownAccount(ctx),
);
