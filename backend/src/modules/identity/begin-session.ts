import { newToken, tokenHash } from '../../platform/crypto';
import type { Account } from './account.entity';
import type { AppCtx } from './actor';
import { DELETE_SESSION, KNOW_DEVICE_TOKEN, UPSERT_DEVICE } from './identity.queries';
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
  const deviceToken = await deviceTokenFor(ctx, browser.deviceToken);
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

/** The token of the browser if it is ours, else a new one: a token that anybody can guess would protect nobody. */
async function deviceTokenFor(ctx: AppCtx, token: string | null): Promise<string> {
  const rows = token === null ? [] : await ctx.db.rows(KNOW_DEVICE_TOKEN, [tokenHash(token)]);
  return token === null || rows.length === 0 ? newToken() : token;
}
