import { STAFF_ACTIVITY_STEP_MS } from '@wakafine/domain/people/staff-session';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { asAppError } from '../../../platform/errors';
import { defineCache } from '../../../platform/memory/caches';
import { newToken } from '../../../platform/secrets/crypto';
import { defineEvent } from '../../../platform/live/events';
import type { AppCtx, SignedIn } from '../accounts/actor';
import { DELETE_EXPIRED_SESSIONS, INSERT_SESSION, TOUCH_SESSION } from '../accounts/identity.queries';
import { lookUpSession } from './look-up-session';
import type { SessionRow } from './look-up-session';
import type { Role } from '@wakafine/domain/people/roles';
import { isCitizen } from '../accounts/actor';
import { isCitizenRole } from '@wakafine/domain/people/roles';

const CITIZEN_SESSION_MS = 30 * DAY_MS;
const STAFF_SESSION_MS = 8 * HOUR_MS;
/** Time for which another process may still honour a session that has ended; sockets are closed within 2 s. */
const REMEMBERED_MS = 1_000;

/** A session has ended; its sockets are to be closed. */
export const sessionEnded = defineEvent<{ sessionId: number }>('session-ended');

/** The role behind a session is another; its sockets are to connect anew. */
export const sessionRoleChanged = defineEvent<{ sessionId: number }>('session-role-changed');

/** Cached data of a session that was looked up. */
interface RememberedSession {
  readonly actor: SignedIn;
  readonly expiresAtMs: number;
  readonly activeAtMs: number;
}

/** By the tokens themselves: this memory is as short as it is private, and a hash of each would be dearer than the rest. */
const sessionsByToken = defineCache<RememberedSession>({ maxEntries: 50_000, ttlMs: REMEMBERED_MS });

/** Whether a person asks, which prevents a session of staff from ending as idle. */
interface Attendance {
  readonly isAttended: boolean;
}

/**
 * Anyone who a session token stands for, where this process remembers it and has nothing to write; null says
 * that only
 * {@link findSession} knows. For the hot way: nothing waits.
 */
export function rememberedSession(
  { caches, clock }: Services,
  token: string,
  { isAttended }: Attendance,
): SignedIn | null {
  const session = caches.of(sessionsByToken).get(token);
  if (session === undefined) {
    return null;
  }
  const nowMs = clock().getTime();
  const isSettled = session.expiresAtMs > nowMs && !(isAttended && isActivityDue(session, nowMs));
  return isSettled ? session.actor : null;
}

/** Anyone who a session token stands for, or null when it stands for nobody (any more). */
export async function findSession(
  services: Services,
  token: string,
  { isAttended }: Attendance,
): Promise<SignedIn | null> {
  const cache = services.caches.of(sessionsByToken);
  const session = cache.get(token) ?? remembered(await lookUpSession(services, token));
  const now = services.clock();
  if (session === null || session.expiresAtMs <= now.getTime()) {
    return null;
  }
  if (!cache.has(token)) {
    cache.set(token, session);
  }
  if (isAttended && isActivityDue(session, now.getTime())) {
    await noteActivity(services, session.actor, now);
    cache.delete(token);
  }
  return session.actor;
}

/** While nothing can be stored, those who are signed in may still read. */
async function noteActivity({ db, log }: Services, { sessionId }: SignedIn, now: Date): Promise<void> {
  try {
    await db.rows(TOUCH_SESSION, [sessionId, now]);
  } catch (error) {
    if (asAppError(error).code !== 'UNAVAILABLE') {
      throw error;
    }
    log.warn({ err: error }, 'that somebody is at work could not be noted');
  }
}

function remembered(row: SessionRow | null): RememberedSession | null {
  if (row === null) {
    return null;
  }
  const { sessionId, accountId, role, mustChangePassword, mustEnrolTotp, expiresAt, activeAt } = row;
  return {
    actor: { sessionId, accountId, role, mustChangePassword, mustEnrolTotp },
    expiresAtMs: expiresAt.getTime(),
    activeAtMs: activeAt.getTime(),
  };
}

/** Whether an act of staff is to be noted: at most one write a minute for a session. */
function isActivityDue({ actor, activeAtMs }: RememberedSession, nowMs: number): boolean {
  return !isCitizen(actor) && nowMs - activeAtMs >= STAFF_ACTIVITY_STEP_MS;
}

/** Starts a session with a new token: 30 days for citizens, 8 hours for staff and agencies, who must not be idle for longer than 30 minutes. `device` is shown to the account's holder. */
export async function startSession(
  ctx: AppCtx,
  account: { id: number; role: Role },
  { device = null }: { device?: string | null } = {},
): Promise<{ token: string; expiresAt: Date; sessionId: number }> {
  const now = ctx.clock();
  const lastsMs = isCitizenRole(account.role) ? CITIZEN_SESSION_MS : STAFF_SESSION_MS;
  const expiresAt = new Date(now.getTime() + lastsMs);
  const token = newToken();
  const values = [account.id, ctx.sessionTokens.mark(token), now, expiresAt, device] as const;
  const [session] = await ctx.db.rows(INSERT_SESSION, values);
  return { token, expiresAt, sessionId: Number(session?.id) };
}

/** Makes this process discard a session at once. */
export function invalidateSession(services: Services, token: string): void {
  services.caches.of(sessionsByToken).delete(token);
}

/** Makes this process discard all sessions of an account at once. */
export function invalidateSessionsOf(services: Services, accountId: number): void {
  const cache = services.caches.of(sessionsByToken);
  for (const [token, { actor }] of [...cache.entries()]) {
    if (actor.accountId === accountId) {
      cache.delete(token);
    }
  }
}

/** Deletes the sessions whose time is over. */
export async function deleteExpiredSessions(services: Services): Promise<void> {
  await services.db.rows(DELETE_EXPIRED_SESSIONS, [services.clock()]);
}
