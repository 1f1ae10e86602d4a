import type { RENEW_PASSWORD_HASH, RENEW_PIN_HASH } from './identity.queries';
import type { AppCtx } from './actor';

/**
 * Stores a secret that was just verified under the current pepper, where its hash was made with the former one.
 */
export async function renewHash(
  ctx: AppCtx,
  statement: typeof RENEW_PASSWORD_HASH | typeof RENEW_PIN_HASH,
  { id, secret, secretHash }: { id: number; secret: string; secretHash: string | null },
): Promise<void> {
  if (secretHash !== null && ctx.hasher.isOutdated(secretHash)) {
    await ctx.db.rows(statement, [id, await ctx.hasher.hash(secret), secretHash]);
  }
}
