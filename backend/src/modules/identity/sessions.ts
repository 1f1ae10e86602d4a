import { STAFF_ACTIVITY_STEP_MS } from '@wakafine/domain/staff-session';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import type { Services } from '../../platform/context';
import { defineCache } from '../../platform/caches';
import { newToken } from '../../platform/crypto';
import { defineEvent } from '../../platform/events';
import type { AppCtx, SignedIn } from './actor';
import { DELETE_EXPIRED_SESSIONS, INSERT_SESSION, TOUCH_SESSION } from './identity.queries';
import { lookUpSession } from './look-up-session';
import type { SessionRow } from './look-up-session';
import type { Role } from './permissions';

const CITIZEN_SESSION_MS = 30 * DAY_MS;
const STAFF_SESSION_MS = 8 * HOUR_MS;
/** How long another process may still honour a session that has ended; sockets are told within 2 s. */
const REMEMBERED_MS = 1_000;

/** A session has ended; its sockets are to be closed. */
export const sessionEnded = defineEvent<{ sessionId: number }>('session-ended');

/** The role behind a session is another; its sockets are to connect anew. */
export const sessionRoleChanged = defineEvent<{ sessionId: number }>('session-role-changed');

const sessionsByToken = defineCache<SessionRow>({ maxEntries: 50_000, ttlMs: REMEMBERED_MS });

/**
 * Whoever a session token stands for, or null when it stands for nobody (any more). `isAttended`: a person asks, which keeps
 * a session of staff from ending as idle.
 */
export async function findSession(
  services: Services,
  token: string,
  { isAttended }: { isAttended: boolean },
): Promise<SignedIn | null> {
  const key = cacheKey(services, token);
  const cache = services.caches.of(sessionsByToken);
  const row = cache.get(key) ?? (await lookUpSession(services, token));
  if (row === null || row.expiresAt <= services.clock()) {
    return null;
  }
  if (!cache.has(key)) {
    cache.set(key, row);
  }
  if (isAttended && row.role !== 'CITIZEN') {
    await noteActivity(services, { key, row });
  }
  const { sessionId, accountId, role, mustChangePassword, mustEnrolTotp } = row;
  return { sessionId, accountId, role, mustChangePassword, mustEnrolTotp };
}

/** At most one write a minute for a session. */
async function noteActivity(
  services: Services,
  { key, row }: { key: string; row: SessionRow },
): Promise<void> {
  const now = services.clock();
  if (now.getTime() - row.activeAt.getTime() >= STAFF_ACTIVITY_STEP_MS) {
    await services.db.rows(TOUCH_SESSION, [row.sessionId, now]);
    services.caches.of(sessionsByToken).delete(key);
  }
}

/** Starts a session with a new token: 30 days for citizens, 8 hours for staff, who must not be idle for longer than 30 minutes. `device` is shown to the account's holder. */
export async function startSession(
  ctx: AppCtx,
  account: { id: number; role: Role },
  { device = null }: { device?: string | null } = {},
): Promise<{ token: string; expiresAt: Date; sessionId: number }> {
  const now = ctx.clock();
  const lastsMs = account.role === 'CITIZEN' ? CITIZEN_SESSION_MS : STAFF_SESSION_MS;
  const expiresAt = new Date(now.getTime() + lastsMs);
  const token = newToken();
  const values = [account.id, ctx.sessionTokens.mark(token), now, expiresAt, device];
  const [session] = await ctx.db.rows<{ id: number }>(INSERT_SESSION, values);
  return { token, expiresAt, sessionId: Number(session?.id) };
}

/** Makes this process forget a session at once. */
export function forgetSession(services: Services, token: string): void {
  services.caches.of(sessionsByToken).delete(cacheKey(services, token));
}

/** Makes this process forget all sessions of an account at once. */
export function forgetSessionsOf(services: Services, accountId: number): void {
  const cache = services.caches.of(sessionsByToken);
  for (const [key, row] of [...cache.entries()]) {
    if (row.accountId === accountId) {
      cache.delete(key);
    }
  }
}

/** Deletes the sessions whose time is over. */
export async function deleteExpiredSessions(services: Services): Promise<void> {
  await services.db.rows(DELETE_EXPIRED_SESSIONS, [services.clock()]);
}

function cacheKey({ sessionTokens }: Services, token: string): string {
  return sessionTokens.mark(token).toString('base64');
}
