import type { Statement } from '../../../platform/db/db';
import type { AppCtx } from './actor';

/** Keeps a secret that was just verified under the current pepper, where its hash was made with the former one. */
export async function renewHash(
  ctx: AppCtx,
  statement: Statement,
  { id, secret, secretHash }: { id: number; secret: string; secretHash: string | null },
): Promise<void> {
  if (secretHash !== null && ctx.hasher.isOutdated(secretHash)) {
    await ctx.db.rows(statement, [id, await ctx.hasher.hash(secret), secretHash]);
  }
}
