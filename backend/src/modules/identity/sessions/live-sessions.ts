import type { Services } from '../../../platform/context/context';
import { LIVE_SESSIONS } from '../accounts/identity.queries';
import type { Role } from '@wakafine/domain/people/roles';

/** The roles of those of the given sessions that go on; what is not in it has ended, be it by another server process. */
export async function liveSessions(
  services: Services,
  sessionIds: readonly number[],
): Promise<ReadonlyMap<number, Role>> {
  const values = [sessionIds, services.clock()] as const;
  const rows = await services.db.rows(LIVE_SESSIONS, values);
  return new Map(rows.map(({ id, role }) => [id, role]));
}
