import { newToken, tokenHash } from '../../platform/crypto';
import type { Account } from './account.entity';
import type { AppCtx } from './actor';
import { DELETE_SESSION, UPSERT_DEVICE } from './identity.queries';
import { forgetSessionsOf, sessionEnded, startSession } from './sessions';

/** A started session with the tokens for the browser's two cookies. */
export interface BegunSession {
  readonly sessionId: number;
  readonly token: string;
  readonly expiresAt: Date;
  readonly deviceToken: string;
}

/**
 * What every sign-in ends with: the device is remembered, and a new session takes the place of the one that this
 * browser has had, whoever it belonged to.
 */
export async function beginSession(
  ctx: AppCtx,
  account: Pick<Account, 'id' | 'role'>,
  browser: { deviceToken: string | null; deviceName: string | null },
): Promise<BegunSession> {
  const deviceToken = browser.deviceToken ?? newToken();
  await ctx.db.rows(UPSERT_DEVICE, [account.id, tokenHash(deviceToken), ctx.clock()]);
  const session = await startSession(ctx, account, { device: browser.deviceName });
  if (ctx.actor !== null) {
    const { accountId, sessionId } = ctx.actor;
    await ctx.db.rows(DELETE_SESSION, [sessionId]);
    forgetSessionsOf(ctx, accountId);
    ctx.emit(sessionEnded({ sessionId }));
  }
  return { ...session, deviceToken };
}
