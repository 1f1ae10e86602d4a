import type { Services } from '../../platform/context';
import { LIVE_SESSIONS } from './identity.queries';

/** Those of the given sessions that have ended meanwhile, also by another server process. */
export async function endedSessions(services: Services, sessionIds: readonly number[]): Promise<number[]> {
  const rows = await services.db.rows<{ id: number }>(LIVE_SESSIONS, [sessionIds, services.clock()]);
  const live = new Set(rows.map(({ id }) => id));
  return sessionIds.filter((id) => !live.has(id));
}
