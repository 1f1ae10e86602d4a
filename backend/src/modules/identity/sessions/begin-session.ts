import { newToken, tokenHash } from '../../../platform/secrets/crypto';
import type { Account } from '../accounts/account.entity';
import type { AppCtx } from '../accounts/actor';
import {
  DELETE_OLDEST_DEVICES,
  DELETE_OLDEST_SESSIONS,
  KNOW_DEVICE_TOKEN,
  LOCK_SIGN_INS,
  UPSERT_DEVICE,
} from '../accounts/identity.queries';
import { invalidateSessionsOf, sessionEnded, startSession } from './sessions';
import { Session } from './session.entity';

/** Sessions that an account has at a time; the oldest ends for a new one (decision D4). */
const SESSIONS_PER_ACCOUNT = 10;
/** Devices that are known of an account; the one that was not used for longest is discarded for a new one (D4). */
const DEVICES_PER_ACCOUNT = 20;

/** A started session with the tokens for the browser's two cookies. */
export interface BegunSession {
  readonly sessionId: number;
  readonly token: string;
  readonly expiresAt: Date;
  readonly deviceToken: string;
}

/**
 * Last step of every sign-in: the device is remembered, and a new session replaces the one that this
 * browser has had, no matter whose it was.
 */
export async function beginSession(
  ctx: AppCtx,
  account: Pick<Account, 'id' | 'role'>,
  browser: { deviceToken: string | null; deviceName: string | null },
): Promise<BegunSession> {
  // Two sign-ins at once would else each count without the other.
  await ctx.db.rows(LOCK_SIGN_INS, [account.id]);
  const deviceToken = await rememberDevice(ctx, { accountId: account.id, deviceToken: browser.deviceToken });
  const session = await startSession(ctx, account, { device: browser.deviceName });
  if (ctx.actor !== null) {
    const { accountId, sessionId } = ctx.actor;
    await ctx.db.entities.delete(Session, { id: sessionId });
    invalidateSessionsOf(ctx, accountId);
    ctx.emit(sessionEnded({ sessionId }));
  }
  await endOldest(ctx, account.id);
  return { ...session, deviceToken };
}

async function endOldest(ctx: AppCtx, accountId: number): Promise<void> {
  await ctx.db.rows(DELETE_OLDEST_DEVICES, [accountId, DEVICES_PER_ACCOUNT]);
  const ended = await ctx.db.rows(DELETE_OLDEST_SESSIONS, [accountId, SESSIONS_PER_ACCOUNT]);
  if (ended.length > 0) {
    invalidateSessionsOf(ctx, accountId);
    ended.forEach(({ id }) => ctx.emit(sessionEnded({ sessionId: id })));
  }
}

/** Makes a browser a known device of an account and gives its token: the one that it has, else a new one. */
export async function rememberDevice(
  ctx: AppCtx,
  { accountId, deviceToken }: { accountId: number; deviceToken: string | null },
): Promise<string> {
  const token = await deviceTokenFor(ctx, deviceToken);
  await ctx.db.rows(UPSERT_DEVICE, [accountId, tokenHash(token), ctx.clock()]);
  return token;
}

/** The token of the browser if it is ours, else a new one: a token that anybody can guess would protect nobody. */
async function deviceTokenFor(ctx: AppCtx, token: string | null): Promise<string> {
  const rows = token === null ? [] : await ctx.db.rows(KNOW_DEVICE_TOKEN, [tokenHash(token)]);
  return token === null || rows.length === 0 ? newToken() : token;
}
